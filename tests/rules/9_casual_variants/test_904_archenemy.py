"""Archenemy (CR 904): one player with schemes against all others. A is the archenemy; B and C are the team."""

from __future__ import annotations

from engine.core.zones import COMMAND
from engine.game.events.zone_changes import CeaseToExist
from engine.game.rules.combat.attacking import possible_attacks
from engine.game.rules.events.happening import happen
from engine.game.rules.variants.supplementary import shuffle_into_command_zone
from engine.vocabulary.variants.archenemy import DECK, abandon, face_up_schemes, scheme_deck, set_in_motion
from tests.rulebook import rule
from tests.support.boards.table import Table, card

PLAN = card("Small Plan", "", "Scheme", "When you set this scheme in motion, you gain 3 life.")
LONG_PLAN = card("Long Plan", "", "Ongoing Scheme", "Creatures you control get +1/+0.\nWhen an opponent gains life, abandon this scheme.\nWhen you abandon this scheme, you lose 1 life.\n{1}: You gain 1 life.")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
HARM = card("Harm", "{G}", "Instant", "You lose 1 life.")
NOD = card("Nod", "{G}", "Instant", "You gain 1 life.")


def archenemy(*deck: object, seats: int = 3, more: str = "") -> Table:
    """An Archenemy game in the main phase of the other team, before A's next turn."""
    table = Table(seats, variant=f"archenemy {more}")
    shuffle_into_command_zone(table.game, 0, deck, DECK)  # type: ignore[arg-type]
    return table.next_turn()


@rule("904.2", "802.2a")
def test_the_archenemy_may_attack_several_players_at_once() -> None:
    table = archenemy()
    table.battlefield("A", BEAR, BEAR)
    table.to_step("main1", "A")
    assert [defenders for _, defenders in possible_attacks(table.game, 0)] == [(1, 2), (1, 2)]


# -- schemes


@rule("703.4e", "904.9", "701.25b")
def test_the_archenemy_sets_a_scheme_in_motion_as_the_first_main_phase_begins() -> None:
    table = archenemy(PLAN, PLAN)
    assert len(scheme_deck(table.game, 0)) == 2  # it is no deed of the others' turn
    table.to_step("main1", "A")
    assert table.stack() == ["Small Plan trigger (A)"]
    assert len(scheme_deck(table.game, 0)) == 1 and len(face_up_schemes(table.game)) == 1


@rule("703.4e", "the archenemy's scheme deck, its top card", "701.25b")
def test_only_the_scheme_that_was_set_in_motion_is_meant_and_only_its_archenemy_did_it() -> None:
    table = archenemy(LONG_PLAN, PLAN)
    words = "Whenever you set a scheme in motion, you gain 10 life.\nWhenever an opponent sets a scheme in motion, you lose 1 life."
    for who in "AB":
        table.battlefield(who, card("Plan Bell", "{2}", "Artifact", words))
    table.battlefield("A", card("Odd Bell", "{2}", "Artifact", "Whenever you set an ongoing scheme in motion or an opponent abandons a scheme, you gain 100 life."))
    before = table.life("A"), table.life("B")
    table.to_step("main1", "A").resolve()
    assert [table.game.chars(oid).name for oid in face_up_schemes(table.game)] == ["Long Plan"]
    assert (table.life("A"), table.life("B")) == (before[0] + 110, before[1] - 1), "it was not abandoned, nor was the other set in motion"
    table.next_turn("A").resolve()
    assert (table.life("A"), table.life("B")) == (before[0] + 123, before[1] - 2) and there(table) == (["Long Plan"], [1, 0]), "it is ongoing"
    table.mana("B", "{G}").hand("B", NOD)
    table.cast("B", "Nod").resolve()
    assert table.life("A") == before[0] + 122 and face_up_schemes(table.game) == (), "to abandon it is not to set it in motion"


@rule("904.9", "505.4")
def test_not_in_the_second_main_phase() -> None:
    table = archenemy(PLAN, PLAN)
    table.to_step("main1", "A").resolve()
    table.to_step("main2")
    assert table.stack() == [] and len(scheme_deck(table.game, 0)) == 2


