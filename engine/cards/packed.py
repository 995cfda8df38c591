"""Card data as it is downloaded: files packed by gzip, xz, bzip2 or ZIP are read as if they were not.

Nothing of them is trusted: what is unpacked may not be larger than a file may be, what is needed to unpack it is
bounded, and what is damaged says so. A ZIP file may hold one file beside what some systems add.
"""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import os
import struct
import zipfile
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import BinaryIO, Protocol

from engine.core.untrusted import UnreadableFile, open_outside

LARGEST_MEMORY = 256 * 1024 * 1024  # for unpacking xz, whose files name what they need
LARGEST_CONTENTS = 256 * 1024  # of the table of contents of a ZIP file
_CHUNK = 64 * 1024
_END = struct.Struct("<4s4H2LH")  # what a ZIP file ends with
_FURTHER_END = b"PK\x06\x07"  # before it, if its numbers are too large for it
_READABLE = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGED = (EOFError, OSError, zlib.error, lzma.LZMAError, zipfile.BadZipFile, RuntimeError, ValueError)


class _Reads(Protocol):
    """What is read in pieces."""

    def read(self, size: int, /) -> bytes: ...


def open_unpacked(path: Path, most: int) -> tuple[BinaryIO, BinaryIO]:
    """A file from outside, and what it unpacks to: itself, if it is not packed. Raises `UnreadableFile`."""
    file = open_outside(path, most)
    try:
        start = file.read(6)
        file.seek(0)
        for beginning, words, unpack in _WAYS:
            if start.startswith(beginning):
                return file, io.BufferedReader(_Unpacked(partial(unpack, file), words, most), _CHUNK)
    except BaseException:
        file.close()
        raise
    return file, file


class _Unpacked(io.RawIOBase):
    """What a packed file unpacks to, in pieces: `io.BufferedReader` asks for them by `readinto`."""

    def __init__(self, begin: Callable[[], _Reads], words: str, most: int) -> None:
        self._begin, self._words, self._most = begin, words, most
        self._inner: _Reads | None = None
        self._read = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        try:
            self._inner = self._inner or self._begin()
            piece = self._inner.read(len(buffer))
        except UnreadableFile:
            raise
        except _DAMAGED as error:
            raise UnreadableFile(f"the packed file ({self._words}) is damaged or cut short: get it again") from error
        self._read += len(piece)
        if self._read > self._most:
            raise UnreadableFile(f"the packed file ({self._words}) unpacks to more than {self._most:,} bytes")
        buffer[: len(piece)] = piece
        return len(piece)


class _Xz:
    """An xz file being unpacked with no more memory than is allowed, one stream of it after the other."""

    def __init__(self, file: BinaryIO) -> None:
        self._file, self._rest = file, b""
        self._stream: lzma.LZMADecompressor | None = None

    def read(self, size: int, /) -> bytes:
        while True:
            if self._stream is None or self._stream.eof:
                self._rest = (self._rest or self._file.read(_CHUNK)).lstrip(b"\0")  # nulls may fill up to a boundary
                if not self._rest:
                    return b""
                self._stream = lzma.LZMADecompressor(lzma.FORMAT_XZ, LARGEST_MEMORY)
            elif self._stream.needs_input:
                self._rest = self._file.read(_CHUNK)
                if not self._rest:
                    raise EOFError
            given, self._rest = self._rest, b""
            try:
                piece = self._stream.decompress(given, size)
            except lzma.LZMAError as error:
                if "emory" in str(error):
                    raise UnreadableFile(
                        "the packed file (xz) needs more memory than it may: unpack it first"
                    ) from error
                raise
            if self._stream.eof:
                self._rest = self._stream.unused_data
            if piece:
                return piece


def _only_file(file: BinaryIO) -> _Reads:
    """The one file in a ZIP file; several are refused, as nobody knows which is meant."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 66_000))
    tail = file.read()
    at = tail.rfind(b"PK\x05\x06")
    if at < 0:
        raise zipfile.BadZipFile
    contents = _END.unpack_from(tail, at)[5] if at + _END.size <= len(tail) else LARGEST_CONTENTS + 1
    if contents > LARGEST_CONTENTS or tail[max(0, at - 20) : at].startswith(_FURTHER_END):
        raise UnreadableFile("the packed file (ZIP) holds too much: unpack it, and choose a file of it")
    archive = zipfile.ZipFile(file)
    held = [info for info in archive.infolist() if not info.is_dir() and not _is_added(info.filename)]
    if len(held) != 1:
        what = f"{len(held)} files: unpack it, and choose one of them" if held else "no file"
        raise UnreadableFile(f"the packed file (ZIP) holds {what}")
    if held[0].flag_bits & 1:
        raise UnreadableFile("the packed file (ZIP) is locked with a password: unpack it first")
    if held[0].compress_type not in _READABLE:
        raise UnreadableFile("the packed file (ZIP) is packed in a way that is not known here: unpack it first")
    return archive.open(held[0])


def _is_added(name: str) -> bool:
    """Whether a file in a ZIP file is one that some systems add to those that were packed."""
    return name.startswith("__MACOSX/") or name.rpartition("/")[2] in (".DS_Store", "Thumbs.db", "desktop.ini")


_WAYS: tuple[tuple[bytes, str, Callable[[BinaryIO], _Reads]], ...] = (
    (b"\x1f\x8b", "gzip", lambda file: gzip.GzipFile(fileobj=file)),
    (b"\xfd7zXZ\0", "xz", _Xz),
    (b"BZh", "bzip2", bz2.BZ2File),
    (b"PK\x03\x04", "ZIP", _only_file),
)
