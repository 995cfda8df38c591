"""Whose words they are, and which objects and zones they speak of (CR 201.5a, 509.3, 601.2c, 608.2c)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

QUOTES = [
    ("Enchantment — Aura", 'Enchant creature\nEnchanted creature has "{T}, Sacrifice Odd Bow: You gain 2 life."', 22),
    ("Artifact — Equipment", 'Equipped creature has "{T}, Sacrifice Odd Bow: You gain 2 life."\nEquip {1}', 22),
]


@rule("201.5a")
@pytest.mark.parametrize(("types", "text", "life"), QUOTES)
def test_a_name_in_a_granted_ability_is_what_grants_it(types: str, text: str, life: int) -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    (bow,) = table.battlefield("A", card("Odd Bow", "{G}", types, text), attach_to=cub)
    (twin,) = table.battlefield("A", card("Odd Bow", "{G}", types, text))
    table.activate("A", cub).resolve()
    assert table.life("A") == life
    assert bow not in table.game.battlefield
    assert {cub} <= set(table.game.battlefield)
    assert (twin in table.game.battlefield) or "Aura" in types


@rule("201.5a", "120.1")
def test_the_grantor_deals_the_damage_that_its_name_deals() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    text = 'Enchant creature\nEnchanted creature has "{T}: Odd Bow deals 1 damage to any target."'
    table.battlefield("A", card("Odd Bow", "{G}", "Enchantment — Aura", text), attach_to=cub)
    green = card("Green Wall", "{1}{W}", "Creature — Wall", "Protection from creatures", size="0/2")
    (wall,) = table.battlefield("B", green)
    table.activate("A", cub, [1]).resolve()
    assert table.life("B") == 19 and wall in table.game.battlefield


@rule("201.5a")
def test_a_token_looks_at_the_very_permanent_that_made_it() -> None:
    table = Table()
    text = (
        "{1}: Put a slime counter on Wet Wall.\n{0}: Create a green Ooze creature token with \"This creature's power and "
        'toughness are each equal to the number of slime counters on Wet Wall."'
    )
    one, other = table.battlefield(
        "A", card("Wet Wall", "{G}", "Enchantment", text), card("Wet Wall", "{G}", "Enchantment", text)
    )
    table.mana("A", "{5}")
    for _ in range(2):
        table.activate("A", one).resolve()
    for _ in range(3):
        table.activate("A", other).resolve()
    table.activate("A", one, index=1).resolve()
    (ooze,) = table.all("Ooze Token")
    assert table.game.chars(ooze).power == 2
    do(table, "Destroy target enchantment.", [one])
    assert not table.all("Ooze Token")  # a 0/0: nothing is left that has counters


@rule("201.5a")
def test_an_object_that_grants_itself_an_ability_is_itself() -> None:
    table = Table()
    source = permanent(table, 'As long as you control an artifact, this creature has "{0}: Test Thing gets +1/+0 until end '
                       'of turn."')  # fmt: skip
    table.battlefield("A", lamp())
    table.activate("A", source).resolve()
    assert table.game.chars(source).power == 2


@rule("601.2c", "702.33g")
@pytest.mark.parametrize(("kicked", "countered"), [(True, True), (False, False)])
def test_a_spell_that_asks_how_its_target_was_cast_has_a_target(kicked: bool, countered: bool) -> None:
    table = Table()
    table.hand("A", card("Loud Rite", "{0}", "Sorcery", "Kicker {1}\nYou gain 1 life."))
    table.hand("B", card("Hush", "{0}", "Instant", "Counter target spell if it was kicked."))
    if kicked:
        table.mana("A", "{1}")
        table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Loud Rite", way=None)
    (rite,) = table.game.stack
    table.cast("B", "Hush", [rite])
    assert table.game.obj(table.game.stack[-1]).stack.targets[0][1] == (rite,)  # type: ignore[union-attr]
    table.resolve()
    paid = not table.game.players[0].pool and kicked
    assert (table.life("A") == 20) == paid


@rule("109.2", "608.2c")
def test_both_are_from_the_graveyard_that_is_said_once() -> None:
    table = Table()
    first, _ = table.graveyard("A", bear(), bear())
    table.graveyard("B", bear())
    (standing,) = table.battlefield("A", bear())
    do(table, "Return target creature card and all other cards with the same name as that card from your graveyard to "
       "your hand.", [first])  # fmt: skip
    assert table.zone("A", "hand").count("Plain Bear") == 2
    assert standing in table.game.battlefield and table.zone("B", "graveyard") == ["Plain Bear"]


@rule("608.2c", "701.16")
@pytest.mark.parametrize(
    ("words", "hand"),
    [
        ("Destroy target creature. Its controller reveals cards from the top of their library until they reveal a "
         "creature card. That player puts that card into their hand and the rest into their graveyard.", ["Plain Bear"]),
        ("Destroy target creature. Its controller looks at the top two cards of their library, then puts one of them "
         "into their hand and the other into their graveyard.", ["Plain Lamp"]),
    ],
)  # fmt: skip
def test_its_controller_looks_into_their_own_library(words: str, hand: list[str]) -> None:
    table = Table()
    (big,) = table.battlefield("B", ogre())
    table.library("B", lamp(), bear())
    do(table, words, [big])
    assert table.zone("B", "hand") == hand
    assert len(table.zone("B", "graveyard")) == 2


@rule("509.5b", "509.5d")
@pytest.mark.parametrize(("color", "life"), [("{W}", 23), ("{G}", 20)])
@pytest.mark.parametrize("blocking", [True, False])
def test_what_is_said_behind_both_is_said_of_both(color: str, life: int, blocking: bool) -> None:
    table = Table()
    mine, theirs = ("B", "A") if blocking else ("A", "B")
    source = permanent(
        table, "Whenever this creature blocks or becomes blocked by a white creature, you gain 3 life.", who=mine
    )
    (cub,) = table.battlefield(theirs, card("Coloured Cub", color, "Creature — Bear", size="1/1"))
    attacker, blocker = (cub, source) if blocking else (source, cub)
    table.answer("A", [[attacker, 1]])
    table.to_step("declare_attackers")
    table.answer("B", [[blocker, attacker]])
    table.to_step("declare_blockers").resolve()
    assert table.life(mine) == life


@rule("118.12a")
@pytest.mark.parametrize(("whose", "paid"), [("an enchantment", True), ("an enchantment you control", False)])
def test_anybodys_permanent_may_be_returned_where_the_words_do_not_say_whose(whose: str, paid: bool) -> None:
    table = Table()
    (banner,) = table.battlefield("B", card("Plain Banner", "{W}", "Enchantment"))
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, f"You lose 3 life unless you return {whose} to its owner's hand.")
    assert (table.life("A") == 20, banner not in table.game.battlefield) == (paid, paid)


@rule("601.2b", "601.2c")
@pytest.mark.parametrize(
    ("text", "mana", "castable"),
    [
        ("Kicker {1}\nDestroy target creature with power 2 or less. If this spell was kicked, instead destroy target "
         "creature.", "{1}", True),
        ("Kicker {1}\nDestroy target creature with power 2 or less. If this spell was kicked, instead destroy target "
         "creature.", "", False),
        ("Kicker {1}\nDestroy target creature with power 2 or less. If this spell was kicked, draw a card.", "{1}", False),
        ("Gift a card\nDestroy target creature with power 2 or less. If the gift was promised, instead destroy target "
         "creature.", "", True),
    ],
)  # fmt: skip
def test_what_is_paid_besides_may_widen_the_targets(text: str, mana: str, castable: bool) -> None:
    table = Table()
    (big,) = table.battlefield("B", ogre())
    table.hand("A", card("Wide Blow", "{0}", "Instant", text))
    if mana:
        table.mana("A", mana)
    assert [action.label for action in table.actions("A")] == ["Wide Blow"] * castable
    if castable:
        table.policy = lambda decision: True if isinstance(decision, YesNo) else None
        table.cast("A", "Wide Blow", [big]).resolve()
        assert big not in table.game.battlefield
