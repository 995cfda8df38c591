"""Targets that others choose, what met in combat, energy as much as X, and cards cast from a hand that is seen."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.game.decisions.choices import ChooseTargets
from engine.game.events.chance import FlipCoin
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

PIT = "At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of their choice. It can't be regenerated."


@rule("601.2c", "603.3d")
def test_whose_upkeep_it_is_chooses_the_target() -> None:
    table = Table(3)
    permanent(table, PIT, types="Artifact")
    mine = table.battlefield("A", bear())
    theirs = table.battlefield("B", bear(), ogre())
    table.answer("B", [theirs[1]])
    table.next_turn("B")
    chosen = [asked for asked in table.asked if isinstance(asked, ChooseTargets)]
    assert [(asked.seat, set(asked.candidates)) for asked in chosen] == [(1, set(theirs))]  # theirs alone, and they choose
    assert table.zone("B", "graveyard") == ["Plain Ogre"] and mine[0] in table.game.objects
    table.next_turn("C")  # who has none: nothing is put on the stack
    assert [asked.seat for asked in table.asked if isinstance(asked, ChooseTargets)] == [1]


@rule("601.2c")
def test_its_controller_may_let_it_strike_any_target_of_their_choice() -> None:
    table = Table(3)
    permanent(table, "Whenever a creature enters, that creature's controller may have it deal damage equal to its power to any target of their choice.")
    table.hand("B", card("Flash Ogre", "{0}", "Creature — Ogre", "Flash", "3/3"))
    table.answer("B", [2], True)
    table.cast("B", "Flash Ogre").resolve()
    assert (table.life("A"), table.life("C")) == (20, 17)
    table.hand("B", card("Flash Ogre", "{0}", "Creature — Ogre", "Flash", "3/3"))
    table.answer("B", [0], False)
    table.cast("B", "Flash Ogre").resolve()
    assert table.life("A") == 20  # they may, and don't
    with pytest.raises(AssertionError, match="lets several players choose"):
        card("Muddle", "{0}", "Sorcery", "Each player may put a +1/+1 counter on target creature of their choice.")


@rule("509.1g", "509.1h", "608.2i")
@pytest.mark.parametrize(("words", "fit"), [("", {"attacker", "blocker"}), (" by a legendary creature", {"blocker"})])
def test_what_blocked_or_was_blocked(words: str, fit: set[str]) -> None:
    table = Table()
    crown = card("Crowned Ox", "{1}", "Legendary Creature — Ox", "", "3/4")
    (attacker,) = table.battlefield("A", crown)
    blocker, idle = table.battlefield("B", card("Wall", "{1}", "Creature — Wall", "Defender", "0/5"), bear())
    table.answer("A", [(attacker, 1)])
    table.answer("B", [(blocker, attacker)])
    table.to_step("end_combat")
    named = {"attacker": attacker, "blocker": blocker, "idle": idle}
    table.to_step("main2")
    for name, oid in named.items():
        table.hand("A", card("Test Verdict", "{0}", "Sorcery", f"Exile target creature that blocked or was blocked{words} this turn."))
        if name in fit:
            table.cast("A", "Test Verdict", [oid]).resolve()
            assert oid not in table.game.battlefield
        else:
            assert not table.actions("A") or oid in table.game.battlefield
    assert {name for name, oid in named.items() if oid not in table.game.battlefield} == fit


@rule("107.14", "107.3a")
def test_energy_as_much_as_x() -> None:
    table = Table()
    pylon = permanent(table, "{T}, Pay X {E}: Destroy target creature with mana value X.", types="Artifact")
    (cub,) = table.battlefield("B", bear())
    do(table, "You get {E}{E}{E}.")
    table.answer("A", 2)
    table.activate("A", pylon, [cub]).resolve()
    assert table.zone("B", "graveyard") == ["Plain Bear"] and table.game.players[0].counters == {"energy": 1}


@rule("107.14", "107.3f")
def test_x_energy_as_it_resolves() -> None:
    table = Table()
    cubs = table.battlefield("B", bear(), ogre(), sprite())
    do(table, "You get {E}{E}{E}.")
    table.answer("A", True, 2, list(cubs[:2]))
    do(table, "Tap all creatures target player controls. You may pay X {E}, then choose up to X creatures tapped this way. Put a stun counter on "
              "each of them.", targets=[1])  # fmt: skip
    assert [table.counters(cub) for cub in cubs] == [{"stun": 1}, {"stun": 1}, {}]
    assert table.game.players[0].counters == {"energy": 1} and all(table.game.objects[cub].tapped for cub in cubs)


@rule("107.14", "510.2")
def test_energy_as_much_as_the_damage() -> None:
    table = Table()
    (scout,) = table.battlefield("A", card("Scout", "{1}", "Creature — Scout",
                                           "Whenever Scout deals combat damage to a player, you get that many {E}.", "3/1"))  # fmt: skip
    table.answer("A", [(scout, 1)])
    table.to_step("main2")
    assert table.game.players[0].counters == {"energy": 3} and table.life("B") == 17


@rule("614.1a", "111.2")
def test_a_further_token_beside_such_tokens() -> None:
    table = Table()
    permanent(table, "If you would create one or more artifact tokens, instead create those tokens plus an additional Map token.")
    do(table, "Create two Treasure tokens. Create a 1/1 green Snake creature token.")
    made = sorted(table.game.chars(oid).name for oid in table.game.battlefield if table.game.obj(oid).token)
    assert made == ["Map Token", "Snake Token", "Treasure Token", "Treasure Token"]  # one for both; none for what is no artifact
    table.next_turn("B")
    do(table, "Create a Treasure token.", who="B")
    assert len(table.all("Map Token")) == 1  # what others create


@rule("609.4")
def test_targeted_as_though_without_hexproof() -> None:
    table = Table(3)
    (shy,) = table.battlefield("B", card("Shy Ox", "{1}", "Creature — Ox", "Hexproof", "2/2"))
    for who in "AC":
        table.hand(who, card("Prod", "{0}", "Instant", "Tap target creature."))
    with pytest.raises((IllegalAction, AssertionError)):
        table.cast("A", "Prod", [shy])
    lens = permanent(table, "Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they "
                            "didn't have hexproof.", types="Artifact")  # fmt: skip
    assert lens
    table.cast("A", "Prod", [shy]).resolve()
    assert table.game.objects[shy].tapped and table.has(shy, "hexproof")
    with pytest.raises((IllegalAction, AssertionError)):
        table.cast("C", "Prod", [shy])  # spells and abilities of the lens's controller alone


@rule("608.2g")
def test_a_card_cast_from_the_hand_that_was_revealed() -> None:
    table = Table(3)
    table.hand("B", card("Bolt", "{R}", "Instant", "Bolt deals 3 damage to any target."), ogre(), card(*FOREST))
    table.answer("A", True, [2])
    do(table, "Target opponent reveals their hand. You may cast an instant or sorcery card from it without paying its mana cost.", targets=[1])
    table.resolve()
    assert table.life("C") == 17 and table.zone("B", "graveyard") == ["Bolt"] and table.zone("B", "hand") == ["Plain Ogre", "Forest"]
    table.answer("A", True)
    do(table, "Look at target player's hand. You may cast a nonland card in it without paying that card's mana cost.", targets=[1])
    assert table.zone("B", "hand") == ["Forest"] and table.game.chars(table.find("Plain Ogre")).controller == 0


@rule("205.1b", "613.1d")
def test_a_land_that_becomes_a_creature_of_all_types() -> None:
    table = Table()
    den = permanent(table, "{1}: Test Thing becomes a 4/3 creature with vigilance and all creature types until end of turn. It's still a land.",
                    types="Land")  # fmt: skip
    table.mana("A", "{1}").activate("A", den).resolve()
    values = table.game.chars(den)
    assert (values.power, values.toughness) == (4, 3) and {"land", "creature"} <= set(values.types)
    assert table.has(den, "vigilance") and {"Goblin", "Sliver"} <= set(values.subtypes)
    table.next_turn("B")
    assert "creature" not in table.game.chars(den).types


@rule("201.5c", "714.2")
def test_a_name_is_shortened_before_its_colon() -> None:
    table = Table()
    saga = card("Cellar 5: The Long Way", "{0}", "Enchantment — Saga",
                "I — Gain control of target creature for as long as you control Cellar 5.\nII — You gain 1 life.")  # fmt: skip
    (cub,) = table.battlefield("B", bear())
    table.hand("A", saga)
    table.cast("A", "Cellar 5: The Long Way").resolve()
    table.resolve()
    assert table.game.chars(cub).controller == 0
    do(table, "Destroy target enchantment.", targets=[table.find("Cellar 5: The Long Way")])
    assert table.game.chars(cub).controller == 1


@rule("603.6a", "110.5b")
def test_what_enters_untapped_under_an_opponents_control() -> None:
    table = Table(3)
    permanent(table, "Whenever an artifact or creature enters untapped and under an opponent's control, they may tap that permanent. If they don't, "
                     "you create a 1/1 white Bat creature token with flying.")  # fmt: skip
    table.answer("B", True, False)
    table.hand("B", *(card(f"Flash Ox {number}", "{0}", "Creature — Ox", "Flash", "2/2") for number in range(2)))
    table.hand("B", card("Sleeper", "{0}", "Creature — Ox", "Flash\nSleeper enters tapped.", "2/2"))
    table.hand("A", bear())
    table.cast("B", "Flash Ox 0").resolve()
    assert table.game.objects[table.find("Flash Ox 0")].tapped and not table.all("Bat Token")
    table.cast("B", "Flash Ox 1").resolve()
    assert not table.game.objects[table.find("Flash Ox 1")].tapped
    assert [table.game.chars(bat).controller for bat in table.all("Bat Token")] == [0]
    table.cast("B", "Sleeper").resolve()  # tapped: nobody is asked
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()  # one's own
    assert len(table.all("Bat Token")) == 1


@rule("109.5", "608.2b")
def test_whose_controller_controls_such_a_thing() -> None:
    table = Table(3)
    (seaside,) = table.battlefield("B", bear())
    (inland,) = table.battlefield("C", bear())
    table.battlefield("B", card("Island", "", "Basic Land — Island"))
    table.battlefield("A", card("Island", "", "Basic Land — Island"))
    siren = permanent(table, "{T}: Gain control of target creature whose controller controls an Island for as long as you control Test Thing and "
                             "Test Thing remains tapped.")  # fmt: skip
    table.activate("A", siren, [seaside])
    (chosen,) = (asked for asked in table.asked if isinstance(asked, ChooseTargets))
    assert set(chosen.candidates) == {seaside, siren} and inland not in chosen.candidates
    table.resolve()
    assert table.game.chars(seaside).controller == 0


@rule("705.1", "705.2")
def test_for_each_flip_won() -> None:
    table = Table(seed=2)
    do(table, "Flip a coin until you lose a flip. Create a 1/1 red Goblin creature token for each flip you win.")
    flips = [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]
    assert len(flips) > 1 and [flip.won for flip in flips] == [True] * (len(flips) - 1) + [False]
    assert len(table.all("Goblin Token")) == len(flips) - 1


@rule("404.1")
def test_for_each_graveyard_that_holds_so_many() -> None:
    table = Table(3)
    golem = permanent(table, "Test Thing gets +2/+0 for each graveyard with seven or more cards in it.")
    table.graveyard("A", *(bear() for _ in range(7)))
    table.graveyard("C", *(bear() for _ in range(8)))
    table.graveyard("B", *(bear() for _ in range(6)))
    assert table.game.chars(golem).power == 5
    table.graveyard("B", bear())
    assert table.game.chars(golem).power == 7


@rule("202.3", "603.10")
def test_with_that_spells_mana_value() -> None:
    table = Table()
    permanent(table, "Whenever you cast an instant spell, destroy all creatures with that spell's mana value.", size="4/4")
    table.battlefield("B", bear(), ogre(), sprite())
    table.hand("A", card("Spark", "{X}{R}", "Instant", "You gain X life."))
    table.mana("A", "{2}{R}").answer("A", 2)
    table.cast("A", "Spark").resolve()
    assert table.zone("B", "graveyard") == ["Plain Ogre"] and table.life("A") == 22  # three with its X
