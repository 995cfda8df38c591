"""Exert (CR 701.39): as a creature attacks, or as a cost."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@rule("701.39a", "508.1g")
def test_exerting_only_what_has_not_been_exerted_this_turn() -> None:
    table = Table()
    champion = permanent(table, "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you "
                         "do, untap all creatures you control and after this phase, there is an additional combat "
                         "phase.")  # fmt: skip
    table.answer("A", [[champion, 1]], True, [[champion, 1]])
    do(table, "Suspect target creature.", [champion])  # a mark too, but another one
    table.to_step("end")
    assert table.life("B") == 18
    assert sum(type(asked).__name__ == "YesNo" for asked in table.asked) == 1


@rule("701.39a", "701.39c", "each by itself")
def test_what_another_creature_was_exerted_for_does_not_keep_one_from_it() -> None:
    table = Table()
    words = "If this creature hasn't been exerted this turn, you may exert it as it attacks. When you do, you gain 1 life."
    pair = [permanent(table, words) for _ in range(2)]
    table.answer("A", [[oid, 1] for oid in pair], True, True).to_step("declare_attackers").resolve()
    assert table.life("A") == 22 and all(table.game.obj(oid).marks.get("exerted") for oid in pair)


@rule("701.39a")
def test_exert_as_it_attacks() -> None:
    table = Table()
    thing = permanent(table, "You may exert this creature as it attacks. When you do, you gain 3 life.", size="2/2")
    table.policy = lambda d: [[thing, 1]] if d.kind == "attackers" else True if getattr(d, "purpose", "") == "exert" else None
    table.to_step("end_combat")
    assert table.life("A") == 23
    table.policy = None
    table.next_turn("A")
    assert table.game.obj(thing).tapped
    table.next_turn("A")
    assert not table.game.obj(thing).tapped


@rule("701.39b", "untapped, and again; all of it is over with one untap step")
def test_what_is_untapped_or_exerted_already_can_be_exerted_again() -> None:
    table = Table()
    thing = permanent(table, "Exert this creature: You gain 1 life.")
    table.activate("A", thing).activate("A", thing).resolve()
    assert table.life("A") == 22 and not table.game.obj(thing).tapped
    do(table, "Tap target creature.", targets=[thing])
    table.next_turn("A")
    assert table.game.obj(thing).tapped
    table.next_turn("A")
    assert not table.game.obj(thing).tapped


@rule("701.39a", "701.39b", "as it attacks once more", "701.39c")
def test_what_was_exerted_as_it_attacked_may_be_exerted_as_it_attacks_again() -> None:
    table = Table()
    thing = permanent(table, "You may exert this creature as it attacks. When you do, you gain 1 life.")
    table.answer("A", [[thing, 1]], True, [[thing, 1]], True)
    table.to_step("main2")
    assert table.life("A") == 21
    do(table, "Untap target creature. After this main phase, there is an additional combat phase.", targets=[thing])
    table.to_step("end")
    assert [decision.seat for decision in table.asked if decision.purpose == "exert"] == [0, 0] and table.life("B") == 18
    assert table.life("A") == 22


@rule("701.39c")
def test_only_what_is_on_the_battlefield_is_exerted() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Old Fighter", "{R}", "Creature — Human", "Exert this creature: Return this card from your graveyard to your hand.", "1/1"))
    assert not [action for action in table.actions("A") if action.oid == dead]


@rule("701.39d", "an optional cost to attack; what is linked with it triggers", "607.2h")
def test_an_exertion_triggers_what_is_printed_with_it() -> None:
    words = "You may exert this creature as it attacks. When you do, you gain {} life."
    for answers, life in (((True, False), 21), ((False, True), 30), ((False, False), 20), ((True, True), 31)):
        table = Table()
        thing = permanent(table, words.format(1) + "\n" + words.format(10))
        table.answer("A", [[thing, 1]], *answers)
        table.to_step("declare_attackers").resolve()
        assert table.life("A") == life
        assert bool(table.game.obj(thing).marks.get("exerted")) is any(answers)
    table = Table()
    thing = permanent(table, words.format(1) + "\nExert this creature: Draw a card.")
    table.activate("A", thing).resolve()
    assert table.life("A") == 20  # it was not exerted as it attacked


@rule("701.39d", "603.12")
def test_what_it_does_may_be_said_in_several_sentences() -> None:
    table = Table()
    thing = permanent(table, "You may exert this creature as it attacks. When you do, create a 1/1 white Rat creature token. Sacrifice the token at the "
                             "beginning of the next end step.")  # fmt: skip
    table.answer("A", [[thing, 1]], True)
    table.to_step("declare_attackers").resolve()
    assert table.all("Rat Token")
    table.to_step("end", "A").resolve()
    assert not table.all("Rat Token")
