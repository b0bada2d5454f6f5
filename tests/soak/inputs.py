"""Hostile inputs to everything that reads: only the error that a reader declares may come out, and soon."""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from mmap import PAGESIZE
from pathlib import Path
from random import Random
from time import thread_time
from traceback import extract_tb
from typing import Any

from app.klotski.layouts.code_box import code_in
from app.startup import command_line
from solvers.__main__ import main
from solvers.console.program import parser
from solvers.documents import open_file, open_text
from solvers.klotski import codes
from solvers.klotski.catalogue import catalogue
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.layout import Layout
from solvers.knight.notation import parse_board, parse_square
from solvers.message import InputError
from tests.soak import texts
from tests.soak.records import SpoiltRecords
from tests.soak.settings import SpoiltSettings
from tests.soak.spoilt_files import SpoiltBackup, SpoiltCount
from tests.soak.task import Reporter, Task, steps

MOST_SECONDS = 1.0
"""Of processor time, for one input."""
HANG_SECONDS = 30.0
MOST_BYTES = 1_000_000_000
"""How much more address space than at the beginning there is to be had."""
LONGEST_SENTENCE = 1_000
SHOWN = 200
"""How much of an input is shown with its fault."""

Draw = Callable[[Random], Any]
Read = Callable[[Any], object]


class UnexpectedError(Exception):
    """A reader ended in a way that it should not."""


def work(task: Task, reporter: Reporter) -> None:
    """Give one input after another to a reader that is drawn."""
    readers = all_readers()
    weights = [weight for weight, _, _ in readers.values()]
    _limit_memory()
    slowest = 0.0
    for number in steps(task, reporter, reporter.memory):
        faulthandler.dump_traceback_later(HANG_SECONDS, exit=True)
        chance = task.chance(number)
        (name,) = chance.choices(list(readers), weights)
        _, draw, read = readers[name]
        drawn = draw(chance)
        began = thread_time()
        fault = fault_of(read, drawn)
        seconds = thread_time() - began
        if seconds > slowest:
            slowest = seconds
            reporter.remark(f"slowest {1000 * seconds:,.0f} ms ({name}, step {number:,})")
        if fault is None and seconds > MOST_SECONDS:
            fault = f"took longer than {MOST_SECONDS:g} s"
        if fault is not None:
            reporter.fault(number, f"{name}: {fault}", _shortened(repr(drawn)))
    faulthandler.cancel_dump_traceback_later()


def fault_of(read: Read, drawn: Any) -> str | None:
    """What is wrong with how an input is read, or None."""
    try:
        read(drawn)
    except InputError as error:
        return _fault_of_sentence(str(error))
    except UnexpectedError as error:
        return str(error)
    except (Exception, SystemExit) as error:
        frame = extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in {Path(frame.filename).name}, {frame.name}, line {frame.lineno}"
    return None


def all_readers() -> Mapping[str, tuple[float, Draw, Read]]:
    """Every reader by name, with how often it is drawn, the slow ones seldom, and what draws its inputs."""
    folder = Path.cwd()
    records, settings = SpoiltRecords(folder), SpoiltSettings(folder)
    backup, count = SpoiltBackup(folder), SpoiltCount(folder)
    return {
        "code": (30, texts.text, codes.read),
        "named code": (20, _named_code, codes.read),
        "layout": (15, texts.text, Layout.parse),
        "name": (1, texts.text, catalogue.find),
        "name or code": (1, texts.text, lambda text: look_up(code_in(text))),
        "search": (1, texts.text, lambda text: hits(text, catalogue.entries())),
        "text": (3, texts.text, open_text),
        "document": (30, texts.document, open_text),
        "matrix": (5, texts.matrix, open_text),
        "file": (1, _written, _read_file),
        "square": (15, texts.square, lambda text: parse_square(text, 8)),
        "board": (15, _board, lambda drawn: parse_board(*drawn)),
        "arguments": (5, texts.arguments, _read_arguments),
        "codes at the console": (0.2, texts.text, _write_codes),
        "command line": (2, texts.arguments, _read_command_line),
        "records": (3, records.draw, records.read),
        "settings": (3, settings.draw, settings.read),
        "backup": (0.3, backup.draw, backup.read),
        "stopped count": (5, count.draw, count.read),
    }


def _named_code(chance: Random) -> str:
    return f"{chance.choice(list(codes.CodeName))}:{texts.text(chance)}"


def _written(chance: Random) -> bytes:
    written = bytearray(texts.text(chance).encode("utf-8", "surrogatepass"))
    if written and chance.random() < 0.3:
        written[chance.randrange(len(written))] = chance.randrange(256)
    return bytes(written)


def _read_file(written: bytes) -> None:
    path = Path("input.txt")
    path.write_bytes(written)
    open_file(path)


def _board(chance: Random) -> tuple[str, tuple[str, ...]]:
    return texts.size(chance), tuple(texts.square(chance) for _ in range(chance.randrange(3)))


_parser = cache(parser)


def _read_arguments(said: list[str]) -> None:
    """What the console makes of its arguments, without doing it."""
    _ended_in_order(lambda: _parser().parse_args(said))


def _write_codes(text: str) -> None:
    _ended_in_order(lambda: main(["klotski", "codes", text]))


def _read_command_line(said: list[str]) -> None:
    _ended_in_order(lambda: command_line.read(said[2:]))


def _ended_in_order(act: Callable[[], Any]) -> None:
    """Do something that may end the program with status 0, or with 2 and one sentence."""
    said = StringIO()
    with redirect_stderr(said), redirect_stdout(StringIO()):
        try:
            status = act()
        except SystemExit as end:
            status = end.code
    if isinstance(status, int) and status not in (0, 2):
        raise UnexpectedError(f"status {status}")
    if status == 2 and (fault := _fault_of_sentence(said.getvalue().rstrip("\n"))) is not None:
        raise UnexpectedError(fault)


def _fault_of_sentence(sentence: str) -> str | None:
    if not sentence:
        return "nothing is said"
    return f"a sentence of more than {LONGEST_SENTENCE:,} characters" if len(sentence) > LONGEST_SENTENCE else None


def _shortened(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}… ({len(text):,} characters)"


def _limit_memory() -> None:
    """Let an input that takes too much memory fail by itself."""
    if sys.platform != "linux":
        return
    import resource

    taken = int(Path("/proc/self/statm").read_text().split()[0]) * PAGESIZE
    resource.setrlimit(resource.RLIMIT_AS, (taken + MOST_BYTES, taken + MOST_BYTES))
