"""Scenes locked until the transaction ends: versions and numbers are taken one after the other."""

from __future__ import annotations

from ..models import Scene


def lock_scene(scene: Scene) -> Scene:
    locked = Scene.objects.select_for_update(of=("self",)).get(pk=scene.pk)
    locked.campaign = scene.campaign
    return locked


def lock_scenes(*scenes: Scene) -> list[Scene]:
    """Several scenes, always locked in the same order: two changes in opposite directions must not wait for each other."""
    locked = {scene.pk: lock_scene(scene) for scene in sorted(set(scenes), key=lambda scene: scene.pk)}
    return [locked[scene.pk] for scene in scenes]
