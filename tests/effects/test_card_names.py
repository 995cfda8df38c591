"""Card names that players choose (CR 201.4), and what effects do with the cards of the name."""

from __future__ import annotations

import pytest

from engine.decisions.choices import ChooseCardName
from engine.errors import IllegalAnswer, MalformedAnswer
from tests.rulebook import rule
from tests.table import Table, card

FOREST = card("Forest", "", "Basic Land — Forest")
MARSH = card("Old Marsh", "", "Land — Swamp", "{T}: Add {C}{C}.")
CARDS = (
    FOREST, MARSH, card("Tin Toy", "{1}", "Artifact"), card("Tin Man", "{1}", "Artifact Creature — Golem", "", "1/1"),
    card("Quick Word", "{U}", "Instant", "Draw a card."), card("Proud Elf", "{G}", "Legendary Creature — Elf", "", "1/1"),
)  # fmt: skip


@rule("201.4", "201.4a")
@pytest.mark.parametrize(("kind", "names"), [
    ("a", {"Forest", "Old Marsh", "Tin Toy", "Tin Man", "Quick Word", "Proud Elf"}),
    ("an artifact", {"Tin Toy", "Tin Man"}),
    ("a land", {"Forest", "Old Marsh"}),
    ("a nonbasic land", {"Old Marsh"}),
    ("a nonland", {"Tin Toy", "Tin Man", "Quick Word", "Proud Elf"}),
    ("a nonartifact, nonland", {"Quick Word", "Proud Elf"}),
    ("a noncreature, nonland", {"Tin Toy", "Quick Word"}),
    ("a legendary creature", {"Proud Elf"}),
])  # fmt: skip
def test_only_names_of_cards_with_the_characteristics_asked_for_can_be_chosen(kind: str, names: set[str]) -> None:
    table = Table()
    table.hand("A", *CARDS)
    table.battlefield("A", card("Cog Field", "{4}", "Enchantment", "All lands are artifacts in addition to their other types."))
    table.battlefield("B", FOREST)  # an artifact now, but no artifact card
    words = f"Choose {kind} card name. Target opponent reveals their hand and discards all cards with the chosen name."
    table.hand("A", card("Forget It", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Forget It", [1]).resolve()
    asked = name_asked(table)
    assert set(asked.options) - {"Forget It", "Cog Field"} == names
    lines = {"Old Marsh": "Land — Swamp", "Tin Man": "Artifact Creature — Golem", "Quick Word": "Instant"}
    assert all(asked.suits(line) == (name in names) for name, line in lines.items())


def name_asked(table: Table) -> ChooseCardName:
    """The question for a card name."""
    return next(decision for decision in table.asked if isinstance(decision, ChooseCardName))


@rule("201.4", "400.2")
def test_no_name_gives_away_what_only_others_know_of_but_every_name_can_be_chosen() -> None:
    table = Table()
    table.hand("B", MARSH, card("Proud Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.library("B", card("Deep Secret", "{U}", "Instant", "Draw a card."))
    table.battlefield("B", card("Tin Toy", "{1}", "Artifact"))
    table.library("A", card("Own Page", "{U}", "Instant", "Draw a card."))
    words = "Choose a card name. Target opponent reveals their hand and discards all cards with the chosen name."
    table.hand("A", card("Forget It", "{B}", "Sorcery", words))
    table.answer("A", "  Old   Marsh ")
    table.mana("A", "{B}").cast("A", "Forget It", [1]).resolve()
    assert {"Tin Toy", "Own Page", "Forget It"} <= set(name_asked(table).options)
    assert not {"Old Marsh", "Proud Elf", "Deep Secret"} & set(name_asked(table).options)
    assert table.zone("B", "hand") == ["Proud Elf"]


@pytest.mark.parametrize("answer", ["", "  ", "x" * 300, "Here // There", 99, None, ["Old Marsh"]])
def test_what_is_no_name_is_refused(answer: object) -> None:
    with pytest.raises((IllegalAnswer, MalformedAnswer)):
        ChooseCardName(seat=0, options=("Tin Toy",)).check(answer)


@rule("305.7", "613.1d")
def test_lands_of_the_chosen_name_lose_land_types_and_abilities_and_gain_another() -> None:
    table = Table()
    table.hand("A", card("Pale Moon", "{R}", "Enchantment", (
        "As Pale Moon enters, choose a nonbasic land card name.\nLands your opponents control with the chosen name lose all land types and abilities, "
        "and they gain \"{T}: Add one mana of any color.\"")))  # fmt: skip
    theirs, basic = table.battlefield("B", MARSH, FOREST)
    (mine,) = table.battlefield("A", MARSH)
    table.answer("A", "Old Marsh").mana("A", "{R}").cast("A", "Pale Moon").resolve()
    assert table.game.chars(theirs).subtypes == () and table.game.chars(theirs).types == ("land",)
    table.tap_for_mana("B", theirs, "G")
    assert [str(unit.kind) for unit in table.game.players[1].pool] == ["G"]
    assert table.game.chars(mine).subtypes == ("Swamp",) and table.game.chars(basic).subtypes == ("Forest",)
    assert len(table.game.chars(theirs).abilities.mana) == 1 and len(table.game.chars(mine).abilities.mana) >= 1


@rule("201.4")
def test_a_card_name_can_be_chosen_though_no_such_card_is_in_the_game() -> None:
    table = Table()
    table.hand("A", card("Shut Gate", "{1}", "Artifact", "As this artifact enters, choose a nonbasic land card name.\nActivated abilities of sources with the chosen name can't be activated."))
    table.answer("A", "Far Shore").mana("A", "{1}").cast("A", "Shut Gate").resolve()
    assert table.game.objects[table.find("Shut Gate")].choices["card name"] == "Far Shore"


@rule("201.2", "201.5c")
@pytest.mark.parametrize(("name", "zone"), [("Hammer of Aldis", "battlefield"), ("Long Hammer", "hand")])
def test_a_card_whose_name_holds_the_short_name_of_a_legend_is_looked_for_by_its_own_name(name: str, zone: str) -> None:
    words = (
        "When Aldis enters, search your library for an Equipment card and reveal it. If you reveal a card named Hammer of Aldis this way, put it onto the "
        "battlefield. Otherwise, put that card into your hand. Then shuffle."
    )
    table = Table()
    (found,) = table.library("A", card(name, "{2}", "Artifact — Equipment", "Equipped creature gets +1/+1."))
    table.hand("A", card("Aldis, Warden of Doors", "{W}", "Legendary Creature — Human", words, "1/1"))
    table.mana("A", "{W}").answer("A", [found]).cast("A", "Aldis, Warden of Doors").resolve()
    assert table.all(name, zone, "A")
