"""The key that signs ledgers: how it stands, and a new one in its place. See docs/keys.md."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone
from django.utils.dateparse import parse_datetime

from rules.actions import take_up_key
from rules.keyring import ROOT_KEY, CannotChangeKey, change_online_key, online_key
from rules.models import Certificate, Ledger


class Command(BaseCommand):
    help = "Shows the key that signs ledgers, or puts a new one in its place (docs/keys.md)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        commands = parser.add_subparsers(dest="what", required=True)
        commands.add_parser("status", help="which key signs, and which ledgers have taken it up")
        commands.add_parser("rotate", help="a new key, because it is time")
        compromised = commands.add_parser(
            "compromised", help="a new key, because the old one may be in other hands"
        )
        compromised.add_argument(
            "--since",
            required=True,
            metavar="TIME",
            help="entries from then on are unsure: 2026-11-30T10:00:00Z",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            if options["what"] == "rotate":
                self.change("rotation", None)
            elif options["what"] == "compromised":
                self.change("compromised", self.moment(options["since"]))
            self.status()
        except (CannotChangeKey, ValueError) as error:  # ValueError: a key that cannot be read
            raise CommandError(str(error)) from None

    def moment(self, said: str) -> Any:
        try:
            since = parse_datetime(said)
        except ValueError:
            since = None
        if since is None or timezone.is_naive(since):
            raise CommandError(f"{said!r} is not a time with its zone, such as 2026-11-30T10:00:00Z.")
        if since > timezone.now():
            raise CommandError(f"{said} has not come yet.")
        return since

    def change(self, why: str, since: Any) -> None:
        certificate = change_online_key(why, since)
        ledgers = Ledger.objects.exclude(certificate=certificate.serial).order_by("pk")
        for ledger in ledgers.iterator():
            take_up_key(ledger)
        self.stdout.write(f"A new key signs from now on, by certificate {certificate.serial} ({why}).")
        if since:
            self.stdout.write(
                f"Entries since {since:%Y-%m-%dT%H:%M:%SZ} are unsure for ever; every pending seed has been given up."
            )

    def status(self) -> None:
        certificate = Certificate.objects.order_by("-serial").first()
        if certificate is None:
            self.stdout.write("No ledger has been opened yet.")
            return
        fits = (
            "" if certificate.key == online_key().public else " BUT THE SERVER HOLDS ANOTHER KEY: run rotate"
        )
        late = Ledger.objects.exclude(certificate=certificate.serial).count()
        self.stdout.write(f"Root key:     {certificate.root}")
        self.stdout.write(f"Online key:   {certificate.key}{fits}")
        self.stdout.write(
            f"Certificate:  {certificate.serial}, {certificate.why}, issued {certificate.issued}"
        )
        self.stdout.write(f"Ledgers:      {Ledger.objects.count()}, of which {late} have not taken it up yet")
        for path in settings.SECRETS.open_to_others():
            self.stdout.write(f"Others on this machine can read a key. Make it yours alone: chmod 600 {path}")
        if settings.SECRETS.is_there(ROOT_KEY):
            self.stdout.write(
                "The root key is still on this machine. Keep it with two people, offline, and remove it here:"
                f"\n              {settings.SECRETS.folder / ROOT_KEY}"
            )
        else:
            self.stdout.write("The root key is not on this machine, as it should be.")
