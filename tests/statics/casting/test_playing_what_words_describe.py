"""Permission to play described cards, standing or for a time, once or at will. And what a spell of a turn it is."""

from __future__ import annotations

from typing import Any

import pytest

from engine.vocabulary.statics.casting.playing_from_among import ONCE
from tests.rulebook import rule
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import failure

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
SIP = ("Small Sip", "{1}", "Sorcery", "You gain 1 life.")
MEADOW = ("Wet Meadow", "", "Land", "")
VAULT = ("Dry Vault", "{1}", "Artifact", "{0}: Exile target card from a graveyard.\nYou may cast creature spells from among "
         "cards exiled with Dry Vault.")  # fmt: skip


def _offered(table: Table, who: str = "A") -> list[str]:
    return sorted(action.label for action in table.actions(who) if action.kind in ("cast", "play"))


@rule("601.3", "607.2a")
def test_spells_from_among_cards_exiled_with_something() -> None:
    table = Table()
    (vault,) = table.battlefield("A", card(*VAULT))
    (toad,) = table.graveyard("B", card(*TOAD))
    (sip,) = table.graveyard("B", card(*SIP))
    table.exile("A", card(*TOAD))  # not exiled with the vault
    table.activate("A", vault, targets=[toad]).resolve()
    table.activate("A", vault, targets=[sip]).resolve()
    table.mana("A", "{G}{G}{1}")
    assert _offered(table) == ["Mud Toad"]
    table.cast("A", "Mud Toad").resolve()
    assert table.find("Mud Toad", who="A") and not _offered(table)


@rule("611.2", "514.2")
def test_cards_of_a_graveyard_for_one_turn() -> None:
    table = Table()
    table.hand("A", card("Old Songs", "{0}", "Sorcery", "Until end of turn, you may play cards from your graveyard."))
    table.graveyard("A", card(*TOAD), card(*MEADOW))
    table.cast("A", "Old Songs").resolve()
    table.mana("A", "{G}")
    assert _offered(table) == ["Mud Toad", "Old Songs", "Wet Meadow"]
    table.cast("A", "Mud Toad").resolve()
    table.next_turn("A")
    table.mana("A", "{G}")
    assert "Wet Meadow" not in _offered(table)


@rule("611.2", "601.3")
def test_permission_for_one_spell_is_used_up_by_it() -> None:
    table = Table()
    table.hand("A", card("One Song", "{0}", "Sorcery", "You may cast a creature spell from your graveyard this turn."))
    table.graveyard("A", card(*TOAD), card(*TOAD), card(*SIP))
    table.mana("A", "{G}{G}{1}")
    table.cast("A", "One Song").resolve()
    assert _offered(table) == ["Mud Toad", "Mud Toad"]
    table.cast("A", "Mud Toad").resolve()
    assert not _offered(table)


@rule("118.9", "119.4")
def test_life_for_a_spells_mana_cost_once_each_turn() -> None:
    table = Table()
    table.battlefield("A", card("Red Ledger", "{1}", "Enchantment", "Once during each of your turns, you may cast a creature "
                                "spell by paying life equal to its mana value rather than paying its mana cost."))
    table.hand("A", card("Big Toad", "{4}{G}", "Creature — Toad", "", "5/5"), card(*TOAD), card(*SIP))
    table.cast("A", "Big Toad").resolve()
    assert table.life("A") == 15 and table.all("Big Toad")
    assert not _offered(table)
    table.next_turn("B")
    assert not [a for a in table.actions("A") if a.kind == "cast"]
    table.next_turn("A")
    table.life("A", 1)
    table.cast("A", "Mud Toad").resolve()
    assert table.life("A") == 0 or table.game.over


@rule("118.9a", "119.4")
def test_the_top_card_for_life() -> None:
    table = Table()
    table.library("A", card(*SIP), card(*MEADOW))
    table.battlefield("A", card("Glass Spire", "{1}", "Artifact", "You may look at the top card of your library any time.\n"
                                "You may play the top card of your library. If you cast a spell this way, pay life equal "
                                "to its mana value rather than pay its mana cost."))  # fmt: skip
    table.mana("A", "{1}").cast("A", "Small Sip").resolve()
    assert table.life("A") == 20 and table.pool("A") == "C"  # one paid, one gained
    table.play("A", "Wet Meadow")
    assert table.find("Wet Meadow", who="A")


