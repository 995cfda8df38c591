"""Mechanics with words of several kinds (CR 705–707, 720–731): dice, coins, votes, the monarch.

Each file holds its verbs, what triggers wait for, conditions and static effects.

anchor_words      anchor words: "As this enters, choose X or Y", and the abilities behind each of these words
chosen_words      words without rules meaning that players choose: "friend or foe", "silence or snitch"
coins             flipping coins (CR 705)
day_and_night     day and night in words: the game gains one designation, or loses one and gains the other
dice              rolling dice (CR 706)
noted_names       the name of a card, noted, and a copy of the card that had it
outside_the_game  cards from outside the game
party             a player's party: up to one Cleric, one Rogue, one Warrior and one Wizard
piles             piles: objects that a player separates into two groups, which stay where they are meanwhile
prepared          prepared permanents: a designation while which a copy of the spell in the inset frame may be cast
rad_counters      rad counters: a triggered ability of players who have some, which no object has
secret_numbers    numbers that several players choose secretly: who chose the highest or the lowest
sticker_sheets    the sheets that stickers are found on, and who has access to which of them
stickers          stickers: put on objects, they change what those are, and stay on them through all public zones
stored_results    results of die rolls stored on a permanent
the_initiative    the initiative: a designation of a player, with three triggered abilities that no object has
the_monarch       the monarch: a designation of a player, with two triggered abilities that no object has
times_resolved    what triggers when an ability has resolved a certain number of times in a turn
unlock_doors      unlocking and locking doors of Rooms, and counting them
voting            voting
"""
