"""What spells and abilities tell players to do (CR 608.2): one verb per file.

    keyword_actions  the verbs of CR 701
    verbs            all others
    shared           what verbs share: things now and then, those among others, each and every one

A verb is a node of the family `Instruction`, the phrases that read and print it, and `perform`, which makes events
happen. What a verb binds under its `key` are the objects as the words met them; `shared.following.now` finds what they
became through moves that the same effect made (CR 400.7j).
"""
