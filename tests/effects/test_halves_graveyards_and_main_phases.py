"""Half of what would be dealt, cards from each graveyard, totals of what was sacrificed, main phases, times attacked."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BITE = ("Bite", "{0}", "Instant", "Bite deals 5 damage to any target.")


@rule("609.7a", "615.6", "107.1a")
@pytest.mark.parametrize(("rounded", "life"), [("down", 17), ("up", 18)])
def test_half_of_the_next_damage_is_prevented(rounded: str, life: int) -> None:
    table = Table()
    table.hand("B", card(*BITE), card(*BITE))
    table.cast("B", "Bite", [0])
    (bite,) = table.game.stack
    table.answer("A", [bite])
    ward = card("Ward", "{0}", "Instant", "The next time a source of your choice would deal damage to you this turn, prevent half that "
                f"damage, rounded {rounded}.")  # fmt: skip
    table.hand("A", ward)
    table.cast("A", "Ward").resolve()
    assert table.life("A") == life
    table.cast("B", "Bite", [0]).resolve()
    assert table.life("A") == life - 5, "another source, and no longer the next time"


@rule("404.1", "608.2d")
def test_a_card_from_each_graveyard_is_exiled() -> None:
    table = Table(3)
    mine = table.graveyard("A", bear(), ogre(), card(*BITE))
    theirs = table.graveyard("B", sprite())
    table.graveyard("C", card(*BITE))
    table.answer("A", True, [mine[1]], [theirs[0]])
    do(table, "You may exile up to one creature card from each graveyard.")
    assert sorted(table.zone("A", EXILE)) == sorted((OGRE[0], SPRITE[0])) and BEAR[0] in table.zone("A", GRAVEYARD)
    assert table.zone("C", GRAVEYARD) == ["Bite"]


@rule("404.1", "609.3")
def test_where_one_graveyard_has_none_the_others_lose_theirs() -> None:
    table = Table(3)
    table.graveyard("B", bear(), bear())
    do(table, "Exile a creature card from each graveyard.")
    assert table.zone("A", EXILE) == [BEAR[0]] and table.zone("B", GRAVEYARD) == [BEAR[0]]


@rule("608.2c")
def test_cards_put_into_graveyards_this_way_and_their_total_power() -> None:
    table = Table()
    table.library("A", ogre(), bear())
    table.library("B", sprite())
    (old,) = table.graveyard("B", ogre())
    words = ("Each player mills two cards. Exile up to two creature cards put into graveyards this way. Create an X/X blue Zombie creature "
             "token, where X is the total power of the cards exiled this way.")  # fmt: skip
    table.answer("A", lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name != BEAR[0]])
    do(table, words)
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert old not in asked[-1].candidates and len(asked[-1].candidates) == 3
    (zombie,) = table.all("Zombie Token")
    assert (table.game.chars(zombie).power, sorted(table.zone("A", EXILE))) == (4, sorted((OGRE[0], SPRITE[0])))


@rule("601.2h", "608.2h")
def test_the_total_power_of_the_sacrificed_creatures() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    table.battlefield("B", ogre())
    blast = card("Blast", "{0}", "Instant", "As an additional cost to cast this spell, sacrifice all creatures you control.\nBlast deals "
                 "damage to any target equal to the total power of the sacrificed creatures.")  # fmt: skip
    table.hand("A", blast)
    table.cast("A", "Blast", [1]).resolve()
    assert table.life("B") == 15 and len(table.all(OGRE[0])) == 1


@rule("302.6", "508.1a")
def test_a_creature_attacks_as_though_it_had_haste_but_its_abilities_wait() -> None:
    table = Table()
    runner = card("Runner", "{0}", "Creature — Elf", "Runner can attack as though it had haste.\n{T}: You gain 1 life.", "2/2")
    table.hand("A", runner)
    table.cast("A", "Runner").resolve()
    (oid,) = table.all("Runner")
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.answer("A", [[oid, 1]])
    table.to_step("end")
    assert table.life("B") == 18


@rule("505.1", "500.1")
def test_whether_it_is_your_main_phase() -> None:
    words = "Target player loses 1 life. If it isn't your main phase, you lose 2 life."
    table = Table()
    do(table, words, [1])
    assert (table.life("A"), table.life("B")) == (20, 19)
    table.hand("A", card("Late Rite", "{0}", "Instant", words))
    table.to_step("end")
    table.cast("A", "Late Rite", [1]).resolve()
    assert (table.life("A"), table.life("B")) == (18, 18)
    table.hand("B", card("Their Rite", "{0}", "Instant", words))
    table.next_turn("A").cast("B", "Their Rite", [0]).resolve()
    assert table.life("B") == 16, "a main phase, and not theirs"


@rule("508.1", "608.2i")
def test_how_often_each_creature_has_attacked() -> None:
    table = Table()
    table.battlefield("A", card("Warlord", "{0}", "Creature — Orc", "Each creature you control gets +1/+0 for each time it has attacked this "
                                "turn.\nWhenever Warlord attacks for the first time each turn, untap it. After this phase, there is an "
                                "additional combat phase.", "1/9"))  # fmt: skip
    (warlord,) = table.all("Warlord")
    (idle,) = table.battlefield("A", bear())
    table.answer("A", [[warlord, 1]], [[warlord, 1]])
    table.to_step("main2")
    assert table.life("B") == 20 - 2 - 3
    assert (table.game.chars(warlord).power, table.game.chars(idle).power) == (3, 2)


@rule("608.2i", "603.6a")
def test_for_each_land_that_entered_under_your_control() -> None:
    table = Table()
    golem = permanent(table, "When this creature dies, you gain 1 life.")
    table.hand("A", card("Hill", "", "Land"))
    table.hand("B", card("Dale", "", "Land"))
    table.play("A", "Hill")
    do(table, "Each opponent may put a land card from their hand onto the battlefield.")
    assert table.all("Dale", "battlefield", "B"), "a land that another had enter does not count"
    do(table, "Create two tapped 0/1 green Plant creature tokens. Put a +1/+1 counter on target creature for each land you had enter under "
       "your control this turn.", [golem])  # fmt: skip
    assert table.game.chars(golem).power == 2


@rule("609.4b", "608.2g")
@pytest.mark.parametrize("mana", ["{W}{W}", "{2}"])
def test_mana_of_any_type_is_spent_on_what_is_cast_while_it_resolves(mana: str) -> None:
    table = Table()
    (found,) = table.graveyard("B", card("Old Bite", "{R}{R}", "Sorcery", "Old Bite deals 4 damage to any target."))
    seer = card("Seer", "{0}", "Creature — Seer", "When Seer enters, you may cast target instant or sorcery card from a graveyard, and mana of "
                "any type can be spent to cast that spell. If that spell would be put into a graveyard, exile it instead.", "1/1")  # fmt: skip
    table.hand("A", seer)
    table.mana("A", mana)
    table.cast("A", "Seer", [found, 1]).answer("A", True).resolve()
    assert table.life("B") == 16 and table.zone("A", EXILE) == ["Old Bite"]
