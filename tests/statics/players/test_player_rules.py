"""What is said of players (CR 101.2, 613.10): life totals, hand size, lands, steps, the top card."""

from __future__ import annotations

import pytest

from engine.core.mana_letters import letters_of
from engine.core.zones import HAND
from engine.game.events.life import GainLife, LoseLife
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.seeing import may_see
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Frog", "", "2/2")
MUD_TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
SPELL = ("Short Spell", "{1}", "Instant", "You gain 1 life.")
MEADOW = ("Wet Meadow", "", "Land", "{T}: Add {G}.")
FORGE = ("Low Forge", "{1}", "Artifact", "{1}: You gain 1 life.")
LOOSE = ("Loose Cub", "{3}", "Creature — Bear", "Morph {2}\nCycling {1}", "2/2")
JAIL = ("Mind Jail", "{3}", "Enchantment", "At the beginning of your upkeep, choose target opponent. This turn, that player can't cast spells "
        "or activate abilities and plays with their hand revealed. You may play cards from that player's hand this turn.")  # fmt: skip


@rule("104.2", "104.3b")
def test_a_player_who_cant_win_while_their_opponents_cant_lose() -> None:
    table = Table()
    demon = permanent(table, "You can't win the game and your opponents can't lose the game.")
    do(table, "Each opponent loses 25 life.")
    do(table, "You win the game.")
    assert not table.game.over and table.life("B") == -5
    do(table, "Destroy target creature.", [demon])
    assert table.game.over


def _pool(table: Table, seat: int = 0) -> str:
    return "".join(sorted(letters_of(table.game.players[seat].pool)))


@rule("500.5", "106.4")
def test_mana_that_stays_and_counts() -> None:
    table = Table()
    table.battlefield("A", card("Green Vessel", "{2}{G}", "Creature — Elemental", "Green mana doesn't empty from your "
                                "mana pool as steps and phases end.\n~ gets +1/+1 for each green mana in your mana "
                                "pool.", "1/1"))
    table.mana("A", "{G}{G}{R}")
    assert table.pt(table.find("Green Vessel")) == (3, 3)
    table.to_step("main2")
    assert _pool(table) == "GG" and table.pt(table.find("Green Vessel")) == (3, 3)


@rule("500.5")
def test_nobody_loses_unspent_mana() -> None:
    table = Table()
    table.battlefield("B", card("Still Pond", "{3}", "Enchantment", "Players don't lose unspent mana as steps and phases "
                                "end."))
    table.mana("A", "{R}")
    table.to_step("main2")
    assert _pool(table) == "R"


@rule("402.3")
@pytest.mark.parametrize(("words", "seen"), [
    ("Players play with their hands revealed.", (True, True)), ("Your opponents play with their hands revealed.", (False, True)),
    ("Play with your hand revealed.", (True, False)),
])  # fmt: skip
def test_hands_revealed(words: str, seen: tuple[bool, bool]) -> None:
    from engine.game.rules.questions.seeing import may_see

    table = Table()
    permanent(table, words, types="Enchantment")
    (mine,) = table.hand("A", bear())
    (theirs,) = table.hand("B", ogre())
    assert (may_see(table.game, 1, mine), may_see(table.game, 0, theirs)) == seen


@rule("101.2", "119.7", "121.2")
def test_players_can_neither_draw_nor_gain_life() -> None:
    table = Table()
    permanent(table, "Players can't draw cards or gain life.", types="Enchantment")
    hand = len(table.zone("A", "hand"))
    do(table, "Draw two cards. You gain 3 life.")
    assert len(table.zone("A", "hand")) == hand and table.life("A") == 20


@rule("121.2")
def test_no_more_than_one_card_each_turn() -> None:
    table = Table()
    permanent(table, "Each player can't draw more than one card each turn.", types="Enchantment")
    do(table, "Draw three cards. Each opponent draws two cards.")
    assert len(table.zone("A", "hand")) == 1 and len(table.zone("B", "hand")) == 1


@rule("614.10")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_step_is_skipped_if_something_is_so_as_it_would_begin(cards: int) -> None:
    table = Table(library=40)
    table.battlefield("A", card("Idle Gate", "{1}", "Enchantment", "Skip your upkeep step if you have no cards in hand.\nAt the beginning of each "
                                "player's upkeep, that player loses 1 life."))  # fmt: skip
    table.next_turn("B")
    assert table.life("B") == 19  # only A skips
    table.hand("A", *(card(*TOAD) for _ in range(cards)))
    table.next_turn("A")
    assert table.life("A") == 20 - cards


