"""Which database Django talks to: the one of DATABASE_URL, or the embedded server of the data folder."""

from pathlib import Path
from typing import Any

from config.embedded_postgres import DATABASE, USER, socket_folder

# A request keeps a connection for as long as it runs. The embedded server takes 100 in all, so that four
# processes and the commands beside them fit.
POOL = {"min_size": 1, "max_size": 20, "timeout": 10}


def database_settings(url: str, data_dir: Path) -> dict[str, Any]:
    """The entry for DATABASES. `url` is a libpq address (`postgresql://…`), or empty for the embedded server."""
    settings: dict[str, Any] = {
        "ENGINE": "django.db.backends.postgresql",
        "CONN_MAX_AGE": 0,  # the pool keeps connections; kept ones besides would stay open for ever under ASGI
        "OPTIONS": {"pool": POOL},
    }
    if not url:
        return settings | {"NAME": DATABASE, "USER": USER, "HOST": str(socket_folder(data_dir / "postgres"))}
    from psycopg.conninfo import conninfo_to_dict

    parts = conninfo_to_dict(url)
    for key, part in {
        "NAME": "dbname",
        "USER": "user",
        "PASSWORD": "password",
        "HOST": "host",
        "PORT": "port",
    }.items():
        settings[key] = str(parts.pop(part, "") or "")
    settings["OPTIONS"] |= parts
    return settings
