"""Choosing, noting, repeating (CR 608.2d, 607.2d).

choose               choosing: a colour, a type, a number, a player, objects
choose_two_types     two basic land types chosen, one after the other: the first and the second chosen type
choose_war_or_peace  what each player chooses as a permanent enters, and whose creatures it concerns: "war or peace"
count_instead        another number of what an earlier sentence lets a player choose: "put up to two … instead of one"
note_life_total      a life total noted for later: "note your life total"
qualities            what can be chosen, in words: "a color other than black", "odd or even"
repeat_process       repeating a process: "Repeat this process once", "two more times", "any number of times"
simultaneously       tapping some permanents and untapping others at the same time
"""
