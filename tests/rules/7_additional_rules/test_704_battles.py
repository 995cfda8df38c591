"""State-based actions for battles (CR 704.5v to 704.5x), and sieges (CR 310)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.damage import Damage
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("704.3", "704.5v", "704.5w")
def test_a_battle_without_defense_goes_though_it_lacks_a_protector_too() -> None:
    table = Table(3)
    (siege,) = table.battlefield("B", card("Open Gate", "{1}{R}", "Battle — Siege", "When this Siege enters, you gain 1 life.", defense="3"))
    assert table.counters(siege) == {} and not table.game.objects[siege].choices
    table.settle()
    assert table.zone("B", "graveyard") == ["Open Gate"]


# -- battles (704.5v to 704.5x, 310) ---------------------------------------------------------------------------------

SIEGE = ("Siege of the Pantry", "{2}{R}", "Battle — Siege", "When this Siege enters, you gain 1 life.")
WON = data("Keeper of the Pantry", "", "Creature — Mouse", "", "4/4")


def siege() -> CardDefinition:
    return card(*SIEGE, defense="3", back=WON)


@rule("310.2", "310.4b", "310.8a", "310.11a")
def test_a_siege_enters_with_defense_counters_and_an_opponent_as_its_protector() -> None:
    table = Table(3)
    table.hand("A", siege())
    table.mana("A", "{2}{R}").answer("A", [2]).cast("A", "Siege of the Pantry").resolve()
    battle = table.find("Siege of the Pantry")
    assert table.counters(battle) == {"defense": 3} and table.life("A") == 21
    chosen = [d for d in table.asked if isinstance(d, ChooseObjects)]
    assert [(d.seat, d.candidates) for d in chosen] == [(0, (1, 2))]
    assert table.game.objects[battle].choices["protector"] == 2


@rule("310.6", "310.11b", "120.3h")
def test_a_siege_without_defense_counters_is_exiled_and_may_be_cast_transformed() -> None:
    table = Table()
    table.hand("A", siege())
    table.mana("A", "{2}{R}").cast("A", "Siege of the Pantry").resolve()
    battle = table.find("Siege of the Pantry")
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Damage(bear, battle, 5))
    table.settle()
    assert table.stack() == ["Siege of the Pantry trigger (A)"] and battle in table.game.objects  # 704.5v waits
    table.answer("A", True).resolve()
    keeper = table.find("Keeper of the Pantry")
    assert table.pt(keeper) == (4, 4) and table.game.objects[keeper].face == 1


@rule("704.5v", "310.7")
def test_a_battle_with_no_defense_goes_to_the_graveyard_once_nothing_of_it_waits() -> None:
    table = Table()
    (battle,) = table.battlefield("A", siege(), choices=(("protector", 1),))
    table.settle()
    assert table.all("Siege of the Pantry", "graveyard", "A") and battle not in table.game.objects


@rule("704.5w", "310.10", "800.4a")
def test_a_battle_whose_protector_left_gets_another() -> None:
    table = Table(3)
    table.hand("A", siege())
    table.mana("A", "{2}{R}").answer("A", [2]).cast("A", "Siege of the Pantry").resolve()
    battle = table.find("Siege of the Pantry")
    leaving.concede(table.game, 2)
    table.settle()
    assert table.game.objects[battle].choices["protector"] == 1


@rule("704.5x", "310.11a")
def test_a_siege_that_comes_under_its_protectors_control_gets_another_protector() -> None:
    table = Table(3)
    table.hand("A", siege())
    table.mana("A", "{2}{R}").answer("A", [1]).cast("A", "Siege of the Pantry").resolve()
    battle = table.find("Siege of the Pantry")
    table.hand("B", card("Seize", "{U}", "Instant", "Gain control of target permanent."))
    table.mana("B", "{U}").answer("B", [2]).cast("B", "Seize", [battle]).resolve()
    assert table.game.objects[battle].choices["protector"] == 2
