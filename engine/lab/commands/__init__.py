"""The commands of `python -m engine`, one file each: `main(argv)` gives the exit code."""
