from django.apps import AppConfig


class CampaignsConfig(AppConfig):
    name = "campaigns"

    def ready(self) -> None:
        from characters.happenings import HEARERS

        from .sheet_news import hear

        HEARERS.append(hear)