def _seen(table: Table, who: str) -> dict[str, list[str]]:
    """Whose cards in hand a player sees, by owner; Forests drawn apart."""
    game, seat = table.game, table.seat(who)
    return {
        name: [game.chars(oid).name for oid in game.zone("hand", table.seat(name)) if may_see(game, seat, oid) and game.chars(oid).name != "Forest"]
        for name in "ABC"[: len(game.players)]
    }


@rule("402.3")
@pytest.mark.parametrize(("words", "revealed"), [
    ("Play with your hand revealed.", "A"), ("Your opponents play with their hands revealed.", "BC"),
    ("Players play with their hands revealed.", "ABC"), ("Each opponent plays with their hand revealed.", "BC"),
])  # fmt: skip
def test_all_players_see_a_hand_that_is_played_with_revealed(words: str, revealed: str) -> None:
    table = Table(3)
    for who in "ABC":
        table.hand(who, card(*MUD_TOAD))
    (glass,) = table.battlefield("A", card("Clear Glass", "{2}", "Enchantment", words))
    for who in "ABC":
        assert _seen(table, who) == {one: ["Mud Toad"] if one in revealed or one == who else [] for one in "ABC"}
    table.battlefield("A", card("Void Wind", "{0}", "Artifact", "{0}: Exile target enchantment."))
    table.activate("A", table.find("Void Wind"), targets=[glass]).resolve()
    assert all(_seen(table, who) == {one: ["Mud Toad"] if one == who else [] for one in "ABC"} for who in "ABC")


def _jailed() -> Table:
    """Three players; in A's upkeep B is chosen, whose hand has a creature, an instant, a land and one with morph."""
    table = Table(3)
    table.battlefield("A", card(*JAIL), card(*MEADOW))
    table.battlefield("B", card(*MEADOW), card(*FORGE))
    table.hand("B", card(*MUD_TOAD), card(*SPELL), card(*MEADOW), card(*LOOSE))
    table.hand("C", card(*MUD_TOAD), card(*SPELL))
    table.answer("A", [table.seat("B")])
    table.next_turn("A")
    assert not table.answers[table.seat("A")]
    return table


@rule("601.3", "611.2", "602.5", "305.1")
def test_cards_of_a_chosen_players_hand_may_be_played_this_turn() -> None:
    table = _jailed()
    for who in "ABC":
        table.mana(who, "{5}{G}")
    labels = {who: sorted(a.label for a in table.actions(who) if a.kind != "pass") for who in "ABC"}
    assert {"Mud Toad", "Short Spell", "Wet Meadow", "Loose Cub"} <= set(labels["A"])
    assert not labels["B"]  # neither the forge nor the land nor cycling, though it is B's card
    assert labels["C"] == ["Short Spell"]  # C is no part of it
    assert _seen(table, "C")["B"] and not _seen(table, "A")["C"]
    table.cast("A", "Mud Toad").resolve()
    assert table.all("Mud Toad", who="A")
    table.play("A", "Wet Meadow")
    assert len(table.all("Wet Meadow", who="A")) == 2
    table.cast("A", "Short Spell").resolve()
    assert table.life("A") == 21
    assert table.zone("B", "graveyard") == ["Short Spell"] and not table.zone("A", "graveyard")  # into its owner's


@rule("611.2", "514.2")
def test_in_the_next_turn_that_hand_is_that_players_again() -> None:
    table = _jailed()
    table.next_turn("B")
    for who in "AB":
        table.mana(who, "{5}{G}")
    assert not [a for a in table.actions("A") if a.label in ("Mud Toad", "Short Spell", "Loose Cub")]
    assert not _seen(table, "A")["B"]
    table.to_step("main1", "B")
    table.mana("B", "{5}{G}")
    assert {"Mud Toad", "Short Spell", "Loose Cub"} <= {a.label for a in table.actions("B")}


