"""Deathtouch (CR 702.2)."""

from __future__ import annotations

import pytest

from engine.game.decisions.combat import AssignDamage
from engine.game.events.damage import Damage
from engine.game.events.zone_changes import Destroy, ZoneChange
from engine.game.rules.combat.questions import BLOCKS_MORE
from engine.game.rules.events.happening import happen
from engine.vocabulary.keywords.deathtouch import Deathtouch
from engine.vocabulary.keywords.trample import Trample
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, says
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("702.2a", "702.2b", "702.2f")
def test_any_damage_destroys_a_creature() -> None:
    board = Board()
    snake, ox = board.creature(A, "Reed Snake", 1, 1, Deathtouch(), Deathtouch()), board.creature(B, "Broad Ox", 1, 9)
    board.attack({snake: B})
    board.block([(ox, snake)])
    mate, rat = board.creature(B, "Broad Mate", 1, 9), board.creature(A, "Bog Rat", 1, 1)
    happen(board.game, Damage(rat, mate, 1))
    board.damage()
    assert not board.lives(ox) and not board.lives(snake) and board.lives(mate)


@rule("702.2c")
def test_one_damage_is_lethal_whatever_the_toughness() -> None:
    board = Board()
    snake = board.creature(A, "Great Snake", 3, 3, Deathtouch())
    oxen = [board.creature(B, f"Ox {n}", 0, 9) for n in range(3)]
    board.attack({snake: B})
    board.block([(ox, snake) for ox in oxen])
    board.will_answer([1, 1, 1])
    board.damage()
    assert not any(board.lives(ox) for ox in oxen)
    assert board.questions(AssignDamage)[0].lethal == (1, 1, 1)


@rule("702.2c")
def test_another_attackers_deathtouch_makes_it_lethal_for_trample() -> None:
    board = Board()
    snake, boar = board.creature(A, "Reed Snake", 1, 1, Deathtouch()), board.creature(A, "Great Boar", 6, 6, Trample())
    ox = board.creature(B, "Broad Ox", 1, 9, says(BLOCKS_MORE, 1))
    board.attack({snake: B, boar: B})
    board.block([(ox, snake), (ox, boar)])
    board.will_answer([0, 6])
    board.damage()
    assert board.life(B) == 14 and not board.lives(ox)


@rule("702.2d", "702.2e")
def test_it_works_from_other_zones_and_by_last_known_information() -> None:
    board = Board()
    snake = board.creature(A, "Reed Snake", 1, 1, Deathtouch())
    card = next(e.new for e in happen(board.game, ZoneChange(snake, "graveyard")) if isinstance(e, ZoneChange))
    one, other = board.creature(B, "Broad Ox", 1, 9), board.creature(B, "Broad Ox", 1, 9)
    third, rat = board.creature(B, "Broad Ox", 1, 9), board.creature(A, "Bog Rat", 1, 1)
    happen(board.game, Damage(snake, one, 1), Damage(card, other, 1), Damage(rat, third, 1))
    board.check()
    assert not board.lives(one) and not board.lives(other) and board.lives(third)


@rule("702.2b", "since the last time state-based actions were checked", "704.5h")
def test_damage_of_deathtouch_counts_for_one_check_only() -> None:
    table = Table()
    (ox,) = table.battlefield("B", card("Broad Ox", "{2}", "Creature — Ox", "", "1/9"))
    (snake,) = table.battlefield("A", card("Spitting Snake", "{1}", "Creature — Snake", "Deathtouch\n{0}: This creature deals 1 damage to target creature.", "1/1"))
    do(table, "Regenerate target creature.", [ox])
    table.activate("A", snake, [ox]).resolve()
    assert table.game.obj(ox).tapped, "it would have been destroyed"
    do(table, "You gain 1 life.")  # and is not destroyed again as state-based actions are checked anew
    assert table.all("Broad Ox") == [ox]
    table.activate("A", snake, [ox]).resolve()
    assert table.zone("B", "graveyard") == ["Broad Ox"]


