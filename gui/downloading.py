"""Card data from the network, when a person asks for it.

What there is, and fetching a file, in pieces if need be.

Nothing that comes is trusted: addresses must be safe ones, sizes are bounded, and a file counts only when its size and,
where the list names one, its hash are right. What has come stays beside it when the connection breaks, and the next
try goes on from there.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from engine.api import EngineError, read_json, read_outside

if TYPE_CHECKING:
    import httpx

AGENT = "KitchenTable/0.1"
SECONDS = 30.0  # without anything coming
SECONDS_FOR_ALL = 120.0  # for a short answer as a whole
HOURS_FOR_FILE = 3
LARGEST_LIST = 4 * 1024 * 1024
LARGEST_FILE = 4 * 1024 * 1024 * 1024
TRIES = 4
GZIP = b"\x1f\x8b"
LOOPBACK = ("localhost", "127.0.0.1", "::1")

Progress = Callable[[int, int], None]
Cancelled = Callable[[], bool]


class DownloadError(EngineError):
    """A download that did not come to its end: what happened, and what would do."""


class DownloadCancelled(EngineError):
    """A download that someone called off; what has come is kept for the next try."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One file of card data that a server offers."""

    name: str
    address: str
    description: str = ""
    kind: str = ""
    size: int = 0  # in bytes, unpacked; 0: not said
    updated: str = ""
    sha256: str = ""

    @property
    def file_name(self) -> str:
        """The name of the file here."""
        last = urlsplit(self.address).path.rsplit("/", 1)[-1]
        plain = "".join(letter for letter in last if letter.isalnum() or letter in "-_.").lstrip(".")
        return (plain or "cards.json").removesuffix(".gz")[-120:]


