"""The maker of the rule index: it takes numbers and titles out of a rulebook, and never a rule's text."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT, load_script
from tests.rulebook import RULES, read_table

maker = load_script(ROOT / "packaging" / "make_rule_index.py")

INVENTED = """Invented Rules

Contents
1. Words
100. Greetings
Glossary
Credits

1. Words

100. The Magic Greetings

100.1. A greeting is what a guest says at the door. It is said once.

100.1a A host answers it.

119.1d. A slip of the pen: this subrule has a full stop.

100.2. Waving

100.2a To wave is to move a hand.

100.3 A rule without the full stop.

100.4.A rule without the space.

100.5. Are we there yet?

100.6. For the Guests!

Glossary

100.7. This is no rule any more.
"""


def test_titles_are_the_nearest_heading() -> None:
    assert dict(maker.rule_titles(INVENTED)) == {
        "100": "The Greetings",
        "100.1": "The Greetings",
        "100.1a": "The Greetings",
        "119.1d": "The Greetings",
        "100.2": "Waving",
        "100.2a": "Waving",
        "100.3": "The Greetings",
        "100.4": "The Greetings",
        "100.5": "The Greetings",
        "100.6": "For the Guests!",
    }


def test_a_number_that_stands_twice_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"100\.1 stands twice"):
        list(maker.rule_titles("100. Words\n\n100.1. One.\n\n100.1. Two.\n"))


def test_the_script_writes_every_edition_and_the_ledger(tmp_path: Path) -> None:
    for name in maker.EDITIONS.values():
        (tmp_path / name).write_text(INVENTED, encoding="utf-8")
    (tmp_path / "ledger.tsv").write_bytes(b"number\ttitle\tsource\n100.1\tGreetings\tchapter-1\n")
    assert maker.main([str(tmp_path), "--output", str(tmp_path / "out")]) == 0
    written = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert written == ["2006-10-01.tsv", "2024-02-06.tsv", "2026-01-16.tsv", "ledger.tsv"]
    assert (tmp_path / "out" / "ledger.tsv").read_bytes() == (tmp_path / "ledger.tsv").read_bytes()
    assert (tmp_path / "out" / "2024-02-06.tsv").read_bytes().startswith(b"number\ttitle\n100\tThe Greetings\n100.1\t")


@pytest.mark.parametrize("edition", sorted(maker.EDITIONS))
def test_the_index_holds_titles_and_no_rules(edition: str) -> None:
    rows = read_table(RULES / f"{edition}.tsv")
    assert len(rows) > 50
    assert [row for row in rows if not row["title"] or len(row["title"]) > maker.LONGEST_TITLE] == []
    assert [row["title"] for row in rows if row["title"].endswith(".")] == []
