"""Many cards put before the compiler by several processes at once.

Whoever waits can do something else.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine.cards.compiling import TextCompiler
from engine.cards.database_schema import DatabaseError
from engine.cards.importing import ImportCancelled

if TYPE_CHECKING:  # what processes need is imported with the first of them: most starts of the program have none
    from concurrent.futures import Future, ProcessPoolExecutor

    from engine.cards.card_data import CardData
    from engine.cards.database import CardDatabase, Playability
    from engine.cards.importing import Cancelled

BATCH = 20  # cards that a process reads at a time: what is being read when it is called off is waited for
GROUP = 40 * BATCH  # cards that are taken from the database at a time
NICENESS = 10
LOOK_AGAIN = 0.2  # seconds between looks whether it was called off
CALLED_OFF = "the reading of the cards' texts was cancelled"

Reasons = list[str | None]


def jobs_for(cores: int | None) -> int:
    """How many processes to use on a machine: one core is left to whoever waits."""
    return max(1, min(4, (cores or 2) - 1))


def compile_waiting(
    database: CardDatabase, jobs: int, progress: Callable[[int, int], None] | None = None,
    cancelled: Cancelled | None = None,
) -> Playability:  # fmt: skip
    """Every card of a database whose result is not yet known put before the compiler.

    What is done is always kept.
    """
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    total, done = database.playability().unknown, 0
    if not total:
        return database.playability()
    context = multiprocessing.get_context("spawn")  # a process with threads must not be forked
    with ProcessPoolExecutor(jobs, context, _begin) as pool:
        try:
            while cards := database.cards_not_compiled(GROUP):
                for results in _in_batches(pool, cards, cancelled):
                    database.keep_results(results)
                    done += len(results)
                    if progress is not None:
                        progress(min(done, total), total)
        except BrokenProcessPool:
            hint = "what was read is kept; start it again to go on"
            raise DatabaseError("compiler", "a process that read the cards' texts died", hint) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return database.playability()


def _in_batches(
    pool: ProcessPoolExecutor, cards: Sequence[CardData], cancelled: Cancelled | None
) -> Iterator[list[tuple[CardData, str | None]]]:
    """The results of batches as they come; raises `ImportCancelled` soon after it is called off."""
    from concurrent.futures import FIRST_COMPLETED, wait

    batches = [cards[start : start + BATCH] for start in range(0, len(cards), BATCH)]
    running: dict[Future[Reasons], Sequence[CardData]] = {pool.submit(reasons_of, batch): batch for batch in batches}
    while running:
        if cancelled is not None and cancelled():
            raise ImportCancelled(CALLED_OFF)
        finished = wait(running, LOOK_AGAIN, FIRST_COMPLETED).done
        for future in [future for future in running if future in finished]:
            yield list(zip(running.pop(future), future.result(), strict=True))


def _begin() -> None:
    """What a process does first: it lets others go before it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def reasons_of(cards: Sequence[CardData]) -> Reasons:
    """For each card the reason that it can't be played, None if it can.

    A card that breaks the compiler is declined.
    """
    compiler = TextCompiler()
    reasons: Reasons = []
    for card in cards:
        try:
            reasons.append(compiler.why_not(card))
        except Exception as error:
            reasons.append(f"{card.name}: the compiler fails on it ({type(error).__name__}: {error})")
    return reasons
