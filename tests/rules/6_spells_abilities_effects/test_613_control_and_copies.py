"""Control, copies, face-down and phased-out permanents in the layers (CR 613.1a, 613.1b, 613.2).

The index of what is where, too.
"""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.game.events.status import Attach, PhaseIn, PhaseOut, TurnFaceDown, TurnFaceUp
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.combat.questions import MAY_BE_BLOCKED_BY, MAY_BLOCK
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.copying import copiable_values
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.cards import CardDefinition
from engine.meaning.characteristics import Characteristics
from tests.rulebook import rule
from tests.support.boards.projections import assert_all_ways_agree, in_doubt
from tests.support.boards.table import Table, card


@pytest.fixture
def table() -> Table:
    return Table()


def bear(name: str = "Plain Bear", text: str = "", types: str = "Creature — Bear") -> CardDefinition:
    return card(name, "{1}{G}", types, text, "2/2")


def enchantment(name: str, text: str) -> CardDefinition:
    return card(name, "{2}", "Enchantment", text)


def aura(name: str, text: str) -> CardDefinition:
    return card(name, "{2}", "Enchantment — Aura", f"Enchant creature\n{text}")


def cast(table: Table, text: str, *targets: int, who: str = "A") -> None:
    table.hand(who, card("Passing Notion", "{U}", "Instant", text))
    table.mana(who, "{U}").cast(who, "Passing Notion", targets=list(targets)).resolve(1)


def chars(table: Table, oid: int) -> Characteristics:
    assert_all_ways_agree(table.game)
    return table.game.chars(oid)


# --- control --------------------------------------------------------------------------------------------------------


@rule("613.1b", "611.2a")
def test_control_gained_for_a_turn_comes_back(table: Table) -> None:
    (ogre,) = table.battlefield("B", bear())
    cast(table, "Gain control of target creature until end of turn.", ogre)
    assert chars(table, ogre).controller == 0
    table.to_step("upkeep", "B")
    assert chars(table, ogre).controller == 1


@rule("613.1b", "613.7")
def test_the_last_of_several_control_effects_counts(table: Table) -> None:
    (ogre,) = table.battlefield("B", bear())
    (tether,) = table.battlefield("A", aura("Tether", "You control enchanted creature."), attach_to=ogre)
    assert chars(table, ogre).controller == 0
    cast(table, "Gain control of target creature until end of turn.", ogre, who="B")
    assert chars(table, ogre).controller == 1
    happen(table.game, Attach(tether))
    happen(table.game, Attach(tether, ogre))
    assert chars(table, ogre).controller == 0
    happen(table.game, ZoneChange(tether, GRAVEYARD))
    assert chars(table, ogre).controller == 1


@rule("613.8a", "613.1b")
def test_control_of_an_aura_that_gives_control(table: Table) -> None:
    """Who controls the Aura controls the creature. The Aura's effect waits for the one that moves the Aura."""
    (ogre,) = table.battlefield("A", bear())
    (tether,) = table.battlefield("B", aura("Tether", "You control enchanted creature."), attach_to=ogre)
    assert chars(table, ogre).controller == 1
    cast(table, "Gain control of target enchantment until end of turn.", tether)
    assert chars(table, tether).controller == 0
    assert chars(table, ogre).controller == 0


@rule("613.1b")
def test_you_is_whoever_controls_the_source_now(table: Table) -> None:
    (oath,) = table.battlefield("A", enchantment("Old Oath", "Creatures you control get +1/+1."))
    mine, yours = *table.battlefield("A", bear()), *table.battlefield("B", bear())
    cast(table, "Gain control of target enchantment until end of turn.", oath, who="B")
    assert chars(table, mine).power == 2
    assert chars(table, yours).power == 3


@rule("302.6", "506.4")
def test_permanents_that_changed_their_controller_are_told_once(table: Table) -> None:
    (ogre,) = table.battlefield("B", bear())
    projection = table.game.projection
    projection.control_changes(table.game)
    from engine.game.rules.context import Context
    from engine.vocabulary.statics.players.control import ControlledBySeat
    from engine.vocabulary.terms.grammar.continuous import begin

    begin(Context(table.game, ogre, 0), (ControlledBySeat(0),), (ogre,), None)
    assert list(projection.control_changes(table.game)) == [(ogre, 1, 0)]
    assert list(projection.control_changes(table.game)) == []


# --- copies ---------------------------------------------------------------------------------------------------------


