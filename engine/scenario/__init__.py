"""Scenarios: small repeatable games in files, as rules tests, puzzles and bug reports.

What such a file says is told in `packaging/docs/scenario-format.md` (version 1); "scenario format, section 8" in these
modules, and in their tests, is that section of it.

format.py          the nouns of a scenario file
loading.py         reading a file: entries.py the script, reading_expectations.py the expectations,
                   parts.py places and problems
labels.py          the texts by which things are named, and how they are compared; stack_labels.py: of abilities
board.py           seats by letter, labelled objects, object references
card_index.py      cards by full name or by face, custom cards
position.py        putting the position together
script.py          timed entries and when they are due; actions.py: which legal action an entry means
answer_queues.py   the answers that wait; answering/: each kind of decision reads its queue or gets a default
run.py             a run; taking_actions.py: actions; failures.py: how it can fail; expectations/: what must be true
results.py         what became of a scenario
writing.py         a position of a running game as a scenario; opening.py: a scenario as the start of a match

shipped     those that come with the program, and puzzles
commanders  commanders in the positions that are written as scenarios: all a scenario says is who is in the command zone
"""
