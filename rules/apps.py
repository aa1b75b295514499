from django.apps import AppConfig


class RulesConfig(AppConfig):
    name = "rules"

    def ready(self) -> None:
        from . import frame_checks  # noqa: F401  (asks for its checks)
