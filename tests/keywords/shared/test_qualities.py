"""Qualities of sources, as protection and hexproof name them (CR 702.16a)."""

from __future__ import annotations

import pytest

from engine.game.rules.questions.attaching import MAY_BE_ATTACHED
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def choose(word: str):
    return lambda decision: decision.options.index(word)


@rule("608.2d")
def test_a_player_with_protection_from_the_color_of_their_choice_chooses_it() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", spell("You gain protection from the color of your choice until end of turn."))
    table.hand("A", card("Red Fire", "{R}", "Instant", "Red Fire deals 3 damage to any target."))
    table.answer("A", choose("red"))
    table.cast("A", "Spell").resolve()
    table.mana("A", "{R}")
    table.cast("A", "Red Fire", targets=[1])
    decision = next(d for d in reversed(table.asked) if type(d).__name__ == "ChooseTargets")
    assert 0 not in decision.candidates and 1 in decision.candidates


@rule("701.32")
@pytest.mark.parametrize(("votes", "safe"), [((0, 0, 3), "U"), ((0, 2, 1), "URB")])
def test_protection_from_each_color_with_the_most_votes(votes: tuple[int, ...], safe: str) -> None:
    table = Table(3)
    table.hand("A", card("Test Judge", "{0}", "Creature — Giant", "When Test Judge enters, starting with you, each player votes for blue, black, red, or green. Test "
                         "Judge gains protection from each color with the most votes or tied for most votes.", "3/4"))  # fmt: skip
    for seat, vote in zip("ABC", votes, strict=True):
        table.answer(seat, vote)
    table.cast("A", "Test Judge").resolve()
    judge = table.find("Test Judge")
    for color in "WUBRG":
        table.battlefield("B", card(f"Wand {color}", f"{{{color}}}", "Artifact", f"{{0}}: Wand {color} deals 1 damage to target creature."))
    can = {table.game.chars(action.oid).name[-1] for action in table.actions("B")}
    assert can == set("WUBRG") - set(safe) and judge


@rule("702.16n")
def test_protection_that_does_not_remove_auras() -> None:
    table = Table()
    (host,) = table.battlefield("A", bear())
    red = card("Red Veil", "{R}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+0.")
    (early,) = table.battlefield("B", red)
    table.game.write(early).attached_to = host
    (ward,) = table.battlefield("A", card("Bright Ward", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+2 and has protection "
                                "from all colors. This effect doesn't remove Auras."))  # fmt: skip
    table.game.write(ward).attached_to = host
    (late,) = table.battlefield("B", red)
    assert refused(table.game, MAY_BE_ATTACHED, host, attachment=late) is not None  # it can't be attached …
    table.game.write(late).attached_to = host
    table.game.changed()
    table.settle()
    assert table.all("Red Veil") == [early, late] and table.all("Bright Ward") == [ward]  # … but nothing is removed
    assert table.has(host, "protection")


@rule("303.4i")
def test_a_role_token_is_not_created_for_what_it_cannot_enchant() -> None:
    table = Table()
    (monk,) = table.battlefield("A", card("Aura Monk", "{1}", "Creature — Monk", "Protection from enchantments", "1/1"),)
    table.battlefield("A", card("Watcher", "{1}", "Enchantment", "Whenever another enchantment enters, you gain 1 life."))
    table.hand("A", card("Masquerade", "{0}", "Sorcery", "Create a Monster Role token attached to target creature you "
                         "control. Draw a card."))
    table.cast("A", "Masquerade", targets=[monk]).resolve()
    assert not table.all("Monster Role")
    assert table.life("A") == 20
    assert len(table.zone("A", "hand")) == 1


@rule("205.2a", "608.2d")
def test_protection_from_a_card_type_of_ones_choice() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    table.answer("A", 0)  # artifact
    do(table, "Target creature gains protection from the card type of your choice until end of turn.", targets=[cub])
    (wand,) = table.battlefield("B", card("Hot Wand", "{1}", "Artifact", "{0}: Hot Wand deals 1 damage to target creature."))
    assert not [action for action in table.actions("B") if action.oid == wand]
    do(table, "Tap target creature.", targets=[cub])
    table.next_turn("B")
    assert [action for action in table.actions("B") if action.oid == wand]


@rule("608.2d")
def test_the_color_of_its_controllers_choice() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    table.answer("B", 3)
    do(table, "Target creature gains protection from the color of its controller's choice until end of turn.", [theirs])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseOption"]
    assert [decision.seat for decision in asked] == [1] and table.has(theirs, "protection")


@rule("201.5a", "120.1")
def test_the_grantor_deals_the_damage_that_its_name_deals() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    text = 'Enchant creature\nEnchanted creature has "{T}: Odd Bow deals 1 damage to any target."'
    table.battlefield("A", card("Odd Bow", "{G}", "Enchantment — Aura", text), attach_to=cub)
    green = card("Green Wall", "{1}{W}", "Creature — Wall", "Protection from creatures", size="0/2")
    (wall,) = table.battlefield("B", green)
    table.activate("A", cub, [1]).resolve()
    assert table.life("B") == 19 and wall in table.game.battlefield


@rule("702.11d", "608.2d")
@pytest.mark.parametrize(("color", "may"), [("red", False), ("green", True)])
def test_hexproof_from_the_color_just_chosen(color: str, may: bool) -> None:
    table = Table()
    thing = permanent(table, "{0}: Choose a color. This creature gains hexproof from that color until end of turn.")
    table.policy = lambda decision: list(decision.options).index(color) if getattr(decision, "purpose", "") == "color" else None
    table.activate("A", thing).resolve()
    table.hand("B", card("Bolt", "{R}", "Instant", "Bolt deals 1 damage to target creature."))
    table.mana("B", "{R}")
    assert bool([action for action in table.actions("B") if action.kind == "cast"]) is may
