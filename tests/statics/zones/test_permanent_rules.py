"""What is said of permanents (CR 101.2): can't be the target of …, can't be sacrificed …"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAction
from engine.core.zones import GRAVEYARD
from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BLOCK
from engine.game.rules.questions.attaching import why_not_attached
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

MOTH = ("Masked Moth", "{4}{U}", "Creature — Insect", "Flying\nMorph {0}", "3/3")


@rule("701.17", "by whoever controls it, if it can be", "701.17a")
def test_what_is_sacrificed_by_its_controller_goes_to_its_owners_graveyard() -> None:
    table = Table()
    permanent(table, "Whenever you sacrifice a creature, you gain 1 life.", types="Enchantment")
    (taken,) = table.battlefield("B", bear())
    (oak,) = table.battlefield("A", card("Deep Oak", "{G}", "Creature — Plant", "Haste\nThis creature can't be sacrificed.", "1/1"))
    do(table, "Gain control of target creature. It gains haste.", [taken])
    permanent(table, "Whenever one or more creatures attack, each attacking creature is sacrificed by its controller. You gain 1 life for each "
              "creature sacrificed this way.", who="B", types="Enchantment")  # fmt: skip
    table.answer("A", [[taken, 1], [oak, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.zone("B", GRAVEYARD) == [BEAR[0]] and (table.life("A"), table.life("B")) == (21, 21) and oak in table.game.battlefield


@rule("508.1c")
def test_what_cant_attack_block_or_transform() -> None:
    table = Table()
    (free,) = table.battlefield("A", bear())
    (held,) = table.battlefield("A", sprite())
    permanent(table, "Faeries can't attack, block, or transform.", who="B")
    assert refused(table.game, MAY_ATTACK, held, defender=1) and refused(table.game, MAY_BLOCK, held, attacker=free)
    assert refused(table.game, MAY_ATTACK, free, defender=1) is None


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@rule("115.1")
def test_spells_of_a_color_and_abilities_of_such_sources_do_not_target_it() -> None:
    table = Table()
    (watcher,) = table.battlefield("B", creature("This creature can't be the target of red spells or abilities from red "
                                                 "sources."))  # fmt: skip
    (red,) = table.battlefield("A", card("Imp", "{R}", "Creature — Imp", "{0}: Tap target creature.", "1/1"))
    (green,) = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", "{0}: Tap target creature.", "1/1"))
    table.activate("A", red)
    assert watcher not in table.asked[-1].candidates
    table.resolve().activate("A", green, targets=[watcher]).resolve()
    assert table.game.obj(watcher).tapped


def finding(decision: Any) -> Any:
    """What is searched for is found."""
    return list(decision.candidates[:1]) if getattr(decision, "purpose", "") == "search" else None


@rule("614.17d")
@pytest.mark.parametrize("words", [
    "Creature cards can't enter from graveyards or libraries.",
    "Creature cards in graveyards and libraries can't enter the battlefield.",
])  # fmt: skip
def test_creature_cards_that_cannot_enter_from_graveyards_or_libraries(words: str) -> None:
    table = Table()
    permanent(table, words, types="Artifact")
    table.graveyard("A", bear(), lamp())
    table.library("A", ogre())
    table.hand("A", sprite())
    do(table, "Return all permanent cards from your graveyard to the battlefield.")
    table.policy = finding
    do(table, "Search your library for a creature card, put it onto the battlefield, then shuffle.")
    assert not table.all("Plain Bear") and table.all("Plain Lamp") and not table.all("Plain Ogre")
    table.mana("A", "{U}").cast("A", "Plain Sprite").resolve()
    assert table.all("Plain Sprite")


@rule("614.17d")
def test_only_cards_in_the_zones_named_cannot_enter() -> None:
    table = Table()
    permanent(table, "Creature cards in graveyards can't enter the battlefield.", types="Artifact")
    table.graveyard("A", bear(), lamp())
    table.library("A", ogre())
    do(table, "Return all permanent cards from your graveyard to the battlefield.")
    table.policy = finding
    do(table, "Search your library for a creature card, put it onto the battlefield, then shuffle.")
    assert not table.all("Plain Bear") and table.all("Plain Lamp") and table.all("Plain Ogre")


@rule("704.5j")
@pytest.mark.parametrize(("text", "left"), [("Flying", 1), ('The "legend rule" doesn\'t apply to creatures you control.', 2)])
def test_the_legend_rule_may_not_apply(text: str, left: int) -> None:
    table = Table()
    table.battlefield("A", creature(text))
    king = card("Old King", "{1}", "Legendary Creature — Noble", "", "1/1")
    table.battlefield("A", king, king)
    table.settle()
    assert len(table.all("Old King")) == left


@rule("303.4", "704.5m")
def test_not_enchanted_by_other_auras() -> None:
    table = Table()
    (host,) = table.battlefield("A", ogre())
    shell = card("Test Shell", "{1}", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't be enchanted by other Auras.")
    (aura,) = table.battlefield("A", shell, attach_to=host)
    (other,) = table.battlefield("A", card("Test Ring", "{1}", "Enchantment — Aura", "Enchant creature"), attach_to=host)
    table.settle()
    table.resolve()
    assert aura in table.game.permanents() and other not in table.game.permanents()


@rule("301.5", "303.4")
def test_not_equipped_and_not_enchanted() -> None:
    table = Table()
    brawler = permanent(table, "Test Thing can't be equipped.")
    (calm,) = table.battlefield("A", card("Test Calm", "{1}", "Creature — Elf", "Test Calm can't be enchanted.", "1/1"))
    (sword,) = table.battlefield("A", card("Test Sword", "{1}", "Artifact — Equipment", "Equip {1}"))
    (aura,) = table.battlefield("A", card("Test Ring", "{1}", "Enchantment — Aura", "Enchant creature"), attach_to=brawler)
    assert why_not_attached(table.game, sword, brawler) is not None
    assert why_not_attached(table.game, sword, calm) is None
    assert why_not_attached(table.game, aura, calm) is not None


@rule("708.7", "116.2b", "101.2")
def test_permanents_cannot_be_turned_face_up() -> None:
    """Neither for their cost nor by an effect; one's own can."""
    table = Table()
    permanent(table, "Permanents your opponents control can't be turned face up during your turn.")
    (mine,) = table.battlefield("A", card(*MOTH), face_down="morph")
    (theirs,) = table.battlefield("B", card(*MOTH), face_down="morph")
    assert not [action for action in table.actions("B") if action.oid == theirs]
    assert [action for action in table.actions("A") if action.oid == mine]
    do(table, "Turn target creature face up.", targets=[theirs])
    assert table.game.obj(theirs).face_down
    table.next_turn("B")
    table.special("B", theirs)
    assert table.game.chars(theirs).name == "Masked Moth"


@rule("602.5", "107.5")
def test_abilities_with_the_tap_symbol_in_their_costs() -> None:
    table = Table()
    permanent(table, "Creatures with flying can't attack or block, and their activated abilities with {T} in their costs can't be activated.",
              types="Enchantment", who="B")  # fmt: skip
    words = "{T}: You gain 1 life.\n{0}, {T}: Add {G}.\n{0}: You gain 2 life."
    (bird,) = table.battlefield("A", card("Wise Bird", "{1}", "Creature — Bird", f"Flying\n{words}", "1/1"))
    (cat,) = table.battlefield("A", card("Wise Cat", "{1}", "Creature — Cat", words, "1/1"))
    assert [action.label for action in table.actions("A") if action.oid == bird] == ["{0}: You gain 2 life."]
    assert len([action for action in table.actions("A") if action.oid == cat]) == 2  # without the mana ability
    table.tap_for_mana("A", cat)
    with pytest.raises(IllegalAction):
        table.tap_for_mana("A", bird)
