"""Loads the demo: a lived-in table for each system, with people to sign in as."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from accounts.models import User
from campaigns.demo import PASSWORD, empty, load, people
from campaigns.models import Campaign


class Command(BaseCommand):
    help = (
        "Loads four campaigns with their people, where there is no campaign yet. With --reload everything that stands in the "
        "database is deleted first."
    )
    stealth_options = ("on_start",)

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--reload", action="store_true", help="delete everything, then load")
        parser.add_argument("--yes", action="store_true", help="do not ask before deleting")
        parser.add_argument(
            "--force",
            action="store_true",
            help="also on a server with a public address, despite the known password",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """``on_start``, of ``script/server``: says nothing where the campaigns are not the demo's."""
        on_start = options.get("on_start", False)
        if settings.TIRADA_URL.startswith("https:") and not options.get("force"):
            if on_start:
                return
            raise CommandError(
                f"This server has a public address ({settings.TIRADA_URL}), and everybody knows the password of the "
                "demo's people. If that is what you want: --force"
            )
        if Campaign.objects.exists() or User.objects.exists():
            if options.get("reload"):
                self._ask_before_deleting(options)
                empty()
            elif on_start:
                if is_the_demo_here():
                    self.stdout.write(self._how_to_sign_in())
                return
            else:
                raise CommandError(
                    "There is something in the database already. To delete everything and load the demo afresh: --reload"
                )
        if options.get("verbosity", 1):
            self.stdout.write("Loading the demo: four campaigns, played in a few seconds …")
            self.stdout.flush()
        load()
        self.stdout.write(self._how_to_sign_in())
        self.stdout.write(WHAT_TO_TRY)

    def _ask_before_deleting(self, options: dict[str, Any]) -> None:
        if options.get("yes"):
            return
        counts = f"{Campaign.objects.count()} campaigns and {User.objects.count()} accounts"
        try:
            answer = input(f"This deletes {counts}, with every post and roll. Type yes to go on: ")
        except EOFError:
            answer = ""
        if answer.strip().lower() != "yes":
            raise CommandError("Nothing was deleted.")

    def _how_to_sign_in(self) -> str:
        lines = [f"  {given['name']:<6} {given['about']}" for given in people()]
        return "\n".join([f"Sign in as one of these; the password of each is “{PASSWORD}”:", *lines])


def is_the_demo_here() -> bool:
    """Whether the demo's people are still who they were."""
    names = [given["name"] for given in people()]
    found = User.objects.filter(username__in=names)
    return len(found) == len(names) and all(
        person.email == f"{person}@example.org".lower() for person in found
    )


WHAT_TO_TRY = """What to try:
  As ava: open what is new for you, read on from the line, write as your character and roll from the sheet.
  As greta: run three tables: speak as an NPC, roll sealed, ask for rolls, close a scene.
  In two windows, as ava and as ben: post in one and watch the other.
  As oz, or signed out: read what is public, open a roll by its number and check it yourself."""
