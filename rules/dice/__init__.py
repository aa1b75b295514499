"""Dice notation: read a text, roll it with faces handed in, or work out its odds. Pure; keeps nothing between two texts.

expression = parse("4d6kh3 + 2")
outcome = roll(expression, GivenFaces([5, 1, 5, 6]))
"""

from .evaluation import roll
from .odds import Summary, odds, summary
from .parsing import parse
from .reader import LONGEST_TEXT
from .tree import Expression

__all__ = ["LONGEST_TEXT", "Expression", "Summary", "odds", "parse", "roll", "summary"]
