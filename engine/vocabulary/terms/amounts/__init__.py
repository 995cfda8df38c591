"""Numbers: written, counted, measured, compared (CR 107).

among_those        what is counted or measured among objects: "the greatest mana value among those cards"
amounts            amounts that are counted or measured: "the number of creatures you control", "its power"
defined_x          the X of an activation cost that the ability's own words define: "X is the number of cards in …"
halves             half an amount whose rounding is said behind what is done with it: "half X cards, rounded up"
limits_of_x        what X can't be, in words: "X can't be 0", "X can't be greater than the number of …"
numbers_at_random  numbers that chance picks: "a number from 0 to 6 chosen at random"
numbers_compared   conditions that compare numbers: "its power is 4 or greater"
other_amounts      another amount instead, under a condition: "it deals 4 damage instead"
plain_numbers      numbers as rules text writes them: digits, words, X, "that many"
totals             what objects come to together: "creature cards with total mana value 6 or less"
where_x            an X that the words themselves define: "…, where X is …"
"""
