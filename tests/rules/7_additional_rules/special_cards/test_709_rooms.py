"""Rooms: split permanent cards and their doors (CR 709.5 of the edition of 2026).

They share a type line.
"""

from __future__ import annotations

import pytest

from engine.game.events.doors import LockHalf, UnlockHalf
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import mana_value
from engine.game.state.halves import locked_halves
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data

LINE = "Enchantment — Room"
EDITION = "2026-01-16"
IMPOSTOR = ("Paper Impostor", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any enchantment on the battlefield.", "1/1")


def parlor() -> CardDefinition:
    back = data("Rear Attic", "{2}{R}", LINE, "When you unlock this door, you draw a card.\nCreatures you control get +1/+0.")
    text = "When you unlock this door, you gain 3 life.\n{1}: You gain 1 life."
    return card("Front Parlor", "{1}{G}", LINE, text, layout="split", back=back)


def unlock(table: Table, who: str, oid: int, side: str) -> Table:
    """Take the special action of unlocking a half."""
    return table.act(who, lambda a: a.kind == "special" and a.oid == oid and f"the {side} half" in a.label)


@rule("709.5", "709.5c", edition=EDITION)
def test_a_locked_half_lends_no_name_mana_cost_or_rules_text() -> None:
    table = Table()
    (room,) = table.battlefield("A", parlor())
    values = table.game.chars(room)
    assert (values.name, values.extra_names, values.mana_cost, values.colors) == ("", (), None, ())
    assert mana_value(table.game, room) == 0 and not values.abilities.activated
    happen(table.game, UnlockHalf(0, room, 1))
    values = table.game.chars(room)
    assert values.names == ("Rear Attic",) and str(values.mana_cost) == "{2}{R}" and values.colors == ("R",)
    assert mana_value(table.game, room) == 3 and not values.abilities.activated
    happen(table.game, UnlockHalf(0, room, 0))
    values = table.game.chars(room)
    assert values.names == ("Front Parlor", "Rear Attic") and str(values.mana_cost) == "{1}{G}{2}{R}"
    assert values.colors == ("R", "G") and len(values.abilities.activated) == 1
    happen(table.game, LockHalf(0, room, 1))
    assert str(table.game.chars(room).mana_cost) == "{1}{G}"


@rule("709.5", edition=EDITION)
def test_a_static_ability_of_a_locked_half_does_not_work() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (room,) = table.battlefield("A", parlor())
    assert table.pt(bear) == (2, 2)
    happen(table.game, UnlockHalf(0, room, 1))
    assert table.pt(bear) == (3, 2)
    happen(table.game, LockHalf(0, room, 1))
    assert table.pt(bear) == (2, 2)


@rule("709.5", "707.2", edition=EDITION)
def test_a_copy_of_a_room_has_both_halves_but_none_of_the_designations() -> None:
    table = Table()
    (room,) = table.battlefield("A", parlor())
    happen(table.game, UnlockHalf(0, room, 0))
    table.settle().resolve()
    table.hand("A", card(*IMPOSTOR))
    table.answer("A", [room])
    table.mana("A", "{U}").cast("A", "Paper Impostor").resolve()
    copy = table.game.battlefield[-1]
    values = table.game.chars(copy)
    assert values.names == ("",) and values.subtypes == ("Room",) and not values.abilities.activated
    table.battlefield("A", card("Hall Bell", "{1}", "Artifact", "Whenever you fully unlock a Room, you gain 10 life."), card("Door Bell", "{1}", "Artifact", "Whenever you unlock a door of a Room, you gain 100 life."))
    table.mana("A", "{2}{R}")
    unlock(table, "A", copy, "right").resolve()
    assert table.game.chars(copy).names == ("Rear Attic",) and table.game.chars(room).names == ("Front Parlor",)
    assert table.life("A") == 123  # that the left half of the original is unlocked is not copied
    table.mana("A", "{1}{G}")
    unlock(table, "A", copy, "left").resolve()
    assert table.life("A") == 236 and table.zone("A", "hand") == ["Forest"]  # each door's ability triggered once


@rule("709.5a", edition=EDITION)
def test_each_half_has_the_shared_types() -> None:
    table = Table()
    (room,) = table.hand("A", parlor())
    table.mana("A", "{1}{G}").cast("A", "Front Parlor")
    values = table.game.chars(table.game.stack[-1])
    assert values.types == ("enchantment",) and values.subtypes == ("Room",) and room not in table.game.objects
    (other,) = table.battlefield("A", parlor())
    assert table.game.chars(other).types == ("enchantment",) and table.game.chars(other).subtypes == ("Room",)


@rule("709.5a", "its types, and nothing else", "709.5", edition=EDITION)
@pytest.mark.parametrize("unlocked", [(), (0,), (1,), (0, 1)])
def test_what_the_halves_do_not_share_only_an_unlocked_one_lends(unlocked: tuple[int, ...]) -> None:
    ability = "{1}: You gain 1 life."
    texts = (f"{ability}\n{{2}}: You gain 2 life.", f"{ability}\nCreatures you control get +1/+0.")
    den = card("Low Den", "{1}{G}", LINE, texts[0], layout="split", back=data("High Den", "{2}{R}", LINE, texts[1]))
    table = Table()
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (room,) = table.battlefield("A", den)
    happen(table.game, *(UnlockHalf(0, room, half) for half in unlocked))
    values = table.game.chars(room)
    assert (values.types, values.subtypes) == (("enchantment",), ("Room",))
    assert values.names == (tuple(("Low Den", "High Den")[half] for half in unlocked) or ("",))
    assert str(values.mana_cost) == ("".join(("{1}{G}", "{2}{R}")[half] for half in unlocked) or "None")
    assert values.colors == tuple(color for color, half in (("R", 1), ("G", 0)) if half in unlocked)
    assert values.text == "\n".join(texts[half] for half in unlocked)
    assert len(values.abilities.activated) == (0, 2, 1, 3)[(0 in unlocked) + 2 * (1 in unlocked)]
    assert table.pt(bear) == (3 if 1 in unlocked else 2, 2)
    table.mana("A", "{3}{R}{G}")
    doors = [action.label for action in table.actions("A") if action.kind == "special"]
    assert doors == [f"{cost}: Unlock the {side} half." for half, (cost, side) in enumerate((("{1}{G}", "left"), ("{2}{R}", "right"))) if half not in unlocked]


@rule("709.5a", "709.5", "709.4", edition=EDITION)
def test_a_half_may_lack_a_cost_or_words() -> None:
    table = Table()
    den = card("Low Den", "", LINE, "{1}: You gain 1 life.", layout="split", back=data("High Den", "{2}{R}", LINE, ""))
    words = "Whenever you fully unlock a Room, you gain 1 life.\nWhenever you unlock a door of a Room you control, you gain 10 life."
    table.battlefield("A", card("Hall Ghost", "{B}", "Enchantment", words))
    (dead,) = table.graveyard("A", den)
    (room,) = table.battlefield("A", den)
    values = table.game.chars(dead)
    assert (values.text, str(values.mana_cost), values.subtypes) == ("{1}: You gain 1 life.", "{2}{R}", ("Room",))
    table.mana("A", "{3}{R}")
    assert [action.label for action in table.actions("A") if action.kind == "special"] == ["{2}{R}: Unlock the right half."]
    happen(table.game, UnlockHalf(0, room, 0))
    values = table.game.chars(room)
    assert (values.text, values.mana_cost, values.colors, values.subtypes) == ("{1}: You gain 1 life.", None, (), ("Room",))
    assert table.settle().resolve().life("A") == 30  # one half is not both
    happen(table.game, UnlockHalf(0, room, 1))
    assert table.settle().resolve().life("A") == 41
    values = table.game.chars(room)
    assert (values.text, str(values.mana_cost), values.colors) == ("{1}: You gain 1 life.", "{2}{R}", ("R",))


@rule("709.5a", "709.5", "613.8", edition=EDITION)
@pytest.mark.parametrize("rumours", [[], ["All Goblins are Zombies", "All Zombies are Elves"]])
def test_an_ability_of_a_half_gives_the_shared_line_another_type_only_while_that_is_unlocked(rumours: list[str]) -> None:
    words = "Enchantments you control are artifacts in addition to their other types."
    table = Table()
    table.battlefield("B", *[card("Foul Rumour", "{B}", "Enchantment", f"{rumour} in addition to their other creature types.") for rumour in rumours])
    table.battlefield("B", card("Red Goblin", "{R}", "Creature — Goblin", "", "1/1"))
    (veil,) = table.battlefield("A", card("Dim Veil", "{W}", "Enchantment", "Artifacts you control have flying."))
    den = card("Low Den", "{1}{G}", LINE, "{1}: You gain 1 life.", layout="split", back=data("High Den", "{2}{R}", LINE, words))
    (room,) = table.battlefield("A", den)
    for now, types in ((LockHalf, ("enchantment",)), (UnlockHalf, ("enchantment", "artifact")), (LockHalf, ("enchantment",))):
        happen(table.game, now(0, room, 1))
        for oid in (room, veil):
            assert set(table.game.chars(oid).types) == set(types) and table.has(oid, "flying") is ("artifact" in types)


@rule("709.5c", "only what is on the battlefield, and is unlocked", edition=EDITION)
def test_a_locked_half_can_not_be_locked_nor_one_of_what_has_left() -> None:
    table = Table()
    (room,) = table.battlefield("A", parlor())
    assert not happen(table.game, LockHalf(0, room, 0))
    assert happen(table.game, UnlockHalf(0, room, 0)) and not happen(table.game, LockHalf(0, room, 1))
    table.settle().resolve()
    do(table, "Return target enchantment to its owner's hand.", [room])
    assert not happen(table.game, LockHalf(0, room, 0))


@rule("709.5b", "709.3b", edition=EDITION)
def test_a_room_spell_has_one_half_s_characteristics_but_a_copy_of_it_has_two_doors() -> None:
    table = Table()
    table.hand("A", parlor(), card("Echo Spell", "{U}", "Instant", "Copy target spell."))
    table.mana("A", "{1}{G}{U}").cast("A", "Front Parlor")
    spell = table.game.stack[-1]
    assert table.game.chars(spell).names == ("Front Parlor",) and table.game.chars(spell).mana_value == 2
    table.cast("A", "Echo Spell", [spell]).resolve()
    rooms = table.game.battlefield
    assert len(rooms) == 2 and [len(table.game.chars(oid).halves) for oid in rooms] == [2, 2]
    # The copy came first. It was not cast, so that both its halves are locked (709.5d).
    assert [table.game.chars(oid).names for oid in rooms] == [("",), ("Front Parlor",)]


@rule("709.5d", edition=EDITION)
def test_the_half_that_was_cast_is_unlocked_as_the_room_enters() -> None:
    table = Table()
    table.hand("A", parlor(), parlor())
    table.mana("A", "{1}{G}{2}{R}").cast("A", "Front Parlor").resolve().cast("A", "Rear Attic").resolve()
    assert [table.game.chars(oid).names for oid in table.game.battlefield] == [("Front Parlor",), ("Rear Attic",)]


@rule("709.5d", edition=EDITION)
def test_a_room_that_was_not_cast_enters_with_both_halves_locked() -> None:
    table = Table()
    (dead,) = table.graveyard("A", parlor())
    table.hand("A", card("Dig Up", "{W}", "Sorcery", "Return target enchantment card from your graveyard to the battlefield."))
    table.mana("A", "{W}").cast("A", "Dig Up", [dead]).resolve()
    (room,) = table.game.battlefield
    assert locked_halves(table.game.chars(room), table.game.objects[room].marks) == (0, 1) and table.life("A") == 20


@rule("709.5e", "116.2m", edition=EDITION)
def test_unlocking_a_half_costs_its_mana_cost_and_does_not_use_the_stack() -> None:
    table = Table()
    (room,) = table.battlefield("A", parlor())
    assert [a.label for a in table.actions("A") if a.kind == "special"] == []  # no mana
    table.mana("A", "{2}{R}")
    assert [a.label for a in table.actions("A") if a.kind == "special"] == ["{2}{R}: Unlock the right half."]
    unlock(table, "A", room, "right")
    assert table.game.players[0].pool == () and table.stack() == ["Rear Attic trigger (A)"]
    table.resolve()
    assert len(table.zone("A", "hand")) == 1


@rule("709.5e", edition=EDITION)
def test_only_its_controller_unlocks_a_half_and_only_as_a_sorcery_could_be_cast() -> None:
    table = Table()
    table.battlefield("B", parlor())
    table.mana("A", "{5}{R}{G}")
    assert all(a.kind != "special" for a in table.actions("A"))
    table.battlefield("A", parlor())
    assert sum(a.kind == "special" for a in table.actions("A")) == 2
    table.to_step("begin_combat").mana("A", "{5}{R}{G}")
    assert all(a.kind != "special" for a in table.actions("A"))


@rule("709.5h", edition=EDITION)
def test_unlocking_triggers_as_the_room_enters_and_afterwards() -> None:
    table = Table()
    table.hand("A", parlor())
    table.mana("A", "{1}{G}").cast("A", "Front Parlor").resolve()
    assert table.life("A") == 23
    room = table.find("Front Parlor")
    table.mana("A", "{2}{R}")
    unlock(table, "A", room, "right").resolve()
    assert len(table.zone("A", "hand")) == 1 and table.life("A") == 23  # only the right door's ability triggered
    happen(table.game, LockHalf(0, room, 0), UnlockHalf(0, room, 0))
    table.mana("A", "{1}{G}")
    unlock(table, "A", room, "left").resolve()
    assert table.life("A") == 26


@rule("709.5i", edition=EDITION)
def test_a_room_is_fully_unlocked_when_it_gets_its_second_designation() -> None:
    table = Table()
    table.battlefield("A", card("Hall Ghost", "{B}", "Creature — Spirit", "Whenever an enchantment you control enters and whenever you fully unlock a Room, each opponent loses 1 life.", "1/1"))
    table.hand("A", parlor())
    table.mana("A", "{1}{G}").cast("A", "Front Parlor").resolve()
    assert table.life("B") == 19  # it entered; but it is not fully unlocked
    table.mana("A", "{2}{R}")
    unlock(table, "A", table.find("Front Parlor"), "right").resolve()
    assert table.life("B") == 18
    (other,) = table.battlefield("A", parlor())
    happen(table.game, UnlockHalf(0, other, 0))
    table.settle().resolve()
    assert table.life("B") == 18  # its first designation
    happen(table.game, UnlockHalf(0, other, 1))
    table.settle().resolve()
    assert table.life("B") == 17


@rule("709.5", "709.5e", edition=EDITION)
def test_a_room_that_has_lost_its_abilities_still_has_halves_to_unlock() -> None:
    table = Table()
    table.battlefield("A", card("Dull Field", "{W}", "Enchantment", "Enchantments lose all abilities."))
    (room,) = table.battlefield("A", parlor())
    assert table.game.chars(room).names == ("",)
    table.mana("A", "{1}{G}")
    unlock(table, "A", room, "left").resolve()
    assert table.game.chars(room).names == ("Front Parlor",) and table.life("A") == 20
    assert table.game.chars(room).abilities.activated == ()


@rule("709.4", edition=EDITION)
def test_outside_the_battlefield_and_the_stack_a_room_has_both_halves() -> None:
    table = Table()
    (dead,) = table.graveyard("A", parlor())
    values = table.game.chars(dead)
    assert values.names == ("Front Parlor", "Rear Attic") and mana_value(table.game, dead) == 5
    table.hand("A", parlor())
    table.mana("A", "{2}{R}").cast("A", "Rear Attic")
    assert table.game.chars(table.game.stack[0]).names == ("Rear Attic",)


@rule("709.5", edition=EDITION)
def test_the_view_of_a_seat_tells_which_doors_are_unlocked() -> None:
    from engine.table.seat_views import view_for

    table = Table()
    (room,) = table.battlefield("A", parlor())
    happen(table.game, UnlockHalf(0, room, 1))
    seen = view_for(table.game, 1, None).objects[room]
    assert [(one.name, one.number, one.words) for one in seen.progress] == [("Front Parlor", 0, "left locked"), ("Rear Attic", 1, "")]
    assert seen.name == "Rear Attic" and "draw a card" in seen.text and "gain 3 life" not in seen.text


@rule("709.5i", "whose player unlocks it, of such a permanent", edition=EDITION)
def test_a_room_that_another_player_unlocks_is_unlocked_by_them() -> None:
    table = Table()
    ghost = card("Hall Ghost", "{B}", "Creature — Spirit", "Whenever you fully unlock a Room, you gain 1 life.\n"
                 "Whenever you unlock a door of a Room an opponent controls, you gain 10 life.", "1/1")  # fmt: skip
    table.battlefield("A", ghost)
    table.battlefield("B", ghost)
    (room,) = table.battlefield("B", parlor())
    for player, half, lives in ((1, 0, (20, 23)), (1, 1, (20, 24)), (0, None, (20, 24))):
        happen(table.game, UnlockHalf(player, room, half) if half is not None else LockHalf(0, room, 1))
        table.settle().resolve()
        assert (table.life("A"), table.life("B")) == lives
    happen(table.game, UnlockHalf(0, room, 1))
    table.settle().resolve()
    assert (table.life("A"), table.life("B")) == (31, 24)
