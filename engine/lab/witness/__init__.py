"""Witnesses: searches over accepted cards for what is understood wrongly and crashes nothing.

A round trip shows that words are kept, not that they are heeded (CR 608.2c). Each kind of witness asks one question of
one card, whose answer is known without knowing the card, and tells each card of which it is another.

    looking             cards taken from a file, and put before a kind by several processes
    findings            what was found, and what it is called
    tried_board         a board on which each seat has so many of everything
    trying              everything that can be done with a card there, and answers of one kind
    watching            words watched as they are followed: how often each came to something
    outcome             what a position is for each seat, so that two games can be compared
    unread_words        words that can be exchanged or left out and change nothing
    nothing_happened    words that nothing ever comes of
    unequal_seats       something else happens to one of several players than would to that player alone
    refused_pairs       things may be chosen together though the words say they may not
    dependent_choices   targets are never asked for, or before what they depend on
    fewer_than_asked    what may be done to several things is done to fewer
    two_wordings        another wording that means the same does something else
"""
