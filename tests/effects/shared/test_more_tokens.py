"""Further tokens beside those that would be created (CR 614.1a)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


MAPS = "If you would create one or more artifact tokens, instead create those tokens plus an additional Map token."
SQUIRRELS = "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead."


@rule("614.5", "111.1")
@pytest.mark.parametrize(("effects", "words", "maps", "squirrels"), [
    ((MAPS,), "Create two Treasure tokens.", 1, 0),
    ((MAPS, MAPS), "Create two Treasure tokens.", 2, 0),
    ((MAPS, MAPS, MAPS), "Create a Treasure token.", 3, 0),
    ((MAPS,), "Create a Treasure token and a Food token.", 1, 0),
    ((MAPS, MAPS), "Create a 1/1 white Soldier creature token.", 0, 0),
    ((SQUIRRELS, MAPS), "Create two Treasure tokens.", 1, 3),
])  # fmt: skip
def test_further_tokens_are_added_once_to_all_that_are_created_at_once(effects: tuple[str, ...], words: str, maps: int, squirrels: int) -> None:
    table = Table()
    for number, effect in enumerate(effects):
        table.battlefield("A", card(f"Helm {number}", "{2}", "Artifact", effect))
    table.policy = lambda d: len(d.options) - 1 if d.kind == "replacement" else None
    do(table, words)
    assert (len(table.all("Map Token")), len(table.all("Squirrel Token"))) == (maps, squirrels)


@rule("614.1a", "111.2")
def test_a_further_token_beside_such_tokens() -> None:
    table = Table()
    permanent(table, "If you would create one or more artifact tokens, instead create those tokens plus an additional Map token.")
    do(table, "Create two Treasure tokens. Create a 1/1 green Snake creature token.")
    made = sorted(table.game.chars(oid).name for oid in table.game.battlefield if table.game.obj(oid).token)
    assert made == ["Map Token", "Snake Token", "Treasure Token", "Treasure Token"]  # one for both; none for what is no artifact
    table.next_turn("B")
    do(table, "Create a Treasure token.", who="B")
    assert len(table.all("Map Token")) == 1  # what others create


@rule("614.1a")
def test_further_tokens_are_created_with_others() -> None:
    table = Table()
    table.battlefield("A", creature("If one or more tokens would be created under your control, those tokens plus an "
                                    "additional Food token are created instead."))  # fmt: skip
    table.hand("A", spell("Create two 1/1 green Elf creature tokens."))
    table.hand("B", spell("Create a 1/1 green Elf creature token.", "Theirs"))
    table.cast("A", "Spell").resolve()
    tokens = [table.game.chars(oid).subtypes for oid in table.game.permanents() if table.game.obj(oid).token]
    assert tokens.count(("Elf",)) == 2 and tokens.count(("Food",)) == 1
    table.cast("B", "Theirs").resolve()
    assert sum(table.game.obj(oid).token for oid in table.game.permanents()) == 4


@rule("614.1a", "614.5")
def test_more_tokens_with_those_of_a_description() -> None:
    """Once for all that are created at once, and not for its own."""
    table = Table()
    permanent(table, "If one or more creature tokens would be created under your control, those tokens plus a 1/1 white Elf creature token are "
              "created instead.", types="Enchantment")  # fmt: skip
    do(table, "Create two 2/2 green Ox creature tokens.")
    assert (len(table.all("Ox Token")), len(table.all("Elf Token"))) == (2, 1)
    do(table, "Create a Treasure token.")
    assert len(table.all("Elf Token")) == 1


@rule("614.1a")
def test_a_further_token_beside_any() -> None:
    table = Table()
    permanent(table, "If you would create one or more tokens, instead create those tokens plus an additional Food token.", types="Enchantment")
    do(table, "Create two 1/1 red Goblin creature tokens.")
    assert (len(table.all("Goblin Token")), len(table.all("Food Token"))) == (2, 1)
    do(table, "Create a Food token.")
    assert len(table.all("Food Token")) == 3
