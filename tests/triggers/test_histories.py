"""What nobody did, what was done to whom, and from where (CR 608.2i)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.designations import attack
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("608.2i")
@pytest.mark.parametrize("casts", [True, False])
def test_no_opponent_cast_a_spell_since_ones_last_turn_ended(casts: bool) -> None:
    table = Table(3)
    permanent(table, "At the beginning of your upkeep, if no opponent cast a spell since your last turn ended, you gain 1 life.", types="Enchantment")
    table.hand("B", card("Old Cheer", "{0}", "Instant", "You gain 5 life."))
    table.cast("B", "Old Cheer").resolve()  # before that turn ended
    table.next_turn("B")
    if casts:
        do(table, "You gain 5 life.", who="B")
    table.next_turn("A")
    assert table.life("A") == (20 if casts else 21)


@rule("608.2i", "508.1c")
def test_a_player_whom_it_has_attacked_this_turn_cant_be_attacked_again() -> None:
    table = Table(3)
    (hunter,) = table.battlefield("A", card("Rash Hunter", "{1}{R}", "Creature — Orc", "Haste\nThis creature can't attack a player it has already attacked this turn.", "2/2"))
    attack(table, "A", hunter)
    table.to_step("main2", "A")
    offered = []
    table.policy = lambda decision: offered.append(decision) or [[hunter, 2]] if decision.kind == "attackers" else None
    do(table, "Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase.")
    table.to_step("combat_damage", "A")
    assert [decision.possible for decision in offered] == [((hunter, (2,)),)]
    assert [table.life(who) for who in "ABC"] == [20, 18, 18]


@rule("608.2i", "400.7")
def test_the_cards_that_a_player_cycled_or_discarded() -> None:
    """Not those that came there otherwise, and not in a later turn."""
    table = Table()
    table.graveyard("A", sprite())
    cycled = card("Odd Tale", "{0}", "Creature — Bear", "Cycling {0}", "1/1")
    table.hand("A", bear(), cycled)
    do(table, "Mill a card.")
    table.activate("A", table.find("Odd Tale", "hand")).resolve()
    table.hand("B", ogre())
    do(table, "Each player discards a card.")
    do(table, "Return to your hand all creature cards in your graveyard that you cycled or discarded this turn.")
    assert sorted(name for name in table.zone("A", "hand") if name != "Forest") == ["Odd Tale", "Plain Bear"]
    assert table.zone("B", "graveyard") == ["Plain Ogre"]


@rule("608.2i", "702.35c")
def test_a_discarded_card_that_madness_exiled_is_found_in_the_graveyard() -> None:
    table = Table()
    table.hand("A", card("Mad Pup", "{2}{R}", "Creature — Dog", "Madness {9}", "2/2"))
    do(table, "Discard a card.")
    do(table, "Return to your hand all cards in your graveyard that you discarded this turn.")
    assert table.zone("A", "hand") == ["Mad Pup"]


@rule("608.2i", "601.3")
def test_spells_cast_from_elsewhere_than_the_hand() -> None:
    table = Table()
    table.graveyard("A", card("Old Song", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}"), card("Old Tune", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}"))
    meter = permanent(table, "{0}: You gain X life, where X is the number of spells you've cast from anywhere other than your hand this turn.")
    table.cast("A", table.find("Old Song", "graveyard")).resolve()
    do(table, "You gain 1 life.")
    table.cast("A", table.find("Old Tune", "graveyard")).resolve()
    assert table.life("A") == 23
    table.activate("A", meter).resolve()
    assert table.life("A") == 25


@rule("608.2i")
@pytest.mark.parametrize(("from_graveyard", "gained"), [(True, 1), (False, 0)])
def test_either_of_two_things_done_from_elsewhere(from_graveyard: bool, gained: int) -> None:
    table = Table()
    permanent(table, "At the beginning of your end step, if you've played a land or cast a spell this turn from anywhere other than your hand, you gain 1 life.", types="Enchantment")
    if from_graveyard:
        table.graveyard("A", card("Old Song", "{0}", "Sorcery", "Scry 1.\nFlashback {0}"))
        table.cast("A", table.find("Old Song", "graveyard")).resolve()
    else:
        do(table, "Scry 1.")
    table.next_turn("B")
    assert table.life("A") == 20 + gained


@rule("608.2i", "120.6")
@pytest.mark.parametrize(("toughness", "gained"), [(4, 3), (3, 0)])
def test_damage_of_several_sources_is_counted_together(toughness: int, gained: int) -> None:
    table = Table()
    wall = permanent(table, "When this creature dies, if 4 or more damage was dealt to it this turn, you gain 3 life.", size=f"0/{toughness}")
    do(table, "This spell deals 2 damage to target creature.", [wall])
    do(table, f"This spell deals {toughness - 2} damage to target creature.", [wall])
    assert table.life("A") == 20 + gained


@rule("608.2i")
@pytest.mark.parametrize(("hurt", "drawn"), [(True, 0), (False, 2)])
def test_what_was_not_dealt_damage(hurt: bool, drawn: int) -> None:
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    if hurt:
        do(table, "This spell deals 1 damage to target creature.", [victim])
    do(table, "Destroy target creature. If that creature wasn't dealt damage this turn, its controller draws two cards.", [victim])
    assert len(table.zone("B", "hand")) == drawn


@rule("608.2i", "500.1")
def test_creatures_that_attacked_during_their_controllers_last_turn() -> None:
    table = Table()
    permanent(table, "Creatures that attacked during their controller's last turn can't attack.", types="Enchantment")
    fighter, other = table.battlefield("A", bear(), bear())
    attack(table, "A", fighter)
    table.next_turn("B").next_turn("A")
    asked = []
    table.policy = lambda decision: asked.append(decision) or [] if decision.kind == "attackers" else None
    table.to_step("main2", "A")
    assert [[oid for oid, _ in decision.possible] for decision in asked] == [[other]]
    table.next_turn("B").next_turn("A").to_step("main2", "A")
    assert [oid for oid, _ in asked[-1].possible] == [fighter, other]


@rule("608.2i", "701.12a")
def test_a_creature_that_fought() -> None:
    table = Table()
    one, two = table.battlefield("A", ogre(), ogre())
    (prey,) = table.battlefield("B", bear())
    do(table, "Target creature you control fights target creature an opponent controls.", [one, prey])
    do(table, "Untap each creature that fought this turn. Tap each creature that didn't fight this turn.")
    assert [table.game.obj(oid).tapped for oid in (one, two)] == [False, True]


@rule("608.2i", "708.7")
def test_a_creature_that_was_turned_face_up() -> None:
    table = Table()
    table.hand("A", card("Hidden Cub", "{5}", "Creature — Bear", "Morph {0}", "2/2"))
    (plain,) = table.battlefield("A", bear())
    table.mana("A", "{3}").cast("A", "Hidden Cub", way="morph").resolve()
    (hidden,) = [oid for oid in table.game.permanents() if table.game.obj(oid).face_down]
    table.special("A", hidden)
    do(table, "Tap each creature that was turned face up this turn.")
    assert table.game.obj(hidden).tapped and not table.game.obj(plain).tapped


@rule("608.2i", "120.1")
def test_opponents_who_were_dealt_combat_damage() -> None:
    table = Table(3)
    (whelp,) = table.battlefield("A", card("Old Whelp", "{R}", "Creature — Dragon", "", "1/1"))
    table.battlefield("A", bear())
    attack(table, "A", whelp)
    table.to_step("main2", "A")
    meter = permanent(table, "{0}: You gain X life, where X is the number of your opponents who were dealt combat damage by this creature or a Dragon this turn.")
    table.activate("A", meter).resolve()
    assert table.life("A") == 21
    do(table, "You gain 1 life for each of your opponents who lost life this turn.")
    assert table.life("A") == 22


@rule("608.2i", "603.7h")
def test_how_often_an_ability_has_resolved() -> None:
    table = Table()
    meter = permanent(table, "{0}: Put X +1/+1 counters on this creature, where X is the number of times this ability has resolved this turn.")
    for total in (1, 3, 6):
        table.activate("A", meter).resolve()
        assert table.counters(meter) == {"+1/+1": total}
    table.next_turn("B").next_turn("A").activate("A", meter).resolve()
    assert table.counters(meter) == {"+1/+1": 7}


@rule("608.2i")
@pytest.mark.parametrize(("words", "before", "so"), [
    ("you scried this turn", "Scry 1.", True), ("you scried this turn", "Surveil 1.", False),
    ("you've surveilled this turn", "Surveil 1.", True), ("an opponent investigated this turn", "Each opponent investigates.", True),
    ("you milled a card this turn", "Mill a card.", True), ("you milled a creature card this turn", "Mill a card.", False),
    ("you've rolled a die this turn", "Roll a d6.", True), ("you've won a coin flip this turn", "Scry 1.", False),
    ("one or more creatures died this turn", "Destroy target creature.", True), ("two or more creatures died this turn", "Destroy target creature.", False),
    ("at least one creature died this turn", "Destroy target creature.", True), ("an opponent sacrificed one or more creatures this turn", "Each opponent sacrifices a creature of their choice.", True),
    ("three or more cards were put into your graveyard this turn from anywhere other than the battlefield", "Mill two cards.", True),
    ("three or more cards were put into your graveyard this turn from anywhere other than the battlefield", "Mill a card.", False),
])  # fmt: skip
def test_what_players_did_this_turn(words: str, before: str, so: bool) -> None:
    """The spell itself is put into the graveyard from the stack, too."""
    table = Table()
    table.battlefield("B", bear())
    do(table, before)
    table.hand("A", lamp())
    do(table, f"If {words}, you gain 7 life.")
    assert table.life("A") == (27 if so else 20)
