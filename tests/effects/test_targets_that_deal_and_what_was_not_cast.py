"""Two targets that each deal damage, “it” beside any target, what was not cast or put there, and more that is done to several."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


def _first(decision: Any) -> Any:
    """The first of what could be chosen."""
    return decision.candidates[:1]


HERO = card("Odd Hero", "{2}", "Legendary Creature — Human", "", "4/4")


@rule("120.1", "608.2c")
@pytest.mark.parametrize("both", [True, False])
def test_two_targets_each_deal_damage(both: bool) -> None:
    table = Table()
    mine, hero = table.battlefield("A", bear(), HERO)
    (theirs,) = table.battlefield("B", card("Great Wall", "{3}", "Creature — Wall", "", "0/9"))
    do(table, "Target creature you control and up to one other target legendary creature you control each deal damage equal to their power to target "
              "creature you don't control.", targets=[mine, *([hero] if both else []), theirs])  # fmt: skip
    damage = [event for event in table.game.history.this_turn if type(event).__name__ == "Damage"]
    assert [(event.source, event.recipient, event.amount) for event in damage] == [(mine, theirs, 2), *([(hero, theirs, 4)] if both else [])]


@rule("608.2c", "115.4", "115.3")
@pytest.mark.parametrize("at", ["player", "creature"])
def test_it_is_what_is_no_player(at: str) -> None:
    table = Table()
    (mine,) = table.battlefield("A", ogre())
    (theirs,) = table.battlefield("B", HERO)
    do(table, "Target creature you control deals damage equal to its power to any other target. Then sacrifice it.",
       targets=[mine, 1 if at == "player" else theirs])  # fmt: skip
    assert table.life("B") == (17 if at == "player" else 20) and mine not in table.game.objects and theirs in table.game.objects
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert mine not in asked[-1].candidates


@rule("608.2c", "107.3i")
def test_damage_to_itself_with_its_power() -> None:
    table = Table()
    (mine,) = table.battlefield("A", HERO)
    do(table, "Target creature you control deals X damage to any other target and X damage to itself, where X is its power.", targets=[mine, 1])
    assert table.life("B") == 16 and mine not in table.game.objects


@rule("608.2g")
@pytest.mark.parametrize("cast", [True, False])
def test_revealed_cards_not_cast(cast: bool) -> None:
    table = Table(library=3)
    table.library("A", card("Dry Field", "", "Land"), card("Wet Field", "", "Land"), bear())
    table.answer("A", cast)
    do(table, "Reveal cards from the top of your library until you reveal a nonland card. You may cast that card without paying its mana cost. Put all "
              "revealed cards not cast this way on the bottom of your library in a random order.")  # fmt: skip
    assert len(table.all("Plain Bear")) == cast
    assert table.zone("A", "library")[:3] == ["Forest"] * 3 and len(table.zone("A", "library")) == 6 - cast


@rule("608.2g")
def test_exiled_cards_that_were_not_cast() -> None:
    table = Table(library=3)
    table.library("B", card("Dry Field", "", "Land"), card("Kind Word", "{5}", "Sorcery", "You gain 5 life."))
    table.answer("A", True)
    do(table, "Target opponent exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without "
              "paying its mana cost. Then put the exiled cards that weren't cast this way on the bottom of that library in a random order.",
       targets=[1])  # fmt: skip
    assert table.life("A") == 25 and table.zone("B", "library") == [*["Forest"] * 3, "Dry Field"] and table.zone("B", "exile") == []
    assert table.zone("B", "graveyard") == ["Kind Word"]


@rule("608.2c")
def test_revealed_cards_that_were_not_put_onto_the_battlefield() -> None:
    table = Table()
    table.library("A", bear(), ogre(), card("Kind Word", "{5}", "Sorcery", "You gain 5 life."))
    table.answer("A", True, lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name == "Plain Bear"])
    do(table, "Reveal the top three cards of your library. You may put any number of creature cards from among them onto the battlefield. Then put all "
              "cards revealed this way that weren't put onto the battlefield into your graveyard.")  # fmt: skip
    assert len(table.all("Plain Bear")) == 1 and sorted(table.zone("A", "graveyard")[:2]) == ["Kind Word", "Plain Ogre"]


@rule("608.2c")
def test_until_two_land_cards_are_revealed() -> None:
    table = Table(library=4)
    table.library("B", bear(), card("Dry Field", "", "Land"), ogre(), card("Wet Field", "", "Land"), lamp())
    do(table, "Target opponent reveals cards from the top of their library until two land cards are revealed. That player puts all cards revealed this "
              "way into their graveyard.", targets=[1])  # fmt: skip
    assert sorted(table.zone("B", "graveyard")) == ["Dry Field", "Plain Bear", "Plain Ogre", "Wet Field"]
    assert table.zone("B", "library")[0] == "Plain Lamp"


@rule("608.2c")
def test_cards_that_were_not_put_there_this_way() -> None:
    table = Table()
    table.graveyard("A", bear())
    table.graveyard("B", sprite())
    table.battlefield("A", ogre())
    table.battlefield("B", ogre())
    do(table, "Each player sacrifices all creatures they control. Then each player returns all creature cards from their graveyard that weren't put there "
              "this way to the battlefield.")  # fmt: skip
    assert [table.game.controller(table.find(name)) for name in ("Plain Bear", "Plain Sprite")] == [0, 1]
    assert table.all("Plain Ogre") == [] and table.zone("A", "graveyard") == ["Plain Ogre", "Test Rite"]


@rule("101.4")
def test_each_who_searched_a_library() -> None:
    table = Table(3)
    field = card("Dry Field", "", "Land")
    for who in "ABC":
        table.library(who, field, field, field)
    table.answer("A", _first, _first).answer("B", True, _first).answer("C", False)
    do(table, "Search your library for a land card and put it onto the battlefield. Each opponent may search their library for a land card and put it onto "
              "the battlefield. For each opponent who searches a library this way, search your library for a land card and put it onto the battlefield. "
              "Then each player who searched a library this way shuffles it.")  # fmt: skip
    lands = [sum(table.game.controller(oid) == seat for oid in table.game.permanents()) for seat in range(3)]
    shuffled = [event.player for event in table.game.history.this_turn if type(event).__name__ == "ShuffleLibrary"]
    assert lands == [2, 1, 0] and sorted(shuffled) == [0, 1]


@rule("508.3b", "603.2")
@pytest.mark.parametrize(("whom", "gained"), [((1, 2), 2), ((0, 0), 0)])
def test_one_or_more_of_your_opponents_are_attacked(whom: tuple[int, int], gained: int) -> None:
    table = Table(3)
    who = "C" if 0 in whom else "A"
    one, two = table.battlefield(who, bear(), ogre())
    permanent(table, "Whenever one or more of your opponents are attacked, you gain 2 life.", types="Enchantment")

    def policy(decision: Any) -> Any:
        return [[one, whom[0]], [two, whom[1]]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == "ABC".index(who) else None

    table.policy = policy
    table.to_step("declare_attackers", who).resolve()
    assert table.life("A") == 20 + gained


@rule("509.1c", "303.4")
def test_able_to_block_either() -> None:
    table = Table()
    mule = permanent(table, "All creatures able to block Test Thing or enchanted creature do so.")
    from engine.game.rules.combat.questions import MUST_BE_BLOCKED
    from engine.game.rules.questions.rule_modifiers import affirmed

    (blocker,) = table.battlefield("B", bear())
    assert affirmed(table.game, MUST_BE_BLOCKED, mule, blocker=blocker)


@rule("119.1")
@pytest.mark.parametrize(("lives", "drawn"), [((20, 20, 9), 1), ((20, 21, 9), 0), ((30, 21, 9), 1)])
def test_most_life_or_tied(lives: tuple[int, ...], drawn: int) -> None:
    table = Table(3)
    idol = permanent(table, "{0}: You gain 1 life. Activate only if you have the most life or are tied for most life.", types="Artifact")
    for who, life in zip("ABC", lives, strict=True):
        table.life(who, life)
    assert any(action.oid == idol for action in table.actions("A")) == bool(drawn)


@rule("601.2f", "608.2h")
def test_such_spells_cost_x_less_this_turn() -> None:
    table = Table()
    queen = permanent(table, "{T}: Spells you cast this turn that are black and/or red cost {X} less to cast, where X is the amount of life you lost this "
                      "turn.")  # fmt: skip
    table.game.write(queen).sick = False  # type: ignore[attr-defined]
    do(table, "You lose 2 life.")
    table.next_turn("B").next_turn("A")
    do(table, "You lose 2 life.")
    table.activate("A", queen).resolve()
    do(table, "You lose 3 life.")
    table.hand("A", ogre(), bear())
    table.mana("A", "{R}")
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Plain Ogre"]
    table.cast("A", "Plain Ogre").resolve()
    assert table.pool("A") == ""


@rule("701.62a", edition="2026-01-16")
def test_manifesting_dread_several_times() -> None:
    table = Table()
    table.library("A", bear(), ogre(), sprite(), lamp())
    table.hand("A", card("Dark Rite", "{X}", "Sorcery", "Manifest dread X times, then put X +1/+1 counters on each of those creatures."))
    table.mana("A", "{2}").answer("A", 2)
    table.cast("A", "Dark Rite").resolve()
    made = [oid for oid in table.game.permanents() if table.game.obj(oid).face_down]
    assert [table.counters(oid) for oid in made] == [{"+1/+1": 2}] * 2 and len(table.zone("A", "graveyard")) == 3


@rule("701.4a", edition="2026-01-16")
def test_beholding_three() -> None:
    table = Table()
    table.graveyard("A", card("Deep Flame", "{5}", "Sorcery", "You gain 3 life.\nFlashback—{0}, Behold three Bears."))
    table.hand("A", bear(), bear())
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", bear())
    table.cast("A", "Deep Flame").resolve()
    assert table.life("A") == 23


@rule("201.4", "608.2c")
def test_all_of_them_with_that_name() -> None:
    table = Table()
    table.library("A", bear(), ogre(), bear(), lamp())
    table.answer("A", "Plain Bear")
    do(table, "Choose a creature card name. Reveal the top four cards of your library and put all of them with that name into your hand. Put the rest into "
              "your graveyard.")  # fmt: skip
    assert table.zone("A", "hand") == ["Plain Bear"] * 2 and sorted(table.zone("A", "graveyard")) == ["Plain Lamp", "Plain Ogre", "Test Rite"]


@rule("118.9", "601.3")
def test_life_rather_than_mana_for_exiled_cards() -> None:
    table = Table()
    table.library("B", ogre(), card("Dry Field", "", "Land"))
    do(table, "Exile the top two cards of target opponent's library. You may play those cards this turn. If you cast a spell this way, pay life equal to "
              "its mana value rather than pay its mana cost.", targets=[1])  # fmt: skip
    table.cast("A", "Plain Ogre").resolve()
    table.play("A", "Dry Field")
    assert table.life("A") == 17 and len(table.all("Plain Ogre")) == len(table.all("Dry Field")) == 1


@rule("118.9", "611.2")
def test_life_rather_than_mana_from_the_top_for_a_turn() -> None:
    table = Table()
    do(table, "Until end of turn, you may look at the top card of your library any time and you may play cards from the top of your library. If you cast a "
              "spell this way, pay life equal to its mana value rather than pay its mana cost.")  # fmt: skip
    table.library("A", ogre())
    table.cast("A", "Plain Ogre").resolve()
    assert table.life("A") == 17 and len(table.all("Plain Ogre")) == 1
    table.next_turn("B").next_turn("A")
    table.library("A", ogre())
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("122.1", "115.4")
@pytest.mark.parametrize("at", ["player", "creature"])
def test_counters_removed_from_a_player_or_permanent(at: str) -> None:
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Put three +1/+1 counters on target creature. Target opponent gets three poison counters.", targets=[theirs, 1])
    table.answer("A", 2)
    do(table, "Remove up to five counters from target artifact, creature, planeswalker, or opponent.", targets=[1 if at == "player" else theirs])
    assert table.counters(theirs) == {"+1/+1": 3 if at == "player" else 1}
    assert table.game.players[1].counters.get("poison") == (1 if at == "player" else 3)


@rule("108.3", "104.3e")
def test_who_owns_so_many_such_cards() -> None:
    table = Table(3)
    killer = permanent(table, "{0}: Exile target creature. Put a hit counter on that card. Target opponent loses the game if they own two or more exiled "
                       "cards with hit counters on them.", types="Artifact")  # fmt: skip
    one, two = table.battlefield("B", bear(), ogre())
    table.activate("A", killer, [one, 1]).resolve()
    assert not table.game.players[1].left
    table.activate("A", killer, [two, 2]).resolve()
    assert not table.game.players[2].left and not table.game.players[1].left
    (three,) = table.battlefield("B", sprite())
    table.activate("A", killer, [three, 1]).resolve()
    assert table.game.players[1].left and not table.game.players[2].left


@rule("207.2c", "207.2d")
def test_flavor_words_with_numbers_and_own_names() -> None:
    table = Table()
    cactus = permanent(table, "10,000 Spines — {0}: Test Thing gets +2/+0 until end of turn.\nTest Thing My Friend — {0}: You gain 1 life.")
    table.activate("A", cactus, index=0).resolve()
    table.activate("A", cactus, index=1).resolve()
    assert table.pt(cactus) == (3, 1) and table.life("A") == 21


@rule("608.2c", "108.2")
def test_everything_but_basic_lands_and_their_like() -> None:
    table = Table(library=2)
    table.graveyard("B", bear(), card("Green Wood", "", "Basic Land — Forest"))
    table.library("B", bear(), ogre())
    table.answer("A", lambda decision: decision.candidates)
    do(table, "Exile target player's graveyard other than basic land cards. For each card exiled this way, search that player's library for all cards with "
              "the same name as that card and exile them. Then that player shuffles.", targets=[1])  # fmt: skip
    assert table.zone("B", "exile") == ["Plain Bear"] * 2 and table.zone("B", "graveyard") == ["Green Wood"]
