"""Copying objects (CR 707). Conditional exceptions, linked abilities, copies for each target, faces, noted names."""

from __future__ import annotations

from typing import Any

from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CHANGING = (
    "Frost Changer", "{2}{G}{U}", "Legendary Snow Creature — Shapeshifter",
    "You may have this creature enter as a copy of a permanent you control, except it's legendary and snow in addition to its other types and, "
    "if it's a creature, it enters with two additional +1/+1 counters on it and it has changeling.", "0/1",
)  # fmt: skip


def entered(table: Table, shade: tuple[Any, ...], original: int, cost: str) -> int:
    """What enters under a card's copy effect, with an original chosen."""
    table.hand("A", card(*shade))
    before = set(table.game.battlefield)
    table.mana("A", cost).answer("A", [original]).cast("A", shade[0]).resolve(1)
    return next(oid for oid in table.game.battlefield if oid not in before)


@rule("707.9f")
def test_an_exception_for_creatures_applies_if_it_would_be_one_without_it() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    copy = entered(table, CHANGING, bear, "{2}{G}{U}")
    assert table.pt(copy) == (4, 4) and table.has(copy, "changeling")
    assert set(table.game.chars(copy).supertypes) == {"legendary", "snow"}


@rule("707.9f")
def test_a_land_that_is_a_creature_for_a_turn_is_copied_without_that_exception() -> None:
    table = Table()
    (grove,) = table.battlefield("A", card("Slow Grove", "", "Land", "{0}: This land becomes a 3/3 creature until end of turn. It's still a land."))
    table.activate("A", grove).resolve()
    copy = entered(table, CHANGING, grove, "{2}{G}{U}")
    assert table.counters(copy) == {} and not table.has(copy, "changeling")
    table.activate("A", copy).resolve()
    assert table.pt(copy) == (3, 3)  # a creature later in the turn, without counters
    assert "legendary" in table.game.chars(copy).supertypes


