"""The languages, a folder each: its tables, and its grammar where tables don't say it."""
