"""A counter of one of several kinds, several conditions in one sentence, life that others gain as a cost, and wordings
that mean what others do, as they are played (CR 118.1, 119.7, 122.1, 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

PLAINS, SWAMP = ("Plains", "", "Basic Land — Plains"), ("Swamp", "", "Basic Land — Swamp")


@rule("608.2d", "122.1")
@pytest.mark.parametrize("words", [
    "Put your choice of a vigilance counter, a reach counter, or a trample counter on target creature.",
    "Put a vigilance counter, a reach counter, or a trample counter on target creature.",
    "Put a vigilance, reach, or trample counter on target creature.",
])  # fmt: skip
def test_one_counter_of_the_kind_that_is_chosen_is_put(words: str) -> None:
    for place, kind in enumerate(("vigilance", "reach", "trample")):
        table = Table()
        mine, other = table.battlefield("A", bear(), bear())
        table.answer("A", place)
        do(table, words, [mine])
        assert table.counters(mine) == {kind: 1} and table.has(mine, kind) and table.counters(other) == {}


@rule("608.2d", "611.2c")
def test_one_of_four_abilities_is_chosen_each_time_and_lasts_until_the_next_upkeep() -> None:
    table = Table()
    oid = permanent(table, "At the beginning of your upkeep, choose flying, first strike, trample, or rampage 3. This creature "
                    "gains that ability until your next upkeep.")  # fmt: skip
    table.next_turn("B")
    table.answer("A", 2).next_turn("A")
    assert table.has(oid, "trample") and not table.has(oid, "flying")
    table.next_turn("B")
    assert table.has(oid, "trample")
    table.answer("A", 0).next_turn("A")
    assert table.has(oid, "flying") and not table.has(oid, "trample")


@rule("604.1", "611.3a")
def test_each_part_of_a_sentence_has_a_condition_of_its_own() -> None:
    table = Table()
    oid = permanent(table, "This creature gets +0/+2 as long as you control a Plains, has flying as long as you control a "
                    "Forest, gets +2/+0 as long as you control a Swamp, and has trample as long as you control a Bear.",
                    size="2/2")  # fmt: skip
    table.battlefield("B", card(*PLAINS), card(*FOREST))
    assert table.pt(oid) == (2, 2) and not table.has(oid, "flying")
    table.battlefield("A", card(*SWAMP))
    assert table.pt(oid) == (4, 2)
    table.battlefield("A", card(*PLAINS), bear())
    assert table.pt(oid) == (4, 4) and table.has(oid, "trample") and not table.has(oid, "flying")
    oid = permanent(table, 'This creature has haste as long as you control a Swamp, reach as long as you control a Forest, '
                    'and "{0}: You gain 1 life" as long as you control a Bear.')  # fmt: skip
    assert table.has(oid, "haste") and not table.has(oid, "reach")
    table.activate("A", oid).resolve()
    assert table.life("A") == 21


@rule("613.4c", "604.1")
def test_what_two_creatures_get_for_each_of_two_kinds_counts_something_of_both_twice() -> None:
    table = Table()
    (mine,) = table.battlefield("B", bear())
    spirit = card("Grave Host", "{W}", "Enchantment Creature — Spirit",
                  "Bestow {W}\nThis creature and enchanted creature each get +1/+1 for each creature you control and +1/+1 "
                  "for each artifact you control.", "0/0")  # fmt: skip
    table.battlefield("A", bear(), card("Iron Bear", "{1}", "Artifact Creature — Bear", "", "1/1"))
    table.hand("A", spirit)
    table.mana("A", "{W}").cast("A", "Grave Host", [mine], way="bestow").resolve()
    assert table.pt(mine) == (5, 5)  # two creatures, and one artifact, of those who control the Aura


@rule("608.2c")
def test_much_less_instead_if_something_is_so() -> None:
    for there, size in ((False, (2, 2)), (True, None)):
        table = Table()
        newt = permanent(table, "When this creature dies, target creature an opponent controls gets -1/-1 until end of turn. That "
                         "creature gets -4/-4 instead if you control a creature named Plain Bear.")  # fmt: skip
        (victim,) = table.battlefield("B", ogre())
        table.battlefield("A" if there else "B", bear())
        table.answer("A", [victim])
        do(table, "Destroy target creature.", [newt])
        assert (table.pt(victim) if victim in table.game.battlefield else None) == size


@rule("119.7", "118.9")
def test_each_other_player_gains_life_instead_of_a_mana_cost() -> None:
    cutter = card("Wild Hush", "{3}{G}", "Sorcery",
                  "If you control a Forest, rather than pay this spell's mana cost, you may have each other player gain 6 "
                  "life.\nDestroy all enchantments.")  # fmt: skip
    table = Table(3)
    table.hand("A", cutter)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", card(*FOREST))
    table.cast("A", "Wild Hush", way="alternative cost").resolve()
    assert [table.life(who) for who in "ABC"] == [20, 26, 26]
    table.hand("A", cutter)
    table.battlefield("C", card("Dry Well", "{1}", "Artifact", "You can't gain life."))
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("107.1b", "119.3")
def test_damage_for_the_creatures_by_which_one_has_more() -> None:
    for mine, dealt in ((3, 1), (1, 0)):
        table = Table(3)
        table.battlefield("A", *[sprite()] * mine)
        table.battlefield("B", bear())
        victim, _ = table.battlefield("C", ogre(), bear())
        do(table, "This spell deals damage to target creature equal to the number of creatures you control in excess of the "
                  "number of creatures target opponent controls.", [victim, 2])  # fmt: skip
        assert table.game.obj(victim).damage == dealt


@rule("502.3", "608.2c")
def test_attackers_and_blockers_stay_tapped_in_their_controllers_next_untap_step() -> None:
    table = Table()
    wall = card("Soft Wall", "{1}", "Creature — Wall", "", "0/4")
    attacker, idle = table.battlefield("A", wall, wall)
    (blocker,) = table.battlefield("B", wall)
    table.hand("B", card("Grey Cloud", "{0}", "Instant",
                         "Tap all blocking creatures. Each attacking creature and each blocking creature doesn't untap during "
                         "its controller's next untap step."))  # fmt: skip
    table.answer("A", [[attacker, 1]]).answer("B", [[blocker, attacker]]).to_step("declare_blockers", "A")
    table.cast("B", "Grey Cloud").resolve()
    table.game.write(idle).tapped = True
    table.next_turn("B")
    assert table.game.obj(blocker).tapped
    table.next_turn("A")
    assert table.game.obj(attacker).tapped and not table.game.obj(idle).tapped
    table.next_turn("B")
    assert not table.game.obj(blocker).tapped


@rule("608.2c")
def test_a_graveyard_that_is_full_and_cards_of_a_kind_exiled() -> None:
    for number, drawn in ((19, 1), (20, 3)):
        table = Table()
        table.graveyard("B", *[bear()] * number)
        do(table, "Draw a card. If a graveyard has twenty or more cards in it, draw three cards instead.")
        assert len(table.zone("A", "hand")) == drawn
    for kind, life in ((bear(), 22), (card("Small Spark", "{R}", "Instant", "You gain 1 life."), 20)):
        table = Table()
        gone = table.graveyard("B", kind)
        do(table, "Exile up to three target cards from a single graveyard. If at least one creature card was exiled this way, each "
                  "opponent loses 2 life and you gain 2 life.", [*gone])  # fmt: skip
        assert (table.life("A"), table.life("B")) == (life, 40 - life)


@rule("400.7", "608.2d")
def test_from_where_it_is_put_may_stand_at_the_end() -> None:
    table = Table(3)
    table.battlefield("A", card(*FOREST))
    ghost = card("Stray Ghost", "{B}", "Creature — Spirit", "{0}: Put this card on top of your library from your graveyard.", "1/1")
    (oid,) = table.graveyard("A", ghost)
    table.activate("A", oid).resolve()
    assert table.game.chars(table.game.zone("library", 0)[0]).name == "Stray Ghost"
    table.hand("B", card("Old Lamp", "{1}", "Artifact"))
    table.hand("C", bear())
    table.hand("A", card("Grand Griffin", "{W}", "Creature — Griffin",
                         "When this creature enters, each other player may put an artifact or enchantment card onto the "
                         "battlefield from their hand.", "2/2"))  # fmt: skip
    table.answer("B", True, "*").answer("C", True)
    table.mana("A", "{W}").cast("A", "Grand Griffin").resolve()
    assert table.all("Old Lamp", who="B") and table.zone("C", "hand") == ["Plain Bear"]
