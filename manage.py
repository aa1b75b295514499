#!/usr/bin/env python
"""Django's commands. Those that need the database get it running, shared with a server that may be up."""

import contextlib
import os
import sys

WITHOUT_DATABASE = {
    "",
    "help",
    "--help",
    "-h",
    "version",
    "--version",
    "check",
    "collectstatic",
    "findstatic",
}


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.management import execute_from_command_line

    from config.database import database_running
    from config.embedded_postgres import DatabaseUnavailableError

    command = sys.argv[1] if len(sys.argv) > 1 else ""
    try:
        with contextlib.nullcontext() if command in WITHOUT_DATABASE else database_running():
            execute_from_command_line(sys.argv)
    except DatabaseUnavailableError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
