"""Transform and convert (CR 701.28, 701.50)."""

from __future__ import annotations

import pytest

from engine.meaning.cards import CardDefinition
from engine.table.reasons import why_so
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card, data


@rule("701.28e")
def test_transforms_into_this_is_a_trigger_of_the_new_face() -> None:
    table = Table()
    back = data("Moon Hound", "", "Creature — Wolf", "When this creature transforms into Moon Hound, you gain 3 life.",
                "4/4")  # fmt: skip
    hound = card("Sun Hound", "{1}{G}", "Creature — Wolf", "{0}: Transform this creature.", "2/2", back=back)
    (oid,) = table.battlefield("A", hound)
    table.activate("A", oid).resolve()
    assert table.life("A") == 23


def turning(words: str = "", back_words: str = "", back_types: str = "Creature — Wolf", front: str = "Creature — Human",
            name: str = "Sun Hound") -> CardDefinition:  # fmt: skip
    back = data("Moon Hound", "", back_types, back_words, "4/4" if "Creature" in back_types else "")
    return card(name, "{1}{G}", front, words, "2/2" if "Creature" in front else "", back=back)


@rule("701.28b", "701.50b", "701.50a", "as transforming, by its own name")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_transforming_is_not_turning_face_up_or_down(verb: str) -> None:
    table = Table()
    permanent(table, "Whenever a permanent is turned face down, you gain 10 life.\nWhenever a permanent is turned face up, you gain 100 life.",
              types="Enchantment")  # fmt: skip
    permanent(table, f"Whenever a permanent {verb.lower()}s, you gain 1 life.", types="Enchantment")
    (oid,) = table.battlefield("A", turning("", "As this creature transforms into Moon Hound, choose a color."))
    for face in ("Moon Hound", "Sun Hound"):
        do(table, f"{verb} target creature.", targets=[oid]).resolve()
        assert table.game.chars(oid).name == face and "color" in table.game.obj(oid).choices
    assert table.life("A") == 22


@rule("701.28c", "701.50c", "701.28a", "only transforming cards and tokens")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_what_has_no_other_face_does_not_transform(verb: str) -> None:
    table = Table()
    permanent(table, "Whenever a creature transforms, you gain 1 life.\nWhenever a creature converts, you gain 1 life.", types="Enchantment")
    (plain,) = table.battlefield("A", bear())
    modal = card("Front Door", "{1}", "Creature — Construct", "", "1/1", layout="modal_dfc", back=data("Back Door", "{3}", "Creature — Construct", "", "5/5"))
    (door,) = table.battlefield("A", modal)
    for oid, name in ((plain, "Plain Bear"), (door, "Front Door")):
        do(table, f"{verb} target creature.", targets=[oid]).resolve()
        assert table.game.chars(oid).name == name
    assert table.life("A") == 20
    (moth,) = table.battlefield("A", card("Small Moth", "{1}", "Creature — Insect", "", "1/1", back=data("Great Moth", "", "Creature — Insect", "", "4/4")))
    do(table, f"{verb} all creatures.").resolve()
    assert [table.game.chars(oid).name for oid in (plain, door, moth)] == ["Plain Bear", "Front Door", "Great Moth"]
    assert table.life("A") == 21
    do(table, "Create a token that's a copy of target creature.", targets=[plain])
    (token,) = [oid for oid in table.all("Plain Bear") if table.game.obj(oid).token]
    do(table, f"{verb} target creature.", targets=[token])
    assert table.game.chars(token).name == "Plain Bear"


