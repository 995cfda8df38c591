"""Face-down spells and permanents (CR 708)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import Reveal
from engine.game.events.doors import UnlockHalf
from engine.game.events.merging import Merge
from engine.game.events.status import TurnFaceDown
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.seeing import may_see
from engine.table.seat_views import view_for
from engine.telling.teller import GameTelling
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data

LURKER = ("Attic Lurker", "{4}{G}", "Creature — Beast", "Trample\nMorph {1}\nWhen this creature enters, you gain 5 life.\nWhen this creature is turned face up, you gain 1 life.", "5/5")
BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "Trample", "3/3")


def lurking(table: Table) -> int:
    """A creature cast face down."""
    table.hand("A", card(*LURKER))
    table.mana("A", "{3}").act("A", lambda a: a.kind == "cast" and a.way == "morph").resolve()
    return table.game.battlefield[-1]


@rule("708.1", "708.2", "708.2a", "708.4")
def test_a_face_down_spell_and_permanent_is_a_2_2_with_nothing_else() -> None:
    table = Table()
    table.hand("A", card(*LURKER))
    table.mana("A", "{3}").act("A", lambda a: a.kind == "cast" and a.way == "morph")
    spell = table.game.chars(table.game.stack[-1])
    assert (spell.name, spell.colors, spell.types, spell.mana_value) == ("", (), ("creature",), 0)
    table.resolve()
    values = table.game.chars(table.game.battlefield[-1])
    assert (values.name, values.power, values.toughness, values.subtypes) == ("", 2, 2, ())
    assert tuple(values.abilities) == () and values.mana_cost is None


@rule("708.1", "708.2", "702.37e")
def test_while_it_is_face_down_its_controller_may_turn_it_up_for_the_cost_it_would_have() -> None:
    table = Table()
    hidden = lurking(table)
    (wood,) = table.battlefield("A", card("Plain Wood", "{1}{G}", "Creature — Plant", "Morph {W}", "0/3"))

    def ups() -> list[tuple[int, str]]:
        return [(action.oid, action.label) for action in table.actions("A") if action.kind == "special"]

    table.mana("A", "{W}")
    assert ups() == [(hidden, "{1}: Turn it face up")]  # and not the Wood, which is face up
    table.hand("A", card("Mimicry", "{0}", "Instant", "Target creature becomes a copy of another target creature."))
    table.cast("A", "Mimicry", [hidden, wood]).resolve()
    assert table.pt(hidden) == (2, 2) and ups() == [(hidden, "{W}: Turn it face up")]
    table.special("A", hidden)
    assert table.game.chars(hidden).name == "Plain Wood" and table.pool("A") == "" and table.life("A") == 20


@rule("708.1", "708.8")
def test_what_a_copied_spell_with_two_doors_became_may_be_face_down_and_has_its_doors_again_face_up() -> None:
    line = "Enchantment — Room"
    den = card("Low Den", "{G}", line, "{1}: You gain 1 life.", layout="split", back=data("High Den", "{R}", line, "{1}: You gain 2 life."))
    table = Table()
    table.hand("A", den, card("Echo Spell", "{U}", "Instant", "Copy target spell."))
    table.mana("A", "{G}{U}").cast("A", "Low Den")
    table.cast("A", "Echo Spell", [table.game.stack[0]]).resolve()
    (token,) = (oid for oid in table.game.battlefield if table.game.obj(oid).token)
    do(table, "Turn all enchantments face down.")
    assert table.pt(token) == (2, 2) and table.game.chars(token).subtypes == ()
    do(table, "Turn all creatures face up.")
    values = table.game.chars(token)
    assert (values.names, values.subtypes, len(values.halves), values.abilities.activated) == (("",), ("Room",), 2, ())
    happen(table.game, UnlockHalf(0, token, 1))
    values = table.game.chars(token)
    assert (values.names, values.mana_cost and values.mana_cost.symbols) == (("High Den",), ("R",)), "its left half is locked still"
    happen(table.game, UnlockHalf(0, token, 0))
    values = table.game.chars(token)
    assert (values.names, values.mana_cost and values.mana_cost.symbols) == (("Low Den", "High Den"), ("G", "R"))


@rule("708.1", "708.8", "726.2f")
def test_a_merged_permanent_may_be_face_down_and_is_all_of_it_again_face_up() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (wing,) = table.exile("A", card("Bare Wing", "{W}", "Creature — Bird", "Flying", "1/1"))
    happen(table.game, Merge(wing, bear, False), TurnFaceDown(bear))
    assert table.pt(bear) == (2, 2) and not table.has(bear, "flying")
    do(table, "Turn all face-down creatures face up.")
    assert table.pt(bear) == (3, 3) and table.has(bear, "flying") and table.has(bear, "trample")


@rule("708.1", "708.10", "708.11")
def test_what_becomes_a_copy_and_is_turned_up_by_the_same_effect_is_turned_up_as_that() -> None:
    table = Table()
    hidden = lurking(table)
    (model,) = table.battlefield("A", card(*GROWN))
    do(table, "Target creature becomes a copy of another target creature. Turn all face-down creatures face up.", [hidden, model])
    assert table.pt(hidden) == (5, 6) and table.life("A") == 25


@rule("708.3", "603.6a")
def test_entering_face_down_triggers_nothing_of_the_card() -> None:
    table = Table()
    lurking(table)
    assert table.life("A") == 20


@rule("708.7", "708.8", "116.2b")
def test_turned_face_up_it_is_itself_but_does_not_enter() -> None:
    table = Table()
    hidden = lurking(table)
    table.hand("A", card("Pump", "{R}", "Instant", "Target creature gets +3/+0 until end of turn."))
    table.mana("A", "{R}{1}").cast("A", "Pump", [hidden]).resolve()
    table.special("A", hidden).resolve()
    assert table.pt(hidden) == (8, 5) and table.has(hidden, "trample")
    assert table.life("A") == 21  # turned face up, not entered


@rule("708.2b")
def test_what_is_face_down_is_not_turned_face_down_again() -> None:
    table = Table()
    hidden = lurking(table)
    assert happen(table.game, TurnFaceDown(hidden)) == ()


@rule("708.2a")
def test_a_permanent_turned_face_down_is_a_plain_2_2() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Hide", "{U}", "Instant", "Turn target creature face down."))
    table.mana("A", "{U}").cast("A", "Hide", [bear]).resolve()
    assert table.pt(bear) == (2, 2) and table.game.chars(bear).name == "" and not table.has(bear, "trample")


@rule("708.5")
def test_only_its_controller_sees_what_a_face_down_permanent_is() -> None:
    table = Table()
    hidden = lurking(table)
    assert may_see(table.game, 0, hidden) and not may_see(table.game, 1, hidden)
    table.hand("B", card("Borrow", "{2}{R}", "Instant", "Gain control of target creature until end of turn."))
    table.mana("B", "{2}{R}").cast("B", "Borrow", [hidden]).resolve()
    assert may_see(table.game, 1, hidden)


@rule("708.9")
def test_a_face_down_permanent_is_known_to_all_as_it_leaves() -> None:
    table = Table()
    hidden = lurking(table)
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("B", "{U}").cast("B", "Shoo", [hidden]).resolve()
    shown = [e for e in table.game.history.this_turn if type(e).__name__ == "Reveal"]
    assert shown and shown[-1].names == ("Attic Lurker",)


@rule("708.10", "707.3")
def test_a_face_down_permanent_that_becomes_a_copy_stays_face_down() -> None:
    table = Table()
    hidden = lurking(table)
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "Morph {2}", "3/3"))
    table.hand("A", card("Mimicry", "{U}", "Instant", "Target creature becomes a copy of another target creature until end of turn."))
    table.mana("A", "{U}").cast("A", "Mimicry", [hidden, bear]).resolve()
    assert table.pt(hidden) == (2, 2) and table.game.chars(hidden).name == ""
    table.hand("A", card("Unhide", "{U}", "Instant", "Turn target face-down creature face up."))
    table.mana("A", "{U}").cast("A", "Unhide", [hidden]).resolve()
    assert table.game.chars(hidden).name == "Plain Bear" and table.pt(hidden) == (3, 3)


@rule("708.10", "708.3")
def test_what_enters_face_down_while_there_is_nothing_to_copy_is_itself_once_it_is_turned_up() -> None:
    table = Table()
    (mask,) = table.battlefield("A", card("Herd Mask", "{2}", "Artifact — Equipment", "Creatures you control enter as a copy of equipped creature.\nEquip {0}"))
    first = lurking(table)
    (bear,) = table.battlefield("A", card(*BEAR))
    table.activate("A", mask, [bear]).resolve()
    second = lurking(table)
    do(table, "Turn all face-down creatures face up.")
    assert [table.game.chars(oid).name for oid in (first, second)] == ["Attic Lurker", "Plain Bear"]


@rule("708.11")
def test_what_is_done_as_a_permanent_is_turned_face_up_is_done_meanwhile() -> None:
    table = Table()
    hydra = card("Hooded Thing", "{X}{G}{G}", "Creature — Hydra", "Morph {G}\nAs this creature is turned face up, put five +1/+1 counters on it.\nWhen this creature is turned face up, you gain life equal to its power.", "0/0")
    table.hand("A", hydra)
    table.mana("A", "{3}").act("A", lambda a: a.kind == "cast" and a.way == "morph").resolve()
    (thing,) = table.game.battlefield
    table.mana("A", "{G}").special("A", thing)
    assert table.pt(thing) == (5, 5) and table.stack() == ["Hooded Thing trigger (A)"]  # it never was a 0/0
    assert table.resolve().life("A") == 25


@rule("708.11")
def test_a_choice_as_it_is_turned_up_is_made_before_anyone_has_priority() -> None:
    table = Table()
    knight = card("Veiled Knight", "{2}{W}", "Creature — Knight", "Morph {W}\nAs this creature is turned face up, choose a color.\nCreatures of the chosen color can't block.", "2/2")
    table.hand("A", knight)
    table.mana("A", "{3}").act("A", lambda a: a.kind == "cast" and a.way == "morph").resolve()
    (oid,) = table.game.battlefield
    table.mana("A", "{W}").answer("A", 3).special("A", oid)
    assert table.game.objects[oid].choices["color"] == "R" and table.stack() == []


@rule("708.6")
def test_face_down_permanents_are_told_apart_by_all() -> None:
    table = Table()
    for _ in range(2):
        lurking(table)
    table.hand("A", card("Under Cover", "{G}", "Sorcery", "Manifest the top card of your library."))
    table.mana("A", "{G}").cast("A", "Under Cover").resolve()
    for seat in (0, 1):
        shown = [seen for seen in view_for(table.game, seat, None).objects.values() if seen.zone == "battlefield"]
        assert len({seen.id for seen in shown}) == 3  # each has its own number, in the order in which they came
        assert [seen.face_down for seen in sorted(shown, key=lambda seen: seen.id)] == ["morph", "morph", "manifest"]


@rule("708.6", "which ability caused them to be face down; those of one effect are spoken of together")
@pytest.mark.parametrize(("words", "number"), [("top card of your library. Put a +1/+1 counter on it.", 1), ("top two cards of your library. Put a +1/+1 counter on each of them.", 2)])
def test_what_one_effect_put_face_down_is_told_from_what_another_did(words: str, number: int) -> None:
    table = Table()
    lurking(table)
    do(table, f"Manifest the {words}")
    shown = [table.game.obj(oid) for oid in table.game.battlefield]
    assert [found.face_down for found in shown] == ["morph", *["manifest"] * number]
    assert [table.pt(found.id) for found in shown] == [(2, 2), *[(3, 3)] * number]
    mine, theirs = ([GameTelling(table.game, seat).name_of(found.id) for found in shown] for seat in (0, 1))
    assert mine == ["Attic Lurker (face down)", *["Forest (face down)"] * number] and theirs == ["a face-down card"] * (number + 1)
    do(table, "Destroy target creature.", [shown[-1].id])
    assert GameTelling(table.game, 0).name_of(shown[-1].id) == mine[-1], "also of the one that was there"


@rule("708.8", "701.34g")
@pytest.mark.parametrize("kind", ["Instant", "Sorcery"])
def test_of_what_is_to_be_turned_up_an_instant_stays_and_its_controller_reveals_it(kind: str) -> None:
    table = Table()
    table.library("A", card(*BEAR), card("Small Hymn", "{R}", kind, "You gain 1 life."))
    do(table, "Manifest the top two cards of your library.")
    hymn, bear = sorted(table.game.battlefield, key=lambda oid: table.game.obj(oid).definition.name, reverse=True)  # type: ignore[union-attr]
    table.next_turn("B")
    do(table, "Gain control of all creatures.", who="B")
    do(table, "Creatures you control get +1/+0 until end of turn. Turn all creatures face up.", who="B")
    assert table.game.chars(bear).name == "Plain Bear" and table.pt(bear) == (4, 3)
    assert table.game.obj(hymn).face_down and table.pt(hymn) == (3, 2)
    shown = [event for event in table.game.history.this_turn if isinstance(event, Reveal)]
    assert [(event.player, event.oids) for event in shown] == [(1, (hymn,))]


@rule("708.8", "707.5")
def test_a_permanent_that_entered_as_a_copy_is_that_copy_again_once_it_is_face_up() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Paper Twin", "{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0"))
    table.answer("A", [bear]).mana("A", "{U}").cast("A", "Paper Twin").resolve()
    (twin,) = table.all("Plain Bear", who="A")
    happen(table.game, TurnFaceDown(twin))
    assert table.pt(twin) == (2, 2) and table.game.chars(twin).name == ""
    table.hand("A", card("Unhide", "{U}", "Instant", "Turn target face-down creature face up."))
    table.mana("A", "{U}").cast("A", "Unhide", [twin]).resolve()
    assert table.game.chars(twin).name == "Plain Bear" and table.pt(twin) == (3, 3)


@rule("708.10", "708.3")
def test_what_enters_face_down_as_a_copy_is_a_plain_2_2_until_it_is_turned_up_as_the_copy() -> None:
    table = Table()
    table.battlefield("A", card("First Root", "{5}{G}", "Creature — Avatar", "Creatures you control enter as a copy of this creature.", "6/6"))
    hidden = lurking(table)
    assert table.pt(hidden) == (2, 2) and table.game.chars(hidden).name == ""
    table.hand("A", card("Unhide", "{U}", "Instant", "Turn target face-down creature face up."))
    table.mana("A", "{U}").cast("A", "Unhide", [hidden]).resolve()
    assert table.game.chars(hidden).name == "First Root" and table.pt(hidden) == (6, 6) and table.life("A") == 20
    table.hand("B", card("Quick Cat", "{G}", "Creature — Cat", "Flash", "1/1"))
    table.mana("B", "{G}").cast("B", "Quick Cat").resolve()
    assert table.pt(table.find("Quick Cat")) == (1, 1)  # not one that A controls


GROWN = ("Hooded Thing", "{X}{G}{G}", "Creature — Hydra", "Morph {G}\nAs this creature is turned face up, put five +1/+1 counters on it.\nWhen this creature is turned face up, you gain life equal to its power.", "0/1")


@rule("708.10", "708.11")
@pytest.mark.parametrize("until", ["", " until end of turn"])
@pytest.mark.parametrize(("under", "becomes", "size", "life"), [(LURKER, GROWN, (5, 6), 25), (GROWN, BEAR, (3, 3), 20)])
def test_as_it_is_turned_up_it_is_what_it_became_a_copy_of(
    under: tuple[str, ...], becomes: tuple[str, ...], size: tuple[int, int], life: int, until: str
) -> None:
    table = Table()
    table.hand("A", card(*under))
    table.mana("A", "{3}").act("A", lambda action: action.way == "morph").resolve()
    (hidden,) = table.game.battlefield
    (model,) = table.battlefield("A", card(*becomes))
    table.hand("A", card("Mimicry", "{U}", "Instant", f"Target creature becomes a copy of another target creature{until}."))
    table.mana("A", "{U}").cast("A", "Mimicry", [hidden, model]).resolve()
    table.hand("A", card("Unhide", "{U}", "Instant", "Turn target face-down creature face up."))
    table.mana("A", "{U}").cast("A", "Unhide", [hidden]).resolve()
    assert table.pt(hidden) == size and table.life("A") == life


@rule("601.3e", "702.37c")
@pytest.mark.parametrize("text", [
    "Exile the top card of your library face down. You may look at and play that card this turn.",
    "Exile the top card of your library. You may cast that card this turn.",
    "Exile the top card of your library. You may cast that card for as long as it remains exiled.",
])
@pytest.mark.parametrize("exiled", [LURKER, ("Odd Rite", "{4}{G}", "Sorcery", "You gain 1 life.")])
def test_a_card_is_cast_face_down_from_exile(text: str, exiled: tuple[str, ...]) -> None:
    table = Table()
    table.hand("A", card("Deep Look", "{U}", "Sorcery", text))
    table.library("A", card(*exiled))
    table.mana("A", "{U}").cast("A", "Deep Look").resolve()
    table.mana("A", "{3}")
    (lies,) = table.game.zone("exile", 0)
    assert (may_see(table.game, 0, lies), may_see(table.game, 1, lies)) == (True, "face down" not in text)
    hidden = "Morph" in exiled[3]
    assert [action.way.split()[0] for action in table.actions("A")] == (["morph"] if hidden else [])
    if hidden:
        table.act("A", lambda action: action.way == "morph").resolve()
        assert table.pt(table.game.battlefield[-1]) == (2, 2)
