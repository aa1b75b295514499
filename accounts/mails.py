"""Mails about an account, in the language of whoever gets them: a password may be asked for from a browser in another one."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.utils.translation import override

from .models import User


class AccountMails(DefaultAccountAdapter):
    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        person = context.get("user") or User.objects.filter(email__iexact=email).first()
        with override(person.language) if person else nullcontext():
            super().send_mail(template_prefix, email, context)
