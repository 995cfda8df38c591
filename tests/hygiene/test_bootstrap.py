"""The bootstrap: from a clean checkout to a running table, and honest words where that fails."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.hygiene.project_tree import ROOT, imported_modules, load_script, source_of

SCRIPT = ROOT / "packaging" / "bootstrap.py"
PYPROJECT = """
[project]
dependencies = ["Toolkit>=1; python_version < '3.12'", "Pictures"]
[dependency-groups]
dev = ["tester>=2"]
"""


class Commands:
    """What the bootstrap runs: recorded instead, with the return code that a test asks for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lines: list[str] = []
        self.environments: list[dict[str, str] | None] = []
        self.returncode: Callable[[str], int] = lambda line: 0

    def run(self, command: list[object], **options: object) -> SimpleNamespace:
        line = " ".join(str(part) for part in command).replace(str(self.folder), "HERE").replace("\\", "/")
        if "import sys, pip" in line and not (self.folder / ".venv" / "made").exists():
            raise FileNotFoundError(line)
        self.lines.append(line)
        self.environments.append(options.get("env"))  # type: ignore[arg-type]
        return SimpleNamespace(returncode=self.returncode(line), stdout=f"{line} speaks\n")

    def create(self, folder: Path, **options: object) -> None:
        self.lines.append(f"venv {folder.name}")
        for program in ("bin/python", "Scripts/python.exe", "made"):
            (folder / program).parent.mkdir(parents=True, exist_ok=True)
            (folder / program).touch()

    def having(self, part: str) -> list[str]:
        return [line for line in self.lines if part in line]


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script over a project of its own, on a Linux that has every library."""
    module = load_script(SCRIPT)
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "locks").mkdir()
    for purpose in ("play", "test", "build"):
        (tmp_path / "packaging" / "locks" / f"{purpose}.txt").write_text("Toolkit==1.5 --hash=…\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "missing_libraries", lambda libraries: {})
    return module


@pytest.fixture
def commands(bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    recorder = Commands(tmp_path)
    monkeypatch.setattr(bootstrap.subprocess, "run", recorder.run)
    monkeypatch.setattr(bootstrap.venv, "create", recorder.create)
    return recorder


def test_the_script_needs_nothing_but_the_standard_library() -> None:
    modules = {module.partition(".")[0] for _, module in imported_modules(source_of(SCRIPT))}
    assert modules <= sys.stdlib_module_names


def test_an_older_python_can_read_the_script_as_far_as_the_message() -> None:
    """No syntax younger than 3.7, and no annotation that is evaluated."""
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))
    assert "from __future__ import annotations" in SCRIPT.read_text(encoding="utf-8")


def test_a_too_old_python_is_told_so(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 10, 13))
    assert bootstrap.main(["play"]) == 2
    assert "needs Python 3.11 or newer; this is 3.10.13" in capsys.readouterr().err
    assert commands.lines == []


def test_play_installs_what_it_needs_and_starts_the_game(bootstrap: ModuleType, commands: Commands) -> None:
    assert bootstrap.main(["play", "--seats", "4", "game.ktm"]) == 0
    [install] = commands.having("pip install")
    assert install.endswith("--require-hashes --only-binary=:all: --requirement HERE/packaging/locks/play.txt")
    assert commands.lines[0] == "venv .venv"
    assert commands.lines[-1].endswith("-m gui --seats 4 game.ktm")


def test_a_second_start_installs_nothing(bootstrap: ModuleType, commands: Commands) -> None:
    bootstrap.main(["play"])
    commands.lines.clear()
    assert bootstrap.main(["play"]) == 0
    assert len(commands.lines) == 1 and commands.lines[0].endswith("-m gui")


@pytest.mark.parametrize("file", ["pyproject.toml", "packaging/locks/play.txt"])
def test_changed_requirements_are_installed_into_the_same_environment(
    bootstrap: ModuleType, commands: Commands, tmp_path: Path, file: str
) -> None:
    bootstrap.main(["play"])
    commands.lines.clear()
    text = (tmp_path / file).read_text(encoding="utf-8")
    (tmp_path / file).write_text(text.replace("Toolkit", "Toolbox"), encoding="utf-8")
    bootstrap.main(["play"])
    assert len(commands.having("pip install")) == 1
    assert commands.having("venv .venv") == []


def test_another_python_makes_a_new_environment(
    bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    bootstrap.main(["play"])
    commands.lines.clear()
    monkeypatch.setattr(bootstrap.sys, "version", "another one")
    commands.returncode = lambda line: 1 if "import sys, pip" in line else 0
    assert bootstrap.main(["play"]) == 0
    assert len(commands.having("venv .venv")) == 1


def test_playing_after_testing_installs_nothing_but_testing_after_playing_does(
    bootstrap: ModuleType, commands: Commands
) -> None:
    bootstrap.main(["test"])
    assert commands.having("pip install")[0].endswith("packaging/locks/test.txt")
    bootstrap.main(["play"])
    assert len(commands.having("pip install")) == 1
    (bootstrap.environment_folder() / "installed-test.json").unlink()
    bootstrap.main(["test"])
    assert len(commands.having("pip install")) == 2


def test_without_a_network_the_message_says_what_to_do(
    bootstrap: ModuleType, commands: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    commands.returncode = lambda line: 1 if "pip install" in line else 0
    assert bootstrap.main(["play"]) == 2
    assert "Without a network: run this once while online" in capsys.readouterr().err
    assert commands.having("-m gui") == []
    assert not bootstrap.is_installed("play")


def test_test_runs_every_check_without_a_display(
    bootstrap: ModuleType, commands: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(["test", "-k", "ward", "tests/keywords"]) == 0
    ends = [
        "ruff check .", "format --check engine gui packaging", "--strict engine gui packaging", "--no-logo",
        "-n 2 -k ward tests/keywords",
    ]  # fmt: skip
    assert {end for end in ends if commands.having(end)} == set(ends)
    for environment in commands.environments[-len(ends) :]:
        assert environment and environment["QT_QPA_PLATFORM"] == "offscreen" and environment["LC_ALL"] == "C.UTF-8"
    said = capsys.readouterr().out
    assert said.splitlines()[-1] == "[kitchen table] all checks passed"
    assert said.count(" speaks\n") == 4, "what ran beside the tests is told after them"


def test_what_a_change_can_touch_is_tested_alone(bootstrap: ModuleType, commands: Commands) -> None:
    assert bootstrap.main(["test", "--changed", "HEAD~2"]) == 0
    assert commands.lines[-1].endswith("-m tests.changed HEAD~2")
    assert commands.having("-m pytest") == []


@pytest.mark.parametrize("failing", ["ruff check", "ruff format", "mypy", "lint-imports", "pytest"])
def test_one_failed_check_fails_the_whole_but_stops_no_other(
    bootstrap: ModuleType, commands: Commands, capsys: pytest.CaptureFixture[str], failing: str
) -> None:
    commands.returncode = lambda line: 1 if failing in line and "pip install" not in line else 0
    assert bootstrap.main(["test"]) == 1
    assert len(commands.having("-m pytest")) == 1
    name = {"lint-imports": "import contracts", "ruff check": "ruff"}.get(failing, failing)
    assert capsys.readouterr().out.splitlines()[-1] == f"[kitchen table] FAILED: {name}"


@pytest.fixture
def bare_debian(bootstrap: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A Debian without Qt's libraries, on which a user without rights sits."""
    missing: Callable[[dict[str, str]], dict[str, str]] = dict
    monkeypatch.setattr(bootstrap, "missing_libraries", missing)
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    monkeypatch.setattr(bootstrap.shutil, "which", {"apt-get": "apt-get", "sudo": "sudo"}.get)
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000, raising=False)
    commands.returncode = lambda line: 1 if line.startswith("sudo -n true") else 0
    return bootstrap


