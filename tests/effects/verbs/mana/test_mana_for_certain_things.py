"""What mana may be spent on and what follows; what loses all others; you or a permanent you control."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from tests.rulebook import rule
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
WAVE = ("Long Wave", "{X}{U}", "Sorcery", "You gain X life.")
SIP = ("Small Sip", "{1}", "Sorcery", "You gain 1 life.")
ECHO = ("Old Echo", "{2}", "Sorcery", "You gain 2 life.\nFlashback {2}")


def _castable(table: Table) -> list[str]:
    return sorted(action.label for action in table.actions("A") if action.kind == "cast")


@rule("106.6", "107.3")
def test_mana_for_costs_with_x_only() -> None:
    table = Table()
    table.battlefield("A", card("Giant Spring", "", "Land", "{T}: Add {C}{C}. Spend this mana only on costs that contain {X}."))
    table.battlefield("A", card("Odd Engine", "{1}", "Artifact", "{X}: You gain X life.\n{1}: You lose 1 life."))
    table.hand("A", card(*WAVE), card(*SIP))
    table.mana("A", "{U}")
    assert _castable(table) == ["Long Wave", "Small Sip"]  # the sip with {U}
    table.answer("A", 2).cast("A", "Long Wave").resolve()
    assert table.life("A") == 22
    assert [a.index for a in table.actions("A") if a.kind == "activate"] == [0]


@rule("106.6", "601.2a")
def test_mana_for_spells_from_a_certain_zone() -> None:
    table = Table()
    table.battlefield("A", card("Old Well", "", "Land", "{T}: Add {C}{C}. Spend this mana only to cast spells with flashback "
                                "from a graveyard."))  # fmt: skip
    table.hand("A", card(*ECHO))
    assert not _castable(table)
    table.graveyard("A", card(*ECHO), card(*SIP))
    assert len(_castable(table)) == 1
    table.act("A", lambda a: a.kind == "cast").resolve()
    assert table.life("A") == 22 and "Old Echo" in table.zone("A", "exile")


@rule("603.12", "106.6")
@pytest.mark.parametrize(("name", "life"), [("Small Sip", 22), ("Mud Toad", 20)])
def test_what_triggers_when_mana_is_spent(name: str, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Loud Lens", "{1}", "Artifact", "{T}: Add {G}. When that mana is spent to cast a sorcery spell, "
                                "copy that spell and you may choose new targets for the copy."))  # fmt: skip
    table.hand("A", card(*SIP), card(*TOAD))
    table.cast("A", name)
    assert len(table.game.stack) == (2 if name == "Small Sip" else 1)
    table.resolve()
    assert table.life("A") == life


@rule("205.1a", "613.1f")
def test_what_loses_all_other_abilities_and_types_has_what_it_is_given() -> None:
    table = Table()
    (toad,) = table.battlefield("A", card("Wing Toad", "{G}", "Artifact Creature — Toad", "Flying\n{T}: You gain 1 life.", "2/2"))
    table.hand("A", card("Moonlit Cage", "{0}", "Enchantment — Aura", "Enchant permanent\nEnchanted permanent is a colorless land "
                         "with \"{T}: Add {C}.\" and loses all other card types and abilities."))  # fmt: skip
    table.cast("A", "Moonlit Cage", targets=[toad]).resolve()
    found = table.game.chars(toad)
    assert (found.types, found.subtypes, tuple(found.colors)) == (("land",), (), ())
    assert not table.has(toad, "flying") and not [a for a in table.actions("A") if a.oid == toad]
    table.tap_for_mana("A", toad)
    assert table.pool("A") == "C"


@rule("613.1f")
@pytest.mark.parametrize("words", ["has defender and loses all other abilities", "loses all other abilities and has defender"])
def test_whatever_order_the_words_have_what_is_given_stays(words: str) -> None:
    table = Table()
    (toad,) = table.battlefield("A", card("Wing Toad", "{G}", "Creature — Toad", "Flying", "2/2"))
    table.hand("A", card("Ice Cage", "{0}", "Enchantment — Aura", f"Enchant creature\nEnchanted creature {words}."))
    table.cast("A", "Ice Cage", targets=[toad]).resolve()
    assert (table.has(toad, "defender"), table.has(toad, "flying")) == (True, False)


@rule("603.2", "115.1")
@pytest.mark.parametrize(("at", "life"), [("you", 21), ("toad", 21), ("theirs", 20)])
def test_you_or_a_permanent_you_control_is_a_target(at: str, life: int) -> None:
    table = Table()
    (toad,) = table.battlefield("A", card(*TOAD))
    (theirs,) = table.battlefield("B", card(*TOAD))
    table.battlefield("A", card("Watcher", "{1}", "Artifact", "Whenever you or a permanent you control becomes the target of a "
                                "spell or ability an opponent controls, you gain 1 life."))  # fmt: skip
    table.hand("B", card("Poke", "{0}", "Instant", "Poke deals 0 damage to any target."))
    ref = {"you": 0, "toad": toad, "theirs": theirs}[at]
    table.cast("B", "Poke", targets=[ref]).resolve()
    assert table.life("A") == life


@rule("115.1")
@pytest.mark.parametrize("at", ["you", "toad", "theirs"])
def test_a_spell_that_targets_you_or_a_permanent_of_yours(at: str) -> None:
    table = Table()
    (toad,) = table.battlefield("A", card(*TOAD))
    (theirs,) = table.battlefield("B", card(*TOAD))
    table.hand("B", card("Poke", "{0}", "Instant", "Poke deals 1 damage to any target."))
    table.hand("A", card("Shade", "{0}", "Instant", "Counter target spell that targets you or a permanent you control."))
    table.cast("B", "Poke", targets=[{"you": 0, "toad": toad, "theirs": theirs}[at]])
    assert bool(_castable(table)) == (at != "theirs")


def test_what_is_said_of_a_spell_describes_it() -> None:
    """One meaning, not two: "of the chosen type" is no place from which it is cast."""
    for spell in ("a creature spell of the chosen type", "spells with mana value 4 or greater"):
        chosen = "As this land enters, choose a creature type.\n"
        assert compile_card(plain_card(f"{chosen}{{T}}: Add {{C}}. Spend this mana only to cast {spell}.", "Land")).accepted


@pytest.mark.parametrize("text", [
    "Whenever you or a creature you control dies, you gain 1 life.",
    "{T}: Add {C}. Spend this mana only to cast creatures from a graveyard you control.",
])  # fmt: skip
def test_what_is_not_said_so(text: str) -> None:
    assert not compile_card(plain_card(text, "Creature")).accepted


@rule("106.6", "107.3f")
def test_mana_for_x_pays_for_x_as_something_resolves() -> None:
    table = Table()
    table.battlefield("A", card("Giant Spring", "", "Land", "{T}: Add {C}{C}. Spend this mana only on costs that contain {X}."))
    table.hand("A", card("Late Wish", "{0}", "Sorcery", "You may pay {X}. If you do, you gain X life."),
               card("Later Wish", "{0}", "Sorcery", "You may pay {2}. If you do, you gain 5 life."))  # fmt: skip
    table.answer("A", True, True).cast("A", "Later Wish").resolve()
    assert table.life("A") == 20
    table.answers[0].clear()
    table.answer("A", True, 2).cast("A", "Late Wish").resolve()
    assert table.life("A") == 22


@rule("603.7")
def test_two_activations_are_two_triggers() -> None:
    table = Table()
    (lens,) = table.battlefield("A", card("Loud Lens", "{1}", "Artifact", "{T}: Add {C}. When you spend this mana to cast a "
                                          "sorcery spell, you gain 1 life."))  # fmt: skip
    table.hand("A", card("Wake", "{0}", "Instant", "Untap target artifact."), card(*ECHO))
    table.tap_for_mana("A", lens)
    table.cast("A", "Wake", targets=[lens]).resolve()
    table.tap_for_mana("A", lens)
    table.cast("A", "Old Echo")
    assert len(table.game.stack) == 3
    table.resolve()
    assert table.life("A") == 24
