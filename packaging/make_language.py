"""packaging/docs/cards-language.md anew: `python packaging/make_language.py`.

What it lists are the compiler's own phrases; the examples are the shortest lines of the shipped cards and of the cards
that tests have invented.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine import api  # noqa: E402
from engine.compiler.show import PlainCard, plain_card  # noqa: E402
from engine.lab.commands.language import described  # noqa: E402
from engine.vocabulary import catalogue  # noqa: E402

TARGET = ROOT / "packaging" / "docs" / "cards-language.md"
TYPES = ("Creature", "Sorcery", "Enchantment — Aura", "Artifact — Equipment", "Plane — Somewhere")
LONGEST = 400


def invented() -> Iterator[PlainCard]:
    """Whatever stands in tests and could be a card's text, as cards of a few types."""
    seen: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _may_be_rules(node.value):
                seen.update((node.value, *(line for line in node.value.split("\n") if _may_be_rules(line))))
    for text in sorted(seen):
        yield from (plain_card(text, kind) for kind in TYPES)


def _may_be_rules(text: str) -> bool:
    return 8 < len(text) < LONGEST and (text[0].isupper() or text[0] in "{−+")


def main() -> int:
    """Write the file."""
    catalogue.load()
    TARGET.parent.mkdir(exist_ok=True)
    text = described([*api.load_library().own_cards(), *invented()])
    TARGET.write_text(text, encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {len(text):,} letters")
    return 0


if __name__ == "__main__":
    sys.exit(main())
