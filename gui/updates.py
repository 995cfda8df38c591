"""Newer versions of the program.

Asked for only when a person says so, at an address that they can read and change.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from engine.api import VERSION, UntrustedError, read_json
from gui.downloading import DownloadError, checked_address, small_file

LARGEST = 256 * 1024


@dataclass(frozen=True, slots=True)
class Found:
    """The newest version that an address tells of, and where to get it ("" if it does not say)."""

    version: str
    address: str

    @property
    def newer(self) -> bool:
        """Whether it is newer than this program."""
        return numbers(self.version) > numbers(VERSION)


def numbers(version: str) -> tuple[int, ...]:
    """A version as it is compared: "v0.10.1" as 0, 10, 1."""
    return tuple(int(part) for part in version.removeprefix("v").split("."))


def newest(address: str) -> Found:
    """What an address tells: `{"tag_name": "v1.2.0", "html_url": …}`, as lists of releases do.

    Or `{"version": …}`.

    Nothing is sent but the question. Raises `DownloadError` with what is wrong.
    """
    content = small_file(address, LARGEST)
    try:
        told = read_json(content or b"")
        version = told.get("tag_name") or told.get("version")
        if not isinstance(version, str) or not re.fullmatch(r"v?[0-9]{1,6}(\.[0-9]{1,6}){0,3}", version):
            raise ValueError(f"{version!r:.40} is no version")
        page = told.get("html_url", "")
        where = checked_address(page) if isinstance(page, str) and page else ""
    except (UntrustedError, ValueError, AttributeError) as error:
        raise DownloadError(f"{address} tells of no version ({error})") from None
    return Found(version.removeprefix("v"), where)


def due(on: bool, last: str, today: date) -> bool:
    """Whether to ask by itself: if a person has said so, once a day at most."""
    return on and last != today.isoformat()
