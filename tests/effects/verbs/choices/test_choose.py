"""Choosing (CR 608.2d): a colour, a type, a number, a player, objects. The source keeps what was chosen (607.2d)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.core.errors import IllegalAnswer
from engine.vocabulary import catalogue
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

FIELD = ("Green Field", "", "Land — Forest")

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("201.4")
def test_a_card_name_can_be_chosen_though_no_such_card_is_in_the_game() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Shut Gate",
            "{1}",
            "Artifact",
            "As this artifact enters, choose a nonbasic land card name.\nActivated abilities of sources with the chosen name can't be activated.",
        ),
    )
    table.answer("A", "Far Shore").mana("A", "{1}").cast("A", "Shut Gate").resolve()
    assert table.game.objects[table.find("Shut Gate")].choices["card name"] == "Far Shore"


@rule("601.2c", "603.3d")
def test_a_player_whom_the_words_name_chooses_the_target() -> None:
    table = Table()
    mine, other = table.battlefield("A", ogre(), bear())
    (victim,) = table.battlefield("B", sprite())
    curse = card("Rotting Gift", "{1}{B}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, its "
                 "controller chooses target creature one of their opponents controls. Return this Aura from its owner's "
                 "graveyard to the battlefield attached to that creature.")  # fmt: skip
    table.battlefield("A", curse, attach_to=victim)
    table.answer("B", [other])
    do(table, "Destroy target creature.", targets=[victim])
    table.resolve()
    (gift,) = table.all("Rotting Gift")
    assert table.game.obj(gift).attached_to == other
    assert mine in table.game.battlefield


@rule("601.2c", "608.2c")
def test_the_first_player_is_the_one_who_chose() -> None:
    table = Table()
    permanent(table, "At the beginning of each player's upkeep, that player chooses target player who controls more "
              "creatures than they do and is their opponent. The first player may draw a card.", types="Enchantment")  # fmt: skip
    table.battlefield("A", bear())
    table.answer("B", True)
    table.next_turn("B")
    assert len(table.zone("B", "hand")) == 2
    table.next_turn("A")
    assert len(table.zone("A", "hand")) == 1  # nobody controls more than A


@rule("601.2c", "608.2c")
def test_the_first_player_is_the_target_who_chose_another() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", bear())
    do(
        table,
        "Target player chooses target creature you control. The first player gains 1 life. Destroy that creature.",
        [1, mine],
    )
    assert [table.life(who) for who in "ABC"] == [20, 21, 20] and mine not in table.game.battlefield


def test_one_opponent_chooses_for_the_words_that_follow() -> None:
    table = Table(3)
    (bear, cat) = table.battlefield("A", card(*BEAR), card("Plain Cat", "{G}", "Creature — Cat", "", "1/1"))
    table.hand(
        "A", card("Some Words", "{W}", "Sorcery", "An opponent chooses a creature you control. Destroy that creature.")
    )
    table.mana("A", "{W}").cast("A", "Some Words").answer("A", [2]).answer("C", [cat]).resolve()
    assert bear in table.game.battlefield and cat not in table.game.battlefield


@rule("113.7a", "608.2d")
@pytest.mark.parametrize(
    "words",
    [
        "{0}: Choose a creature type. Each creature of the chosen type gets +1/+1 until end of turn.",
        "{0}, Sacrifice Old Idol: Choose a creature type. Each creature of the chosen type gets +1/+1 until end of turn.",
    ],
)
@pytest.mark.parametrize("destroyed", [True, False])
def test_an_ability_whose_source_is_gone_knows_what_is_chosen_for_it(words: str, destroyed: bool) -> None:
    table = Table()
    (bear,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    idols = table.battlefield("A", *[card("Old Idol", "{1}", "Artifact", words)] * 2)
    table.hand("A", card("Fell", "{0}", "Instant", "Destroy target artifact."))
    table.activate("A", idols[0])
    if destroyed and idols[0] in table.game.objects:
        table.cast("A", "Fell", [idols[0]]).resolve(1)
    table.answer(
        "A", lambda asked: next(n for n, kind in enumerate(asked.options) if table.told(kind) == "Bear")
    ).resolve()
    assert table.pt(bear) == (3, 3)
    table.activate("A", idols[1])
    table.answer(
        "A", lambda asked: next(n for n, kind in enumerate(asked.options) if table.told(kind) == "Ox")
    ).resolve()
    assert table.pt(bear) == (3, 3), "the other one's choice is its own"
    table.next_turn()
    assert table.pt(bear) == (2, 2)


@rule("607.2d", "603.8")
def test_a_color_and_an_opponent_are_chosen() -> None:
    table = Table(3)
    (white,) = table.battlefield("A", card("Pale Bear", "{W}", "Creature — Bear", "", "2/2"))
    green, other = table.battlefield("C", bear())[0], table.battlefield("B", bear())[0]
    table.hand("A", card("Old War", "{0}", "Enchantment", "As Old War enters, choose a color and an opponent.\nWhite creatures get +2/+1 as long as "
                         "the chosen player controls a nontoken permanent of the chosen color.\nWhen the chosen player controls no nontoken "
                         "permanents of the chosen color, sacrifice Old War."))  # fmt: skip
    table.answer("A", 4, [2])
    table.cast("A", "Old War").resolve()
    assert table.pt(white) == (4, 3) and table.pt(green) == (2, 2)
    do(table, "Destroy target creature.", [other])
    assert table.all("Old War")
    do(table, "Destroy target creature.", [green])
    assert not table.all("Old War") and table.pt(white) == (2, 2)


@rule("305.1", "101.2")
def test_a_land_with_the_chosen_name_cant_be_played() -> None:
    table = Table()
    field, moor = table.hand("A", card(*FIELD), card("Wide Moor", "", "Land"))
    table.answer("A", "Green Field")
    do(
        table,
        "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.",
    )
    assert {action.oid for action in table.actions("A")} & {field, moor} == {moor}


@rule("107.1c", "608.2d")
def test_as_great_as_the_chosen_number() -> None:
    table = Table()
    small, large = table.battlefield("B", bear(), ogre())
    table.answer("A", 3)
    do(
        table,
        "Choose a number between 0 and 10. Destroy all creatures with power greater than or equal to the chosen number.",
    )
    assert small in table.game.objects and large not in table.game.objects


@rule("608.2c", "202.3")
def test_that_number_and_the_number() -> None:
    table = Table()
    table.battlefield("A", bear(), lamp())
    table.battlefield("B", ogre())
    table.hand("B", bear(), ogre(), card("Two Acres", "", "Land"))
    table.answer("A", 2)
    do(table, "Choose a number. Destroy all artifacts and creatures with mana value equal to that number. Then target player reveals their hand and "
              "discards all nonland cards with mana value equal to the number.", targets=[1])  # fmt: skip
    assert table.all("Plain Bear") == [] and len(table.all("Plain Lamp")) == len(table.all("Plain Ogre")) == 1
    assert table.zone("B", "hand") == ["Plain Ogre", "Two Acres"]


@rule("608.2d", "102.3")
def test_one_of_your_opponents_gains_control() -> None:
    table = Table(3)
    festival = permanent(
        table, "{0}: Choose one of your opponents. That player gains control of this artifact.", types="Artifact"
    )
    table.answer("A", [0])
    with pytest.raises(IllegalAnswer):
        table.activate("A", festival).resolve()
    table = Table(3)
    festival = permanent(
        table, "{0}: Choose one of your opponents. That player gains control of this artifact.", types="Artifact"
    )
    table.answer("A", [2])
    table.activate("A", festival).resolve()
    assert table.game.controller(festival) == 2


@rule("607.2d", "111.3")
def test_a_token_of_the_chosen_color_and_type() -> None:
    table = Table()
    table.hand("A", card("Vat", "{0}", "Artifact", "As Vat enters, choose a color and a creature type.\n{0}, {T}: Create a 2/2 creature token of the "
                         "chosen color and type."))  # fmt: skip
    table.policy = lambda decision: (
        list(decision.options).index({"color": "red", "type": "Goblin"}[decision.purpose]) if getattr(decision, "purpose", "") in ("color", "type")
        else None)  # fmt: skip
    table.cast("A", "Vat").resolve()
    table.activate("A", table.find("Vat")).resolve()
    token = table.find("Goblin Token")
    assert (
        table.game.chars(token).colors == ("R",)
        and table.game.chars(token).subtypes == ("Goblin",)
        and table.pt(token) == (2, 2)
    )


THEIRS = ("Exile a creature card from an opponent's graveyard. Then search its owner's graveyard, hand, and library for any "
          "number of cards with that name and exile them. That player shuffles.")  # fmt: skip


@rule("201.3", "608.2h")
@pytest.mark.parametrize("there", [True, False])
def test_that_name_is_the_name_of_what_was_just_exiled(there: bool) -> None:
    """Where nothing was exiled, no card has that name."""
    table = Table()
    table.hand("B", bear(), ogre())
    if there:
        table.graveyard("B", bear(), bear())
    table.policy = lambda decision: (
        list(decision.candidates) if getattr(decision, "purpose", "") == "search" else None
    )
    do(table, THEIRS)
    assert table.zone("B", "exile") == ["Plain Bear"] * (3 if there else 0)
    assert table.zone("B", "hand") == (["Plain Ogre"] if there else ["Plain Bear", "Plain Ogre"])


@rule("201.3")
def test_that_name_beside_a_chosen_name_is_declined() -> None:
    catalogue.load()
    found = compile_card(plain_card("Choose a card name. " + THEIRS))
    assert not found.accepted and "could be of the chosen card name" in found.lines[-1].why


@rule("608.2c", "608.2d")
def test_one_of_several_numbers_at_random() -> None:
    seen = set()
    for seed in range(12):
        table = Table(seed=seed)
        do(table, "Choose 1, 2, or 3 at random. Target player mills that many cards.", targets=[1])
        seen.add(len(table.zone("B", "graveyard")))
    assert seen == {1, 2, 3}
