"""What spells and abilities tell players to do (CR 608.2): one verb per file, those of CR 701 in `keyword_actions`.

A verb is a node of the family `Instruction`, the phrases that read and print it, and `perform`, which makes events
happen. What a verb binds under its `key` are the objects as the words met them; `following.now` finds what they
became through moves that the same effect made (CR 400.7j).
"""
