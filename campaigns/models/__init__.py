from .campaigns import Campaign, Chapter, Invitation, Membership, Role
from .drafts import Draft, DraftVersion
from .notes import SealedNote
from .pictures import Picture
from .posts import Block, Post, ReadMark
from .scenes import Scene

__all__ = [
    "Block",
    "Campaign",
    "Chapter",
    "Draft",
    "DraftVersion",
    "Invitation",
    "Membership",
    "Picture",
    "Post",
    "ReadMark",
    "Role",
    "Scene",
    "SealedNote",
]
