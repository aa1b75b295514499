"""Uploading pictures for posts."""

from __future__ import annotations

from django.core.files.uploadedfile import UploadedFile
from django.db import transaction

from accounts.models import User

from ..models import Picture, Scene
from ..picture_uploads import redrawn
from ..policies import check_add_picture, seat_of


@transaction.atomic
def add_picture(person: User, scene: Scene, upload: UploadedFile) -> Picture:
    """Keeps a picture, which nobody else sees until it stands in a post. Raises ``ValidationError``."""
    check_add_picture(seat_of(person, scene.campaign), scene)
    picture = Picture(campaign=scene.campaign, uploader=person)
    picture.file.save(f"{picture.key}.webp", redrawn(upload), save=False)
    picture.save()
    return picture
