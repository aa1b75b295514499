"""The command line's part: one line a file, and a status that scripts can trust."""

import pytest

from rules.ledger.command_line import verify_files
from rules.ledger.keys import SigningKey

from .ledgers import ROOT, Ledger, lively_ledger, secret


@pytest.fixture
def files(tmp_path):
    ledger = lively_ledger()
    (tmp_path / "ledger.json").write_bytes(ledger.bundle().write())
    (tmp_path / "receipt.json").write_bytes(ledger.receipt(ledger.entries[1]).write() + b"\n")
    (tmp_path / "broken.json").write_bytes(ledger.bundle().write().replace(b'"total":', b'"tutal":'))
    return tmp_path


def test_files_that_hold(files):
    names = [str(files / name) for name in ("ledger.json", "receipt.json")]
    for root in (None, ROOT.public, ROOT.public.upper()):
        (ledger, receipt), status = verify_files(names, root)
        assert status == 0
        assert ledger.startswith(f"{names[0]}: holds. ")
        assert "19 entries" in ledger
        assert "1 redacted" in ledger
        assert ROOT.public in ledger
        assert receipt.startswith(f"{names[1]}: holds. ")
        assert "amended" in receipt


def test_one_bad_file_among_good_ones(files):
    names = [str(files / name) for name in ("ledger.json", "broken.json", "receipt.json", "nowhere.json")]
    lines, status = verify_files([*names, str(files), "zero\0byte", "not-utf-8-\udcff"])
    assert status == 1
    assert [": holds" in line for line in lines] == [True, False, True, False, False, False, False]
    assert "DOES NOT HOLD at step 2 (body), entry 1: " in lines[1]
    assert all("cannot be read" in line for line in lines[3:])
    assert "\n".join(lines).encode("utf-8")
    assert not any("verified" in line for line in (lines[1], *lines[3:]))
    assert verify_files(names[1:3])[1] == 1  # also where the last one holds


def test_a_file_of_no_format_names_the_file(files):
    (files / "text.txt").write_text("Climb 37")
    (line,), status = verify_files([str(files / "text.txt")])
    assert status == 1
    assert "DOES NOT HOLD at step 1 (format), the file: " in line


def test_rolls_whose_rules_are_not_here_are_not_called_verified(tmp_path):
    def toss(ask, faces):
        return {"face": faces.d(2, "coin")}

    ledger = Ledger(rules=toss)
    ask = {"system": "chess", "rule": "toss", "version": "9", "inputs": {}, "house_rules": {}}
    roll = ledger.roll(ask=ask)
    (tmp_path / "receipt.json").write_bytes(ledger.receipt(roll).write())
    (line,), status = verify_files([str(tmp_path / "receipt.json")])
    assert status == 0
    assert "unchecked" in line
    assert "verified" not in line


def test_another_root_key_or_none(files):
    name = str(files / "ledger.json")
    (line,), status = verify_files([name], SigningKey(secret("stranger")).public)
    assert (status, "step 3 (keys), entry 0" in line) == (1, True)
    for root in ("", "00", "x" * 64):
        (line,), status = verify_files([name], root)
        assert (status, line.startswith("--root")) == (2, True)


def test_a_newer_format_is_never_verified(tmp_path):
    ledger = Ledger()
    ledger.roll("1d6")
    ledger.forge_last(lambda body: None, v=2)
    (tmp_path / "newer.json").write_bytes(ledger.bundle().write())
    (line,), status = verify_files([str(tmp_path / "newer.json")])
    assert status == 1
    assert line.endswith("entry 1: newer format")
    assert "verified" not in line
