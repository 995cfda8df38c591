"""The picture in packaging/docs/architecture.md is that of the imports.

What it names is there.
"""

from __future__ import annotations

import re

import pytest

from tests.hygiene.project_tree import ROOT, imported_modules, name_of, python_files, source_of

PAGE = ROOT / "packaging" / "docs" / "architecture.md"
MOST_LINES = 110  # two pages


def room_of(module: str) -> str:
    """The room of the engine that a module's dotted name lies in; "" for the engine itself."""
    return module.removeprefix("engine").removeprefix(".").partition(".")[0]


def imports_of_rooms() -> dict[str, set[str]]:
    """Which rooms of the engine each of them imports, types included."""
    rooms = {room_of(name_of(path).removesuffix(".py").replace("/", ".")) for path in python_files("engine")}
    found: dict[str, set[str]] = {room: set() for room in rooms - {"", "__init__"}}
    for path in python_files("engine"):
        room = room_of(name_of(path).removesuffix(".py").replace("/", "."))
        for _, module in imported_modules(source_of(path)):
            if room in found and module.startswith("engine.") and room_of(module) != room:
                found[room].add(room_of(module))
    return found


def drawn() -> dict[str, list[str]]:
    """The picture: what each room imports, in the order in which the rooms are drawn."""
    (picture,) = re.findall(r"```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    lines = (line.partition("->") for line in picture.strip().split("\n"))
    return {room.strip(): below.split() for room, _, below in lines}


def test_the_picture_is_that_of_the_imports() -> None:
    assert {room: set(below) for room, below in drawn().items()} == imports_of_rooms()


def test_every_arrow_points_down() -> None:
    order = list(drawn())
    upward = [f"{room} -> {one}" for room, below in drawn().items() for one in below if order.index(one) <= order.index(room)]
    assert not upward and len(order) > 10, upward


@pytest.mark.parametrize("file", sorted(set(re.findall(r"`([\w./-]+\.(?:py|md))`", PAGE.read_text(encoding="utf-8")))))
def test_every_file_it_names_is_there(file: str) -> None:
    assert any((ROOT / folder / file).is_file() for folder in ("", "engine", "packaging/docs"))


def test_it_stays_short() -> None:
    assert len(PAGE.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