@rule("702.2a", "nothing triggers", "702.2f", "twice is as once")
@rule("702.2b", "toughness greater than 0", "704.5h", "702.80a")
def test_what_is_left_with_toughness_one_is_destroyed_and_what_has_none_is_not() -> None:
    table = Table()
    spitter = card("Withering Snake", "{1}", "Creature — Snake", "Deathtouch, deathtouch, wither\n{0}: This creature deals 1 damage to target creature.", "1/1")
    (snake,) = table.battlefield("A", spitter)
    (bear,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.activate("A", snake, [bear]).resolve(1)
    assert table.zone("B", "graveyard") == ["Plain Bear"] and table.stack() == [], "1/1 without any damage marked on it"
    (rat,) = table.battlefield("B", card("Plain Rat", "{B}", "Creature — Rat", "", "1/1"))
    do(table, "Regenerate target creature.", [rat])
    table.activate("A", snake, [rat]).resolve()
    assert table.zone("B", "graveyard") == ["Plain Bear", "Plain Rat"]
    destroyed = [event.oid for event in table.game.history.this_turn if isinstance(event, Destroy)]
    assert destroyed == [bear], "toughness 0: it is put into the graveyard, and is not regenerated"


@rule("702.2d", "a spell on the stack", "702.2b", "toughness greater than 0")
def test_damage_of_a_spell_with_deathtouch_destroys_all_that_has_toughness_left() -> None:
    table = Table()
    table.hand("A", card("Withering Spit", "{0}", "Sorcery", "Deathtouch, wither\nWithering Spit deals 1 damage to each creature."))
    bear, rat = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"), card("Plain Rat", "{B}", "Creature — Rat", "", "1/1"))
    table.cast("A", "Withering Spit").resolve()
    assert sorted(table.zone("B", "graveyard")) == ["Plain Bear", "Plain Rat"]
    assert [event.oid for event in table.game.history.this_turn if isinstance(event, Destroy)] == [bear], "the rat is only put there, with toughness 0"
    assert rat not in table.game.battlefield


@rule("702.2e", "whether it had deathtouch as it last existed", "704.5h")
@pytest.mark.parametrize(("keywords", "destroyed"), [("Deathtouch, wither", True), ("Wither", False), ("Deathtouch", True)])
def test_what_was_sacrificed_to_deal_damage_still_deals_it_with_deathtouch(keywords: str, destroyed: bool) -> None:
    """Of what has toughness left. What wither brings to 0 is put into the graveyard without being destroyed."""
    table = Table()
    words = f"{keywords}\nSacrifice this creature: It deals 1 damage to target creature."
    snakes = table.battlefield("A", *(card(f"Last Snake {number}", "{1}", "Creature — Snake", words, "1/1") for number in range(2)))
    bear, rat = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"), card("Plain Rat", "{B}", "Creature — Rat", "", "1/1"))
    for snake, aim in zip(snakes, (bear, rat), strict=True):
        table.activate("A", snake, [aim]).resolve()
    assert (bear not in table.game.battlefield) is destroyed and rat not in table.game.battlefield
    events = [event.oid for event in table.game.history.this_turn if isinstance(event, Destroy)]
    assert events == [bear] * destroyed + [rat] * ("ither" not in keywords)


@rule("702.2e", "changes zones before an effect causes it to deal damage")
@pytest.mark.parametrize("keyword", ["Deathtouch", "Reach"])
def test_what_an_effect_destroyed_before_it_deals_damage_has_deathtouch_still(keyword: str) -> None:
    table = Table()
    text = "{0}: This creature fights target creature you control, then destroy it. It deals 1 damage to target creature you don't control."
    (bell,) = table.battlefield("A", card("Last Bell", "{1}", "Artifact Creature — Construct", text, "0/9"))
    (snake,) = table.battlefield("A", card("Last Snake", "{1}", "Creature — Snake", keyword, "1/1"))
    (bear,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.activate("A", bell, [snake, bear]).resolve()
    assert snake not in table.game.battlefield and (bear in table.game.battlefield) == (keyword == "Reach")
    assert [event.source for event in table.game.history.this_turn if isinstance(event, Damage)] == [snake, snake], "it fought, and then was gone"
