"""Mutate (CR 702.140)."""

from __future__ import annotations

from engine.game.events.casting import Resolved
from engine.game.events.merging import Merge
from engine.game.rules.questions.values import mana_value
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "Vigilance", "2/2")
HERON = ("Swift Heron", "{3}{U}", "Creature — Bird", "Mutate {1}{U}\nFlying\nWhenever this creature mutates, you gain 3 life.", "3/4")
HUMAN = ("Plain Farmer", "{W}", "Creature — Human", "", "1/1")
TOP, BOTTOM = 0, 1


def mutated(where: int = TOP, under: tuple[str, ...] = BEAR, over: tuple[str, ...] = HERON) -> tuple[Table, int]:
    """A creature with which another has merged: it is the same permanent, made of both (CR 726.2, 726.2b)."""
    table = Table()
    (bear,) = table.battlefield("A", card(*under))
    table.hand("A", card(*over))
    table.mana("A", "{1}{U}").answer("A", where)
    table.cast("A", over[0], way="mutate", targets=[bear]).resolve()
    assert table.game.battlefield == (bear,) and len(table.game.obj(bear).parts) == 1 and not table.game.stack
    return table, bear


@rule("702.140a", "alternative cost", "non-Human", "same owner")
def test_cast_for_its_mutate_cost_it_targets_a_creature_of_the_same_owner_that_is_no_human() -> None:
    table = Table()
    mine, other, _ = table.battlefield("A", card(*BEAR), card(*BEAR), card(*HUMAN))
    (theirs,) = table.battlefield("B", card(*BEAR))
    do(table, "Target opponent gains control of target creature you control.", [1, other])
    table.hand("A", card(*HERON))
    table.mana("A", "{1}{U}")
    assert [(action.label != "", action.way) for action in table.actions("A") if action.kind == "cast"] == [(True, "mutate")]
    table.cast("A", "Swift Heron", way="mutate")
    asked = next(decision for decision in table.asked if decision.kind == "targets" and decision.seat == 0 and len(decision.candidates) == 2)
    assert asked.candidates == (mine, other) and theirs not in asked.candidates  # type: ignore[attr-defined]
    assert table.game.players[0].pool == () and table.stack() == ["Swift Heron"]


@rule("702.140a", "601.2b")
def test_it_needs_such_a_target_and_can_be_cast_as_usual_without() -> None:
    table = Table()
    table.battlefield("A", card(*HUMAN))
    table.hand("A", card(*HERON))
    table.mana("A", "{3}{U}")
    assert [action.way for action in table.actions("A")] == [""]
    table.cast("A", "Swift Heron").resolve()
    assert table.all("Swift Heron") and table.life("A") == 20
    table.battlefield("A", card(*BEAR))
    table.hand("A", card("Slow Heron", "{3}{U}", "Creature — Bird", "Kicker {1}\nMutate {1}{U}", "3/4"))
    table.battlefield("B", card("Slow Day", "{1}", "Artifact", "Spells cost {1} more to cast."))
    table.mana("A", "{3}{U}").answer("A", True)
    table.cast("A", "Slow Heron", way="mutate")
    assert table.game.players[0].pool == (), "kicker and what it costs more are paid besides"


@rule("702.140b")
def test_without_its_target_it_resolves_as_a_creature_spell() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*HERON))
    table.hand("B", card("Quick Doom", "{0}", "Instant", "Destroy target creature."))
    table.mana("A", "{1}{U}")
    table.cast("A", "Swift Heron", way="mutate", targets=[bear])
    table.cast("B", "Quick Doom", [bear]).resolve()
    (heron,) = table.all("Swift Heron")
    assert table.pt(heron) == (3, 4) and table.game.controller(heron) == 0 and table.life("A") == 20
    assert table.game.obj(heron).sick, "it has entered"


@rule("702.140b", "target is illegal")
def test_a_target_that_has_become_a_human_is_illegal() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*HERON))
    table.hand("B", card("Sudden Face", "{0}", "Instant", "Target creature becomes a Human until end of turn."))
    table.mana("A", "{1}{U}")
    table.cast("A", "Swift Heron", way="mutate", targets=[bear])
    table.cast("B", "Sudden Face", [bear]).resolve()
    assert len(table.all("Swift Heron")) == 1 and bear in table.game.objects and table.pt(bear) == (2, 2)


