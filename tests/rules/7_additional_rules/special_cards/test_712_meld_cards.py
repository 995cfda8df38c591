"""Meld cards (CR 712.4, 712.8b, 712.8g, 712.21, 701.37): two cards, one permanent."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from engine.game.decisions.choices import ChooseOption, ChooseReplacement
from engine.game.decisions.decision import Decision
from engine.game.events.status import Flip, Transform, TurnFaceDown
from engine.game.events.zone_changes import ZoneChange, exile
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import mana_value
from engine.meaning.cards import CardDefinition
from engine.table.invariants import cards_by_owner
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

BOTH = data("Grand Titan", "", "Legendary Creature — Giant", "Trample\nWhenever this creature attacks, you gain 4 life.", "7/8")
MELDS = "{1}: If you both own and control this creature and a creature named Right Fist, exile them, then meld them into Grand Titan."


def left() -> CardDefinition:
    return card("Left Fist", "{2}{R}", "Creature — Giant", MELDS, "2/2", layout="meld", back=BOTH)


def right() -> CardDefinition:
    return card("Right Fist", "{3}{G}", "Creature — Giant Warrior", "Vigilance", "3/3", layout="meld", back=BOTH)


def meld(table: Table) -> int:
    """A melded permanent of A's."""
    one, _ = table.battlefield("A", left(), right())
    table.mana("A", "{1}").activate("A", one).resolve()
    return table.find("Grand Titan")


def names(table: Table, who: str, zone: str) -> list[str]:
    return table.zone(who, zone)


@rule("712.4", "712.4a", "701.37a", "712.14c")
def test_the_two_cards_of_a_pair_become_one_permanent_with_their_combined_face() -> None:
    table = Table()
    table.battlefield("A", card("Greeter", "{W}", "Enchantment", "Whenever a creature enters, you gain 1 life."))
    before = cards_by_owner(table.game)
    one, other = table.battlefield("A", left(), right())
    table.mana("A", "{1}").activate("A", one).resolve()
    titan = table.find("Grand Titan")
    assert table.pt(titan) == (7, 8) and table.has(titan, "trample") and table.life("A") == 21  # one creature entered
    assert one not in table.game.objects and other not in table.game.objects
    assert table.zone("A", "exile") == [] and len(cards_by_owner(table.game)[0]) == len(before[0]) + 2


@rule("712.8b", "712.8")
def test_a_meld_card_has_only_its_front_face_on_the_stack_and_elsewhere() -> None:
    table = Table()
    (dead,) = table.graveyard("A", left())
    assert table.game.chars(dead).names == ("Left Fist",) and mana_value(table.game, dead) == 3
    table.hand("A", right())
    table.mana("A", "{3}{G}")
    assert [a.label for a in table.actions("A")] == ["Right Fist"]
    table.cast("A", "Right Fist")
    assert table.game.chars(table.game.stack[-1]).names == ("Right Fist",)
    table.resolve()
    assert table.pt(table.find("Right Fist")) == (3, 3)


@rule("712.8b")
def test_on_the_stack_a_meld_card_has_the_abilities_of_its_front_face_alone() -> None:
    words = "When you cast this spell or Right Fist enters, you gain 2 life.\nWhen Right Fist enters, sacrifice it."
    back = data("Grand Titan", "", "Creature — Giant", "When you cast this spell, you gain 9 life.", "7/8")
    table = Table()
    table.hand("A", card("Right Fist", "{G}", "Creature — Giant", words, "3/3", layout="meld", back=back))
    table.mana("A", "{G}").cast("A", "Right Fist")
    assert table.stack() == ["Right Fist", "Right Fist trigger (A)"] and len(table.game.chars(table.game.stack[0]).abilities.triggered) == 2
    assert table.resolve().life("A") == 24 and table.zone("A", "graveyard") == ["Right Fist"]


