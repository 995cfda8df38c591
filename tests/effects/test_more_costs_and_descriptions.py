"""Counters of chosen permanents as costs, one description or another, named tokens, where spells are cast from."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("118.3", "122.1")
def test_a_counter_is_removed_from_a_permanent_that_the_player_chooses() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card(*BEAR), counters=(("+1/+1", 1),))
    (other,) = table.battlefield("B", card(*BEAR), counters=(("+1/+1", 1),))
    (imp,) = table.battlefield("A", card("Greedy Imp", "{B}", "Creature — Imp", "Remove a +1/+1 counter from a creature you "
                                         "control: You gain 1 life.", "1/1"))  # fmt: skip
    table.answer("A", [second])
    table.activate("A", imp).resolve()
    assert table.pt(first) == (3, 3) and table.pt(second) == (2, 2)
    table.activate("A", imp).resolve()
    assert table.life("A") == 22 and table.counters(other) == {"+1/+1": 1}
    assert not [action for action in table.actions("A") if action.kind == "activate"]


@rule("118.3", "122.1")
def test_a_counter_is_put_on_a_permanent_that_the_player_chooses() -> None:
    text = "As an additional cost to cast this spell, put a -1/-1 counter on a creature you control.\nYou gain 3 life."
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card("Cruel Cure", "{B}", "Sorcery", text))
    table.mana("A", "{B}")
    assert not table.actions("A")
    first, second = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.answer("A", [second])
    table.cast("A", "Cruel Cure").resolve()
    assert (table.pt(first), table.pt(second), table.life("A")) == ((2, 2), (1, 1), 23)


@rule("608.2d")
def test_either_of_two_descriptions_will_do() -> None:
    table = Table()
    table.library("A", card("Old Grove", "", "Land — Desert"), card(*BEAR))
    do(table, "Search your library for a basic land card or a Desert card, reveal it, put it into your hand, then shuffle.")
    decision = next(one for one in reversed(table.asked) if one.kind == "objects" and len(one.candidates) > 1)  # type: ignore[attr-defined]
    names = {table.game.chars(oid).name for oid in decision.candidates}  # type: ignore[attr-defined]
    assert names == {"Forest", "Old Grove"}


@rule("111.4")
def test_a_token_whose_name_stands_first() -> None:
    table = Table()
    do(table, "Create Old Mud, a legendary 1/3 green Frog creature token with reach.")
    (mud,) = table.all("Old Mud", who="A")
    assert table.pt(mud) == (1, 3) and table.has(mud, "reach")
    assert table.game.chars(mud).supertypes == ("legendary",)


@rule("601.2i")
def test_a_spell_cast_from_exile_or_from_a_graveyard() -> None:
    table = Table()
    table.battlefield("A", card("Far Bell", "{1}", "Artifact", "Whenever you cast a spell from exile, you gain 1 life."),
                      card("Grave Bell", "{1}", "Artifact", "Whenever a player casts a spell from a graveyard, you gain 2 "
                           "life."), card("Odd Bell", "{1}", "Artifact", "Whenever you cast a spell from anywhere other "
                                          "than your hand, you gain 4 life."))  # fmt: skip
    drop = card("Small Drop", "{U}", "Sorcery", "Draw a card.\nFlashback {1}")
    table.hand("A", drop)
    table.mana("A", "{U}{1}{U}")
    table.cast("A", "Small Drop").resolve()
    assert table.life("A") == 20
    table.cast("A", "Small Drop", way="flashback").resolve()
    assert table.life("A") == 26
    (wisp,) = table.battlefield("A", card("Grey Wisp", "{2}", "Creature — Spirit", "", "1/1"))
    do(table, "Airbend target creature.", targets=[wisp])
    table.mana("A", "{2}")
    table.cast("A", "Grey Wisp").resolve()
    assert table.life("A") == 31


@rule("700.13", edition="2026-01-16")
def test_having_committed_a_crime() -> None:
    table = Table()
    text = "This spell costs {2} less to cast if you've committed a crime this turn.\nYou gain 1 life."
    table.hand("A", card("Late Regret", "{2}{W}", "Sorcery", text))
    table.mana("A", "{W}")
    assert not table.actions("A")
    do(table, "Target opponent gains 1 life.", targets=[1])
    table.cast("A", "Late Regret").resolve()
    assert table.life("A") == 21


@rule("120.3")
def test_whenever_you_are_dealt_damage() -> None:
    table = Table()
    (shell,) = table.battlefield("A", card("Live Shell", "{1}", "Artifact", "Whenever you're dealt damage, put that many "
                                           "charge counters on this artifact."))  # fmt: skip
    do(table, "Test Rite deals 3 damage to each player.")
    assert table.counters(shell) == {"charge": 3}


@rule("205.3j")
def test_planeswalker_types_are_descriptions() -> None:
    table = Table()
    (fan,) = table.battlefield("A", card("Loud Fan", "{1}", "Creature — Human", "This creature gets +2/+0 as long as you "
                                         "control a Karn planeswalker.", "1/1"))  # fmt: skip
    assert table.pt(fan) == (1, 1)
    table.battlefield("A", card("Iron Sage", "{4}", "Legendary Planeswalker — Karn", "+1: You gain 1 life.", loyalty="4"))
    assert table.pt(fan) == (3, 1)


@rule("608.2d", "115.1")
def test_any_number_of_target_players_each_do_it() -> None:
    table = Table(3)
    do(table, "Any number of target players each gain 2 life.", targets=[0, 2])
    assert [table.life(who) for who in "ABC"] == [22, 20, 22]
    do(table, "Test Rite deals 1 damage to each opponent. Those players each lose 1 life.")
    assert [table.life(who) for who in "ABC"] == [22, 18, 20]


@rule("508.1", "118.9")
def test_while_creatures_attack_a_spell_costs_otherwise() -> None:
    table = Table()
    first, second = table.battlefield("B", card(*BEAR), card(*BEAR))
    text = "If two or more creatures are attacking, you may pay {U} rather than pay this spell's mana cost.\nYou gain 1 life."
    duty = "This spell costs {2} less to cast if a creature is attacking you.\nYou gain 2 life."
    table.hand("A", card("Pit of Nets", "{5}{U}", "Instant", text), card("Late Duty", "{2}{W}", "Instant", duty))
    table.mana("A", "{U}")
    assert not table.actions("A")
    table.answer("B", [[first, 0], [second, 0]])
    table.to_step("declare_attackers", "B")
    table.mana("A", "{U}{W}")
    table.cast("A", "Pit of Nets", way="alternative cost").resolve()
    table.cast("A", "Late Duty").resolve()
    assert table.life("A") == 23


@rule("509.1h")
def test_as_long_as_creatures_are_blocking_it() -> None:
    table = Table()
    (boar,) = table.battlefield("A", card("Shy Boar", "{3}", "Creature — Boar", "This creature gets -2/-0 as long as two or "
                                          "more creatures are blocking it.", "5/5"))  # fmt: skip
    first, second = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.answer("A", [[boar, 1]]).answer("B", [[first, boar], [second, boar]])
    table.to_step("declare_blockers", "A")
    assert table.pt(boar) == (3, 5)


@rule("509.1g")
def test_in_combat_with_any_of_a_description() -> None:
    table = Table()
    (boar,) = table.battlefield("A", card("Sly Boar", "{3}", "Creature — Boar", "This creature has first strike as long as "
                                          "it's blocking or blocked by a Bear.", "5/5"))  # fmt: skip
    (bear,) = table.battlefield("B", card(*BEAR))
    assert not table.has(boar, "first strike")
    table.answer("A", [[boar, 1]]).answer("B", [[bear, boar]])
    table.to_step("declare_blockers", "A")
    assert table.has(boar, "first strike")


@rule("604.1")
def test_during_your_turn_may_stand_behind() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Day Imp", "{1}", "Creature — Imp", "This creature gets +2/+0 during your turn.",
                                         "1/1"))  # fmt: skip
    assert table.pt(imp) == (3, 1)
    table.next_turn("B")
    assert table.pt(imp) == (1, 1)


@rule("508.4")
def test_a_tapped_and_attacking_copy() -> None:
    table = Table()
    text = "Whenever this creature attacks, create a tapped and attacking token that's a copy of target Bear."
    (imp,) = table.battlefield("A", card("Loud Imp", "{1}", "Creature — Imp", text, "1/1"))
    (bear,) = table.battlefield("B", card(*BEAR))
    table.answer("A", [[imp, 1]])
    table.to_step("declare_attackers", "A")
    table.targets = [bear]
    table.resolve()
    (token,) = table.all("Meadow Bear", who="A")
    combat = table.game.combat
    assert combat is not None and combat.attacking[token] == 1 and table.game.obj(token).tapped


@rule("614.15")
def test_instead_if_may_stand_behind() -> None:
    text = ("Target creature gets -1/-1 until end of turn. That creature gets -2/-2 until end of turn instead if you "
            "control an artifact.")  # fmt: skip
    for lamps, left in (((), (1, 1)), ((card("Plain Lamp", "{1}", "Artifact"),), (0, 0))):
        table = Table()
        (bear,) = table.battlefield("B", card("Large Bear", "{3}", "Creature — Bear", "", "2/2"))
        table.battlefield("A", *lamps)
        do(table, text, targets=[bear])
        assert (table.pt(bear) == left) if left[0] else table.zone("B", "graveyard") == ["Large Bear"]


@rule("611.2")
def test_it_also_gains_something() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    do(table, "Target creature gets +2/+2 until end of turn. If that creature is a Bear, it also gains flying until end of "
              "turn.", targets=[bear])  # fmt: skip
    assert table.pt(bear) == (4, 4) and table.has(bear, "flying")
    do(table, "Target creature gains trample until end of turn. It also gets +1/+0 until end of turn if you control a "
              "Mouse.", targets=[bear])  # fmt: skip
    assert table.pt(bear) == (4, 4) and table.has(bear, "trample")
