"""What the words before did (CR 608.2c): "creatures destroyed this way", "the life lost this way"."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, HAND
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

OX = card("Grey Ox", "{1}{G}", "Creature — Ox", size="2/3")
STONE = card("Stone Ox", "{1}{G}", "Creature — Ox", "Indestructible", size="2/3")
GROUPS = [
    ("Destroy all creatures. You gain 1 life for each creature destroyed this way.", STONE, {}),
    ("Tap all creatures. You gain 1 life for each creature tapped this way.", OX, {"tapped": True}),
    ("Untap all creatures. You gain 1 life for each creature untapped this way.", OX, {}),
]
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
WOLF = ("Dark Wolf", "{G}", "Creature — Wolf", "", "2/2")
MEADOW_BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
DRAGON = ("Young Dragon", "{1}", "Creature — Dragon", "", "3/3")
GREEN_BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
GRAY_OX = ("Gray Ox", "{3}", "Creature — Ox", "", "3/3")


@rule("608.2c")
def test_each_card_put_into_your_hand_this_way_counts_also_where_it_is_repeated() -> None:
    table = Table()
    table.library("A", ogre(), card(*FOREST), ogre(), bear(), sprite())
    do(table, "Exile cards from the top of your library until you exile a nonland card, then put that card into your hand. If the card's mana value is "
       "3 or greater, repeat this process. You lose 1 life for each card put into your hand this way.")  # fmt: skip
    assert sorted(table.zone("A", HAND)) == sorted((OGRE[0], OGRE[0], BEAR[0])) and table.zone("A", EXILE) == ["Forest"]
    assert table.life("A") == 17


@rule("121.1", "608.2c")
@pytest.mark.parametrize(("cards", "may", "left"), [(2, True, 0), (2, False, 0), (0, True, 0)])
def test_if_you_draw_one_or_more_cards_this_way(cards: int, may: bool, left: int) -> None:
    table = Table()
    table.hand("A", lamp())
    table.battlefield("A", *[lamp()] * cards)
    table.answer("A", may, "*")
    do(table, "You may draw X cards, where X is the number of artifacts you control. If you draw one or more cards this way, discard two cards.")
    drawn = cards if may else 0
    assert len(table.zone("A", HAND)) == 1 + drawn - (2 if drawn else 0) + left


@rule("608.2c")
def test_as_many_as_whoever_discarded_most() -> None:
    table = Table()
    table.hand("A", bear())
    table.hand("B", bear(), bear(), ogre())
    do(table, "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.")
    assert len(table.zone("A", "hand")) == 3 and len(table.zone("B", "hand")) == 3


@rule("608.2c", "400.3")
def test_for_each_returned_this_way() -> None:
    table = Table()
    mine = table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Return any number of target creatures to their owners' hands. You gain 1 life for each card returned to your hand this "
       "way.", [*mine, theirs])  # fmt: skip
    assert table.life("A") == 22
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Return target creature to its owner's hand. You gain 2 life for each permanent returned to its owner's hand this way.",
       [theirs])  # fmt: skip
    assert table.life("A") == 24


@rule("608.2c")
@pytest.mark.parametrize(("lands", "life"), [(["Forest"], 20), (["Cave Mouth"], 24)])
def test_what_was_put_onto_the_battlefield_this_way_is_asked_by_its_description(lands: list[str], life: int) -> None:
    table = Table()
    types = {"Forest": "Basic Land — Forest", "Cave Mouth": "Land — Cave"}
    table.hand("A", *[card(name, "", types[name]) for name in lands])
    table.hand("A", card("Deep Way", "{G}", "Sorcery", "You may put a land card from your hand onto the battlefield. If you put a Cave onto the battlefield this way, you gain 4 life."))
    table.mana("A", "{G}").answer("A", True).cast("A", "Deep Way").resolve()
    assert table.life("A") == life and table.find(lands[0])


@rule("608.2c")
@pytest.mark.parametrize(("card_type", "tapped"), [("Artifact", False), ("Instant", True)])
def test_what_a_player_discards_this_way_is_asked_by_its_description(card_type: str, tapped: bool) -> None:
    table = Table()
    (guard,) = table.battlefield("A", card("Sly Guard", "{1}", "Creature — Human", "{T}: Target player discards a card. If that player discards an artifact card this way, untap ~.", "1/1"))
    table.hand("B", card("Old Thing", "{1}", card_type, "" if card_type == "Artifact" else "Draw a card."))
    table.activate("A", guard, targets=[1]).resolve()
    assert table.game.objects[guard].tapped == tapped and table.zone("B", "graveyard") == ["Old Thing"]


@rule("608.2c")
@pytest.mark.parametrize(("text", "odd", "details"), GROUPS)
def test_of_a_group_only_those_count_that_it_happened_to(text: str, odd: object, details: dict[str, bool]) -> None:
    table = Table()
    table.battlefield("A", OX, tapped=text.startswith("Untap"))
    table.battlefield("B", odd, **details)  # type: ignore[arg-type]
    table.hand("A", card("Reckoning", "{B}", "Sorcery", text))
    table.mana("A", "{B}").cast("A", "Reckoning").resolve()
    assert table.life("A") == 21


@rule("608.2c")
@pytest.mark.parametrize(("target", "life"), [(OX, 23), (STONE, 20)])
def test_a_target_that_was_not_destroyed_was_not_destroyed_this_way(target: object, life: int) -> None:
    table = Table()
    (oid,) = table.battlefield("B", target)  # type: ignore[arg-type]
    words = "Destroy target creature. If a creature was destroyed this way, you gain 3 life."
    table.hand("A", card("Reckoning", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Reckoning", [oid]).resolve()
    assert table.life("A") == life


@rule("601.3", "611.2")
@pytest.mark.parametrize(("words", "names"), [
    ("you may play cards exiled this way", {"Plain Bear", "Dry Field"}), ("you may cast nonland cards exiled this way", {"Plain Bear"}),
])  # fmt: skip
def test_cards_exiled_this_way_may_be_played(words: str, names: set[str]) -> None:
    table = Table()
    (before,) = table.exile("A", ogre())
    table.library("A", bear(), card("Dry Field", "", "Land"))
    do(table, f"Exile the top two cards of your library. Until end of turn, {words}.")
    table.mana("A", "{4}{G}{R}{R}")

    def playable() -> set[str]:
        own = [action.oid for action in table.actions("A") if action.oid > 0]
        return {table.game.chars(oid).name for oid in own if table.game.obj(oid).zone == "exile"}

    assert playable() == names and before not in {action.oid for action in table.actions("A")}
    table.next_turn("A").to_step("main1", "A").mana("A", "{4}{G}{R}{R}")
    assert playable() == set()


@rule("608.2c")
def test_what_is_excepted_stays() -> None:
    table = Table()
    table.battlefield("A", card(*CUB), card(*WOLF))
    table.battlefield("B", card(*CUB))
    do(table, "Return all creatures to their owners' hands except for Wolves and Birds.").resolve()
    assert table.zone("A", "battlefield") == ["Dark Wolf"] and table.zone("A", "hand") == table.zone("B", "hand") == ["Odd Cub"]


@rule("608.2c")
def test_cards_put_into_graveyards_this_way_and_their_total_power() -> None:
    table = Table()
    table.library("A", ogre(), bear())
    table.library("B", sprite())
    (old,) = table.graveyard("B", ogre())
    words = ("Each player mills two cards. Exile up to two creature cards put into graveyards this way. Create an X/X blue Zombie creature "
             "token, where X is the total power of the cards exiled this way.")  # fmt: skip
    table.answer("A", lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name != BEAR[0]])
    do(table, words)
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert old not in asked[-1].candidates and len(asked[-1].candidates) == 3
    (zombie,) = table.all("Zombie Token")
    assert (table.game.chars(zombie).power, sorted(table.zone("A", EXILE))) == (4, sorted((OGRE[0], SPRITE[0])))


@rule("608.2c")
@pytest.mark.parametrize(("yes", "hand"), [(True, []), (False, ["Forest"])])
def test_if_the_card_was_not_put_there_it_goes_elsewhere(yes: bool, hand: list[str]) -> None:
    table = Table()
    text = "Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you don't put the card onto the battlefield, put it into your hand."
    table.hand("A", card("Deep Look", "{G}", "Sorcery", text))
    table.mana("A", "{G}").answer("A", yes).cast("A", "Deep Look").resolve()
    assert table.zone("A", "hand") == hand and bool(table.all("Forest")) == yes


def test_all_but_what_is_excepted() -> None:
    table = Table()
    (mageta,) = table.battlefield("A", card("Strict Lion", "{W}", "Creature — Cat", "{0}: Destroy all creatures except for ~.", "3/3"))
    table.battlefield("B", card(*MEADOW_BEAR), card(*DRAGON), card("Bare Rock", "", "Land"))
    table.activate("A", mageta).resolve()
    assert [table.game.chars(oid).name for oid in table.game.permanents()] == ["Strict Lion", "Bare Rock"]


@rule("608.2c", "400.7")
def test_a_creature_card_put_into_a_graveyard_this_way_returns() -> None:
    words = "Destroy target creature. If a creature card is put into a graveyard this way, return it to the battlefield under your control. Sacrifice it at the beginning of your next end step."
    table = Table(3)
    (cub,) = table.battlefield("B", bear())
    do(table, words, targets=[cub])
    (mine,) = table.all("Plain Bear")
    assert table.game.controller(mine) == 0
    table.next_turn("B")
    assert table.all("Plain Bear") == []  # sacrificed in A's end step
    assert table.zone("B", "graveyard") == ["Plain Bear"]
    table.next_turn("A")
    do(table, "Create a 1/1 white Rat creature token.")
    (rat,) = table.all("Rat Token")
    do(table, words, targets=[rat])
    assert not table.all("Rat Token")
    (stone,) = table.battlefield("B", card("Odd Stone", "{1}", "Artifact", "{0}: Odd Stone becomes a 1/1 Golem artifact creature until end of turn."))
    table.activate("B", stone).resolve()
    do(table, words, targets=[stone])
    assert not table.all("Odd Stone") and "Odd Stone" in table.zone("B", "graveyard")  # no creature card
    (sturdy,) = table.battlefield("B", card("Sturdy Cub", "{1}", "Creature — Bear", "Indestructible", "1/1"))
    do(table, words, targets=[sturdy])
    assert table.all("Sturdy Cub", who="B")


@rule("701.7", "608.2h")
@pytest.mark.parametrize(("owner", "token", "drawn"), [("A", False, 1), ("B", False, 0), ("B", True, 1)])
def test_what_you_controlled_was_destroyed(owner: str, token: bool, drawn: int) -> None:
    table = Table()
    if token:
        do(table, "Target player creates a 1/1 white Rat creature token.", targets=[1])
        (what,) = table.all("Rat Token")
    else:
        (what,) = table.battlefield(owner, bear())
    do(table, "Destroy target creature. If a permanent you controlled or a token was destroyed this way, draw a card.", targets=[what])
    assert len(table.zone("A", "hand")) == drawn


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


@rule("608.2c")
@pytest.mark.parametrize(("mine", "counters"), [(True, {"+1/+1": 2}), (False, {})])
def test_if_a_creature_you_controlled_was_among_those_destroyed(mine: bool, counters: dict[str, int]) -> None:
    table = Table(3)
    targets = [*(table.battlefield("A", bear()) if mine else ()), *table.battlefield("B", ogre()), *table.battlefield("C", ogre())]
    thing = card("Wrecker", "{0}", "Artifact", "When Wrecker enters, for each player, destroy up to one target creature that player controls. If a "
                 "creature you controlled was destroyed this way, put two +1/+1 counters on Wrecker.")  # fmt: skip
    table.hand("A", thing)
    table.targets = targets
    table.cast("A", "Wrecker", targets).resolve()
    assert not table.all(OGRE[0]) and not table.all(BEAR[0])
    assert table.counters(table.find("Wrecker")) == counters


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def test_a_card_for_each_card_exiled_from_their_hand_this_way() -> None:
    table = Table()
    table.hand("B", card(*GREEN_BEAR), card(*GREEN_BEAR))
    table.graveyard("B", card(*GREEN_BEAR))
    table.hand("A", spell("Choose a nonland card name. Search target opponent's graveyard, hand, and library for any number "
                          "of cards with that name and exile them. That player shuffles, then draws a card for each card "
                          "exiled from their hand this way."))  # fmt: skip
    table.answer("A", "Meadow Bear", lambda decision: list(decision.candidates))
    table.policy = lambda decision: list(decision.candidates) if getattr(decision, "purpose", "") == "search" else None
    table.cast("A", "Spell", targets=[1]).resolve()
    assert len(table.all("Meadow Bear", "exile")) == 3 and len(table.zone("B", "hand")) == 2


@rule("701.8", "608.2c")
def test_opponents_who_discarded_a_like_card() -> None:
    table = Table(3)
    table.hand("A", bear()), table.hand("B", ogre()), table.hand("C", lamp())
    table.policy = lambda decision: (
        [oid for oid in decision.candidates if table.game.chars(oid).name != "Forest"][:1] if getattr(decision, "purpose", "") == "discard" else None)
    do(table, "Each player discards a card. Each opponent who discarded a card that shares a card type with the card you discarded loses 3 life.")
    assert [table.life(who) for who in "ABC"] == [20, 17, 20]


@rule("701.8", "what was discarded by these words, by each, and nothing before")
def test_only_the_cards_discarded_this_way_are_compared() -> None:
    table = Table()
    table.hand("A", bear(), lamp()), table.hand("B", lamp(), bear())
    wanted = iter(["Plain Bear", "Plain Lamp", "Plain Lamp", "Plain Bear"])
    table.policy = lambda decision: (
        [oid for oid in decision.candidates if table.game.chars(oid).name == name][:1]
        if getattr(decision, "purpose", "") == "discard" and (name := next(wanted)) else None)  # fmt: skip
    do(table, "Each player discards a card. Then each player discards a card. Each opponent who discarded a card that shares a card type with the "
              "card you discarded loses 3 life.")  # fmt: skip
    assert table.life("B") == 20


@rule("107.3i")
def test_further_sentences_speak_of_the_same_x() -> None:
    table = Table(3)
    table.battlefield("A", card("Loud Miner", "{1}", "Creature — Dwarf", "{0}: You may discard your hand. Draw X cards, where X is the number of "
                                "cards discarded this way. Loud Miner deals X damage to each opponent.", "2/2"))  # fmt: skip
    table.hand("A", card(*TOAD), card(*GRAY_OX))
    held = len(table.zone("A", "hand"))
    table.answer("A", True).activate("A", table.find("Loud Miner")).resolve()
    assert len(table.zone("A", "hand")) == held == len(table.zone("A", "graveyard"))
    assert [table.life(who) for who in "ABC"] == [20, 20 - held, 20 - held]


@rule("903.3d")
def test_commanders_you_control() -> None:
    table = Table(variant="commander")
    lead(table.game, 0, card("Queen Ada", "{W}", "Legendary Creature — Human", "", "1/1"))
    lead(table.game, 1, card("King Bo", "{W}", "Legendary Creature — Human", "", "1/1"))
    table.mana("A", "{W}").cast("A", "Queen Ada").resolve()
    table.mana("B", "{W}").next_turn("B").mana("B", "{W}").cast("B", "King Bo").resolve()
    permanent(table, "Commanders you control have ward {2}.")
    (other,) = table.battlefield("A", bear())
    queen, king = table.find("Queen Ada"), table.find("King Bo")
    assert [table.has(oid, "ward") for oid in (queen, king, other)] == [True, False, False]
    do(table, "Destroy all creatures except for commanders.", who="B")
    assert table.all("Queen Ada") and table.all("King Bo") and not table.all("Plain Bear")


@rule("608.2c")
@pytest.mark.parametrize(("cards", "drawn"), [(3, 0), (2, 0), (1, 1), (0, 2)])
def test_as_many_as_were_too_few(cards: int, drawn: int) -> None:
    """The difference is that of what happened, not of what was to happen."""
    table = Table()
    table.hand("B", *[lamp()] * cards)
    do(table, "Target opponent discards two cards. If fewer than two cards were discarded this way, you draw cards equal to the "
       "difference.", [1])  # fmt: skip
    assert len(table.zone("A", "hand")) == drawn and len(table.zone("B", "hand")) == max(0, cards - 2)


@rule("608.2c", "701.13a")
@pytest.mark.parametrize(("bears", "gained"), [(0, 0), (1, 3)])
def test_two_or_more_of_a_kind(bears: int, gained: int) -> None:
    table = Table()
    table.library("A", bear(), *[bear()] * bears, lamp(), lamp())
    do(table, "Mill three cards. If two or more creature cards were milled this way, you gain 3 life.")
    assert table.life("A") == 20 + gained


@rule("608.2c", "702.12b")
@pytest.mark.parametrize(("shield", "drawn"), [("", 1), ("Indestructible", 0)])
def test_whether_that_was_destroyed_this_way(shield: str, drawn: int) -> None:
    table = Table()
    (ox,) = table.battlefield("B", card("Odd Ox", "{2}", "Creature — Ox", shield, "2/2"))
    do(table, "Destroy target creature. If that creature is destroyed this way, its controller draws a card.", [ox])
    assert len(table.zone("B", "hand")) == drawn


@rule("608.2c", "101.4")
@pytest.mark.parametrize(("deed", "where"), [("Destroy each creature", ""), ("Return all creatures", " to their owners' hands")])
def test_what_no_player_chose_this_way(deed: str, where: str) -> None:
    table = Table()
    kept, gone, safe, other = (*table.battlefield("A", bear(), ogre()), *table.battlefield("B", bear(), ogre()))
    (thing,) = table.battlefield("B", lamp())
    table.answer("A", [kept]).answer("B", [safe])
    do(table, f"Each player chooses a creature they control. {deed} not chosen this way{where}.")
    there = set(table.game.permanents())
    assert {kept, safe, thing} <= there
    assert not {gone, other} & there