@rule("613.2a", "707.2")
def test_a_copy_effect_comes_before_all_others(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    (drake,) = table.battlefield("A", card("Tower Drake", "{2}{U}", "Creature — Drake", "Flying", "1/4"))
    cast(table, "Target creature gets +1/+1 until end of turn.", ogre)
    cast(table, "Target creature becomes a copy of another target creature until end of turn.", ogre, drake)
    found = chars(table, ogre)
    assert (found.name, found.power, found.toughness, found.colors) == ("Tower Drake", 2, 5, ("U",))
    assert found.keyword("flying") is not None
    table.to_step("upkeep", "B")
    assert chars(table, ogre).name == "Plain Bear"


@rule("707.2", "613.2c")
def test_copiable_values_are_those_after_layer_1(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    (drake,) = table.battlefield("A", card("Tower Drake", "{2}{U}", "Creature — Drake", "Flying", "1/4"))
    cast(table, "Target creature becomes a copy of another target creature until end of turn.", ogre, drake)
    cast(table, "Target creature gets +3/+3 and becomes red until end of turn.", ogre)
    found = copiable_values(table.game, ogre)
    assert (found.name, found.power, found.colors) == ("Tower Drake", 1, ("U",))
    assert table.game.chars(ogre).power == 4


@rule("707.2b")
def test_a_copy_does_not_follow_its_original(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    (drake,) = table.battlefield("A", card("Tower Drake", "{2}{U}", "Creature — Drake", "Flying", "1/4"))
    cast(table, "Target creature becomes a copy of another target creature until end of turn.", ogre, drake)
    happen(table.game, TurnFaceDown(drake))
    assert chars(table, ogre).name == "Tower Drake"
    assert chars(table, drake).name == ""


@rule("708.10", "613.2b")
def test_a_face_down_permanent_that_becomes_a_copy_stays_what_it_was_until_it_is_turned_up(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    (drake,) = table.battlefield("A", card("Tower Drake", "{2}{U}", "Creature — Drake", "Flying", "1/4"))
    happen(table.game, TurnFaceDown(ogre))
    cast(table, "Target creature becomes a copy of another target creature until end of turn.", ogre, drake)
    found = chars(table, ogre)
    assert (found.name, found.power, found.toughness, found.colors) == ("", 2, 2, ())
    happen(table.game, TurnFaceUp(ogre))
    assert chars(table, ogre).name == "Tower Drake"


@rule("613.1a")
def test_a_copied_static_ability_works_for_the_copy(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    (captain,) = table.battlefield("A", bear("Bear Captain", "Other Bears you control get +1/+1."))
    assert chars(table, captain).power == 2
    cast(table, "Target creature becomes a copy of another target creature until end of turn.", ogre, captain)
    assert chars(table, captain).power == 3
    assert chars(table, ogre).power == 3


@rule("707.5", "707.9b")
def test_entering_as_a_copy_with_exceptions(table: Table) -> None:
    (captain,) = table.battlefield("B", card(
        "Bear Captain", "{1}{G}", "Legendary Creature — Bear", "Other Bears you control get +1/+1.", "2/2"))  # fmt: skip
    twin = card(
        "Glass Twin", "{3}{U}", "Creature — Shapeshifter",
        "You may have Glass Twin enter as a copy of any creature on the battlefield, except it isn't legendary and it has "
        "flying.", "0/0",
    )  # fmt: skip
    table.hand("A", twin)
    table.answer("A", [captain])
    table.mana("A", "{3}{U}").cast("A", "Glass Twin").resolve(1)
    (copy,) = (oid for oid in table.game.battlefield if table.game.chars(oid).controller == 0)
    found = chars(table, copy)
    assert (found.name, found.supertypes, found.power) == ("Bear Captain", (), 2)
    assert found.keyword("flying") is not None
    assert copiable_values(table.game, copy).keyword("flying") is not None


# --- entering, phasing ----------------------------------------------------------------------------------------------


@rule("614.12")
def test_an_object_as_it_would_enter_has_what_the_board_and_itself_would_give_it(table: Table) -> None:
    game = table.game
    oid = make_card(game, bear("Proud Bear", "Proud Bear gets +1/+0."), 0)
    event = ZoneChange(oid, BATTLEFIELD, controller=0)
    assert game.projection.as_it_would_enter(game, event).power == 3
    plain = make_card(game, bear(), 0)
    assert game.projection.as_it_would_enter(game, ZoneChange(plain, BATTLEFIELD, controller=1)).controller == 1
    table.battlefield("A", enchantment("Old Oath", "Creatures you control get +1/+1 and have flying."))
    found = game.projection.as_it_would_enter(game, event)
    assert (found.power, found.keyword("flying") is not None) == (4, True)
    assert game.projection.as_it_would_enter(game, ZoneChange(plain, BATTLEFIELD, controller=1)).power == 2
    assert oid in game.objects  # nothing has moved


@rule("702.26b")
def test_a_phased_out_permanent_neither_affects_nor_is_affected(table: Table) -> None:
    (oath,) = table.battlefield("A", enchantment("Old Oath", "Creatures you control get +1/+1."))
    one, other = table.battlefield("A", bear(), bear())
    happen(table.game, PhaseOut(one))
    assert chars(table, one).power == 2
    assert chars(table, other).power == 3
    happen(table.game, PhaseOut(oath))
    assert chars(table, other).power == 2
    happen(table.game, PhaseIn(oath), PhaseIn(one))
    assert chars(table, one).power == 3


# --- the index ------------------------------------------------------------------------------------------------------


@rule("603.2")
def test_granted_triggered_abilities_are_heard_and_lost_ones_are_not(table: Table) -> None:
    (ogre,) = table.battlefield("A", bear())
    (bell,) = table.battlefield(
        "A", card("Parlour Bell", "{2}", "Artifact", "Whenever a creature enters, you gain 1 life.")
    )
    heard = lambda: [oid for oid, _ in table.game.projection.listeners(table.game, "enters")]  # noqa: E731
    assert heard() == [bell]
    (choir,) = table.battlefield(
        "A", enchantment("Bell Choir", 'Creatures you control have "Whenever a creature enters, you gain 1 life."')
    )
    assert heard() == [ogre, bell]
    cast(table, "Target creature loses all abilities until end of turn.", ogre)
    assert heard() == [bell]
    table.to_step("upkeep", "B")
    assert heard() == [ogre, bell]
    happen(table.game, ZoneChange(choir, GRAVEYARD))
    assert heard() == [bell]
    assert_all_ways_agree(table.game)
    assert not in_doubt(table.game)


@rule("613.11", "611.2c")
def test_a_change_of_the_rules_also_reaches_what_comes_later_but_a_target_is_settled(table: Table) -> None:
    (first,) = table.battlefield("B", bear())
    cast(table, "Target creature can't block this turn.", first)
    (second,) = table.battlefield("B", bear())
    game = table.game
    assert refused(game, MAY_BLOCK, first, attacker=second) is not None
    assert refused(game, MAY_BLOCK, second, attacker=first) is None
    cast(table, "Creatures can't block this turn.")
    (third,) = table.battlefield("B", bear())
    assert refused(game, MAY_BLOCK, third, attacker=second) is not None
    table.to_step("upkeep", "B")
    assert refused(game, MAY_BLOCK, third, attacker=second) is None


@rule("613.11", "611.3a")
def test_a_static_prohibition_holds_while_its_condition_does(table: Table) -> None:
    (ghost,) = table.battlefield(
        "A", bear("Hall Ghost", "As long as you control an artifact, Hall Ghost can't be blocked.")
    )
    (other,) = table.battlefield("B", bear())
    game = table.game
    assert refused(game, MAY_BE_BLOCKED_BY, ghost, blocker=other) is None
    (crate,) = table.battlefield("A", card("Rusty Crate", "{3}", "Artifact"))
    assert refused(game, MAY_BE_BLOCKED_BY, ghost, blocker=other) is not None
    happen(game, ZoneChange(crate, GRAVEYARD))
    assert refused(game, MAY_BE_BLOCKED_BY, ghost, blocker=other) is None


@rule("614.5")
def test_replacement_effects_keep_their_names(table: Table) -> None:
    text = "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead."
    one, two = table.battlefield("A", enchantment("Warm Light", text), enchantment("Warm Light", text))
    game = table.game
    names = [name for name, *_ in game.projection.replacements(game, ("counters put",))]
    assert len(set(names)) == 2
    table.battlefield("A", bear())
    assert [name for name, *_ in game.projection.replacements(game, ("counters put", "enters"))] == names
    assert [ctx.source for _, ctx, *_ in game.projection.replacements(game, ("counters put",))] == [one, two]
