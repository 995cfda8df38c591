"""Scenarios: small repeatable games in files, as rules tests, puzzles and bug reports.

What such a file says is told in `packaging/docs/scenario-format.md` (version 1); "scenario format, section 8" in these
modules, and in their tests, is that section of it.

format                the nouns of a scenario file
loading               reading a file; every problem names its place
entries               reading the script: timed entries, by seat, and answers
reading_expectations  each kind of check with the keys it needs
parts                 parts of a file with their place in it
labels                the texts by which things are named, and how they are compared
stack_labels          the texts by which abilities on the stack are named
board                 seats by letter, labelled objects, object references
card_index            cards by full name or by face, custom cards
position              putting the position together
script                timed entries and when they are due
actions               which legal action an entry means
answer_queues         the answers that wait
answering             each kind of decision reads its queue or gets a default
run                   the game is played through: the script acts, the queues answer
taking_actions        the actions of timed entries; what turns out to be illegal is taken back
failures              what can go wrong in a run
expectations          what must be true at a stop or at a `check` entry (scenario format, section 10)
results               what became of a scenario
writing               a position of a running game as a scenario
commanders            commanders in the positions that are written as scenarios
opening               a scenario as the start of a match
puzzles               what is to be reached in a position, and whether it has been
shipped               those that come with the program, and puzzles
"""
