"""Where the installed program starts."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker that compiles cards is this program too
    from gui.app import main

    sys.exit(main())
