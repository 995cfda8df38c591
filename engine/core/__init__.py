"""Nouns without behaviour: what the rulebook's chapters 1 to 5 name (colours, mana, types, zones, steps); and records,
the frozen data (`@record`) that nodes, events, decisions and views are. Also errors, the version, and `untrusted`, the
door through which comes what was written outside."""
