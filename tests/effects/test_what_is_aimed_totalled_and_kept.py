"""What abilities aim at, what costs at least so much, copies made thrice, totals, gained control, the last loyalty."""

from __future__ import annotations

from engine.core.card_types import PLANESWALKER_TYPES
from tests.rulebook import rule
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "1/3")
BUG = ("Tin Bug", "{1}", "Creature — Insect", "", "1/1")
POKER = ("Long Poker", "{1}", "Artifact", "{0}: Target creature gets +1/+1 until end of turn.\n{0}: Target player gains 1 life.\n"
         "{0}: Tap target artifact.")  # fmt: skip
SHOCK = ("Small Shock", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.")


@rule("602.2", "603.2")
def test_an_ability_that_targets_a_creature_or_player_is_copied_and_aimed_anew() -> None:
    table = Table()
    table.battlefield("A", card("Twin Mentor", "{2}", "Creature — Elf", "Whenever you activate an ability that targets a creature or "
                                "player, copy that ability. You may choose new targets for the copy.", "2/2"))  # fmt: skip
    (poker,) = table.battlefield("A", card(*POKER))
    toad, ox = table.battlefield("B", card(*TOAD), card(*OX))
    table.activate("A", poker, targets=[toad]).answer("A", True, [ox]).resolve()
    assert table.pt(toad) == (3, 3) and table.pt(ox) == (2, 4)
    table.activate("A", poker, targets=[0], index=1).resolve()
    assert table.life("A") == 22
    table.activate("A", poker, targets=[poker], index=2)
    assert len(table.stack()) == 1  # an artifact is neither
    table.resolve().hand("A", card(*SHOCK))
    table.cast("A", "Small Shock", targets=[toad])
    assert len(table.stack()) == 1  # a spell is no ability


@rule("603.2", "707.10d")
def test_an_ability_that_targets_it_alone_is_copied_for_the_others_it_could_target() -> None:
    table = Table()
    soldier, toad, ox = table.battlefield("A", card(
        "Brave Echo", "{2}", "Creature — Elf", "Whenever Brave Echo becomes the target of an ability that targets only it, you may pay "
        "{1}. If you do, copy that ability for each other creature you control that ability could target. Each copy targets a "
        "different one of those creatures.", "2/2"), card(*TOAD), card(*OX))  # fmt: skip
    (bug,) = table.battlefield("B", card(*BUG))
    (poker,) = table.battlefield("A", card(*POKER))
    (pair,) = table.battlefield("A", card("Pair Poker", "{1}", "Artifact", "{0}: Two target creatures each get +1/+1 until end of turn."))
    table.mana("A", "{1}{1}").activate("A", poker, targets=[soldier]).answer("A", True).resolve()
    assert [table.pt(one) for one in (soldier, toad, ox, bug)] == [(3, 3), (3, 3), (2, 4), (1, 1)]
    table.activate("A", pair, targets=[soldier, toad]).resolve()
    assert [table.pt(one) for one in (soldier, toad, ox)] == [(4, 4), (4, 4), (2, 4)]  # it targets another one, too
    table.hand("A", card(*SHOCK))
    table.cast("A", "Small Shock", targets=[soldier]).resolve()
    assert table.pt(toad) == (4, 4) and len(table.pool("A")) == 1


@rule("601.2f")
def test_spells_cost_at_least_so_much_when_all_else_has_changed_the_cost() -> None:
    table = Table()
    (sphere,) = table.battlefield("A", card("Dear Sphere", "{3}", "Artifact", "As long as Dear Sphere is untapped, each spell that "
                                  "would cost less than three mana to cast costs three mana to cast."))  # fmt: skip
    table.battlefield("A", card("Kind Help", "{1}", "Artifact", "Sorcery spells you cast cost {2} less to cast."))
    talk, long = ("Idle Talk", "{1}", "Sorcery", "You gain 1 life."), ("Long Talk", "{5}", "Sorcery", "You gain 1 life.")
    table.hand("A", card(*talk), card(*talk), card(*long))
    table.mana("A", "{2}")
    assert not [a for a in table.actions("A") if a.kind == "cast"]
    table.mana("A", "{5}").cast("A", "Idle Talk").resolve()
    assert len(table.pool("A")) == 4
    table.cast("A", "Long Talk").resolve()
    assert len(table.pool("A")) == 1  # {5} less {2} is three already
    table.battlefield("A", card("Tapper", "{0}", "Artifact", "{0}: Tap target artifact."))
    table.activate("A", table.find("Tapper"), targets=[sphere]).resolve().cast("A", "Idle Talk").resolve()
    assert len(table.pool("A")) == 1 and table.life("A") == 23


@rule("118.7")
def test_cycling_for_up_to_so_much_less() -> None:
    table = Table()
    table.battlefield("A", card("Fast Wheel", "{2}", "Artifact", "Cycling abilities you activate cost up to {2} less to activate."))
    table.hand("A", card("Dull Rock", "{5}", "Artifact", "Cycling {2}"), card("Gray Rock", "{5}", "Artifact", "Cycling {1}{G}"))
    assert [a.oid for a in table.actions("A") if a.kind == "activate"] == [table.find("Dull Rock", "hand")]
    table.mana("A", "{G}")
    table.activate("A", table.find("Gray Rock", "hand")).resolve()
    assert table.pool("A") == "" and table.zone("A", "graveyard") == ["Gray Rock"]


@rule("707.12")
def test_a_card_is_copied_three_times_and_the_copies_are_cast() -> None:
    table = Table()
    table.library("A", card("Sweet Word", "{4}", "Sorcery", "You gain 2 life."), card(*TOAD))
    table.hand("A", card("Deep Echo", "{0}", "Sorcery", "Exile the top two cards of your library. Choose an instant or sorcery card exiled "
                         "this way and copy it three times. You may cast the copies without paying their mana costs."))  # fmt: skip
    table.cast("A", "Deep Echo").resolve()
    while any(a.kind == "cast" for a in table.actions("A")):
        table.act("A", lambda a: a.kind == "cast")
    table.resolve()
    assert table.life("A") == 26 and sorted(table.zone("A", "exile")) == ["Mud Toad", "Sweet Word"]


@rule("701.19", "208.1")
def test_a_card_with_the_same_total_as_what_entered() -> None:
    table = Table()
    table.battlefield("A", card("Old Pairing", "{4}", "Enchantment", "Whenever a creature enters, if you cast it from your hand, you may "
                                "search your library for a creature card with the same total power and toughness and put it onto the "
                                "battlefield. If you do, shuffle."))  # fmt: skip
    ox, _ = table.library("A", card(*OX), card(*BUG))
    table.hand("A", card(*TOAD))
    table.mana("A", "{G}").cast("A", "Mud Toad").answer("A", True, [ox]).resolve()
    asked = next(one for one in reversed(table.asked) if hasattr(one, "candidates"))
    assert list(asked.candidates) == [ox]
    assert table.find("Gray Ox") and not table.all("Tin Bug")
    table.battlefield("A", card(*BUG))
    assert not table.stack()  # nobody cast it


@rule("115.7d")
def test_new_targets_for_any_number_of_other_spells_and_abilities() -> None:
    table = Table()
    toad, ox = table.battlefield("B", card(*TOAD), card(*OX))
    (poker,) = table.battlefield("B", card(*POKER))
    table.hand("B", card(*SHOCK))
    table.hand("A", card("Bent Aim", "{0}", "Instant", "You may choose new targets for any number of other spells and/or abilities."))
    table.cast("B", "Small Shock", targets=[toad]).activate("B", poker, targets=[toad])
    table.cast("A", "Bent Aim").answer("A", True, [ox], [toad]).resolve()
    sizes = table.pt(toad), table.pt(ox)
    assert sizes in (((2, 2), (2, 4)), ((3, 3), (1, 3)), ((3, 2), (2, 4)), ((3, 3), (2, 3)))
    assert sizes in (((3, 2), (2, 4)), ((3, 3), (2, 3)))  # one was changed and the other kept


@rule("613.1b", "608.2c")
def test_a_card_for_each_one_they_gained_control_of() -> None:
    table = Table(3)
    table.battlefield("A", card(*TOAD), card(*OX), card(*BUG))
    toad, ox = table.find("Mud Toad"), table.find("Gray Ox")
    table.hand("A", card("Rich Gift", "{0}", "Sorcery", "Target opponent gains control of any number of target permanents you control. "
                         "Draw a card for each one they gained control of this way."))  # fmt: skip
    before = len(table.zone("A", "hand"))
    table.cast("A", "Rich Gift", targets=[2, toad, ox]).resolve()
    assert [table.game.controller(oid) for oid in (toad, ox, table.find("Tin Bug"))] == [2, 2, 0]
    assert len(table.zone("A", "hand")) == before - 1 + 2


@rule("614.1", "120.3c")
def test_damage_leaves_a_planeswalker_its_last_loyalty_counter() -> None:
    table = Table()
    table.battlefield("A", card(*TOAD))
    table.answer("A", PLANESWALKER_TYPES.index("Jace"))
    table.hand("A", card("Saintly Word", "{0}", "Enchantment", "As Saintly Word enters, choose a planeswalker type.\nAs long as you control "
                         "a creature, if damage dealt to a planeswalker you control of the chosen type would result in all loyalty "
                         "counters on it being removed, instead all but one of those counters are removed."))  # fmt: skip
    table.cast("A", "Saintly Word").resolve()
    sage, other = table.battlefield("A", card("Quiet Sage", "{3}", "Legendary Planeswalker — Jace", "+1: You gain 1 life.", loyalty="4"),
                                    card("Loud Sage", "{3}", "Legendary Planeswalker — Liliana", "+1: You gain 1 life.", loyalty="4"))  # fmt: skip
    bolt = ("Hot Bolt", "{0}", "Instant", "Hot Bolt deals 3 damage to any target.")
    table.hand("A", *(card(*bolt) for _ in range(5)))
    table.cast("A", "Hot Bolt", targets=[sage]).resolve()
    assert table.counters(sage) == {"loyalty": 1}
    table.cast("A", "Hot Bolt", targets=[sage]).resolve()
    assert table.counters(sage) == {"loyalty": 1}
    table.cast("A", "Hot Bolt", targets=[other]).cast("A", "Hot Bolt", targets=[other]).resolve()
    assert "Loud Sage" in table.zone("A", "graveyard")  # of another type
    table.cast("A", "Hot Bolt", targets=[table.find("Mud Toad")]).resolve()
    table.hand("A", card(*bolt))
    table.cast("A", "Hot Bolt", targets=[sage]).resolve()
    assert "Quiet Sage" in table.zone("A", "graveyard")  # without a creature it is no different


@rule("611.2", "607.2a")
def test_a_card_may_be_played_until_another_is_exiled_with_the_same_thing() -> None:
    table = Table()
    talk, toad = ("Idle Talk", "{0}", "Sorcery", "You gain 1 life."), ("Free Toad", "{0}", "Creature — Toad", "", "1/1")
    table.library("A", card(*talk), card(*toad))
    amulet, second = table.battlefield("A", *(card("Shaky Charm", "{1}", "Artifact", "{0}: Exile the top card of your library. You may play it "
                                              "until you exile another card with Shaky Charm."),) * 2)  # fmt: skip
    table.activate("A", amulet).resolve()
    first = table.zone("A", "exile")
    castable = [table.game.obj(a.oid).definition.name for a in table.actions("A") if a.kind == "cast"]
    assert castable == first
    table.activate("A", second).resolve()
    assert len([a for a in table.actions("A") if a.kind == "cast"]) == 2  # another amulet's card is no matter
    table.activate("A", amulet).resolve()
    playable = {a.oid for a in table.actions("A") if a.kind in ("cast", "play")}
    assert not [oid for oid in playable if table.game.obj(oid).definition.name == first[0]]
