"""Judge's questions on missed triggers. Would it have changed anything, and which of several has mattered?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.game.decisions.combat import DeclareBlockers
from engine.game.events.cards import ShuffleLibrary
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import BELL, CROCK, CUB, DRAKE, PROUD, STING, TAX, arrival, done_after_all


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
    lift = written("Rising Drake", "{2}{U}", "Creature — Drake", "Whenever this creature attacks, it gains flying until end of turn.", "2/2")
    lifted = Practice([lift], A={"battlefield": ["Rising Drake"]}).attack("Rising Drake").to("declare_blockers")
    assert lifted.stages() == ["due"], "a first instance is one"


def size(zone: str) -> Callable[[Practice], int]:
    """How many objects a zone of A's has."""
    return lambda table: len(table.game.zone(zone, 0))


def guest(look: Callable[[Any], Any]) -> Callable[[Practice], Any]:
    """Something about the guest on the battlefield."""
    return lambda table: look(table.game.objects[table.find("Odd Guest")])


@rule("MTP.D10", "no impact on the game", "MTP.D2", "changes the visible game state", "MTP.R4", "put on the stack")
@pytest.mark.parametrize(
    ("effect", "look", "after"),
    [
        ("draw a card", lambda table: table.hand("A"), 3),
        ("mill a card", size("graveyard"), 1),
        ("discard a card", size("graveyard"), 1),
        ("exile the top card of your library", lambda table: (len(table.game.zone("exile")), size("library")(table)), (1, 28)),
        ("each opponent loses 1 life", lambda table: (table.life("A"), table.life("B")), (20, 19)),
        ("put a +1/+1 counter on this creature", guest(lambda found: found.counters), {"+1/+1": 1}),
        ("tap this creature", guest(lambda found: found.tapped), True),
        ("create a 1/1 red Elf creature token", lambda table: table.on_battlefield("Elf"), 1),
        ("you get a poison counter", lambda table: [player.counters for player in table.game.players], [{"poison": 1}, {}]),
        ("this creature deals 1 damage to itself", guest(lambda found: found.damage), 1),
        ("exile this creature", lambda table: (table.on_battlefield("Odd Guest"), len(table.game.zone("exile"))), (0, 1)),
        ("return this creature to its owner's hand", lambda table: (table.on_battlefield("Odd Guest"), table.hand("A")), (0, 3)),
        ("shuffle your library", lambda table: sum(isinstance(one, ShuffleLibrary) for one in table.game.history.since(0)), 1),
        ("exile this creature, then return it to the battlefield", lambda table: len(table.stages()), 2),
        ("take an extra turn after this one", lambda table: len(table.game.turn.extra), 1),
        ("add {G}", lambda table: len(table.game.players[0].pool), 1),
        ("tap all lands your opponents control", lambda table: table.game.objects[table.find("Forest", "B")].tapped, True),
        ("target opponent gains control of this creature", lambda table: table.game.controller(table.find("Odd Guest")), 1),
    ],
)  # fmt: skip
def test_a_trigger_with_any_impact_is_missed(effect: str, look: Callable[[Practice], Any], after: Any) -> None:
    """And it has that impact only if the opponent lets it be put on the stack."""
    odd = written("Odd Guest", "{1}{G}", "Creature — Human", f"When this creature enters, {effect}.", "2/2")
    table = arrival(odd, CROCK, hand=["Forest*2"], B={"battlefield": ["Forest"]}).play("Forest")
    assert table.missed() == [("Odd Guest", "D2", "")] and look(table) != after
    assert look(done_after_all(table, "Odd Guest")) == after


@rule("MTP.D10", "no impact on the game")
@pytest.mark.parametrize(
    "effect",
    [
        "untap this creature", "each opponent sacrifices an artifact", "remove a +1/+1 counter from this creature",
        "remove a +1/+1 counter from this creature. If you do, draw a card",
        "tap all artifacts", "destroy all artifacts", "exile all cards from all graveyards",
    ],
)  # fmt: skip
def test_a_trigger_that_finds_nothing_to_change_is_not_missed(effect: str) -> None:
    odd = written("Odd Guest", "{1}{G}", "Creature — Human", f"When this creature enters, {effect}.", "2/2")
    table = arrival(odd, hand=["Forest"]).play("Forest")
    assert table.missed() == [] and table.stages() == []


