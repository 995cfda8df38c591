"""Judge's questions on missed triggers: what of those of steps without anybody to say a word?"""

from __future__ import annotations

from engine.game.decisions.choices import ChooseOption, YesNo
from engine.table.missed_triggers import missed_triggers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import (
    LATE,
    shade_attack,
)


@rule("MTP.EB", "drawing for the turn", "MTP.P4", "unless information was gained early")
def test_a_time_counter_is_forgotten_once_a_card_was_drawn() -> None:
    table = Practice([LATE], A={"exile": [{"card": "Late Spark", "counters": {"time": 1}}]}).to("upkeep", "A")
    assert table.stages() == ["waiting"]
    table.to("draw", "A")
    assert table.missed() == [("Late Spark", "D2", "")]
    table.says("A", "Late Spark", "remove")  # the card that was drawn is known: no sequence out of order
    assert isinstance(table.pending, YesNo) and table.pending.seat == 1


@rule("MTP.ED", "noticed in the next turn", "MTP.R2", "now", "MTP.W1", "to exile one's token is usually detrimental",
      "MTP.D7", "awareness is owed for the delayed trigger")  # fmt: skip
def test_an_exile_at_end_of_combat_is_noticed_in_the_next_turn() -> None:
    """The attacking creature has set nothing up, though an ability of something else is about it."""
    watch = written("Far Watch", "{1}", "Artifact", "Whenever a creature an opponent controls attacks, you gain 1 life.")
    table = shade_attack(watch).to("declare_attackers", "B")
    assert table.missed() == [("Shade Caller", "D2", "")] and table.on_battlefield("Shade") == 1
    table.refuses("B", "Meek Cub", None).calls("B", "Shade Caller", None)
    asked = table.pending
    assert isinstance(asked, ChooseOption) and asked.seat == 1 and asked.rule == "MTP.R2"
    table.give(0)
    assert table.on_battlefield("Shade") == 0 and table.stack() == []  # at once, and without the stack
    assert table.missed() == [("Shade Caller", "D2", "R2")] and missed_triggers(table.match)[0].warning
    assert "A gets a warning" in table.told()
    named = shade_attack().to("declare_attackers", "B").calls("B", "Shade", None).give(0)
    assert named.on_battlefield("Shade") == 0 and "A gets a warning" in named.told(), "whether it is named by its source or by what it is about"


@rule("MTP.D2", "any action only possible after it resolved", "MTP.D0", "by the moment the ability first matters", "MTP.R5", "not because of which it triggered")
def test_what_triggers_in_the_cleanup_step_is_missed_as_the_next_turn_begins() -> None:
    """Nobody gets priority there, so it should have resolved before the turn could end."""
    scrap = written("Scrap Heap", "{1}", "Artifact", "Whenever you discard a card, exile it from your graveyard.")
    table = Practice([scrap], A={"battlefield": ["Scrap Heap"], "hand": ["Forest*7"], "graveyard": ["Island"]}).to("end", "A").to("upkeep", "B", asked="B")
    assert table.hand("A") == 7 and table.missed() == [("Scrap Heap", "D2", "")]
    table.answers = [True]
    table.calls("B", "Scrap Heap").settle()
    assert table.stack() == ["[Scrap Heap]"] and table.find("Forest", zones=("graveyard",))
    table.resolve()
    assert table.find("Forest", zones=("exile",)) and table.find("Island", zones=("graveyard",)), "the card that was discarded"


@rule("MTP.D2", "act or acknowledge", "MTP.R4", "the opponent chooses")
def test_what_is_missed_by_untapping_and_by_the_turns_end() -> None:
    """What triggers in one's end step may be spoken of until the turn is over, an instant's there too."""
    bell = written("Evening Bell", "{1}", "Artifact", "At the beginning of your end step, you gain 1 life.")
    table = Practice([bell], A={"battlefield": ["Evening Bell"]}).to("end", "A")
    assert table.stages() == ["waiting"] and table.missed() == []
    table.passes(1)
    assert table.stages() == ["waiting"]
    late = table.to("upkeep", "B")
    assert late.missed() == [("Evening Bell", "D2", "")] and late.life("A") == 20
    spoken = Practice([bell], A={"battlefield": ["Evening Bell"]}).to("end", "A").says("A", "Evening Bell").resolve()
    assert spoken.life("A") == 21 and spoken.to("upkeep", "B").missed() == []
