"""The project's own files, as the hygiene tests read them."""

from __future__ import annotations

import ast
import functools
import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
LEFT_BY_TOOLS = {
    ".git", ".venv", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis",
    ".import_linter_cache", "build", "dist",
}  # fmt: skip


@functools.cache
def project_files() -> tuple[Path, ...]:
    """Every file that is tracked or would be with the next `git add`; without git, every file."""
    paths = known_to_git() if shutil.which("git") else None
    return tuple(sorted(path for path in (found_in_folders() if paths is None else paths) if path.is_file()))


def known_to_git() -> set[Path] | None:
    """The files that git knows and does not ignore, or None outside a repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode != 0:
        return None
    return {ROOT / name for name in listed.stdout.decode("utf-8").split("\0") if name}


def found_in_folders() -> set[Path]:
    """The files below the root, but for what tools leave behind."""
    return {path for path in ROOT.rglob("*") if not LEFT_BY_TOOLS & set(path.relative_to(ROOT).parts)}


@functools.cache
def python_files(*folders: str) -> tuple[Path, ...]:
    """The Python files of these top-level folders, or of all."""
    files = (path for path in project_files() if path.suffix == ".py")
    return tuple(path for path in files if not folders or path.relative_to(ROOT).parts[0] in folders)


def name_of(path: Path) -> str:
    """A file's path as messages and tables of exceptions write it."""
    return path.relative_to(ROOT).as_posix()


@functools.cache
def text_of(path: Path) -> str:
    """What a file says."""
    return path.read_text(encoding="utf-8")


@functools.cache
def source_of(path: Path) -> ast.Module:
    """A Python file's syntax tree."""
    return ast.parse(text_of(path), filename=name_of(path))


@functools.cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All that is in a Python file's syntax tree."""
    return tuple(ast.walk(source_of(path)))


def imported_modules(tree: ast.Module) -> list[tuple[int, str]]:
    """The absolute modules that a file imports, wherever it does, with their lines."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.append((node.lineno, node.module))
    return found


def load_script(path: Path) -> ModuleType:
    """A script of a folder that is no package, as a module."""
    spec = importlib.util.spec_from_file_location(f"script_{path.stem}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
