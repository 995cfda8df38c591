"""The variants (CR 800.2, 900): a folder each, with its rules, words, lists and notes.

Any go together at a table.

Nothing below knows a variant. It is found by the catalogue, and asked where the rulebook asks:

    rules.variants.variant        `@variant class …(Variant)`: title and rule, how many players, who plays together,
                                  shared turns or life, starting life, who begins, mulligans, before the first turn, as
                                  turns begin, as players leave; `not_with`: what it does not go with, and why
    rules.variants.supplementary  a `SupplementaryList` for each kind of list it asks for: which cards belong there, who
                                  needs one, what may be wrong with it, how it comes to the game. Setups, saves, the
                                  command line and the New game page know lists by these kinds
    rules.hooks                   what special cards enter as well: turn-based actions (703.4), replacement effects,
                                  entering, ways to cast, costs, special actions, deeds told in the log, notes in views
    rules.state_based             `@state_based_check("704.6…")`
    phrases and nodes             words that only mean something in its games, like any others

What a new variant takes, as Archenemy did (two variants, CR 904; the figures are of its commit):

    engine/vocabulary/variants/NAME/         its rules and words: one or two files
    telling/…/messages.toml       what the log says of it: a line each
    gui/views/variants/NAME.py    a bar, if it has something to show on the table: fifteen lines
    assets/                       cards (sets/), lists to choose (decks/KIND/), a scenario for Help
    tests/rules/9…                a test for each rule

Nothing is registered anywhere else: `api.variants()` offers it, the New game page and `--variant` take it, scenario
files name it under "variants", saves keep its lists, and it can be combined with every other that it does not exclude.

archenemy         Archenemy and Supervillain Rumble: schemes, set in motion and abandoned
commander         Commander and Brawl: decks that are led by a legend, which waits in the command zone
conspiracy_draft  Conspiracy Draft: a draft whose cards act while they are drafted, and the game of many that follows
grand_melee       Grand Melee: all against all, with several turns at the same time, each with a stack of its own
planechase        Planechase: planar decks, the planar controller, the planar die
team_vs_team      Team vs. Team: teams that sit together, and take turns one player after the other
two_headed_giant  Two-Headed Giant: two teams that take their turns, live and die together
vanguard          Vanguard: each player plays the role of a character, a vanguard card in the command zone
"""
