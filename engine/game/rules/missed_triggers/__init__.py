"""Tournament practice. Triggered abilities that people have to remember themselves (the judges' missed-trigger
policy).

Every trigger is noticed as always (CR 603.2). One whose player practises is withheld: it is kept in
`game.unannounced`, where no view, log, question or number of an object tells of it, until somebody speaks of it or it
is missed. The points of the policy are cited as MTP.….

kinds        when an ability first matters, from its words: choices, visible, rules, unseen (MTP.D1 to D4)
trying       what an ability would do now, found out on a copy of the game
withholding  what is withheld as it triggers, and what resolves by itself (MTP.D6 to D9)
lateness     what shows that it was forgotten: answers, turn-based actions, effects that would have shown (MTP.P1 to P4)
doing        on the stack where it should be, or at once
announcing   "It triggers": in time on the stack or done at once; too late, what the policy says then
remedies     what the policy says then, in its order (MTP.R1 to R4a)
detriment    whether missing it is worth a warning (MTP.W1, W2)
"""