@rule("701.28d", "701.50d")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_nothing_becomes_an_instant_or_sorcery_on_the_battlefield(verb: str) -> None:
    for types in ("Instant", "Sorcery"):
        table = Table()
        permanent(table, "Whenever a creature transforms, you gain 1 life.\nWhenever a creature converts, you gain 1 life.", types="Enchantment")
        (oid,) = table.battlefield("A", turning("", "You gain 9 life.", types))
        colorful = "As this creature transforms into Moon Hound, choose a color."
        do(table, f"{verb} target creature.", targets=[oid]).resolve()
        assert table.game.chars(oid).name == "Sun Hound" and table.game.obj(oid).face == 0
        assert table.life("A") == 20
        do(table, "Create a token that's a copy of target creature.", targets=[oid])
        token = max(table.all("Sun Hound"))
        do(table, f"{verb} target creature.", targets=[token]).resolve()
        assert table.game.chars(token).name == "Sun Hound"
        (other,) = table.battlefield("A", turning("", colorful, name="Star Hound"))
        do(table, f"{verb} all creatures.").resolve()  # only the one whose other face can be on the battlefield
        assert [table.game.chars(each).name for each in (oid, token, other)] == ["Sun Hound", "Sun Hound", "Moon Hound"]
        assert table.life("A") == 21 and ["color" in table.game.obj(each).choices for each in (oid, token, other)] == [False, False, True]


@rule("701.28e", "what it is right after; transforming or converting; not before")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_transforming_into_something_looks_at_what_it_is_afterwards(verb: str) -> None:
    table = Table()
    permanent(table, "Whenever a permanent you control transforms into a non-Human creature, you gain 1 life.", types="Enchantment")
    mine, statue = table.battlefield("A", turning(), turning("", "", "Artifact", name="Day Man"))
    (theirs,) = table.battlefield("B", turning())
    do(table, f"{verb} target creature.", targets=[mine]).resolve()
    assert table.life("A") == 21  # it was a Human and is a Wolf
    do(table, f"{verb} target creature.", targets=[mine]).resolve()
    do(table, f"{verb} target creature.", targets=[theirs]).resolve()
    do(table, f"{verb} target creature.", targets=[statue]).resolve()
    assert table.life("A") == 21


@rule("701.28e", "words that wait only for one of the two names")
def test_an_ability_that_waits_for_transforming_does_not_see_converting() -> None:
    table = Table()
    permanent(table, "Whenever a creature transforms, you gain 1 life.\nWhenever a creature converts, you gain 10 life.", types="Enchantment")
    (oid,) = table.battlefield("A", turning())
    do(table, "Transform target creature.", targets=[oid]).resolve()
    assert table.life("A") == 21
    do(table, "Convert target creature.", targets=[oid]).resolve()
    assert table.life("A") == 31


@rule("701.28f", "an activated ability of its own, once for all on the stack", "701.50e", "701.50a")
@pytest.mark.parametrize(("first", "then"), [("Transform", "Transform"), ("Convert", "Convert"), ("Transform", "Convert"), ("Convert", "Transform")])
def test_its_own_abilities_turn_it_over_only_once_since_they_were_put_on_the_stack(first: str, then: str) -> None:
    table = Table()
    words = f"{{0}}: {first} this creature.\n{{0}}: {then} this creature."
    (oid,) = table.battlefield("A", turning(words, words))
    table.activate("A", oid, index=0).activate("A", oid, index=1)
    table.resolve()
    assert table.game.chars(oid).name == "Moon Hound"  # and not back again
    table.activate("A", oid, index=1).resolve()
    assert table.game.chars(oid).name == "Sun Hound"  # this one came later


@rule("701.28f", "a triggered ability of its own", "701.50e", "701.50a")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_a_triggered_ability_of_its_own_is_ignored_as_well_but_not_one_of_another_object(verb: str) -> None:
    table = Table()
    words = f"Whenever you gain life, {verb.lower()} this creature."
    (oid,) = table.battlefield("A", turning(words, words))
    other = permanent(table, f"{{0}}: {verb} target creature.")
    table.hand("A", card("Small Joy", "{0}", "Sorcery", "You gain 1 life."))
    table.cast("A", "Small Joy").resolve(1)
    assert table.stack() == ["Sun Hound trigger (A)"]
    table.activate("A", other, targets=[oid]).resolve()
    assert table.game.chars(oid).name == "Moon Hound"  # the other's turned it over, its own did not turn it back
    table.activate("A", other, targets=[oid]).activate("A", other, targets=[oid]).resolve()
    assert table.game.chars(oid).name == "Moon Hound"  # twice


