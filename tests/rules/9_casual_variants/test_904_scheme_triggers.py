"""What schemes wait for besides being set in motion (CR 904.9, 113.6p): A is the archenemy."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.vocabulary.variants.archenemy import DECK
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("703.4e", "904.9")
def test_a_scheme_that_waits_for_either_of_two_things_triggers_on_both() -> None:
    table = Table(3, variant="archenemy")
    words = "When you set this scheme in motion or an opponent gains life, you gain 3 life."
    shuffle_into_command_zone(table.game, 0, (card("Wide Plan", "", "Ongoing Scheme", words),), DECK)
    table.next_turn()
    before = table.life("A")
    table.to_step("main1", "A").resolve()
    assert table.life("A") == before + 3
    table.hand("B", card("Nod", "{G}", "Instant", "You gain 1 life."))
    table.mana("B", "{G}").cast("B", "Nod").resolve()
    assert table.life("A") == before + 6


@rule("904.8", "its triggered abilities may trigger: from the command zone, as often as what they wait for happens", "119.9")
def test_a_scheme_hears_of_all_the_life_that_is_gained_at_once() -> None:
    """Two creatures with lifelink deal damage at the same time: life is gained twice, and is lost once."""
    table = Table(3, variant="archenemy")
    words = "Whenever you gain life, draw a card.\nWhenever an opponent loses life, that player discards a card."
    shuffle_into_command_zone(table.game, 0, (card("Glad Plan", "", "Ongoing Scheme", words),), DECK)
    leeches = table.battlefield("A", *[card("Leech", "{B}", "Creature — Leech", "Lifelink", "1/1")] * 2)
    happen(table.game, *(Damage(leech, 1, 1) for leech in leeches))
    assert table.settle().stack() == [], "it is face down"
    table.next_turn().to_step("main1", "A").resolve()
    before = [len(table.zone(who, "hand")) for who in "ABC"]
    table.hand("B", *[card("Nod", "{G}", "Instant", "You gain 1 life.")] * 3)
    happen(table.game, *(Damage(leech, 1, 1) for leech in leeches))
    assert table.settle().stack() == ["Glad Plan trigger (A)"] * 3
    table.resolve()
    assert [len(table.zone(who, "hand")) - number for who, number in zip("ABC", before, strict=True)] == [2, 2, 0]
