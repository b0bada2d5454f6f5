"""Run the console program: `python -m solvers`, or `huarong-knight-console` once installed."""

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked, by default on the command line; returns the exit status, which `program.run` lists.

    An exception that nothing expects ends with a sentence and status 70, as Python's own 1 would stand for a proof.
    Nothing that takes time is imported before Ctrl+C is taken care of, not even `__future__` at the top of this module:
    what a command needs takes a good part of a second to load.
    """
    try:
        if arguments is None:
            from solvers.console.interrupt import end_at_interrupt

            end_at_interrupt()
        from solvers.console.program import run

        return run(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        from solvers.console.streams import complain_of_fault

        return complain_of_fault(fault, "solvers")


if __name__ == "__main__":
    sys.exit(main())