@rule("MTP.D10", "not that a choice is obvious", "MTP.D1", "missed by passing")
def test_a_choice_among_two_has_an_impact_whatever_comes_of_the_first() -> None:
    """To tap a tapped creature changes nothing. But with another creature to be tapped it is a choice to be made."""
    for cubs, missed in ((["Meek Cub"], []), (["Meek Cub", "Meek Cub"], [("Glad Tapper", "D1", "")])):
        tapper = written("Glad Tapper", "{1}{G}", "Creature — Human", "When this creature enters, tap target Bear.", "2/2")
        theirs = [{"card": "Meek Cub", "tapped": number == 0} for number, _ in enumerate(cubs)]
        table = arrival(tapper, CUB, B={"battlefield": theirs}).passes()
        assert table.missed() == missed and len(table.stages()) == len(missed)


@rule("MTP.D4", "the first time it changes the visible state", "each for itself", "MTP.EA", "the exalted attacker's in the combat damage step")
@pytest.mark.parametrize("first", ["exalted", "flying"])
def test_of_two_that_nobody_sees_only_what_made_the_difference_has_mattered(first: str) -> None:
    """As damage is dealt the exalted knight's power tells; that it flies has told nothing yet."""
    lines = ["Exalted", "Whenever this creature attacks, it gains flying until end of turn."]
    sky = written("Sky Knight", "{1}{W}", "Creature — Human Knight", "\n".join(lines if first == "exalted" else lines[::-1]), "2/1")
    table = Practice([sky], A={"battlefield": ["Sky Knight"]}).attack("Sky Knight").to("combat_damage")
    by_text = {one.trigger.ability.label: one.stage for one in table.game.unannounced}
    assert sorted(by_text.values()) == ["due", "mattered"]
    assert next(text for text, stage in by_text.items() if stage == "due").endswith("flying until end of turn.")
    table.passes()
    assert [rule for _, rule, _ in table.missed()] == ["D4"] and len(table.game.unannounced) == 2


@rule("MTP.D4", "the first time it changes the visible state", "together", "MTP.P1", "not missed by what an opponent does in their turn")
def test_of_two_that_only_together_make_a_difference_both_have_mattered() -> None:
    """Two effects of -1/-1 kill a 2/2 only together."""
    mist = written("Thin Mist", "{1}", "Enchantment", "Whenever a creature enters, it gets -1/-1 until end of turn.")
    table = Practice([mist, CUB], A={"battlefield": ["Thin Mist*2"]}, B={"battlefield": ["Forest*2"], "hand": ["Meek Cub"]}, order="BA")
    table.to("main1", "B").cast("Meek Cub").resolve().to("begin_combat", "B", asked="A")
    assert table.stages() == ["mattered"] * 2 and table.on_battlefield("Meek Cub") == 1


@rule("MTP.D3", "stop the opponent's illegal action", "MTP.P3", "is rewound", "MTP.P1", "not missed by a block that it makes illegal")
def test_a_change_of_the_rules_for_one_creature_matters_as_that_is_blocked() -> None:
    sly = written("Sly Wolf", "{2}{R}", "Creature — Wolf", "Whenever this creature attacks, it can't be blocked this turn.", "1/1")
    table = Practice([sly, CUB], A={"battlefield": ["Sly Wolf"]}, B={"battlefield": ["Meek Cub"]}).attack("Sly Wolf")
    table.block(("Meek Cub", "Sly Wolf"))
    assert table.stages() == ["mattered"]
    table.says("A", "Sly Wolf")
    assert not isinstance(table.pending, DeclareBlockers) and table.game.combat.blocking == {}, "there is nothing left to block"
    assert table.to("combat_damage").life("B") == 19 and table.missed() == []


