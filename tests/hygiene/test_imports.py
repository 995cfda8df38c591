"""The direction of imports. The contracts of pyproject.toml hold, and they do forbid what they are for."""

from __future__ import annotations

import re
import subprocess
import sysconfig
import tomllib
from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT, imported_modules, name_of, python_files, source_of

FORBIDDEN_IN_ENGINE = ("PySide6", "shiboken6", "PIL")
WITHOUT_WIDGETS = ("gui/painting/", "gui/models/", "gui/wording.py", "gui/storage.py")
SINGLE_FILES = ("__main__", "app", "theme", "wording", "pictures", "arguments", "storage", "downloading", "language")
PROGRAM = Path(sysconfig.get_path("scripts")) / "lint-imports"


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """The result of import-linter on a project."""
    pytest.importorskip("importlinter", reason="import-linter is not installed: the import contracts are unchecked")
    command = [str(PROGRAM), "--no-logo", "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)


def test_the_contracts_are_kept() -> None:
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.fixture
def small_project(tmp_path: Path) -> Path:
    """A project with the same contracts and rooms, and nothing in them."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    contracts = tomllib.loads(settings)["tool"]["importlinter"]["contracts"]
    floors = {contract["containers"][0]: contract["layers"] for contract in contracts if "containers" in contract}
    rooms = [
        f"{container}.{room.strip(' ()')}"
        for container, layers in floors.items()
        if container != "gui"
        for layer in layers
        for room in re.split("[:|]", layer)
    ]
    protected = [name for contract in contracts for name in contract.get("protected_modules", ())]
    for package in ["engine", "gui", *sorted({*rooms, *protected})]:
        folder = tmp_path / package.replace(".", "/")
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    for room in (part.strip() for layer in floors["gui"] for part in layer.split("|")):
        add_module(tmp_path, f"gui/{room}.py" if room in SINGLE_FILES else f"gui/{room}/__init__.py", "")
    return tmp_path


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("engine/vocabulary/effects/draw.py", "from engine.game import rules\nfrom engine.vocabulary import terms"),
        ("engine/vocabulary/effects/draw.py", "from engine.compiler import templates"),
        ("engine/vocabulary/catalogue/walk.py", "from engine.vocabulary import keywords"),
        ("engine/api/match.py", "from engine.game.rules import turn"),
        ("engine/meaning/meaning.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING: import engine.game.state"),
        ("gui/views/board.py", "from engine import api"),
        ("gui/views/board.py", "from engine.api import match"),
        ("gui/views/board.py", "import PySide6.QtWidgets"),
    ],
)
def test_an_allowed_import_passes(small_project: Path, module: str, line: str) -> None:
    add_module(small_project, module, line)
    result = lint_imports(small_project)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("engine/core/colors.py", "import engine.meaning", "The engine's imports point one way"),
        ("engine/game/state/game.py", "from engine.game import events", "Only events write the state"),
        ("engine/vocabulary/terms/amounts.py", "from engine.vocabulary import effects", "The parts of speech know each other"),
        ("engine/compiler/tokens.py", "import engine.vocabulary.terms", "The engine's imports point one way"),
        ("engine/compiler/tokens.py", "import engine.game.events", "The engine's imports point one way"),
        ("engine/game/rules/casting.py", "import engine.compiler", "The engine's imports point one way"),
        ("engine/game/rules/combat.py", "from engine.vocabulary.keywords import ward", "The engine's imports point one way"),
        ("engine/table/match.py", "from engine.table import drafting", "A match knows no draft"),
        ("engine/api/match.py", "from engine.vocabulary import variants", "Only the catalogue imports the words of the game"),
        ("gui/views/board.py", "from engine.game.rules import combat", "The client imports from the engine only its api"),
        ("engine/cards/art.py", "from PIL import Image", "The engine imports neither Qt nor Pillow"),
        ("engine/agents/thread.py", "from PySide6 import QtCore", "The engine imports neither Qt nor Pillow"),
        ("engine/table/match.py", "from engine import api", "The engine's imports point one way"),
        ("engine/table/match.py", "from engine.lab import commands", "The engine's imports point one way"),
        ("engine/cards/decks.py", "from engine import agents", "The engine's imports point one way"),
        ("engine/game/rules/paying.py", "from engine.game.rules import casting", "The rooms of the rules know each other"),
        ("engine/game/rules/combat.py", "from engine.game.rules import casting", "The rooms of the rules know each other"),
        ("engine/api/match.py", "import gui", "The engine imports neither Qt nor Pillow"),
        ("gui/painting/face.py", "import engine", "Card faces know no engine"),
        ("gui/painting/face.py", "from gui import theme", "The client's imports point one way"),
        ("gui/models/piles.py", "from gui.widgets import card_grid", "The client's imports point one way"),
        ("gui/dialogs/combat.py", "from gui.views import board", "The client's imports point one way"),
        ("gui/views/board/stage.py", "from gui.views.table import table", "The rooms of the views know each other"),
        ("gui/dialogs/combat.py", "from gui.controllers import focus", "The client's imports point one way"),
    ],
)
def test_a_forbidden_import_breaks_its_contract(small_project: Path, module: str, line: str, contract: str) -> None:
    add_module(small_project, module, line)
    result = lint_imports(small_project)
    broken = [text for text in result.stdout.splitlines() if text.startswith(contract) and " BROKEN" in text]
    assert result.returncode != 0 and broken, result.stdout + result.stderr


def add_module(project: Path, module: str, line: str) -> None:
    """A module with one import, and what it imports."""
    path = project / module
    if not path.parent.exists():
        path.parent.mkdir()
        (path.parent / "__init__.py").touch()
    path.write_text(line + "\n", encoding="utf-8")
    for imported in (
        "engine/compiler/templates", "engine/game/rules/turn", "engine/game/rules/combat", "engine/game/rules/casting",
        "engine/vocabulary/keywords/ward",
        "engine/api/match", "gui/widgets/card_grid", "gui/views/board", "gui/controllers/focus",
    ):  # fmt: skip
        if (file := project / f"{imported}.py") != path and file.parent.exists():
            file.touch()


def test_the_engine_runs_without_qt_and_pillow() -> None:
    """The contracts' last word again without their tool, for a run where it is not installed."""
    found = [
        f"{name_of(path)}:{line} imports {module}"
        for path in python_files("engine")
        for line, module in imported_modules(source_of(path))
        if module.partition(".")[0] in FORBIDDEN_IN_ENGINE
    ]
    assert not found, "\n".join(found)


def test_painting_and_models_know_no_widgets() -> None:
    """The contracts' tool sees of a foreign library only its name."""
    found = [
        f"{name_of(path)}:{line} imports {module}"
        for path in python_files("gui")
        if name_of(path).startswith(WITHOUT_WIDGETS)
        for line, module in imported_modules(source_of(path))
        if module.startswith("PySide6.QtWidgets")
    ]
    assert not found, "\n".join(found)
