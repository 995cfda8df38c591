"""The shared nouns of rules text: numbers, filters, references, players, conditions, durations, costs.

Each file holds nodes, the phrases that read and print them (engine.compiler.templates), and what they mean (evaluated
against a `Context`). The verbs are in `effects`, the keywords in `keywords`.
"""
