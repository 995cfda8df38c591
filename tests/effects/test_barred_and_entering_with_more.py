"""What objects can't have, counters that a further sentence adds, striking past blockers, and others' libraries."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("113.11")
def test_what_cannot_be_had_or_gained() -> None:
    table = Table()
    bird, mine = table.battlefield("B", sprite()) + table.battlefield("A", sprite())
    (ox,) = table.battlefield("B", ogre())
    do(table, "Put a flying counter on target creature.", targets=[ox])
    assert table.has(ox, "flying")
    veil = permanent(table, "Creatures your opponents control lose flying and can't have or gain flying.", types="Enchantment")
    assert not table.has(bird, "flying") and not table.has(ox, "flying") and table.has(mine, "flying")
    do(table, "All creatures get +1/+1 and gain flying and haste until end of turn.")  # later than the enchantment
    assert not table.has(bird, "flying") and table.has(bird, "haste") and table.pt(bird) == (2, 2)
    permanent(table, "All creatures have flying.", types="Enchantment")
    assert not table.has(bird, "flying")
    do(table, "Destroy target enchantment.", targets=[veil])
    assert table.has(bird, "flying") and table.has(ox, "flying")


@rule("113.11")
def test_an_effect_that_could_not_add_it_does_not_add_it_later() -> None:
    table = Table()
    ox, cub = table.battlefield("B", ogre()) + table.battlefield("A", bear())
    veil = permanent(table, "Creatures your opponents control lose trample and can't have or gain trample.", types="Enchantment")
    do(table, "All creatures gain trample and reach until end of turn.")
    assert [table.has(oid, "trample") for oid in (ox, cub)] == [False, True] and table.has(ox, "reach")
    do(table, "Destroy target enchantment.", targets=[veil])
    assert not table.has(ox, "trample") and table.has(ox, "reach") and table.has(cub, "trample")


@rule("113.11", "611.2c")
def test_until_end_of_turn_it_cannot_be_had() -> None:
    table = Table()
    (ward,) = table.battlefield("B", card("Troll", "{1}", "Creature — Troll", "Hexproof\nReach", "2/2"))
    do(table, "Until end of turn, creatures your opponents control lose hexproof and shroud and can't have hexproof or shroud.")
    assert not table.has(ward, "hexproof") and table.has(ward, "reach")
    do(table, "Destroy target creature.", targets=[ward])
    assert not table.all("Troll")


@rule("614.1c", "608.2c")
@pytest.mark.parametrize(("mana", "counters"), [("{G}", {"+1/+1": 1}), ("{B}", {})])
def test_it_enters_with_a_further_counter(mana: str, counters: dict[str, int]) -> None:
    table = Table()
    (dead,) = table.graveyard("A", bear())
    table.hand("A", card("Vigor", "{1}", "Sorcery", "Return target creature card from your graveyard to the battlefield. If {G} was spent to cast "
                         "this spell, that creature enters with an additional +1/+1 counter on it."))  # fmt: skip
    permanent(table, "Whenever a creature you control with a +1/+1 counter on it enters, you gain 1 life.", types="Enchantment")
    table.mana("A", mana).cast("A", "Vigor", [dead]).resolve()
    assert table.counters(table.find("Plain Bear")) == counters and table.life("A") == 20 + len(counters)


@rule("614.1c", "608.2c")
@pytest.mark.parametrize(("cards", "counters"), [(1, {}), (2, {"+1/+1": 2})])
def test_in_a_paragraph_of_its_own(cards: int, counters: dict[str, int]) -> None:
    table = Table()
    (dead,) = table.graveyard("B", bear())
    table.graveyard("A", *[card("Chime", "{0}", "Instant", "You gain 1 life.")] * cards)
    do(table, "Put target creature card from a graveyard onto the battlefield under your control.\nSpell mastery — If there are two or more instant "
              "and/or sorcery cards in your graveyard, that creature enters with two additional +1/+1 counters on it.", targets=[dead])  # fmt: skip
    (oid,) = table.all("Plain Bear", who="A")
    assert table.counters(oid) == counters


def test_other_counters_if_it_escaped() -> None:
    table = Table()
    hydra = card("Hydra", "{0}", "Creature — Hydra", "Hydra enters with two +1/+1 counters on it. It escapes with five +1/+1 counters on it "
                 "instead.\nEscape—{0}, Exile two other cards from your graveyard.", "0/0")  # fmt: skip
    table.hand("A", hydra)
    table.cast("A", "Hydra").resolve()
    assert table.counters(table.find("Hydra")) == {"+1/+1": 2}
    table.graveyard("A", hydra, lamp(), lamp())
    table.cast("A", "Hydra", way="escape").resolve()
    assert table.counters(table.all("Hydra")[-1]) == {"+1/+1": 5}


def blocked(table: Table, attacker: int, blocker: int, past: bool) -> None:
    """The attacker is blocked, and perhaps strikes past the blocker."""

    def policy(decision: Any) -> Any:
        kind = type(decision).__name__
        if kind == "DeclareAttackers":
            return [[attacker, 1 - decision.seat]]
        return [[blocker, attacker]] if kind == "DeclareBlockers" else past if decision.kind == "yes_no" else None

    table.policy = policy
    table.to_step("end_combat").resolve()


@rule("510.1c")
@pytest.mark.parametrize("past", [True, False])
def test_striking_past_blockers_this_turn(past: bool) -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Ox", "{1}", "Creature — Ox", "{0}: You may have Ox assign its combat damage this turn as though it weren't "
                                        "blocked.", "3/3"))  # fmt: skip
    (wall,) = table.battlefield("B", ogre())
    table.activate("A", ox).resolve()
    blocked(table, ox, wall, past)
    assert table.life("B") == (17 if past else 20)


@rule("510.1c")
def test_its_controller_may_have_it_strike_past() -> None:
    table = Table()
    ox, wall = (*table.battlefield("A", ogre()), *table.battlefield("B", ogre()))
    table.hand("B", card("Might", "{0}", "Enchantment — Aura", "Flash\nEnchant creature\nEnchanted creature's controller may have it assign combat "
                         "damage as though it weren't blocked."))  # fmt: skip
    table.cast("B", "Might", [ox]).resolve()
    blocked(table, ox, wall, past=True)
    assert table.life("B") == 17
    assert [decision.seat for decision in table.asked if decision.kind == "yes_no"][-1] == 0


@rule("510.1a")
def test_no_combat_damage_if_you_want() -> None:
    table = Table()
    (ox,) = table.battlefield("A", ogre())
    table.hand("B", lamp())
    table.hand("A", card("Cloak", "{0}", "Enchantment — Aura", "Enchant creature you control\nWhenever enchanted creature attacks and isn't blocked, "
                         "you may have it assign no combat damage this turn. If you do, defending player discards a card at random."))  # fmt: skip
    table.cast("A", "Cloak", [ox]).resolve()
    table.policy = lambda decision: [[ox, 1]] if type(decision).__name__ == "DeclareAttackers" else True if decision.kind == "yes_no" else None
    table.to_step("end_combat").resolve()
    assert table.life("B") == 20 and table.zone("B", "graveyard") == ["Plain Lamp"]


def test_you_manifest_a_card_of_that_players_library() -> None:
    table = Table(3)
    permanent(table, "At the beginning of each opponent's upkeep, you manifest the top card of that player's library.", types="Enchantment")
    table.library("C", ogre())
    table.to_step("upkeep", "C").resolve()
    (ghost,) = [oid for oid in table.game.permanents() if table.game.objects[oid].owner == 2]
    assert table.game.objects[ghost].face_down and table.game.chars(ghost).controller == 0 and table.pt(ghost) == (2, 2)


@rule("107.14", "603.2c")
def test_getting_energy() -> None:
    table = Table()
    gremlin = permanent(table, "Whenever you get one or more {E}, Test Thing gets +2/+2 until end of turn.")
    do(table, "You get {E}{E}{E}.")
    assert table.pt(gremlin) == (3, 3)
    do(table, "Each opponent gets {E}.")
    assert table.pt(gremlin) == (3, 3)


@rule("108.3")
def test_a_permanent_you_neither_own_nor_control() -> None:
    table = Table(3)
    money = permanent(table, "{0}: Exchange control of Test Thing and target permanent you neither own nor control.", types="Artifact")
    mine, lent, theirs = (*table.battlefield("A", bear()), *table.battlefield("A", ogre()), *table.battlefield("B", lamp()))
    (other,) = table.battlefield("C", lamp())
    do(table, "Target opponent gains control of target creature.", targets=[1, lent])
    table.activate("A", money, [theirs])
    offered = [decision for decision in table.asked if decision.kind == "targets"][-1]
    assert set(offered.candidates) == {theirs, other} and mine not in offered.candidates
    table.resolve()
    assert table.game.chars(theirs).controller == 0 and table.game.chars(money).controller == 1
