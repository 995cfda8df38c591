"""The shared nouns of rules text.

These are numbers, filters, references, players, conditions, durations and costs (CR 100 to 122).

Each file holds nodes, the phrases that read and print them (`engine.compiler.templates`), and what they mean (evaluated
against a `Context`). The verbs are in `effects`, the keywords in `keywords`. On shelves by what they are about:

grammar    how sentences are put together, the words that look back, conditions and durations
abilities  the abilities of a card, and what makes more of them
objects    objects as words describe and name them
players    players as words describe and name them
amounts    numbers: written, counted, measured, compared
casting    how and when spells were cast
costs      costs, and paying as words are followed
mana       mana symbols, and energy that was spent
combat     what stands in combat, and how many
damage     damage that was dealt
zones      zones, their cards and their order
counters   counters and what has them
turns      turns, and what happened in them
"""
