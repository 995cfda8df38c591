"""Card data as it is downloaded: packed files are read as they are.

What is wrong with one is told.
"""

from __future__ import annotations

import bz2
import gzip
import hashlib
import io
import json
import lzma
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.cards import json_stream, packed
from engine.cards.card_kinds import SCRYFALL, kind_of
from engine.cards.card_sources import card_entries
from engine.cards.database import CardDatabase
from engine.cards.importing import ImportFileError
from tests.cards.reports import report_of

CARDS = [{"object": "card", "name": f"Ember Note {at}", "layout": "normal", "type_line": "Instant", "oracle_text": "Scry 1."}
         for at in range(200)]  # fmt: skip
PLAIN = json.dumps(CARDS).encode()
WITH_IDS = json.dumps(
    [{**card, "id": hashlib.sha256(bytes([at])).hexdigest()} for at, card in enumerate(CARDS)]
).encode()


def zipped(*files: tuple[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return out.getvalue()


def tarred(content: bytes) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        about = tarfile.TarInfo("cards.json")
        about.size = len(content)
        archive.addfile(about, io.BytesIO(content))
    return out.getvalue()


def locked(content: bytes) -> bytes:
    """A ZIP file that says of its file that it is locked."""
    made = bytearray(zipped(("cards.json", content)))
    made[6] |= 1
    made[made.rindex(b"PK\x01\x02") + 8] |= 1
    return bytes(made)


PACKED: dict[str, Callable[[bytes], bytes]] = {
    "gz": gzip.compress,
    "gz in parts": lambda content: gzip.compress(content[:999], mtime=0) + gzip.compress(content[999:]),
    "bz2": bz2.compress,
    "xz": lzma.compress,
    "xz in parts": lambda content: lzma.compress(content[:999]) + bytes(8) + lzma.compress(content[999:]),
    "zip": lambda content: zipped(("AtomicCards.json", content)),
    "zip without packing": lambda content: zipped(("AtomicCards.json", content), how=zipfile.ZIP_STORED),
    "zip with a folder": lambda content: zipped(
        ("data/", b""), ("data/cards.json", content), ("__MACOSX/data/._cards.json", b"x"), ("data/.DS_Store", b"x")
    ),
}


def written(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "some.json.packed"
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("way", PACKED)
def test_a_packed_file_is_read_as_if_it_were_not(tmp_path: Path, way: str) -> None:
    path = written(tmp_path, PACKED[way](PLAIN))
    assert kind_of(path).source == SCRYFALL
    heard: list[tuple[int, int]] = []
    report = report_of(path, lambda *told: heard.append(told))
    assert [card.name for card in report.cards] == [card["name"] for card in CARDS] and not report.problems
    assert {total for _, total in heard} == {path.stat().st_size}, "what is told is how far the packed file is read"
    assert heard == sorted(heard) and path.stat().st_size // 2 < heard[-1][0] <= path.stat().st_size
    with CardDatabase(tmp_path / "cards.db") as cards:
        assert cards.import_file(path).cards == len(CARDS)


@pytest.mark.parametrize("way", PACKED)
def test_a_packed_file_that_is_cut_short_says_so(tmp_path: Path, way: str) -> None:
    content = PACKED[way](WITH_IDS)
    with pytest.raises(ImportFileError, match="damaged or cut short") as refused:
        list(card_entries(written(tmp_path, content[: len(content) // 2])))
    assert refused.value.file == "some.json.packed"


@pytest.mark.parametrize("way", ["gz", "bz2", "xz", "zip"])
def test_a_packed_file_that_is_damaged_within_says_so(tmp_path: Path, way: str) -> None:
    content = bytearray(PACKED[way](WITH_IDS))
    content[len(content) // 2] ^= 0xFF
    with pytest.raises(ImportFileError, match=r"damaged|not UTF-8|not valid JSON"):
        list(card_entries(written(tmp_path, bytes(content))))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (zipped(("a.json", PLAIN), ("b.json", PLAIN)), r"\(ZIP\) holds 2 files: unpack it, and choose one"),
        (zipped(("a/", b"")), r"\(ZIP\) holds no file"),
        (zipped(), "an empty packed file"),
        (zipped(("a.json", PLAIN), how=zipfile.ZIP_LZMA), "in a way that is not known here"),
        (zipped(*((f"{at:0200}.json", b"") for at in range(1100))), "holds too much"),
        (locked(PLAIN), "locked with a password"),
        (gzip.compress(gzip.compress(PLAIN, mtime=0)), r"\(gzip\) in a packed one"),
        (gzip.compress(tarred(PLAIN)), r"many files in one \(tar\)"),
        (gzip.compress(b"4 Ember Fox\n", mtime=0), "plain text, such as a deck list"),
        (b"7z\xbc\xaf\x27\x1c", r"\(7z\): unpack it first"),
        (PLAIN.decode().encode("utf-16"), "UTF-16: save it as UTF-8"),
    ],
)
def test_what_is_packed_in_another_way_is_named_with_what_to_do(tmp_path: Path, content: bytes, words: str) -> None:
    with pytest.raises(ImportFileError, match=words):
        kind_of(written(tmp_path, content))


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress, PACKED["zip"]])
def test_what_unpacks_to_too_much_is_refused(
    tmp_path: Path, pack: Callable[[bytes], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json_stream, "LARGEST_FILE", 100_000)
    path = written(tmp_path, pack(json.dumps([{**CARDS[0], "flavor_text": "a" * 9_000_000}]).encode()))
    assert path.stat().st_size < 100_000
    with pytest.raises(ImportFileError, match="unpacks to more than 100,000 bytes"):
        kind_of(path)


def test_what_needs_too_much_memory_to_be_unpacked_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "LARGEST_MEMORY", 1_000_000)
    with pytest.raises(ImportFileError, match="needs more memory"):
        kind_of(written(tmp_path, lzma.compress(PLAIN, preset=9)))
