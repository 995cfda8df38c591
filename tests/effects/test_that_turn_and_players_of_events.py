"""Extra turns that words speak of, players within what an event says, and more that words look back at (CR 500.7)."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

DEAL = "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game."


@rule("500.7", "603.7")
def test_the_game_is_lost_at_the_end_of_that_turn_only() -> None:
    table = Table(3)
    do(table, DEAL)
    do(table, "Take an extra turn after this one.")
    for _ in range(2):
        table.next_turn("A")
        assert table.game.turn.extra_turn and not table.game.players[0].left, "the one made last comes first"
    table.next_turn("B")
    assert table.game.players[0].left


@rule("500.7", "603.7")
def test_a_turn_that_is_skipped_costs_nobody_the_game() -> None:
    table = Table(3)
    do(table, DEAL)
    do(table, "Target player skips their next turn.", [0])
    table.next_turn("B").next_turn("C").next_turn("A").next_turn("B")
    do(table, "Take an extra turn after this one.", who="B")
    table.next_turn("B").next_turn("C")
    assert not any(player.left for player in table.game.players)


@rule("603.2", "601.2a")
def test_a_spell_cast_from_its_players_own_hand() -> None:
    table = Table(3)
    permanent(table, "Whenever a player casts a spell from their hand, that player gains 2 life.", types="Enchantment")
    do(table, "Draw a card.")
    assert [table.life(who) for who in "ABC"] == [22, 20, 20]
    table.next_turn("C")
    do(table, "Draw a card.", who="C")
    assert [table.life(who) for who in "ABC"] == [22, 20, 22]
    again = card("Echo", "{9}", "Sorcery", "Draw a card.\nFlashback {0}")
    table.graveyard("C", again)
    table.cast("C", "Echo").resolve()
    assert table.life("C") == 22


@rule("603.2", "108.3")
def test_a_spell_that_its_player_does_not_own() -> None:
    table = Table()
    permanent(table, "Whenever a player casts a spell they don't own, that player gains 2 life.", types="Enchantment")
    table.library("B", card("Gift", "{0}", "Instant", "Draw a card."))
    do(table, "Exile the top card of target opponent's library. You may cast that card this turn.", [1])
    assert table.life("A") == 20
    table.cast("A", "Gift").resolve()
    assert (table.life("A"), table.life("B")) == (22, 20)


@rule("603.2", "201.2")
def test_a_spell_named_as_a_card_in_its_players_graveyard() -> None:
    table = Table(3)
    permanent(table, "Whenever an opponent casts a creature spell with the same name as a card in their graveyard, that player loses 10 life.")
    table.graveyard("C", bear())
    for who, life in (("B", 20), ("C", 10)):
        table.next_turn(who)
        table.hand(who, bear())
        table.mana(who, "{G}{G}")
        table.cast(who, BEAR[0]).resolve()
        assert table.life(who) == life


@rule("608.2h", "603.10a")
@pytest.mark.parametrize(("number", "expected"), [(0, {}), (2, {"+1/+1": 2})])
def test_as_many_counters_as_it_had(number: int, expected: dict[str, int]) -> None:
    table = Table()
    permanent(table, "Whenever a creature you control dies, if it had one or more +1/+1 counters on it, put that many +1/+1 counters on target "
                     "creature.", types="Enchantment")  # fmt: skip
    mine, heir = table.battlefield("A", bear(), ogre())
    for _ in range(number):
        do(table, "Put a +1/+1 counter on target creature.", [mine])
    table.targets = [heir]
    do(table, "Destroy target creature.", [mine])
    assert table.counters(heir) == expected


@rule("118.1", "119.4")
@pytest.mark.parametrize("pays", [True, False])
def test_as_many_as_life_was_paid(pays: bool) -> None:
    table = Table()
    permanent(table, "Whenever another creature you control enters, you may pay life equal to its power. If you do, put that many +1/+1 counters on it.")
    table.hand("A", ogre())
    table.mana("A", "{3}{R}").answer("A", pays)
    table.cast("A", OGRE[0]).resolve()
    assert table.life("A") == (17 if pays else 20)
    assert table.counters(table.find(OGRE[0])) == ({"+1/+1": 3} if pays else {})


@rule("108.3", "701.13")
def test_that_player_in_whose_graveyard_it_was() -> None:
    table = Table(3)
    (dead,) = table.graveyard("C", bear())
    do(table, "Put target creature card from an opponent's graveyard onto the battlefield under your control tapped. Then that player mills two "
              "cards.", [dead])  # fmt: skip
    assert table.game.controller(table.find(BEAR[0])) == 0
    assert [len(table.zone(who, GRAVEYARD)) for who in "ABC"] == [1, 0, 2]


@rule("110.2", "614.12")
def test_it_enters_under_the_control_of_an_opponent() -> None:
    table = Table(3)
    table.hand("A", card("Bad Show", "{0}", "Enchantment", "Bad Show enters under the control of an opponent of your choice.\n"
                         "At the beginning of your upkeep, you lose 1 life."))  # fmt: skip
    table.answer("A", [2])
    table.cast("A", "Bad Show").resolve()
    (show,) = table.all("Bad Show")
    assert table.game.controller(show) == 2 and table.game.obj(show).owner == 0
    table.next_turn("B").next_turn("C")
    assert [table.life(who) for who in "ABC"] == [20, 20, 19]


@rule("608.2c")
@pytest.mark.parametrize(("mine", "counters"), [(True, {"+1/+1": 2}), (False, {})])
def test_if_a_creature_you_controlled_was_among_those_destroyed(mine: bool, counters: dict[str, int]) -> None:
    table = Table(3)
    targets = [*(table.battlefield("A", bear()) if mine else ()), *table.battlefield("B", ogre()), *table.battlefield("C", ogre())]
    thing = card("Wrecker", "{0}", "Artifact", "When Wrecker enters, for each player, destroy up to one target creature that player controls. If a "
                 "creature you controlled was destroyed this way, put two +1/+1 counters on Wrecker.")  # fmt: skip
    table.hand("A", thing)
    table.targets = targets
    table.cast("A", "Wrecker", targets).resolve()
    assert not table.all(OGRE[0]) and not table.all(BEAR[0])
    assert table.counters(table.find("Wrecker")) == counters


@rule("707.10c", "608.2c")
def test_each_other_player_may_choose_targets_for_their_own_copy() -> None:
    table = Table(3)
    table.hand("A", card("Doubling Hex", "{0}", "Enchantment — Aura", "Enchant player\nWhenever enchanted player casts a sorcery spell, each other "
                         "player may copy that spell and may choose new targets for the copy they control."))  # fmt: skip
    table.cast("A", "Doubling Hex", [0]).resolve()
    table.answer("B", True, True, [0]).answer("C", False)
    do(table, "Test Rite deals 2 damage to target player.", [2])
    assert [table.life(who) for who in "ABC"] == [18, 20, 18]


@rule("609.4b", "601.3e")
def test_that_creatures_controller_may_spend_any_mana_on_it() -> None:
    table = Table()
    permanent(table, "Whenever you gain life, target creature gains haste until end of turn. Exile the top card of your library. Until end of turn, "
                     "that creature's controller may play that card and they may spend mana as though it were mana of any color to cast that spell.",
              types="Enchantment")  # fmt: skip
    (theirs,) = table.battlefield("B", sprite())
    table.library("A", card("Quick Word", "{G}", "Instant", "You gain 5 life."))
    table.targets = [theirs]
    do(table, "You gain 1 life.", [theirs])
    assert table.all("Quick Word", EXILE)
    table.mana("B", "{R}").mana("A", "{G}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.cast("B", "Quick Word").resolve()
    assert table.life("B") == 25


@rule("205.1a", "614.1c")
def test_a_card_returned_with_x_counters_is_something_else_for_good() -> None:
    table = Table()
    (dead,) = table.graveyard("A", lamp())
    (aura,) = table.graveyard("A", card("Old Aura", "{1}", "Enchantment — Aura", "Enchant creature"))
    table.mana("A", "{2}").answer("A", 2)
    words = ("Return target artifact or non-Aura enchantment card from your graveyard to the battlefield with X additional +1/+1 counters on it. "
             "It's a 1/1 Spirit creature with flying in addition to its other types.")  # fmt: skip
    do(table, words, [dead], cost="{X}")
    back = table.find("Plain Lamp")
    assert table.pt(back) == (3, 3) and table.has(back, "flying") and {"artifact", "creature"} <= set(table.game.chars(back).types)
    table.next_turn("B")
    assert table.pt(back) == (3, 3) and table.game.obj(aura).zone == GRAVEYARD


@rule("608.2c", "509.1h")
@pytest.mark.parametrize(("what", "hit"), [(BEAR, False), (("Old Elk", "{G}", "Creature — Elk", "", "1/1"), True)])
def test_a_tapped_bear_or_ogre_creature(what: tuple[str, ...], hit: bool) -> None:
    table = Table()
    thing = permanent(table, "{0}: Destroy target tapped Bear or Ogre creature.")
    (one,) = table.battlefield("B", card(*what))
    assert thing not in [action.oid for action in table.actions("A")], "it is not tapped"
    do(table, "Tap target creature.", [one])
    assert (thing in [action.oid for action in table.actions("A")]) != hit


@rule("603.2")
def test_an_enchanted_creature_or_enchantment_creature() -> None:
    table = Table()
    permanent(table, "Whenever an enchanted creature or enchantment creature you control attacks, you gain 1 life.", types="Artifact")
    plain, spirit, bound = table.battlefield("A", bear(), card("Nymph", "{1}", "Enchantment Creature — Nymph", "", "1/1"), ogre())
    table.hand("A", card("Charm", "{0}", "Enchantment — Aura", "Enchant creature"))
    table.cast("A", "Charm", [bound]).resolve()
    table.policy = lambda d: [[oid, 1] for oid in (plain, spirit, bound)] if type(d).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert table.life("A") == 22


@rule("601.2f", "601.2c", "602.2b")
@pytest.mark.parametrize(("mana", "can"), [("{B}", True), ("", False)])
def test_a_target_for_an_x_that_only_a_reduced_cost_allows(mana: str, can: bool) -> None:
    table = Table()
    thing = permanent(table, "{X}{B}: Exile target creature card with mana value X from an opponent's graveyard.")
    permanent(table, "Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce the mana in that cost to "
                     "less than one mana.", types="Artifact")  # fmt: skip
    (dead,) = table.graveyard("B", bear())
    if mana:
        table.mana("A", mana)
    assert (thing in [action.oid for action in table.actions("A")]) == can
    if can:
        table.answer("A", 2)
        table.activate("A", thing, [dead]).resolve()
        assert table.all(BEAR[0], EXILE) and not table.pool("A")


@rule("707.9b", "608.2c")
def test_what_a_copy_is_besides_is_an_exception() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Queen Ada", "{1}", "Legendary Creature — Human", "Flying", "1/1"))
    do(table, "Create a token that's a copy of target creature you control, except it isn't legendary and it's a 4/4 Bear in addition to its other "
              "types.", [one])  # fmt: skip
    (copied,) = [oid for oid in table.all("Queen Ada") if oid != one]
    assert table.pt(copied) == (4, 4) and {"Human", "Bear"} <= set(table.game.chars(copied).subtypes) and table.has(copied, "flying")
    assert table.pt(one) == (1, 1)
    do(table, "Create a token that's a copy of target creature you control.", [copied])
    assert [table.pt(oid) for oid in table.all("Queen Ada")] == [(1, 1), (4, 4), (4, 4)], "the copy's copiable values"


@rule("608.2c", "115.1")
def test_that_player_is_a_target_player_whose_graveyard_it_was() -> None:
    words = "Exile X target cards from target player's graveyard. For each card exiled this way, that player loses 1 life."
    assert card("Wake", "{X}", "Sorcery", words), "there is one player whom it can mean"
