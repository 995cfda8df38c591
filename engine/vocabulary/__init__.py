"""The words of the game: how each is read and printed, and what it does.

terms      nouns, amounts, conditions, costs, durations: what sentences speak of
triggers   what "when", "whenever" and "at" wait for (CR 603)
statics    what is true as long as something is there: continuous effects, restrictions, replacements (CR 611 to 616)
effects    what is done: verbs, and the keyword actions of CR 701
mechanics  what several words share: coins, dice, votes, piles, stickers
keywords   the keyword abilities of CR 702, one file each
variants   the variants of chapter 9, a folder each with its words, rules, decks and options
catalogue  finds all those words by importing every module
"""