@rule("704.6e", "904.10", "314.6")
def test_a_scheme_goes_to_the_bottom_when_no_ability_of_a_scheme_is_left() -> None:
    table = archenemy(PLAN, PLAN)
    _, second = scheme_deck(table.game, 0)
    before = table.life("A")
    table.to_step("main1", "A")
    assert len(face_up_schemes(table.game)) == 1  # its ability is still on the stack
    table.resolve()
    deck = scheme_deck(table.game, 0)
    assert face_up_schemes(table.game) == () and len(deck) == 2 and deck[0] == second
    assert table.life("A") == before + 3


@rule("704.6e", "of any scheme", "904.10", "314.6")
def test_no_scheme_goes_while_an_ability_of_another_waits_or_is_on_the_stack() -> None:
    """Two schemes are set in motion at once. The first ability resolves, and both stay until the second has too."""
    both = card("Two at Once", "{G}", "Instant", "You set a scheme in motion. You set a scheme in motion.")
    table = archenemy(PLAN, PLAN, PLAN)
    table.hand("A", both)
    before = table.life("A")
    table.mana("A", "{G}").cast("A", "Two at Once").resolve(1)
    up = face_up_schemes(table.game)
    assert len(up) == 2 and table.stack() == ["Small Plan trigger (A)"] * 2
    table.resolve(1)
    assert face_up_schemes(table.game) == up and table.life("A") == before + 3
    table.resolve(1)
    assert face_up_schemes(table.game) == () and len(scheme_deck(table.game, 0)) == 3


@rule("704.6e", "triggered abilities", "904.10", "904.11", "ongoing")
def test_an_activated_ability_of_a_scheme_keeps_no_scheme_in_place() -> None:
    more = card("Another Plan", "{G}", "Instant", "You set a scheme in motion.")
    table = archenemy(LONG_PLAN)
    table.to_step("main1", "A")
    (ongoing,) = face_up_schemes(table.game)
    shuffle_into_command_zone(table.game, 0, [PLAN], DECK)
    table.hand("A", more)
    table.mana("A", "{1}").activate("A", ongoing)
    table.mana("A", "{G}").cast("A", "Another Plan").resolve(1)
    assert len(face_up_schemes(table.game)) == 2
    table.resolve(1)
    assert table.stack() == ["Long Plan ability (A)"], "it waits on the stack while the plain scheme goes"
    assert face_up_schemes(table.game) == (ongoing,) and len(scheme_deck(table.game, 0)) == 1


@rule("904.7", "its owner", "904.9", "that player's scheme deck")
def test_each_archenemy_owns_controls_and_sets_in_motion_their_own_schemes() -> None:
    table = Table(2, variant="supervillain_rumble")
    for seat in (0, 1):
        shuffle_into_command_zone(table.game, seat, [PLAN, PLAN], DECK)
    table.to_step("main1", "B")
    (up,) = face_up_schemes(table.game)
    assert table.game.obj(up).owner == table.game.controller(up) == 1
    assert [len(scheme_deck(table.game, seat)) for seat in (0, 1)] == [2, 1]
    before = table.life("B"), table.life("A")
    table.resolve()
    assert (table.life("B"), table.life("A")) == (before[0] + 3, before[1])
    assert [len(scheme_deck(table.game, seat)) for seat in (0, 1)] == [2, 2]


@rule("904.8", "triggered abilities", "904.9", "701.25", "701.26")
def test_other_schemes_see_who_sets_a_scheme_in_motion_and_abandons_one() -> None:
    watch = card("Watchful Plan", "", "Ongoing Scheme", "Whenever you set a scheme in motion, you gain 10 life.\nWhenever an opponent sets a scheme in motion, you gain 100 life.\nWhenever you abandon a scheme, you gain 1000 life.")
    fleeting = card("Fleeting Plan", "", "Ongoing Scheme", "When you set this scheme in motion, abandon this scheme.")
    table = Table(2, variant="supervillain_rumble")
    shuffle_into_command_zone(table.game, 0, [watch], DECK)
    set_in_motion(table.game, 0)
    table.settle().resolve()
    before = table.life("A")  # it may have seen itself
    shuffle_into_command_zone(table.game, 0, [PLAN], DECK)
    set_in_motion(table.game, 0)
    table.resolve()
    assert table.life("A") == before + 13
    shuffle_into_command_zone(table.game, 1, [PLAN], DECK)
    set_in_motion(table.game, 1)
    table.resolve()
    assert (table.life("A"), table.life("B")) == (before + 113, 40 + 3)
    for oid in scheme_deck(table.game, 0):
        happen(table.game, CeaseToExist(oid))
    shuffle_into_command_zone(table.game, 0, [fleeting], DECK)
    set_in_motion(table.game, 0)
    table.resolve()
    assert table.life("A") == before + 1123 and len(scheme_deck(table.game, 0)) == 1


