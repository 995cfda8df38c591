"""Names that nothing uses. What is defined stands in the text of the program or of its tests a second time."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

from tests.hygiene.project_tree import name_of, python_files, source_of

WORD = re.compile(r"[A-Za-z_]\w*")
# What these decorate is found by whoever reads the class, and is used by its name all the same.
PLAIN_DECORATORS = (
    "property", "cached_property", "record", "dataclass", "staticmethod", "classmethod", "lru_cache", "cache",
    "abstractmethod",
)  # fmt: skip


def defined(body: list[ast.stmt], in_class: bool = False) -> Iterator[tuple[str, int]]:
    """The functions, classes and constants that a module or class defines.

    What is found by its decorator is left out.
    """
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            decorators = [ast.unparse(decorator).partition("(")[0] for decorator in node.decorator_list]
            if all(decorator in PLAIN_DECORATORS for decorator in decorators):
                yield node.name, node.lineno
            if isinstance(node, ast.ClassDef):
                yield from defined(node.body, in_class=True)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    yield target.id, node.lineno


def is_qt(name: str) -> bool:
    """Whether Qt calls it: its virtual methods are named like this, and the project's own never are."""
    return re.fullmatch(r"[a-z]+([A-Z][a-z]+)+", name) is not None or name in ("reject", "event", "paint", "shape", "data")


def test_every_name_is_used() -> None:
    written = Counter(
        word
        for path in python_files("engine", "gui", "packaging", "tests")
        for word in WORD.findall(path.read_text(encoding="utf-8"))
    )
    dead = [
        f"{name_of(path)}:{line}: {name}"
        for path in python_files("engine", "gui", "packaging")
        for name, line in defined(source_of(path).body)
        if written[name] == 1 and not name.startswith("__") and not (name_of(path).startswith("gui/") and is_qt(name))
    ]
    assert not dead, "\n".join(dead)


def test_what_is_not_used_is_seen() -> None:
    text = "LIMIT = 3\n@record\nclass Shelf:\n    def dust(self): ...\n    @phrase('x')\n    def found(self): ..."
    assert [name for name, _ in defined(ast.parse(text).body)] == ["LIMIT", "Shelf", "dust"]
