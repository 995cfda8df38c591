"""What is so of the next such spell that a player casts this turn (CR 601.3e, 611.2c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import Table, card

CUB = ("Plain Bear", "{0}", "Creature — Bear", "", "2/2")
BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{1}", "Creature — Elf", "", "1/1")
LESSON = ("Warm Lesson", "{R}", "Sorcery", "You gain 3 life.")
CALL = ("Wild Call", "{0}", "Instant", "The next creature card you cast this turn can be cast as though it had flash. That spell can't be countered. That creature enters with "
        "an additional +1/+1 counter on it.")  # fmt: skip


@rule("702.8a", "614.1c", "101.2")
def test_the_next_creature_only() -> None:
    table = Table()
    table.next_turn("B")
    table.hand("A", card(*CALL), card(*CUB), card(*CUB), card("Odd Lamp", "{0}", "Artifact"))
    negate = permanent(table, "{0}: Counter target spell.", who="B", types="Artifact")
    table.cast("A", "Wild Call").resolve()
    assert {table.game.chars(action.oid).name for action in table.actions("A")} == {"Plain Bear"}
    table.cast("A", "Plain Bear").settle()
    assert "Plain Bear" not in {table.game.chars(action.oid).name for action in table.actions("A")}
    (spell,) = table.game.stack
    table.activate("B", negate, [spell]).resolve()
    (cub,) = table.all("Plain Bear")
    assert table.pt(cub) == (3, 3) and table.counters(cub) == {"+1/+1": 1}
    table.hand("A", card("Quick Bear", "{0}", "Creature — Bear", "Flash", "2/2"))
    table.cast("A", "Quick Bear").resolve()
    assert table.counters(table.find("Quick Bear")) == {}
    table.next_turn("A")
    table.cast("A", "Plain Bear").resolve()
    assert sorted(table.pt(oid) for oid in table.all("Plain Bear")) == [(2, 2), (3, 3)]


@rule("101.2")
def test_later_spells_can_be_countered() -> None:
    table = Table()
    table.hand("A", card(*CALL), card(*CUB), card(*CUB))
    negate = permanent(table, "{0}: Counter target spell.", who="B", types="Artifact")
    table.cast("A", "Wild Call").resolve()
    table.cast("A", "Plain Bear").resolve()
    table.cast("A", "Plain Bear").settle()
    (spell,) = table.game.stack
    table.activate("B", negate, [spell]).resolve()
    assert len(table.all("Plain Bear")) == 1 and table.zone("A", "graveyard").count("Plain Bear") == 1


@rule("118.9", "611.2c")
def test_the_next_such_spell_may_cost_no_mana() -> None:
    """Only one, of the description, of that player, in that turn."""
    table = Table()
    dear = card("Dear Bear", "{7}", "Creature — Bear", "", "2/2")
    table.hand("A", dear, dear, card("Dear Lamp", "{7}", "Artifact"))
    table.hand("B", card("Dear Cat", "{7}", "Creature — Cat", "Flash", "2/2"))
    do(table, "The next creature spell you cast this turn can be cast without paying its mana cost.")
    names = {table.game.chars(action.oid).name for action in table.actions("A")}
    assert names == {"Dear Bear"} and not table.actions("B")
    table.cast("A", "Dear Bear").resolve()
    assert table.all("Dear Bear") and not table.actions("A")
    do(table, "The next creature spell you cast this turn can be cast without paying its mana cost.")
    table.next_turn("B").next_turn("A")
    assert not [action for action in table.actions("A") if table.game.chars(action.oid).name == "Dear Bear"]


@rule("611.2")
def test_the_next_spell_has_convoke() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.hand("A", *[card("Chime", "{2}", "Sorcery", "You gain 1 life.")] * 2)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    do(table, "The next spell you cast this turn has convoke.")
    assert len([action for action in table.actions("A") if action.kind == "cast"]) == 2
    table.cast("A", "Chime").resolve()
    assert table.life("A") == 21
    do(table, "Untap all creatures you control.", cost="{0}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("611.2")
def test_the_next_noncreature_spell_has_affinity() -> None:
    table = Table()
    table.battlefield("A", lamp(), lamp())
    do(table, "The next noncreature spell you cast this turn has affinity for artifacts.")
    table.hand(
        "A", card("Chime", "{2}", "Sorcery", "You gain 1 life."), card("Cub", "{2}", "Creature — Bear", "", "2/2")
    )
    assert [table.game.chars(action.oid).name for action in table.actions("A") if action.kind == "cast"] == ["Chime"]


@rule("101.2")
def test_the_next_such_spell_can_not_be_countered_and_no_other() -> None:
    table = Table()
    table.hand(
        "A",
        card("Long Breath", "{U}", "Sorcery", "The next creature spell you cast this turn can't be countered."),
        card(*BEAR),
        card(*ELF),
    )
    table.hand("B", *[card("Not So", "{U}", "Instant", "Counter target spell.")] * 2)
    table.mana("A", "{U}{1}{1}").mana("B", "{U}{U}")
    table.cast("A", "Long Breath").resolve()
    for name in ("Meadow Bear", "Small Elf"):
        table.cast("A", name)
        table.cast("B", "Not So", targets=[table.game.stack[0]]).resolve()
    assert [table.game.chars(oid).name for oid in table.game.permanents()] == ["Meadow Bear"]


@rule("601.3")
def test_only_the_next_such_card_can_be_cast_as_though_it_had_flash() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Quick Start",
            "{U}",
            "Instant",
            "The next sorcery card you cast this turn can be cast as though it had flash.",
        ),
        card(*LESSON),
        card(*LESSON),
        card(*CUB),
    )
    table.to_step("main1", "B")
    table.mana("A", "{U}{R}{R}{G}")
    table.cast("A", "Quick Start").resolve()
    assert _castable(table) == ["Warm Lesson", "Warm Lesson"]
    table.cast("A", "Warm Lesson").resolve()
    assert _castable(table) == []


def _castable(table: Table) -> list[str]:
    return [table.game.chars(action.oid).name for action in table.actions("A") if action.kind == "cast"]


@rule("601.2f", "611.2c")
def test_the_next_such_spell_costs_less_and_no_other() -> None:
    table = Table()
    table.hand("A", card("Long Song", "{3}", "Sorcery", "You gain 1 life."), card("Long Song", "{3}", "Sorcery", "You gain 1 life."),
               card("Long Bear", "{3}", "Creature — Bear", "", "3/3"))  # fmt: skip
    do(table, "The next sorcery spell you cast this turn costs {2} less to cast.")
    table.mana("A", "{1}{1}{1}")
    assert _castable(table) == ["Long Song", "Long Song", "Long Bear"]
    table.cast("A", "Long Song").resolve()
    assert table.pool("A") == "CC" and _castable(table) == []


@rule("608.2h")
def test_x_is_what_it_was_as_the_effect_began() -> None:
    """Two bears as it resolves; a third comes later, and all of them go."""
    table = Table()
    bears = table.battlefield("A", bear(), bear())
    table.hand("A", card("Long Song", "{3}", "Sorcery", "You gain 1 life."))
    do(table, "The next spell you cast this turn costs {X} less to cast, where X is the number of Bears you control.")
    table.battlefield("A", bear())
    table.mana("A", "{1}")
    assert _castable(table) == ["Long Song"]
    for oid in bears:
        table.game.write(oid).tapped = True
    table.cast("A", "Long Song").resolve()
    assert table.pool("A") == ""


@rule("601.3e")
def test_it_may_be_of_a_kind_said_behind_and_in_any_sentence() -> None:
    """Behind "if", of the chosen type, and of two predicates at once."""
    table = Table()
    table.hand("A", card("Long Bear", "{2}", "Creature — Bear", "", "3/3"), card("Long Lamp", "{2}", "Artifact"))
    words = ("As this artifact enters, choose a creature type.\n{0}: If you control no Islands, the next spell you cast this turn of "
             "the chosen type costs {2} less to cast and can't be countered.")  # fmt: skip
    table.hand("A", card("Odd Drum", "{0}", "Artifact", words))
    table.answer("A", lambda asked: [str(word).lower() for word in asked.options].index("bear")).cast(
        "A", "Odd Drum"
    ).resolve()
    table.activate("A", table.find("Odd Drum")).resolve()
    assert _castable(table) == ["Long Bear"]
    table.cast("A", "Long Bear").settle()
    negate = permanent(table, "{0}: Counter target spell.", who="B", types="Artifact")
    table.activate("B", negate, [table.game.stack[0]]).resolve()
    assert table.all("Long Bear")
