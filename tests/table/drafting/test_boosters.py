"""Booster packs: slots by rarity, what is left out, and the same packs for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.core.chance import Chance
from engine.table.drafting.boosters import BoosterError, Product, made_of


def cards(rarity: str, number: int, types: str = "Creature — Bear") -> list[CardData]:
    return [
        CardData(f"{rarity or 'plain'} {types} {at}", "normal", (FaceData(f"{rarity} {at}", "{1}", types, "", "1", "1"),),
                 rarity=rarity)
        for at in range(number)
    ]  # fmt: skip


def fine(name: str) -> str:
    return "declined at a word" if name.endswith(" 3") else ""


def of_rarities(product: Product, seed: int) -> Counter[str]:
    return Counter(name.partition(" ")[0] for name in product.opened(Chance(seed)))


def test_a_pack_has_slots_by_rarity_and_one_for_conspiracies() -> None:
    whole = [*cards("common", 30), *cards("uncommon", 20), *cards("rare", 10), *cards("mythic", 6),
             *cards("rare", 3, "Conspiracy")]  # fmt: skip
    product, _ = made_of("Test", whole, lambda name: "")
    assert product.size == 15
    packs = [product.opened(Chance(seed)) for seed in range(200)]
    assert all(len(set(pack)) == 15 for pack in packs), "no card twice"
    assert all(sum("Conspiracy" in name for name in pack) == 1 for pack in packs)
    found = [of_rarities(product, seed) for seed in range(200)]
    assert all(count["common"] == 10 and count["uncommon"] == 3 for count in found)
    mythics = sum(count["mythic"] for count in found)
    assert 10 < mythics < 45, "one in eight"
    assert packs == [product.opened(Chance(seed)) for seed in range(200)]


def test_what_can_not_be_played_or_drafted_is_left_out_and_said() -> None:
    whole = [*cards("common", 30), *cards("uncommon", 5), *cards("common", 2, "Basic Land — Forest"), *cards("common", 1, "Scheme")]
    product, left_out = made_of("Test", whole, fine)
    why = {card.name: card.why for card in left_out}
    assert why["common Creature — Bear 3"] == "declined at a word"
    assert "added to decks" in why["common Basic Land — Forest 0"] and "scheme" in why["common Scheme 0"]
    assert len(why) == 5 and not set(why) & set(product.names())


def test_a_list_without_rarities_makes_packs_of_any_of_its_cards() -> None:
    product, _ = made_of("Test", cards("", 20), lambda name: "")
    assert product.size == 14 and len(set(product.opened(Chance(1)))) == 14
    with pytest.raises(BoosterError, match="none of its cards"):
        made_of("Test", cards("common", 3), lambda name: "no")


def test_missing_rarities_are_filled_from_what_there_is() -> None:
    product, _ = made_of("Test", [*cards("common", 30), *cards("uncommon", 8)], lambda name: "")
    assert product.size == 14 and of_rarities(product, 4)["uncommon"] == 3


def test_packs_for_commanders_have_slots_for_legends() -> None:
    whole = [*cards("common", 30), *cards("uncommon", 20), *cards("rare", 10), *cards("rare", 8, "Legendary Creature — Bear"),
             *cards("mythic", 4, "Legendary Creature — Bear")]  # fmt: skip
    counts = {"legend": 2, "rare": 1, "uncommon": 4, "common": 13}
    product, _ = made_of("Test", whole, lambda name: "", counts=counts, commanders=("rare Creature — Bear 0",))
    for seed in range(40):
        pack = product.opened(Chance(seed))
        assert len(pack) == 20 and sum("Legendary" in name for name in pack) == 2
        assert "rare Creature — Bear 0" not in pack, "it comes with the packs, not from them"
