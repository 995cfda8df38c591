"""Conditions about what happened (CR 608.2i)."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import OGRE as PLAIN_OGRE
from tests.support.boards.doing import SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
CUB = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")


@rule("119.3")
def test_the_total_life_lost_by_players_this_turn() -> None:
    table = Table(3)
    do(table, "Target player loses 2 life.", [1])
    do(table, "Target player loses 3 life.", [2])
    do(table, "You lose 1 life.")
    do(table, "You gain life equal to the total life lost by your opponents this turn.")
    assert table.life("A") == 24
    do(table, "You gain life equal to the total life lost by all players this turn.")
    assert table.life("A") == 30


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def test_life_lost_this_turn_counts() -> None:
    table = Table()
    table.hand("A", spell("Target player loses 4 life.", "Drain"),
               spell("Each opponent loses life equal to the life they lost this turn.", "Echo"))  # fmt: skip
    table.cast("A", "Drain", targets=[1]).resolve()
    table.cast("A", "Echo").resolve()
    assert table.life("B") == 12


def test_cards_that_were_put_into_the_graveyard_this_turn() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.graveyard("A", card(*OGRE))
    table.next_turn("B").next_turn("A")
    table.hand("A", card("Slay", "{0}", "Sorcery", "Destroy target creature."),
               card("Reward", "{0}", "Sorcery", "Return to your hand all creature cards in your graveyard that were put "
                    "there from the battlefield this turn."))  # fmt: skip
    table.cast("A", "Slay", targets=[bear]).resolve()
    table.cast("A", "Reward").resolve()
    assert "Meadow Bear" in table.zone("A", "hand") and "Hill Ogre" in table.zone("A", "graveyard")


@rule("404.1")
def test_all_that_went_to_the_graveyard_this_turn_returns_tapped() -> None:
    table = Table()
    glass = permanent(table, "{0}: Return to the battlefield tapped all artifact and creature cards in your graveyard that were put there from the battlefield this turn.",
                      types="Enchantment")  # fmt: skip
    table.graveyard("A", ogre())
    for oid in table.battlefield("A", bear()) + table.battlefield("B", sprite()):
        do(table, "Destroy target creature.", targets=[oid])
    table.activate("A", glass).resolve()
    (back,) = table.all("Plain Bear")
    assert table.game.obj(back).tapped and not table.all("Plain Ogre") and not table.all("Plain Sprite")


@rule("608.2c", "107.3i")
def test_x_is_counted_when_the_words_come_to_it() -> None:
    table = Table()
    table.battlefield("B", lamp(), lamp())
    do(table, "Destroy all artifacts, then you gain X life, where X is the number of artifacts that were put into graveyards from the battlefield this "
              "turn.")  # fmt: skip
    assert table.life("A") == 22
    do(table, "Draw two cards, then you lose X life, where X is the number of cards in your hand.")
    assert table.life("A") == 20


@rule("613.1f", "122.6")
def test_as_long_as_you_have_put_counters_on_it() -> None:
    table = Table()
    beast = permanent(table, "As long as you've put one or more +1/+1 counters on Test Thing this turn, it has flying.")
    table.hand("B", card("Odd Gift", "{0}", "Instant", "Put a +1/+1 counter on target creature."))
    table.cast("B", "Odd Gift", [beast]).resolve()
    assert not table.has(beast, "flying")
    do(table, "Put a +1/+1 counter on target creature.", targets=[beast])
    assert table.has(beast, "flying")
    table.next_turn("B")
    assert not table.has(beast, "flying")


@rule("400.7", "110.2a")
def test_put_under_your_control_what_was_put_there_this_turn() -> None:
    table = Table()
    table.graveyard("B", bear())
    (ox,) = table.battlefield("B", ogre())
    table.next_turn("A")
    do(table, "Destroy target creature.", targets=[ox])
    table.hand("A", sprite())
    do(table, "Discard your hand.")
    do(table, "Put onto the battlefield under your control all creature cards in all graveyards that were put there from anywhere this turn.")
    assert len(table.all("Plain Ogre", who="A")) == len(table.all("Plain Sprite", who="A")) == 1 and not table.all("Plain Bear")


@rule("122.6", "603.2")
def test_counters_of_any_kind() -> None:
    table = Table()
    permanent(table, "Whenever you put one or more counters on a creature you control, you gain 1 life.", types="Artifact")
    permanent(table, "At the beginning of each end step, if you put a counter on a creature this turn, draw a card.", types="Artifact")
    (mine,) = table.battlefield("A", bear())
    do(table, "Put a +1/+1 counter and a flying counter on target creature.", [mine])
    assert table.life("A") == 21
    table.to_step("end").resolve()
    assert len(table.zone("A", "hand")) == 1


@rule("115.4", "608.2i")
def test_a_creature_that_entered_since_your_last_turn_ended() -> None:
    table = Table()
    (old,) = table.battlefield("B", bear())
    table.hand("A", card("Early Grave", "{0}", "Sorcery", "Destroy target creature that entered since your last turn ended."))
    table.hand("B", card("Late Ogre", "{0}", "Creature — Ogre", "", "3/3"))
    table.next_turn("B").cast("B", "Late Ogre").resolve()
    table.next_turn("A")
    table.cast("A", "Early Grave").resolve()
    assert not table.all("Late Ogre") and table.all(PLAIN_BEAR[0]) == [old]


@rule("608.2d", "608.2c")
def test_each_opponent_chooses_what_to_do_for_themselves() -> None:
    table = Table(4)
    permanent(table, "At the beginning of your end step, each opponent may sacrifice a creature of their choice or discard a card. Then this "
              "creature deals 3 damage to each opponent who didn't sacrifice a permanent or discard a card this way.")  # fmt: skip
    table.battlefield("B", bear())
    table.hand("B", ogre())
    table.battlefield("C", sprite())
    table.hand("C", ogre())
    table.answer("B", True, 0).answer("C", True, 1)
    table.to_step("end").resolve()
    assert not table.all(PLAIN_BEAR[0]) and table.zone("B", HAND) == [PLAIN_OGRE[0]]
    assert table.all(SPRITE[0]) and table.zone("C", GRAVEYARD) == [PLAIN_OGRE[0]]
    assert [table.life(who) for who in "ABCD"] == [20, 20, 20, 17]


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@pytest.mark.parametrize(("casts", "cards"), [(True, 0), (False, 1)])
def test_no_spell_was_cast_from_hand(casts: bool, cards: int) -> None:
    table = Table()
    table.battlefield("A", creature("At the beginning of your end step, if you haven't cast a spell from your hand this "
                                    "turn, draw a card."))  # fmt: skip
    if casts:
        table.hand("A", spell("You gain 1 life."))
        table.cast("A", "Spell").resolve()
    table.to_step("end")
    table.resolve()
    assert len(table.zone("A", "hand")) == cards


@rule("205.3m", "608.2h")
def test_a_plural_like_its_singular() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Test Zubera", "{R}", "Creature — Zubera", "", "1/1"))
    do(table, "Destroy target creature. You gain 2 life for each Zubera that died this turn.", [one])
    assert table.life("A") == 22


@pytest.fixture
def table() -> Table:
    return Table()


@rule("611.2", "601.3a")
def test_a_player_who_was_dealt_combat_damage_can_not_cast_such_spells_for_a_turn(table: Table) -> None:
    (moth,) = table.battlefield("A", card("Gold Moth", "{W}", "Creature — Insect", (
        "Sacrifice Gold Moth: Until your next turn, target player who was dealt combat damage by Gold Moth this turn can't "
        "cast noncreature spells."), "1/1"))  # fmt: skip
    table.hand("B", card("Calm Song", "{0}", "Instant", "Draw a card."))
    assert not table.actions("A")
    happen(table.game, Damage(moth, 1, 1, combat=True))
    table.activate("A", moth, targets=[1]).resolve()
    assert not table.actions("B")
    table.next_turn("B")
    assert "Calm Song" not in [action.label for action in table.actions("B")]
    table.next_turn("A")
    assert "Calm Song" in [action.label for action in table.actions("B")]


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


@rule("608.2i")
def test_damage_by_two_or_more_creatures() -> None:
    table = Table()
    from engine.game.events.damage import Damage
    from engine.game.rules.events.happening import happen

    cubs = table.battlefield("B", card(*CUB), card(*CUB))
    table.hand("A", card("Late Snare", "{4}{R}", "Instant", "If you've been dealt damage by two or more creatures this "
                         "turn, you may pay {R} rather than pay this spell's mana cost.\nYou gain 1 life."))
    table.mana("A", "{R}")
    happen(table.game, Damage(cubs[0], 0, 1))
    happen(table.game, Damage(cubs[0], 0, 1))
    assert not _castable(table)
    happen(table.game, Damage(cubs[1], 0, 1))
    assert len(_castable(table)) == 1


@rule("608.2i", "603.10a", "608.2h")
def test_what_happened_to_what_was_theirs_then() -> None:
    """Whoever owned it: who controlled it as it died is asked."""
    table = Table()
    permanent(table, "At the beginning of your end step, if a creature you controlled died this turn, you gain X life, where X is the "
              "number of creatures you controlled that died this turn.", types="Enchantment")  # fmt: skip
    cub, brute = table.battlefield("B", bear(), ogre())
    do(table, "Destroy target creature.", [cub])
    table.to_step("end", "A").resolve()
    assert table.life("A") == 20
    table.next_turn("B").next_turn("A")
    do(table, "Gain control of target creature.", [brute])
    do(table, "Destroy target creature.", [brute])
    table.to_step("end", "A").resolve()
    assert table.life("A") == 21
