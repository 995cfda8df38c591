"""How a draft goes (CR 905.1, 903.13): rounds, picks, passing; then each player builds a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import ChooseOption
from engine.game.decisions.purposes import WHICH_PLAYER
from engine.meaning.message import say
from engine.table.drafting.building import why_not_deck
from engine.table.drafting.decisions import TAKE, USE, WITH, BuildDeck, Pick
from engine.table.drafting.setup import BASICS

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.questions.drafting import Steps
    from engine.table.drafting.draft import Progress
    from engine.table.drafting.table import Pack, Table


def whole(table: Table, progress: Progress) -> Steps:
    """A draft from the first booster pack to the last deck."""
    form = table.setup.form
    for at in range(form.boosters):
        table.unopened.append([table.new_pack(at) for _ in table.seats])
    if form.picks:
        for number in range(1, form.boosters + 1):
            yield from _round(table, number, progress)
    else:
        for packs in table.unopened:
            for seat, names in enumerate(packs):
                pack = table.opened(names)
                table.piles[seat] += pack.cards
    table.face_up.clear()  # CR 905.2c
    table.pick = 0
    table.say(say("draft_is_over"))
    for seat in table.seats:
        yield from _deck(table, seat, progress)


def _round(table: Table, number: int, progress: Progress) -> Steps:
    """One draft round: until all cards of its packs have been drafted (CR 905.1a, 905.1b)."""
    table.open_round(number)
    idle = 0  # times that all packs were passed, and nobody drafted: at last nobody may draft what is left
    while idle < len(table.seats) and any(pack.cards for packs in table.waiting for pack in packs):
        table.pick += 1
        before = sum(table.drafted) - sum(table.skips)
        passed: list[tuple[Seat, Pack]] = []
        for seat in order(table):
            if table.waiting[seat]:
                yield from _turn(table, seat, progress)
                passed.append((seat, table.waiting[seat].pop(0)))
        for seat, pack in passed:
            yield from _pass_on(table, seat, pack)
        table.add_packs()
        for seen in table.seen:
            seen.clear()
        idle = idle + 1 if sum(table.drafted) - sum(table.skips) == before else 0


def order(table: Table) -> tuple[Seat, ...]:
    """The order in which players draft (CR 905.2a).

    It is by chance where several could wish to act at the same time.
    """
    able = [seat for seat in table.seats if table.acting(seat)]
    return tuple(table.chance.shuffled(table.seats)) if len(able) > 1 else tuple(table.seats)


def _turn(table: Table, seat: Seat, progress: Progress) -> Steps:
    """One player drafts from the pack in front of them."""
    progress.begins()
    pack = table.waiting[seat][0]
    if seat in table.barred:
        return
    if table.skips[seat]:
        table.skips[seat] -= 1
        return
    table.left = table.setup.form.picks
    while pack.cards and table.left > 0:
        decision = pick_of(table, seat)
        answer = decision.check((yield decision))
        if USE in answer:
            yield from _use_aside(table, seat, answer[USE])
            continue
        table.left -= 1
        yield from _draft(table, seat, answer[TAKE], answer[WITH])


def pick_of(table: Table, seat: Seat) -> Pick:
    """What a player is asked who drafts from the pack in front of them."""
    cards = tuple(table.waiting[seat][0].cards)
    mine = [number for number in table.piles[seat] if number in table.face_up]
    together = []
    for own in mine:
        fitting = tuple(
            number for number in cards if any(one.goes_with(table.card(number)) for one in table.abilities(own))
        )
        if fitting:
            together.append((own, fitting))
    aside = tuple(own for own in mine if any(one.on_the_side for one in table.abilities(own)))
    return Pick(
        seat=seat, candidates=cards, together=tuple(together), aside=aside, rule=table.setup.form.rule,
        prompt=say("draft_pick", number=table.round, pick=table.pick),
    )  # fmt: skip


def _use_aside(table: Table, seat: Seat, own: int) -> Steps:
    for ability in table.abilities(own):
        if ability.on_the_side:
            table.say(say("draft_uses", player=table.name_of(seat), card=table.names[own]))
            yield from ability.use(table, seat, own)
            return


def _draft(table: Table, seat: Seat, number: int, using: list[int]) -> Steps:
    """Draft a card, with what its own abilities and those of cards used with it do."""
    table.take(seat, number)
    for ability in table.abilities(number):
        yield from ability.as_drafted(table, seat, number)
    card = table.card(number)
    for own in using:
        if own not in table.face_up:
            raise IllegalAnswer(say("draft_cant_be_used"), "905.2c")
        for ability in table.abilities(own):
            if ability.goes_with(card):
                table.say(say("draft_uses", player=table.name_of(seat), card=table.names[own]))
                yield from ability.use_with(table, seat, own, number)


def _pass_on(table: Table, seat: Seat, pack: Pack) -> Steps:
    """Pass a pack: to the left in odd rounds, to the right in even ones (CR 905.1b, 903.13c)."""
    if not pack.cards:
        return
    to = table.beside(seat, 1 if table.round % 2 else -1)
    takers = table.takers_of_last_cards() if len(pack.cards) == 1 else ()
    if takers:
        to = takers[0]
        if len(takers) > 1:
            names = tuple(map(table.name_of, takers))
            prompt = say("draft_last_card_to")
            to = takers[
                (yield ChooseOption(seat=seat, options=names, purpose=WHICH_PLAYER, prompt=prompt, rule="905.2"))
            ]
    pack.passed_by = seat
    table.waiting[to].append(pack)


def _deck(table: Table, seat: Seat, progress: Progress) -> Steps:
    """One player makes a deck of their pool (CR 905.1d, 903.13e)."""
    form = table.setup.form
    extra = tuple(dict.fromkeys(name for product in table.setup.products for name in product.commanders))
    decision = BuildDeck(
        seat=seat, pool=tuple(table.names[number] for number in table.piles[seat]), basics=BASICS,
        extra=extra if form.added else (), least=form.least, led=form.led, rule=form.rule, prompt=say("draft_build"),
    )  # fmt: skip
    answer = decision.check((yield decision))
    why = why_not_deck(table.setup, seat, decision.pool, answer)
    if why:
        raise IllegalAnswer(why, form.rule)
    progress.decks[seat] = answer
