"""Standard input, output and error as they are found: of any encoding, full, or closed."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Literal, NoReturn, TextIO

from solvers.message import repeated

FAULT_OF_PROGRAM, CANNOT_WRITE, READER_GONE = 70, 74, 141
"""Exit statuses: the first two have these numbers in `sysexits.h`, the last is what a shell says of SIGPIPE."""

CLEAR_LINE = "\r\x1b[K"
"""What takes away the line that a terminal is at."""

DETAILS = "HUARONG_KNIGHT_DETAILS"
"""The environment variable that asks for the traceback of a fault of the program."""

Name = Literal["stdin", "stdout", "stderr"]


class UnwritableError(OSError):
    """A file that a person has asked for, which its `filename` names, cannot be written."""


def prepare_streams() -> None:
    """Write every character, as an escape where the encoding lacks it, and read whatever bytes come.

    Where the system names no encoding but ASCII, what is read is taken for UTF-8, which ASCII is a part of.
    """
    for name in ("stdin", "stdout", "stderr"):
        stream = _stream(name)
        if isinstance(stream, TextIOWrapper):
            as_utf_8 = name == "stdin" and codecs.lookup(stream.encoding).name == "ascii"
            stream.reconfigure(encoding="utf-8" if as_utf_8 else None, errors="backslashreplace")


@contextmanager
def output(program: str) -> Generator[None, None, None]:
    """See to it that what is printed inside is written; where it cannot be, the program ends with status 74.

    One sentence says why. Where the reader of a pipe has closed it, nothing is said, and the status is 141.
    """
    try:
        try:
            yield
        finally:
            if not is_closed("stdout"):
                sys.stdout.flush()
    except BrokenPipeError:
        _give_output_up(READER_GONE)
    except OSError as error:
        if error.filename is not None and not isinstance(error, UnwritableError):
            raise  # it is no output
        complain(f"{error.filename or 'the output'} cannot be written: {error.strerror}", program)
        _give_output_up(CANNOT_WRITE)


def _give_output_up(status: int) -> NoReturn:
    """End the program, with the output led to nowhere."""
    _lead_nowhere(sys.stdout)
    raise SystemExit(status) from None


def _lead_nowhere(stream: TextIO) -> None:
    """Drop what is written to a stream: what is still buffered must not fail again at exit, with another status."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def is_closed(name: Name) -> bool:
    """Whether the program was started without this stream."""
    return _stream(name) is None


def is_terminal(name: Name) -> bool:
    """Whether a person sees what is written to this stream at once."""
    stream = _stream(name)
    return stream is not None and stream.isatty()


def speaks_unicode(name: Name) -> bool:
    """Whether this stream can carry every character."""
    return (getattr(_stream(name), "encoding", None) or "utf-8").lower().startswith("utf")


def complain(sentence: str, program: str) -> None:
    """Say on standard error what is wrong."""
    write_error(f"{program}: {sentence}\n")


def write_error(text: str) -> None:
    """Write to standard error; nothing where that is closed or full."""
    stream = _stream("stderr")
    if stream is not None:
        try:
            print(text, end="", file=stream, flush=True)
        except OSError:
            _lead_nowhere(stream)


def complain_of_fault(fault: Exception, program: str) -> int:
    """Say that the program itself has failed, with the traceback where `DETAILS` asks for it; returns the status."""
    sentence = f"a fault of the program, not of the command ({repeated(f'{type(fault).__name__}: {fault}')})"
    if os.environ.get(DETAILS):
        import traceback

        complain(f"{sentence}\n{''.join(traceback.format_exception(fault)).rstrip()}", program)
    else:
        complain(f"{sentence}; {DETAILS}=1 in the environment shows where", program)
    return FAULT_OF_PROGRAM


def _stream(name: Name) -> TextIO | None:
    return getattr(sys, name)
