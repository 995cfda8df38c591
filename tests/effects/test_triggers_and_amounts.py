"""Triggers, conditions and amounts in less usual words, each tried in play."""

from __future__ import annotations

from engine.events.counters import PutCounters
from engine.rules.events.happening import happen
from tests.effects.doing import bear, do, lamp, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table, card, data


def counters(table: Table, oid: int) -> int:
    """How many +1/+1 counters a permanent has."""
    return table.counters(oid).get("+1/+1", 0)


@rule("700.14", edition="2026-01-16")
def test_expend_triggers_as_the_mana_spent_on_spells_this_turn_reaches_the_number() -> None:
    table = Table()
    miser = permanent(table, "Whenever you expend 4, put a +1/+1 counter on this creature.")
    do(table.mana("A", "{2}"), "You gain 1 life.", cost="{2}")
    assert counters(table, miser) == 0
    do(table.mana("A", "{3}"), "You gain 1 life.", cost="{3}")
    assert counters(table, miser) == 1
    do(table.mana("A", "{4}"), "You gain 1 life.", cost="{4}")
    assert counters(table, miser) == 1  # nine now: four was passed before


@rule("603.10a")
def test_dies_or_is_put_into_exile_looks_back() -> None:
    table = Table()
    permanent(table, "When this creature dies or is put into exile while its power is 3 or greater, you gain 5 life.",
              size="2/2")  # fmt: skip
    (weak,) = table.all("Test Thing")
    do(table, "Exile target creature.", targets=[weak])
    assert table.life("A") == 20
    permanent(table, "When this creature dies or is put into exile while its power is 3 or greater, you gain 5 life.",
              size="3/3")  # fmt: skip
    do(table, "Exile target creature.", targets=table.all("Test Thing"))
    table.resolve()
    assert table.life("A") == 25


@rule("701.28e")
def test_transforms_into_this_is_a_trigger_of_the_new_face() -> None:
    table = Table()
    back = data("Moon Hound", "", "Creature — Wolf", "When this creature transforms into Moon Hound, you gain 3 life.",
                "4/4")  # fmt: skip
    hound = card("Sun Hound", "{1}{G}", "Creature — Wolf", "{0}: Transform this creature.", "2/2", back=back)
    (oid,) = table.battlefield("A", hound)
    table.activate("A", oid).resolve()
    assert table.life("A") == 23


@rule("109.5")
def test_a_character_speaks_of_itself_as_he_or_she() -> None:
    table = Table()
    back = data("Dara, Awake", "", "Legendary Planeswalker — Dara", "+1: Draw a card.", loyalty="3")
    dara = card("Dara, Asleep", "{1}{W}", "Legendary Creature — Human", "When Dara dies, return her to the battlefield "
                "transformed under her owner's control.", "1/1", back=back)  # fmt: skip
    (oid,) = table.battlefield("A", dara)
    do(table, "Destroy target creature.", targets=[oid])
    table.resolve()
    assert table.all("Dara, Awake")


@rule("202.3", "608.2h")
def test_power_compared_with_another_power() -> None:
    table = Table()
    cub = permanent(table, "Whenever another creature you control enters or dies, if that creature's power is greater "
                    "than this creature's, put a +1/+1 counter on this creature.", size="1/1")  # fmt: skip
    table.hand("A", sprite(), bear())
    table.mana("A", "{U}{1}{G}")
    table.cast("A", "Plain Sprite").resolve()
    assert counters(table, cub) == 0  # one is not greater than one
    table.cast("A", "Plain Bear").resolve()
    assert counters(table, cub) == 1
    do(table, "Destroy target creature.", targets=table.all("Plain Bear"))
    assert counters(table, cub) == 1  # two is not greater than two


@rule("603.2")
def test_entering_from_a_graveyard_is_told_from_entering_from_elsewhere() -> None:
    table = Table()
    permanent(table, "Whenever this creature or another creature enters from your graveyard, you gain 2 life.")
    table.graveyard("A", ogre())
    do(table, "Return target creature card from your graveyard to the battlefield.",
       targets=table.all("Plain Ogre", "graveyard"))  # fmt: skip
    table.resolve()
    assert table.life("A") == 22
    table.hand("A", bear())
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    assert table.life("A") == 22


@rule("603.6c")
def test_put_into_the_graveyard_from_the_library() -> None:
    table = Table()
    slug = card("Well Slug", "{1}{U}", "Creature — Slug", "When this card is put into your graveyard from your "
                "library, you may put it onto the battlefield.", "1/1")  # fmt: skip
    table.library("A", slug)
    table.answer("A", True)
    do(table, "Mill a card.")
    table.resolve()
    assert table.all("Well Slug")
    table.hand("A", slug)
    do(table, "Discard a card.")
    table.resolve()
    assert len(table.all("Well Slug")) == 1


