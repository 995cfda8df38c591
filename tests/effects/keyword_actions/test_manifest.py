"""Manifest and cloak (CR 701.34, 701.56): cards put onto the battlefield face down."""

from __future__ import annotations

from engine.events.damage import Damage
from engine.rules.events.happening import happen
from tests.effects.doing import bear, do
from tests.rulebook import rule
from tests.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("701.34a", "701.34b")
def test_manifest_and_turn_it_up() -> None:
    table = Table()
    table.library("A", bear())
    do(table, "Manifest the top card of your library.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(hidden) == (2, 2)
    assert table.game.chars(hidden).name == ""
    table.mana("A", "{1}{G}")
    table.special("A", hidden)
    assert table.game.chars(hidden).name == "Plain Bear"


@rule("406.3", "608.2c")
def test_a_card_in_exile_is_turned_face_up_and_spoken_of() -> None:
    table = Table()
    (egg,) = table.battlefield("A", card(
        "Odd Egg", "{2}", "Artifact Creature — Egg",
        "{0}: You may exile a card from your hand face down.\n"
        "When Odd Egg dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield.", "0/1"))  # fmt: skip
    table.hand("A", BEAR)
    table.activate("A", egg).answer("A", True).resolve()
    assert table.game.obj(table.game.zone("exile")[0]).face_down
    happen(table.game, Damage(egg, egg, 1))
    table.resolve()
    assert table.all("Plain Bear")
    assert not table.all("Odd Egg")