def checked_address(address: str) -> str:
    """An address that may be asked: https, or this very machine."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        raise DownloadError(f"“{address}” is no address") from None
    if parts.scheme != "https" and not (parts.scheme == "http" and host in LOOPBACK):
        raise DownloadError(f"“{address}” is no safe address: it must begin with https://")
    if not host:
        raise DownloadError(f"“{address}” names no server")
    return address


def offers(address: str) -> list[Offer]:
    """The files that a server lists, the one with each card once first."""
    text = small_file(address, LARGEST_LIST)
    if text is None:
        raise DownloadError(f"{address}: there is nothing there")
    try:
        entries = read_json(text)["data"]
        found = [_offer(entry) for entry in entries if isinstance(entry, dict)]
    except (ValueError, KeyError, TypeError) as error:
        raise DownloadError(f"{address} answers something else than a list of files ({error})") from None
    usable = [offer for offer in found if offer is not None]
    if not usable:
        raise DownloadError(f"{address} lists no file of card data")
    return sorted(usable, key=lambda offer: offer.kind != "oracle_cards")


def _offer(entry: dict[str, Any]) -> Offer | None:
    address, size = entry.get("download_uri"), entry.get("size")
    try:
        address = checked_address(address) if isinstance(address, str) else ""
    except DownloadError:
        address = ""
    if not address:
        return None  # the others in the list may be good
    words = {key: str(entry.get(key) or "")[:300] for key in ("name", "description", "type", "updated_at", "sha256")}
    return Offer(
        words["name"] or address, address, words["description"], words["type"],
        size if isinstance(size, int) and size > 0 else 0, words["updated_at"][:10], words["sha256"].lower(),
    )  # fmt: skip


def waiting_bytes(offer: Offer, folder: Path) -> int:
    """How much of a file has come already, in an earlier try."""
    part = folder / f"{offer.file_name}.part"
    return part.stat().st_size if part.exists() and _note(part).get("address") == offer.address else 0


def fetch(offer: Offer, folder: Path, progress: Progress, cancelled: Cancelled) -> Path:
    """A file, whole and checked; raises `DownloadError` or `DownloadCancelled`, and keeps what has come."""
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{offer.file_name}.part"
    if not waiting_bytes(offer, folder):
        _forget(part)
    until = time.monotonic() + HOURS_FOR_FILE * 3600
    with _client(offer.address) as client:
        for number in range(1, TRIES + 1):
            try:
                _continue(client, offer, part, until, progress, cancelled)
                break
            except _Broken as broken:
                if number == TRIES:
                    have = part.stat().st_size if part.exists() else 0
                    kept = f"; the {have:,} bytes that have come are kept: try again to go on from there"
                    raise DownloadError(f"{broken}{kept if have else ''}") from None
    return _finished(offer, part, folder / offer.file_name, cancelled)


class _Broken(Exception):
    """A connection that broke in the middle."""


def _continue(
    client: httpx.Client, offer: Offer, part: Path, until: float, progress: Progress, cancelled: Cancelled
) -> None:  # fmt: skip
    """Fetch what is missing of a file."""
    have, note = part.stat().st_size if part.exists() else 0, _note(part)
    mark = _usable_mark(note.get("mark"))
    headers = {"Range": f"bytes={have}-", "If-Range": mark} if have and mark else {}
    with _asked(client, offer.address, headers) as answer:
        if answer.status_code == 416:  # there is nothing behind what has come, or it is another file by now
            if have and have == note.get("total"):
                return
            _forget(part)
            raise _Broken("the server has no more of the file")
        _refuse(answer, offer.address)
        have = have if answer.status_code == 206 and _begins_at(answer, have) else 0
        total = have + _length(answer)
        _write_note(part, {"address": offer.address, "mark": _mark(answer), "total": total})
        have = _append(answer, offer, part, have, total, until, progress, cancelled)
    if total and have < total:
        raise _Broken(f"{offer.name}: the connection broke after {have:,} of {total:,} bytes")


def _length(answer: httpx.Response) -> int:
    """How many bytes are announced; 0 if none are."""
    said = str(answer.headers.get("Content-Length", ""))
    return min(int(said), LARGEST_FILE + 1) if said.isascii() and said.isdigit() and len(said) < 20 else 0


def _mark(answer: httpx.Response) -> str:
    """What tells this state of the file from others; a weak mark is not enough to go on from."""
    return _usable_mark(answer.headers.get("ETag", "") or answer.headers.get("Last-Modified", ""))


def _usable_mark(mark: object) -> str:
    """A mark as it may be sent back; "" for one that may not."""
    usable = isinstance(mark, str) and mark.isascii() and mark.isprintable() and not mark.startswith("W/")
    return str(mark) if usable else ""


def _append(
    answer: httpx.Response, offer: Offer, part: Path, have: int, total: int, until: float, progress: Progress,
    cancelled: Cancelled,
) -> int:  # fmt: skip
    """Write what comes behind what has come; how much there is then."""
    with part.open("ab" if have else "wb") as file:
        for piece in _pieces(answer):
            file.write(piece)
            if time.monotonic() > until:
                raise DownloadError(f"{offer.name}: the file takes longer than {HOURS_FOR_FILE} hours to come")
            have += len(piece)
            if have > (total or LARGEST_FILE):
                _forget(part)
                raise DownloadError(f"{offer.name}: more came than was announced; nothing of it is used")
            progress(have, max(total, have))
            if cancelled():
                raise DownloadCancelled("the download was cancelled; what has come is kept")
    return have


def _begins_at(answer: httpx.Response, have: int) -> bool:
    return str(answer.headers.get("Content-Range", "")).startswith(f"bytes {have}-")


def _finished(offer: Offer, part: Path, target: Path, cancelled: Cancelled) -> Path:
    """Unpack what has come if it is packed, check it, and give it its name."""
    with part.open("rb") as file:
        packed = file.read(2) == GZIP
    whole = part.with_name(target.name + ".whole") if packed else part
    digest, size = hashlib.sha256(), 0
    try:
        with gzip.open(part, "rb") if packed else part.open("rb") as source, _sink(whole, packed) as write:
            while piece := source.read(1 << 20):
                size += len(piece)
                if size > (offer.size or LARGEST_FILE):
                    whole.unlink(missing_ok=True)
                    _forget(part)
                    raise DownloadError(
                        f"{offer.name}: it has more bytes instead of {offer.size or LARGEST_FILE:,}; nothing is used"
                    )
                if cancelled():
                    raise DownloadCancelled("the download was cancelled; what has come is kept")
                digest.update(piece)
                write(piece)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        whole.unlink(missing_ok=True)
        _forget(part)
        raise DownloadError(f"{offer.name}: what came is damaged ({error}); try again") from None
    wrong = ""
    if offer.size and size != offer.size:
        wrong = f"it has {size:,} bytes instead of {offer.size:,}"
    elif offer.sha256 and digest.hexdigest() != offer.sha256:
        wrong = "its hash is not the one that the list names"
    if wrong:
        whole.unlink(missing_ok=True)
        _forget(part)
        raise DownloadError(f"{offer.name}: what came is not the file that was listed: {wrong}; nothing of it is used")
    os.replace(whole, target)
    _forget(part)
    return target


@contextmanager
def _sink(whole: Path, packed: bool) -> Iterator[Callable[[bytes], object]]:
    """Where unpacked pieces go; nowhere if the file is not packed."""
    if not packed:
        yield len
        return
    with whole.open("wb") as file:
        yield file.write


# -- the network ------------------------------------------------------------------------------------------------------


def _client(address: str) -> httpx.Client:
    import httpx  # takes a while, and is needed only when a person asks for something from the network

    here = (urlsplit(address).hostname or "") in LOOPBACK

    def check(request: httpx.Request) -> None:
        """Look at each address before it is asked, the ones a server sends on to, too."""
        checked_address(str(request.url))
        if request.url.host in LOOPBACK and not here:
            raise DownloadError(f"{urlsplit(address).hostname} sends on to this very machine; that is not followed")

    headers = {"User-Agent": AGENT, "Accept": "application/json;q=0.9,*/*;q=0.8", "Accept-Encoding": "identity"}
    return httpx.Client(
        headers=headers, timeout=SECONDS, follow_redirects=True, max_redirects=5, event_hooks={"request": [check]}
    )


_ERRNO = re.compile(r"^\[Errno -?\d+\] ")  # the system's number, which says nothing to a person


@contextmanager
def _asked(client: httpx.Client, address: str, headers: dict[str, str] | None = None) -> Iterator[httpx.Response]:
    """A server's answer, not yet read; what goes wrong on the way becomes readable."""
    import httpx

    host = urlsplit(address).hostname
    try:
        with client.stream("GET", address, headers=headers) as answer:
            yield answer
    except httpx.ConnectError as error:
        why = _ERRNO.sub("", str(error))
        raise _Broken(f"{host} can not be reached: {why} (is this computer online, is the address right?)") from None
    except httpx.TimeoutException:
        raise _Broken(f"{host} did not answer in time") from None
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise _Broken(f"the connection with {host} broke: {error}") from None


