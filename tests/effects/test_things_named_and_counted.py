"""Things named by what was done with them, damage of a size, what nobody did, and keywords as though they were not."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


# --- the power of what was done with --------------------------------------------------------------------------------


def test_the_power_of_the_creature_tapped_this_way() -> None:
    table = Table()
    giant, ogre = table.battlefield("A", creature("Tap an untapped Ogre you control: This creature gets +X/+0 until end of "
                                                  "turn, where X is the power of the creature tapped this way."),
                                    card(*OGRE))  # fmt: skip
    table.activate("A", giant).resolve()
    assert table.pt(giant) == (4, 1) and table.game.obj(ogre).tapped


def test_the_mana_value_of_the_sacrificed_permanent() -> None:
    table = Table()
    table.battlefield("A", card(*OGRE))
    table.hand("A", spell("As an additional cost to cast this spell, sacrifice a creature.\nDraw cards equal to the mana "
                          "value of the sacrificed permanent."))  # fmt: skip
    table.cast("A", "Spell").resolve()
    assert len(table.zone("A", "hand")) == 3


def test_a_card_for_each_card_exiled_from_their_hand_this_way() -> None:
    table = Table()
    table.hand("B", card(*BEAR), card(*BEAR))
    table.graveyard("B", card(*BEAR))
    table.hand("A", spell("Choose a nonland card name. Search target opponent's graveyard, hand, and library for any number "
                          "of cards with that name and exile them. That player shuffles, then draws a card for each card "
                          "exiled from their hand this way."))  # fmt: skip
    table.answer("A", "Meadow Bear", lambda decision: list(decision.candidates))
    table.policy = lambda decision: list(decision.candidates) if getattr(decision, "purpose", "") == "search" else None
    table.cast("A", "Spell", targets=[1]).resolve()
    assert len(table.all("Meadow Bear", "exile")) == 3 and len(table.zone("B", "hand")) == 2


# --- what nobody did, damage of a size ------------------------------------------------------------------------------


@pytest.mark.parametrize(("casts", "cards"), [(True, 0), (False, 1)])
def test_no_spell_was_cast_from_hand(casts: bool, cards: int) -> None:
    table = Table()
    table.battlefield("A", creature("At the beginning of your end step, if you haven't cast a spell from your hand this "
                                    "turn, draw a card."))  # fmt: skip
    if casts:
        table.hand("A", spell("You gain 1 life."))
        table.cast("A", "Spell").resolve()
    table.to_step("end")
    table.resolve()
    assert len(table.zone("A", "hand")) == cards


@pytest.mark.parametrize(("damage", "life"), [(3, 20), (4, 25)])
def test_so_much_damage_at_once(damage: int, life: int) -> None:
    table = Table()
    (bomber,) = table.battlefield("A", creature("Whenever this creature deals 4 or more damage to an opponent, you gain 5 "
                                                f"life.\n{{0}}: Watcher deals {damage} damage to target player."))  # fmt: skip
    table.activate("A", bomber, targets=[1]).resolve()
    assert table.life("A") == life


# --- players who searched -------------------------------------------------------------------------------------------


@rule("701.20")
def test_only_those_who_searched_shuffle() -> None:
    table = Table(3)
    table.hand("A", spell("Each player may search their library for a basic land card and put it onto the battlefield. Then "
                          "each player who searched their library this way shuffles it.", types="Sorcery"))  # fmt: skip
    first = lambda decision: list(decision.candidates[:1])  # noqa: E731
    table.answer("A", True, first).answer("B", False).answer("C", True, first)
    table.cast("A", "Spell").resolve()
    lands = [table.game.chars(oid).controller for oid in table.all("Forest")]
    shuffled = [e.player for e in table.game.history.this_turn if type(e).__name__ == "ShuffleLibrary"]
    assert sorted(lands) == [0, 2] and sorted(set(shuffled)) == [0, 2]
    table = Table(3)
    table.hand("A", spell("Each player may search their library for a basic land card and put it onto the battlefield. Then "
                          "each opponent who searched a library this way shuffles it.", types="Sorcery"))  # fmt: skip
    table.answer("A", True, first).answer("B", False).answer("C", True, first)
    table.cast("A", "Spell").resolve()
    assert [e.player for e in table.game.history.this_turn if type(e).__name__ == "ShuffleLibrary"] == [2]


# --- as though ------------------------------------------------------------------------------------------------------


@rule("609.4")
@pytest.mark.parametrize(("walk", "blocked"), [("Forestwalk", True), ("Islandwalk", False)])
def test_creatures_with_one_landwalk_can_be_blocked_as_though_they_had_it_not(walk: str, blocked: bool) -> None:
    table = Table()
    (elf,) = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", walk, "1/1"))
    table.battlefield("B", card("Pit", "{1}", "Enchantment", "Creatures with forestwalk can be blocked as though they "
                                "didn't have forestwalk."),
                      card("Forest", "", "Basic Land — Forest"), card("Island", "", "Basic Land — Island"))  # fmt: skip
    (bear,) = table.battlefield("B", card(*BEAR))
    table.answer("A", [[elf, 1]]).answer("B", [[bear, elf]] if blocked else "*")
    table.to_step("main2")
    assert table.life("B") == (20 if blocked else 19)


def test_a_wall_blocks_shadow_as_though_it_had_shadow() -> None:
    table = Table()
    (shade,) = table.battlefield("A", card("Shade", "{B}", "Creature — Shade", "Shadow", "2/2"))
    (wall,) = table.battlefield("B", card("Mirror Wall", "{1}", "Artifact Creature — Wall", "Defender\nThis creature can "
                                          "block creatures with shadow as though this creature had shadow.", "0/5"))  # fmt: skip
    table.answer("A", [[shade, 1]]).answer("B", [[wall, shade]])
    table.to_step("main2")
    assert table.life("B") == 20


# --- tokens, untapping, the legend rule, unattaching ----------------------------------------------------------------


@rule("614.1a")
def test_further_tokens_are_created_with_others() -> None:
    table = Table()
    table.battlefield("A", creature("If one or more tokens would be created under your control, those tokens plus an "
                                    "additional Food token are created instead."))  # fmt: skip
    table.hand("A", spell("Create two 1/1 green Elf creature tokens."))
    table.hand("B", spell("Create a 1/1 green Elf creature token.", "Theirs"))
    table.cast("A", "Spell").resolve()
    tokens = [table.game.chars(oid).subtypes for oid in table.game.permanents() if table.game.obj(oid).token]
    assert tokens.count(("Elf",)) == 2 and tokens.count(("Food",)) == 1
    table.cast("B", "Theirs").resolve()
    assert sum(table.game.obj(oid).token for oid in table.game.permanents()) == 4


@rule("502.3")
def test_lands_do_not_untap_in_the_next_untap_step_whichever_they_are_then() -> None:
    table = Table()
    table.hand("A", spell("Lands you control don't untap during your next untap step.", types="Sorcery"))
    table.cast("A", "Spell").resolve()
    (land,) = table.battlefield("A", card("Forest", "", "Basic Land — Forest"), tapped=True)
    table.next_turn("A")
    assert table.game.obj(land).tapped
    table.next_turn("A")
    assert not table.game.obj(land).tapped


@rule("704.5j")
@pytest.mark.parametrize(("text", "left"), [("Flying", 1), ('The "legend rule" doesn\'t apply to creatures you control.', 2)])
def test_the_legend_rule_may_not_apply(text: str, left: int) -> None:
    table = Table()
    table.battlefield("A", creature(text))
    king = card("Old King", "{1}", "Legendary Creature — Noble", "", "1/1")
    table.battlefield("A", king, king)
    table.settle()
    assert len(table.all("Old King")) == left


@rule("118.3")
def test_an_equipment_is_unattached_as_a_cost() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (axe,) = table.battlefield("A", card("Hatchet", "{1}", "Artifact — Equipment",
                                         "Unattach Hatchet: You gain 3 life.\nEquip {0}"))  # fmt: skip
    assert sum(action.kind == "activate" for action in table.actions("A")) == 1
    table.activate("A", axe, targets=[bear], index=1).resolve()
    table.activate("A", axe, index=0).resolve()
    assert table.life("A") == 23 and table.game.obj(axe).attached_to != bear


# --- creatures that are still to enter ------------------------------------------------------------------------------


@rule("614.1c")
def test_that_creature_enters_with_an_additional_counter() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever you cast a creature spell, that creature enters with an additional +1/+1 "
                                    "counter on it."))  # fmt: skip
    table.hand("A", card("First", "{0}", "Artifact Creature — Golem", "", "1/1"))
    table.cast("A", "First").resolve()
    first = table.find("First")
    assert table.counters(first) == {"+1/+1": 1}


@pytest.mark.parametrize(("way", "life"), [("flashback", 24), (None, 21)])
def test_it_was_cast_from_anywhere_other_than_the_hand(way: str | None, life: int) -> None:
    table = Table()
    text = "Flashback {0}\nIf this spell was cast from anywhere other than your hand, you gain 3 life.\nYou gain 1 life."
    (table.graveyard if way else table.hand)("A", spell(text))
    table.cast("A", "Spell", way=way).resolve()
    assert table.life("A") == life


def test_creatures_that_are_not_of_the_chosen_type() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR), card(*OGRE))
    table.hand("A", spell("Choose a creature type. Destroy all creatures that aren't of the chosen type.", types="Sorcery"))
    table.answer("A", lambda decision: decision.options.index("Bear"))
    table.cast("A", "Spell").resolve()
    assert table.all("Meadow Bear") and not table.all("Hill Ogre")


@rule("100.2a")
def test_a_deck_may_have_any_number_of_it() -> None:
    rats = card("Many Rats", "{B}", "Creature — Rat", "A deck can have any number of cards named Many Rats.", "1/1")
    from engine.vocabulary.variants.commander.decks import allows_any_number

    assert allows_any_number(rats) and not allows_any_number(card(*BEAR))


# --- so many, types that were chosen, numbers that differ -----------------------------------------------------------


def test_a_number_of_cards_equal_to_something() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card(*OGRE))
    table.hand("B", *(card(*BEAR) for _ in "123"))
    table.hand("A", spell("Target player discards a number of cards equal to the number of creatures you control."))
    table.cast("A", "Spell", targets=[1]).resolve()
    assert len(table.zone("B", "hand")) == 1


@rule("205.1a")
def test_creatures_become_the_type_that_was_chosen_and_stay_so_whatever_is_chosen_next() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*BEAR), card(*OGRE))
    (mist,) = table.battlefield("A", card("Mist", "{1}", "Artifact", "{0}: Choose a creature type. Target creature becomes "
                                          "that type until end of turn."))  # fmt: skip
    for oid, kind in ((bear, "Elf"), (ogre, "Goblin")):
        table.answer("A", lambda decision, kind=kind: decision.options.index(kind))
        table.activate("A", mist, targets=[oid]).resolve()
    assert table.game.chars(bear).subtypes == ("Elf",) and table.game.chars(ogre).subtypes == ("Goblin",)
    table.next_turn("B")
    assert table.game.chars(bear).subtypes == ("Bear",)


@pytest.mark.parametrize(("sizes", "holds"), [(("1/1", "2/2", "3/3"), True), (("1/1", "2/2", "2/3"), False)])
def test_creatures_with_different_powers(sizes: tuple[str, ...], holds: bool) -> None:
    table = Table()
    table.battlefield("A", *(creature("", size) for size in sizes))
    table.hand("A", spell("If you control three or more creatures with different powers, you gain 3 life."))
    table.cast("A", "Spell").resolve()
    assert table.life("A") == (23 if holds else 20)


def test_lands_with_different_names() -> None:
    table = Table()
    table.battlefield("A", *(card(name, "", f"Basic Land — {name}") for name in ("Forest", "Forest", "Island")))
    table.hand("A", spell("If you control two or more lands with different names, you gain 3 life. If you control three or "
                          "more lands with different names, you gain 5 life."))  # fmt: skip
    table.cast("A", "Spell").resolve()
    assert table.life("A") == 23


@pytest.mark.parametrize(("theirs", "size"), [(1, (1, 1)), (2, (3, 3))])
def test_the_most_common_color_or_tied(theirs: int, size: tuple[int, int]) -> None:
    table = Table()
    (djinn,) = table.battlefield("A", creature("This creature gets -2/-2 as long as red is the most common color among all "
                                               "permanents or is tied for most common.", "3/3"))  # fmt: skip
    table.battlefield("A", card(*OGRE))
    table.battlefield("B", *(card(*BEAR) for _ in range(theirs)))
    assert table.pt(djinn) == size


def test_it_attacks_the_opponent_chosen_at_random() -> None:
    table = Table(3)
    (giant,) = table.battlefield("A", creature("At the beginning of combat on your turn, choose an opponent at random. "
                                               "Watcher attacks that player this combat if able.", "3/3"))  # fmt: skip
    table.to_step("main2")
    assert sorted((table.life("B"), table.life("C"))) == [17, 20] and giant
