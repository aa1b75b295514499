"""Brings a restored database up to the ledger's journal, so that no ledger forks, and the journal up to the database.

See docs/keys.md."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from rules.actions.restoring import complete_journal, read_journal, restore


class Command(BaseCommand):
    help = "Replays the ledger's journal into a database that was restored from a backup (docs/keys.md)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("journal", nargs="?", default=None, help="the file; LEDGER_JOURNAL unless told")

    def handle(self, *args: Any, **options: Any) -> None:
        path = Path(options["journal"] or settings.LEDGER_JOURNAL)
        if not path.exists():
            raise CommandError(f"There is no journal at {path}.")
        journal = read_journal(path)
        for number in journal.cut_off:
            self.stderr.write(f"Line {number} of {path} was cut off or is no entry: it is passed over.")
        failed = False
        for restored in restore(journal):
            if restored.why:
                failed = True
                self.stderr.write(f"{restored.log}: {restored.why}. Nothing of it was changed.")
            elif restored.entries:
                self.stdout.write(
                    f"{restored.log}: {restored.entries} entries replayed and verified;"
                    " the pending seed was lost and is given up in a void entry."
                )
        added = complete_journal()
        if added:
            self.stdout.write(f"{added} entries that only the database held were written into the journal.")
        if failed:
            raise CommandError("Some ledgers could not be restored.")
        self.stdout.write("Every ledger is as long as the journal says.")
