"""Suspect (CR 701.58)."""

from __future__ import annotations

from engine.meaning.abilities import KeywordAbility
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("701.58a", "701.58c")
def test_suspect() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", targets=[one])
    assert table.has(one, "menace")
    do(table, "Choose target creature. It's no longer suspected.", targets=[one])
    table.settle()
    assert not table.has(one, "menace")


@rule("701.58b", "a designation of permanents; no ability, nothing that is copied")
def test_suspected_is_a_designation_that_is_not_copied_and_no_ability() -> None:
    table = Table()
    permanent(table, "Suspected creatures you control get +2/+0.", types="Enchantment")
    (one,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", targets=[one])
    assert table.pt(one) == (4, 2)
    do(table, "Suspect target creature. If you do, you gain 1 life.", targets=[one])
    assert table.pt(one) == (4, 2) and table.life("A") == 20, "it has the designation already"
    do(table, "Create a token that's a copy of target creature.", targets=[one])
    token = max(table.all("Plain Bear"))
    assert table.pt(token) == (2, 2) and not table.has(token, "menace")
    do(table, "Target creature loses all abilities until end of turn.", targets=[one])
    assert table.pt(one) == (4, 2)  # suspected still
    do(table, "Return target creature to its owner's hand.", targets=[one])
    assert not any(table.game.obj(oid).marks for oid in table.game.zone("hand", 0))


@rule("701.58c", "menace and can't block, as long as it is suspected")
def test_a_suspected_creature_has_menace_and_cannot_block() -> None:
    table = Table()
    (mine, flier), (theirs,) = table.battlefield("A", bear(), sprite()), table.battlefield("B", bear())
    (guard,) = table.battlefield("B", card("Cloud Guard", "{U}", "Creature — Bird", "Flying\nThis creature can block only creatures with flying.", "1/1"))
    do(table, "Suspect target creature.", targets=[theirs])
    table.answer("A", [[mine, 1], [flier, 1]])
    table.to_step("declare_blockers")
    (asked,) = [d for d in table.asked if d.kind == "blockers"]
    assert asked.possible == ((guard, (flier,)),)  # type: ignore[attr-defined]
    assert table.game.combat is not None and table.game.combat.blocking == {}


@rule("701.58b")
def test_what_was_suspected_is_spoken_of() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), bear())
    table.answer("A", [other])
    do(table, "Suspect a creature you control. It gains flying until end of turn.")
    assert [(table.has(oid, "menace"), table.has(oid, "flying")) for oid in (one, other)] == [(False, False), (True, True)]


@rule("701.58d", "701.58a", "until an effect says it is no longer suspected")
def test_a_suspected_creature_does_not_become_suspected_again() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", targets=[one])
    effects = len(table.game.floating)
    do(table, "Suspect target creature. If you do, you gain 1 life.", targets=[one])
    assert len(table.game.floating) == effects and table.life("A") == 20
    assert sum(str(ability.name) == "menace" for ability in table.game.chars(one).abilities if isinstance(ability, KeywordAbility)) == 1
    do(table, "Choose target creature. It's no longer suspected.", targets=[one])
    table.settle()
    assert not table.has(one, "menace")


@rule("110.5a", "603.2")
def test_one_of_the_other_creatures() -> None:
    table = Table()
    goat = permanent(table, "Whenever one or more other creatures you control enter, if Test Thing is suspected, you may suspect one of the other "
                     "creatures. If you do, Test Thing is no longer suspected.")  # fmt: skip
    do(table, "Suspect target creature.", targets=[goat])
    (old,) = table.battlefield("A", ogre())
    table.settle().resolve()
    table.answer("A", True)
    do(table, "Create a 1/1 white Rat creature token.")
    (rat,) = table.all("Rat Token")
    assert table.has(rat, "menace") and not table.has(goat, "menace") and not table.has(old, "menace")


@rule("701.58a")
def test_becoming_no_longer_suspected() -> None:
    table = Table()
    (pet,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", targets=[pet])
    table.answer("A", True)
    do(table, "Put a +1/+1 counter on target suspected creature you control. You may have it become no longer suspected.", targets=[pet])
    assert table.counters(pet) == {"+1/+1": 1} and not table.has(pet, "menace")
