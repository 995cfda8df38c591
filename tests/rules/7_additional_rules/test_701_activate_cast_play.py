"""Activating, casting and playing, in today's words and older ones (CR 701.1, 701.2, 701.4, 701.14)."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD
from engine.game.rules.questions.seeing import may_see
from engine.meaning.abilities import Ability
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import FOREST, Table, card

BOLT = ("Quick Spark", "{R}", "Instant", "Quick Spark deals 2 damage to any target.")


def abilities(words: str) -> tuple[Ability, ...]:
    return tuple(card("Old Law", "{W}", "Enchantment", words).front.printed.abilities)


@rule("701.1")
def test_reminder_text_only_summarizes_what_the_rules_say() -> None:
    told = card("Far Sight", "{U}", "Sorcery", "Scry 2. (Look at the top nine cards of your library, then draw them all.)")
    bare = card("Far Sight", "{U}", "Sorcery", "Scry 2.")
    assert tuple(told.front.printed.abilities) == tuple(bare.front.printed.abilities)


@rule("701.2a", "on the stack, costs paid, with priority; by its controller, or its owner; unless it says otherwise")
def test_who_activates_an_ability_and_how() -> None:
    table = Table()
    mine = permanent(table, "{1}, {T}: You gain 3 life.", types="Artifact")
    anyones = permanent(table, "{0}: You gain 1 life. Any player may activate this ability.", types="Artifact")
    (dead,) = table.graveyard("A", card("Old Shade", "{B}", "Creature — Shade", "{0}: Return this card from your graveyard to your hand.", "1/1"))
    table.mana("A", "{1}").mana("B", "{1}")
    can = {who: {action.oid for action in table.actions(who) if action.kind == "activate"} for who in "AB"}
    assert can == {"A": {mine, anyones, dead}, "B": {anyones}}
    table.activate("A", mine)
    assert table.stack() == ["Test Thing ability (A)"] and table.life("A") == 20
    assert table.game.obj(mine).tapped and table.game.players[0].pool == ()
    table.resolve()
    assert table.life("A") == 23
    do(table, "Gain control of target artifact.", targets=[mine], who="A")
    table.activate("B", anyones).resolve()
    assert table.life("B") == 21
    for who in "ABA":
        table.activate(who, anyones).resolve()
    assert (table.life("A"), table.life("B")) == (25, 22), "as often as one likes, as long as the game goes on by that"


@rule("701.2a", "728.3", "with priority; but where the game would only go round, the first of those who went round with it stops")
@pytest.mark.parametrize(("turn", "acting", "stops"), [("A", "CBCC", "B"), ("B", "ABAA", "B"), ("C", "BABB", "A")])
def test_of_those_who_go_round_the_first_in_turn_order_has_to_stop(turn: str, acting: str, stops: str) -> None:
    table = Table(3)
    idle = permanent(table, "{0}: You gain 0 life. Any player may activate this ability.", types="Artifact")
    if turn != "A":
        table.next_turn(turn)
    for who in acting:
        table.activate(who, idle).resolve()
    with pytest.raises(AssertionError, match=r"was never possible|can't do that now"):
        table.activate(stops, idle)


@rule("701.2a", "728.3", "with priority; but where the game would only go round, the active player does something else")
def test_only_the_active_player_has_to_stop_what_changes_nothing() -> None:
    table = Table()
    idle = permanent(table, "{0}: You gain 0 life. Any player may activate this ability.", types="Artifact")
    for who in "BABB":
        table.activate(who, idle).resolve()
    with pytest.raises(AssertionError, match="was never possible"):
        table.activate("A", idle)


@rule("701.4a", "from its zone, on the stack, costs paid, with priority")
def test_casting_a_spell() -> None:
    table = Table()
    (bolt,) = table.hand("B", card(*BOLT))
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    table.mana("B", "{R}")
    table.cast("B", "Quick Spark", targets=[0])
    assert table.stack() == ["Quick Spark"] and table.zone("B", "hand") == [] and bolt not in table.game.objects
    assert table.game.players[1].pool == () and table.life("A") == 20
    table.resolve()
    assert table.life("A") == 18


@rule("701.4b", "701.14b")
def test_a_card_is_cast_as_a_spell_or_played_as_a_land() -> None:
    for verb, kinds in (("cast", {"Quick Spark": "cast"}), ("play", {"Quick Spark": "cast", "Forest": "play"})):
        table = Table()
        table.library("A", card(*BOLT), card(*FOREST)) if verb == "cast" else table.library("A", card(*FOREST), card(*BOLT))
        do(table, f"Exile the top two cards of your library. You may {verb} those cards this turn.")
        table.mana("A", "{R}")
        offered = {action.label: action.kind for action in table.actions("A") if action.kind in ("cast", "play")}
        assert offered == kinds
        table.cast("A", "Quick Spark", targets=[1]).resolve()
        assert table.life("B") == 18 and table.life("A") == 20 and table.pool("A") == ""
        if verb == "play":
            table.play("A", "Forest")
        assert bool(table.all("Forest")) == (verb == "play")


@rule("701.14a", "priority, main phase of one's turn, empty stack, none this turn; it just happens")
def test_playing_a_land() -> None:
    table = Table()
    table.hand("A", card(*FOREST), card(*FOREST), card(*BOLT))
    table.hand("B", card(*FOREST))

    def lands(who: str) -> int:
        return len([action for action in table.actions(who) if action.kind == "play"])

    assert lands("A") and not lands("B")
    table.mana("A", "{R}").cast("A", "Quick Spark", targets=[1])
    assert not lands("A")  # the stack isn't empty
    table.resolve().to_step("begin_combat")
    assert not lands("A")
    table.to_step("main2").play("A", "Forest")
    assert table.game.stack == () and len(table.all("Forest", who="A")) == 1
    assert not lands("A")  # one each turn


@rule("701.14a", "from the zone it is in, usually the hand")
def test_a_land_is_played_from_the_zone_it_is_in() -> None:
    table = Table()
    permanent(table, "You may play lands from your graveyard. You may play an additional land on each of your turns.\nWhenever you play a land from anywhere other than your hand or cast a spell from exile, you gain 1 life.\n"
                     "Whenever you play a land or cast a spell from exile, you gain 10 life.\nWhenever you play a land or cast a spell, you gain 100 life.", types="Enchantment")  # fmt: skip
    table.graveyard("A", card(*FOREST))
    table.play("A", "Forest").resolve()
    assert table.life("A") == 121 and table.zone("A", "graveyard") == [], "it was not in exile"
    table.library("A", card("Glade", "", "Land"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.resolve().life("A", 20)
    table.play("A", "Glade").resolve()
    assert table.life("A") == 131 and table.all("Glade"), "this one was"


@rule("701.14a", "putting a land onto the battlefield is not playing it")
def test_a_land_that_an_effect_puts_there_was_not_played() -> None:
    table = Table()
    permanent(table, "Whenever you play a land, you gain 1 life.\nWhenever you play a card, you gain 10 life.", types="Enchantment")
    first, _ = table.hand("A", card(*FOREST), card(*FOREST))
    table.answer("A", [first])
    do(table, "Put a land card from your hand onto the battlefield.").resolve()
    assert table.life("A") == 30 and len(table.all("Forest", who="A")) == 1, "the one card that was played is the spell"
    table.play("A", "Forest").resolve()
    assert table.life("A") == 41 and len(table.all("Forest", who="A")) == 2


@rule("701.14c")
def test_playing_with_something_changed() -> None:
    table = Table()
    permanent(table, "Play with the top card of your library revealed.", types="Enchantment")
    (top,) = table.library("A", bear())
    assert may_see(table.game, 1, top) and may_see(table.game, 0, top)
    assert not [action for action in table.actions("A") if action.oid == top]  # it is not played


@rule("701.14b", "whether it was played as a land or cast as a spell; who only asks for casting means spells")
@pytest.mark.parametrize(("verb", "played", "back"), [
    ("played", "", True), ("played", "Forest", False), ("played", "Plain Lamp", False),
    ("cast", "", True), ("cast", "Forest", True), ("cast", "Plain Lamp", False),
])  # fmt: skip
def test_a_card_was_played_if_it_was_a_land_played_or_a_spell_cast(verb: str, played: str, back: bool) -> None:
    table = Table()
    table.library("A", card(*FOREST) if played == "Forest" else lamp())
    do(table, "Exile the top card of your library. You may play that card for as long as it remains exiled. At the beginning of the next end step, "
       f"if you haven't {verb} the card, you gain 1 life.")  # fmt: skip
    if played == "Forest":
        table.play("A", played)
    elif played:
        table.mana("A", "{1}").cast("A", played).resolve()
    table.to_step("end", "A").resolve()
    assert (table.life("A") == 21) == back


@rule("701.14b", "a card that is played as a land is a land played")
def test_cards_that_may_be_played_are_played_as_lands_one_after_another() -> None:
    table = Table()
    permanent(table, "You may play an additional land on each of your turns.\nWhenever you play a land, if it wasn't the first land you played this turn, "
              "you gain 1 life.", types="Enchantment")  # fmt: skip
    table.library("A", card(*FOREST), card(*FOREST))
    do(table, "Exile the top two cards of your library. You may play those cards this turn.")
    table.play("A", "Forest").resolve()
    assert table.life("A") == 20
    table.play("A", "Forest").resolve()
    assert table.life("A") == 21 and len(table.all("Forest", who="A")) == 2


OLDER = [
    ("Whenever a player plays a spell, you gain 1 life.", "Whenever a player casts a spell, you gain 1 life."),
    ("Whenever you play a creature spell, you gain 1 life.", "Whenever you cast a creature spell, you gain 1 life."),
    ("Players can't play spells.", "Players can't cast spells."),
    ("Players can't play spells from graveyards or libraries.", "Players can't cast spells from graveyards or libraries."),
    ("Creature spells you play cost {1} less to play.", "Creature spells you cast cost {1} less to cast."),
]
OLDER_STILL = [
    ("{0}: You gain 1 life. Play this ability only during your turn.", "{0}: You gain 1 life. Activate only during your turn."),
    ("{0}: You gain 1 life. Play this ability only once each turn.", "{0}: You gain 1 life. Activate only once each turn."),
    ("{0}: You gain 1 life. Play this ability only during your upkeep and only if you control a creature.",
     "{0}: You gain 1 life. Activate only during your upkeep and only if you control a creature."),
    ("{0}: You gain 1 life. Play this ability only during your upkeep and only if you control a creature. Activate no more than twice each turn.",
     "{0}: You gain 1 life. Activate only during your upkeep and only if you control a creature. Activate no more than twice each turn."),
    ("{0}: You gain 1 life. Activate no more than twice each turn. Play this ability only if you control a creature and only as a sorcery.",
     "{0}: You gain 1 life. Activate no more than twice each turn. Activate only if you control a creature and only as a sorcery."),
    ("{0}: You gain 1 life. You can't activate this ability during combat. Play this ability only if you control a creature.",
     "{0}: You gain 1 life. You can't activate this ability during combat. Activate only if you control a creature."),
    ("{0}: You gain 1 life. You can't activate this ability during combat. Play this ability only if you control a creature and only once each turn.",
     "{0}: You gain 1 life. You can't activate this ability during combat. Activate only if you control a creature and only once each turn."),
    ("{0}: You gain 1 life. You can't activate this ability during combat. Play this ability only once each turn.",
     "{0}: You gain 1 life. You can't activate this ability during combat. Activate only once each turn."),
    ("{0}: You gain 1 life. Play this ability only during your upkeep, only if you control a creature, and only once each turn.",
     "{0}: You gain 1 life. Activate only during your upkeep, only if you control a creature, and only once each turn."),
    ("{0}: You gain 1 life. Any player may play this ability.", "{0}: You gain 1 life. Any player may activate this ability."),
]


@rule("701.14d")
@pytest.mark.parametrize(("old", "new"), OLDER)
def test_playing_a_spell_is_casting_it(old: str, new: str) -> None:
    assert abilities(old) == abilities(new)
    if "creature spell," in old:
        table = Table()
        table.battlefield("A", card("Old Law", "{W}", "Enchantment", old))
        table.hand("A", bear(), lamp(), card(*FOREST))
        table.mana("A", "{1}{1}{G}").cast("A", "Plain Lamp").resolve().cast("A", "Plain Bear").resolve()
        table.play("A", "Forest").resolve()
        assert table.life("A") == 21 and table.zone("A", GRAVEYARD) == []


@rule("701.14d", "of a spell and a land each is played from where the words say")
def test_playing_a_land_from_one_zone_or_a_spell_from_others() -> None:
    table = Table()
    permanent(table, "Whenever you play a land from exile or play a spell from anywhere other than your hand, you gain 1 life.", types="Enchantment")
    permanent(table, "You may play lands from your graveyard.\nYou may play two additional lands on each of your turns.\nYou may cast spells from your graveyard.", types="Enchantment")
    table.graveyard("A", card(*FOREST), bear())
    table.play("A", "Forest").resolve()
    assert table.life("A") == 20, "a land from the graveyard"
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    assert table.life("A") == 21
    table.library("A", card("Glade", "", "Land"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.play("A", "Glade").resolve()
    assert table.life("A") == 22


@rule("701.14d", "casting a card as a spell was playing that card")
@rule("400.7h", "the card is found as the spell")
@pytest.mark.parametrize("word", ["play", "cast"])
def test_who_plays_a_creature_card_casts_it_and_has_played_that_card(word: str) -> None:
    table = Table()
    lich = permanent(table, f"{{1}}: You may {word} target creature card in a graveyard this turn. When you {word} that card this turn, put a +1/+1 counter on this creature.")
    (dead,) = table.graveyard("A", bear())
    table.mana("A", "{1}").activate("A", lich, [dead]).resolve()
    table.hand("A", bear())
    table.mana("A", "{1}{G}{1}{G}").cast("A", table.find("Plain Bear", "hand")).resolve()
    assert table.counters(lich) == {}, "another Bear"
    table.cast("A", dead).resolve()
    assert table.counters(lich) == {"+1/+1": 1}


@rule("701.14b", "as a land or as a spell, whichever is appropriate")
@rule("400.7i", "the card is found as the land")
def test_a_card_is_played_as_a_land_or_as_a_spell() -> None:
    for what in (card(*FOREST), bear()):
        table = Table()
        permanent(table, "Whenever you play a card, you gain 10 life.", types="Enchantment")
        permanent(table, "Whenever you play a land, you gain 100 life.", types="Enchantment")
        table.library("A", what)
        do(table, "Exile the top card of your library. You may play that card this turn. When you play that card this turn, you gain 1 life.")
        is_land, before = what.name == "Forest", table.life("A")
        table.mana("A", "{1}{G}")
        (table.play("A", "Forest") if is_land else table.cast("A", "Plain Bear")).resolve()
        assert table.life("A") - before == 10 + 1 + 100 * is_land


@rule("701.14e")
@pytest.mark.parametrize(("old", "new"), OLDER_STILL)
def test_playing_an_ability_is_activating_it(old: str, new: str) -> None:
    assert abilities(old) == abilities(new)
