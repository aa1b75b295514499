import hashlib
import tempfile
from pathlib import Path

USER = "tirada"
DATABASE = "tirada"


def socket_folder(folder: Path) -> Path:
    # A socket's whole path must fit in 107 bytes (103 on macOS).
    if len(str(folder / ".s.PGSQL.5432").encode()) <= 100:
        return folder
    return Path(tempfile.gettempdir()) / f"tirada-{hashlib.sha256(str(folder).encode()).hexdigest()[:12]}"
