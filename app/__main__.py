"""Start the window: `python -m app`, or `huarong-knight` once installed.

Where the window cannot open, one sentence says why instead of a traceback or a core dump.
"""

import gc
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.window.start_request import Opening
    from solvers.message import Message

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the window and return the exit status of the program.

    1 when it cannot open here, 2 for wrong arguments, and 70 after a fault of the program itself, with a sentence.

    Nothing that takes time is imported before Ctrl+C is taken care of, not even `__future__` at the top of this module.
    Until the window is there, Ctrl+C ends the program at once.
    """
    try:
        if arguments is None:
            from solvers.console.interrupt import end_at_interrupt

            end_at_interrupt()
        return _start(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        from solvers.console.streams import complain_of_fault

        return complain_of_fault(fault, "huarong-knight")


def _start(arguments: Sequence[str]) -> int:
    from app.startup.imports import plain_imports
    from app.startup.missing_libraries import missing_by, told
    from app.window.start_request import Opening

    opening = _read(arguments) if arguments else Opening()
    obstacle = no_window_because(os.environ)
    if obstacle is not None:
        return _refuse(obstacle)
    gc.disable()  # nothing is garbage yet: to look for some takes 20 ms; `app.startup.garbage` does that later
    try:
        with plain_imports():
            import_module("PySide6.QtCore")
        from app.startup.application import run

        return run(sys.argv[:1], opening)
    except Exception as error:
        lacking = missing_by(error) if isinstance(error, ImportError) else []
        return _refuse(told(lacking)) if lacking else _tell(error)
    finally:
        gc.enable()


def _read(arguments: Sequence[str]) -> "Opening":
    """What the arguments ask for; mostly there are none, and what reads them is not imported."""
    from app.startup.command_line import read
    from app.startup.own_language import in_own_language
    from solvers.console.streams import output

    with output("huarong-knight"):
        return read(arguments, in_own_language)


def no_window_because(environment: Mapping[str, str]) -> "Message | None":
    """Why no window can open in this environment; None when nothing speaks against it."""
    from app.startup.missing_libraries import StartFault, missing, needed_for_screen, platform_name, told
    from solvers.message import Message

    if platform_name(environment) is None:
        return Message(StartFault.NO_SCREEN)
    lacking = missing(needed_for_screen(environment))
    return told(lacking) if lacking else None


def _tell(failure: Exception) -> int:
    """Say why the window could not be opened in a smaller one, or, where that cannot be opened either, in a line."""
    try:
        from app.startup.failures import ask_after_failure

        ask_after_failure(failure, can_do_without=False)
    except Exception:
        from app.startup.missing_libraries import failed

        return _refuse(failed(failure))
    return 1


def _refuse(why: "Message") -> int:
    from app.startup.own_language import in_own_language
    from solvers.console.streams import complain

    complain(in_own_language(why), "huarong-knight")
    return 1


if __name__ == "__main__":
    sys.exit(main())
