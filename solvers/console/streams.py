"""Standard input, output and error as they are found: of any encoding, full, or closed."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Literal, NoReturn, TextIO

CANNOT_WRITE = 74

Name = Literal["stdin", "stdout", "stderr"]


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

    One sentence says why, unless the reader of a pipe has closed it.
    """
    try:
        try:
            yield
        finally:
            if not is_closed("stdout"):
                sys.stdout.flush()
    except BrokenPipeError:
        _give_output_up()
    except OSError as error:
        complain(f"{error.filename or 'the output'} cannot be written: {error.strerror}", program)
        _give_output_up()


def _give_output_up() -> NoReturn:
    """End the program, with the output led to nowhere."""
    _lead_nowhere(sys.stdout)
    raise SystemExit(CANNOT_WRITE) from None


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
    """Say on standard error what is wrong; nothing where that is closed or full."""
    stream = _stream("stderr")
    if stream is not None:
        try:
            print(f"{program}: {sentence}", file=stream, flush=True)
        except OSError:
            _lead_nowhere(stream)


def _stream(name: Name) -> TextIO | None:
    return getattr(sys, name)
