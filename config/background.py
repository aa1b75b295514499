"""Work beside the pages: tasks from the database, and what comes round by the clock. Runs inside the server's own process.

The worker shares the event loop with the pages, so that what a task says to the live updates reaches every open page.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from datetime import timedelta

from asgiref.sync import sync_to_async
from django.conf import settings
from django.db import close_old_connections
from django.utils.module_loading import import_string

logger = logging.getLogger(__name__)

PAUSE = 0.5  # seconds between two looks at an empty queue
ROUND = 30  # seconds between two rounds of the clock
KEPT = timedelta(days=2)  # how long finished tasks stay to be looked at


@contextlib.asynccontextmanager
async def working() -> AsyncIterator[None]:
    """Inside the block, tasks are done and the clock goes round."""
    # Only here: the module asks for models, and the server imports this one before Django is set up.
    from django_tasks_db.management.commands.db_worker import Worker

    worker = Worker(
        queue_names=["*"],
        excluded_queue_names=[],
        interval=PAUSE,
        batch=False,
        backend_name="default",
        startup_delay=False,
        max_tasks=None,
        worker_id=secrets.token_hex(8),
    )
    work = asyncio.create_task(sync_to_async(worker.run, thread_sensitive=False)())
    clock = asyncio.create_task(_go_round())
    try:
        yield
    finally:
        worker.running = False
        clock.cancel()
        for task in (work, clock):
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(task, timeout=10)


async def _go_round() -> None:
    while True:
        await sync_to_async(_one_round, thread_sensitive=False)()
        await asyncio.sleep(ROUND)


def _one_round() -> None:
    """Each function of ``settings.ROUNDS`` is called; one that fails does not stop the others."""
    close_old_connections()
    for name in settings.ROUNDS:
        try:
            import_string(name)()
        except Exception:
            logger.exception("%s failed in its round", name)
    close_old_connections()


def forget_finished_tasks() -> None:
    from django.utils import timezone
    from django_tasks_db.models import DBTaskResult

    DBTaskResult.objects.filter(finished_at__lt=timezone.now() - KEPT).delete()