@rule("121.2")
def test_opponents_draw_no_more_than_one_card_each_turn() -> None:
    table = Table(3)
    table.battlefield("A", card("Hush Sphinx", "{3}", "Creature — Sphinx",
                                "Each opponent can't draw more than one card each turn.", "3/3"))
    table.hand("A", card("Flood", "{0}", "Sorcery", "Each player draws three cards."))
    table.cast("A", "Flood").resolve()
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [4, 1, 1]  # A has the card of the draw step, too
    table.next_turn("B").to_step("main1")
    assert len(table.zone("B", "hand")) == 2  # the card of the draw step is this turn's only one
    table.hand("B", card("Trickle", "{0}", "Sorcery", "You draw a card."))
    table.cast("B", "Trickle").resolve()
    assert len(table.zone("B", "hand")) == 2


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("500.4")
def test_mana_that_is_not_lost_as_steps_end(table: Table) -> None:
    table.battlefield("A", order("Players don't lose unspent mana as steps and phases end."))
    table.mana("A", "{R}").mana("B", "{G}")
    table.to_step("end")
    assert [len(player.pool) for player in table.game.players] == [1, 1]


@rule("500.4")
def test_only_mana_of_a_color_is_kept(table: Table) -> None:
    table.battlefield("A", order("You don't lose unspent green mana as steps and phases end."))
    table.mana("A", "{R}{G}")
    table.to_step("end")
    assert table.pool("A") == "G"


@rule("119.7", "119.8")
def test_a_life_total_that_can_not_change(table: Table) -> None:
    table.battlefield("A", order("Your life total can't change."))
    happen(table.game, GainLife(0, 3))
    happen(table.game, LoseLife(0, 3))
    happen(table.game, LoseLife(1, 3))
    assert (table.life("A"), table.life("B")) == (20, 17)


@rule("701.19")
def test_libraries_that_can_not_be_searched(table: Table) -> None:
    table.battlefield("A", order("Your opponents can't search libraries."))
    seek = card("Slow Search", "{0}", "Sorcery", "Search your library for a card, put it into your hand, then shuffle.")
    table.hand("B", seek)
    table.next_turn("B")
    before = len(table.zone("B", HAND))
    table.cast("B", "Slow Search").resolve()
    assert len(table.zone("B", HAND)) == before - 1


@rule("402.2", "514.1")
def test_a_maximum_hand_size_equal_to_a_number() -> None:
    table = Table()
    permanent(table, "Your maximum hand size is equal to the number of artifacts you control.", types="Enchantment")
    table.battlefield("A", lamp(), lamp())
    table.battlefield("B", lamp())
    for who in "AB":
        table.hand(who, *(card(f"Odd Book {number}", "{9}", "Artifact") for number in range(5)))
    table.next_turn("B").next_turn("A")
    assert len(table.zone("A", "hand")) in (2, 3) and len(table.zone("B", "hand")) >= 5


@rule("101.2", "701.17a")
def test_what_opponents_control_cannot_cause_one_to_sacrifice() -> None:
    table = Table()
    permanent(table, "Spells and abilities your opponents control can't cause you to sacrifice creatures.", types="Enchantment")
    table.battlefield("A", bear())
    edict = card("Small Edict", "{0}", "Sorcery", "Each player sacrifices a creature of their choice.")
    toll = card("Small Toll", "{0}", "Sorcery", "Target player discards a card unless they sacrifice a creature.")
    table.battlefield("B", bear())
    table.hand("B", edict, toll)
    table.hand("A", ogre())
    table.next_turn("B").to_step("main1")
    table.cast("B", "Small Edict").resolve()
    assert [table.game.controller(oid) for oid in table.all("Plain Bear")] == [0], "only B's own was sacrificed"
    table.cast("B", "Small Toll", targets=[0]).resolve()
    assert table.all("Plain Bear") and len(table.zone("A", "graveyard")) == 1, "it can't be paid so"
    table.next_turn("A").to_step("main1")
    table.hand("A", edict)
    table.cast("A", "Small Edict").resolve()
    assert not table.all("Plain Bear"), "but one's own spell can"


@rule("106.4", "614.1a")
def test_unspent_mana_becomes_other_mana_instead() -> None:
    """Only the player's own; of two such effects one is enough, and what is spent on certain things stays so."""
    table = Table()
    for color in ("colorless", "red"):
        permanent(table, f"If you would lose unspent mana, that mana becomes {color} instead.", types="Artifact")
    table.mana("A", "{G}{G}").mana("B", "{G}")
    table.answer("A", 0).to_step("begin_combat")
    assert sorted(table.pool("A")) in (["C", "C"], ["R", "R"]) and table.pool("B") == ""
