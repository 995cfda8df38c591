"""What the shared words mean. Descriptions, amounts, conditions, triggers and costs, asked of real positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.identity import ObjectId
from engine.game.rules.context import Context
from tests.rulebook import rule
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import reading

FOX = card("Ember Fox", "{1}{R}", "Creature — Fox", "Haste", "2/1")
OWL = card("Tin Owl", "{3}", "Artifact Creature — Bird", "Flying", "1/4")
GIANT = card("Loft Giant", "{5}", "Creature — Giant", "", "6/6")
QUEEN = card("Fox Queen", "{2}{W}", "Legendary Creature — Fox Noble", "", "3/3")
LAMP = card("Old Lamp", "{1}", "Artifact", "")
WOOD = card("Forest", "", "Basic Land — Forest")


def board() -> tuple[Table, dict[str, ObjectId]]:
    """A board with one of each; the Giant and the Lamp are B's, the Owl is tapped."""
    table = Table()
    fox, owl, queen, wood = table.battlefield("A", FOX, OWL, QUEEN, WOOD)
    giant, lamp = table.battlefield("B", GIANT, LAMP)
    table.game.write(owl).tapped = True
    table.game.write(queen).counters = {"+1/+1": 2}
    return table, {"fox": fox, "owl": owl, "queen": queen, "wood": wood, "giant": giant, "lamp": lamp}


def context(table: Table, source: ObjectId) -> Context:
    """The context of an ability of A's."""
    return Context(table.game, source, 0)


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("Creature", "fox owl queen giant"),
        ("Other creature you control", "owl queen"),
        ("Noncreature artifact", "lamp"),
        ("Artifact or enchantment", "owl lamp"),
        ("Artifact creature", "owl"),
        ("Creature an opponent controls", "giant"),
        ("Creature you don't control", "giant"),
        ("Tapped creature", "owl"),
        ("Untapped Fox", "fox queen"),
        ("Legendary creature", "queen"),
        ("Red creature", "fox"),
        ("Colorless creature", "owl giant"),
        ("Creature with power 3 or greater", "queen giant"),
        ("Creature with mana value 2", "fox"),
        ("Creature with flying", "owl"),
        ("Creature without flying", "fox queen giant"),
        ("Creature with a +1/+1 counter on it", "queen"),
        ("Nonland permanent an opponent controls", "giant lamp"),
        ("Basic land", "wood"),
        ("Fox or Bird", "fox owl queen"),
        ("Creature that isn't a Fox", "owl giant"),
        ("2/1 creature", "fox"),
        ("Creature named Loft Giant", "giant"),
        ("Permanent other than ~", "owl queen wood giant lamp"),
        ("Creature with power less than or equal to the number of creatures you control", "fox owl"),
    ],
)
def test_descriptions(words: str, names: str) -> None:
    table, objects = board()
    what = reading("filter", words)
    ctx = context(table, objects["fox"])
    found = [name for name, oid in objects.items() if what.matches(ctx, oid)]
    assert found == names.split()


@rule("109.2")
def test_a_creature_is_a_permanent_and_a_creature_card_is_not() -> None:
    table, objects = board()
    (buried,) = table.graveyard("A", FOX)
    ctx = context(table, objects["fox"])
    assert not reading("filter", "Creature").matches(ctx, buried)
    assert reading("filter", "Creature card in your graveyard").matches(ctx, buried)
    assert not reading("filter", "Creature card in your graveyard").matches(ctx, objects["fox"])


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("the number of creatures you control", 3),
        ("the number of creatures you control plus 1", 4),
        ("twice the number of artifacts", 4),
        ("~'s power", 2),
        ("the greatest power among creatures", 6),
        ("the greatest mana value among artifacts you control", 3),
        ("the total toughness of creatures you control", 10),
        ("half your life total, rounded up", 10),
        ("the number of cards in your hand", 2),
        ("the number of colors among permanents you control", 2),
        ("the number of opponents you have", 1),
        ("the number of card types among cards in your graveyard", 0),
    ],
)
def test_amounts(words: str, number: int) -> None:
    table, objects = board()
    table.hand("A", FOX, OWL)
    table.life("A", 19)
    found = reading("quantity", words[:1].upper() + words[1:])
    assert found.value(context(table, objects["fox"])) == number


@pytest.mark.parametrize(
    ("words", "true"),
    [
        ("You control a Fox", True),
        ("You control another Fox", True),
        ("You control two or more artifacts", False),
        ("You control no enchantments", True),
        ("An opponent controls a creature with power 6 or greater", True),
        ("You control a Giant or a Bird", True),
        ("It's your turn", True),
        ("It's not your turn", False),
        ("You have 20 or more life", True),
        ("You have no cards in hand", True),
        ("There are two or more cards in your graveyard", False),
        ("~ is tapped", False),
        ("~ is a Fox", True),
        ("~ has haste", True),
        ("~'s power is 3 or greater", False),
        ("Creatures you control have total power 9 or greater", False),
        ("An opponent controls more creatures than you", False),
        ("A creature died this turn", False),
        ("You gained life this turn", False),
        ("You control a Giant and it's your turn", False),
        ("You control a Giant or it's your turn", True),
    ],
)
def test_conditions(words: str, true: bool) -> None:
    table, objects = board()
    assert reading("condition", words).holds(context(table, objects["fox"])) is true


