"""What spells cost besides, instead, less or more (CR 118.7 to 118.9, 601.2f)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("118.8", "601.2b")
def test_a_spell_with_an_additional_cost_needs_it() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Last Resort",
            "{B}",
            "Sorcery",
            "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.",
        ),
    )
    table.mana("A", "{B}")
    assert table.actions("A") == ()
    (bear,) = table.battlefield("A", card(*BEAR))
    hand = len(table.zone("A", "hand"))
    table.cast("A", "Last Resort")
    assert bear not in table.game.objects
    table.resolve()
    assert len(table.zone("A", "hand")) == hand + 1


@rule("118.9", "118.9a")
def test_an_alternative_cost_is_paid_instead_of_the_mana_cost() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Barter",
            "{7}{U}",
            "Sorcery",
            "You may sacrifice two creatures rather than pay this spell's mana cost.\nDraw two cards.",
        ),
    )
    table.battlefield("A", card(*BEAR), card(*BEAR))
    table.cast("A", "Barter", way="alternative cost").resolve()
    assert table.zone("A", "graveyard").count("Plain Bear") == 2


@rule("118.7", "601.2f")
def test_spells_get_cheaper_but_coloured_mana_stays() -> None:
    table = Table()
    table.battlefield(
        "A", *[card("Thrifty Aunt", "{2}", "Artifact", "Creature spells you cast cost {1} less to cast.")] * 3
    )
    table.hand("A", card(*BEAR))
    assert table.actions("A") == ()
    table.mana("A", "{G}").cast("A", "Plain Bear").resolve()
    assert table.find("Plain Bear")


@rule("601.2f")
def test_increases_come_before_reductions() -> None:
    table = Table()
    table.battlefield("B", card("Toll Gate", "{2}", "Artifact", "Creature spells cost {2} more to cast."))
    table.battlefield(
        "A", *[card("Thrifty Aunt", "{2}", "Artifact", "Creature spells you cast cost {1} less to cast.")] * 3
    )
    table.hand("A", card(*BEAR))
    table.mana("A", "{G}{1}")
    assert [a.label for a in table.actions("A")] == ["Plain Bear"]
    table.cast("A", "Plain Bear")
    # {1}{G} + {2} - {3}: only {G} is left to pay
    assert len(table.game.players[0].pool) == 1


@rule("601.2f")
def test_a_spell_counts_for_its_own_reduction_what_its_words_say() -> None:
    table = Table()
    table.battlefield("A", *[card(*BEAR)] * 3)
    table.hand(
        "A",
        card(
            "Crowded Kitchen",
            "{4}{U}",
            "Sorcery",
            "This spell costs {1} less to cast for each creature you control.\nDraw a card.",
        ),
    )
    table.mana("A", "{U}{1}").cast("A", "Crowded Kitchen").resolve()
    assert table.zone("A", "graveyard") == ["Crowded Kitchen"]