@rule("707.9e")
def test_what_a_copy_effect_adds_besides_values_is_lost_to_another_copy_effect() -> None:
    ego = ("Other Ego", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.", "0/0")
    shade = card("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
    table = Table()
    table.battlefield("B", card("Tall Banner", "{1}", "Artifact", "All creatures get +1/+1."))
    (bear, empty) = table.battlefield("B", card(*BEAR), shade)
    table.answer("A", [empty])
    copy = entered(table, ego, bear, "{2}{U}")  # first the shade, then through it the bear
    assert "Plain Bear" in table.game.chars(copy).names or "Shy Shade" in table.game.chars(copy).names
    if "Plain Bear" in table.game.chars(copy).names:
        assert table.counters(copy) == {}
    again = entered(table, ego, bear, "{2}{U}")
    assert table.counters(again) == {"+1/+1": 2}


THIEF = ("Skin Thief", "{2}{B}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield. When you do, exile that creature.", "0/0")


@rule("707.9g", "603.11")
def test_an_ability_linked_to_a_copy_effect_triggers_when_it_was_applied() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    copy = entered(table, THIEF, bear, "{2}{B}")
    assert table.stack() == ["Skin Thief trigger (A)"]
    table.resolve()
    assert bear not in table.game.objects and copy in table.game.objects
    table.hand("A", card(*THIEF))
    table.mana("A", "{2}{B}").answer("A", []).cast("A", "Skin Thief").resolve()
    assert copy in table.game.objects and table.stack() == []  # nothing was copied


@rule("707.9g")
def test_it_does_not_trigger_if_another_copy_effect_came_after() -> None:
    shade = card("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "1/1")
    table = Table()
    mirror, bear = table.battlefield("B", shade, card(*BEAR))
    table.answer("A", [mirror])
    copy = entered(table, THIEF, bear, "{2}{B}")
    assert table.game.chars(copy).name == "Plain Bear"
    assert table.stack() == [] and mirror in table.game.objects and bear in table.game.objects


@rule("707.1", "707.9c", "707.9g")
def test_what_becomes_a_copy_as_it_enters_and_then_of_another_is_tapped_by_the_first_and_colored_by_the_second() -> None:
    words = "as a copy of any creature on the battlefield"
    thief = ("Skin Thief", "{2}{B}", "Creature — Shapeshifter", f"You may have this creature enter tapped {words}. When you do, you gain 5 life.", "0/0")
    shade = ("Blue Shade", "{2}{U}", "Creature — Shapeshifter", f"You may have this creature enter {words}, except it doesn't copy that creature's color.", "1/1")
    table = Table()
    mirror, bear = table.battlefield("B", card(*shade), card(*BEAR))
    alone = entered(table, shade, bear, "{2}{U}")
    assert (table.game.chars(alone).name, table.game.chars(alone).colors, table.game.obj(alone).tapped) == ("Plain Bear", ("U",), False)
    table.answer("A", [mirror])
    copy = entered(table, thief, bear, "{2}{B}")
    assert (table.game.chars(copy).name, table.game.chars(copy).colors, table.game.obj(copy).tapped) == ("Plain Bear", ("U",), True)
    assert table.stack() == [] and not table.game.obj(bear).tapped


@rule("707.10a", "707.10c")
def test_a_copy_was_there_for_what_it_targets_and_is_nowhere_once_it_has_resolved() -> None:
    table = Table()
    (drum,) = table.battlefield("A", card("Sore Drum", "{1}", "Artifact Creature — Construct", "Whenever this creature becomes the target of a spell, you gain 1 life.", "0/9"))
    table.battlefield("A", card("Sore Horn", "{1}", "Artifact", "Whenever a creature you control becomes the target of an instant or sorcery spell, you gain 10 life."))
    table.hand("A", card("Tap It", "{R}", "Instant", "Tap target creature."), card("Twin Bite", "{U}", "Instant", "Copy target instant or sorcery spell you control."))
    table.mana("A", "{R}{U}").cast("A", "Tap It", [drum])
    table.cast("A", "Twin Bite", [table.game.stack[0]]).resolve()
    assert table.life("A") == 42 and sorted(table.zone("A", "graveyard")) == ["Tap It", "Twin Bite"]
    assert not [found for found in table.game.objects.values() if found.token]
    table.hand("A", card("Plain Veil", "{0}", "Enchantment — Aura", "Enchant creature"))
    assert table.cast("A", "Plain Veil", [drum]).resolve().life("A") == 43, "the copy was the copy of an instant spell, this is a spell"


@rule("707.10d")
def test_a_spell_is_copied_for_each_creature_it_could_target_in_the_order_chosen() -> None:
    table = Table()
    hero = card("Loud Hero", "{2}{R}", "Creature — Human", "Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.", "2/2")
    first, second, shy = table.battlefield("A", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "1/1"), card("Shy Deer", "{1}{G}", "Creature — Elk", "Shroud", "1/1"))
    (loud,) = table.battlefield("A", hero)
    (other,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Pep Talk", "{W}", "Instant", "Target creature gets +1/+1 until end of turn."))
    table.answer("A", [second, first])
    table.mana("A", "{W}").cast("A", "Pep Talk", [loud]).resolve(1)
    copies = [table.game.objects[oid].stack.targets[0][1] for oid in table.game.stack]
    assert copies == [(loud,), (second,), (first,)]
    table.resolve()
    assert [table.pt(oid) for oid in (loud, first, second, shy, other)] == [(3, 3), (3, 3), (2, 2), (1, 1), (2, 2)]


@rule("707.10d")
def test_each_instance_of_target_must_be_able_to_be_the_same() -> None:
    table = Table()
    hero = card("Loud Hero", "{2}{R}", "Creature — Human", "Whenever you cast an instant or sorcery spell, copy that spell for each creature that the spell could target. Each copy targets a different one of those creatures.", "2/2")
    table.battlefield("A", hero, card(*BEAR))
    table.hand("A", card("Mixed Words", "{W}", "Instant", "Target creature gets +1/+1 until end of turn. Destroy target artifact."))
    (tin,) = table.battlefield("A", card("Tin Toy", "{1}", "Artifact"))
    (golem,) = table.battlefield("A", card("Tin Man", "{1}", "Artifact Creature — Golem", "", "1/1"))
    table.mana("A", "{W}").cast("A", "Mixed Words", [golem, tin]).resolve(1)
    copies = [table.game.objects[oid].stack.targets for oid in table.game.stack]
    assert len(copies) == 2 and all(refs == (golem,) for _, refs in copies[1])


@rule("707.10d", "115.3")
def test_two_targets_of_one_word_can_not_both_be_the_same_creature() -> None:
    table = Table()
    hero = card("Loud Hero", "{2}{R}", "Creature — Human", "Whenever you cast an instant or sorcery spell, copy that spell for each creature that the spell could target. Each copy targets a different one of those creatures.", "2/2")
    loud, bear, other = table.battlefield("A", hero, card(*BEAR), card(*BEAR))
    table.hand("A", card("Pair Talk", "{W}", "Instant", "Two target creatures each get +1/+1 until end of turn."))
    table.mana("A", "{W}").cast("A", "Pair Talk", [bear, other]).resolve(1)
    assert table.stack() == ["Pair Talk"]
    table.resolve()
    assert [table.pt(oid) for oid in (loud, bear, other)] == [(2, 2), (3, 3), (3, 3)]


@rule("707.10e")
def test_a_copy_with_a_given_target_is_not_created_if_that_is_illegal() -> None:
    table = Table()
    friend = card("Green Friend", "{1}{G}", "Creature — Elf", "Whenever a player casts an instant or sorcery spell, you may copy that spell. The copy targets this creature.", "1/1")
    (elf,) = table.battlefield("A", friend)
    (toy,) = table.battlefield("A", card("Tin Toy", "{1}", "Artifact"))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Pep Talk", "{W}", "Instant", "Target creature gets +1/+1 until end of turn."), card("Scrap", "{W}", "Instant", "Destroy target artifact."))
    table.mana("A", "{W}{W}").answer("A", True).cast("A", "Pep Talk", [bear]).resolve(1)
    assert [table.game.objects[oid].stack.targets[0][1] for oid in table.game.stack] == [(bear,), (elf,)]
    table.resolve()
    assert table.pt(elf) == (2, 2)
    table.answer("A", True).cast("A", "Scrap", [toy]).resolve(1)
    assert table.stack() == ["Scrap"]


WOLF_BACK = data("Night Wolf", "", "Creature — Wolf", "Trample", "4/4", color_indicator=("G",))
FARMER = ("Odd Farmer", "{2}{G}", "Creature — Human", "{0}: Transform this creature.", "2/2")
ECHO = ("Echo", "{U}", "Instant", "Copy target creature spell you control.")


@rule("707.10g", "608.3f", "707.10f")
def test_a_copy_of_a_transforming_spell_has_both_faces_and_becomes_a_transforming_token() -> None:
    table = Table()
    table.hand("A", card(*FARMER, back=WOLF_BACK), card(*ECHO))
    table.mana("A", "{2}{G}{U}").cast("A", "Odd Farmer")
    table.cast("A", "Echo", [table.game.stack[-1]]).resolve(2)
    (token,) = table.all("Odd Farmer")
    assert table.game.objects[token].token
    table.activate("A", token).resolve(1)
    assert table.game.chars(token).name == "Night Wolf" and table.pt(token) == (4, 4)


@rule("707.10g")
def test_a_copy_of_a_spell_with_its_back_face_up_has_its_back_face_up() -> None:
    table = Table()
    table.graveyard("A", card("Late Farmer", "{2}{G}", "Creature — Human", "Disturb {G}", "2/2", back=WOLF_BACK))
    table.hand("A", card(*ECHO))
    table.mana("A", "{G}{U}").cast("A", "Late Farmer", way="disturb")
    table.cast("A", "Echo", [table.game.stack[-1]]).resolve(2)
    (token,) = table.all("Night Wolf")
    assert table.game.objects[token].token and table.game.objects[token].face == 1


@rule("707.8a")
def test_a_token_that_enters_as_a_copy_through_its_own_words_is_no_transforming_token() -> None:
    table = Table()
    table.battlefield("B", card(*FARMER, back=WOLF_BACK))
    (shade,) = table.battlefield("B", card("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "1/1"))
    table.hand("A", card("Mirror", "{U}", "Sorcery", "Create a token that's a copy of target creature."))
    farmer = table.find("Odd Farmer")
    before = set(table.game.battlefield)
    table.mana("A", "{U}").answer("A", [farmer]).cast("A", "Mirror", [shade]).resolve()
    (token,) = set(table.game.battlefield) - before
    assert table.game.chars(token).name == "Odd Farmer"
    table.activate("A", token).resolve()
    assert table.game.chars(token).name == "Odd Farmer"  # it has no other face


@rule("707.8a")
def test_a_token_that_becomes_a_copy_through_several_words_has_one_face() -> None:
    words = "You may have this creature enter as a copy of any creature on the battlefield."
    table = Table()
    (farmer,) = table.battlefield("B", card(*FARMER, back=WOLF_BACK))
    first, second = table.battlefield("B", *(card(f"{name} Shade", "{U}", "Creature — Shapeshifter", words, "1/1") for name in ("Shy", "Sly")))
    before = set(table.game.battlefield)
    table.answer("A", [second], [farmer])
    do(table, "Create a token that's a copy of target creature.", [first])
    (token,) = set(table.game.battlefield) - before
    table.activate("A", token).resolve()
    assert table.game.chars(token).name == "Odd Farmer" and table.pt(token) == (2, 2)


@rule("707.9e")
def test_a_token_that_becomes_a_copy_through_several_words_has_no_counters_of_the_first() -> None:
    words = "You may have this creature enter as a copy of any creature on the battlefield"
    table = Table()
    (farmer,) = table.battlefield("B", card(*FARMER, back=WOLF_BACK))
    ego, shade = table.battlefield("B", card("Other Ego", "{U}", "Creature — Shapeshifter", f"{words}, except it enters with two additional +1/+1 counters on it.", "1/1"),
                                   card("Shy Shade", "{2}{U}", "Creature — Shapeshifter", f"{words}.", "1/1"))  # fmt: skip
    before = set(table.game.battlefield)
    table.answer("A", [shade], [farmer])
    do(table, "Create a token that's a copy of target creature.", [ego])
    (token,) = set(table.game.battlefield) - before
    table.activate("A", token).resolve()
    assert table.game.chars(token).name == "Odd Farmer" and table.pt(token) == (2, 2) and table.counters(token) == {}


KEEPER = ("Box Keeper", "{2}{W}", "Creature — Human", "{0}: Exile target artifact.\n{1}: Return each card exiled with this creature to the battlefield under its owner's control.", "2/2")
JAILER = ("Old Jailer", "{2}{W}", "Creature — Human", "{0}: Exile target artifact.\n{1}: Return each card exiled with this creature to the battlefield under its owner's control.", "3/3")
PAINTER = ("Wall Painter", "{2}{W}", "Creature — Human", "{0}: Choose a color.\n{1}: Creatures of the chosen color get +1/+1 until end of turn.", "2/2")


def becomes(table: Table, what: int, original: int) -> None:
    """Let a creature become a copy of another until end of turn."""
    table.hand("A", card("Shape Up", "{U}", "Instant", "Target creature you control becomes a copy of target creature an opponent controls until end of turn."))
    table.mana("A", "{U}").cast("A", "Shape Up", [what, original]).resolve()


@rule("707.7", "607.2a")
def test_linked_abilities_that_were_copied_know_only_of_one_another() -> None:
    table = Table()
    (keeper,) = table.battlefield("A", card(*KEEPER))
    (jailer,) = table.battlefield("B", card(*JAILER))
    first, second = table.battlefield("B", card("First Toy", "{1}", "Artifact"), card("Second Toy", "{1}", "Artifact"))
    table.activate("A", keeper, [first], index=0).resolve()
    becomes(table, keeper, jailer)
    assert table.game.chars(keeper).name == "Old Jailer"
    table.activate("A", keeper, [second], index=0).resolve()
    table.mana("A", "{1}").activate("A", keeper, index=1).resolve()
    assert table.all("Second Toy") and not table.all("First Toy")  # only what its present abilities exiled
    table.next_turn("B").next_turn("A")
    table.mana("A", "{1}").activate("A", keeper, index=1).resolve()
    assert table.all("First Toy")  # as itself again it knows what it did


@rule("707.7", "607.2d")
def test_a_choice_is_known_to_the_linked_ability_of_the_same_copy_only() -> None:
    table = Table()
    (painter,) = table.battlefield("A", card(*PAINTER))
    (other,) = table.battlefield("B", card("Far Painter", *PAINTER[1:]))
    (goblin,) = table.battlefield("A", card("Red Goblin", "{R}", "Creature — Goblin", "", "1/1"))
    table.answer("A", 3).activate("A", painter, index=0).resolve()
    becomes(table, painter, other)
    table.mana("A", "{1}").activate("A", painter, index=1).resolve()
    assert table.pt(goblin) == (1, 1)  # its present abilities have chosen nothing
    table.answer("A", 3).activate("A", painter, index=0).resolve()
    table.mana("A", "{1}").activate("A", painter, index=1).resolve()
    assert table.pt(goblin) == (2, 2)


@rule("707.7")
def test_a_copy_that_left_still_knows_what_it_exiled() -> None:
    finder = ("Lost and Found", "{2}{W}", "Creature — Human", "{0}: Exile target artifact.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.", "2/2")
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (found,) = table.battlefield("B", card(*finder))
    (toy,) = table.battlefield("B", card("First Toy", "{1}", "Artifact"))
    becomes(table, bear, found)
    table.activate("A", bear, [toy]).resolve()
    assert not table.all("First Toy")
    happen(table.game, ZoneChange(bear, GRAVEYARD))
    table.resolve()
    assert table.all("First Toy")


@rule("707.2c")
def test_a_static_copy_effect_has_the_values_of_when_it_started_to_apply() -> None:
    crowd = card("Crowd Mask", "{2}{U}", "Enchantment — Aura", "Enchant creature\nCreatures your opponents control are copies of enchanted creature.")
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (cat,) = table.battlefield("B", card("Plain Cat", "{1}{G}", "Creature — Cat", "", "1/1"))
    (mask,) = table.battlefield("A", crowd, attach_to=bear)
    table.settle()
    assert table.game.chars(cat).name == "Plain Bear" and table.pt(cat) == (2, 2)
    (wolf,) = table.battlefield("A", card("Grey Wolf", "{2}{G}", "Creature — Wolf", "", "3/3"))
    table.hand("A", card("Shape Up", "{U}", "Instant", "Target creature you control becomes a copy of another target creature you control."))
    table.mana("A", "{U}").cast("A", "Shape Up", [bear, wolf]).resolve()
    assert table.game.chars(bear).name == "Grey Wolf" and table.game.chars(cat).name == "Plain Bear"
    (late,) = table.battlefield("B", card("Late Cat", "{1}{G}", "Creature — Cat", "", "1/1"))
    table.settle()
    assert table.game.chars(late).name == "Grey Wolf"  # for this one it starts to apply now
    happen(table.game, ZoneChange(mask, GRAVEYARD))
    table.settle()
    assert table.game.chars(cat).name == "Plain Cat" and table.game.chars(late).name == "Late Cat"


@rule("707.2c")
def test_it_starts_to_apply_to_what_another_effect_of_the_same_permanent_affects() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (cat,) = table.battlefield("A", card("Plain Cat", "{1}{G}", "Creature — Cat", "", "1/1"))
    words = "Enchant creature\nCreatures your opponents control are copies of enchanted creature.\n{0}: Target creature gets +0/+3 until end of turn."
    (mask,) = table.battlefield("A", card("Crowd Mask", "{2}{U}", "Enchantment — Aura", words), attach_to=bear)
    table.activate("A", mask, [cat]).resolve()
    assert table.game.chars(cat).name == "Plain Cat" and table.pt(cat) == (1, 4)
    do(table, "Target opponent gains control of target creature.", [1, cat])
    assert table.game.chars(cat).name == "Plain Bear" and table.pt(cat) == (2, 5)
