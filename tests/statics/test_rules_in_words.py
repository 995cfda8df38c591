"""What static abilities allow, forbid and demand (CR 604.1, 613.11, 101.2).

It is told as the rules' procedures find it.
"""

from __future__ import annotations

import pytest

from engine.core.mana import parse_mana_cost
from engine.game.events.life import MAY_GAIN_LIFE
from engine.game.events.status import Tap
from engine.game.rules.casting.questions import CAST_ANY_TIME, MAY_BE_COUNTERED, MAY_CAST
from engine.game.rules.casting.special import why_not_play_land
from engine.game.rules.combat.questions import BLOCK_GROUP, MAY_ATTACK, MAY_BE_BLOCKED_BY, MUST_ATTACK
from engine.game.rules.events.happening import happen
from engine.game.rules.paying.costs import changed_total
from engine.game.rules.questions.enchant import MAY_ACTIVATE
from engine.game.rules.questions.rule_modifiers import affirmed, refused, verdicts
from engine.game.rules.turn.questions import MAY_HAVE_STEP
from engine.game.rules.turn.turn import maximum_hand_size
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@pytest.fixture
def table() -> Table:
    return Table()


def bear(name: str = "Plain Bear", text: str = "", size: str = "2/2", cost: str = "{1}{G}") -> CardDefinition:
    return card(name, cost, "Creature — Bear", text, size)