@rule("904.8", "314.4", "314.7", "904.7")
def test_abilities_of_a_face_up_scheme_work_from_the_command_zone() -> None:
    table = archenemy(LONG_PLAN)
    mine, theirs = table.battlefield("A", BEAR)[0], table.battlefield("B", BEAR)[0]
    assert table.pt(mine) == (2, 2), "it is face down"
    table.to_step("main1", "A")
    (scheme,) = face_up_schemes(table.game)
    assert table.pt(mine) == (3, 2) and table.pt(theirs) == (2, 2) and table.game.controller(scheme) == 0
    before = table.life("A")
    table.mana("A", "{1}").activate("A", scheme).resolve()
    assert table.life("A") == before + 1
    table.mana("B", "{1}")
    assert not [action for action in table.actions("B") if action.oid == scheme]


@rule("704.6e", "904.11")
def test_an_ongoing_scheme_stays_until_it_is_abandoned() -> None:
    table = archenemy(LONG_PLAN, PLAN)
    if table.game.obj(scheme_deck(table.game, 0)[0]).definition is PLAN:
        set_in_motion(table.game, 0)
        table.resolve()
    table.to_step("main1", "A").resolve()
    assert [table.game.chars(oid).name for oid in face_up_schemes(table.game)] == ["Long Plan"]


@rule("701.26", "701.26a", "701.26b", "904.11")
def test_an_ongoing_scheme_that_is_abandoned_goes_to_the_bottom() -> None:
    table = archenemy(LONG_PLAN)
    table.to_step("main1", "A").resolve()
    before = table.life("A")
    table.hand("B", NOD)
    table.mana("B", "{G}").cast("B", "Nod").resolve()
    table.resolve()
    assert face_up_schemes(table.game) == () and len(scheme_deck(table.game, 0)) == 1
    table.resolve()
    assert table.life("A") == before - 1, "it triggered as it was abandoned"


@rule("701.26a", "only a face-up one", "904.8", "904.9", "904.11")
def test_a_scheme_is_abandoned_once_however_many_abilities_say_so() -> None:
    """B gains life twice before the scheme's abilities resolve. As the second does, it lies face down already."""
    table = archenemy(LONG_PLAN)
    table.to_step("main1", "A").resolve()
    before = table.life("A")
    table.hand("B", NOD, NOD)
    for times in (1, 2):
        table.mana("B", "{G}").cast("B", "Nod").resolve(1)
        assert table.stack() == ["Long Plan trigger (A)"] * times and len(face_up_schemes(table.game)) == 1
    table.resolve()
    assert face_up_schemes(table.game) == () and len(scheme_deck(table.game, 0)) == 1
    assert table.life("A") == before - 1, "it was abandoned once"


@rule("904.8", "triggered abilities", "904.9", "904.11", "701.25", "701.26", "603.2")
def test_an_ability_may_watch_both_for_schemes_set_in_motion_and_for_schemes_abandoned() -> None:
    """The ability hears of its own scheme being set in motion, and of any being abandoned."""
    watch = card("Watchful Plan", "", "Ongoing Scheme", "Whenever you set this scheme in motion or abandon a scheme, you gain 10 life.\nWhenever you cast a spell or set this scheme in motion, you gain 1000 life.")
    fleeting = card("Fleeting Plan", "", "Ongoing Scheme", "{1}: Abandon this scheme.")
    table = archenemy(watch)
    before = table.life("A")
    table.to_step("main1", "A").resolve()
    assert table.life("A") == before + 1010
    table.hand("A", NOD)
    table.mana("A", "{G}").cast("A", "Nod").resolve()
    assert table.life("A") == before + 2011
    table.hand("B", NOD)
    table.mana("B", "{G}").cast("B", "Nod").resolve()
    assert table.life("A") == before + 2011, "that was another player's spell"
    before += 2001
    shuffle_into_command_zone(table.game, 0, [fleeting], DECK)
    set_in_motion(table.game, 0)
    table.settle().resolve()
    assert table.life("A") == before + 10
    up = next(oid for oid in face_up_schemes(table.game) if table.game.chars(oid).name == "Fleeting Plan")
    table.mana("A", "{1}").activate("A", up).resolve()
    assert table.life("A") == before + 20 and [table.game.chars(oid).name for oid in face_up_schemes(table.game)] == ["Watchful Plan"]


