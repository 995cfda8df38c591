"""The rulebook's examples of exceptions to copying, and of copies of spells (CR 707.9, 707.10)."""

from __future__ import annotations

import pytest

from engine.core.card_types import CREATURE_TYPES
from engine.game.decisions.choices import ChooseModes, ChooseNumber
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

SHADE = ("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")


def entering_as(table: Table, original: int, shade: CardDefinition, cost: str) -> int:
    """The permanent that A casts, and that enters as a copy of another."""
    table.hand("A", shade)
    before = set(table.game.battlefield)
    table.mana("A", cost).answer("A", [original]).cast("A", shade.name).resolve()
    (new,) = set(table.game.battlefield) - before
    return new


@rule("707.9a")
def test_the_ability_that_a_shapeshifter_gave_itself_is_copied_with_what_it_copied() -> None:
    table = Table()
    shifter = card("Restless Shape", "{3}{U}", "Creature — Shapeshifter", "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability.", "0/1")
    (shape,) = table.battlefield("B", shifter)
    table.hand("A", card("Wood Singer", "{1}{G}", "Creature — Elf", "{T}: Add {G}.", "1/1"))
    table.mana("A", "{1}{G}").cast("A", "Wood Singer").resolve()
    assert table.game.chars(shape).name == "Wood Singer" and len(table.game.chars(shape).abilities.mana) == 1
    copy = entering_as(table, shape, card(*SHADE), "{2}{U}")
    values = table.game.chars(copy)
    assert (values.name, len(values.abilities.mana), len(values.abilities.triggered)) == ("Wood Singer", 1, 1)
    table.hand("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    assert table.game.chars(copy).name == table.game.chars(shape).name == "Plain Bear"
    assert len(table.game.chars(copy).abilities.triggered) == 1


@rule("707.9a", "gain an ability as part of the copying process")
def test_a_copy_that_has_gained_this_ability_has_done_what_it_was_to_do() -> None:
    table = Table()
    words = "{1}: Tall Mimic becomes a copy of target creature. Tall Mimic gains this ability. If you do, you gain 2 life."
    mimic, singer = table.battlefield("A", card("Tall Mimic", "{U}", "Creature — Shapeshifter", words, "1/1"), card("Wood Singer", "{1}{G}", "Creature — Elf", "Flying", "2/1"))
    table.mana("A", "{1}").activate("A", mimic, [singer]).resolve()
    assert table.game.chars(mimic).name == "Wood Singer" and table.has(mimic, "flying") and table.life("A") == 22
    copy = entering_as(table, mimic, card(*SHADE), "{2}{U}")
    assert len(table.game.chars(copy).abilities.activated) == 1  # it has become part of the copiable values


@rule("707.9b")
def test_an_enchantment_that_copies_an_artifact_creature_is_all_three() -> None:
    copier = card("Paper Machine", "{1}{U}", "Enchantment", "You may have this enchantment enter as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.")
    table = Table()
    (engine,) = table.battlefield("B", card("Great Engine", "{4}", "Artifact Creature — Construct", "This creature attacks each combat if able.", "5/3"))
    copy = entering_as(table, engine, copier, "{1}{U}")
    values = table.game.chars(copy)
    assert (values.name, sorted(values.types), table.pt(copy)) == ("Great Engine", ["artifact", "creature", "enchantment"], (5, 3))
    again = entering_as(table, copy, card(*SHADE), "{2}{U}")
    assert sorted(table.game.chars(again).types) == ["artifact", "creature", "enchantment"]  # that is copied too


@rule("707.9d", "604.3")
def test_a_copy_that_is_7_7_has_not_the_ability_that_defines_the_size_of_the_original() -> None:
    giant = card("Glass Giant", "{5}{U}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it's 7/7.", "7/7")
    table = Table()
    (eater,) = table.battlefield("B", card("Old Eater", "{1}{G}", "Creature — Beast", "Old Eater's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.", "*/1+*"))
    table.graveyard("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    assert table.pt(eater) == (1, 2)
    copy = entering_as(table, eater, giant, "{5}{U}{U}")
    assert table.game.chars(copy).name == "Old Eater" and table.pt(copy) == (7, 7)
    assert tuple(table.game.chars(copy).abilities) == ()


@rule("707.9d", "702.73a")
def test_types_in_addition_leave_a_changeling_what_it_is() -> None:
    mimic = card("Pool Mimic", "{2}{U}", "Creature — Shapeshifter Rogue", "You may have this creature enter as a copy of a creature you control, except it's a Shapeshifter Rogue in addition to its other types.", "0/0")
    table = Table()
    (child,) = table.battlefield("A", card("Many Faces", "{1}{G}", "Creature — Shapeshifter", "Changeling", "2/1"))
    copy = entering_as(table, child, mimic, "{2}{U}")
    assert table.has(copy, "changeling") and set(table.game.chars(copy).subtypes) == set(CREATURE_TYPES)


@rule("707.9d", "702.73a")
def test_a_type_instead_of_the_others_takes_a_changelings_ability_away() -> None:
    table = Table()
    (child,) = table.battlefield("A", card("Many Faces", "{1}{G}", "Creature — Shapeshifter", "Changeling\nTrample", "2/1"))
    table.hand("A", card("Frog Mold", "{U}", "Sorcery", "Create a token that's a copy of target creature you control, except it's a 3/3 blue Frog."))
    table.mana("A", "{U}").cast("A", "Frog Mold", [child]).resolve()
    (token,) = [oid for oid in table.all("Many Faces") if oid != child]
    assert table.game.chars(token).subtypes == ("Frog",) and table.has(token, "trample") and not table.has(token, "changeling")


@rule("707.9d", "702.103a")
@rule("702.73a", "a characteristic-defining ability, unlike one that makes it an Aura")
def test_a_type_instead_of_the_others_leaves_an_ability_that_makes_it_an_aura() -> None:
    table = Table()
    (elk,) = table.battlefield("A", card("Hosting Elk", "{1}{G}", "Enchantment Creature — Elk", "Bestow {3}{G}\nEnchanted creature gets +2/+1.", "2/1"))
    do(table, "Create a token that's a copy of target creature you control, except it's a 3/3 blue Frog.", [elk])
    (token,) = [oid for oid in table.all("Hosting Elk") if oid != elk]
    assert table.game.chars(token).subtypes == ("Frog",) and table.has(token, "bestow")


@rule("707.9d", "702.114a")
def test_a_copy_that_keeps_its_color_has_not_the_devoid_of_the_original() -> None:
    words = "You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color."
    table = Table()
    (drone,) = table.battlefield("B", card("Grey Drone", "{1}{R}", "Creature — Eldrazi", "Devoid\nTrample", "2/1"))
    copy = entering_as(table, drone, card("Blue Shade", "{2}{U}", "Creature — Shapeshifter", words, "0/0"), "{2}{U}")
    assert table.game.chars(drone).colors == () and table.game.chars(copy).colors == ("U",)
    assert table.has(copy, "trample") and not table.has(copy, "devoid")


@rule("707.9e")
def test_counters_of_one_copy_effect_are_lost_as_another_is_applied_after_it() -> None:
    ego = card("Other Ego", "{X}{2}{G}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it enters with X additional +1/+1 counters on it.", "0/0")
    table = Table()
    table.battlefield("B", card("Tall Banner", "{1}", "Artifact", "All creatures get +0/+1."))
    empty, bear = table.battlefield("B", card(*SHADE), card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    for chosen, name, counters in (([empty], "Shy Shade", {"+1/+1": 3}), ([empty, bear], "Plain Bear", {})):
        table.hand("A", ego)
        before = set(table.game.battlefield)
        answers = [[oid] for oid in chosen] if len(chosen) == 2 else [chosen, []]
        table.mana("A", "{3}{2}{G}{U}").answer("A", 3, *answers).cast("A", "Other Ego").resolve()
        (new,) = set(table.game.battlefield) - before
        assert table.game.chars(new).name == name and table.counters(new) == counters


@rule("707.10", "700.2g", "the mode is copied, and all else but what the exception provides")
def test_a_copy_that_is_red_is_still_of_every_creature_type() -> None:
    charm = card("Moss Charm", "{G}", "Kindred Instant — Shapeshifter", "Changeling\nDevoid\nChoose one —\n• Untap target permanent.\n• You gain 3 life.")
    table = Table()
    table.hand("A", charm, card("Twin Tongue", "{0}", "Instant", "Copy target instant or sorcery spell, except the copy is red."))
    table.mana("A", "{G}").answer("A", [1]).cast("A", "Moss Charm")
    table.cast("A", "Twin Tongue", [table.game.stack[-1]]).resolve(1)
    original, copy = table.game.stack
    assert (table.game.chars(original).colors, table.game.chars(copy).colors) == ((), ("R",))
    assert "Goblin" in table.game.chars(copy).subtypes and table.game.objects[copy].stack.modes == (1,)
    assert table.resolve().life("A") == 26


@rule("707.9e")
@pytest.mark.parametrize(("number", "counters"), [(0, {"flying": 2}), (1, {"+1/+1": 1, "flying": 2})])
def test_all_the_counters_of_one_copy_effect_are_lost_and_there_may_be_none_of_a_kind(number: int, counters: dict[str, int]) -> None:
    words = ("You may have this creature enter as a copy of any creature on the battlefield, except it enters with X additional +1/+1 counters "
             "on it and it enters with two additional flying counters on it.")  # fmt: skip
    ego = card("Other Ego", "{X}{2}{U}", "Creature — Shapeshifter", words, "0/0")
    table = Table()
    table.battlefield("B", card("Tall Banner", "{1}", "Artifact", "All creatures get +0/+1."))
    empty, bear = table.battlefield("B", card(*SHADE), card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    for chosen, name, kept in (([[empty], []], "Shy Shade", counters), ([[empty], [bear]], "Plain Bear", {})):
        table.hand("A", ego)
        before = set(table.game.battlefield)
        table.mana("A", "{4}{U}").answer("A", number, *chosen).cast("A", "Other Ego").resolve()
        (new,) = set(table.game.battlefield) - before
        assert table.game.chars(new).name == name and table.counters(new) == kept


@rule("707.10", "700.2g")
def test_a_forked_charm_is_red_and_has_the_mode_but_perhaps_another_target() -> None:
    charm = card("Moss Charm", "{G}", "Instant", "Choose one —\n• Untap target permanent.\n• Destroy target enchantment.\n• Target creature loses flying until end of turn.")
    table = Table()
    first, second = table.battlefield("B", card("First Veil", "{W}", "Enchantment"), card("Second Veil", "{W}", "Enchantment"))
    table.hand("A", charm)
    table.hand("B", card("Twin Tongue", "{R}{R}", "Instant", "Copy target instant or sorcery spell, except the copy is red. You may choose new targets for the copy."))
    table.mana("A", "{G}").answer("A", [1]).cast("A", "Moss Charm", [first])
    original = table.game.stack[-1]
    table.mana("B", "{R}{R}").answer("B", True, [second]).cast("B", "Twin Tongue").resolve(1)
    assert table.stack() == ["Moss Charm", "Moss Charm"]
    copy = table.game.stack[-1]
    assert (table.game.chars(original).colors, table.game.chars(copy).colors) == (("G",), ("R",))
    assert table.game.objects[copy].stack.modes == (1,) and sum(isinstance(d, ChooseModes) for d in table.asked) == 1
    table.resolve(1)
    assert second not in table.game.objects and first in table.game.objects
    table.resolve()
    assert first not in table.game.objects


@rule("707.10", "601.2h")
def test_a_copy_gains_no_life_for_mana_that_was_spent_on_the_original() -> None:
    table = Table()
    table.hand("A", card("Dawn Glow", "{X}{G/W}", "Sorcery", "You gain X life if {G} was spent to cast this spell and X life if {W} was spent to cast it."))
    table.hand("A", card("Echo", "{U}", "Instant", "Copy target instant or sorcery spell you control."))
    table.mana("A", "{G}{W}{W}").answer("A", 2).cast("A", "Dawn Glow")
    table.mana("A", "{U}").cast("A", "Echo", [table.game.stack[-1]]).resolve(2)
    assert table.stack() == ["Dawn Glow"] and table.life("A") == 20  # the copy has resolved
    assert table.resolve().life("A") == 24
    assert sum(isinstance(d, ChooseNumber) for d in table.asked) == 1


@rule("707.10e", edition="2026-01-16")
def test_of_two_tokens_that_a_copy_should_target_its_controller_chooses_one() -> None:
    call = "Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token with haste, then copy that spell. The copy targets that token."
    table = Table(edition="2026")
    bear, cat = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.battlefield("A", card("Brave Call", "{2}{R}", "Enchantment", call))
    table.battlefield("A", card("Twin Parade", "{2}{W}", "Enchantment", "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead."))
    table.hand("A", card("Big Moment", "{R}", "Instant", "Target creature gets +3/+0 until end of turn."))
    table.hand("A", card("Shared Moment", "{R}", "Instant", "One or two target creatures each get +3/+0 until end of turn."))
    table.mana("A", "{R}{R}").answer("A", lambda decision: [decision.candidates[1]]).cast("A", "Big Moment", [bear]).resolve()
    tokens = [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    assert [table.pt(oid) for oid in (bear, cat, *tokens)] == [(5, 2), (2, 2), (1, 1), (4, 1)]
    table.cast("A", "Shared Moment", [bear, cat]).resolve()
    assert len([oid for oid in table.game.battlefield if table.game.objects[oid].token]) == 2  # two creatures, not one


@rule("707.9b", "201.5")
def test_a_copy_whose_name_is_still_its_own_has_it_also_as_something_else_that_copied_it() -> None:
    words = "You may have Old Pretender enter as a copy of any creature on the battlefield, except its name is Old Pretender and it's legendary."
    table = Table()
    bear, pretender = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"), card("Old Pretender", "{2}{U}", "Legendary Creature — Human", words, "1/1"))
    first = entering_as(table, bear, card("Old Pretender", "{2}{U}", "Legendary Creature — Human", words, "1/1"), "{2}{U}")
    values = table.game.chars(first)
    assert (values.name, values.subtypes, values.supertypes, table.pt(first)) == ("Old Pretender", ("Bear",), ("legendary",), (2, 2))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."), card(*SHADE))
    table.mana("A", "{B}{2}{U}").cast("A", "Fell", [first]).resolve()
    table.answer("A", [pretender], [bear]).cast("A", "Shy Shade").resolve()
    (second,) = table.all("Old Pretender", who="A")
    assert table.pt(second) == (2, 2) and table.game.chars(second).subtypes == ("Bear",)


@rule("707.9b", "a size of two different numbers")
def test_a_copy_may_have_another_power_than_toughness() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    do(table, "Create a token that's a copy of target creature you control, except it's a 1/5 blue Frog.", [bear])
    do(table, "Create a token that's a copy of target creature you control, except it's 4/1.", [bear])
    assert sorted(table.pt(oid) for oid in table.all("Meadow Bear")) == [(1, 5), (2, 2), (4, 1)]