def enchantment(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


# --- attacking and blocking -----------------------------------------------------------------------------------------


@rule("509.1b")
def test_blocked_only_by_what_a_description_allows(table: Table) -> None:
    (sneak,) = table.battlefield(
        "A", bear("Low Sneak", "Low Sneak can't be blocked by creatures with power 2 or less.")
    )
    small, large = table.battlefield("B", bear(), bear("Large Bear", size="3/3"))
    assert refused(table.game, MAY_BE_BLOCKED_BY, sneak, blocker=small) is not None
    assert refused(table.game, MAY_BE_BLOCKED_BY, sneak, blocker=large) is None


@rule("509.1b")
def test_blocked_by_at_most_one_and_by_at_least_two(table: Table) -> None:
    lone, bold = table.battlefield(
        "A",
        bear("Lone Bear", "Lone Bear can't be blocked by more than one creature."),
        bear("Bold Bear", "Bold Bear can't be blocked except by two or more creatures."),
    )
    one, other = table.battlefield("B", bear(), bear())
    assert refused(table.game, BLOCK_GROUP, lone, blockers=(one, other)) is not None
    assert refused(table.game, BLOCK_GROUP, lone, blockers=(one,)) is None
    assert refused(table.game, BLOCK_GROUP, bold, blockers=(one,)) is not None
    assert refused(table.game, BLOCK_GROUP, bold, blockers=(one, other)) is None


@rule("508.1d")
def test_attacks_each_combat_if_able_is_a_requirement(table: Table) -> None:
    (wild,) = table.battlefield("A", bear("Wild Bear", "Wild Bear attacks each combat if able."))
    assert list(verdicts(table.game, MUST_ATTACK, wild, defender=None)) == [True]
    assert list(verdicts(table.game, MUST_ATTACK, wild, defender=1)) == []


@rule("609.4")
def test_as_though_it_had_no_defender(table: Table) -> None:
    wall, gate = table.battlefield(
        "A", bear("Low Wall", "Defender"), bear("Swinging Gate", "Defender\nSwinging Gate can attack as though it didn't have defender.")
    )  # fmt: skip
    assert refused(table.game, MAY_ATTACK, wall, defender=1) is not None
    assert refused(table.game, MAY_ATTACK, gate, defender=1) is None


@rule("502.3")
def test_what_does_not_untap(table: Table) -> None:
    sleeper, other = table.battlefield(
        "A", bear("Deep Sleeper", "Deep Sleeper doesn't untap during your untap step."), bear()
    )
    happen(table.game, Tap(sleeper), Tap(other))
    table.to_step("upkeep", "B").to_step("upkeep", "A")
    assert table.game.obj(sleeper).tapped
    assert not table.game.obj(other).tapped


# --- costs ----------------------------------------------------------------------------------------------------------


def cost_of(table: Table, oid: int, seat: int = 0) -> str:
    printed = table.game.chars(oid).mana_cost
    assert printed is not None
    return str(changed_total(table.game, oid, seat, "cast", printed))


@rule("601.2f", "118.7")
def test_spells_that_cost_less_and_more(table: Table) -> None:
    table.battlefield("A", enchantment("Creature spells you cast cost {1} less to cast."))
    (mine,) = table.hand("A", bear())
    (yours,) = table.hand("B", bear())
    (song,) = table.hand("A", card("Passing Song", "{1}{U}", "Instant", "Draw a card."))
    assert cost_of(table, mine) in ("{G}", "{0}{G}")
    assert cost_of(table, yours, 1) == "{1}{G}"
    assert cost_of(table, song) == "{1}{U}"
    table.battlefield("B", enchantment("Noncreature spells your opponents cast cost {1} more to cast."))
    assert parse_mana_cost(cost_of(table, song)).mana_value == 3  # type: ignore[union-attr]


@rule("601.2f", "113.6d")
def test_a_spell_that_counts_its_own_reduction(table: Table) -> None:
    (song,) = table.hand("A", card(
        "Grave Song", "{5}{B}", "Sorcery",
        "This spell costs {1} less to cast for each creature card in your graveyard.\nDraw a card."))  # fmt: skip
    table.graveyard("A", bear(), bear(), bear())
    assert cost_of(table, song) == "{2}{B}"


@rule("601.2f")
def test_the_second_spell_of_a_turn_costs_less(table: Table) -> None:
    table.battlefield("A", enchantment("The second spell you cast each turn costs {1} less to cast."))
    first, second = table.hand("A", bear(), bear())
    assert cost_of(table, first) == "{1}{G}"
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    assert parse_mana_cost(cost_of(table, second if second in table.game.objects else first)).mana_value == 1  # type: ignore[union-attr]


# --- spells and abilities -------------------------------------------------------------------------------------------


@rule("113.6g")
def test_a_spell_that_cannot_be_countered(table: Table) -> None:
    table.hand("A", bear("Sure Bear", "This spell can't be countered."))
    table.mana("A", "{1}{G}").cast("A", "Sure Bear")
    (spell,) = table.game.stack
    assert refused(table.game, MAY_BE_COUNTERED, spell, by=spell) is not None


@rule("601.3a")
def test_spells_that_cannot_be_cast(table: Table) -> None:
    table.battlefield("A", enchantment("Your opponents can't cast creature spells."))
    (mine,) = table.hand("A", bear())
    yours, song = table.hand("B", bear(), card("Passing Song", "{1}{U}", "Instant", "Draw a card."))
    assert refused(table.game, MAY_CAST, mine, seat=0) is None
    assert refused(table.game, MAY_CAST, yours, seat=1) is not None
    assert refused(table.game, MAY_CAST, song, seat=1) is None


@rule("602.5")
def test_activated_abilities_that_cannot_be_activated(table: Table) -> None:
    (druid,) = table.battlefield("B", bear("Old Druid", "{T}: Draw a card."))
    ability = table.game.chars(druid).abilities.activated[0]
    assert refused(table.game, MAY_ACTIVATE, druid, ability=ability, seat=1) is None
    veil = card("Numb Veil", "{1}{W}", "Enchantment — Aura",
                "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated.")  # fmt: skip
    table.battlefield("A", veil, attach_to=druid)
    assert refused(table.game, MAY_ACTIVATE, druid, ability=ability, seat=1) is not None
    assert refused(table.game, MAY_ATTACK, druid, defender=0) is not None


# --- players --------------------------------------------------------------------------------------------------------


@rule("402.2")
def test_hand_sizes(table: Table) -> None:
    assert maximum_hand_size(table.game, 0) == 7
    table.battlefield("A", enchantment("Your maximum hand size is reduced by two."))
    assert maximum_hand_size(table.game, 0) == 5
    table.battlefield("A", enchantment("You have no maximum hand size."))
    assert maximum_hand_size(table.game, 0) is None
    assert maximum_hand_size(table.game, 1) == 7


@rule("305.2")
def test_an_additional_land(table: Table) -> None:
    table.battlefield("A", enchantment("You may play an additional land on each of your turns."))
    forest = card("Forest", "", "Basic Land — Forest")
    one, two, three = table.hand("A", forest, forest, forest)
    from engine.game.events.players import SetLandsPlayed

    happen(table.game, SetLandsPlayed(0, 1))
    assert why_not_play_land(table.game, two, 0) is None
    happen(table.game, SetLandsPlayed(0, 2))
    assert why_not_play_land(table.game, three, 0) is not None
    assert one in table.game.objects


@rule("614.10")
def test_a_skipped_step(table: Table) -> None:
    table.battlefield("B", enchantment("Skip your draw step."))
    assert refused(table.game, MAY_HAVE_STEP, 1, step="draw") is not None
    assert refused(table.game, MAY_HAVE_STEP, 0, step="draw") is None


@rule("119.7")
def test_who_cannot_gain_life(table: Table) -> None:
    table.battlefield("A", enchantment("Your opponents can't gain life."))
    assert refused(table.game, MAY_GAIN_LIFE, 1) is not None
    assert refused(table.game, MAY_GAIN_LIFE, 0) is None


def test_spells_as_though_they_had_flash(table: Table) -> None:
    table.battlefield("A", enchantment("You may cast creature spells as though they had flash."))
    (mine,) = table.hand("A", bear())
    assert affirmed(table.game, CAST_ANY_TIME, mine, seat=0)
    assert not affirmed(table.game, CAST_ANY_TIME, mine, seat=1)


@rule("601.3a", "611.2c")
def test_a_spell_that_forbids_casting_does_so_for_its_duration() -> None:
    table = Table()
    hush = card("Long Hush", "{W}", "Instant", "Your opponents can't cast spells this turn.")
    calm = card("Beast Calm", "{W}", "Sorcery", "Target player can't cast creature spells until your next turn.")
    spark = card("Spark", "{R}", "Instant", "You gain 1 life.")
    cub = card("Quick Cub", "{G}", "Creature — Bear", "Flash", "2/2")
    table.hand("A", hush, calm)
    table.hand("B", spark, cub)
    table.mana("B", "{R}{G}")
    assert {action.label for action in table.actions("B") if action.kind == "cast"} == {"Spark", "Quick Cub"}
    table.mana("A", "{W}").cast("A", "Beast Calm", [table.seat("B")]).resolve()
    table.mana("B", "{R}{G}")
    assert {action.label for action in table.actions("B") if action.kind == "cast"} == {"Spark"}
    table.mana("A", "{W}").cast("A", "Long Hush").resolve()
    table.mana("B", "{R}{G}")
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    table.to_step("main1", "B").mana("B", "{R}{G}")
    assert {action.label for action in table.actions("B") if action.kind == "cast"} == {"Spark"}
    table.to_step("main1", "A").mana("B", "{R}{G}")
    assert {action.label for action in table.actions("B") if action.kind == "cast"} == {"Spark", "Quick Cub"}


@rule("113.6")
def test_a_line_that_would_only_work_on_the_battlefield_says_nothing_on_an_instant() -> None:
    with pytest.raises(AssertionError, match="never on the battlefield"):
        card("Vain Words", "{W}", "Instant", "Players can't cast creature spells.")