@rule("701.26a", "904.11")
def test_only_an_ongoing_scheme_can_be_abandoned() -> None:
    table = archenemy(card("Fickle Plan", "", "Scheme", "When you set this scheme in motion, abandon this scheme.\nWhen you abandon this scheme, you gain 50 life."))
    before = table.life("A")
    table.to_step("main1", "A").resolve()
    assert len(scheme_deck(table.game, 0)) == 1, "by the state-based action"
    assert table.stack() == [] and table.life("A") == before, "it was not abandoned"
    table = archenemy(LONG_PLAN)
    (deck,) = scheme_deck(table.game, 0)
    assert not abandon(table.game, 0, deck) and scheme_deck(table.game, 0) == (deck,), "nor one that lies face down"


@rule("701.25a", "701.25c")
def test_schemes_are_set_in_motion_one_at_a_time_and_only_by_the_archenemy() -> None:
    table = archenemy(PLAN, PLAN, LONG_PLAN)
    first, *_ = scheme_deck(table.game, 0)
    before = [table.life(who) for who in "ABC"]
    table.hand("B", card("Echo", "{G}", "Instant", "Each player sets a scheme in motion."))
    table.mana("B", "{G}").cast("B", "Echo").resolve()
    assert [table.life(who) for who in "ABC"] == [before[0] + 3, *before[1:]]
    assert first not in scheme_deck(table.game, 0) and len(scheme_deck(table.game, 0)) == 3
    assert table.to_step("upkeep", "A").to_step("main1", "A").resolve().life("A") == before[0] + 6, "one as the main phase begins"
    shuffle_into_command_zone((plain := Table(2)).game, 0, [PLAN], DECK)
    assert not set_in_motion(plain.game, 0), "only in an Archenemy game"


LOUD_PLAN = card("Long Plan", "", "Ongoing Scheme", "When you set this scheme in motion, you lose 2 life.\nCreatures you control get +1/+0.\n"
                 "When an opponent gains life, abandon this scheme.\nWhen you abandon this scheme, you lose 1 life.")  # fmt: skip
BELL = card("Village Bell", "{1}", "Artifact", "Whenever you cast a spell or set a scheme in motion, you gain 100 life.\nWhenever an opponent sets a scheme in motion, you lose 1 life.")


def rung(*decks: list[object], variant: str) -> tuple[Table, list[int]]:
    """A game of two in A's first turn, each with a bell and a bear, and with schemes."""
    table = Table(2, variant=variant)
    for seat, deck in enumerate(decks):
        shuffle_into_command_zone(table.game, seat, deck, DECK)  # type: ignore[arg-type]
        table.battlefield("AB"[seat], BELL)
    return table, [table.battlefield(who, BEAR)[0] for who in "AB"]


def there(table: Table) -> tuple[list[str], list[int]]:
    """The face-up schemes, and how many are in the scheme decks."""
    return [table.game.chars(oid).name for oid in face_up_schemes(table.game)], [len(scheme_deck(table.game, seat)) for seat in (0, 1)]


