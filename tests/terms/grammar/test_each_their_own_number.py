"""What is counted for "they" is each player's own where several do something.

So is what was done.
"""

from __future__ import annotations

import pytest

from engine.game.decisions.orders import Distribute
from engine.game.events.cards import PlayerDid
from engine.game.rules.questions.looking import LOOK
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, sprite
from tests.support.boards.table import Table

THEIRS = "where X is the number of creatures they control"


def one_against_three() -> Table:
    """A has one creature and B has three."""
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", bear(), ogre(), ogre())
    return table


def counted(table: Table, kind: str) -> list[int]:
    """How many counters of a kind each player has on what they control."""
    mine = [[oid for oid in table.game.battlefield if table.game.controller(oid) == seat] for seat in (0, 1)]
    return [sum(table.game.objects[oid].counters.get(kind, 0) for oid in oids) for oids in mine]


@rule("608.2c", "each player: as many as they themselves have")
@pytest.mark.parametrize(
    "words", [f"bolsters X, {THEIRS}", f"puts X +1/+1 counters on a creature they control, {THEIRS}",
              f"puts X +1/+1 counters on a creature they control and a tusk counter on another creature they control, {THEIRS}"],
)  # fmt: skip
def test_counters_are_put_as_many_as_each_has_creatures(words: str) -> None:
    assert counted(do(one_against_three(), f"Each player {words}."), "+1/+1") == [1, 3]


@rule("608.2c", "each player: as many as they themselves have", "122.1")
@pytest.mark.parametrize(
    ("words", "kind"), [("a poison counter for each creature they control", "poison"), (f"X experience counters, {THEIRS}", "experience"),
                        ("{E} for each creature they control", "energy")],
)  # fmt: skip
def test_players_get_counters_as_many_as_each_has_creatures(words: str, kind: str) -> None:
    table = do(one_against_three(), f"Each player gets {words}.")
    assert [player.counters.get(kind, 0) for player in table.game.players] == [1, 3]


@rule("608.2c", "each player: as many as they themselves have")
def test_dread_is_manifested_and_life_is_paid_as_often_as_each_has_creatures() -> None:
    table = do(one_against_three(), f"Each player manifests dread X times, {THEIRS}.")
    assert [sum(table.game.controller(oid) == seat for oid in table.game.battlefield) for seat in (0, 1)] == [2, 6]
    table = do(one_against_three(), f"Each player pays X life, {THEIRS}.")
    assert (table.life("A"), table.life("B")) == (19, 17)


@rule("608.2c", "each player: as many as they themselves have", "701.22a")
def test_each_player_fateseals_as_many_as_they_have_creatures() -> None:
    table = do(one_against_three(), f"Each player fateseals X, {THEIRS}.")
    assert [(decision.seat, len(decision.objects)) for decision in table.asked if isinstance(decision, Distribute)] == [(0, 1), (1, 3)]


@rule("608.2c", "each player: up to their own number")
def test_each_player_discovers_up_to_their_own_number() -> None:
    table = one_against_three()
    table.library("A", bear())
    table.library("B", bear())
    do(table.answer("B", False), f"Each player discovers X, {THEIRS}.")
    assert "Plain Bear" not in table.zone("A", "hand") and "Plain Bear" in table.zone("B", "hand"), "of mana value 2"


