"""Copying objects (CR 707)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseNumber, ChooseOption, ChooseReplacement, ChooseTargets
from engine.game.events.counters import PutCounters
from engine.game.events.merging import Merge
from engine.game.events.status import Tap, TurnFaceDown
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import FOREST, Table, card, data

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SHADE = ("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
MIRROR = ("Mirror", "{U}", "Sorcery", "Create a token that's a copy of target creature.")


def copied(table: Table, original: int, shade: tuple[str, ...] = SHADE) -> int:
    """The permanent that enters as a copy of another."""
    table.hand("A", card(*shade))
    before = set(table.game.battlefield)
    table.mana("A", "{2}{U}").answer("A", lambda d: [original]).cast("A", shade[0]).resolve(1)
    return next(oid for oid in table.game.battlefield if oid not in before)


@rule("707.1", "707.2", "707.2a")
def test_a_copy_has_the_copiable_values_and_nothing_else() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card("Green Guide", "{1}{G}", "Legendary Creature — Bear", "Trample", "2/2"))
    happen(table.game, PutCounters(bear, "+1/+1", 3), Tap(bear))
    table.hand("A", card("Ink", "{B}", "Instant", "Target creature becomes black until end of turn."))
    table.mana("A", "{B}").cast("A", "Ink", [bear]).resolve()
    copy = copied(table, bear)
    values = table.game.chars(copy)
    assert (values.name, values.colors, values.supertypes, values.subtypes) == ("Green Guide", ("G",), ("legendary",), ("Bear",))
    assert table.pt(copy) == (2, 2) and table.has(copy, "trample") and not table.game.objects[copy].tapped


@rule("707.2a", "no two values of each ability")
def test_a_copy_has_each_ability_once_as_it_is_turned_up_too() -> None:
    table = Table()
    words = "As Odd Blob enters or is turned face up, it becomes your choice of 5/1 or 1/5.\nAs Odd Blob is turned face up, put a +1/+1 counter on it.\nMorph {0}"
    (blob,) = table.battlefield("A", card("Odd Blob", "{0}", "Creature — Shapeshifter", words, "2/2"))
    copy = copied(table, blob)
    happen(table.game, TurnFaceDown(copy))
    table.asked.clear()
    table.answer("A", 1).special("A", copy)
    assert table.pt(copy) == (2, 6) and table.counters(copy) == {"+1/+1": 1}
    assert sum(isinstance(asked, ChooseOption) for asked in table.asked) == 1
    assert not any(isinstance(asked, ChooseReplacement) for asked in table.asked), "in which order makes no difference"


@rule("707.2")
def test_what_an_effect_made_of_an_object_is_not_copied_but_its_abilities_are() -> None:
    table = Table()
    (staff,) = table.battlefield("A", card("Odd Staff", "{2}", "Artifact", "{1}: This artifact becomes a 5/5 artifact creature until end of turn."))
    table.mana("A", "{1}").activate("A", staff).resolve()
    copy = copied(table, staff)
    assert table.game.chars(copy).types == ("artifact",)
    assert len(table.game.chars(copy).abilities.activated) == 1


@rule("707.2b")
def test_a_copy_does_not_follow_later_changes_of_the_original() -> None:
    table = Table()
    bear, cat = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "3/1"))
    copy = copied(table, bear)
    table.hand("A", card("Mimicry", "{U}", "Instant", "Target creature becomes a copy of another target creature until end of turn."))
    table.mana("A", "{U}").cast("A", "Mimicry", [bear, cat]).resolve()
    assert table.game.chars(bear).name == "Plain Cat" and table.game.chars(copy).name == "Plain Bear"


@rule("707.2b")
def test_a_copy_of_what_is_merged_stays_it_though_the_original_is_turned_face_down() -> None:
    table = Table()
    bear, shade = table.battlefield("B", card(*BEAR), card(*SHADE[:3], "", "1/1"))
    (wing,) = table.exile("B", card("Bare Wing", "{W}", "Creature — Bird", "Flying", "1/1"))
    happen(table.game, Merge(wing, bear, False))
    do(table, "Target creature becomes a copy of another target creature.", [shade, bear])
    assert table.has(shade, "flying") and table.pt(shade) == (2, 2)
    assert happen(table.game, TurnFaceDown(bear)) and not happen(table.game, TurnFaceDown(bear))
    assert table.game.chars(bear).name == "" and not table.has(bear, "flying")
    assert table.game.chars(shade).name == "Plain Bear" and table.has(shade, "flying")
    do(table, "Destroy target face-down creature.", [bear])
    assert not happen(table.game, TurnFaceDown(bear)) and table.has(shade, "flying")


@rule("707.3")
def test_a_copy_of_a_copy_copies_what_that_copied() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    winged = ("Winged Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it has flying.", "0/0")
    first = copied(table, bear, winged)
    second = copied(table, first)
    assert table.game.chars(second).name == "Plain Bear" and table.has(second, "flying")


@rule("707.4", "603.6a")
def test_becoming_a_copy_on_the_battlefield_is_no_entering_and_keeps_other_effects() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (cook,) = table.battlefield("A", card("Glad Cook", "{1}{W}", "Creature — Human", "When this creature enters, you gain 5 life.", "1/3"))
    table.hand("A", card("Pump", "{R}", "Instant", "Target creature gets +3/+0 until end of turn."))
    table.hand("A", card("Mimicry", "{U}", "Instant", "Target creature becomes a copy of another target creature until end of turn."))
    table.mana("A", "{R}{U}").cast("A", "Pump", [bear]).resolve().cast("A", "Mimicry", [bear, cook]).resolve()
    assert table.game.chars(bear).name == "Glad Cook" and table.pt(bear) == (4, 3) and table.life("A") == 20
    table.next_turn("B")
    assert table.game.chars(bear).name == "Plain Bear"


@rule("707.5", "614.1c")
def test_a_copy_that_enters_does_what_the_copied_words_say_about_entering() -> None:
    table = Table()
    (oak,) = table.battlefield("B", card("Slow Oak", "{3}{G}", "Creature — Treefolk", "This creature enters tapped.\nThis creature enters with two +1/+1 counters on it.\nWhen this creature enters, you gain 1 life.", "1/1"))
    copy = copied(table, oak)
    table.resolve()
    assert table.game.objects[copy].tapped and table.counters(copy) == {"+1/+1": 2} and table.life("A") == 21


@rule("707.6", "614.12a")
def test_choices_are_not_copied_but_made_anew() -> None:
    table = Table()
    (bird,) = table.battlefield("B", card("Painted Bird", "{1}{W}", "Creature — Bird", "As this creature enters, choose a color.\nThis creature has protection from the chosen color.", "1/1"), choices=(("color", "R"),))
    table.hand("A", card(*SHADE))
    table.mana("A", "{2}{U}").answer("A", lambda d: [bird], 1).cast("A", "Shy Shade").resolve()
    (copy,) = table.all("Painted Bird", who="A")
    assert table.game.objects[copy].choices.get("color") == "U"


@rule("707.6", "614.12a", "305.7")
def test_a_copy_chooses_its_own_land_type_for_its_controllers_lands() -> None:
    words = "As this creature enters, choose a basic land type.\nLands you control are the chosen type."
    table = Table()
    (dryad,) = table.battlefield("B", card("Field Dryad", "{1}{G}", "Creature — Dryad", words, "1/1"), choices=(("type", "Swamp"),))
    (mine,) = table.battlefield("A", card("Proud Hill", "", "Land", "Permanents you control are artifacts in addition to their other types."))
    (theirs,) = table.battlefield("B", card("Proud Hill", "", "Land", "Permanents you control are artifacts in addition to their other types."))
    table.hand("A", card(*SHADE))
    table.mana("A", "{2}{U}").answer("A", lambda d: [dryad], lambda d: list(d.options).index("Island")).cast("A", "Shy Shade").resolve()
    (copy,) = table.all("Field Dryad", who="A")
    assert table.game.chars(mine).subtypes == ("Island",) and table.game.chars(theirs).subtypes == ("Swamp",)
    assert table.game.chars(copy).types == table.game.chars(dryad).types == ("creature",)  # the lands have lost their abilities


@rule("707.8", "712.8e")
def test_a_copy_of_a_double_faced_permanent_copies_the_face_that_is_up() -> None:
    back = data("Wide Awake", "", "Creature — Bear", "Trample", "4/4")
    sleeper = card("Light Sleeper", "{2}{G}", "Creature — Bear", "{T}: Transform this creature.", "1/1", back=back)
    table = Table()
    (bear,) = table.battlefield("B", sleeper, face=1)
    copy = copied(table, bear)
    assert table.game.chars(copy).name == "Wide Awake" and table.pt(copy) == (4, 4)
    from engine.game.rules.questions.values import mana_value

    assert mana_value(table.game, copy) == 0 and mana_value(table.game, bear) == 3


@rule("707.8a", "712.9")
def test_a_token_copy_of_a_transforming_permanent_can_transform_too() -> None:
    back = data("Wide Awake", "", "Creature — Bear", "Trample", "4/4")
    sleeper = card("Light Sleeper", "{2}{G}", "Creature — Bear", "{0}: Transform this creature.", "1/1", back=back)
    table = Table()
    (bear,) = table.battlefield("A", sleeper, face=1)
    table.hand("A", card(*MIRROR))
    table.mana("A", "{U}").cast("A", "Mirror", [bear]).resolve()
    token = next(oid for oid in table.all("Wide Awake") if table.game.objects[oid].token)
    assert table.pt(token) == (4, 4)
    table.hand("A", card("Turn Over", "{U}", "Instant", "Transform target creature."))
    table.mana("A", "{U}").cast("A", "Turn Over", [token]).resolve()
    assert table.game.chars(token).name == "Light Sleeper" and table.pt(token) == (1, 1)


@rule("707.9", "707.9b", "707.9c")
def test_exceptions_belong_to_the_copiable_values() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    wizard = ("Learned Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it's a Wizard in addition to its other types.", "0/0")
    first = copied(table, bear, wizard)
    assert table.game.chars(first).subtypes == ("Bear", "Wizard")
    assert table.game.chars(copied(table, first)).subtypes == ("Bear", "Wizard")


@rule("707.9d", "604.3")
def test_a_size_that_is_given_leaves_out_the_ability_that_defines_it() -> None:
    table = Table()
    table.hand("B", card(*FOREST))
    (grower,) = table.battlefield("B", card("Hand Mirror", "{1}{U}", "Creature — Illusion", "This creature's power and toughness are each equal to the number of cards in your hand.", "*/*"))
    big = ("Big Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield, except it's 7/7.", "0/0")
    copy = copied(table, grower, big)
    assert table.pt(copy) == (7, 7) and table.pt(grower) == (1, 1)


@rule("707.10", "707.10c", "107.3a")
def test_a_copy_on_the_stack_has_x_and_targets_and_is_not_cast() -> None:
    table = Table()
    table.battlefield("A", card("Spell Bell", "{2}", "Artifact", "Whenever you cast a spell, you gain 1 life."))
    table.hand("A", card("Long Spark", "{X}{R}", "Sorcery", "Long Spark deals X damage to any target."))
    table.hand("A", card("Twin Bite", "{U}", "Instant", "Copy target instant or sorcery spell you control. You may choose new targets for the copy."))
    table.mana("A", "{R}{R}{R}").answer("A", 2).cast("A", "Long Spark", [1])
    spark = table.game.stack[0]
    table.mana("A", "{U}").answer("A", False).cast("A", "Twin Bite", [spark]).resolve()
    assert table.life("B") == 16 and table.life("A") == 22
    assert sum(isinstance(d, ChooseNumber) for d in table.asked) == 1


@rule("707.10c", "115.7d")
def test_new_targets_for_a_copy_must_be_legal() -> None:
    table = Table()
    bear, cat = table.battlefield("B", card(*BEAR), card("Far Cat", "{1}{G}", "Creature — Cat", "Shroud", "2/2"))
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."), card("Twin Bite", "{U}", "Instant", "Copy target instant or sorcery spell you control. You may choose new targets for the copy."))
    table.mana("A", "{B}{U}").cast("A", "Fell", [bear])
    table.answer("A", True).cast("A", "Twin Bite", [table.game.stack[-1]]).resolve()
    asked = [d for d in table.asked if isinstance(d, ChooseTargets)]
    assert all(cat not in d.candidates for d in asked)


@rule("707.10", "601.2b")
def test_a_copy_uses_what_was_paid_for_the_original() -> None:
    table = Table()
    (giant,) = table.battlefield("A", card("Kind Giant", "{4}{G}", "Creature — Giant", "", "4/4"))
    table.hand("A", card("Throw", "{R}", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\nThrow deals damage equal to the sacrificed creature's power to any target."))
    table.hand("A", card("Twin Bite", "{U}", "Instant", "Copy target instant or sorcery spell you control."))
    table.mana("A", "{R}{U}").cast("A", "Throw", [1])
    assert giant not in table.game.objects
    table.cast("A", "Twin Bite", [table.game.stack[-1]]).resolve()
    assert table.life("B") == 12


@rule("707.10b", "113.7")
def test_a_copy_of_an_ability_has_the_same_source() -> None:
    table = Table()
    (pinger,) = table.battlefield("A", card("Finger Flicker", "{1}{R}", "Creature — Goblin", "{T}: This creature deals 1 damage to any target.", "1/1"))
    table.hand("A", card("Twice", "{U}", "Instant", "Copy target activated or triggered ability you control."))
    table.mana("A", "{U}").activate("A", pinger, [1])
    table.cast("A", "Twice", [table.game.stack[-1]]).resolve(1)
    assert [table.game.objects[oid].stack.source for oid in table.game.stack] == [pinger, pinger]
    table.resolve()
    assert table.life("B") == 18


@rule("707.11", "201.5")
def test_words_about_a_creature_mean_it_though_it_becomes_something_else() -> None:
    table = Table()
    (mad,) = table.battlefield("A", card("Crazed Mole", "{2}{G}", "Creature — Mole", "{G}: This creature gets +3/+0 until end of turn. Destroy this creature at the beginning of the next end step.", "3/3"))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.mana("A", "{G}").activate("A", mad).resolve()
    table.hand("A", card("Mimicry", "{U}", "Instant", "Target creature becomes a copy of another target creature until end of turn."))
    table.mana("A", "{U}").cast("A", "Mimicry", [mad, bear]).resolve()
    table.to_step("end").resolve()
    assert mad not in table.game.objects and bear in table.game.objects


@rule("707.11", "707.9c", "707.9d")
def test_words_about_a_creature_mean_it_though_it_becomes_another_of_its_own_color_and_size() -> None:
    words = "{G}: Vain Mole becomes a copy of target creature, except it's 7/6 and it doesn't copy that creature's color. Destroy Vain Mole at the beginning of the next end step."
    table = Table()
    (mole,) = table.battlefield("A", card("Vain Mole", "{2}{G}", "Creature — Mole", words, "3/3"))
    (hands,) = table.battlefield("A", card("Many Hands", "{1}{U}", "Creature — Illusion", "This creature's power and toughness are each equal to the number of cards in your hand.", "*/*+1"))
    table.hand("A", card(*FOREST))
    table.mana("A", "{G}").activate("A", mole, [hands]).resolve()
    values = table.game.chars(mole)
    assert (values.name, values.colors, table.pt(mole)) == ("Many Hands", ("G",), (7, 6))
    table.to_step("end").resolve()
    assert mole not in table.game.objects and hands in table.game.objects


@rule("303.4f", "707.5")
def test_what_enters_as_a_copy_of_an_aura_is_attached_to_what_its_controller_chooses() -> None:
    table = Table()
    wings = card("Paper Wings", "{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.")
    mimic = card("Mirror Moss", "{2}{U}", "Creature — Plant", "You may have Mirror Moss enter as a copy of any nonland permanent on the battlefield.", "0/0")
    bear = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    first, second = table.battlefield("A", bear, bear)
    (aura,) = table.battlefield("A", wings, attach_to=first)
    table.hand("A", mimic)
    table.mana("A", "{2}{U}").cast("A", "Mirror Moss").answer("A", [aura], [second]).resolve()
    assert len(table.all("Paper Wings")) == 2
    assert table.has(second, "flying")


@rule("303.4g", "707.5")
def test_a_spell_that_would_enter_as_an_aura_with_nothing_to_enchant_goes_to_the_graveyard() -> None:
    table = Table()
    silt = card("Fog Silt", "{B}", "Enchantment — Aura", "Enchant creature an opponent controls")
    mimic = card("Mirror Moss", "{2}{U}", "Creature — Plant", "You may have Mirror Moss enter as a copy of any nonland permanent on the battlefield.", "0/0")
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (aura,) = table.battlefield("B", silt, attach_to=bear)
    table.hand("A", mimic)
    table.mana("A", "{2}{U}").cast("A", "Mirror Moss").answer("A", [aura]).resolve()
    assert table.zone("A", "graveyard") == ["Mirror Moss"]
    assert len(table.all("Fog Silt")) == 1
