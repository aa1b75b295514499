from .campaigns import Campaign, Chapter, Invitation, Membership, Role
from .drafts import Draft
from .posts import Block, Post, ReadMark
from .scenes import Scene

__all__ = [
    "Block",
    "Campaign",
    "Chapter",
    "Draft",
    "Invitation",
    "Membership",
    "Post",
    "ReadMark",
    "Role",
    "Scene",
]