@rule("MTP.D4", "make it known the first time it changes the visible state", "MTP.D11", "the affirmative choice")
@rule("MTP.P1", "never cause them to be missed by advancing: not by taking the smaller damage")
def test_an_optional_bonus_that_nobody_spoke_of_matters_as_damage_is_dealt() -> None:
    """It is taken to have been chosen until then; with the smaller damage accepted it was forgotten."""
    table = Practice([PROUD, BELL], A={"battlefield": ["Proud Cub"]}, B={"battlefield": ["Small Bell"]})
    table.attack("Proud Cub").to("declare_blockers", "A", asked="B")
    assert table.activate("Small Bell").stages() == ["due"]
    table.to("combat_damage")
    assert table.stages() == ["mattered"] and table.life("B") == 19
    answered = len(table.match.answers)
    table.says("A", "Proud Cub")
    assert len(table.match.answers) == answered and table.pending.asked_of == 1, "only the last pass is taken back"
    assert table.to("combat_damage").life("B") == 18
    other = Practice([PROUD], A={"battlefield": ["Proud Cub"]}).attack("Proud Cub").to("combat_damage").passes()
    assert other.missed() == [("Proud Cub", "D4", "")] and other.life("B") == 18


@rule("MTP.D8", "copies a spell", "awareness is owed for what the resulting copies bring", "707.10c")
@pytest.mark.parametrize(("text", "copied"), [("copy it. You may choose new targets for the copy", True), ("you may choose new targets for it", False)])
def test_a_copy_whose_target_stays_makes_it_a_target_once_more_and_a_spell_whose_target_stays_does_not(text: str, copied: bool) -> None:
    echo = written("Keen Echo", "{1}{R}", "Enchantment", f"Whenever you cast an instant spell, {text}.")
    sore = written("Sore Ox", "{1}{R}", "Creature — Ox", "Whenever this creature becomes the target of a spell, you gain 1 life.", "2/5")
    table = Practice([echo, sore, STING], A={"battlefield": ["Keen Echo", "Sore Ox", "Mountain"], "hand": ["Sting", "Forest"]})
    table.to("main1").answers = [lambda asked: [table.find("Sore Ox")]]
    table.cast("Sting").says("A", "Sore Ox").says("A", "Keen Echo").resolve()
    assert table.life("A") == 21 and table.stack() == ["Sting", "[Keen Echo]"] and table.stages() == []
    table.answers = [False]
    table.give(0).give(0).settle()
    assert table.stack() == ["Sting"] * (1 + copied) and table.stages() == ["waiting"] * copied, "no new target was chosen"
    while table.stack():
        table.resolve()
    assert table.game.objects[table.find("Sore Ox")].damage == 1 + copied
    assert table.play("Forest").missed() == [("Sore Ox", "D2", "")] * copied and table.life("A") == 21


@rule("MTP.D11", "the affirmative choice of the optional one, not of another of its abilities", "MTP.D4", "each for itself")
def test_who_announces_an_optional_bonus_has_still_to_make_another_known_as_damage_is_dealt() -> None:
    proud = written(
        "Proud Knight", "{1}{G}", "Creature — Knight",
        "Whenever this creature attacks, you may have it get +1/+0 until end of turn.\nWhenever this creature attacks, it gets +2/+0 until end of turn.", "2/2",
    )  # fmt: skip
    table = Practice([proud], A={"battlefield": ["Proud Knight"]}).attack("Proud Knight").says("A", "Proud Knight", "may").resolve()
    assert table.game.chars(table.find("Proud Knight")).power == 3 and table.stages() == ["waiting"]
    table.to("combat_damage")
    assert table.life("B") == 17 and table.stages() == ["mattered"]
    assert table.says("A", "Proud Knight", "gets").to("combat_damage").life("B") == 15 and table.missed() == []


