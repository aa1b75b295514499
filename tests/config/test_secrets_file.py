import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from config.secrets_file import SecretsFolder


def test_a_key_is_made_once_and_stays(tmp_path: Path) -> None:
    key = SecretsFolder(tmp_path / "secrets").read("signing-key")
    assert len(key) == 32
    assert SecretsFolder(tmp_path / "secrets").read("signing-key") == key
    assert SecretsFolder(tmp_path / "secrets").read("other-key") != key


def test_only_its_owner_can_read_it(tmp_path: Path) -> None:
    SecretsFolder(tmp_path / "secrets").read("signing-key")
    assert stat.S_IMODE((tmp_path / "secrets").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "secrets" / "signing-key").stat().st_mode) == 0o600


def test_keys_that_others_can_read_are_named(tmp_path: Path) -> None:
    folder = SecretsFolder(tmp_path / "secrets")
    assert folder.open_to_others() == []
    for name in ("signing-key", "other-key"):
        folder.read(name)
    (folder.folder / "signing-key").chmod(0o644)
    assert folder.open_to_others() == []  # nobody gets as far as the file
    folder.folder.chmod(0o755)
    assert folder.open_to_others() == [folder.folder / "signing-key"]


def test_the_environment_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNING_KEY", "00ff" * 16)
    assert SecretsFolder(tmp_path).read("signing-key") == b"\x00\xff" * 16
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("text", ["", "not hex", "abcd"])
def test_a_damaged_key_is_an_error_not_a_new_key(tmp_path: Path, text: str) -> None:
    (tmp_path / "signing-key").write_text(text)
    with pytest.raises(ValueError, match="signing-key must hold a key"):
        SecretsFolder(tmp_path).read("signing-key")


def test_many_that_ask_at_once_get_the_same_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as crowd:
        keys = set(crowd.map(lambda _: SecretsFolder(tmp_path / "secrets").read("signing-key"), range(64)))
    assert len(keys) == 1
    assert [file.name for file in (tmp_path / "secrets").iterdir()] == ["signing-key"]
