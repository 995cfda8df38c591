"""What the client shows is plain text. Labels are `Label`s, tooltips go through `tip`, and who writes HTML is
listed.

Qt takes whatever looks like HTML for HTML, and cards, players, decks and files may be called so.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.hygiene.project_tree import name_of, python_files, source_of

LABEL = "gui/widgets/label.py"
# Who writes HTML, of words that are escaped there.
HTML = {
    "gui/cards/card_detail.py", "gui/views/drafts/draft_page.py", "gui/views/panels/game_over.py", "gui/views/panels/log_view.py",
    "gui/views/panels/main_game_band.py",
}  # fmt: skip
# Who shows the program's own pages.
OWN_PAGES = {"gui/views/window/about.py"}


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """All calls of the client: where, which, and what is called."""
    for path in python_files("gui"):
        for node in ast.walk(source_of(path)):
            if isinstance(node, ast.Call):
                yield name_of(path), node, ast.unparse(node.func).rpartition(".")[2]


def is_own(words: ast.expr) -> bool:
    """Whether words are the program's own: written there, and translated."""
    if isinstance(words, ast.Call):
        return ast.unparse(words.func) == "tip" or (ast.unparse(words.func) == "self.tr" and len(words.args) == 1)
    return isinstance(words, ast.Constant)


def test_labels_are_plain_unless_they_say_so() -> None:
    assert {where for where, _, called in calls() if called == "QLabel"} <= {LABEL}
    assert not [where for where, call, _ in calls() if "QMessageBox" in ast.unparse(call.func) and "(" in ast.unparse(call)
                and ast.unparse(call.func).rpartition(".")[2] in ("warning", "question", "information", "critical")]  # fmt: skip


def test_tooltips_are_plain() -> None:
    wrong = [f"{where}:{call.lineno}" for where, call, called in calls() if called == "setToolTip" and not is_own(call.args[0])]
    assert wrong == []


def test_who_writes_html_is_listed_and_escapes() -> None:
    writes = {"setHtml", "insertHtml", "appendHtml", "setMarkdown", "append_html"}
    found = {where for where, call, called in calls() if called in writes or "RichText" in ast.unparse(call).split("(")[-1]}
    assert found - HTML - OWN_PAGES == set()
    for path in python_files("gui"):
        if name_of(path) in HTML:
            assert "escape(" in path.read_text(encoding="utf-8"), name_of(path)
