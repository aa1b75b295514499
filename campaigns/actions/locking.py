"""Scenes locked until the transaction ends: versions and numbers are taken one after the other, and told to open pages."""

from __future__ import annotations

from collections.abc import Collection

from ..audiences import people_in
from ..live import scene_changed
from ..models import Post, Scene


def lock_scene(scene: Scene) -> Scene:
    locked = Scene.objects.select_for_update(of=("self",)).get(pk=scene.pk)
    locked.campaign = scene.campaign
    return locked


def lock_scenes(*scenes: Scene) -> list[Scene]:
    """Several scenes, always locked in the same order: two changes in opposite directions must not wait for each other."""
    locked = {scene.pk: lock_scene(scene) for scene in sorted(set(scenes), key=lambda scene: scene.pk)}
    return [locked[scene.pk] for scene in scenes]


def new_version(scene: Scene, *fields: str, audience: Collection[int] | None = None) -> None:
    """Saves these fields of a locked scene under its next version and nudges its open pages.

    ``audience``: the characters whom the change is for, whose players and the game masters are nudged; None: everybody.
    """
    scene.version += 1
    scene.save(update_fields=["version", *fields])
    scene_changed(scene, only=people_in(scene.campaign, audience))


def new_version_of_post(scene: Scene, post: Post, *fields: str) -> None:
    """Saves these fields of a post under the next version of its locked scene, and nudges whoever may read it."""
    new_version(scene, audience=post.audience)
    post.version = scene.version
    post.save(update_fields=["version", *fields])
