"""Choosing (CR 608.2d): a colour, a type, a number, a player, objects. The source keeps what was chosen (607.2d)."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table, card

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


def test_one_opponent_chooses_for_the_words_that_follow() -> None:
    table = Table(3)
    (bear, cat) = table.battlefield("A", card(*BEAR), card("Plain Cat", "{G}", "Creature — Cat", "", "1/1"))
    table.hand("A", card("Some Words", "{W}", "Sorcery", "An opponent chooses a creature you control. Destroy that creature."))
    table.mana("A", "{W}").cast("A", "Some Words").answer("A", [2]).answer("C", [cat]).resolve()
    assert bear in table.game.battlefield and cat not in table.game.battlefield