@rule("701.28f", "of what is put on the stack: a mana ability is not", "701.50a")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_its_own_mana_ability_turns_it_over_each_time(verb: str) -> None:
    table = Table()
    words = f"{{0}}: Add {{G}}. {verb} this creature."
    (oid,) = table.battlefield("A", turning(words, words))
    for face in ("Moon Hound", "Sun Hound", "Moon Hound"):
        table.tap_for_mana("A", oid)
        assert table.game.chars(oid).name == face and table.stack() == []


@rule("701.28f", "a delayed triggered ability counts from its creation", "701.50e")
@pytest.mark.parametrize("verb", ["Transform", "Convert"])
def test_a_delayed_ability_of_its_own_counts_from_when_it_was_created(verb: str) -> None:
    for turned_meanwhile in (False, True):
        table = Table()
        words = f"{{0}}: At the beginning of the next end step, {verb.lower()} this creature."
        (oid,) = table.battlefield("A", turning(words, words))
        table.activate("A", oid).resolve()
        if turned_meanwhile:
            do(table, "Transform target creature.", targets=[oid])
        table.to_step("end").resolve()
        assert table.game.chars(oid).name == "Moon Hound"


@rule("701.28g")
def test_a_transformed_permanent_is_one_with_its_back_face_up() -> None:
    table = Table()
    permanent(table, "Transformed permanents you control have flying.", types="Enchantment")
    (oid,) = table.battlefield("A", turning())
    modal = card("Front Door", "{1}", "Creature — Construct", "", "1/1", layout="modal_dfc", back=data("Back Door", "{3}", "Creature — Construct", "", "5/5"))
    (door,) = table.battlefield("A", modal, face=1)
    assert table.game.chars(door).name == "Back Door" and not table.has(door, "flying")
    assert not table.has(oid, "flying")
    do(table, "Transform target creature.", targets=[oid])
    assert table.has(oid, "flying")
    do(table, "Transform target creature.", targets=[oid])
    assert not table.has(oid, "flying")  # although its back face was up
    table.graveyard("A", turning(name="Deep Hound"))
    do(table, "Return target creature card from your graveyard to the battlefield transformed under its owner's control.",
       targets=[table.game.zone("graveyard", 0)[0]])  # fmt: skip
    assert table.has(max(table.all("Moon Hound")), "flying")
    do(table, "Create a token that's a copy of target creature.", targets=[oid])
    token = max(table.all("Sun Hound"))
    do(table, "Convert target creature.", targets=[token])
    assert table.has(token, "flying")


@rule("701.50a", "as transforming: the other face, and the same object", "701.28a", "712.18")
def test_converting_is_turning_over_like_transforming() -> None:
    table = Table()
    (oid,) = table.battlefield("A", turning())
    do(table, "Put a +1/+1 counter on target creature.", targets=[oid])
    stamp = table.game.obj(oid).timestamp
    do(table, "Convert target creature.", targets=[oid])
    assert table.game.chars(oid).name == "Moon Hound" and table.pt(oid) == (5, 5) and table.game.obj(oid).timestamp > stamp
    reasons = [reason.words for reason in why_so(table.game, 1, oid)]
    assert reasons[-1].endswith(": Moon Hound gets a +1/+1 counter") and "Its counters: 4/4 becomes 5/5" in reasons, "what befell it is still its own"
    do(table, "Convert target creature.", targets=[oid])
    assert table.game.chars(oid).name == "Sun Hound" and table.pt(oid) == (3, 3)


@rule("701.50f")
def test_what_cannot_transform_cannot_convert_either() -> None:
    table = Table()
    (oid,) = table.battlefield("A", turning())
    permanent(table, "Permanents can't transform.", types="Enchantment")
    do(table, "Convert target creature.", targets=[oid])
    do(table, "Transform target creature.", targets=[oid])
    assert table.game.chars(oid).name == "Sun Hound"
