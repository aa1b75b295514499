"""Keys that the server makes for itself: one file a key, readable by its owner alone, or the environment.

Apps reach them as `settings.SECRETS.read("ledger-signing-key")`; nothing secret stands in the repository.
"""

import os
import secrets
import tempfile
from pathlib import Path


class SecretsFolder:
    """A folder of keys, each created the first time somebody asks for it.

    The environment wins: the key `ledger-signing-key` may be given as LEDGER_SIGNING_KEY, in hex digits.
    """

    def __init__(self, folder: Path):
        self.folder = folder

    def read(self, name: str, length: int = 32) -> bytes:
        """The key's bytes.

        Raises ValueError when the environment or the file holds something other than so many bytes in hex digits.
        """
        variable = name.replace("-", "_").upper()
        text, source = os.environ.get(variable, ""), variable
        if not text:
            path = self.folder / name
            text, source = self._read_or_create(path, length), str(path)
        try:
            key = bytes.fromhex(text)
        except ValueError:
            key = b""
        if len(key) != length:
            raise ValueError(f"{source} must hold a key of {length} bytes, written in hex digits")
        return key

    def is_there(self, name: str) -> bool:
        """Whether the key exists. Never makes one."""
        return bool(os.environ.get(name.replace("-", "_").upper())) or (self.folder / name).exists()

    def open_to_others(self) -> list[Path]:
        """Keys that other people of this machine can read."""
        if not self.folder.exists() or not self.folder.stat().st_mode & 0o077:
            return []
        return [path for path in sorted(self.folder.iterdir()) if path.stat().st_mode & 0o077]

    def replace(self, name: str, length: int = 32) -> bytes:
        """A new key in place of the old one, which is gone.

        Raises ValueError for a key of the environment, which only whoever sets it can change.
        """
        variable = name.replace("-", "_").upper()
        if os.environ.get(variable):
            raise ValueError(f"{variable} stands in the environment and must be changed there")
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        Path(self._draft(length)).replace(self.folder / name)
        return self.read(name)

    def _draft(self, length: int) -> str:
        """A new key in a file under another name, whole and on the disk."""
        handle, draft = tempfile.mkstemp(dir=self.folder)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(length) + "\n")
            file.flush()
            os.fsync(file.fileno())
        return draft

    def _read_or_create(self, path: Path, length: int) -> str:
        try:
            return path.read_text(encoding="ascii").strip()
        except FileNotFoundError:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Two processes may start at once: a link either takes the name with the whole key or finds it taken.
        draft = self._draft(length)
        try:
            Path(path).hardlink_to(draft)
        except FileExistsError:
            pass
        finally:
            Path(draft).unlink()
        return path.read_text(encoding="ascii").strip()
