"""Brings a restored database up to the ledger's journal, so that no ledger forks. See docs/keys.md."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from rules.actions.restoring import CannotRestore, restore


class Command(BaseCommand):
    help = "Replays the ledger's journal into a database that was restored from a backup (docs/keys.md)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("journal", nargs="?", default=None, help="the file; LEDGER_JOURNAL unless told")

    def handle(self, *args: Any, **options: Any) -> None:
        journal = Path(options["journal"] or settings.LEDGER_JOURNAL)
        if not journal.exists():
            raise CommandError(f"There is no journal at {journal}.")
        failed = False
        try:
            for restored in restore(journal):
                if restored.why:
                    failed = True
                    self.stderr.write(f"{restored.log}: {restored.why}. Nothing of it was changed.")
                elif restored.entries:
                    self.stdout.write(
                        f"{restored.log}: {restored.entries} entries replayed and verified;"
                        " the pending seed was lost and is given up in a void entry."
                    )
        except CannotRestore as error:
            raise CommandError(str(error)) from None
        if failed:
            raise CommandError("Some ledgers could not be restored.")
        self.stdout.write("Every ledger is as long as the journal says.")
