from .afterwards import BlockVersion, Reaction
from .agreements import AgreementsVersion
from .audit import AuditEntry
from .campaigns import Campaign, Chapter, Invitation, Membership, Role
from .drafts import Draft, DraftVersion
from .encounters import Condition, Encounter, EncounterStep, GroupMember, Participant
from .handouts import Handout
from .notes import SealedNote
from .notifications import Notification
from .pictures import Picture
from .posts import Block, Post, ReadMark
from .requests import RollAnswer, RollRequest
from .scenes import Scene, SceneTemplate
from .turns import CastMember, Nudge, SceneEvent, Waiting

__all__ = [
    "AgreementsVersion",
    "AuditEntry",
    "Block",
    "BlockVersion",
    "Campaign",
    "CastMember",
    "Chapter",
    "Condition",
    "Draft",
    "DraftVersion",
    "Encounter",
    "EncounterStep",
    "GroupMember",
    "Handout",
    "Invitation",
    "Membership",
    "Notification",
    "Nudge",
    "Participant",
    "Picture",
    "Post",
    "Reaction",
    "ReadMark",
    "Role",
    "RollAnswer",
    "RollRequest",
    "Scene",
    "SceneEvent",
    "SceneTemplate",
    "SealedNote",
    "Waiting",
]