@rule("712.4a", "one card has the ability; the other can do without knowing what they become")
@pytest.mark.parametrize(("words", "known"), [(MELDS, False), ("When this creature enters, you gain 1 life.", True)])
def test_only_the_card_that_melds_the_two_needs_their_combined_face(words: str, known: bool) -> None:
    compiled = compile_card(CardData("Left Fist", "meld", (data("Left Fist", "{2}{R}", "Creature — Giant", words, "2/2"),)))
    assert (compiled.definition is not None) is known
    if compiled.definition is not None:
        table = Table()
        table.hand("A", compiled.definition)
        table.mana("A", "{2}{R}").cast("A", "Left Fist").resolve()
        assert table.life("A") == 21


@rule("712.4b")
def test_the_combined_face_counts_only_for_the_melded_permanent() -> None:
    table = Table()
    (dead,) = table.graveyard("A", left())
    table.hand("A", card("Rise Changed", "{W}", "Sorcery", "Return target creature card from your graveyard to the battlefield transformed."))
    table.mana("A", "{W}").cast("A", "Rise Changed", [dead]).resolve()
    assert dead in table.game.objects and table.game.battlefield == ()


@rule("701.37b", "701.37c")
def test_a_card_and_a_token_can_not_be_melded_and_the_card_stays_in_exile() -> None:
    table = Table()
    (one,) = table.battlefield("A", left())
    (theirs,) = table.battlefield("B", right())
    table.hand("A", card("Twin Maker", "{U}", "Sorcery", "Create a token that's a copy of target creature."))
    table.mana("A", "{U}").cast("A", "Twin Maker", [theirs]).resolve()
    table.mana("A", "{1}").activate("A", one).resolve()
    assert table.zone("A", "exile") == ["Left Fist"] and table.all("Right Fist", who="A") == []


@rule("701.37b")
def test_cards_that_form_no_pair_can_not_be_melded() -> None:
    other = data("Other Titan", "", "Creature — Giant", "", "9/9")
    plain = card("Right Fist", "{G}", "Creature — Giant", "", "1/1")
    of_another_pair = card("Right Fist", "{G}", "Creature — Giant", "", "1/1", layout="meld", back=other)
    for partner in (plain, of_another_pair):
        table = Table()
        one, _ = table.battlefield("A", left(), partner)
        table.mana("A", "{1}").activate("A", one).resolve()
        assert sorted(table.zone("A", "exile")) == ["Left Fist", "Right Fist"] and table.game.battlefield == ()


@rule("712.4a")
def test_nothing_is_exiled_unless_one_player_owns_and_controls_both() -> None:
    table = Table()
    (one,) = table.battlefield("A", left())
    table.battlefield("B", right())
    table.mana("A", "{1}").activate("A", one).resolve()
    assert one in table.game.objects and table.zone("A", "exile") == []


