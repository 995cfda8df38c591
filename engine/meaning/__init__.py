"""Meaning: the families of nodes that a card's text compiles to, as frozen data.

A family is an abstract class with one method that says what its members do (`Instruction.perform`, `Filter.matches`,
`Amount.value` …). The members live in `engine.vocabulary`, one file each, next to the phrases that read and print
them.
"""
