"""Putting, moving and doubling counters (CR 122, 701.9).

among_several           counters distributed among, or removed from among, what a player chooses as it is done
counter_limits          limits for the counters that words put on
counters                putting counters on things and removing them
distribute_counters     counters distributed among targets
doubling                doubling numbers of counters, life totals and unspent mana
each_kind_of_counter    choosing a kind of counter, and doing something for each kind that is there
move_among              counters moved between one permanent and several others
one_counter_of_several  putting counters of one of several kinds: "a flying counter or a +1/+1 counter"
"""
