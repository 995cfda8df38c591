"""The card on top of a library, mana symbols counted, chance instead of a choice, and numbers as they last were."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

ELK = ("Pale Elk", "{W}{W/U}{1}", "Creature — Elk", "", "1/1")


@rule("401.1", "611.3a")
def test_as_long_as_the_top_card_is_something() -> None:
    table = Table()
    lantern = permanent(table, "As long as the top card of your library is a creature card, Test Thing gets +2/+2.")
    assert table.pt(lantern) == (1, 1)
    table.library("A", bear())
    assert table.pt(lantern) == (3, 3)
    table.library("B", ogre())
    assert table.pt(lantern) == (3, 3)
    do(table, "Put the top card of your library on the bottom of your library.")
    assert table.pt(lantern) == (1, 1) and table.zone("A", "library")[-1] == BEAR[0]


@rule("401.1", "105.2")
def test_what_shares_a_color_with_the_top_card() -> None:
    table = Table()
    permanent(table, "As long as the top card of your library is a creature card, creatures you control that share a color with "
              "that card get +1/+1.", types="Artifact")  # fmt: skip
    (green,) = table.battlefield("A", bear())
    (red,) = table.battlefield("A", ogre())
    table.library("A", bear())
    assert (table.pt(green), table.pt(red)) == ((3, 3), (3, 3))
    table.library("A", sprite())
    assert (table.pt(green), table.pt(red)) == ((2, 2), (3, 3))


@rule("202.2d", "107.4")
def test_mana_symbols_are_counted_in_costs() -> None:
    table = Table()
    (elk,) = table.battlefield("A", card(*ELK))
    table.battlefield("A", sprite())
    table.battlefield("B", card(*ELK))
    do(table, "You gain life equal to the number of white mana symbols in the mana costs of permanents you control.")
    assert table.life("A") == 22  # {W} and {W/U}
    do(table, "You gain 1 life for each blue mana symbol in the mana costs of permanents you control.")
    assert table.life("A") == 24  # {W/U} and {U}
    permanent(table, "Each creature you control gets +1/+1 for each white mana symbol in its mana cost.", types="Enchantment")
    assert table.pt(elk) == (3, 3)


@rule("107.4", "608.2h")
def test_mana_symbols_of_what_was_sacrificed() -> None:
    table = Table()
    pit = permanent(table, "Sacrifice a creature: Test Thing deals damage to any target equal to the number of white mana symbols "
                    "in the sacrificed creature's mana cost.", types="Enchantment")  # fmt: skip
    (elk,) = table.battlefield("A", card(*ELK))
    table.activate("A", pit, targets=[1]).resolve()
    assert table.life("B") == 18 and elk not in table.game.permanents()


@rule("608.2h", "608.2c")
def test_a_number_as_it_last_was() -> None:
    table = Table()
    (small,) = table.battlefield("B", bear())
    (large,) = table.battlefield("B", ogre())
    words = "Return target creature to its owner's hand. If its mana value was 2 or less, you gain 5 life."
    do(table, words, [large])
    assert table.life("A") == 20
    do(table, words, [small])
    assert table.life("A") == 25 and table.zone("B", "hand") == [OGRE[0], BEAR[0]]


@rule("608.2h")
@pytest.mark.parametrize(("other", "countered"), [(bear, True), (ogre, False)])
def test_the_same_name_or_mana_value(other: object, countered: bool) -> None:
    table = Table()
    watch = permanent(table, "{0}, Discard a card: Counter target spell if it has the same mana value as the discarded card.",
                      types="Artifact")  # fmt: skip
    table.hand("A", other())  # type: ignore[operator]
    (spell,) = table.hand("B", bear())
    table.mana("B", "{1}{G}").next_turn("B").mana("B", "{1}{G}")
    table.cast("B", spell).activate("A", watch, targets=[table.game.stack[-1]]).resolve()
    assert (BEAR[0] in table.zone("B", "graveyard")) == countered


@rule("201.2")
@pytest.mark.parametrize("there", [True, False])
def test_a_card_goes_where_its_namesake_is(there: bool) -> None:
    table = Table()
    table.battlefield("B", bear() if there else ogre())
    table.hand("A", bear())
    do(table, "Reveal a card in your hand, then put that card onto the battlefield if it has the same name as a permanent.")
    assert bool(table.all(BEAR[0], who="A")) == there


@rule("609.3")
def test_chance_picks_a_card() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre(), sprite())
    do(table, "Exile a creature card from your graveyard at random. You gain life equal to its mana value.")
    (gone,) = [name for name in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(name, "exile")]
    assert table.life("A") == 20 + {BEAR[0]: 2, OGRE[0]: 3, SPRITE[0]: 1}[gone]
    assert not any("choose" in type(asked).__name__.lower() and asked.seat == 0 for asked in table.asked[-3:])
    do(table, "Exile a creature card at random from your graveyard.")
    do(table, "Exile two creature cards at random from your graveyard.")
    assert len([name for name in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(name, "exile")]) == 3


@rule("608.2d")
def test_what_an_opponent_chooses_by_chance_is_theirs() -> None:
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", ogre())
    do(table, "Target opponent chooses a creature they control at random and sacrifices it.", [1])
    assert table.all(BEAR[0]) and table.zone("B", "graveyard") == [OGRE[0]]


def test_a_card_picked_in_an_opponents_graveyard() -> None:
    table = Table()
    table.graveyard("B", ogre())
    table.graveyard("A", bear())
    do(table, "Choose a creature card at random from target opponent's graveyard. Put that card onto the battlefield under your "
       "control.", [1])  # fmt: skip
    assert table.all(OGRE[0], who="A") and table.zone("A", "graveyard")[:1] == [BEAR[0]]


@rule("118.3", "607.2a")
def test_a_card_in_exile_is_put_into_a_graveyard_as_a_cost() -> None:
    table = Table()
    maw = permanent(table, "If another creature would die, exile it instead.\nPut a card exiled with Test Thing into its owner's "
                    "graveyard: Test Thing gets +2/+2 until end of turn.")  # fmt: skip
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    (ox,) = table.battlefield("B", ogre())
    do(table, "Destroy target creature.", [ox])
    assert table.all(OGRE[0], "exile")
    table.activate("A", maw).resolve()
    assert table.zone("B", "graveyard") == [OGRE[0]] and table.pt(maw) == (3, 3)


@rule("118.3", "201.2")
def test_a_card_exiled_is_compared_with_the_spell() -> None:
    table = Table()
    table.library("B", bear())
    words = ("When Test Thing enters, exile the top card of target player's library face down.\n{0}, Put a card exiled with Test "
             "Thing into its owner's graveyard: Counter target spell if it has the same name as that card.")  # fmt: skip
    table.hand("A", card("Test Thing", "{0}", "Artifact", words))
    table.cast("A", "Test Thing").answer("A", [1]).resolve()
    (spell,) = table.hand("B", ogre())
    table.next_turn("B").mana("B", "{2}{R}").cast("B", spell)
    table.activate("A", table.find("Test Thing"), targets=[table.game.stack[-1]]).resolve()
    assert table.zone("B", "graveyard") == [BEAR[0]] and table.all(OGRE[0], who="B")


@rule("401.7")
def test_just_beneath_the_top_cards() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    table.mana("A", "{2}")
    table.hand("A", card("Test Rite", "{X}", "Sorcery",
                         "Put target creature into its owner's library just beneath the top X cards of that library."))
    table.answer("A", 2)
    table.cast("A", "Test Rite", targets=[ox]).resolve()
    assert table.zone("B", "library").index(OGRE[0]) == 2


@rule("401.7")
@pytest.mark.parametrize(("answer", "place"), [(0, 1), (1, -1)])
def test_second_from_the_top_or_on_the_bottom(answer: int, place: int) -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    table.answer("B", answer)
    do(table, "The owner of target creature puts it into their library second from the top or on the bottom.", [ox])
    assert table.zone("B", "library")[place] == OGRE[0]


@rule("119.5", "101.4")
def test_each_life_total_becomes_what_that_player_has() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.battlefield("B", ogre())
    do(table, "Each player's life total becomes the number of creatures they control.")
    assert (table.life("A"), table.life("B")) == (2, 1)
    table.life("B", 30)
    do(table, "You gain life equal to the highest life total among all players.")
    assert table.life("A") == 32


@rule("601.3", "500.7")
def test_not_in_ones_first_three_turns() -> None:
    table = Table()
    table.hand("A", card("Test Thing", "{0}", "Creature — Golem",
                         "You can't cast Test Thing during your first, second, or third turns of the game.", "1/1"))
    table.hand("A", card("Test Town", "", "Land",
                         "Test Town enters tapped unless it's your first, second, or third turn of the game."))
    able = []
    for _ in range(4):
        able.append(bool([action for action in table.actions("A") if action.kind == "cast"]))
        table.next_turn("A")
    assert able == [False, False, False, True]
    table.play("A", "Test Town")
    assert table.game.obj(table.find("Test Town")).tapped


@rule("601.3")
@pytest.mark.parametrize(("words", "before"), [
    ("You can't cast Test Thing unless an opponent lost life this turn.", False),
    ("You can't cast Test Thing if an opponent lost life this turn.", True),
])  # fmt: skip
def test_what_keeps_a_spell_from_being_cast(words: str, before: bool) -> None:
    table = Table()
    table.hand("A", card("Test Thing", "{0}", "Creature — Golem", words, "1/1"))
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == before
    do(table, "Target opponent loses 1 life.", [1])
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) != before


@rule("601.3")
@pytest.mark.parametrize(("words", "step"), [
    ("Cast this spell only during an opponent's upkeep.", "upkeep"),
    ("Cast this spell only during the declare blockers step on an opponent's turn.", "declare_blockers"),
])  # fmt: skip
def test_a_spell_for_a_step_of_an_opponents_turn(words: str, step: str) -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    table.hand("A", card("Late Word", "{0}", "Instant", f"{words}\nYou gain 1 life."))
    table.answer("B", *(["*"] * 1))
    table.policy = lambda decision: [[ox, 0]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 1 else None
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.to_step(step, "B")
    assert [action for action in table.actions("A") if action.kind == "cast"]
    table.next_turn("A")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("611.2a", "119.7")
def test_for_the_rest_of_the_game() -> None:
    table = Table()
    do(table, "Target player can't gain life for the rest of the game.", [0])
    do(table, "You gain 3 life.")
    table.next_turn("A")
    do(table, "You gain 3 life.")
    assert table.life("A") == 20
    do(table, "Target opponent gains 3 life.", [1])
    assert table.life("B") == 23


@rule("107.3")
def test_x_plus_a_number() -> None:
    table = Table()
    table.mana("A", "{2}").answer("A", 2)
    table.hand("A", card("Test Rite", "{X}", "Sorcery", "You gain X plus 3 life."))
    table.cast("A", "Test Rite").resolve()
    assert table.life("A") == 25


@rule("608.2d")
@pytest.mark.parametrize("agrees", [True, False])
def test_an_opponent_may_sacrifice_what_they_choose(agrees: bool) -> None:
    table = Table()
    table.battlefield("B", bear(), bear(), ogre())
    table.answer("B", agrees, table.all(BEAR[0]))
    do(table, "Target opponent may sacrifice two creatures of their choice. If they don't, you draw two cards.", [1])
    assert len(table.all(BEAR[0])) == (0 if agrees else 2) and len(table.zone("A", "hand")) == (0 if agrees else 2)


@rule("110.5b")
def test_tapped_is_said_last() -> None:
    table = Table()
    (dead,) = table.graveyard("B", ogre())
    do(table, "Put target creature card from a graveyard onto the battlefield under your control tapped.", [dead])
    ox = table.find(OGRE[0], who="A")
    assert table.game.obj(ox).tapped


@rule("122.6a")
def test_a_character_enters_with_counters_on_them() -> None:
    table = Table()
    table.hand("A", card("Ada of the Wall", "{0}", "Legendary Creature — Human",
                         "Ada enters with two +1/+1 counters on her.", "1/1"))
    table.cast("A", "Ada of the Wall").resolve()
    assert table.counters(table.find("Ada of the Wall")) == {"+1/+1": 2}


@rule("701.20b")
def test_cards_found_go_on_top_of_the_shuffled_library() -> None:
    table = Table()
    table.library("A", card(*("Forest", "", "Basic Land — Forest")), bear())
    bears = table.all(BEAR[0], "library")
    table.answer("A", bears)
    do(table, "Search your library for a creature card and reveal it. Shuffle and put that card on top of it.")
    assert table.zone("A", "library")[0] == BEAR[0]
