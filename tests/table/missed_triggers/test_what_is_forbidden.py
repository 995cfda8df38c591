"""Judge's questions on missed triggers that forbid something. Of whom nobody has spoken, and for how long."""

from __future__ import annotations

import pytest

from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareBlockers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import CUB, STING, arrival

HUSH = written("Stern Envoy", "{1}{G}", "Creature — Scout", "When this creature enters, target opponent can't cast spells this turn.", "1/1")


def forbidden_spell() -> Practice:
    """Nobody speaks of Stern Envoy as it enters; B casts in combat what it has forbidden."""
    table = arrival(HUSH, STING, B={"battlefield": ["Mountain"], "hand": ["Sting"]}).to("begin_combat", "A", asked="B")
    table.answers = [lambda asked: [0]]
    return table.cast("Sting")


@rule("MTP.D1a", "target opponent is assumed in a two-player game", "MTP.D3", "stop the opponent's illegal action", "MTP.P3", "is rewound")
def test_an_assumed_opponent_who_casts_a_forbidden_spell_is_stopped() -> None:
    """It was not missed by passing: there is no choice to be announced."""
    table = forbidden_spell()
    assert table.stages() == ["mattered"] and table.missed() == [] and table.stack() == ["Sting"]
    table.says("A", "Stern Envoy")
    assert table.stack() == [] and table.hand("B") == 1 and table.missed() == []
    assert isinstance(table.pending, Act) and {action.kind for action in table.pending.actions} == {"pass"}, "B has priority, and may cast nothing"
    assert table.pending.asked_of == 1 and table.to("end", "A").life("A") == 20


@rule("MTP.R3", "its duration has expired", "MTP.D1a", "target opponent is assumed in a two-player game", "MTP.D3", "acknowledge")
def test_what_forbade_spells_for_a_turn_is_not_done_in_the_next() -> None:
    table = forbidden_spell().resolve()
    assert table.life("A") == 19 and table.missed() == [("Stern Envoy", "D3", "")]
    table.to("upkeep", "B").calls("B", "Stern Envoy")
    assert table.missed() == [("Stern Envoy", "D3", "R3")] and table.stack() == [] and isinstance(table.pending, Act)


@rule("MTP.D1", "needs targets, though there is only one", "missed by passing", "MTP.D10", "not that a choice is obvious")
@pytest.mark.parametrize("cubs", [0, 1, 2])
def test_the_only_creature_that_may_be_forbidden_to_block_has_to_be_named(cubs: int) -> None:
    wolf = written("Stern Wolf", "{1}{R}", "Creature — Wolf", "Whenever this creature attacks, target creature an opponent controls can't block this turn.", "3/3")
    table = Practice([wolf, CUB], A={"battlefield": ["Stern Wolf"]}, B={"battlefield": ["Meek Cub"] * cubs})
    table.attack("Stern Wolf")
    assert table.passes().missed() == [("Stern Wolf", "D1", "")] * min(cubs, 1)


@rule("MTP.D1a", "target opponent is assumed in a two-player game", "MTP.D3", "acknowledge by the time it changes what happens")
@pytest.mark.parametrize("objects", [True, False])
def test_an_assumed_opponent_who_may_gain_no_life_is_told_so_by_the_time_they_would(objects: bool) -> None:
    """Neither passing nor playing a land shows that it was forgotten: nobody sees it at work before."""
    sour = written("Sour Envoy", "{1}{G}", "Creature — Scout", "When this creature enters, target opponent can't gain life this turn.", "1/1")
    cheer = written("Quick Cheer", "{R}", "Instant", "You gain 2 life.")
    table = arrival(sour, cheer, hand=["Forest"], B={"battlefield": ["Mountain"], "hand": ["Quick Cheer"]}).play("Forest")
    table.to("begin_combat", "A", asked="B")
    assert table.stages() == ["due"] and table.missed() == []
    assert table.cast("Quick Cheer").stages() == ["due"], "it may be cast all the same"
    table.resolve()
    assert table.stages() == ["mattered"] and table.life("B") == 22
    if objects:
        table.says("A", "Sour Envoy").to("end", "A")
        assert table.life("B") == 20 and table.missed() == []
    else:
        assert table.passes().missed() == [("Sour Envoy", "D3", "")] and table.life("B") == 22


@rule("MTP.D3", "stop the opponent's illegal action", "what is legal all the same shows nothing", "MTP.P3", "a play whose legality depends on the trigger is rewound",
      "MTP.R3", "its duration has expired", "MTP.D1a", "target opponent is assumed")  # fmt: skip
@pytest.mark.parametrize("objects", [True, False])
def test_a_spell_may_be_cast_from_a_hand_where_only_graveyards_were_forbidden(objects: bool) -> None:
    still = written("Still Envoy", "{1}{G}", "Creature — Scout", "When this creature enters, until end of turn, target opponent can't cast spells from graveyards.", "1/1")
    cheer = written("Twice Cheer", "{R}", "Instant", "You gain 2 life.\nFlashback {R}")
    table = arrival(still, cheer, B={"battlefield": ["Mountain*2"], "hand": ["Twice Cheer"]}).to("begin_combat", "A", asked="B")
    assert table.cast("Twice Cheer").resolve().life("B") == 22 and table.stages() == ["due"]
    while table.pending.asked_of == 0:
        table.give(0)
    table.cast("Twice Cheer")
    assert table.stages() == ["mattered"] and table.stack() == ["Twice Cheer"]
    if objects:
        table.says("A", "Still Envoy")
        assert table.stack() == [] and table.find("Twice Cheer", "B", ("graveyard",)) and table.missed() == []
        assert table.to("end", "A").life("B") == 22
    else:
        assert table.resolve().life("B") == 24 and table.missed() == [("Still Envoy", "D3", "")]
        table.to("upkeep", "B").calls("B", "Still Envoy")
        assert table.missed() == [("Still Envoy", "D3", "R3")] and table.stack() == []


@rule("MTP.D3", "stop the opponent's illegal action", "as a whole", "MTP.P3", "is rewound")
def test_a_block_by_one_creature_is_taken_back_where_two_were_asked_for() -> None:
    """Either creature could block; only both together may."""
    grim = written("Wary Wolf", "{1}{R}", "Creature — Wolf", "Whenever this creature attacks, creatures your opponents control can't block alone this turn.", "1/1")
    table = Practice([grim, CUB], A={"battlefield": ["Wary Wolf"]}, B={"battlefield": ["Meek Cub*2"]})
    table.attack("Wary Wolf").block(("Meek Cub", "Wary Wolf"))
    assert table.stages() == ["mattered"] and len(table.game.combat.blocking) == 1
    table.says("A", "Wary Wolf")
    assert isinstance(table.pending, DeclareBlockers) and table.game.combat.blocking == {} and table.missed() == []
    wolf = table.find("Wary Wolf")
    table.give([[oid, wolf] for oid in table.game.battlefield if oid != wolf]).to("end", "A")
    assert table.life("B") == 20 and table.on_battlefield("Wary Wolf") == 0
