"""What a person was told."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from accounts.models import NewsKind

from .campaigns import Campaign
from .handouts import Handout
from .posts import Post
from .requests import RollRequest
from .scenes import Scene


class Notification(models.Model):
    """One thing that happened, told to one person. It holds no text: what it says is asked anew whenever it is shown or sent.

    ``action`` is a word of ``campaigns.outlets.SENTENCES``. ``mail_due_at`` is set when it belongs into a daily mail;
    ``mailed_at`` once a mail with it was sent.
    """

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="notifications")
    kind = models.CharField(max_length=8, choices=NewsKind)
    action = models.CharField(max_length=40)
    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="+")
    scene = models.ForeignKey(Scene, models.CASCADE, null=True, blank=True, related_name="+")
    post = models.ForeignKey(Post, models.CASCADE, null=True, blank=True, related_name="+")
    roll_request = models.ForeignKey(
        RollRequest, models.CASCADE, null=True, blank=True, related_name="notifications"
    )
    character = models.ForeignKey(
        "characters.Character", models.CASCADE, null=True, blank=True, related_name="+"
    )
    handout = models.ForeignKey(Handout, models.CASCADE, null=True, blank=True, related_name="+")
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+"
    )
    created_at = models.DateTimeField()
    read_at = models.DateTimeField(null=True, blank=True)
    mail_due_at = models.DateTimeField(null=True, blank=True)
    mailed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at", "-pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["person", "post", "action"],
                condition=models.Q(post__isnull=False),
                name="notification_once_a_post",
            )
        ]
        indexes = [
            models.Index(fields=["person", "-created_at"], name="notification_newest"),
            models.Index(
                fields=["person"], condition=models.Q(read_at__isnull=True), name="notification_unread"
            ),
            models.Index(
                fields=["mail_due_at"],
                condition=models.Q(mail_due_at__isnull=False, mailed_at__isnull=True),
                name="notification_to_mail",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.action}"
