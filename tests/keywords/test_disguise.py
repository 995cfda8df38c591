"""Disguise (CR 702.168)."""

from __future__ import annotations

from engine.game.rules.questions.seeing import may_see
from engine.telling.teller import GameTelling
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

AGENT = ("Quiet Agent", "{2}{W}", "Creature — Human", "Vigilance\nDisguise {W}", "3/3")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.168a", "702.168b")
def test_a_disguised_creature_has_ward() -> None:
    table = Table()
    table.hand("A", card(*AGENT))
    table.mana("A", "{3}")
    table.cast("A", "Quiet Agent", way="disguise").resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(oid) == (2, 2) and table.has(oid, "ward")
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}")
    table.cast("B", "Angry Spark", targets=[oid]).resolve()
    assert table.game.obj(oid).damage == 0


@rule("702.168a", "ward {2}: whoever controls the spell or ability pays", "702.168b")
def test_whoever_aims_at_a_disguised_creature_pays() -> None:
    table = Table()
    table.hand("A", card(*AGENT))
    table.mana("A", "{3}").cast("A", "Quiet Agent", way="disguise").resolve()
    (agent,) = table.game.battlefield
    assert [GameTelling(table.game, seat).name_of(agent) for seat in (0, 1)] == ["Quiet Agent (face down)", "a face-down card"], "it has no name"
    table.battlefield("A", card("Quiet Bell", "{1}", "Artifact", "Whenever a face-down creature you control becomes the target of a spell or ability an opponent controls, that player loses 5 life."))
    (spark,) = table.graveyard("A", card(*SPARK))
    (pike,) = table.battlefield("B", card("Long Pike", "{1}", "Artifact", "{0}: Long Pike deals 1 damage to target creature."))
    table.mana("A", "{2}").mana("B", "{R}").life("B", 25)
    (theft,) = table.battlefield("B", card("Deep Theft", "{1}", "Artifact", "{0}: You may cast target card in a graveyard this turn."))
    table.activate("B", theft, [spark]).resolve()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("B", "Angry Spark", [agent]).resolve()
    assert table.game.obj(agent).damage == 0 and table.pool("A") == "CC", "A owns that card, but B cast it"
    table.activate("B", pike, [agent]).resolve()
    assert table.game.obj(agent).damage == 0
    table.policy = lambda decision: False if decision.kind == "yes_no" else None
    table.mana("B", "{2}").activate("B", pike, [agent]).resolve()
    assert table.game.obj(agent).damage == 0 and table.pool("B") == "CC", "B may pay, and need not"
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.activate("B", pike, [agent]).resolve()
    assert table.game.obj(agent).damage == 1 and table.pool("B") == ""
    assert (table.life("A"), table.life("B")) == (20, 5), "each time"
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.activate("B", pike, [bear]).resolve()
    assert table.game.obj(bear).damage == 1 and table.life("B") == 5
    (seer,) = table.battlefield("B", card("Clear Eye", "{1}", "Artifact", "You may look at face-down creatures you don't control any time."))
    assert GameTelling(table.game, 1).name_of(agent) == "Quiet Agent (face down)"
    do(table, "Destroy target artifact.", [seer])
    assert GameTelling(table.game, 1).name_of(agent) == "a face-down card"


@rule("702.168d")
def test_it_is_turned_up_for_its_disguise_cost() -> None:
    table = Table()
    (agent,) = table.battlefield("A", card(*AGENT), face_down="disguise")
    table.mana("A", "{W}")
    table.special("A", agent)
    assert table.pt(agent) == (3, 3) and table.has(agent, "vigilance") and not table.has(agent, "ward")


@rule("702.168d", "whatever lies beneath it", "726.2f")
def test_a_disguised_creature_that_something_has_merged_with_is_turned_up_all_the_same() -> None:
    table = Table()
    table.hand("A", card(*AGENT), card("Swift Heron", "{3}{U}", "Creature — Bird", "Mutate {1}{U}\nFlying", "3/4"))
    table.mana("A", "{3}").cast("A", "Quiet Agent", way="disguise").resolve()
    (agent,) = table.game.battlefield
    table.mana("A", "{1}{U}").answer("A", 1).cast("A", "Swift Heron", way="mutate", targets=[agent]).resolve()
    assert table.game.battlefield == (agent,) and len(table.game.obj(agent).parts) == 1 and table.game.obj(agent).face_down
    table.mana("A", "{W}").special("A", agent)
    assert table.game.chars(agent).name == "Quiet Agent" and table.has(agent, "vigilance") and table.has(agent, "flying")


@rule("702.168d", "it regains its characteristics; it has entered already")
def test_what_it_does_as_it_is_turned_up_is_done_and_what_it_does_as_it_enters_is_not() -> None:
    table = Table()
    text = "Disguise {W}\nThis creature enters with two charge counters on it.\nAs this creature is turned face up, put a +1/+1 counter on it.\nWhen this creature enters, you gain 5 life."
    (agent,) = table.battlefield("A", card("Deep Agent", "{2}{W}", "Creature — Human", text, "3/3"), face_down="disguise")
    table.mana("A", "{W}").special("A", agent).resolve()
    assert table.pt(agent) == (4, 4) and table.counters(agent) == {"+1/+1": 1} and table.life("A") == 20


@rule("702.168c", "a disguise ability allows it")
def test_a_card_without_disguise_can_not_be_cast_face_down() -> None:
    table = Table()
    table.hand("A", card("Bare Agent", "{9}{W}", "Creature — Human", "Vigilance", "3/3"), card(*AGENT))
    table.mana("A", "{3}")
    assert [(action.kind, action.way) for action in table.actions("A")] == [("cast", "disguise")]
    table.cast("A", "Quiet Agent", way="disguise").resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    table.mana("A", "{W}").special("A", oid)
    assert table.game.chars(oid).name == "Quiet Agent"


@rule("702.168e")
def test_the_x_of_a_disguise_cost_is_that_of_the_permanents_other_abilities() -> None:
    table = Table()
    text = "Disguise {X}{R}\nWhen this creature is turned face up, it deals X damage to any target and you gain X life."
    (imp,) = table.battlefield("A", card("Hidden Imp", "{R}", "Creature — Imp", text, "1/1"), face_down="disguise")
    table.mana("A", "{3}{R}").answer("A", 3, [1])
    table.special("A", imp)
    table.settle().resolve()
    assert (table.life("A"), table.life("B")) == (23, 17) and table.game.players[0].pool == ()


@rule("702.168f", "708.2a", "708.4", "708.8")
def test_a_card_with_disguise_is_cast_by_the_rules_of_face_down_spells() -> None:
    table = Table()
    table.hand("A", card(*AGENT))
    table.mana("A", "{3}")
    table.cast("A", "Quiet Agent", way="disguise")
    spell = table.game.stack[-1]
    values = table.game.chars(spell)
    assert (values.name, values.subtypes, values.mana_cost, values.power, values.toughness) == ("", (), None, 2, 2)
    assert table.has(spell, "ward") and not table.has(spell, "vigilance")
    assert may_see(table.game, 0, spell) and not may_see(table.game, 1, spell), "only its controller may look at it"
    table.resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    table.mana("A", "{W}").special("A", oid)
    assert may_see(table.game, 1, oid) and table.game.chars(oid).name == "Quiet Agent"
