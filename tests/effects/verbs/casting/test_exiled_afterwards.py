"""Spells that words let somebody cast, exiled instead of being put into a graveyard (CR 614.1a)."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

GIFT = card("Small Gift", "{2}", "Instant", "You gain 1 life.")


@rule("614.1a", "608.2g")
@pytest.mark.parametrize("said", ["a spell", "an instant or sorcery spell"])
def test_spells_cast_this_way_are_exiled(said: str) -> None:
    table = Table(3)
    table.graveyard("B", GIFT)
    table.graveyard("C", card("Great Gift", "{5}", "Sorcery", "You gain 10 life."))
    table.answer("A", True, True)
    do(table, "For each opponent, you may cast up to one target instant or sorcery card from that player's graveyard without paying its mana cost. If "
              f"{said} cast this way would be put into a graveyard, exile it instead.",
       targets=[table.find("Small Gift", GRAVEYARD), table.find("Great Gift", GRAVEYARD)])  # fmt: skip
    assert table.life("A") == 31
    assert sorted(table.zone("A", EXILE)) == ["Great Gift", "Small Gift"]


@rule("614.1a", "701.5a")
def test_only_such_spells_as_the_words_say_are_exiled() -> None:
    table = Table()
    table.graveyard("A", card("Odd Lamp", "{5}", "Artifact"))
    table.answer("A", True)
    do(table, "You may cast target artifact, instant, or sorcery card from your graveyard without paying its mana cost. If an instant or sorcery spell cast this way "
              "would be put into your graveyard, exile it instead.", targets=[table.find("Odd Lamp", GRAVEYARD)])  # fmt: skip
    do(table, "Destroy target artifact.", table.all("Odd Lamp"))
    assert table.zone("A", EXILE) == [] and "Odd Lamp" in table.zone("A", GRAVEYARD)


@rule("701.5a", "608.2c", "608.2g")
def test_a_countered_spell_is_exiled_and_cast_at_once() -> None:
    table = Table()
    table.hand("B", GIFT)
    table.mana("B", "{2}").cast("B", "Small Gift")
    table.hand("A", card("Firm Take", "{0}", "Instant", "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's "
                         "graveyard, then you may cast it without paying its mana cost."))  # fmt: skip
    table.answer("A", True)
    table.cast("A", "Firm Take", [table.find("Small Gift", "stack")]).resolve()
    assert (table.life("A"), table.life("B")) == (21, 20) and table.zone("B", GRAVEYARD) == ["Small Gift"]
    table.hand("B", card("Sure Gift", "{0}", "Instant", "This spell can't be countered.\nYou gain 1 life."))
    table.hand("A", card("Firm Take", "{0}", "Instant", "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's "
                         "graveyard, then you may cast it without paying its mana cost."))  # fmt: skip
    table.cast("B", "Sure Gift").cast("A", "Firm Take", [table.find("Sure Gift", "stack")]).resolve()
    assert (table.life("A"), table.life("B")) == (21, 21)


@rule("608.2n", "614.1a", "607.2a")
def test_a_spell_is_exiled_as_it_resolves_by_what_its_mana_did() -> None:
    table = Table()
    forge = permanent(table, "{T}: Add {U}. When you spend this mana to cast an instant or sorcery spell with mana value 3 or less, you may exile that spell instead of "
                             "putting it into its owner's graveyard as it resolves.\n{0}: You may cast any number of spells from among cards exiled with this artifact "
                             "without paying their mana costs.", types="Artifact")  # fmt: skip
    table.hand("A", card("Blue Gift", "{U}", "Instant", "You gain 1 life."))
    table.answer("A", True)
    table.cast("A", "Blue Gift").resolve()
    assert table.life("A") == 21 and table.zone("A", EXILE) == ["Blue Gift"]
    table.answer("A", True)
    table.activate("A", forge).resolve()
    assert table.life("A") == 22