@rule("601.3", "401.5")
def test_once_a_turn_from_either_of_two_zones_for_nothing() -> None:
    table = Table()
    table.library("A", card(*TOAD))
    table.battlefield("A", card("Wide Gate", "{1}", "Enchantment", "Once during each of your turns, you may cast a spell from "
                                "your hand or the top of your library without paying its mana cost."))  # fmt: skip
    table.hand("A", card(*SIP))
    assert _offered(table) == ["Mud Toad", "Small Sip"] or len(_offered(table)) == 2
    table.act("A", lambda a: a.kind == "cast" and "Toad" in a.label).resolve()
    assert table.find("Mud Toad", who="A") and not _offered(table)


@rule("603.4", "608.2i")
def test_what_did_not_attack_this_turn() -> None:
    table = Table()
    (lazy,) = table.battlefield("A", card("Lazy Dog", "{G}", "Creature — Dog", "At the beginning of your end step, if Lazy Dog "
                                          "didn't attack this turn, you lose 1 life.", "2/2"))  # fmt: skip
    table.to_step("end", "A").resolve()
    assert table.life("A") == 19
    table.next_turn("A")
    table.policy = lambda decision: [[lazy, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("end", "A").resolve()
    assert (table.life("A"), table.life("B")) == (19, 18)


def _stack_of_triggers(static: str) -> Table:
    table = Table()
    table.battlefield("A", card("Odd Rule", "{1}", "Artifact", static))
    table.battlefield("A", card("Warm Gate", "{1}", "Artifact", "Whenever a creature you control enters, you gain 1 life."))
    table.battlefield("B", card("Cold Gate", "{1}", "Artifact", "Whenever a creature enters, you gain 1 life."))
    table.hand("A", card(*TOAD))
    table.mana("A", "{G}").cast("A", "Mud Toad").resolve()
    return table


@rule("603.2d", "603.6a")
@pytest.mark.parametrize(("static", "lives"), [
    ("Permanents entering don't cause abilities of permanents your opponents control to trigger.", (21, 20)),
    ("Creatures entering or dying don't cause abilities to trigger.", (20, 20)),
    ("Artifacts entering don't cause abilities to trigger.", (21, 21)),
    ("If a creature entering under your control causes a triggered ability of a permanent you control to trigger, that "
     "ability triggers an additional time.", (22, 21)),
    ("If a Goblin entering under your control causes a triggered ability of a permanent you control to trigger, that "
     "ability triggers an additional time.", (21, 21)),
])  # fmt: skip
def test_whose_abilities_something_makes_trigger(static: str, lives: tuple[int, int]) -> None:
    table = _stack_of_triggers(static)
    assert (table.life("A"), table.life("B")) == lives


@rule("601.2i")
def test_the_second_spell_of_a_turn() -> None:
    table = Table()
    table.hand("A", *(card(*SIP) for _ in range(3)))
    table.battlefield("A", card("Tally", "{1}", "Artifact", "Whenever you cast a spell, if it's the second spell you've cast "
                                "this turn, draw a card."))  # fmt: skip
    table.mana("A", "{3}")
    for expected in (2, 2, 1):
        table.cast("A", "Small Sip").resolve()
        assert len(table.zone("A", "hand")) == expected
    assert table.life("A") == 23


@rule("601.2i", "115.1")
def test_a_target_that_is_the_second_spell_cast_by_anybody() -> None:
    table = Table()
    denial = ("Late Denial", "{0}", "Instant", "Counter target spell that's the second spell cast this turn.")
    table.hand("A", card(*SIP), card(*SIP))
    table.hand("B", card(*denial))
    table.mana("A", "{2}").cast("A", "Small Sip")
    assert not [a for a in table.actions("B") if a.kind == "cast"]
    table.resolve()
    table.cast("A", "Small Sip")
    (second,) = table.game.stack
    table.cast("B", "Late Denial", targets=[second]).resolve()
    assert table.life("A") == 21


def _attack_with(table: Table, *attackers: int) -> Table:
    def answer(decision: Any) -> Any:
        return [[oid, 1] for oid in attackers] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = answer
    return table.to_step("declare_attackers", "A")


@rule("508.3d")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_two_or_more_creatures_attack(number: int) -> None:
    table = Table()
    toads = [table.battlefield("A", card(*TOAD))[0] for _ in range(3)]
    table.battlefield("A", card("Drum", "{1}", "Artifact", "Whenever two or more creatures attack, you gain 1 life."))
    _attack_with(table, *toads[:number]).resolve()
    assert table.life("A") == (21 if number > 1 else 20)


@rule("506.5", "603.10a")
@pytest.mark.parametrize("together", [False, True])
def test_a_creature_that_died_attacking_alone(together: bool) -> None:
    table = Table()
    one, two = (table.battlefield("A", card(*TOAD))[0] for _ in range(2))
    table.battlefield("A", card("Witness", "{1}", "Artifact", "Whenever a creature dies, if it was attacking alone, you gain 1 "
                                "life."))  # fmt: skip
    table.hand("A", card("Ruin", "{0}", "Instant", "Destroy all creatures."))
    _attack_with(table, one, *((two,) if together else ()))
    table.cast("A", "Ruin").resolve()
    assert table.life("A") == (20 if together else 21)


@rule("508.4", "111.1")
def test_a_token_that_is_created_tapped_and_attacking() -> None:
    table = Table()
    (toad,) = table.battlefield("A", card(*TOAD))
    table.battlefield("A", card("Long Horn", "{1}", "Artifact", "Whenever you attack, create a tapped and attacking X/X green "
                                "Boar creature token with trample, where X is the greatest power among attacking "
                                "creatures."))  # fmt: skip
    _attack_with(table, toad).resolve()
    boar = table.find("Boar Token", who="A")
    assert table.pt(boar) == (2, 2) and table.game.obj(boar).tapped and table.has(boar, "trample")
    table.to_step("end_combat")
    assert table.life("B") == 16


@rule("110.2", "603.4")
@pytest.mark.parametrize("stolen", [True, False])
def test_under_whose_control_something_entered(stolen: bool) -> None:
    table = Table()
    (mine,) = table.battlefield("A", card(*TOAD))
    (theirs,) = table.battlefield("B", card(*TOAD))
    table.hand("A", card("Blink", "{0}", "Sorcery", "Exile target creature, then return it to the battlefield under its "
                         "owner's control. If it entered under your control, you gain 1 life."))  # fmt: skip
    table.cast("A", "Blink", targets=[theirs if stolen else mine]).resolve()
    assert table.life("A") == (20 if stolen else 21)


@pytest.mark.parametrize("line", [
    "You may cast creature spells from among creatures you control.",
    "You may play artifacts you control.",
    "You may cast a creature spell from your graveyard until your next turn.",
    "One or more creatures you control attack.",
])  # fmt: skip
def test_what_is_no_permission(line: str) -> None:
    assert failure("spell_line", line)


@rule("118.9", "601.2b")
def test_of_two_ways_the_one_that_was_chosen() -> None:
    """A spell that may be cast for mana or for nothing is cast as its player said."""
    table = Table()
    table.library("A", card(*SIP), card(*SIP))
    table.battlefield("A", card("High Gate", "{1}", "Enchantment", "You may cast spells from the top of your library.\nOnce "
                                "during each of your turns, you may cast a spell from the top of your library without "
                                "paying its mana cost."))  # fmt: skip
    table.mana("A", "{1}")
    table.act("A", lambda a: a.kind == "cast" and a.label != "Small Sip").resolve()
    assert table.pool("A") == "C" and table.life("A") == 21
    table.cast("A", "Small Sip").resolve()
    assert table.pool("A") == "" and table.life("A") == 22


@rule("607.2a")
def test_cards_exiled_as_a_cost_are_exiled_with_what_they_were_exiled_for() -> None:
    table = Table()
    table.graveyard("A", card(*TOAD))
    table.hand("A", card("Bone Reader", "{0}", "Creature — Wizard", "As an additional cost to cast this spell, exile a creature "
                         "card from your graveyard.\nWhen this creature leaves the battlefield, return each card exiled with "
                         "it to its owner's hand.", "1/1"), card("Ruin", "{0}", "Instant", "Destroy all creatures."))
    table.cast("A", "Bone Reader").resolve()
    assert table.zone("A", "graveyard") == []
    table.cast("A", "Ruin").resolve()
    assert "Mud Toad" in table.zone("A", "hand")


@rule("601.2i", "400.7d")
def test_the_first_spell_other_than_the_one_that_became_this() -> None:
    table = Table()
    table.hand("A", card("Otter Sage", "{0}", "Creature — Otter", "Whenever you cast a spell, if it's the first Otter spell other "
                         "than Otter Sage you've cast this turn, you gain 1 life.", "1/1"),
               card("Otter", "{0}", "Creature — Otter", "", "1/1"), card("Otter", "{0}", "Creature — Otter", "", "1/1"))
    table.cast("A", "Otter Sage").resolve()
    table.cast("A", "Otter").resolve()
    table.cast("A", "Otter").resolve()
    assert table.life("A") == 21


CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")
FLATS = ("Dune Flats", "", "Land")


def _may_play(table: Table, who: str) -> list[str]:
    return sorted(a.label for a in table.actions(who) if a.kind in ("cast", "play"))


@rule("305.1", "601.3", "603.12")
def test_each_player_may_play_one_card_from_among_and_then_another_is_exiled() -> None:
    table = Table()
    hoard = card("Open Hoard", "{2}", "Enchantment", "When ~ enters, exile the top card of each player's library.\n"
                 "During each player's turn, that player may play a land or cast a spell from among cards exiled with "
                 "~, and they may spend mana as though it were mana of any color to cast that spell. When they do, "
                 "exile the top card of their library.")
    table.hand("A", hoard)
    table.library("A", card(*FLATS), card("Next Card", "{9}", "Artifact"))
    table.library("B", card(*CUB), card(*FLATS), card("Their Next", "{9}", "Artifact"))
    table.mana("A", "{2}")
    table.cast("A", "Open Hoard").resolve()
    table.mana("A", "{B}{B}")
    assert _may_play(table, "A") == ["Dune Flats", "Sprout Cub"]
    assert _may_play(table, "B") == []
    table.play("A", "Dune Flats")
    assert len(table.stack()) == 1  # it triggers as the land is played
    table.resolve()
    assert "Next Card" in table.zone("A", "exile")
    assert _may_play(table, "A") == []  # one card each turn
    table.next_turn("B").to_step("main1")
    table.mana("B", "{B}{B}")
    table.cast("B", "Sprout Cub").resolve()  # with mana of any colour
    assert table.all("Sprout Cub", who="B")
    assert "Their Next" in table.zone("B", "exile")
    assert _may_play(table, "B") == ["Dune Flats"]  # drawn


@rule("305.1", "601.3")
def test_a_land_or_a_spell_from_among_cards_put_there_from_the_library_this_turn() -> None:
    table = Table()
    table.battlefield("A", card("Moss Seer", "{1}", "Creature — Druid", "{0}: Mill two cards.\nOnce during each of your "
                                "turns, you may play a land or cast a permanent spell from among cards in your graveyard "
                                "that were put there from your library this turn.", "1/1"))
    table.graveyard("A", card("Old Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.library("A", card(*FLATS), card("New Cub", "{0}", "Creature — Bear", "", "2/2"))
    assert _may_play(table, "A") == []
    table.activate("A", table.find("Moss Seer")).resolve()
    assert _may_play(table, "A") == ["Dune Flats", "New Cub"]
    table.cast("A", "New Cub").resolve()
    assert _may_play(table, "A") == []


@rule("305.1", "601.3")
def test_a_land_and_a_spell_each_once() -> None:
    table = Table()
    table.battlefield("A", card("Deep Seer", "{1}", "Creature — Druid", "{0}: Each player mills two cards.\nDuring each of "
                                "your turns, you may play a land and cast a spell from among cards in graveyards that "
                                "were put there from libraries this turn.", "1/1"))
    table.library("A", card(*FLATS), card("New Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.library("B", card("Far Cub", "{0}", "Creature — Bear", "", "2/2"), card(*FLATS))
    table.activate("A", table.find("Deep Seer")).resolve()
    assert _may_play(table, "A") == ["Dune Flats", "Dune Flats", "Far Cub", "New Cub"]
    table.cast("A", "Far Cub").resolve()
    assert _may_play(table, "A") == ["Dune Flats", "Dune Flats"]
    table.play("A", "Dune Flats")
    assert _may_play(table, "A") == []


@rule("305.1")
def test_whose_permission_a_land_uses_up_is_the_players_choice() -> None:
    table = Table()
    for name in ("North Seer", "South Seer"):
        table.battlefield("A", card(name, "{1}", "Creature — Druid", "Once during each of your turns, you may play a land "
                                    "or cast a permanent spell from among cards in your graveyard.", "1/1"))
    table.graveyard("A", card(*FLATS), card("New Cub", "{0}", "Creature — Bear", "", "2/2"))
    south = next(a for a in table.actions("A") if a.kind == "play" and "South" in a.label)
    table.act("A", lambda action: action == south)
    assert table.all("Dune Flats")
    uses = {name: dict(table.game.obj(table.find(name)).uses) for name in ("North Seer", "South Seer")}
    assert ONCE not in uses["North Seer"]
    assert uses["South Seer"][ONCE] == 1


@rule("400.7h", "614.1d")
def test_what_was_cast_with_permission_enters_tapped() -> None:
    table = Table()
    table.battlefield("A", card("Scrap Maker", "{1}", "Creature — Human", "Once during each of your turns, you may cast an "
                                "artifact spell from your graveyard. If you cast a spell this way, that artifact enters "
                                "tapped.", "1/1"))
    table.graveyard("A", card("Cog", "{0}", "Artifact"), card("Gear", "{0}", "Artifact"))
    table.hand("A", card("Spare Cog", "{0}", "Artifact"))
    table.cast("A", "Cog").resolve()
    table.cast("A", "Spare Cog").resolve()
    assert table.game.obj(table.find("Cog")).tapped
    assert not table.game.obj(table.find("Spare Cog")).tapped
    assert _may_play(table, "A") == []  # once


@rule("400.7h", "118.9", "614.1c")
def test_a_card_cast_for_another_cost_enters_with_counters() -> None:
    table = Table()
    table.graveyard("A", card("Ash Bird", "{9}", "Creature — Bird", "You may cast ~ from your graveyard by paying {W}{U} "
                              "rather than paying its mana cost. If you do, it enters with two +1/+1 counters on it.",
                              "1/1"))
    table.mana("A", "{W}{U}")
    table.cast("A", "Ash Bird").resolve()
    assert table.pt(table.find("Ash Bird")) == (3, 3)


@rule("614.1c", "614.12")
def test_if_you_do_it_enters_with_twice_as_many_counters() -> None:
    table = Table()
    table.battlefield("A", card(*CUB), card(*CUB), card(*CUB))
    table.hand("A", *[card("Hungry Drake", "{0}", "Creature — Drake", "As ~ enters, you may sacrifice any number of "
                           "creatures. If you do, it enters with twice that many +1/+1 counters on it.", "1/1")] * 2)
    one, two, _ = table.all("Sprout Cub")
    table.answer("A", True, [one, two])
    table.cast("A", "Hungry Drake").resolve()
    assert table.pt(table.find("Hungry Drake")) == (5, 5)
    assert len(table.all("Sprout Cub")) == 1
