"""The table: one region per file, put together in `table`, inside the `table_window`."""
