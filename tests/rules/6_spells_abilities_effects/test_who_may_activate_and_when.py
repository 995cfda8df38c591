"""Abilities that any player may activate at certain times.

What is compared with what is spoken of, too.
"""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")
MITE = ("Cave Mite", "{G}", "Creature — Insect", "", "1/1")


def _may(table: Table, who: str) -> bool:
    return any(action.kind == "activate" for action in table.actions(who))


@rule("602.5b", "602.2")
def test_any_player_but_only_when_they_could_cast_a_sorcery() -> None:
    table = Table()
    (well,) = table.battlefield("A", card("Common Well", "{2}", "Artifact", "{1}: Draw a card. Any player may activate "
                                          "this ability but only any time they could cast a sorcery."))
    table.mana("A", "{1}")
    assert _may(table, "A") and not _may(table, "B")
    table.to_step("main1", "B")
    table.mana("B", "{1}")
    assert not _may(table, "A")
    table.activate("B", well).resolve()
    assert len(table.zone("B", "hand")) == 2  # one of them from the draw step


@rule("605.3a", "602.2")
def test_mana_from_a_permanent_of_another_player() -> None:
    table = Table()
    (vault,) = table.battlefield("B", card("Open Vault", "{3}", "Enchantment", "Remove a charge counter from ~: Add "
                                           "{C}. Any player may activate this ability but only during their turn "
                                           "before the end step."))
    from engine.game.events.counters import PutCounters
    from engine.game.rules.events.happening import happen

    happen(table.game, PutCounters(vault, "charge", 2, 1, vault))
    table.hand("A", card("Plain Lamp", "{1}", "Artifact", ""))
    table.cast("A", "Plain Lamp").resolve()
    assert table.counters(vault) == {"charge": 1}


@rule("602.5b")
def test_as_a_sorcery_and_only_under_a_condition() -> None:
    table = Table()
    table.graveyard("A", card("Lone Ghoul", "{B}", "Creature — Zombie", "{B}: Return ~ from your graveyard to the "
                              "battlefield. Activate only as a sorcery and only if you have one or fewer cards in hand.",
                              "2/1"))
    table.mana("A", "{B}")
    assert _may(table, "A")
    table.hand("A", card(*CUB), card(*CUB))
    assert not _may(table, "A")


@rule("608.2h", "603.3d")
def test_lesser_than_what_entered() -> None:
    table = Table()
    table.battlefield("A", card("Tide Caller", "{2}", "Creature — Merfolk", "Whenever ~ or another creature you control "
                                "enters, return up to one target creature you control with lesser mana value to its "
                                "owner's hand.", "1/1"))
    (mite,) = table.battlefield("A", card(*MITE))
    table.battlefield("A", card("Old Giant", "{5}", "Creature — Giant", "", "5/5"))
    table.hand("A", card(*CUB))
    table.mana("A", "{G}{G}")
    table.answer("A", [mite])
    table.cast("A", "Sprout Cub").resolve()
    assert table.zone("A", "hand") == ["Cave Mite"]
    assert not [asked for asked in table.asked if len(getattr(asked, "candidates", ())) > 1]  # only the Mite is less


@rule("107.3m", "306.5b")
def test_a_planeswalker_with_loyalty_x() -> None:
    table = Table()
    table.hand("A", card("Uma of the Rivers", "{X}{U}", "Legendary Planeswalker — Uma", "+2: You gain 1 life.",
                         loyalty="X"))
    table.mana("A", "{U}{U}{U}{U}")
    table.answer("A", 3)
    table.cast("A", "Uma of the Rivers").resolve()
    assert table.counters(table.find("Uma of the Rivers")) == {"loyalty": 3}


@rule("608.2c")
def test_something_done_unless_a_condition_is_true() -> None:
    table = Table()
    herald = card("Sea Herald", "{2}", "Creature — Merfolk", "When ~ enters, sacrifice it unless {U} was spent to cast "
                  "it.", "2/2")
    table.hand("A", herald, herald)
    table.mana("A", "{R}{R}")
    table.cast("A", "Sea Herald").resolve()
    assert not table.all("Sea Herald")
    table.mana("A", "{U}{R}")
    table.cast("A", "Sea Herald").resolve()
    assert table.all("Sea Herald")