@rule("702.140c", "702.140e", "726.1", "726.2", "726.2a", "608.3d")
def test_on_top_it_gives_all_characteristics_and_below_only_abilities() -> None:
    table, bear = mutated(TOP)
    chars = table.game.chars(bear)
    assert (chars.name, table.pt(bear), chars.colors, chars.subtypes) == ("Swift Heron", (3, 4), ("U",), ("Bird",))
    assert mana_value(table.game, bear) == 4
    assert table.has(bear, "flying") and table.has(bear, "vigilance") and not table.all("Meadow Bear")
    assert len(table.game.battlefield) == 1
    table, bear = mutated(BOTTOM)
    chars = table.game.chars(bear)
    assert (chars.name, table.pt(bear), chars.colors, chars.subtypes) == ("Meadow Bear", (2, 2), ("G",), ("Bear",))
    assert mana_value(table.game, bear) == 2
    assert table.has(bear, "flying") and table.has(bear, "vigilance") and not table.all("Swift Heron")


@rule("702.140c", "the spell's controller chooses", "726.2c", "it hasn't come under another player's control")
def test_the_spells_controller_chooses_where_it_goes() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    do(table, "Target opponent gains control of target creature you control.", [1, bear])
    table.hand("A", card(*HERON))
    table.mana("A", "{1}{U}").answer("A", TOP)
    table.cast("A", "Swift Heron", way="mutate", targets=[bear]).resolve()
    (asked,) = [decision for decision in table.asked if decision.purpose == "merge"]
    assert asked.seat == 0 and table.game.controller(bear) == 1, "it stays under its controller's control"
    assert (table.life("A"), table.life("B")) == (20, 23)


@rule("702.140d", "726.2b", "the resulting permanent has not just entered")
def test_abilities_trigger_when_a_creature_mutates() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Old Ear", "{1}", "Artifact", "Whenever a creature you control mutates, you gain 10 life."))
    table.battlefield("B", card("Old Eye", "{1}", "Artifact", "Whenever a creature enters, you gain 1 life.\nWhenever a creature you control mutates, you gain 10 life."))
    table.hand("A", card(*HERON), card(*HERON))
    table.mana("A", "{1}{U}{1}{U}{2}").answer("A", BOTTOM)
    table.cast("A", "Swift Heron", way="mutate", targets=[bear])
    (herons_spell,) = table.game.stack
    table.resolve()
    assert table.life("A") == 33, "its own new ability and the other's"
    assert [event.oid for event in table.game.history.this_turn if isinstance(event, Resolved)][:1] == [herons_spell], "it resolved as any spell"
    table.answer("A", TOP)
    table.cast("A", "Swift Heron", way="mutate", targets=[bear]).resolve()
    assert table.life("A") == 49, "each of its two cards has the ability"
    assert table.life("B") == 20, "what merges doesn't enter, and it was A's creature that mutated"
    table.mana("A", "{3}{U}")
    table.hand("A", card(*HERON))
    table.cast("A", "Swift Heron", way="").resolve()
    assert table.life("A") == 49, "one that is cast as usual doesn't mutate anything"
    assert table.resolve().life("B") == 21, "but enters"


@rule("702.140f")
def test_what_modifies_the_spell_modifies_the_permanent_it_merges_with() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*HERON), card("Early Paint", "{0}", "Instant", "Target creature spell becomes white."))
    table.mana("A", "{1}{U}").answer("A", BOTTOM)
    table.cast("A", "Swift Heron", way="mutate", targets=[bear])
    spell = table.game.stack[-1]
    table.cast("A", "Early Paint", [spell]).resolve()
    assert table.game.chars(bear).colors == ("W",), "also as the lower component"
    assert table.game.became(spell) == bear
    (event,) = [event for event in table.game.history.this_turn if isinstance(event, Merge)]
    assert event.subjects()[0] == bear


@rule("702.140f", "refers to")
def test_a_delayed_ability_about_the_spell_finds_the_permanent() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    late = card("Late Tap", "{0}", "Instant", "Choose target creature spell. At the beginning of the next end step, tap that creature.")
    table.hand("A", card(*HERON), late)
    table.mana("A", "{1}{U}").answer("A", TOP)
    table.cast("A", "Swift Heron", way="mutate", targets=[bear])
    table.cast("A", "Late Tap", [table.game.stack[-1]]).resolve()
    table.to_step("end").resolve()
    assert table.game.obj(bear).tapped