def _pieces(answer: httpx.Response) -> Iterator[bytes]:
    return answer.iter_raw()  # as they come: nothing of a larger piece is lost when the connection breaks


def _refuse(answer: httpx.Response, address: str) -> None:
    if answer.status_code not in (200, 206):
        raise DownloadError(f"{urlsplit(address).hostname} answers {answer.status_code} {answer.reason_phrase}")


def small_file(address: str, largest: int) -> bytes | None:
    """A short answer, whole; None if there is nothing at that address. Raises `DownloadError`."""
    try:
        with _client(checked_address(address)) as client, _asked(client, address) as answer:
            if answer.status_code == 404:
                return None
            _refuse(answer, address)
            content, until = b"", time.monotonic() + SECONDS_FOR_ALL
            for piece in answer.iter_raw(1 << 16):  # as it comes: nothing is unpacked, so that nothing can swell
                content += piece
                if time.monotonic() > until:
                    raise DownloadError(f"{address} takes longer than {SECONDS_FOR_ALL:.0f} seconds to answer")
                if len(content) > largest:
                    raise DownloadError(f"{address} answers more than is wanted")
            return content
    except _Broken as broken:
        raise DownloadError(str(broken)) from None


# -- what is known of a part that has come ----------------------------------------------------------------------------


def _note_file(part: Path) -> Path:
    return part.with_name(part.name + ".json")


def _note(part: Path) -> dict[str, Any]:
    try:
        note = read_json(read_outside(_note_file(part), LARGEST_LIST))
    except (OSError, ValueError):
        return {}
    return note if isinstance(note, dict) else {}


def _write_note(part: Path, note: dict[str, Any]) -> None:
    _note_file(part).write_text(json.dumps(note), encoding="utf-8")


def _forget(part: Path) -> None:
    part.unlink(missing_ok=True)
    _note_file(part).unlink(missing_ok=True)
