"""Make .venv and install what a lock file lists, once for each state of the file.

Usage, from the project's folder: python script/environment.py requirements.txt
"""

import fcntl
import hashlib
import os
import subprocess
import sys
from pathlib import Path

VENV = Path(".venv")
PYTHON = VENV / "bin" / "python"


def main(lock_file: Path) -> None:
    Path(".cache").mkdir(exist_ok=True)
    # Two scripts may be started at once on a fresh clone.
    with Path(".cache/environment.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not works(PYTHON, "import sys; sys.exit(sys.version_info < (3, 12))"):
            print(f"Making {VENV} with {sys.executable} ...", flush=True)
            run(sys.executable, "-m", "venv", "--clear", VENV)
        stamp = VENV / f"installed-{lock_file.name}"
        state = hashlib.sha256(lock_file.read_bytes()).hexdigest()
        if stamp.exists() and stamp.read_text() == state:
            return
        if not works(PYTHON, "import pip"):
            run(PYTHON, "-m", "ensurepip")
        print(f"Installing what {lock_file} lists; this is needed once ...", flush=True)
        pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "-qq", "--no-input")
        # Nothing to resolve: the file lists everything, each with the hashes of its archives.
        run(*pip, "install", "--require-hashes", "--no-deps", "--requirement", lock_file)
        stamp.write_text(state)


def works(python: Path, code: str) -> bool:
    return python.exists() and subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def run(*command: object) -> None:
    done = subprocess.run([str(part) for part in command])
    if done.returncode:
        sys.exit(f"This did not work, see above: {' '.join(str(part) for part in command)}")


if __name__ == "__main__":
    os.umask(0o022)  # the embedded database may run as another user, who must be able to read its programs
    main(Path(sys.argv[1]))
