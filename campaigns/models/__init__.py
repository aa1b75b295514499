from .campaigns import Campaign, Chapter, Invitation, Membership, Role
from .posts import Block, Post, ReadMark
from .scenes import Scene

__all__ = ["Block", "Campaign", "Chapter", "Invitation", "Membership", "Post", "ReadMark", "Role", "Scene"]
