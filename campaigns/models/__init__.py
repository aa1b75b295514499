from .campaigns import Campaign, Chapter, Invitation, Membership, Role
from .drafts import Draft, DraftVersion
from .notes import SealedNote
from .pictures import Picture
from .posts import Block, Post, ReadMark
from .scenes import Scene
from .turns import CastMember, SceneEvent, Waiting

__all__ = [
    "Block",
    "Campaign",
    "CastMember",
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
    "SceneEvent",
    "SealedNote",
    "Waiting",
]