@rule("904.12", "904.12b", "904.12c", "all other rules that apply to the archenemy apply to each player")
@rule("904.7", "904.8", "904.9", "904.10", "904.11", "904.12a")
def test_some_turns_of_a_rumble() -> None:
    table, bears = rung([LOUD_PLAN], [PLAN, PLAN], variant="supervillain_rumble")
    table.to_step("main1", "B")
    assert sorted(table.stack()) == ["Small Plan trigger (B)", "Village Bell trigger (A)", "Village Bell trigger (B)"]
    assert there(table) == (["Small Plan"], [1, 1])
    table.resolve()
    assert (table.life("A"), table.life("B")) == (39, 143) and there(table) == ([], [1, 2])
    table.to_step("main2", "B")
    assert table.stack() == []
    table.to_step("main1", "A").resolve()
    assert (table.life("A"), table.life("B")) == (137, 142) and there(table) == (["Long Plan"], [0, 2])
    table.hand("A", HARM)
    table.mana("A", "{G}").cast("A", "Harm").resolve()
    assert (table.life("A"), table.life("B")) == (236, 142), "spells are cast as in any game"
    shuffle_into_command_zone(table.game, 0, [PLAN], DECK)
    set_in_motion(table.game, 0)
    table.resolve()
    assert (table.life("A"), table.life("B")) == (339, 141) and there(table) == (["Long Plan"], [1, 2]), "which was not this scheme"
    assert [table.pt(bear) for bear in bears] == [(3, 2), (2, 2)], "an ongoing scheme stays, and is its owner's"
    table.to_step("main1", "B").resolve()  # B gains life, and so A abandons it
    assert (table.life("A"), table.life("B")) == (337, 244) and there(table) == ([], [2, 2])
    assert [table.pt(bear) for bear in bears] == [(2, 2), (2, 2)]


@rule("904.1", "904.2", "904.2a", "904.2b", "the other has none", "904.6", "904.7", "904.8", "904.9", "904.10", "904.11")
def test_some_turns_of_a_game_against_an_archenemy() -> None:
    table, bears = rung([LOUD_PLAN], [], variant="archenemy")
    assert (table.life("A"), table.life("B")) == (40, 20)
    table.to_step("main1", "B")
    assert table.stack() == [] and there(table) == ([], [1, 0]), "only the archenemy has schemes"
    table.to_step("main1", "A").resolve()
    assert (table.life("A"), table.life("B")) == (138, 19) and there(table) == (["Long Plan"], [0, 0])
    assert [table.pt(bear) for bear in bears] == [(3, 2), (2, 2)]
    table.hand("A", HARM)
    table.mana("A", "{G}").cast("A", "Harm").resolve()
    assert (table.life("A"), table.life("B")) == (237, 19), "spells are cast as in any game"
    shuffle_into_command_zone(table.game, 0, [PLAN, PLAN], DECK)
    table.to_step("main1", "B")
    assert table.stack() == []
    table.to_step("main1", "A")
    assert there(table) == (["Long Plan", "Small Plan"], [1, 0]) and len(table.stack()) == 3
    table.resolve()
    assert (table.life("A"), table.life("B")) == (340, 18) and there(table) == (["Long Plan"], [2, 0])
    table.hand("B", NOD)
    table.mana("B", "{G}").cast("B", "Nod").resolve()
    table.resolve()
    assert (table.life("A"), table.life("B")) == (339, 119) and there(table) == ([], [3, 0]), "no bell rings for one that is abandoned"


@rule("904.12a", "904.9", "904.10", "schemes and no other cards of the command zone")
def test_planes_in_the_command_zone_are_no_schemes() -> None:
    table = Table(2, variant="planechase supervillain_rumble")
    (there,) = table._in_zone("A", COMMAND, [card("Quiet Shore", "", "Plane — Shore")])
    shuffle_into_command_zone(table.game, 0, [PLAN], DECK)
    set_in_motion(table.game, 0)
    assert there not in face_up_schemes(table.game) and len(face_up_schemes(table.game)) == 1
    table.resolve()
    assert face_up_schemes(table.game) == () and not table.game.obj(there).face_down


@rule("904.12c", "904.9")
def test_each_archenemy_of_a_rumble_sets_their_own_schemes_in_motion() -> None:
    table = Table(2, variant="supervillain_rumble")
    for seat in (0, 1):
        shuffle_into_command_zone(table.game, seat, [PLAN], DECK)
    table.to_step("main1", "B")
    assert table.stack() == ["Small Plan trigger (B)"]


@rule("904.9", "set in motion", "904.8")
def test_a_permanent_hears_of_schemes_too() -> None:
    table = archenemy(PLAN)
    table.battlefield("A", card("Herald's Bell", "{1}", "Artifact", "Whenever you set a scheme in motion, you gain 10 life."))
    table.battlefield("B", card("Warning Bell", "{1}", "Artifact", "Whenever an opponent sets a scheme in motion, you gain 20 life.\nWhenever you set a scheme in motion, you gain 100 life."))
    before = table.life("A"), table.life("B")
    table.to_step("main1", "A").resolve()
    assert (table.life("A"), table.life("B")) == (before[0] + 13, before[1] + 20)
