"""The commands of `python -m engine`, one file each: `main(argv)` gives the exit code.

arena      `python -m engine arena A B [C…] --games N --seed S`: which level of programs wins
arguments  what the engine's commands share: their arguments, and a result as a file
bench      `python -m engine bench [--json OUT] [--against PATH [--rounds N] [--cards FILE]]`
compile    `python -m engine compile [--where] FILE.cards | "text"`: what is understood, and a caret where it is not
coverage   `python -m engine coverage CARDS [--jobs N] [--json OUT]`: how many cards are understood
draft      `python -m engine draft SET --form F --seats N --drafts N --seed S [--check] [--cards FILE]… [--json OUT]`
exercise   `python -m engine exercise CARDS [--jobs N] [--json OUT]`: every ability of every understood card
language   `python -m engine language [--out FILE]`: the language of `.cards` files
leaks      `python -m engine leaks [DECK DECK …] --games N [--seed S] [--variant V]… [--json OUT]`: who sees too much
questions  `python -m engine questions`: what rules procedures ask and rule modifiers answer (CR 613.11)
scenario   `python -m engine scenario PATH… --cards CARDS.json [--jobs N] [--json OUT]`: run scenarios
simulate   `python -m engine simulate DECK DECK [DECK…] --games N --seed S`: games by chance, with invariants if asked
witness    `python -m engine witness KIND CARDS [--sample N] [--jobs N] [--json OUT]`: what is understood wrongly
"""