@rule("MTP.D2a", "activating an ability shows nothing where nobody sees it at work", "MTP.D2", "before an action only possible after it resolved")
@pytest.mark.parametrize(("effect", "missed"), [("it gets +1/+0 until end of turn", []), ("you gain 3 life", [("Keen Wolf", "D2", "")])])
def test_an_ability_that_is_activated_after_blocks_shows_only_that_a_visible_change_was_forgotten(effect: str, missed: list[tuple[str, str, str]]) -> None:
    keen = written("Keen Wolf", "{1}{G}", "Creature — Wolf", f"Whenever this creature attacks, {effect}.", "2/2")
    table = Practice([keen, BELL], A={"battlefield": ["Keen Wolf", "Small Bell"]}).attack("Keen Wolf").to("declare_blockers", "A")
    assert table.stages() == ["due"]
    assert table.activate("Small Bell").missed() == missed


@rule("MTP.D11", "unless the opponent responds")
def test_what_its_controller_does_meanwhile_is_no_response_of_an_opponent() -> None:
    table = Practice([PROUD, STING], A={"battlefield": ["Proud Cub", "Mountain"], "hand": ["Sting"]})
    table.attack("Proud Cub").says("A", "Proud Cub")
    table.answers = [lambda asked: [1]]
    table.cast("Sting").resolve()
    assert table.life("B") == 19
    table.stops.clear()
    table.resolve()
    assert {kind for *_, kind in table.stops} == {"act"}, "the choice was made by announcing it"
    assert table.to("combat_damage").life("B") == 16


@rule("MTP.D10", "no impact on the game", "MTP.P4", "a sequence out of order, unless information was gained")
@pytest.mark.parametrize(("crocks", "text", "in_time"), [
    (1, "As an additional cost to cast this spell, sacrifice an artifact.\nYou gain 1 life.", True),
    (2, "As an additional cost to cast this spell, sacrifice an artifact.\nYou gain 1 life.", True),
    (2, "As an additional cost to cast this spell, exile the top card of your library.\nYou gain 1 life.", False),
])  # fmt: skip
def test_a_cost_that_is_paid_first_tells_nothing_unless_it_shows_a_card_of_a_library(crocks: int, text: str, in_time: bool) -> None:
    """Whether something could still be sacrificed is asked of the moment of activation."""
    toll = written("Dark Toll", "{G}", "Sorcery", text)
    table = arrival(TAX, CROCK, toll, battlefield=[f"Plain Crock*{crocks}", "Forest"], hand=["Dark Toll"]).cast("Dark Toll")
    left = table.on_battlefield("Plain Crock")
    assert table.missed() == [("Dull Taxer", "D2", "")]
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Forest"] * (not in_time), "the card that all have seen"
    asked = table.says("A", "Dull Taxer").pending
    if in_time:
        assert table.settle().on_battlefield("Plain Crock") == max(left - 1, 0) and table.missed() == []
    else:
        assert asked.rule == "MTP.R4" and table.give(False).missed() == [("Dull Taxer", "D2", "R4")]


@rule("MTP.P4", "unless information was gained early: what a library shows is paid last", "601.2h")
@pytest.mark.parametrize("text", ["exile the top card of your library and sacrifice an artifact", "sacrifice an artifact and exile the top card of your library"])
def test_what_is_sacrificed_for_a_spell_is_chosen_before_a_card_of_the_library_tells_something(text: str) -> None:
    toll = written("Dark Toll", "{G}", "Sorcery", f"As an additional cost to cast this spell, {text}.\nYou gain 1 life.")
    table = arrival(TAX, CROCK, toll, battlefield=["Plain Crock*2", "Forest"], hand=["Dark Toll"])
    found: list[int] = []

    def chosen(asked: Any) -> Any:
        found.append(len(table.game.zone("exile")))
        return [asked.candidates[0]]

    table.answers = [chosen]
    table.cast("Dark Toll")
    assert found == [0] and len(table.game.zone("exile")) == 1 and table.on_battlefield("Plain Crock") == 1
    assert table.missed() == [("Dull Taxer", "D2", "")]
    assert table.says("A", "Dull Taxer").pending.rule == "MTP.R4", "by then the card has been seen"
