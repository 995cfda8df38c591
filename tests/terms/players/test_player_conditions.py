"""What is so of players: what they own in exile, whether they are poisoned (CR 108.3, 122.1f)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("122.1f")
@pytest.mark.parametrize("poison", [0, 1])
def test_a_player_with_a_poison_counter_is_poisoned(poison: int) -> None:
    table = Table()
    (rat,) = table.battlefield("A", card("Sick Rat", "{B}", "Creature — Rat", "~ has menace as long as an opponent is poisoned.", "1/1"))
    table.game.write_player(1).counters = {"poison": poison}
    table.game.changed()
    assert table.has(rat, "menace") == bool(poison)


@rule("102.3")
@pytest.mark.parametrize(("seats", "tapped"), [(2, True), (3, False)])
def test_tapped_unless_you_have_two_or_more_opponents(seats: int, tapped: bool) -> None:
    table = Table(seats)
    table.hand("A", card("Cloud Sea", "", "Land", "Cloud Sea enters tapped unless you have two or more opponents.\n{T}: Add {U}."))
    table.play("A", "Cloud Sea")
    assert table.game.objects[table.find("Cloud Sea")].tapped == tapped


@rule("119.1")
@pytest.mark.parametrize(("lives", "drawn"), [((20, 20, 9), 1), ((20, 21, 9), 0), ((30, 21, 9), 1)])
def test_most_life_or_tied(lives: tuple[int, ...], drawn: int) -> None:
    table = Table(3)
    idol = permanent(table, "{0}: You gain 1 life. Activate only if you have the most life or are tied for most life.", types="Artifact")
    for who, life in zip("ABC", lives, strict=True):
        table.life(who, life)
    assert any(action.oid == idol for action in table.actions("A")) == bool(drawn)


@rule("108.3", "104.3e")
def test_who_owns_so_many_such_cards() -> None:
    table = Table(3)
    killer = permanent(table, "{0}: Exile target creature. Put a hit counter on that card. Target opponent loses the game if they own two or more exiled "
                       "cards with hit counters on them.", types="Artifact")  # fmt: skip
    one, two = table.battlefield("B", bear(), ogre())
    table.activate("A", killer, [one, 1]).resolve()
    assert not table.game.players[1].left
    table.activate("A", killer, [two, 2]).resolve()
    assert not table.game.players[2].left and not table.game.players[1].left
    (three,) = table.battlefield("B", sprite())
    table.activate("A", killer, [three, 1]).resolve()
    assert table.game.players[1].left and not table.game.players[2].left


@rule("102.3")
def test_if_that_player_is_your_opponent() -> None:
    table = Table()
    permanent(table, "At the beginning of each player's upkeep, that player gains 1 life. If the player is your opponent and has one or more cards in "
                     "hand, Test Thing deals 2 damage to them.", types="Enchantment")  # fmt: skip
    table.hand("B", bear())
    table.hand("A", bear())
    table.next_turn("B")
    assert (table.life("A"), table.life("B")) == (20, 19)
    table.next_turn("A")
    assert table.life("A") == 21


@rule("614.1a", "104.2b")
@pytest.mark.parametrize("cards", [0, 1])
def test_winning_instead_of_drawing_from_an_empty_library(cards: int) -> None:
    table = Table(library=cards)
    table.battlefield("A", card("Last Page", "{3}", "Enchantment", "If you would draw a card while your library has no "
                                "cards in it, you win the game instead."))
    table.hand("A", card("Trickle", "{0}", "Sorcery", "You draw a card."))
    table.cast("A", "Trickle").resolve()
    assert bool(table.game.over) == (cards == 0)
    assert len(table.zone("A", "hand")) == cards


@rule("401.1")
@pytest.mark.parametrize(("cards", "gained"), [(21, 0), (20, 3)])
def test_if_a_library_has_so_few_cards_in_it(cards: int, gained: int) -> None:
    table = Table(library=21)
    table.library("A", card(*CUB))
    if cards == 20:
        table.hand("B", card("Peek", "{0}", "Instant", "You draw a card."))
        table.cast("B", "Peek").resolve()
    (well,) = table.battlefield("A", card("Dry Well", "{1}", "Artifact", "{T}: You gain 3 life if a library has twenty or "
                                          "fewer cards in it."))
    table.activate("A", well).resolve()
    assert table.life("A") == 20 + gained


@rule("508.5", "603.4")
@pytest.mark.parametrize(("whom", "born"), [("A", 1), ("C", 0)])
def test_if_you_are_the_defending_player(whom: str, born: int) -> None:
    table = Table(3)
    permanent(table, "Whenever a creature an opponent controls attacks, if you're the defending player, create a 1/1 red Rat creature token.", types="Enchantment")
    (attacker,) = table.battlefield("B", ogre())
    table.answer("B", [[attacker, table.seat(whom)]])
    table.to_step("declare_attackers", "B")
    table.resolve()
    assert len(table.all("Rat Token")) == born


@rule("122.1")
def test_so_many_counters_of_a_kind_on_a_player() -> None:
    """Three or more on one opponent, not three on several; each who has them is meant, the others not."""
    table = Table(3)
    beast = permanent(table, "As long as an opponent has three or more poison counters, this creature gets +2/+2.")
    do(table, "Each opponent gets two poison counters.")
    assert table.pt(beast) == (1, 1)
    do(table, "Target opponent gets a poison counter.", [2])
    assert table.pt(beast) == (3, 3)
    do(
        table,
        "Each opponent who has three or more poison counters loses 3 life. Each opponent with two or fewer poison counters loses 1 life.",
    )
    assert [table.life(who) for who in "ABC"] == [20, 19, 17]
    do(table, "If you have three or more poison counters, you lose 5 life.")
    assert table.life("A") == 20


@rule("119.1")
def test_no_opponent_has_more_life_than_that_player() -> None:
    table = Table(3)
    (bear_,) = table.battlefield(
        "A",
        card(
            "Odd Bear",
            "{1}",
            "Creature — Bear",
            "Whenever this creature attacks a player, if no opponent has more life than that player, draw a card.",
            "1/1",
        ),
    )
    table.life("B", 15)
    hand = len(table.zone("A", "hand"))
    table.answer("A", [[bear_, 1]]).to_step("declare_attackers")
    table.resolve()
    assert len(table.zone("A", "hand")) == hand
    table.next_turn("A").answer("A", [[bear_, 2]]).to_step("declare_attackers")
    hand = len(table.zone("A", "hand"))
    table.resolve()
    assert len(table.zone("A", "hand")) == hand + 1


@rule("310.8")
def test_who_protects_a_battle() -> None:
    table = Table(3)
    table.hand("A", card("Odd Siege", "{0}", "Battle — Siege", "When this Siege enters, draw a card.", defense="5"))
    table.cast("A", "Odd Siege").resolve()
    siege = table.find("Odd Siege")
    protector = table.game.obj(siege).choices["protector"]
    assert protector in (1, 2)
    do(table, "Choose target battle. If an opponent protects it, remove three defense counters from it. Otherwise, put three defense counters on it.", [siege])
    assert table.counters(siege) == {"defense": 2}


@rule("122.1", "608.2c")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (3, 5), (5, 5), (7, 7)])
def test_by_how_many_counters_a_player_has_fewer(before: int, after: int) -> None:
    table = Table()
    table.game.players[1].counters["poison"] = before
    do(table, "If target player has fewer than five poison counters, they get a number of poison counters equal to the "
              "difference.", [1])  # fmt: skip
    assert table.game.players[1].counters.get("poison", 0) == after


@rule("122.1", "508.5")
@pytest.mark.parametrize("kind", ["rad", "poison"])
def test_a_player_has_a_counter(kind: str) -> None:
    table = Table()
    sneak = permanent(table, f"This creature has flying as long as an opponent has a {kind} counter.")
    assert not table.has(sneak, "flying")
    do(table, f"Target player gets a {kind} counter.", [0])
    assert not table.has(sneak, "flying")
    do(table, f"Target player gets a {kind} counter.", [1])
    assert table.has(sneak, "flying")


@rule("119.1", "402.1")
def test_a_player_has_so_many_more_cards_in_hand() -> None:
    table = Table()
    words = "If an opponent has at least two more cards in hand than you, you gain 1 life."
    table.hand("B", bear())
    do(table, words)
    assert table.life("A") == 20
    table.hand("B", bear())
    do(table, words)
    assert table.life("A") == 21
