"""The kinds of question the game asks its players, and the answers each accepts.

A decision is plain data: who answers, why it is asked, and what may be answered. An answer is plain data too (numbers,
strings, lists), so that it can be saved. `Decision.check` refuses what has the wrong shape or is not among the choices;
what only the whole board can judge (a set of attackers, say) is judged by the procedure that asks.

act        what to do with priority (CR 117.1)
choices    targets, objects, players, modes, options, numbers, yes or no (601.2b to 601.2d, 608.2d)
combat     attackers, blockers, combat damage (508 to 510)
decision   the shape of every decision (101.4)
orders     the order of triggered abilities, of objects put somewhere, piles (603.3b, 401.4, 700.3)
payment    how a mana cost is paid (601.2g)
purposes   what several procedures and words ask for; other purposes are declared beside the one that asks
shortcuts  what the other players say to a shortcut that one of them proposes, and proposals as data (728.2)
"""
