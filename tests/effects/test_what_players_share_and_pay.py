"""Colours and kinds among things, costs of two ways, spells countered onto the battlefield, and what players share."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import PlainCard, PlainFace
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card


def yes(decision: object) -> object:
    """Whoever may, does."""
    return True if getattr(decision, "kind", "") == "yes_no" else None


@rule("606.1", "602.5")
def test_no_loyalty_abilities() -> None:
    table = Table()
    jace = card("Jace", "{2}", "Planeswalker — Jace", "+1: You gain 1 life.\n{0}: You gain 1 life.", loyalty="4")
    (mine,) = table.battlefield("A", jace)
    assert len(table.actions("A")) == 2
    permanent(table, "Players can't activate planeswalkers' loyalty abilities.", types="Artifact", who="B")
    assert [(action.oid, action.index) for action in table.actions("A")] == [(mine, 1)]


@rule("606.1", "611.2")
def test_neither_spells_nor_loyalty_abilities_this_turn() -> None:
    table = Table(3)
    table.battlefield("B", card("Jace", "{2}", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty="4"))
    table.hand("B", card("Chime", "{0}", "Instant", "You gain 1 life."))
    table.hand("A", card("Other", "{0}", "Instant", "You gain 1 life."))
    do(table, "Your opponents can't cast spells or activate planeswalkers' loyalty abilities this turn.")
    assert not table.actions("B") and [action.kind for action in table.actions("A")] == ["play", "cast"]
    table.next_turn("B")
    assert {action.kind for action in table.actions("B")} == {"activate", "cast", "play"}


@rule("702.11c", "611.3")
def test_you_and_others_have_hexproof() -> None:
    table = Table()
    hero = permanent(table, "As long as Test Thing has a shield counter on it, you and other Elves you control have hexproof.", types="Creature — Elf")
    elf, cub = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", "", "1/1"), bear())
    assert not table.has(elf, "hexproof")
    do(table, "Put a shield counter on target creature.", targets=[hero])
    assert [table.has(oid, "hexproof") for oid in (hero, elf, cub)] == [False, True, False]
    table.hand("B", card("Bolt", "{0}", "Instant", "Bolt deals 1 damage to any target."))
    table.cast("B", "Bolt", [hero])
    offered = next(decision for decision in reversed(table.asked) if decision.kind == "targets")
    assert 0 not in offered.candidates and elf not in offered.candidates and 1 in offered.candidates


@rule("611.2")
def test_protection_for_you_and_others_until_your_next_turn() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (newt,) = table.battlefield("B", card("Newt", "{R}", "Creature — Salamander", "{0}: Newt deals 1 damage to any target.", "1/1"))
    do(table, "Until your next turn, you and creatures you control gain protection from Salamanders.")
    table.activate("B", newt, [newt]).resolve()
    offered = next(decision for decision in reversed(table.asked) if decision.kind == "targets")
    assert 0 not in offered.candidates and mine not in offered.candidates
    table.next_turn("A")
    assert not table.has(mine, "protection")


@rule("611.3", "613.1")
def test_two_groups_under_one_condition() -> None:
    table = Table()
    lord = permanent(table, "As long as you control a Forest, Test Thing gets +2/+2 and other creatures you control get +1/+1 and have trample.")
    (cub,) = table.battlefield("A", bear())
    assert table.pt(lord) == (1, 1) and table.pt(cub) == (2, 2)
    table.battlefield("A", card(*FOREST))
    assert table.pt(lord) == (3, 3) and table.pt(cub) == (3, 3)
    assert table.has(cub, "trample") and not table.has(lord, "trample")


@rule("205.4b", "704.5j")
def test_legendary_and_snow_no_more() -> None:
    table = Table()
    table.hand("A", card("Ooze", "{0}", "Legendary Creature — Ooze", "Ooze isn't legendary as long as it's a token.", "2/2"))
    table.cast("A", "Ooze").resolve()
    first = table.find("Ooze")
    do(table, "Create a token that's a copy of target creature.", targets=[first])
    assert len(table.all("Ooze")) == 2 and "legendary" in table.game.chars(first).supertypes
    (field,) = table.battlefield("A", card("Snow Field", "", "Snow Land", "{T}: Add {G}."))
    permanent(table, "All lands are no longer snow.", types="Enchantment")
    assert table.game.chars(field).supertypes == ()


@rule("106.3", "105.2")
def test_mana_for_each_color_among() -> None:
    table = Table()
    elf = permanent(table, "{T}: For each color among permanents you control, add one mana of that color.")
    table.battlefield("A", bear(), bear(), sprite())
    table.battlefield("B", ogre())
    table.tap_for_mana("A", elf, "UG")
    assert sorted(table.pool("A")) == ["G", "U"]


@rule("106.3", "608.2d")
def test_one_mana_of_a_color_of_a_permanent() -> None:
    table = Table()
    crater = permanent(table, "{T}: Choose a color of a permanent you control. Add one mana of that color.", types="Land")
    stone = permanent(table, "{T}: Choose a color of a card in your graveyard. Add one mana of that color.", types="Artifact")
    table.battlefield("A", bear()), table.graveyard("A", ogre()), table.battlefield("B", sprite())
    table.tap_for_mana("A", crater)
    table.tap_for_mana("A", stone)
    assert sorted(table.pool("A")) == ["G", "R"]


@rule("400.1", "108.3")
def test_cards_in_exile_and_in_your_graveyard() -> None:
    table = Table()
    drake = permanent(table, "Test Thing's power is equal to the total number of creature cards you own in exile and in your graveyard.", size="*/4")
    table.graveyard("A", bear(), lamp()), table.exile("A", ogre(), lamp())
    table.graveyard("B", bear()), table.exile("B", ogre())
    assert table.pt(drake) == (2, 4)


@rule("118.12", "608.2h")
def test_a_price_that_grows() -> None:
    table = Table()
    table.battlefield("B", card("Sprite", "{U}", "Creature — Faerie", "", "1/1"))
    table.hand("A", card("Chime", "{0}", "Sorcery", "You gain 1 life."))
    table.hand("B", card("Stutter", "{0}", "Instant", "Counter target spell unless its controller pays {2} plus an additional {1} for each Faerie you "
                         "control."))  # fmt: skip
    table.mana("A", "{3}")
    table.policy = yes
    table.cast("A", "Chime")
    table.cast("B", "Stutter").resolve()
    assert table.life("A") == 21 and table.pool("A") == ""


@rule("109.5", "118.12")
@pytest.mark.parametrize(("words", "left"), [("pays {1} for each creature you control", "C"), ("pays life equal to the number of creatures you control", "CCC")])
def test_the_number_is_that_of_the_effects_controller(words: str, left: str) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.hand("A", card("Chime", "{0}", "Sorcery", "Draw a card."))
    table.hand("B", card("Stutter", "{0}", "Instant", f"Counter target spell unless its controller {words}."))
    table.mana("A", "{3}")
    table.policy = yes
    table.cast("A", "Chime")
    table.cast("B", "Stutter").resolve()
    assert table.pool("A") == left and table.life("A") == (20 if left == "C" else 18)


@rule("614.12")
def test_one_counter_plus_one_for_each() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre()), table.battlefield("B", bear())
    table.hand("A", card("Sheriff", "{0}", "Creature — Human", "Sheriff enters with a +1/+1 counter on it plus an additional +1/+1 counter on it for "
                         "each other creature you control.", "1/1"))  # fmt: skip
    table.cast("A", "Sheriff").resolve()
    assert table.counters(table.find("Sheriff")) == {"+1/+1": 3}


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
    assert table.game.chars(token).colors == ("R",) and table.game.chars(token).subtypes == ("Goblin",) and table.pt(token) == (2, 2)


@rule("602.1", "118.3")
def test_one_cost_or_another() -> None:
    table = Table()
    shard = permanent(table, "{3}, {T} or {R}, {T}: Test Thing deals 1 damage to any target.", types="Artifact")
    assert not table.actions("A")
    table.mana("A", "{R}")
    assert [action.index for action in table.actions("A")] == [1]
    table.activate("A", shard, [1], index=1).resolve()
    assert table.life("B") == 19 and table.game.objects[shard].tapped
    other = permanent(table, "Pay 2 life or {2}: You gain 1 life. Any player may activate this ability.", types="Artifact")
    table.activate("B", other).resolve()
    assert table.life("B") == 18


@rule("602.1b", "602.5b", "a restriction is said once, and one limit is not that of two abilities")
@pytest.mark.parametrize(("said", "understood"), [
    ("Activate only as a sorcery.", True),
    ("Activate only as a sorcery. Activate only as a sorcery.", False),
    ("Activate only once each turn.", False),
])  # fmt: skip
def test_restrictions_of_an_ability_with_one_cost_or_another(said: str, understood: bool) -> None:
    face = PlainFace("Trial", "Artifact", f"Pay 2 life or {{2}}: You gain 1 life. {said}")
    assert (compile_card(PlainCard("Trial", (face,))).definition is not None) is understood


@rule("105.2")
@pytest.mark.parametrize(("target", "gone"), [("Plain Ogre", False), ("Plain Bear", True), ("Plain Sprite", True), ("Plain Lamp", False)])
def test_the_most_common_color(target: str, gone: bool) -> None:
    table = Table()
    table.battlefield("B", bear(), bear(), sprite(), sprite(), ogre(), lamp())
    do(table, "Return target permanent to its owner's hand if that permanent shares a color with the most common color among all permanents or a "
              "color tied for most common.", targets=[table.find(target)])  # fmt: skip
    assert (target in table.zone("B", "hand")) == gone


@rule("608.2h", "118.3")
@pytest.mark.parametrize(("number", "life"), [(2, 20), (3, 23)])
def test_card_types_among_the_sacrificed_permanents(number: int, life: int) -> None:
    table = Table()
    witch = permanent(table, "{T}, Sacrifice up to three permanents: If there were three or more card types among the sacrificed permanents, you "
                             "gain 3 life.", types="Enchantment")  # fmt: skip
    ones = table.battlefield("A", bear(), lamp(), card(*FOREST))
    table.policy = lambda decision: list(ones[:number]) if getattr(decision, "purpose", "") == "sacrifice" else None
    table.activate("A", witch).resolve()
    assert table.life("A") == life and not table.all("Plain Lamp")


@rule("701.8", "608.2c")
def test_opponents_who_discarded_a_like_card() -> None:
    table = Table(3)
    table.hand("A", bear()), table.hand("B", ogre()), table.hand("C", lamp())
    table.policy = lambda decision: (
        [oid for oid in decision.candidates if table.game.chars(oid).name != "Forest"][:1] if getattr(decision, "purpose", "") == "discard" else None)
    do(table, "Each player discards a card. Each opponent who discarded a card that shares a card type with the card you discarded loses 3 life.")
    assert [table.life(who) for who in "ABC"] == [20, 17, 20]


@rule("608.2c")
@pytest.mark.parametrize(("top", "life"), [("Creature — Zombie", 22), ("Creature — Elf", 20)])
def test_at_least_one_of_them(top: str, life: int) -> None:
    table = Table()
    table.library("A", lamp(), card("Thing", "{1}", top, "", "1/1"), lamp())
    do(table, "Mill three cards. If at least one of them is a Zombie card, you gain 2 life.")
    assert table.life("A") == life


@rule("110.2a")
@pytest.mark.parametrize(("spell", "where"), [(ogre(), "mine"), (lamp(), "mine"), (card("Chime", "{0}", "Sorcery", "You gain 1 life."), "graveyard"),
                                              (card("Veil", "{0}", "Enchantment"), "graveyard")])  # fmt: skip
def test_countered_onto_the_battlefield(spell: object, where: str) -> None:
    table = Table()
    assert hasattr(spell, "name")
    table.hand("A", spell)  # type: ignore[arg-type]
    table.hand("B", card("Desert", "{0}", "Instant", "Counter target spell. If an artifact or creature spell is countered this way, put that card onto "
                         "the battlefield under your control instead of into its owner's graveyard."))  # fmt: skip
    table.mana("A", "{R}{R}{R}").cast("A", spell.name)
    table.cast("B", "Desert").resolve()
    if where == "mine":
        (oid,) = table.all(spell.name)
        assert table.game.chars(oid).controller == 1 and table.game.objects[oid].owner == 0
    else:
        assert table.zone("A", "graveyard") == [spell.name] and table.life("A") == 20


@rule("608.2c")
def test_if_that_spell_is_countered_this_way() -> None:
    table = Table()
    fold = card("Fold", "{0}", "Instant", "Counter target spell. If that spell is countered this way, its controller may put a creature card from their "
                "hand onto the battlefield.")  # fmt: skip
    table.hand("A", card("Chime", "{0}", "Sorcery", "You gain 1 life."), card("Firm", "{0}", "Sorcery", "This spell can't be countered.\nYou gain 1 "
               "life."), bear(), bear())  # fmt: skip
    table.hand("B", fold, fold, ogre())
    table.policy = yes
    table.cast("A", "Firm")
    table.cast("B", "Fold").resolve()
    assert table.life("A") == 21 and not table.all("Plain Bear")
    table.cast("A", "Chime")
    table.cast("B", "Fold").resolve()
    assert table.life("A") == 21 and len(table.all("Plain Bear", who="A")) == 1 and not table.all("Plain Ogre")


@rule("611.2b")
def test_a_countered_permanent_spell_may_be_cast_from_exile() -> None:
    table = Table()
    decree = card("Decree", "{0}", "Instant", "Counter target spell. If a permanent spell is countered this way, exile it instead of putting it into its "
                  "owner's graveyard. You may cast that card without paying its mana cost for as long as it remains exiled.")  # fmt: skip
    table.hand("B", ogre(), card("Chime", "{0}", "Instant", "You gain 1 life."))
    table.hand("A", decree, decree)
    table.cast("B", "Chime")
    table.cast("A", "Decree").resolve()
    assert table.zone("B", "graveyard") == ["Chime"] and not [a for a in table.actions("A") if "Chime" in a.label]
    table.next_turn("B")
    table.mana("B", "{R}{R}{R}").cast("B", "Plain Ogre")
    table.cast("A", "Decree").resolve()
    assert table.zone("B", "exile") == ["Plain Ogre"]
    table.next_turn("A").cast("A", "Plain Ogre").resolve()
    assert len(table.all("Plain Ogre", who="A")) == 1


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
