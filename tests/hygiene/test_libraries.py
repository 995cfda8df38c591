"""`packaging/docs/libraries.md` has a reason for each library, and for what is written by hand instead of one."""

from __future__ import annotations

import re
import sys
import tomllib

from tests.hygiene.project_tree import ROOT, imported_modules, python_files, source_of

TAKEN, _, OWN = (ROOT / "packaging" / "docs" / "libraries.md").read_text(encoding="utf-8").partition("\n## Our own")
LIBRARIES = {
    name.lower() for names in re.findall(r"^\| ([\w, -]+) \| ", TAKEN, re.MULTILINE) for name in names.split(", ")
} - {"library"}
IMPORTED_AS = {"PIL": "pillow", "PySide6": "pyside6-essentials", "shiboken6": "pyside6-essentials"}


def test_every_library_that_the_project_declares_has_its_reason_and_no_other() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = settings["dependency-groups"]
    wanted = [*settings["project"]["dependencies"], *groups["dev"], *groups["build"], *settings["build-system"]["requires"]]
    assert {re.split(r"[^\w-]", text)[0].lower() for text in wanted} == LIBRARIES


def test_the_program_imports_no_other() -> None:
    modules = {
        module.partition(".")[0]
        for path in python_files()
        if path.relative_to(ROOT).parts[0] in ("engine", "gui")
        for _, module in imported_modules(source_of(path))
    }
    others = modules - sys.stdlib_module_names - {"engine", "gui"}
    assert others and {IMPORTED_AS.get(module, module) for module in others} <= LIBRARIES


def test_what_is_our_own_is_there() -> None:
    rows = re.findall(r"^\| (?!what|---)[^|]+ \| ([^|]+) \| [^|]+ \| [^|]+ \|$", OWN, re.MULTILINE)
    files = [file for row in rows for file in re.findall(r"`([^`]+)`", row)]
    assert len(rows) > 12 and len(files) >= len(rows) and all((ROOT / file).is_file() for file in files)
