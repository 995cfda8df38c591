"""What is done for several things and said once (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.compiler.normalise import modern
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table, card


@pytest.mark.parametrize(("said", "meant"), [
    ("Return all Elf cards from your graveyard to your hand, then do the same for Orc cards.",
     "Return all Elf cards from your graveyard to your hand, then return all Orc cards from your graveyard to your hand."),
    ("Each player puts all land and creature cards revealed this way onto the battlefield, then does the same for enchantment cards.",
     "Each player puts all land and creature cards revealed this way onto the battlefield, then puts all enchantment cards revealed this way onto the battlefield."),
    ("Return an Elf card from your graveyard to your hand, then do the same for Orc and Imp.",
     "Return an Elf card from your graveyard to your hand, then return an Orc card from your graveyard to your hand, then return an Imp card from your graveyard to your hand."),
    ("Target player returns a creature they control to its owner's hand, then repeats this process for an artifact and a land.",
     "Target player returns a creature they control to its owner's hand, then returns an artifact they control to its owner's hand, then returns a land they control to its owner's hand."),
    ("Search your library for a land card with mana value 0, reveal it, and put it into your hand. Then repeat this process for land cards with mana values 1 and 2. Then shuffle.",
     "Search your library for a land card with mana value 0, reveal it, and put it into your hand. Then search your library for a land card with mana value 1, reveal it, and put it into your hand. "
     "Then search your library for a land card with mana value 2, reveal it, and put it into your hand. Then shuffle."),
])  # fmt: skip
def test_it_is_said_in_full(said: str, meant: str) -> None:
    assert modern(said) == meant


@rule("608.2c")
def test_the_first_is_done_by_everybody_before_the_next() -> None:
    """A creature enters before the enchantment that its owner's neighbour reveals, and sees it enter."""
    table = Table()
    watcher = card("Keen Owl", "{1}", "Creature — Bird", "Whenever an enchantment enters, you gain 1 life.", "1/1")
    shrine = card("Old Shrine", "{1}", "Enchantment")
    table.library("A", shrine)
    table.library("B", watcher)
    do(table, "Each player reveals the top card of their library. Each player puts all creature cards revealed this way onto the battlefield, then does the same for enchantment cards.")
    assert table.all("Keen Owl", who="B") and table.all("Old Shrine", who="A")
    assert table.resolve().life("B") == 21


@rule("608.2c")
@pytest.mark.parametrize(("theirs", "life", "cards"), [((), 14, 3), (("creature",), 16, 2), (("creature", "artifact", "land"), 20, 0)])
def test_what_follows_where_it_cant_be_done(theirs: tuple[str, ...], life: int, cards: int) -> None:
    table = Table()
    for kind in theirs:
        table.battlefield("B", {"creature": bear(), "artifact": lamp(), "land": card("Forest", "", "Basic Land — Forest")}[kind])
    do(table, "Target opponent sacrifices a creature of their choice. If they can't, they lose 2 life and you draw a card. Then repeat this process for an artifact and a land.", [1])
    assert (table.life("B"), len(table.zone("A", "hand"))) == (life, cards)
    assert len(table.zone("B", "graveyard")) == len(theirs)


@rule("608.2c", "101.4")
def test_everybody_comes_down_to_as_many_as_whoever_has_the_fewest() -> None:
    table = Table(3)
    table.battlefield("A", bear(), bear(), ogre())
    table.battlefield("B", bear())
    table.battlefield("C", bear(), ogre())
    table.battlefield("C", lamp(), lamp())
    table.battlefield("B", lamp())
    table.hand("B", lamp(), lamp(), lamp())
    table.hand("C", lamp())
    do(table, "Each player chooses a number of artifacts they control equal to the number of artifacts controlled by the player who controls the fewest, then sacrifices the rest. "
              "Players discard cards and sacrifice creatures the same way.")
    kept = [(len(table.zone(who, "hand")), len([name for name in ("Plain Bear", "Plain Ogre", "Plain Lamp") for _ in table.all(name, who=who)])) for who in "ABC"]
    assert kept == [(1, 1), (1, 1), (1, 1)]  # A has no artifact and one card in hand, B one creature


@rule("700.2", "603.3c")
def test_each_mode_creates_a_token_of_its_own() -> None:
    table = Table()
    words = (
        "{0}: Choose one that hasn't been chosen this turn. Create a red creature token with those characteristics.\n"
        "• 3/1 Human Warrior with trample and haste.\n• 1/2 Human Rogue with haste and \"When this token enters, you gain 1 life.\"\n• 1/1 Imp."
    )
    (forge,) = table.battlefield("A", card("Odd Forge", "{2}", "Artifact", words))
    for mode in (1, 0, 2):
        table.answer("A", [mode]).activate("A", forge).resolve()
    made = [oid for oid in table.game.permanents() if oid != forge]
    assert [(table.pt(oid), sorted(table.game.chars(oid).subtypes), table.has(oid, "haste"), table.has(oid, "trample")) for oid in made] == [
        ((1, 2), ["Human", "Rogue"], True, False), ((3, 1), ["Human", "Warrior"], True, True), ((1, 1), ["Imp"], False, False),
    ]  # fmt: skip
    assert table.life("A") == 21 and {tuple(table.game.chars(oid).colors) for oid in made} == {("R",)}
