"""Witnesses: searches over accepted cards for what is understood wrongly and crashes nothing.

A round trip shows that words are kept, not that they are heeded. Each kind of witness asks one question of one card,
whose answer is known without knowing the card, and tells each card of which it is another.

    looking        cards taken from a file, and put before a kind by several processes
    findings       what was found, and what it is called
    unread_words   words that can be exchanged or left out and change nothing
"""