@rule("111.4")
def test_a_token_can_have_a_name_behind_its_abilities() -> None:
    table = Table()
    do(table, "Create a 0/2 white Wall creature token with defender named Pale Hedge.")
    (hedge,) = table.all("Pale Hedge")
    assert table.has(hedge, "defender")


@rule("607.2")
def test_each_other_card_exiled_with_it_leaves_out_the_one_just_exiled() -> None:
    table = Table()
    vault = permanent(table, "Whenever a nontoken creature dies, exile that card. Then return each other card exiled "
                      "with this artifact to its owner's graveyard.", types="Artifact")  # fmt: skip
    for victim in table.battlefield("B", bear(), ogre()):
        do(table, "Destroy target creature.", targets=[victim])
        table.resolve()
    assert vault in table.game.battlefield
    exiled = [table.game.chars(oid).name for oid in table.game.zone("exile")]
    assert exiled == ["Plain Ogre"]
    assert "Plain Bear" in table.zone("B", "graveyard")


@rule("120.3")
def test_damage_to_a_target_and_to_itself() -> None:
    table = Table()
    mage = permanent(table, "{0}: This creature deals 2 damage to any target and 1 damage to itself.", size="2/3")
    table.activate("A", mage, targets=[1]).resolve()
    assert table.life("B") == 18
    assert table.game.obj(mage).damage == 1


@rule("701.12")
def test_whenever_a_creature_fights() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control fights, you gain 1 life.", types="Enchantment")
    (mine,) = table.battlefield("A", ogre())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Target creature you control fights target creature you don't control.", targets=[mine, theirs])
    table.resolve()
    assert table.life("A") == 21


@rule("608.2i")
def test_you_did_not_lose_life_this_turn() -> None:
    table = Table()
    oath = permanent(table, "At the beginning of each end step, if you didn't lose life this turn, put a quest counter "
                     "on this enchantment.", types="Enchantment")  # fmt: skip
    table.to_step("end").resolve()
    assert table.counters(oath) == {"quest": 1}
    table.next_turn()
    do(table.next_turn("A"), "You lose 1 life.")
    before = table.counters(oath)
    table.to_step("end").resolve()
    assert table.counters(oath) == before


@rule("607.2")
def test_tokens_created_with_it_and_no_others() -> None:
    table = Table()
    grave = permanent(table, "{0}: Create a 1/1 black Rat creature token.\nAt the beginning of each end step or when "
                      "this artifact leaves the battlefield, destroy all tokens created with this artifact.",
                      types="Artifact")  # fmt: skip
    do(table, "Create a 1/1 black Rat creature token.")
    table.activate("A", grave).resolve()
    assert len(table.all("Rat Token")) == 2
    do(table, "Destroy target artifact.", targets=[grave])
    table.resolve()
    assert len(table.all("Rat Token")) == 1


@rule("701.55")
def test_discover_again_for_the_same_value_once_each_turn() -> None:
    table = Table()
    permanent(table, "Whenever you discover, discover again for the same value. This ability triggers only once each "
              "turn.", types="Enchantment")  # fmt: skip
    table.library("A", bear(), lamp(), bear())
    table.answer("A", False, False)
    do(table, "Discover 2.")
    table.resolve()
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Lamp"]


@rule("601.2b", "601.2c")
def test_x_may_be_chosen_so_that_there_is_a_target() -> None:
    table = Table()
    caller = permanent(table, "{X}: Destroy target creature with mana value X.")
    (victim,) = table.battlefield("B", ogre())
    table.mana("A", "{3}")
    table.answer("A", 3)
    table.activate("A", caller, targets=[victim]).resolve()
    assert victim not in table.game.battlefield


@rule("122.1")
def test_counters_on_each_of_them() -> None:
    table = Table()
    victims = table.battlefield("B", bear(), ogre())
    do(table, "Tap up to two target creatures. Put a stun counter on each of them.", targets=list(victims))
    assert [table.counters(oid) for oid in victims] == [{"stun": 1}, {"stun": 1}]


@rule("404.1")
def test_cards_in_an_opponents_graveyard() -> None:
    table = Table()
    shade = permanent(table, "This creature gets +4/+4 as long as an opponent has two or more cards in their "
                      "graveyard.")  # fmt: skip
    table.graveyard("A", bear(), bear())
    table.graveyard("B", bear())
    assert table.pt(shade) == (1, 1)
    table.graveyard("B", bear())
    assert table.pt(shade) == (5, 5)


@rule("701.27")
def test_proliferate_again() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    happen(table.game, PutCounters(cub, "+1/+1", 1))
    table.answer("A", [cub], [cub])
    do(table, "Proliferate, then proliferate again.")
    assert counters(table, cub) == 3
