"""What triggered abilities wait for (CR 603.2): "whenever a creature you control dies" and the like.

A pattern is a subject and what happens to it. `Happening` nodes are the second part ("dies", "attacks"); several may
stand in a row ("enters or attacks").
"""
