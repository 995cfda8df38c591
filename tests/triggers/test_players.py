"""What players do (CR 603.2): draw, discard, gain or lose life, sacrifice, cycle, shuffle …"""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

GAIN = ("Small Feast", "{1}", "Instant", "You gain 2 life.")
BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
MEADOW_BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("122.6")
def test_a_discarded_card_is_exiled_from_the_graveyard_with_a_counter() -> None:
    table = Table()
    permanent(table, "Whenever an opponent discards a card, exile it from their graveyard with a stash counter on it.")
    table.hand("A", ogre())
    table.hand("B", bear())
    do(table, "Each player discards a card.")
    (found,) = table.all("Plain Bear", "exile")
    assert table.counters(found) == {"stash": 1} and table.all("Plain Ogre", "graveyard")


@rule("400.7")
def test_what_is_no_longer_in_the_graveyard_is_not_exiled() -> None:
    table = Table()
    permanent(table, "Whenever an opponent discards a card, exile it from their graveyard with a stash counter on it.")
    table.hand("B", bear())
    taker = permanent(table, "{0}: Return target card from your graveyard to your hand.", who="B", types="Artifact")
    table.hand("A", card("Test Rite", "{0}", "Instant", "Each opponent discards a card."))
    table.cast("A", "Test Rite").resolve(1)
    (gone,) = table.all("Plain Bear", "graveyard")
    table.activate("B", taker, [gone]).resolve()
    assert table.zone("B", "hand") == ["Plain Bear"] and not table.zone("B", "exile")


@rule("603.2i")
def test_what_is_done_only_once_each_turn_is_done_once_of_two_triggers_that_wait() -> None:
    table = Table()
    text = "Whenever you gain life, you may put a +1/+1 counter on this creature. Do this only once each turn."
    (owl,) = table.battlefield("A", card("Calm Owl", "{2}", "Creature — Bird", text, "1/1"))
    table.hand("A", card(*GAIN), card(*GAIN))
    table.mana("A", "{2}").answer("A", True, True)
    table.cast("A", "Small Feast").resolve(1)
    table.cast("A", "Small Feast").resolve(1)
    assert len(table.game.stack) == 2
    table.resolve()
    assert table.counters(owl) == {"+1/+1": 1}


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("608.2c")
def test_that_card_is_a_creature_that_was_exiled_since_a_card_was_cycled() -> None:
    table = Table()
    words = ("Whenever a player cycles a card, you may exile target creature. If you do, return that card to the battlefield under its "
             "owner's control at the beginning of the next end step.")  # fmt: skip
    table.battlefield("A", card("Slow Drift", "{2}{W}", "Enchantment", words))
    table.battlefield("B", card(*BEAR))
    (cycled,) = table.hand("A", card("Round Stone", "{5}", "Artifact", "Cycling {1}"))
    table.mana("A", "{1}").answer("A", True).activate("A", cycled).resolve()
    assert "Meadow Bear" in table.zone("B", "exile")
    table.to_step("end").resolve()
    assert "Meadow Bear" in names(table) and "Round Stone" in table.zone("A", "graveyard")


@rule("708.7", "603.2")
def test_only_what_you_turn_face_up_gets_a_counter() -> None:
    table = Table()
    permanent(table, "Whenever you turn a permanent face up, put a +1/+1 counter on it.")
    morph = card("Hidden Elf", "{4}{G}", "Creature — Elf", "Morph {0}", "1/1")
    for who, gets in (("A", 1), ("B", 0)):
        (oid,) = table.hand(who, morph)
        table.mana(who, "{C}{C}{C}")
        if who == "B":
            table.next_turn("B")
            table.mana(who, "{C}{C}{C}")
        table.act(who, lambda action, oid=oid: action.oid == oid and action.kind == "cast" and action.way != "").resolve()
        down = next(ref for ref in table.game.permanents() if table.game.obj(ref).face_down)
        table.special(who, down).resolve()
        assert table.counters(table.find("Hidden Elf", who=who)).get("+1/+1", 0) == gets


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@rule("603.2c")
def test_one_or_more_cards_discarded_at_once_trigger_once() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever you discard one or more cards, you gain that much life."))
    table.hand("A", card(*MEADOW_BEAR), card(*OGRE), card("Forget", "{0}", "Sorcery", "Discard two cards."))
    table.cast("A", "Forget")
    table.resolve(1)
    assert len(table.stack()) == 1
    table.resolve()
    assert table.life("A") == 22


@rule("121.2", "603.2")
def test_the_first_and_the_second_card() -> None:
    table = Table()
    octopus = permanent(table, "Whenever you draw your first or second card each turn, put an ingenuity counter on this creature.")
    do(table, "Draw three cards.")
    assert table.game.obj(octopus).counters == {"ingenuity": 2}


@rule("603.2")
def test_the_second_card_drawn_in_a_turn_of_whoever_draws_it() -> None:
    table = Table()
    permanent(
        table, "Whenever a player draws their second card during their turn, you gain 1 life.", types="Enchantment"
    )
    do(table, "Draw two cards.")
    assert table.life("A") == 21
    do(table, "Each opponent draws three cards.")
    assert table.life("A") == 21
    table.next_turn("B")
    assert table.life("A") == 21
    do(table, "Draw a card.", who="B")
    assert table.life("A") == 22


@rule("603.2")
def test_life_lost_for_the_first_time_in_each_of_their_turns() -> None:
    table = Table(3)
    permanent(
        table,
        "Whenever an opponent loses life for the first time during each of their turns, you gain 1 life.",
        types="Enchantment",
    )
    do(table, "Each opponent loses 1 life.")
    assert table.life("A") == 20
    table.next_turn("B")
    do(table, "Each player loses 1 life.", who="B")
    assert table.life("A") == 20
    do(table, "Each player loses 1 life.", who="B")
    assert table.life("A") == 19
