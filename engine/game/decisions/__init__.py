"""The kinds of question the game asks its players, and the answers each accepts.

A decision is plain data: who answers, why it is asked, and what may be answered. An answer is plain data too (numbers,
strings, lists), so that it can be saved. `Decision.check` refuses what has the wrong shape or is not among the choices;
what only the whole board can judge (a set of attackers, say) is judged by the procedure that asks.

act        what to do with priority
combat     decisions of combat: attackers, blockers, damage
orders     orders: of triggered abilities, of objects put somewhere, of piles
payment    how a mana cost is paid
shortcuts  what the other players say to a shortcut that one of them proposes, and proposals as plain data

purposes  what several procedures and words ask for; other purposes are declared beside the one that asks
"""