@rule("702.140e", "each card and token", "726.2d", "726.2", "in addition to any other components")
def test_a_third_card_adds_to_the_first_two() -> None:
    table, bear = mutated(TOP)
    table.battlefield("A", card(*HERON))
    table.hand("A", card("Deep Worm", "{4}{G}", "Creature — Worm", "Mutate {G}\nTrample", "5/5"))
    table.mana("A", "{G}").answer("A", BOTTOM)
    table.cast("A", "Deep Worm", way="mutate", targets=[bear]).resolve()
    assert table.pt(bear) == (3, 4) and all(table.has(bear, word) for word in ("flying", "vigilance", "trample"))
    assert len(table.game.obj(bear).parts) == 2
    assert table.life("A") == 26, "the ability of the heron is the whole creature's, and no other heron's"
    do(table, "Target creature loses all abilities until end of turn.", [bear])
    assert not any(table.has(bear, word) for word in ("flying", "vigilance", "trample"))


@rule("702.140d", "whenever a creature mutates", "702.140e", "all abilities of each card that represents it", "726.1")
def test_only_the_creature_that_mutates_is_meant() -> None:
    table = Table()
    bear, _, watcher = table.battlefield("A", card(*BEAR), card(*HERON), card("Quiet Eye", "{1}", "Creature — Eye", "Whenever a creature you control mutates, you gain 10 life.\nWhenever an artifact you control enters, you gain 100 life.", "0/1"))
    table.battlefield("B", card("Far Eye", "{1}", "Creature — Eye", "Whenever a creature you control mutates, you gain 10 life.", "0/1"))
    table.hand("A", card(*HERON))
    table.mana("A", "{1}{U}").answer("A", BOTTOM)
    table.cast("A", "Swift Heron", way="mutate", targets=[bear]).resolve()
    assert (table.life("A"), table.life("B")) == (33, 20), "the other heron has not mutated, nor has any of B's creatures"
    assert table.game.chars(watcher).name == "Quiet Eye" and len(table.game.obj(bear).parts) == 1


@rule("702.140a", "the spell's owner, whoever casts it")
def test_whoever_casts_another_players_card_mutates_that_players_creature() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    theirs, other = table.battlefield("B", card(*BEAR), card(*BEAR))
    (heron,) = table.exile("B", card(*HERON))
    do(table, "You may cast target card in exile this turn.", [heron])
    table.mana("A", "{1}{U}").cast("A", "Swift Heron", way="mutate", targets=[theirs])
    asked = [decision for decision in table.asked if decision.kind == "targets"][-1]
    assert asked.candidates == (theirs, other)  # type: ignore[attr-defined]
    table.resolve()
    assert len(table.game.obj(theirs).parts) == 1 and table.game.controller(theirs) == 1


@rule("702.140a", "with the same owner as this spell")
def test_a_stolen_creature_is_no_target_for_its_controllers_mutating_spell() -> None:
    table = Table()
    mine, (stolen,) = table.battlefield("A", card(*BEAR), card(*BEAR)), table.battlefield("B", card(*BEAR))
    do(table, "Gain control of target creature.", [stolen])
    table.hand("A", card(*HERON))
    table.mana("A", "{1}{U}").cast("A", "Swift Heron", way="mutate", targets=mine[:1])
    asked = [decision for decision in table.asked if decision.kind == "targets"][-1]
    assert asked.candidates == tuple(mine)  # type: ignore[attr-defined]


@rule("702.140c", "702.140e")
def test_how_often_a_creature_has_mutated() -> None:
    """Not what enters as it, and not what it was before it left."""
    counts = (
        "Counting Heron",
        "{3}{U}",
        "Creature — Bird",
        "Mutate {1}{U}\nWhenever this creature mutates, you gain X life, where X is the number of times this creature has mutated.",
        "3/4",
    )
    table, cub = mutated(over=counts)
    assert table.life("A") == 21
    table.hand("A", card(*counts))
    table.mana("A", "{1}{U}").answer("A", TOP).cast("A", counts[0], way="mutate", targets=[cub]).resolve()
    assert table.life("A") == 25