def life_gained(trigger: str, act: Any) -> int:
    """How much life A gains from a trigger while something happens."""
    table = Table()
    bell = card("Supper Bell", "{1}", "Enchantment", f"{trigger}, you gain 1 life.")
    table.battlefield("A", bell)
    before = table.life("A")
    act(table)
    table.resolve()
    return table.life("A") - before


def enter(who: str, *cards: Any) -> Any:
    """Creatures are cast and resolve one after the other."""

    def act(table: Table) -> None:
        for definition in cards:
            table.hand(who, definition)
            table.mana(who, str(definition.front.printed.mana_cost))
            table.cast(who, definition.name)
            table.resolve()

    return act


@rule("603.2")
@pytest.mark.parametrize(
    ("trigger", "gained"),
    [
        ("Whenever a creature enters", 2),
        ("Whenever a creature you control enters", 2),
        ("Whenever a Fox enters", 1),
        ("Whenever an artifact enters", 1),
        ("Whenever you cast a spell", 2),
        ("Whenever you cast a Fox spell", 1),
        ("Whenever an opponent casts a spell", 0),
        ("Whenever you cast your second spell each turn", 1),
        ("Whenever a creature with power 2 or greater enters", 1),
        ("Whenever a creature dies", 0),
    ],
)
def test_triggers(trigger: str, gained: int) -> None:
    assert life_gained(trigger, enter("A", FOX, OWL)) == gained


@rule("118.12a")
def test_a_cost_that_averts_something_is_offered_and_paid() -> None:
    table = Table()
    tax = card("Polite Question", "{U}", "Instant", "Destroy target creature unless its controller pays 3 life.")
    (fox,) = table.battlefield("B", FOX)
    table.hand("A", tax)
    table.mana("A", "{U}").answer("B", True)
    table.cast("A", "Polite Question", targets=[fox]).resolve()
    assert table.life("B") == 17
    assert fox in table.game.objects


@rule("603.12")
def test_when_you_do_targets_only_once_it_was_done() -> None:
    table = Table()
    scroll = card("Kind Offer", "{R}", "Sorcery", "You may discard a card. When you do, destroy target creature.")
    (giant,) = table.battlefield("B", GIANT)
    table.hand("A", scroll, OWL)
    table.mana("A", "{R}").answer("A", True)
    table.cast("A", "Kind Offer").resolve()
    assert table.zone("A", "graveyard") == ["Tin Owl", "Kind Offer"] or "Tin Owl" in table.zone("A", "graveyard")
    assert giant not in table.game.objects


@rule("603.7b")
def test_a_delayed_ability_triggers_once_at_its_moment() -> None:
    table = Table()
    spark = card(
        "Brief Guest", "{R}", "Sorcery", "Create a 3/1 red Elemental creature token. Sacrifice it at the beginning of "
        "the next end step.",
    )  # fmt: skip
    table.hand("A", spark)
    table.mana("A", "{R}")
    table.cast("A", "Brief Guest").resolve()
    assert table.all("Elemental Token")
    table.to_step("end").resolve()
    assert not table.all("Elemental Token")


def test_each_player_may_is_each_players_own_choice() -> None:
    table = Table()
    feast = card("Shared Feast", "{G}", "Sorcery", "Each player may draw a card.")
    table.hand("A", feast)
    table.mana("A", "{G}").answer("A", False).answer("B", True)
    table.cast("A", "Shared Feast").resolve()
    assert (len(table.zone("A", "hand")), len(table.zone("B", "hand"))) == (0, 1)


def test_another_amount_instead() -> None:
    table = Table()
    spark = card(
        "Fox Fire", "{R}", "Instant",
        "Fox Fire deals 2 damage to target player. If you control a Fox, it deals 4 damage instead.",
    )  # fmt: skip
    table.hand("A", spark, spark)
    table.mana("A", "{R}{R}")
    table.cast("A", "Fox Fire", targets=[1]).resolve()
    assert table.life("B") == 18
    table.battlefield("A", FOX)
    table.cast("A", "Fox Fire", targets=[1]).resolve()
    assert table.life("B") == 14


@rule("603.1")
def test_when_about_itself_at_the_start_of_a_sorcerys_line_is_a_triggered_ability() -> None:
    table = Table()
    psalm = card(
        "River Psalm", "{G}", "Sorcery",
        "You gain 1 life.\nWhen River Psalm is put into your graveyard from your library, you gain 5 life.",
    )  # fmt: skip
    mill = card("Sift", "{U}", "Sorcery", "Mill a card.")
    table.library("A", psalm)
    table.hand("A", mill)
    table.mana("A", "{U}").cast("A", "Sift").resolve()
    assert table.life("A") == 25