@rule("608.2d", "the player announces what they choose: each among their own", "707.2")
def test_each_player_creates_a_copy_of_a_creature_of_their_own() -> None:
    table = one_against_three()
    chosen = [oid for oid in table.game.battlefield if table.game.controller(oid) == 1 and table.game.chars(oid).name == "Plain Ogre"]
    do(table.answer("B", chosen[:1]), "Each player creates a token that's a copy of a creature they control.")
    made = [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    assert [(table.game.controller(oid), table.game.chars(oid).name) for oid in made] == [(0, "Plain Bear"), (1, "Plain Ogre")]
    table = do(one_against_three(), f"Each player creates X tokens that are copies of target creature you control, {THEIRS}.")
    made = [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    assert [table.game.controller(oid) for oid in made] == [0, 1, 1, 1] and {table.game.chars(oid).name for oid in made} == {"Plain Bear"}


@rule("701.16d", "only the players who look at a card see it", "608.2c")
@pytest.mark.parametrize(("words", "numbers"), [("the top card of their library", (1, 1)), (f"the top X cards of their library, {THEIRS}", (1, 3)), ("their hand", (2, 1))])
def test_each_player_looks_at_cards_of_their_own_alone(words: str, numbers: tuple[int, int]) -> None:
    table = one_against_three()
    table.hand("A", bear(), bear())
    table.hand("B", ogre())
    do(table, f"Each player looks at {words}.")
    looked = [event for event in table.game.history.this_turn if isinstance(event, PlayerDid) and event.deed == LOOK]
    assert [(event.player, event.number) for event in looked] == [(0, numbers[0]), (1, numbers[1])]
    assert all(table.game.obj(oid).owner == event.player for event in looked for oid in event.oids)


@rule("608.2c", "that player, they: whoever is dealt it", "120.3a")
@pytest.mark.parametrize(
    ("words", "lives"), [
        ("damage to each player equal to the number of creatures they control", (19, 17)),
        ("damage to each player equal to the number of creatures that player controls", (19, 17)),
        ("1 damage to each player for each creature they control", (19, 17)), (f"X damage to each player, {THEIRS}", (19, 17)),
        (f"X damage to each opponent, {THEIRS}", (20, 17)), ("damage to each player equal to the number of creatures you control", (19, 19)),
    ],
)  # fmt: skip
def test_each_player_is_dealt_as_much_as_they_have_creatures(words: str, lives: tuple[int, int]) -> None:
    table = do(one_against_three(), f"Test Rite deals {words}.")
    assert (table.life("A"), table.life("B")) == lives


@rule("608.2c", "its controller: of each creature that is dealt it", "120.3e")
def test_each_creature_is_dealt_as_much_as_its_controller_has_creatures() -> None:
    table = do(one_against_three(), "Test Rite deals damage to each creature equal to the number of creatures its controller controls.")
    assert [(table.game.controller(oid), table.game.objects[oid].damage) for oid in table.game.battlefield] == [(0, 1)]


@rule("608.2c", "for each creature they control: each their own")
def test_as_much_is_sacrificed_returned_and_put_off_as_each_has_creatures() -> None:
    table = one_against_three()
    for who in "AB":
        table.battlefield(who, lamp(), lamp(), lamp(), lamp())
        table.graveyard(who, *[sprite()] * 4)
    do(table, "Each player sacrifices an artifact for each creature they control.")
    assert [sum(table.game.controller(oid) == seat for oid in table.all("Plain Lamp")) for seat in (0, 1)] == [3, 1]
    do(table, "Each player returns a creature card from their graveyard to their hand for each creature they control.")
    assert [table.zone(who, "hand").count("Plain Sprite") for who in "AB"] == [1, 3]
    do(table, f"Each player takes X extra turns after this one, {THEIRS}.")
    assert sorted(turn.player for turn in table.game.turn.extra) == [0, 1, 1, 1]


@rule("608.2c", "it, that card, they milled: what each of them did it to")
@pytest.mark.parametrize(
    ("words", "lives"), [
        ("sacrifices a creature, then gains life equal to its toughness", (22, 23)),
        ("discards a card, then loses life equal to its mana value", (17, 18)),
        ("reveals the top card of their library and loses life equal to its mana value", (19, 17)),
        ("reveals the top card of their library, loses life equal to that card's mana value, then puts it into their hand", (19, 17)),
        ("exiles the top card of their library, then loses life equal to the exiled card's mana value", (19, 17)),
        ("mills two cards, then gains 1 life for each creature card they milled this way", (21, 22)),
        ("reveals their hand, then gains 3 life for each artifact card they revealed this way", (20, 23)),
    ],
)  # fmt: skip
def test_what_each_player_did_is_each_ones_own_affair(words: str, lives: tuple[int, int]) -> None:
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", ogre())
    table.hand("A", ogre())
    table.hand("B", lamp() if "artifact" in words else bear())
    table.library("A", sprite(), lamp())
    table.library("B", ogre(), bear())
    do(table, f"Each player {words}.")
    assert (table.life("A"), table.life("B")) == lives


@rule("608.2c", "you milled: of what all of them did, what its controller did")
@pytest.mark.parametrize(("words", "life"), [("you milled this way", 21), ("milled this way", 23)])
def test_what_its_controller_did_is_told_from_what_all_did(words: str, life: int) -> None:
    table = Table()
    table.library("A", sprite(), lamp())
    table.library("B", ogre(), bear())
    assert do(table, f"Each player mills two cards. You gain 1 life for each creature card {words}.").life("A") == life


@rule("707.2", "608.2c", "it: what each of them exiled")
def test_each_player_creates_a_copy_of_what_they_exiled() -> None:
    table = one_against_three()
    chosen, _ = table.all("Plain Ogre")
    do(table.answer("B", [chosen]), "Each player exiles a creature they control, then creates a token that's a copy of it.")
    made = [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    assert [(table.game.controller(oid), table.game.chars(oid).name) for oid in made] == [(0, "Plain Bear"), (1, "Plain Ogre")]


@rule("608.2c", "if it is, otherwise: asked of what each of them did")
@pytest.mark.parametrize(
    ("words", "lives"), [
        ("reveals the top card of their library. If it's a creature card, that player loses 3 life. Otherwise, they gain 5 life", (17, 25)),
        ("mills a card. If that card is a creature card, that player loses 3 life", (17, 20)),
        ("discards a card. If it's a creature card, that player loses 3 life. Otherwise, you gain 5 life", (22, 20)),
        ("discards a card. If it's a creature card, you gain 3 life. If you control an artifact, you gain 1 life. Otherwise, you gain 5 life", (28, 20)),
    ],
)  # fmt: skip
def test_whether_it_is_so_is_asked_of_each_player_apart(words: str, lives: tuple[int, int]) -> None:
    table = Table()
    for who, made in (("A", bear()), ("B", lamp())):
        table.library(who, made)
        table.hand(who, made)
    do(table, f"Each player {words}.")
    assert (table.life("A"), table.life("B")) == lives


@rule("608.2c", "that player puts it: each their own", "701.16d")
def test_each_player_puts_onto_the_battlefield_what_they_revealed_themselves() -> None:
    table = Table()
    table.library("A", bear())
    table.library("B", lamp())
    do(table, "Each player reveals the top card of their library. If it's a creature card, that player puts it onto the battlefield. "
              "Otherwise, they put it into their graveyard.")  # fmt: skip
    assert [table.game.controller(oid) for oid in table.all("Plain Bear")] == [0] and "Plain Lamp" in table.zone("B", "graveyard")


@rule("608.2d", "an opponent: the controller says once which", "101.4")
@pytest.mark.parametrize("words", ["An opponent sacrifices a creature.", "An opponent puts a +1/+1 counter on a creature they control."])
def test_which_opponent_does_it_is_asked_once(words: str) -> None:
    table = Table(3)
    for who in "ABC":
        table.battlefield(who, bear())
    do(table.answer("A", [2]), words)
    assert [decision.seat for decision in table.asked if getattr(decision, "purpose", "") == "player"] == [0]
    left = [(table.game.controller(oid), bool(table.game.objects[oid].counters)) for oid in table.game.battlefield]
    assert left == ([(0, False), (1, False)] if "sacrifices" in words else [(0, False), (1, False), (2, True)])


@rule("608.2c", "608.2h")
def test_what_each_controlled_that_was_destroyed_this_way() -> None:
    """Whoever owns them; what was regenerated was not."""
    table = Table()
    table.battlefield("A", bear(), bear())
    table.battlefield("B", bear())
    (stolen,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature.", [stolen])
    do(
        table,
        "Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were destroyed this way.",
    )
    assert (table.life("A"), table.life("B")) == (17, 19)
