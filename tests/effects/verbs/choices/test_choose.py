"""Choosing (CR 608.2d): a colour, a type, a number, a player, objects. The source keeps what was chosen (607.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("201.4")
def test_a_card_name_can_be_chosen_though_no_such_card_is_in_the_game() -> None:
    table = Table()
    table.hand("A", card("Shut Gate", "{1}", "Artifact", "As this artifact enters, choose a nonbasic land card name.\nActivated abilities of sources with the chosen name can't be activated."))
    table.answer("A", "Far Shore").mana("A", "{1}").cast("A", "Shut Gate").resolve()
    assert table.game.objects[table.find("Shut Gate")].choices["card name"] == "Far Shore"


@rule("601.2c", "603.3d")
def test_a_player_whom_the_words_name_chooses_the_target() -> None:
    table = Table()
    mine, other = table.battlefield("A", ogre(), bear())
    (victim,) = table.battlefield("B", sprite())
    curse = card("Rotting Gift", "{1}{B}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, its "
                 "controller chooses target creature one of their opponents controls. Return this Aura from its owner's "
                 "graveyard to the battlefield attached to that creature.")  # fmt: skip
    table.battlefield("A", curse, attach_to=victim)
    table.answer("B", [other])
    do(table, "Destroy target creature.", targets=[victim])
    table.resolve()
    (gift,) = table.all("Rotting Gift")
    assert table.game.obj(gift).attached_to == other
    assert mine in table.game.battlefield


@rule("601.2c", "608.2c")
def test_the_first_player_is_the_one_who_chose() -> None:
    table = Table()
    permanent(table, "At the beginning of each player's upkeep, that player chooses target player who controls more "
              "creatures than they do and is their opponent. The first player may draw a card.", types="Enchantment")  # fmt: skip
    table.battlefield("A", bear())
    table.answer("B", True)
    table.next_turn("B")
    assert len(table.zone("B", "hand")) == 2
    table.next_turn("A")
    assert len(table.zone("A", "hand")) == 1  # nobody controls more than A


@rule("601.2c", "608.2c")
def test_the_first_player_is_the_target_who_chose_another() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", bear())
    do(table, "Target player chooses target creature you control. The first player gains 1 life. Destroy that creature.", [1, mine])
    assert [table.life(who) for who in "ABC"] == [20, 21, 20] and mine not in table.game.battlefield


def test_one_opponent_chooses_for_the_words_that_follow() -> None:
    table = Table(3)
    (bear, cat) = table.battlefield("A", card(*BEAR), card("Plain Cat", "{G}", "Creature — Cat", "", "1/1"))
    table.hand("A", card("Some Words", "{W}", "Sorcery", "An opponent chooses a creature you control. Destroy that creature."))
    table.mana("A", "{W}").cast("A", "Some Words").answer("A", [2]).answer("C", [cat]).resolve()
    assert bear in table.game.battlefield and cat not in table.game.battlefield


@rule("113.7a", "608.2d")
@pytest.mark.parametrize("words", [
    "{0}: Choose a creature type. Each creature of the chosen type gets +1/+1 until end of turn.",
    "{0}, Sacrifice Old Idol: Choose a creature type. Each creature of the chosen type gets +1/+1 until end of turn.",
])
@pytest.mark.parametrize("destroyed", [True, False])
def test_an_ability_whose_source_is_gone_knows_what_is_chosen_for_it(words: str, destroyed: bool) -> None:
    table = Table()
    (bear,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    idols = table.battlefield("A", *[card("Old Idol", "{1}", "Artifact", words)] * 2)
    table.hand("A", card("Fell", "{0}", "Instant", "Destroy target artifact."))
    table.activate("A", idols[0])
    if destroyed and idols[0] in table.game.objects:
        table.cast("A", "Fell", [idols[0]]).resolve(1)
    table.answer("A", lambda asked: next(n for n, kind in enumerate(asked.options) if table.told(kind) == "Bear")).resolve()
    assert table.pt(bear) == (3, 3)
    table.activate("A", idols[1])
    table.answer("A", lambda asked: next(n for n, kind in enumerate(asked.options) if table.told(kind) == "Ox")).resolve()
    assert table.pt(bear) == (3, 3), "the other one's choice is its own"
    table.next_turn()
    assert table.pt(bear) == (2, 2)
