"""A Python with the site loaded that runs one piece of code after the other; ``Server.run`` talks to it."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
import traceback

import django


def main() -> None:
    """Each line that comes in is JSON text with code; each line that goes out what it printed, or how it failed."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from config.database import database_running

    answers = sys.stdout
    for line in sys.stdin:
        said, failed = io.StringIO(), ""
        try:
            # The server may have been killed and started again since the last piece.
            with contextlib.redirect_stdout(said), database_running():
                exec(json.loads(line), {})
        except Exception:
            failed = traceback.format_exc()
        print(json.dumps([said.getvalue(), failed]), file=answers, flush=True)


if __name__ == "__main__":
    main()
