"""Casting and playing cards while something resolves (CR 608.2g, 701.14). As in "cast it without paying its mana
cost"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.decisions.choices import ChooseObjects, YesNo
from engine.game.events.zone_changes import make_card
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

LESSON = ("Warm Lesson", "{4}{R}", "Sorcery", "You gain 3 life.")


CUB = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")


BLADE = ("Duelist's Primer", "{1}", "Artifact — Equipment", "Whenever equipped creature deals combat damage to a "
         "player, you may cast an instant or sorcery spell from your hand with mana value less than or equal to that "
         "damage without paying its mana cost.\nEquip {1}")  # fmt: skip


def _struck(size: str, *hand: tuple[str, ...]) -> Table:
    """A game in which an equipped creature has dealt combat damage; whether to cast is answered yes."""
    table = Table()
    (ogre,) = table.battlefield("A", card("Tall Ogre", "{3}", "Creature — Ogre", "", size))
    (blade,) = table.battlefield("A", card(*BLADE))
    table.hand("A", *(card(*one) for one in hand))
    table.mana("A", "{1}")
    table.activate("A", blade, targets=[ogre]).resolve()

    def policy(decision: Any) -> Any:
        if isinstance(decision, YesNo):
            return True
        return [[ogre, 1]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    return table.to_step("main2")


@rule("608.2g", "118.9")
def test_a_spell_cast_for_nothing_as_a_trigger_resolves() -> None:
    assert _struck("5/5", LESSON, CUB).game.players[0].life == 23


@rule("608.2g")
def test_any_number_of_spells_one_after_the_other() -> None:
    table = Table(library=0)
    table.library("A", card(*LESSON))
    table.library("B", card(*LESSON))
    table.hand("A", card("Wild Recital", "{R}", "Sorcery", "Exile the top card of each player's library, then you may "
                         "cast any number of spells from among those cards without paying their mana costs."))
    table.mana("A", "{R}")
    table.policy = lambda decision: (
        True if isinstance(decision, YesNo) else list(decision.candidates[:1]) if hasattr(decision, "candidates") else None
    )
    table.cast("A", "Wild Recital").resolve()
    assert table.game.players[0].life == 26
    asked = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert asked and all(decision.most == 1 for decision in asked), "one is cast after the other"


@rule("608.2c", "608.2g")
def test_what_is_cast_for_each_opponent_is_all_cast_this_way() -> None:
    table = Table(3)
    mend = card("Small Mend", "{W}", "Instant", "You gain 1 life.")
    for who in "BC":
        table.graveyard(who, mend)
    table.hand("A", card(
        "Tide Caller", "{U}", "Sorcery",
        "For each opponent, you may cast up to one target instant or sorcery card from that player's graveyard without "
        "paying its mana cost. If a card cast this way would be put into a graveyard this turn, exile it instead.",
    ))  # fmt: skip
    cards = [table.find("Small Mend", "graveyard", who) for who in "BC"]
    table.mana("A", "{U}").cast("A", "Tide Caller", cards).answer("A", True, True).resolve()
    assert table.life("A") == 22 and len(table.all("Small Mend", "exile")) == 2


@rule("707.12")
def test_a_copy_of_a_card_is_cast() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Zap", "{R}", "Instant", "Zap deals 3 damage to any target."))
    words = "Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost."
    table.answer("A", True)
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.cast("A", "Test Rite", [dead, 1]).resolve()
    assert table.life("B") == 17
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Zap"]


@rule("608.2g", "118.9")
def test_cast_without_paying() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Big Bear", "{9}", "Creature — Bear", "", "9/9"))
    table.answer("A", True)
    words = "Exile target card from your graveyard. You may cast that card without paying its mana cost."
    do(table, words, targets=[dead])
    assert table.all("Big Bear", who="A")


@rule("608.2d")
def test_nobody_is_asked_whether_to_cast_what_can_not_be_cast() -> None:
    table = _struck("4/4", LESSON, CUB)
    assert table.game.players[0].life == 20
    assert not [asked for asked in table.asked if isinstance(asked, YesNo)]


@rule("101.3", "if it doesn't happen nothing follows that asks whether it did", "608.2g")
@pytest.mark.parametrize(("name", "life"), [("Fell", 20), ("Small Luck", 23)])
def test_what_has_to_be_cast_and_can_not_be_was_not_cast(name: str, life: int) -> None:
    """There is nothing to destroy: the spell would have no target."""
    table = Table()
    fell = card("Fell", "{B}", "Instant", "Destroy target creature.")
    dead = {table.game.chars(oid).name: oid for oid in table.graveyard("A", fell, card("Small Luck", "{1}", "Instant", "Scry 1."))}
    do(table, "Cast target card from your graveyard without paying its mana cost. If you do, you gain 3 life.", [dead[name]])
    assert table.life("A") == life and "Fell" in table.zone("A", "graveyard")


@rule("607.2a", "608.2g")
def test_another_card_exiled_with_it() -> None:
    table = Table(library=3)
    for who in "AB":
        table.library(who, bear(), card("Dry Field", "", "Land"), lamp())
    table.hand("A", card("Deep Pool", "{0}", "Artifact", "Imprint — When Deep Pool enters, each player exiles the top three cards of their library.\nWhenever a "
                         "player casts a spell from their hand, that player exiles it. If the player does, they may cast another nonland card exiled with Deep "
                         "Pool without paying that card's mana cost."))  # fmt: skip
    table.cast("A", "Deep Pool").resolve()
    table.next_turn("B").hand("B", card("Kind Word", "{0}", "Sorcery", "You gain 5 life."))
    word = table.find("Kind Word", "hand")
    table.answer("B", True, lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name == "Plain Bear"][:1])
    table.cast("B", "Kind Word").resolve()
    asked = next(decision for decision in table.asked if decision.purpose == "cast" and decision.seat == 1)
    assert word not in asked.candidates
    assert sorted(table.game.chars(ref).name for ref in asked.candidates) == ["Plain Bear"] * 2 + ["Plain Lamp"] * 2
    assert table.life("B") == 20 and "Kind Word" in [*table.zone("A", "exile"), *table.zone("B", "exile")]
    assert [table.game.controller(oid) for oid in table.all("Plain Bear")] == [1]


@rule("608.2g", "601.3")
def test_a_discarded_card_cast_from_the_graveyard() -> None:
    table = Table()
    permanent(table, "Whenever you discard a nonland card, you may cast it from your graveyard.")
    table.hand("A", bear())
    table.mana("A", "{1}{G}").answer("A", True)
    do(table, "Discard a card.")
    assert table.all("Plain Bear") and not table.pool("A")


@rule("113.6", "608.2g")
def test_its_own_card_cast_from_the_graveyard() -> None:
    table = Table()
    table.graveyard("A", card("Ash Bird", "{1}{R}", "Creature — Phoenix", "Flying\nWhenever another Phoenix you control dies, you may cast Ash "
                              "Bird from your graveyard.", "2/2"))  # fmt: skip
    (other,) = table.battlefield("A", card("Ember Bird", "{1}{R}", "Creature — Phoenix", "", "1/1"))
    (living,) = table.battlefield("A", card("Ash Bird", "{1}{R}", "Creature — Phoenix", "Flying\nWhenever another Phoenix you control dies, you may "
                                            "cast Ash Bird from your graveyard.", "2/2"))  # fmt: skip
    table.mana("A", "{2}{R}{R}").answer("A", True)
    do(table, "Destroy target creature.", [other])
    assert len(table.all("Ash Bird")) == 2 and living in table.game.battlefield


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("305.2a", "305.3")
@pytest.mark.parametrize(("who", "played"), [("A", True), ("B", False)])
def test_a_land_is_played_as_an_ability_resolves_in_any_step_of_ones_own_turn(who: str, played: bool) -> None:
    table = Table()
    (box,) = table.battlefield(who, card("Late Box", "{2}", "Artifact", "{0}: Exile the top card of your library. You may play that card."))
    table.to_step("end").answer(who, True).activate(who, box).resolve()
    assert ("Forest" in names(table)) == played


@rule("608.2g", "601.2b")
def test_any_number_of_spells_from_the_hand() -> None:
    table = Table()
    table.hand("A", ogre(), bear(), lamp(), card("Dry Field", "", "Land"))
    find = {name: table.find(name, "hand") for name in ("Plain Ogre", "Plain Bear")}
    table.answer("A", True, [find["Plain Ogre"]], [find["Plain Bear"]], [])
    do(table, "You may cast any number of spells from your hand without paying their mana costs.")
    assert len(table.all("Plain Ogre")) == len(table.all("Plain Bear")) == 1
    assert table.zone("A", "hand") == ["Plain Lamp", "Dry Field"]


def consenting(table: Table) -> Table:
    """A table at which everybody says yes."""
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    return table


@rule("903.8", "118.9d")
def test_a_commander_is_cast_from_the_command_zone_for_nothing_but_the_tax() -> None:
    table = Table(variant="commander")
    lead(table.game, 1, card("King Cyd", "{5}{W}", "Legendary Creature — Human", "", "1/1"))
    make_card(table.game, card("Stray Fox", "{5}{W}", "Creature — Fox", "", "1/1"), 0, "command")
    for name in ("Queen Ada", "Queen Bea"):
        lead(table.game, 0, card(name, "{5}{W}", "Legendary Creature — Human", "", "1/1"))
    consenting(table)
    do(table, "You may cast your commander from the command zone without paying its mana cost.")
    assert len(table.all("Queen Ada") + table.all("Queen Bea")) == 1  # one of their choice
    (queen,) = table.all("Queen Ada") or table.all("Queen Bea")
    name = table.game.chars(queen).name
    do(table, "Destroy target creature.", [queen])
    other = "Queen Bea" if name == "Queen Ada" else "Queen Ada"
    do(table, "You may cast your commander from the command zone without paying its mana cost.")
    assert table.all(other)
    assert table.all(name, "command")
    do(table, "You may cast your commander from the command zone without paying its mana cost.")
    assert not table.all(name)  # {2} more
    table.mana("A", "{2}")
    do(table, "You may cast your commander from the command zone without paying its mana cost.", cost="{0}")
    assert table.all(name) and not table.pool("A")
    assert table.all("King Cyd", "command") and table.all("Stray Fox", "command"), "not theirs, and no commander"


@rule("607.2a", "608.2g")
def test_a_spell_from_among_the_other_cards_exiled_with_it() -> None:
    table = Table(library=3)
    for who in "AB":
        table.library(who, card(*LESSON), card("Dry Field", "", "Land"), lamp())
    pool = ("When Wide Pool enters, each player exiles the top three cards of their library.\nWhenever a player casts a "
            "spell from their hand, that player exiles it. If the player does, they may cast a {} from among "
            "other cards exiled with Wide Pool without paying its mana cost.")  # fmt: skip
    table.hand("A", card("Wide Pool", "{0}", "Artifact", pool.format("sorcery spell")))
    table.cast("A", "Wide Pool").resolve()
    table.exile("B", card(*LESSON))
    table.next_turn("B").hand("B", card("Kind Word", "{0}", "Sorcery", "You gain 5 life."))
    table.answer("B", True, lambda decision: decision.candidates[:1])
    table.cast("B", "Kind Word").resolve()
    asked = next(decision for decision in table.asked if decision.purpose == "cast" and decision.seat == 1)
    assert [table.game.chars(ref).name for ref in asked.candidates] == ["Warm Lesson"] * 2
    assert table.life("B") == 23 and table.life("A") == 20


@rule("608.2g", "305.2", "118.9")
def test_lands_are_played_and_spells_cast_from_among_exiled_cards_at_once() -> None:
    table = Table()
    table.library("B", card("Far Meadow", "", "Land"), card("Far Field", "", "Land"), card("Far Gift", "{5}", "Sorcery", "You gain 1 life."))
    table.policy = lambda decision: list(decision.candidates) if decision.kind == "objects" else None
    do(table, "Exile the top three cards of target opponent's library. You may play lands and cast spells from among cards exiled this way without paying their mana costs.")
    assert table.life("A") == 21 and len(table.all("Far Meadow") + table.all("Far Field")) == 1  # only one land can be played


@rule("608.2g", "118.9")
def test_up_to_two_spells_from_hand_for_no_mana() -> None:
    table = Table()
    table.hand("A", *(card(name, "{9}", "Sorcery", "You gain 1 life.") for name in ("One", "Two", "Three")))
    table.policy = lambda decision: list(decision.candidates)[:1] if decision.kind == "objects" else None
    do(table, "You may cast up to two spells from your hand without paying their mana costs.")
    assert table.life("A") == 22


@rule("608.2g", "601.3e")
def test_a_spell_from_a_graveyard_whoevers_it_is() -> None:
    table = Table(3)
    table.battlefield("A", bear(), bear())
    table.graveyard("C", card("Far Gift", "{2}", "Sorcery", "You gain 1 life."), card("Dear Gift", "{3}", "Sorcery", "You gain 10 life."))
    table.answer("A", True)
    do(table, "You may cast a sorcery spell with mana value less than or equal to the number of creatures you control from a graveyard without paying its mana cost. If that "
              "spell would be put into a graveyard, exile it instead.")  # fmt: skip
    assert table.life("A") == 21 and table.zone("C", "exile") == ["Far Gift"]
