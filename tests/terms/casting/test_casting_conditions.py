"""Conditions about how a spell was cast (CR 601.2, 702.33e)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects, YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Frog", "", "2/2")
FROST = ("Frost Field", "", "Snow Land", "{T}: Add {C}.")
CALL = ("Three Calls", "{2}", "Sorcery", "Search your library for a Frog card, a snow card, or an artifact card, reveal it, put it into your hand, "
        "then shuffle. You gain 1 life for each {S} spent to cast this spell.")  # fmt: skip


@rule("107.4h")
@pytest.mark.parametrize(("types", "tapped"), [("Basic Snow Land — Island", True), ("Basic Land — Island", False)])
def test_snow_mana_that_was_spent_is_mana_from_a_snow_source(types: str, tapped: bool) -> None:
    table = Table()
    table.battlefield("A", card("Shore", "", types))
    table.hand("A", card("Cold Hand", "{U}", "Creature — Giant", "When ~ enters, if {S} was spent to cast it, you gain 5 life.", "1/1"))
    table.cast("A", "Cold Hand").resolve()
    assert table.life("A") == (25 if tapped else 20)


@rule("608.2c", "614.15")
@pytest.mark.parametrize(("kicked", "sizes"), [(False, [1, 2]), (True, [0, 1])])
@pytest.mark.parametrize(
    "words",
    [
        "Creatures target player controls get -1/-1 until end of turn. If this spell was kicked, those creatures get "
        "-2/-2 until end of turn instead.",
        "Creatures you don't control get -1/-1 until end of turn. If this spell was kicked, those creatures get -2/-2 "
        "until end of turn instead.",
    ],
)
def test_those_creatures_are_named_by_what_is_replaced(words: str, kicked: bool, sizes: list[int]) -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.battlefield("B", card("Old Bear", "{1}{G}", "Creature — Bear", size="2/9"))
    table.battlefield("B", ogre())
    table.hand("A", card("Long Winter", "{0}", "Sorcery", f"Kicker {{1}}\n{words}"))
    if kicked:
        table.mana("A", "{1}")
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Long Winter", [1]).resolve()
    assert [table.game.chars(oid).power for oid in (*table.all("Old Bear"), *table.all("Plain Ogre"))] == sizes
    assert table.game.chars(mine).power == 2


@rule("608.2c", "614.15")
@pytest.mark.parametrize(("kicked", "life"), [(False, [20, 18, 18]), (True, [20, 15, 15])])
def test_those_players_are_named_by_what_is_replaced(kicked: bool, life: list[int]) -> None:
    table = Table(3)
    words = "Kicker {1}\nEach opponent loses 2 life. If this spell was kicked, each of those players loses 5 life instead."
    words = words.replace("each of those players loses", "they each lose").replace("they each lose", "those players lose")
    table.hand("A", card("Long Winter", "{0}", "Sorcery", words.replace("Each opponent loses", "Your opponents lose")))
    if kicked:
        table.mana("A", "{1}")
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Long Winter").resolve()
    assert [table.life(who) for who in "ABC"] == life


@rule("106.3", "601.2h")
@pytest.mark.parametrize(("treasure", "life"), [(True, 25), (False, 20)])
def test_mana_from_a_treasure(treasure: bool, life: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a spell, if mana from a Treasure was spent to cast it, you gain 5 life.", types="Artifact")
    table.hand("A", card("Cheap Bear", "{G}", "Creature — Bear", "", "2/2"))
    if treasure:
        do(table, "Create a Treasure token.")
        table.tap_for_mana("A", table.find("Treasure Token"), "G")
    else:
        table.mana("A", "{G}")
    table.cast("A", "Cheap Bear").resolve()
    assert table.life("A") == life


@rule("106.3", "601.2h")
def test_for_each_mana_from_a_treasure() -> None:
    table = Table()
    do(table, "Create three Treasure tokens.")
    words = "When Test Hoard enters, create a 1/1 black Bat creature token for each mana from a Treasure spent to cast it."
    table.hand("A", card("Test Hoard", "{2}{W}", "Enchantment", words))
    for oid in table.all("Treasure Token")[:2]:
        table.tap_for_mana("A", oid, "W")
    table.mana("A", "{W}")
    table.cast("A", "Test Hoard").resolve()
    assert len(table.all("Bat Token")) == 2


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@pytest.mark.parametrize(("way", "life"), [("flashback", 24), (None, 21)])
def test_it_was_cast_from_anywhere_other_than_the_hand(way: str | None, life: int) -> None:
    table = Table()
    text = "Flashback {0}\nIf this spell was cast from anywhere other than your hand, you gain 3 life.\nYou gain 1 life."
    (table.graveyard if way else table.hand)("A", spell(text))
    table.cast("A", "Spell", way=way).resolve()
    assert table.life("A") == life


@rule("106.3", "601.2h")
def test_as_many_tokens_as_mana_from_such_lands_was_spent() -> None:
    table = Table()
    table.battlefield("A", *[card("Dune", "", "Land — Desert", "{T}: Add {R}.")] * 2, card("Hill", "", "Land", "{T}: Add {R}."))
    table.hand("A", card("Dune Rite", "{R}{R}{R}", "Sorcery", "For each mana from a Desert spent to cast this spell, create a tapped Treasure token."))
    table.cast("A", "Dune Rite").resolve()
    made = table.all("Treasure Token")
    assert len(made) == 2 and all(table.game.obj(oid).tapped for oid in made)


@rule("701.19", "107.4h", "601.2h")
@pytest.mark.parametrize("found", ["Mud Toad", "Frost Field", "Tin Can"])
def test_a_card_of_one_of_three_kinds_is_searched_for(found: str) -> None:
    table = Table()
    table.library("A", card(*TOAD), card(*FROST), card("Tin Can", "{1}", "Artifact", ""))
    lands = table.battlefield("A", card(*FROST), card("Warm Field", "", "Land", "{T}: Add {C}."))
    table.hand("A", card(*CALL))
    for land in lands:
        table.tap_for_mana("A", land)
    table.answer("A", lambda decision: [oid for oid in decision.candidates if table.game.chars(oid).name == found])
    table.cast("A", "Three Calls").resolve()
    asked = next(decision for decision in table.asked if isinstance(decision, ChooseObjects))
    assert sorted(table.game.chars(oid).name for oid in asked.candidates) == ["Frost Field", "Mud Toad", "Tin Can"]  # no Forest
    assert asked.most == 1 and table.zone("A", "hand").count(found) == 1
    assert table.life("A") == 21  # one of the two mana came from a snow land


@rule("601.2c", "702.33g")
@pytest.mark.parametrize(("kicked", "countered"), [(True, True), (False, False)])
def test_a_spell_that_asks_how_its_target_was_cast_has_a_target(kicked: bool, countered: bool) -> None:
    table = Table()
    table.hand("A", card("Loud Rite", "{0}", "Sorcery", "Kicker {1}\nYou gain 1 life."))
    table.hand("B", card("Hush", "{0}", "Instant", "Counter target spell if it was kicked."))
    if kicked:
        table.mana("A", "{1}")
        table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Loud Rite", way=None)
    (rite,) = table.game.stack
    table.cast("B", "Hush", [rite])
    assert table.game.obj(table.game.stack[-1]).stack.targets[0][1] == (rite,)  # type: ignore[union-attr]
    table.resolve()
    paid = not table.game.players[0].pool and kicked
    assert (table.life("A") == 20) == paid


@rule("601.2b", "601.2c")
@pytest.mark.parametrize(
    ("text", "mana", "castable"),
    [
        ("Kicker {1}\nDestroy target creature with power 2 or less. If this spell was kicked, instead destroy target "
         "creature.", "{1}", True),
        ("Kicker {1}\nDestroy target creature with power 2 or less. If this spell was kicked, instead destroy target "
         "creature.", "", False),
        ("Kicker {1}\nDestroy target creature with power 2 or less. If this spell was kicked, draw a card.", "{1}", False),
        ("Gift a card\nDestroy target creature with power 2 or less. If the gift was promised, instead destroy target "
         "creature.", "", True),
    ],
)  # fmt: skip
def test_what_is_paid_besides_may_widen_the_targets(text: str, mana: str, castable: bool) -> None:
    table = Table()
    (big,) = table.battlefield("B", ogre())
    table.hand("A", card("Wide Blow", "{0}", "Instant", text))
    if mana:
        table.mana("A", mana)
    assert [action.label for action in table.actions("A")] == ["Wide Blow"] * castable
    if castable:
        table.policy = lambda decision: True if isinstance(decision, YesNo) else None
        table.cast("A", "Wide Blow", [big]).resolve()
        assert big not in table.game.battlefield


@rule("603.4")
def test_a_creature_that_you_did_not_cast_from_your_hand() -> None:
    table = Table()
    table.battlefield("A", card("Pit Caller", "{2}", "Enchantment", "Whenever a nontoken creature you control enters, if "
                                "you didn't cast it from your hand, it gains haste until your next turn.\nYou may cast "
                                "creature spells from your graveyard."))
    table.hand("A", card("Hand Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.graveyard("A", card("Grave Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Hand Cub").resolve()
    table.cast("A", "Grave Cub").resolve()
    assert not table.has(table.find("Hand Cub"), "haste")
    assert table.has(table.find("Grave Cub"), "haste")


@rule("601.2h", "207.2c")
@pytest.mark.parametrize(("mana", "counters"), [("{R}{R}{R}{1}", 1), ("{R}{R}{G}{1}", 0), ("{R}{R}{R}{R}", 1)])
def test_so_much_mana_of_a_colour_was_spent(mana: str, counters: int) -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Red Squire",
            "{3}{R}",
            "Creature — Human",
            "If at least three red mana was spent to cast this spell, this creature enters with a +1/+1 counter on it.",
            "2/2",
        ),
    )
    table.mana("A", mana).cast("A", "Red Squire").resolve()
    assert table.counters(table.find("Red Squire")).get("+1/+1", 0) == counters


@rule("601.2h")
@pytest.mark.parametrize(("mana", "life"), [("{G}{G}", 23), ("{G}{C}", 20)])
def test_mana_that_was_not_spent(mana: str, life: int) -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Odd Squire",
            "{1}{G}",
            "Creature — Human",
            "When you cast this spell, if {C} wasn't spent to cast it, you gain 3 life.",
            "2/2",
        ),
    )
    table.mana("A", mana).cast("A", "Odd Squire").resolve()
    assert table.life("A") == life


@rule("702.33c", "702.33e")
@pytest.mark.parametrize(("kicks", "life"), [((False, False), 20), ((True, False), 21), ((True, True), 23)])
def test_kicked_twice_by_two_kickers(kicks: tuple[bool, bool], life: int) -> None:
    table = Table()
    table.hand("A", card("Odd Angel", "{0}", "Creature — Angel", "Kicker {W} and/or {R}\nWhen this creature enters, if it was kicked, you gain 1 life.\n"
                         "When this creature enters, if it was kicked twice, you gain 2 life.", "1/1"))  # fmt: skip
    table.mana("A", "{W}{R}").answer("A", *kicks)
    table.cast("A", "Odd Angel").resolve()
    assert table.life("A") == life


@rule("106.3", "602.2b")
@pytest.mark.parametrize("treasure", [True, False])
def test_mana_of_a_treasure_for_an_ability(treasure: bool) -> None:
    table = Table()
    thing = permanent(table, "{1}: You gain 1 life. If mana from a Treasure was spent to activate this ability, you gain 2 life.")
    if treasure:
        do(table, "Create a Treasure token.")
    else:
        table.mana("A", "{R}")
    table.activate("A", thing).resolve()
    assert table.life("A") == (23 if treasure else 21)
