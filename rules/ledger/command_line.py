"""``python -m rules verify``: one line a file, and a status that scripts can trust."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from .bundles import Bundle
from .canonical import JsonMap
from .commitments import roll_id
from .drawing import Rules, switched_on
from .kinds import WrongForm, hash32
from .verification import verify


def verify_files(
    paths: Iterable[str], root: str | None = None, rules: Rules = switched_on
) -> tuple[list[str], int]:
    """The lines, and the exit status: 1 where a file does not hold, 2 for a root that is no key."""
    if root is not None:
        root = root.strip().lower()
        try:
            hash32(root, "--root")
        except WrongForm as error:
            return [str(error)], 2
    lines, status = [], 0
    for path in paths:
        shown = path.encode("utf-8", "backslashreplace").decode("utf-8")
        try:
            data = Path(path).read_bytes()
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
            lines.append(f"{shown}: cannot be read: {getattr(error, 'strerror', None) or error}")
            status = 1
            continue
        report = verify(data, root, rules)
        status = status if report["ok"] else 1
        lines.append(f"{shown}: {_said(report, data)}")
    return lines, status


def _said(report: JsonMap, data: bytes) -> str:
    if not report["ok"]:
        where = "the file" if report["seq"] is None else f"entry {report['seq']}"
        return f"DOES NOT HOLD at step {report['step']} ({report['name']}), {where}: {report['why']}"
    bundle = Bundle.read(data)
    statuses = {entry["seq"]: entry["status"] for entry in report["entries"]}
    last = bundle.entries[-1]
    if bundle.kind == "receipt":
        subject = next(entry for entry in bundle.entries if entry.leaf == bundle.subject)
        what = f"roll {roll_id(subject.leaf)}, number {subject.seq} of ledger {subject.log}: {statuses[subject.seq]}"
    else:
        counts = sorted(Counter(statuses.values()).items())
        what = f"ledger {last.log}, {len(statuses)} entries: " + ", ".join(
            f"{number} {status}" for status, number in counts
        )
    return f"holds. {what}. Head {last.leaf[:12]} at {last.seq}, root key {bundle.root}"