def test_missing_libraries_are_installed_by_root(
    bare_debian: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bare_debian.os, "geteuid", lambda: 0, raising=False)
    assert bare_debian.main(["play"]) == 0
    [install] = commands.having("install -y")
    assert install.startswith("env DEBIAN_FRONTEND=noninteractive apt-get")
    assert " libegl1 " in install and " libxcb-cursor0 " in install
    assert commands.having("-m gui")


def test_missing_libraries_are_installed_where_sudo_asks_nothing(bare_debian: ModuleType, commands: Commands) -> None:
    commands.returncode = lambda line: 0
    assert bare_debian.main(["test"]) == 0
    [install] = commands.having("install -y")
    assert install.startswith("sudo -n env") and "libegl1" in install
    assert "xcb" not in install, "the checks open no window"


def test_missing_libraries_are_named_in_one_line_where_nothing_may_be_installed(
    bare_debian: ModuleType, commands: Commands, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bare_debian.main(["test"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "sudo apt-get install libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0" in line
    assert commands.having("-m pytest") == []


def test_a_linux_without_apt_names_the_libraries(
    bare_debian: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bare_debian.shutil, "which", lambda name: None)
    assert bare_debian.main(["play"]) == 2
    assert "libEGL.so.1" in capsys.readouterr().err


def test_a_missing_window_library_does_not_stop_the_game(
    bare_debian: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bare_debian, "missing_libraries", lambda libraries: {"libxcb-cursor.so.0": "libxcb-cursor0"})
    assert bare_debian.main(["play"]) == 0
    assert "sudo apt-get install libxcb-cursor0" in capsys.readouterr().out
    assert commands.having("-m gui")


def test_no_other_system_is_searched_for_linux_libraries(
    bare_debian: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bare_debian.sys, "platform", "darwin")
    assert bare_debian.main(["play"]) == 0
    assert commands.having("apt-get") == []


def test_a_python_without_ensurepip_names_the_package(
    bare_debian: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bare_debian.importlib.util, "find_spec", lambda name: None)
    assert bare_debian.main(["play"]) == 2
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert f"apt install {package}" in capsys.readouterr().err
    monkeypatch.setattr(bare_debian.os, "geteuid", lambda: 0, raising=False)
    assert bare_debian.main(["play"]) == 0
    assert commands.having("install -y")[0].endswith(package)


def test_a_library_that_can_not_be_loaded_is_missing() -> None:
    module = load_script(SCRIPT)
    assert module.missing_libraries({"libnever-there.so.9": "libnever9"}) == {"libnever-there.so.9": "libnever9"}


@pytest.mark.parametrize(("says", "goes_on"), [("", True), ("y", True), ("n", False), ("no", False)])
def test_who_sits_at_the_terminal_is_told_why_and_asked(
    bare_debian: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    says: str, goes_on: bool,
) -> None:  # fmt: skip
    asked: list[str] = []
    monkeypatch.setattr(bare_debian.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(bare_debian, "somebody_is_there", lambda: True)
    monkeypatch.setattr("builtins.input", lambda question: asked.append(question) or says)
    bare_debian.main(["play"])
    assert len(asked) == 1 and "Install them now" in asked[0]
    assert bool(commands.having("install -y")) is goes_on
    assert "the window needs libraries of the system that are not there (libGL.so.1" in capsys.readouterr().out


def test_with_nobody_there_it_goes_on(
    bare_debian: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bare_debian.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(bare_debian, "somebody_is_there", lambda: False)
    monkeypatch.setattr("builtins.input", lambda _question: pytest.fail("nobody can answer"))
    assert bare_debian.main(["play"]) == 0 and commands.having("install -y")
