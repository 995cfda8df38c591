"""What changes flips and rolls (CR 705, 706).

chance  what changes flips and rolls: more coins or dice with some ignored, rerolls, modifiers
"""
