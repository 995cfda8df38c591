"""Counters and what has them (CR 122).

counters          kinds of counters: "+1/+1", "-1/-1", "charge", "flying" …
counter_groups    so many counters of a kind, and the choice among several of those
counters_among    counters on several objects together
counters_on       conditions about the counters on an object: "it has three or more +1/+1 counters on it"
counters_removed  counters that the words before, or a cost, removed
kinds_of_counters  kinds of counters that the words before name: "a counter of that kind"
"""
