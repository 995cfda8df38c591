"""Flip cards (CR 710): one card with alternative characteristics for a flipped permanent."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.merging import Merge
from engine.game.events.status import Flip
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import mana_value
from engine.meaning.cards import CardDefinition
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data

BECOME = "Target creature becomes a copy of another target creature."


def runner(name: str = "Lava Sprinter", other: str = "Kesh, Born of Ash") -> CardDefinition:
    """A red 1/1 Goblin with haste that flips into a legendary 2/2 Shaman."""
    back = data(other, "", "Legendary Creature — Goblin Shaman", "{R}: Kesh deals 1 damage to any target.", "2/2")
    text = "Haste\n{0}: Flip this creature."
    return card(name, "{3}{R}", "Creature — Goblin Warrior", text, "1/1", layout="flip", back=back)


def monk() -> CardDefinition:
    back = data("Old Master", "", "Creature — Human Monk", "Flying", "5/6")
    return card("Young Student", "{W}", "Creature — Human", "Vigilance\n{0}: Flip this creature.", "1/2", layout="flip", back=back)


@rule("710.1", "710.1a", "710.1b")
def test_the_top_half_is_what_counts_until_the_permanent_is_flipped() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    values = table.game.chars(goblin)
    assert (values.name, values.subtypes, table.pt(goblin)) == ("Lava Sprinter", ("Goblin", "Warrior"), (1, 1))
    assert table.has(goblin, "haste") and not values.supertypes
    table.activate("A", goblin).resolve()
    values = table.game.chars(goblin)
    assert (values.name, values.subtypes, table.pt(goblin)) == ("Kesh, Born of Ash", ("Goblin", "Shaman"), (2, 2))
    assert not table.has(goblin, "haste") and values.supertypes == ("legendary",)
    table.mana("A", "{R}").activate("A", goblin, [1]).resolve()
    assert table.life("B") == 19


@rule("710.1", "710.1a", "710.1b", "710.1c")
def test_a_flip_card_beneath_another_lends_it_the_words_of_one_half_at_a_time() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    (bird,) = table.exile("A", card("Bare Wing", "{3}{U}", "Creature — Bird", "Mutate {U}\nFlying", "3/4"))
    happen(table.game, Merge(bird, goblin, True))
    for flipped, costs in ((False, ["{0}"]), (True, ["{R}"])):
        values = table.game.chars(goblin)
        assert (values.name, str(values.mana_cost), values.colors, table.pt(goblin)) == ("Bare Wing", "{3}{U}", ("U",), (3, 4))
        assert table.has(goblin, "flying") and table.has(goblin, "haste") is not flipped
        assert [ability.label.partition(":")[0] for ability in values.abilities.activated] == costs
        happen(table.game, Flip(goblin))


@rule("710.1c", "710.2")
def test_color_and_mana_cost_stay_and_so_do_effects_from_elsewhere() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    table.hand("A", card("Boost", "{G}", "Instant", "Target creature gets +3/+3 until end of turn."))
    table.mana("A", "{G}").cast("A", "Boost", [goblin]).resolve().activate("A", goblin).resolve()
    values = table.game.chars(goblin)
    assert values.colors == ("R",) and str(values.mana_cost) == "{3}{R}" and mana_value(table.game, goblin) == 4
    assert table.pt(goblin) == (5, 5)


@rule("710.2")
def test_elsewhere_a_flip_card_has_only_its_normal_characteristics() -> None:
    table = Table()
    table.battlefield("A", card("Court", "{W}", "Enchantment", "Legendary creatures get +2/+2."))
    for zone in (table.hand, table.graveyard, table.exile):
        (oid,) = zone("A", runner())
        assert table.game.chars(oid).names == ("Lava Sprinter",) and not table.game.chars(oid).supertypes


@rule("710.2")
def test_a_card_that_flips_into_a_legend_is_found_by_no_search_for_legends_and_gets_their_bonus_once_flipped() -> None:
    table = Table()
    queen = card("True Queen", "{W}", "Legendary Creature — Human", "", "1/1")
    flip, legend = table.library("A", runner(), queen)
    table.hand("A", card("Seek", "{U}", "Sorcery", "Search your library for a legendary card, reveal it, put it into your hand, then shuffle."))
    table.mana("A", "{U}").answer("A", [legend]).cast("A", "Seek").resolve()
    found = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert flip not in found[-1].candidates and legend in found[-1].candidates
    assert table.zone("A", "hand") == ["True Queen"] and flip in table.game.zone("library", 0)
    table.battlefield("A", card("Court", "{W}", "Enchantment", "Legendary creatures get +2/+2."))
    (goblin,) = table.battlefield("A", runner())
    assert table.pt(goblin) == (1, 1)
    table.activate("A", goblin).resolve()
    assert table.game.chars(goblin).name == "Kesh, Born of Ash" and table.pt(goblin) == (4, 4)


@rule("710.3")
def test_it_is_clear_to_all_whether_a_permanent_is_flipped() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    for flipped in (False, True):
        for seat in (0, 1):
            seen = view_for(table.game, seat, None).objects[goblin]
            assert (seen.flipped, seen.face, seen.name == "Kesh, Born of Ash") == (flipped, int(flipped), flipped)
            assert [face.name for face in seen.faces] == ["Lava Sprinter", "Kesh, Born of Ash"] and not seen.is_copy
            assert ("damage" in seen.text) == flipped
        happen(table.game, Flip(goblin))


@rule("710.4")
def test_a_flipped_permanent_stays_flipped_and_a_new_object_is_not() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    assert happen(table.game, Flip(goblin)) and not happen(table.game, Flip(goblin))
    assert table.game.chars(goblin).name == "Kesh, Born of Ash"
    table.hand("A", card("Blink", "{W}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{W}").cast("A", "Blink", [goblin]).resolve()
    back = table.find("Lava Sprinter")
    assert not table.game.objects[back].flipped and table.pt(back) == (1, 1)


@rule("710.4")
def test_what_has_left_the_battlefield_can_not_be_flipped() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    table.activate("A", goblin)
    table.hand("A", card("Snuff", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Snuff", [goblin]).resolve()
    assert not happen(table.game, Flip(goblin))
    (dead,) = table.game.zone("graveyard", 0)[:1]
    assert table.game.chars(dead).name == "Lava Sprinter" and not table.game.obj(dead).flipped


@rule("710.4", "707.9b")
def test_a_copy_that_is_flipped_for_good_keeps_each_type_it_was_given_once() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    words = "You may have this creature enter as a copy of any creature on the battlefield, except it's a Shaman Spirit in addition to its other types."
    table.hand("A", card("Paper Twin", "{U}", "Creature — Shapeshifter", words, "0/0"))
    table.answer("A", [goblin]).mana("A", "{U}").cast("A", "Paper Twin").resolve()
    twin = max(table.all("Lava Sprinter"))
    assert table.game.chars(twin).subtypes == ("Goblin", "Warrior", "Shaman", "Spirit")
    assert happen(table.game, Flip(twin)) and not happen(table.game, Flip(twin))
    assert table.game.chars(twin).subtypes == ("Goblin", "Shaman", "Spirit")


@rule("710.4", "707.9b", "what the exception does not speak of is copied")
@pytest.mark.parametrize("first", [False, True])
def test_a_copy_of_another_type_has_the_size_that_the_half_works_out_from_which_it_flips_or_into_which(first: bool) -> None:
    counted = ("Legendary Creature — Goblin Shaman", "This creature's power and toughness are each equal to the number of creatures you control.", "*/*")
    plain = ("Creature — Goblin Warrior", "Haste", "5/5")
    top, bottom = (counted, plain) if first else (plain, counted)
    table = Table()
    (goblin,) = table.battlefield("B", card("Lava Sprinter", "{3}{R}", *top, layout="flip", back=data("Kesh, Born of Ash", "", *bottom)))
    text = "You may have this creature enter as a copy of any creature on the battlefield, except it's a Spirit in addition to its other types."
    table.hand("A", card("Paper Twin", "{U}", "Creature — Shapeshifter", text, "0/0"))
    table.answer("A", [goblin]).mana("A", "{U}").cast("A", "Paper Twin").resolve()
    (twin,) = table.all("Lava Sprinter", who="A")
    table.battlefield("A", *[card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * 2)
    for number in (0, 1):
        assert table.pt(twin) == ((3, 3) if first is (number == 0) else (5, 5)) and "Spirit" in table.game.chars(twin).subtypes
        happen(table.game, Flip(twin))


@rule("710.4", "707.9d", "the size that the flipped half would work out is not copied")
@pytest.mark.parametrize("exception", ["it's 7/7", "it's a 7/7 Spirit in addition to its other types"])
def test_a_copy_of_another_size_keeps_it_as_it_is_flipped(exception: str) -> None:
    counted = ("Legendary Creature — Goblin Shaman", "This creature's power and toughness are each equal to the number of creatures you control.", "*/*")
    table = Table()
    (goblin,) = table.battlefield("B", card("Lava Sprinter", "{3}{R}", "Creature — Goblin", "Haste", "1/1", layout="flip", back=data("Kesh, Born of Ash", "", *counted)))
    text = f"You may have this creature enter as a copy of any creature on the battlefield, except {exception}."
    table.hand("A", card("Paper Twin", "{U}", "Creature — Shapeshifter", text, "0/0"))
    table.answer("A", [goblin]).mana("A", "{U}").cast("A", "Paper Twin").resolve()
    (twin,) = table.all("Lava Sprinter", who="A")
    happen(table.game, Flip(goblin), Flip(twin))
    assert table.pt(twin) == (7, 7) and table.game.chars(twin).subtypes[:2] == ("Goblin", "Shaman")
    assert table.pt(goblin) == (1, 1)  # the original works it out all the same


@rule("710.5", "201.4c")
def test_the_alternative_name_can_be_chosen() -> None:
    words = "Choose a card name. Target opponent reveals their hand and discards all cards with the chosen name. If they do, you gain 1 life."
    table = Table()
    table.hand("B", runner())
    table.hand("A", runner())
    table.answer("A", "Kesh, Born of Ash")
    do(table, words, [1])
    assert table.zone("B", "hand") == ["Lava Sprinter"] and table.life("A") == 20  # a card in a hand has only its normal name
    table.answer("A", "Lava Sprinter")
    do(table, words, [1])
    assert table.zone("B", "hand") == [] and table.zone("A", "hand") == ["Lava Sprinter"] and table.life("A") == 21
    table.hand("B", runner(), runner())
    table.answer("A", "Lava Sprinter")
    do(table, "Choose a card name. Each player reveals their hand and discards all cards with the chosen name revealed this way, then draws that many cards.")
    assert (table.zone("A", "hand"), table.zone("B", "hand")) == (["Forest"], ["Forest", "Forest"]), "each their own"
    for kind, names in (("a creature", ["Lava Sprinter", "Kesh, Born of Ash"]), ("a legendary creature", ["Kesh, Born of Ash"]), ("an artifact", [])):
        do(table, f"Choose {kind} card name.")
        options = table.asked[-1].options  # type: ignore[attr-defined]
        assert [name for name in ("Lava Sprinter", "Kesh, Born of Ash") if name in options] == names, "each face by what it is"


@rule("110.5c", "710.4")
def test_the_flipped_status_stays_while_it_does_not_matter_and_matters_again() -> None:
    table = Table()
    goblin, bear, student = table.battlefield("A", runner(), card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"), monk())
    table.activate("A", goblin).resolve()
    table.hand("A", *[card("Reshape", "{U}", "Sorcery", BECOME)] * 2)
    table.mana("A", "{U}{U}").cast("A", "Reshape", [goblin, bear]).resolve()
    assert table.game.chars(goblin).name == "Plain Bear" and table.pt(goblin) == (2, 2) and table.game.objects[goblin].flipped
    table.cast("A", "Reshape", [goblin, student]).resolve()
    assert table.game.chars(goblin).name == "Old Master" and table.pt(goblin) == (5, 6) and table.has(goblin, "flying")
    assert table.game.chars(student).name == "Young Student"


@rule("707.3", "110.5c")
def test_a_flipped_permanent_that_copies_an_unflipped_one_is_its_flipped_version() -> None:
    table = Table()
    goblin, student = table.battlefield("A", runner(), monk())
    happen(table.game, Flip(goblin))
    table.hand("A", card("Reshape", "{U}", "Sorcery", BECOME))
    table.mana("A", "{U}").cast("A", "Reshape", [goblin, student]).resolve()
    assert table.game.chars(goblin).name == "Old Master" and table.game.chars(student).name == "Young Student"


@rule("707.2", "110.5a")
def test_a_copy_of_a_flipped_permanent_is_not_flipped() -> None:
    table = Table()
    (goblin,) = table.battlefield("A", runner())
    happen(table.game, Flip(goblin))
    table.hand("A", card("Paper Twin", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0"))
    table.answer("A", [goblin]).mana("A", "{U}").cast("A", "Paper Twin").resolve()
    twin = table.find("Lava Sprinter")
    assert table.pt(twin) == (1, 1)
    table.activate("A", twin).resolve()
    kept = [oid for oid in (goblin, twin) if oid in table.game.objects]
    assert len(kept) == 1 and table.game.chars(kept[0]).name == "Kesh, Born of Ash"  # the legend rule
