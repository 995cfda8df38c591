"""Judge's questions on missed triggers: would it have changed anything, and which of several has mattered?"""

from __future__ import annotations

import pytest

from tests.practice import Practice, written
from tests.practice_cards import CROCK, CUB, DRAKE, TAX, arrival
from tests.rulebook import rule


@rule("MTP.D10", "can not be missed")
def test_a_trigger_without_any_impact_is_no_infraction() -> None:
    """A sacrifice of nothing; a second instance of flying. With something to sacrifice it is one."""
    assert arrival(TAX, hand=["Forest"]).play("Forest").missed() == []
    assert arrival(TAX, CROCK, hand=["Forest"], battlefield=["Plain Crock"]).play("Forest").missed() != []
    none = arrival(TAX, hand=["Forest"]).play("Forest")
    assert none.stages() == [], "nor is it kept, waiting for somebody to speak of it"
    none.refuses("B", "Dull Taxer")
    table = Practice([DRAKE], A={"battlefield": ["Hollow Drake"]}).attack("Hollow Drake")
    assert table.passes().missed() == [] and table.stages() == []


@rule("MTP.D10", "no impact on the game", "MTP.D2", "changes the visible game state")
@pytest.mark.parametrize(
    "effect",
    [
        "draw a card", "mill a card", "discard a card", "exile the top card of your library", "each opponent loses 1 life",
        "put a +1/+1 counter on this creature", "tap this creature", "create a 1/1 red Elf creature token",
        "you get a poison counter", "this creature deals 1 damage to itself", "exile this creature",
        "return this creature to its owner's hand", "shuffle your library", "exile this creature, then return it to the battlefield",
        "take an extra turn after this one", "add {G}", "tap all lands your opponents control",
        "target opponent gains control of this creature",
    ],
)  # fmt: skip
def test_a_trigger_with_any_impact_is_missed(effect: str) -> None:
    odd = written("Odd Guest", "{1}{G}", "Creature — Human", f"When this creature enters, {effect}.", "2/2")
    table = arrival(odd, CROCK, hand=["Forest*2"], B={"battlefield": ["Forest"]}).play("Forest")
    assert table.missed() == [("Odd Guest", "D2", "")]


@rule("MTP.D10", "no impact on the game")
@pytest.mark.parametrize(
    "effect",
    [
        "untap this creature", "each opponent sacrifices an artifact", "remove a +1/+1 counter from this creature",
        "tap all artifacts", "destroy all artifacts", "exile all cards from all graveyards",
    ],
)  # fmt: skip
def test_a_trigger_that_finds_nothing_to_change_is_not_missed(effect: str) -> None:
    odd = written("Odd Guest", "{1}{G}", "Creature — Human", f"When this creature enters, {effect}.", "2/2")
    table = arrival(odd, hand=["Forest"]).play("Forest")
    assert table.missed() == [] and table.stages() == []


@rule("MTP.D10", "not that a choice is obvious", "MTP.D1", "missed by passing")
def test_a_choice_among_two_has_an_impact_whatever_comes_of_the_first() -> None:
    """To tap a tapped creature changes nothing; but with another creature to be tapped it is a choice to be made."""
    for cubs, missed in ((["Meek Cub"], []), (["Meek Cub", "Meek Cub"], [("Glad Tapper", "D1", "")])):
        tapper = written("Glad Tapper", "{1}{G}", "Creature — Human", "When this creature enters, tap target Bear.", "2/2")
        theirs = [{"card": "Meek Cub", "tapped": number == 0} for number, _ in enumerate(cubs)]
        table = arrival(tapper, CUB, B={"battlefield": theirs}).passes()
        assert table.missed() == missed


@rule("MTP.D4", "the first time it changes the visible state", "each for itself")
def test_of_two_that_nobody_sees_only_what_made_the_difference_has_mattered() -> None:
    """As damage is dealt the exalted knight's power tells; that it flies has told nothing yet."""
    sky = written("Sky Knight", "{1}{W}", "Creature — Human Knight", "Exalted\nWhenever this creature attacks, it gains flying until end of turn.", "2/1")
    table = Practice([sky], A={"battlefield": ["Sky Knight"]}).attack("Sky Knight").to("combat_damage")
    by_text = {one.trigger.ability.label: one.stage for one in table.game.unannounced}
    assert sorted(by_text.values()) == ["due", "mattered"]
    assert next(text for text, stage in by_text.items() if stage == "due").endswith("flying until end of turn.")
    table.passes()
    assert [rule for _, rule, _ in table.missed()] == ["D4"] and len(table.game.unannounced) == 2


@rule("MTP.D3", "acknowledge or stop the opponent's resulting illegal action", "MTP.D4", "together")
def test_of_two_that_only_together_make_a_difference_both_have_mattered() -> None:
    """Two effects of -1/-1 kill a 2/2 only together."""
    mist = written("Thin Mist", "{1}", "Enchantment", "Whenever a creature enters, it gets -1/-1 until end of turn.")
    table = Practice([mist, CUB], A={"battlefield": ["Thin Mist*2"]}, B={"battlefield": ["Forest*2"], "hand": ["Meek Cub"]}, order="BA")
    table.to("main1", "B").cast("Meek Cub").resolve().to("begin_combat", "B", asked="A")
    assert table.stages() == ["mattered"] * 2 and table.on_battlefield("Meek Cub") == 1
