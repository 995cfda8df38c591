"""Attraction cards (CR 717), opening and visiting them (CR 701.48, 701.49, 702.159)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, HAND
from engine.game.events.chance import RollDie
from engine.game.events.effects import BeginEffect
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import Context
from engine.game.rules.events.happening import happen
from engine.game.rules.special_cards.attractions import DECK, attraction_deck, junkyard
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.game.state.effects import FloatingEffect
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Replacement
from engine.meaning.node import READS_NOTHING
from engine.table import journal
from engine.table.seat_views import view_for
from engine.table.setup import SeatSetup, Setup, SetupError
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data

ALL, NONE = (1, 2, 3, 4, 5, 6), ()
OPENER = ("Ticket Booth", "{W}", "Sorcery", "Open an Attraction.")


@dataclass(frozen=True, slots=True)
class Diverted(Replacement):
    """An effect that lets what would go to one zone go to another."""

    origin: str
    to: str
    reads = READS_NOTHING
    keys = ("moves",)

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, ZoneChange) and event.to == self.origin

    def replace(self, ctx: Context, event: object) -> list[ZoneChange]:
        assert isinstance(event, ZoneChange)
        return [replace(event, to=self.to)]


def divert(table: Table, origin: str, to: str) -> None:
    effect = FloatingEffect(NOBODY, 0, (Diverted(origin, to),), None, None)
    happen(table.game, BeginEffect(effect))


def ride(name: str = "Big Wheel", effect: str = "You gain 2 life.", lights: tuple[int, ...] = ALL) -> CardDefinition:
    return card(name, "", "Artifact — Attraction", f"Visit — {effect}", lights=lights)


def at_the_fair(*deck: CardDefinition, seed: int = 1) -> Table:
    """A table at which A plays with an Attraction deck, in the order given."""
    table = Table(seed=seed)
    for definition in deck:
        shuffle_into_command_zone(table.game, 0, [definition], DECK)
    return table


def rolls(table: Table) -> list[int]:
    return [event.result for event in table.game.history.this_turn if isinstance(event, RollDie)]


def open_one(table: Table) -> Table:
    table.hand("A", card(*OPENER))
    return table.mana("A", "{W}").cast("A", "Ticket Booth").resolve()


@rule("717.1")
def test_each_attraction_has_its_own_numbers_lit_up() -> None:
    table = Table()
    (one,) = table.battlefield("A", ride(lights=(2, 6)))
    (other,) = table.battlefield("A", ride(lights=(3,)))
    assert table.game.chars(one).lights == (2, 6) and table.game.chars(other).lights == (3,)
    table.battlefield("A", card("Fair Drum", "{1}", "Artifact", "At the beginning of combat on your turn, you gain 100 life."))
    seen = set()
    for _ in range(8):
        life = table.life("A")
        before = table.to_step("begin_combat").resolve().life("A")
        gained = table.next_turn("A").resolve().life("A") - before
        assert gained == (2 if rolls(table)[0] in (2, 3, 6) else 0)
        seen.add(gained)
        assert before == life + 100  # what begins with a step waits beside
    assert seen == {0, 2}
    table = Table()
    for who in "AB":
        table.battlefield(who, ride())  # the only one, and all its numbers are lit up, for who rolls
    assert table.next_turn("A").stack() == ["Big Wheel trigger (A)"]
    assert table.resolve().life("A") == 22


@rule("717.2")
def test_the_attraction_deck_is_a_deck_of_its_own_in_the_command_zone_shuffled() -> None:
    names = [f"Ride {letter}" for letter in "ABCDEFGHIJ"]
    table = Table()
    shuffle_into_command_zone(table.game, 0, [ride(name) for name in names], DECK)
    deck = attraction_deck(table.game, 0)
    faces = [table.game.obj(oid).definition.name for oid in deck]  # type: ignore[union-attr]
    assert sorted(faces) == names and faces != names
    assert all(table.game.obj(oid).zone == COMMAND and table.game.obj(oid).face_down == DECK for oid in deck)
    assert attraction_deck(table.game, 1) == ()


@rule("717.2")
def test_nobody_sees_the_cards_of_an_attraction_deck() -> None:
    table = at_the_fair(ride())
    (oid,) = attraction_deck(table.game, 0)
    for seat in (0, 1):
        view = view_for(table.game, seat, None)
        assert oid not in view.objects and oid not in view.command  # only how many there are
        assert [player.decks for player in view.players] == [(("attractions", 1),), ()]


def _setup(attractions: list[tuple[int, str]], deck: tuple[tuple[int, str], ...] = ((40, "Field"),), **options: bool) -> Setup:
    rides = [CardData(f"Ride {n}", "normal", (data(f"Ride {n}", "", "Artifact — Attraction", "Visit — You gain 1 life.", lights=(1,)),)) for n in range(12)]
    library = CardLibrary([*rides, CardData("Field", "normal", (data("Field", "", "Basic Land — Plains"),))])
    seats = (SeatSetup("Ana", deck, lists={"attractions": tuple(attractions)}), SeatSetup("Ben", ((40, "Field"),)))
    return Setup(seats, library, options=tuple(options.items()))


@rule("717.2")
def test_attractions_are_no_part_of_a_players_deck() -> None:
    with pytest.raises(SetupError, match=r"717\.2"):
        _setup([], ((40, "Field"), (1, "Ride 1"))).check()
    game = _setup([(1, f"Ride {n}") for n in range(10)]).first_state()
    assert len(attraction_deck(game, 0)) == 10 and len(game.zone("library", 0)) == 40


@rule("717.2")
def test_a_saved_match_keeps_the_attraction_decks(tmp_path: Path) -> None:
    setup = _setup([(1, f"Ride {n}") for n in range(10)])
    journal.write(tmp_path / "match.save", setup, [])
    again = journal.read(tmp_path / "match.save").setup
    assert "snapshot" not in (tmp_path / "match.save").read_text(encoding="utf-8")  # none was given
    journal.write(tmp_path / "more.save", setup, [], {"at": 7})
    assert '{"snapshot":{"at":7}' in (tmp_path / "more.save").read_text(encoding="utf-8")
    assert again.seats == setup.seats and again.cards.definition("Ride 3").front.printed.lights == (1,)
    assert attraction_deck(again.first_state(), 0) == attraction_deck(setup.first_state(), 0)


@rule("717.2a")
def test_a_constructed_attraction_deck_has_ten_different_cards() -> None:
    _setup([(1, f"Ride {n}") for n in range(10)]).check()
    for wrong in ([(1, f"Ride {n}") for n in range(9)], [(2, "Ride 0"), *((1, f"Ride {n}") for n in range(1, 10))], [(1, "Field")]):
        with pytest.raises(SetupError, match="Attraction deck"):
            _setup(wrong).check()
    with pytest.raises(SetupError, match="Ana's Attraction deck: Ride 99: there is no such card"):
        _setup([(1, f"Ride {n}") for n in (*range(9), 99)]).check()


@rule("717.2b")
def test_a_limited_attraction_deck_has_three_cards_perhaps_of_one_name() -> None:
    _setup([(3, "Ride 0")], limited=True).check()
    with pytest.raises(SetupError, match=r"717\.2b"):
        _setup([(2, "Ride 0")], limited=True).check()
    with pytest.raises(SetupError, match="Ride 99"):
        _setup([(3, "Ride 99")], limited=True).check()


@rule("717.3", "701.48b")
def test_to_open_an_attraction_is_to_put_the_top_card_of_the_deck_onto_the_battlefield() -> None:
    table = open_one(at_the_fair(ride("First Ride"), ride("Second Ride")))
    oid = table.find("First Ride")
    assert table.game.controller(oid) == 0 and not table.game.obj(oid).face_down
    assert len(attraction_deck(table.game, 0)) == 1
    open_one(table)
    assert table.all("Second Ride") and attraction_deck(table.game, 0) == ()


@rule("701.48a")
def test_who_has_no_attraction_deck_opens_nothing() -> None:
    table = Table()
    table.battlefield("A", card("Barker", "{1}", "Artifact", "Whenever you open an Attraction, you gain 5 life."))
    open_one(table)
    assert table.life("A") == 20


@rule("701.48c", "717.3", "701.48b", "onto the battlefield")
def test_opening_an_attraction_triggers_once_it_is_on_the_battlefield() -> None:
    table = at_the_fair(ride(), ride("Next Ride"))
    table.battlefield("A", card("Barker", "{1}", "Artifact", "Whenever you open an Attraction, you gain 5 life."),
                      card("Toll Box", "{1}", "Enchantment", "Artifacts you control enter with a charge counter on them."))  # fmt: skip
    assert open_one(table).life("A") == 25 and table.counters(table.find("Big Wheel")) == {"charge": 1}
    assert not table.all("Next Ride")


@rule("701.48c", "717.3", "onto the battlefield: not what goes elsewhere instead")
def test_what_keeps_the_attraction_out_keeps_the_ability_from_triggering() -> None:
    table = at_the_fair(ride())
    table.battlefield("A", card("Barker", "{1}", "Artifact", "Whenever you open an Attraction, you gain 5 life."))
    divert(table, BATTLEFIELD, EXILE)
    assert open_one(table).life("A") == 20 and not table.all("Big Wheel")


@rule("717.4", "703.4g", "701.49a")
def test_the_active_player_rolls_as_their_precombat_main_phase_begins() -> None:
    table = Table()
    table.battlefield("A", ride(), ride("Dark Ride", "You gain 9 life.", NONE))
    table.to_step("draw", "A")
    assert rolls(table) == []
    table.to_step("main1")
    assert len(rolls(table)) == 1 and table.stack() == ["Big Wheel trigger (A)"]
    table.resolve()
    assert table.life("A") == 22
    table.next_turn("B")
    assert rolls(table) == []


@rule("703.4g")
def test_nobody_rolls_without_an_attraction_and_once_for_several() -> None:
    table = Table()
    table.next_turn("A")
    assert rolls(table) == []
    table.battlefield("A", ride("One"), ride("Two"))
    table.next_turn("A")
    assert len(rolls(table)) == 1 and len(table.game.stack) == 2


@rule("703.4g")
def test_the_roll_comes_after_the_lore_counters() -> None:
    table = Table()
    (saga,) = table.battlefield("A", card("Fair Tale", "{W}", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 1 life."))
    table.battlefield("A", ride())
    table.next_turn("A")
    kinds = [type(event).__name__ for event in table.game.history.this_turn]
    assert kinds.index("PutCounters") < kinds.index("RollDie") and table.counters(saga)


@rule("717.5", "702.159a")
def test_a_visit_ability_triggers_only_if_the_result_is_lit_up() -> None:
    lit = {number: ride(f"Stand {number}", f"You gain {10 ** number} life.", (number,)) for number in (1, 2, 3, 4, 5, 6)}
    table = Table()
    table.battlefield("A", *lit.values())
    table.next_turn("A").resolve()
    (result,) = rolls(table)
    assert table.life("A") == 20 + 10**result


@rule("702.159a", "701.49a", "717.4", "a player who controls Attractions", "717.5", "703.4g")
def test_another_players_attractions_are_not_visited() -> None:
    table = Table()
    table.battlefield("A", ride())
    table.battlefield("B", ride())
    table.next_turn("B").resolve()
    assert table.life("A") == 20 and table.life("B") == 22


@rule("701.49a")
def test_an_effect_may_let_a_player_roll_to_visit_at_another_time() -> None:
    table = Table()
    table.battlefield("A", ride())
    table.hand("A", card("Night Pass", "{U}", "Instant", "Roll to visit your Attractions."))
    table.mana("A", "{U}").cast("A", "Night Pass").resolve()
    assert len(rolls(table)) == 1 and table.life("A") == 22


@rule("702.159b")
def test_to_claim_the_prize_is_to_do_what_stands_behind_its_dash() -> None:
    booth = card("Duck Pond", "", "Artifact — Attraction", "Visit — You gain 1 life. Claim the prize.\nPrize — Draw a card. Sacrifice this Attraction.", lights=ALL)
    table = Table()
    (oid,) = table.battlefield("A", booth)
    hand = len(table.zone("A", "hand"))
    table.next_turn("A").resolve()
    assert table.life("A") == 21 and len(table.zone("A", "hand")) == hand + 2 and oid not in table.game.objects


@rule("702.159b", "the actions behind the dash")
def test_who_could_not_do_what_the_prize_says_has_not_claimed_it() -> None:
    for prize, life in (("\nPrize — You gain 1 life.", 26), ("\nPrize — Sacrifice a creature.", 20), ("", 20)):
        table = Table()
        table.battlefield("A", card("Odd Booth", "", "Artifact — Attraction", "Visit — Claim the prize. If you do, you gain 5 life." + prize, lights=ALL))
        table.next_turn("A").resolve()
        assert table.life("A") == life


@rule("702.159b")
def test_a_prize_that_is_not_claimed_is_not_won() -> None:
    booth = card("Shell Game", "", "Artifact — Attraction", "Visit — You may discard a card. If you do, claim the prize.\nPrize — You gain 9 life.", lights=ALL)
    table = Table()
    table.battlefield("A", booth)
    table.answer("A", False).next_turn("A").resolve()
    assert table.life("A") == 20


@rule("717.6", "717.6a")
def test_an_attraction_that_would_go_to_a_graveyard_hand_or_library_goes_to_the_command_zone_face_up() -> None:
    spells = ("Destroy target artifact.", "Return target artifact to its owner's hand.", "Put target artifact on the bottom of its owner's library.")
    for number, text in enumerate(spells):
        table = at_the_fair(ride("Kept Ride"))
        (oid,) = table.battlefield("A", ride())
        table.hand("B", card(f"Spell {number}", "{U}", "Instant", text))
        table.mana("B", "{U}").cast("B", f"Spell {number}", [oid]).resolve()
        (gone,) = junkyard(table.game, 0)
        assert table.game.obj(gone).zone == COMMAND and table.game.chars(gone).name == "Big Wheel"
        assert not table.game.obj(gone).face_down and len(attraction_deck(table.game, 0)) == 1


@rule("717.6")
def test_it_may_be_exiled_and_does_not_die() -> None:
    table = Table()
    (oid,) = table.battlefield("A", ride())
    table.battlefield("A", card("Mourner", "{1}", "Artifact", "Whenever an artifact you control is put into a graveyard from the battlefield, you gain 9 life."))
    table.hand("A", card("Break", "{R}", "Instant", "Destroy target artifact."), card("Send Off", "{W}", "Instant", "Exile target artifact."))
    table.mana("A", "{R}").cast("A", "Break", [oid]).resolve()
    assert table.life("A") == 20
    (other,) = table.battlefield("A", ride("Small Wheel"))
    table.mana("A", "{W}").cast("A", "Send Off", [other]).resolve()
    assert table.zone("A", "exile") == ["Small Wheel"]


@rule("717.6", "a card, and no token that is a copy of one")
def test_a_token_that_is_a_copy_of_an_attraction_is_put_into_a_graveyard() -> None:
    table = Table()
    (oid,) = table.battlefield("A", ride())
    table.battlefield("A", card("Mourner", "{1}", "Artifact", "Whenever an artifact you control is put into a graveyard from the battlefield, you gain 9 life."))
    do(table, "Create a token that's a copy of target artifact.", [oid])
    (token,) = (other for other in table.all("Big Wheel") if other != oid)
    do(table, "Destroy target artifact.", [token])
    assert table.life("A") == 29 and junkyard(table.game, 0) == ()
    do(table, "Destroy target artifact.", [oid])
    assert table.life("A") == 29 and len(junkyard(table.game, 0)) == 1


@rule("717.6")
def test_it_applies_again_to_the_event_that_it_has_applied_to() -> None:
    table = Table()
    (oid,) = table.battlefield("A", ride())
    divert(table, COMMAND, HAND)
    table.hand("A", card("Break", "{R}", "Instant", "Destroy target artifact."))
    table.mana("A", "{R}").cast("A", "Break", [oid]).resolve()
    assert len(junkyard(table.game, 0)) == 1 and table.zone("A", "hand") == []


@rule("717.6a")
def test_an_attraction_is_never_opened_from_the_pile_of_those_that_are_gone() -> None:
    table = Table()
    (oid,) = table.battlefield("A", ride())
    table.hand("A", card("Break", "{R}", "Instant", "Destroy target artifact."))
    table.mana("A", "{R}").cast("A", "Break", [oid]).resolve()
    open_one(table)
    assert not table.all("Big Wheel") and len(junkyard(table.game, 0)) == 1 and junkyard(table.game, 1) == ()
    table.hand("A", card("Small Oath", "{0}", "Sorcery", 'You get an emblem with "Creatures you control get +1/+1."'))
    table.cast("A", "Small Oath").resolve()
    assert len(junkyard(table.game, 0)) == 1 and len(table.game.zone(COMMAND)) == 2  # what else lies face up there is no part of the pile
