"""Files from outside are opened at one door, `engine.core.untrusted`. Who opens one in another way says why it may.

Whoever opens a path by themselves waits for ever at a pipe, and reads a link to an endless device until the memory is
full. The list below only shrinks: what is not on it goes through the door.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.hygiene.project_tree import ROOT, name_of, python_files, source_of

OWN = "the program's own file, which comes with it"
WRITES = "it writes, and reads nothing"
OPENERS = {"open", "read_text", "read_bytes", "gzip.open", "Image.open", "tomllib.load", "sqlite3.connect", "QFile",
           "QPixmap", "QImage", "QImageReader", "QIcon", "QMovie", "ET.parse", "ElementTree.parse"}  # fmt: skip
# Where a file is opened by other means, and why it may be: "path::function".
EXCEPTIONS: dict[str, str] = {
    "engine/cards/compiling.py::compiler_version": OWN,
    "engine/cards/database_rescue.py::is_damaged": "the card database in the user's folder, which SQLite opens",
    "engine/cards/database_rescue.py::rescue": "the card database in the user's folder, which SQLite opens",
    "engine/cards/database_schema.py::open_database": "the card database in the user's folder, which SQLite opens",
    "engine/table/drafting/products.py::_notes": OWN,
    "engine/vocabulary/mechanics/sticker_sheets.py::shipped_sheets": OWN,
    "engine/table/append_only_file.py::_append": WRITES,
    "engine/table/append_only_file.py::_cut_back": WRITES,
    "engine/table/append_only_file.py::write_whole": WRITES,
    "engine/telling/language.py::_table": OWN,
    "engine/core/untrusted.py::open_outside": "the door itself",
    "gui/downloading.py::_append": WRITES,
    "gui/downloading.py::_finished": "the part of a download, which the program wrote just now",
    "gui/downloading.py::_sink": WRITES,
    "gui/app.py::application": OWN,
    "gui/benchmark.py::undisturbed": "what the system tells of this thread, where it tells it",
    "gui/painting/art.py::get": OWN,
    "gui/sounds/player.py::values_of": OWN,
    "gui/pictures.py::read_picture": "bytes that came through the door",
    "gui/views/window/about.py::__init__": OWN,
    "gui/views/window/about.py::licences": OWN,
}


def opened_files() -> Iterator[str]:
    """Each function that opens a file by other means than the door: "path::function"."""
    for path in python_files("engine", "gui"):
        for function, call in _calls(source_of(path)):
            if _opens(call):
                yield f"{name_of(path)}::{function}"


def _calls(tree: ast.AST, function: str = "") -> Iterator[tuple[str, ast.Call]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield function, node
        yield from _calls(node, node.name if isinstance(node, ast.FunctionDef) else function)


def _opens(call: ast.Call) -> bool:
    """Whether a call opens a file: by its name, and if a name is also that of other things, by what it is given."""
    words = ast.unparse(call.func)
    last = words.rpartition(".")[2]
    if last in ("read_text", "read_bytes") or words in OPENERS - {"QPixmap", "QImage", "QIcon"}:
        return True
    if last in ("QPixmap", "QImage", "QIcon"):
        return any(isinstance(word, ast.Call) and ast.unparse(word.func) == "str" for word in call.args)
    is_mode = [word for word in call.args if isinstance(word, ast.Constant | ast.IfExp) and "b" in ast.unparse(word)]
    return last in ("open", "open_file", "fdopen") and bool(is_mode or words in ("open", "os.open", "io.open"))


def test_files_from_outside_are_opened_at_one_door() -> None:
    assert sorted(set(opened_files()) - set(EXCEPTIONS)) == []


def test_every_exception_is_needed() -> None:
    assert sorted(set(EXCEPTIONS) - set(opened_files())) == []
    assert all(EXCEPTIONS.values())


def test_the_door_is_seen_to_be_one() -> None:
    """What the search looks for is found where it is known to be."""
    found = set(opened_files())
    assert {"engine/core/untrusted.py::open_outside", "engine/table/append_only_file.py::write_whole"} <= found
    tree = ast.parse('def f(p):\n p.read_text()\n p.open("rb")\n open(p)\n QPixmap(str(p))\n Image.open(p)\n menu.open()')
    assert [_opens(call) for _, call in _calls(tree)] == [True, True, True, True, False, True, False]
    assert Path(__file__).resolve().parents[2] == ROOT
