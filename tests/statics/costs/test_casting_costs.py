"""What spells cost besides, instead, less or more (CR 118.7 to 118.9, 601.2f)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

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
    assert len(table.pool("A")) == 1


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


EVIDENCE = ("Case Notes", "{3}{G}", "Sorcery", "As an additional cost to cast this spell, you may collect evidence 4. "
            "This spell costs {2} less to cast if evidence was collected.\nYou gain 1 life. If evidence was collected, "
            "draw a card.")  # fmt: skip


@rule("701.57c", "601.2f")
def test_a_spell_that_costs_less_if_evidence_was_collected() -> None:
    table = Table()
    table.battlefield("A", card("Keen Clerk", "{1}", "Artifact", "Whenever you collect evidence, you gain 10 life."))
    table.hand("A", card(*EVIDENCE))
    table.mana("A", "{1}{G}")
    table.graveyard("A", card(*BEAR))
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.graveyard("A", card(*BEAR))
    table.answer("A", True)
    table.cast("A", "Case Notes").resolve()
    assert table.game.players[0].life == 31
    assert len(table.game.zone("exile")) == 2 and table.zone("A", "hand") == ["Forest"]


def test_ward_for_evidence() -> None:
    table = Table()
    (frog,) = table.battlefield("B", card("Careful Frog", "{G}", "Creature — Frog", "Ward—Collect evidence 3.", "1/1"))
    shot = card("Sharp Shot", "{R}", "Instant", "Destroy target creature.")
    table.hand("A", shot, shot)
    table.mana("A", "{R}{R}")
    table.cast("A", "Sharp Shot", targets=[frog]).resolve()
    assert table.all("Careful Frog")  # there is no evidence to collect, and nothing is asked
    table.graveyard("A", card(*BEAR))
    table.answer("A", True)
    table.cast("A", "Sharp Shot", targets=[frog]).resolve()
    assert not table.all("Careful Frog")


@rule("118.9", "118.9a")
def test_another_cost_for_all_spells() -> None:
    table = Table(library=0)
    table.battlefield("A", card("Blood Ledger", "{2}", "Artifact", "You may pay 3 life rather than pay the mana cost for "
                                "spells you cast."))
    table.battlefield("A", card("Far Sight", "{2}", "Artifact", "You may cast creature spells from the top of your "
                                "library."))
    table.hand("A", card(*BEAR))
    table.library("A", card("Top Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Plain Bear").resolve()
    table.cast("A", "Top Bear").resolve()  # the cost goes with permission to cast it from elsewhere
    assert table.game.players[0].life == 14
    assert table.all("Plain Bear") and table.all("Top Bear")


@rule("614.1c", "601.2h")
def test_counters_on_what_was_not_paid_for_with_mana() -> None:
    table = Table()
    scout = card("Idle Scout", "{G}", "Creature — Elf", "~ enters with two +1/+1 counters on it if it wasn't cast or no "
                 "mana was spent to cast it.", "1/1")
    table.hand("A", scout, scout)
    table.mana("A", "{G}")
    table.cast("A", "Idle Scout").resolve()
    assert table.pt(table.find("Idle Scout")) == (1, 1)
    table.battlefield("A", card("Open Door", "{2}", "Artifact",
                                "You may cast spells from your hand without paying their mana costs."))
    table.cast("A", "Idle Scout").resolve()
    assert table.pt(table.all("Idle Scout")[1]) == (3, 3)


@pytest.mark.parametrize("itself", ["Odd Gift", "this spell"])
@rule("118.9", "nothing may be the alternative cost")
def test_if_so_a_spell_may_be_cast_without_paying_its_mana_cost(itself: str) -> None:
    """Only while the condition holds, and nothing is paid then."""
    gift = card("Odd Gift", "{4}{W}", "Instant",
                f"If you control an Elf, you may cast {itself} without paying its mana cost.\nYou gain 3 life.")
    table = Table()
    table.hand("A", gift)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", card("Near Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.cast("A", "Odd Gift").resolve()
    assert table.life("A") == 23