@rule("712.8g", "202.3c")
def test_a_melded_permanent_has_the_mana_values_of_both_fronts_and_a_copy_of_it_has_none() -> None:
    table = Table()
    titan = meld(table)
    assert table.game.chars(titan).mana_cost is None and mana_value(table.game, titan) == 7
    assert table.game.chars(titan).names == ("Grand Titan",) and not table.has(titan, "vigilance")
    table.hand("A", card("Paper Twin", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it isn't legendary.", "0/0"))
    table.answer("A", [titan]).mana("A", "{U}").cast("A", "Paper Twin").resolve()
    (twin,) = [oid for oid in table.all("Grand Titan") if oid != titan]
    assert table.pt(twin) == (7, 8) and mana_value(table.game, twin) == 0


@rule("712.9", "712.16")
def test_a_melded_permanent_neither_transforms_nor_turns_face_down() -> None:
    table = Table()
    titan = meld(table)
    assert happen(table.game, Transform(titan)) == () and happen(table.game, TurnFaceDown(titan)) == ()


@rule("110.5c", "what is no flip card")
def test_a_melded_permanent_that_is_flipped_is_what_it_was() -> None:
    table = Table()
    titan = meld(table)
    happen(table.game, Flip(titan))
    assert table.game.chars(titan).name == "Grand Titan" and table.game.objects[titan].flipped


@rule("712.21")
def test_one_permanent_leaves_and_two_cards_arrive() -> None:
    table = Table()
    watcher = "Whenever a creature dies, you gain 1 life.\nWhenever a card is put into a graveyard from anywhere, each opponent loses 1 life."
    titan = meld(table)
    table.battlefield("A", card("Watcher", "{B}", "Enchantment", watcher))
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.next_turn("B")
    table.library("B", card("Filler", "{1}", "Artifact"))
    table.mana("B", "{B}").cast("B", "Fell", [titan]).resolve()
    assert sorted(table.zone("A", "graveyard")) == ["Left Fist", "Right Fist"]
    assert table.life("A") == 21 and table.life("B") == 20 - 2 - 1  # two cards, and the spell that killed them


@rule("712.21a")
@pytest.mark.parametrize("first", ["Left Fist", "Right Fist"])
def test_its_owner_arranges_the_two_cards_in_graveyard_and_library(first: str) -> None:
    for zone, index in (("graveyard", None), ("library", 0), ("library", None)):
        table = Table()
        titan = meld(table)
        table.answer("A", lambda decision: decision.options.index(first))
        happen(table.game, ZoneChange(titan, zone, index=index))
        order = [name for name in table.zone("A", zone) if name.endswith("Fist")]
        assert len(order) == 2 and order[0] == first
        place = table.zone("A", zone).index(first)
        assert place == (0 if zone == "graveyard" or index == 0 else len(table.zone("A", zone)) - 2)
        assert not any("Reveal" in type(event).__name__ for event in table.game.history.this_turn[-3:])


@rule("712.21a", "the two cards, whichever of several they were")
@pytest.mark.parametrize("number", [0, 1])
def test_of_several_counterparts_the_one_chosen_is_melded_and_buried(number: int) -> None:
    table = Table()
    table.battlefield("A", card("Feeding Trough", "{1}", "Artifact", "Creatures you control enter with an additional +1/+1 counter on them."))
    thanks = "{2}: If you both own and control this creature and a creature named Right Fist, you gain 3 life."
    (one,) = table.battlefield("A", card("Left Fist", "{2}{R}", "Creature — Giant", f"{MELDS}\n{thanks}", "2/2", layout="meld", back=BOTH))
    table.mana("A", "{1}").activate("A", one).resolve()
    assert one in table.game.objects  # alone it stays
    assert table.mana("A", "{2}").activate("A", one, index=1).resolve().life("A") == 20
    others = table.battlefield("A", right(), right())
    table.hand("A", card("Break", "{0}", "Instant", "Destroy target creature."))
    (short,) = table.battlefield("A", left())
    table.mana("A", "{1}").activate("A", short).cast("A", "Break", [short]).resolve()
    assert set(others) <= set(table.game.objects) and sorted(table.zone("A", "graveyard")) == ["Break", "Left Fist"]
    happen(table.game, *(exile(oid) for oid in table.game.zone("graveyard", 0)))
    table.answer("A", [others[number]]).mana("A", "{1}").activate("A", one).resolve()
    titan = table.find("Grand Titan")
    assert table.all("Right Fist") == [others[1 - number]] and table.counters(titan) == {"+1/+1": 1}
    assert sorted(table.zone("A", "exile")) == ["Break", "Left Fist"]
    happen(table.game, ZoneChange(titan, "graveyard"))
    assert sorted(table.zone("A", "graveyard")) == ["Left Fist", "Right Fist"]


@rule("712.21b", "613.7m")
def test_whoever_exiles_it_chooses_the_order_of_the_two_timestamps() -> None:
    for first in ("Left Fist", "Right Fist"):
        table = Table()
        titan = meld(table)
        (trap,) = table.battlefield("B", card("Deep Trap", "{1}", "Artifact"))
        table.answer("B", lambda decision, first=first: decision.options.index(first))
        happen(table.game, exile(titan, by=trap))
        arrived = [(table.game.objects[oid].timestamp, table.game.chars(oid).name) for oid in table.game.zone("exile")]
        assert min(arrived)[1] == first and len(arrived) == 2


@rule("712.21b")
@pytest.mark.parametrize(("last", "size", "kinds"), [("Left Fist", (2, 2), ("Giant",)), ("Right Fist", (3, 3), ("Giant", "Warrior"))])
def test_whoever_exiles_it_says_which_of_the_two_cards_was_exiled_last(last: str, size: tuple[int, int], kinds: tuple[str, ...]) -> None:
    takes = (
        "When this creature enters, you may exile target nontoken creature.\nAs long as there is a creature card exiled with this creature, this creature has "
        "the power, toughness, and creature types of the last creature card exiled with this creature. It's still a Shapeshifter."
    )
    table = Table()
    titan = meld(table)
    table.next_turn("B")
    table.hand("B", card("Shape Taker", "{2}", "Artifact Creature — Shapeshifter", takes, "2/4"))
    table.battlefield("B", card("Giant Tales", "{G}", "Enchantment", "Giants you control have trample."), card("Warrior Tales", "{W}", "Enchantment", "Warriors you control have reach."))
    first = {"Left Fist": "Right Fist", "Right Fist": "Left Fist"}[last]
    table.answer("B", True, lambda decision: decision.options.index(first))
    table.mana("B", "{2}").cast("B", "Shape Taker", [titan]).resolve(1)
    taker = table.find("Shape Taker")
    assert table.pt(taker) == (2, 4)
    table.resolve()
    assert titan not in table.game.objects and sorted(table.zone("A", "exile")) == ["Left Fist", "Right Fist"]
    assert table.pt(taker) == size and table.game.chars(taker).subtypes == ("Shapeshifter", *kinds)
    assert (table.has(taker, "trample"), table.has(taker, "reach")) == (True, "Warrior" in kinds)


@rule("712.21c", "400.7")
def test_an_effect_that_finds_what_it_became_finds_both_cards() -> None:
    table = Table()
    titan = meld(table)
    journey = "Exile target creature. At the beginning of the next end step, return that card to the battlefield under its owner's control with a +1/+1 counter and a flying counter on it."
    table.hand("A", card("Long Walk", "{W}", "Instant", journey))
    table.mana("A", "{W}").cast("A", "Long Walk", [titan]).resolve()
    assert len(table.game.zone("exile")) == 2
    table.to_step("end").resolve()
    assert table.pt(table.find("Left Fist")) == (3, 3) and table.pt(table.find("Right Fist")) == (4, 4)
    assert [table.counters(table.find(f"{side} Fist")) for side in ("Left", "Right")] == [{"+1/+1": 1, "flying": 1}] * 2


@rule("712.21c")
def test_an_aura_that_returns_that_card_returns_both() -> None:
    table = Table()
    titan = meld(table)
    text = "Enchant creature\nWhen enchanted creature dies, return that card to the battlefield under your control."
    table.hand("B", card("No Death", "{B}", "Enchantment — Aura", text), card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.next_turn("B")
    table.mana("B", "{B}{B}").cast("B", "No Death", [titan]).resolve().cast("B", "Fell", [titan]).resolve()
    back = [table.find("Left Fist"), table.find("Right Fist")]
    assert [table.game.chars(oid).controller for oid in back] == [1, 1]


@rule("712.21c")
def test_a_single_choice_is_made_for_both_cards() -> None:
    for choice in (True, False):
        table = Table()
        table.battlefield("A", card("Soul Jar", "{3}", "Artifact", "Whenever a nontoken creature dies, you may exile that card."))
        titan = meld(table)
        table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
        table.mana("A", "{B}").answer("A", 0, choice, 0)
        table.cast("A", "Fell", [titan]).resolve()
        assert len(table.game.zone("exile")) == (2 if choice else 0)
        asked = [decision for decision in table.asked if type(decision).__name__ == "YesNo"]
        assert len(asked) == 1


@rule("712.21d", "616.1")
def test_a_replacement_effect_applied_to_it_affects_both_cards() -> None:
    table = Table()
    titan = meld(table)
    table.battlefield("B", card("Void Line", "{B}", "Enchantment", "If a card would be put into an opponent's graveyard from anywhere, exile it instead."))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Fell", [titan]).resolve()
    exiled = [table.game.chars(oid).name for oid in table.game.zone("exile")]
    assert sorted(exiled) == ["Fell", "Left Fist", "Right Fist"] and table.zone("A", "graveyard") == []


@rule("712.21d", "616.1e")
@pytest.mark.parametrize("chosen", ["exile", "library"])
def test_of_two_replacement_effects_its_controller_applies_one_and_both_cards_follow_it(chosen: str) -> None:
    table = Table()
    titan = meld(table)
    table.battlefield("B", card("Void Line", "{B}", "Enchantment", "If a card would be put into an opponent's graveyard from anywhere, exile it instead."))
    wheel = "Enchant player\nIf a card would be put into enchanted player's graveyard from anywhere, instead reveal it and put it on the bottom of that player's library."
    table.hand("A", card("Round Trip", "{W}", "Enchantment — Aura", wheel))
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{W}").cast("A", "Round Trip", [0]).resolve()
    source = table.find({"exile": "Void Line", "library": "Round Trip"}[chosen])

    def chooses(decision: Decision) -> int | None:
        """The one replacement effect, and the second of the two cards first."""
        if isinstance(decision, ChooseReplacement):
            return decision.sources.index(source)
        return decision.options.index("Right Fist") if isinstance(decision, ChooseOption) and "Right Fist" in decision.options else None

    table.policy = chooses
    table.mana("B", "{B}").cast("B", "Fell", [titan]).resolve()
    assert table.zone("A", "graveyard") == [] and titan not in table.game.objects
    fists = {zone: sorted(name for name in table.zone("A", zone) if "Fist" in name) for zone in ("exile", "library")}
    other = {"exile": "library", "library": "exile"}[chosen]
    assert fists == {chosen: ["Left Fist", "Right Fist"], other: []}
    if chosen == "library":
        assert table.zone("A", "library")[-2:] == ["Right Fist", "Left Fist"]  # in the order that was chosen
    asked = [decision for decision in table.asked if isinstance(decision, ChooseReplacement)]
    assert asked[0].seat == 0
    assert len(asked) == 1  # once for the event, not once for each card


@rule("712.21d", "applying one of those affects both cards")
def test_what_else_a_replacement_effect_says_is_done_once_for_both_cards() -> None:
    table = Table()
    titan = meld(table)
    words = "Enchant player\nIf a nontoken creature would die, instead exile it, enchanted player loses 1 life, and that player gains 5 life."
    table.hand("B", card("Last Will", "{W}", "Enchantment — Aura", words), card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.next_turn("B").mana("B", "{W}{B}").cast("B", "Last Will", [0]).resolve().cast("B", "Fell", [titan]).resolve()
    assert sorted(table.zone("A", "exile")) == ["Left Fist", "Right Fist"]
    assert (table.life("A"), table.life("B")) == (24, 20)


@rule("712.21e")
def test_it_is_one_object_and_two_cards_that_moved() -> None:
    table = Table()
    titan = meld(table)
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Great Wave", "{U}", "Sorcery", "Exile all creatures. You gain 1 life for each creature exiled this way."))
    table.mana("A", "{U}").cast("A", "Great Wave").resolve()
    assert titan not in table.game.objects and bear not in table.game.objects
    assert table.life("A") == 22 and len(table.game.zone("exile")) == 3


@rule("712.21e")
@pytest.mark.parametrize(("text", "life"), [
    ("Destroy all creatures. You gain 1 life for each card put into a graveyard this way.", 23),
    ("Destroy all creatures. You gain 1 life for each creature card put into your graveyard this way.", 23),
    ("Destroy all creatures. You gain 1 life for each creature put into a graveyard this way.", 22),
    ("Destroy all creatures. You gain 1 life for each creature destroyed this way.", 22),
    ("Destroy all creatures. You gain 1 life for each creature that died this turn.", 22),
    ("Exile all creatures. You gain 1 life for each card exiled this way.", 23),
    ("Exile all creatures. You gain life equal to the number of cards exiled this way.", 23),
    ("Exile all creatures. You gain 1 life for each creature exiled this way.", 22),
    ("Sacrifice all creatures you control. You gain 1 life for each creature sacrificed this way.", 22),
])
def test_cards_that_moved_this_way_are_two_and_creatures_one(text: str, life: int) -> None:
    table = Table()
    meld(table)
    table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Great Wave", "{U}", "Sorcery", text))
    table.mana("A", "{U}").cast("A", "Great Wave").resolve()
    assert table.life("A") == life


@rule("712.21")
def test_returned_to_its_owner_s_hand_it_is_two_cards_again() -> None:
    table = Table()
    titan = meld(table)
    table.hand("B", card("Send Home", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.next_turn("B")
    table.mana("B", "{U}").cast("B", "Send Home", [titan]).resolve()
    assert sorted(name for name in table.zone("A", "hand") if "Fist" in name) == ["Left Fist", "Right Fist"]


@rule("712.19", "201.4")
def test_the_name_of_a_front_face_or_of_the_combined_one_can_be_chosen() -> None:
    table = Table()
    table.hand("B", left())
    table.graveyard("A", left())
    table.hand("A", card("Forget It", "{B}", "Sorcery", "Choose a card name. Target opponent reveals their hand and discards all cards with the chosen name."))
    table.answer("A", lambda decision: decision.options.index("Grand Titan"))
    table.mana("A", "{B}").cast("A", "Forget It", [1]).resolve()
    assert table.zone("B", "hand") == ["Left Fist"]
    asked = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "card name")
    assert "Left Fist" in asked.options  # type: ignore[attr-defined]


@rule("712.4a", "712.6")
def test_a_seat_sees_the_pair_that_a_melded_permanent_is_made_of() -> None:
    table = Table()
    titan = meld(table)
    for seat in (0, 1):
        seen = view_for(table.game, seat, None).objects[titan]
        assert seen.name == "Grand Titan" and [face.name for face in seen.melded] == ["Left Fist", "Right Fist"]
        assert seen.mana_value == 7 and seen.faces[seen.face].name == "Grand Titan"


@rule("712.4a", "400.7j")
def test_an_instruction_to_meld_is_not_accepted_without_knowing_the_result() -> None:
    from engine.cards.card_data import CardData
    from engine.compiler.compile import compile_card

    lonely = CardData("Left Fist", "meld", (data("Left Fist", "{2}{R}", "Creature — Giant", MELDS, "2/2"),))
    assert not compile_card(lonely).accepted


@rule("701.37b", "701.37c", "nothing is melded")
def test_if_you_do_knows_that_nothing_was_melded() -> None:
    table = Table()
    words = MELDS + " If you do, you gain 5 life."
    one, _ = table.battlefield("A", card("Left Fist", "{2}{R}", "Creature — Giant", words, "2/2", layout="meld", back=BOTH), card("Right Fist", "{G}", "Creature — Giant", "", "1/1"))
    table.mana("A", "{1}").activate("A", one).resolve()
    assert sorted(table.zone("A", "exile")) == ["Left Fist", "Right Fist"] and table.life("A") == 20
    table = Table()
    one, _ = table.battlefield("A", card("Left Fist", "{2}{R}", "Creature — Giant", words, "2/2", layout="meld", back=BOTH), right())
    table.mana("A", "{1}").activate("A", one).resolve()
    assert table.all("Grand Titan") and table.life("A") == 25


@rule("701.37a", "the two cards of the pair", "712.4a", "both owned and controlled")
@pytest.mark.parametrize(("owner", "life"), [("", 20), ("B", 20), ("A", 23)])
def test_only_one_who_owns_and_controls_both_may_meld_them(owner: str, life: int) -> None:
    words = "{1}: If you both own and control this creature and a creature named Right Fist, you gain 3 life."
    table = Table()
    (one,) = table.battlefield("A", card("Left Fist", "{2}{R}", "Creature — Giant", words, "2/2", layout="meld", back=BOTH))
    if owner:
        (other,) = table.battlefield(owner, right())
        table.hand("A", card("Long Loan", "{0}", "Sorcery", "Gain control of target creature."))
        table.cast("A", "Long Loan", [other]).resolve()
    table.mana("A", "{1}").activate("A", one).resolve()
    assert table.life("A") == life
