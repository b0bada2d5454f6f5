"""What can be said when the program is started; knows no Qt, so that mistakes are told where no window opens.

Most often nothing is said: what reads layouts, files and boards is imported only when something is.
"""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from app.ui.page_names import PAGES
from app.window.start_request import Opening, naming_file
from solvers.console.arguments import SWITCH, WRONG_INPUT, OneSentenceParser, VersionShown
from solvers.console.streams import complain
from solvers.lessons import ENDING
from solvers.message import InputError, Message
from solvers.puzzles import entries, imported
from solvers.version import PROGRAM

if TYPE_CHECKING:
    from solvers.documents import Document

_ENDINGS = (".json", ".txt", ".md")


class CommandFault(StrEnum):
    """What can be wrong with the arguments."""

    BOTH = "give either a layout or a file, or a board and its start, but not both"
    UNKNOWN = "“{arguments}” cannot be given here; huarong-knight --help lists what can"
    NO_PAGE = "there is no page “{page}”; choose one of {pages}"
    NO_VALUE = "{option} needs a value; huarong-knight --help says which"
    NO_DATE = "“{text}” is not a date: write year, month and day, such as 2026-11-23"
    TWICE = "{option} can be given only once"
    OTHER = "these arguments are not valid ({what}); huarong-knight --help lists what can be given"


_FAULTS = (
    (r"unrecognized arguments: (?P<arguments>.+)", CommandFault.UNKNOWN),
    (r"argument --page: invalid choice: '(?P<page>.*)' \(choose from .+\)", CommandFault.NO_PAGE),
    (r"argument (?P<option>\S+): (expected one argument|“--” is not a value)", CommandFault.NO_VALUE),
    (r"argument (?P<option>\S+): it can be given only once", CommandFault.TWICE),
)
"""What the parser complains of in English, and what we say for it."""


class WindowParser(OneSentenceParser):
    """A parser that says what is wrong by messages, so that a person reads them in their language."""

    said: Callable[[Message], str] = str

    def error(self, message: str) -> NoReturn:
        """Say it on standard error and end with status 2."""
        for form, fault in _FAULTS:
            if found := re.fullmatch(form, message, re.DOTALL):
                self.refuse(InputError(fault, **found.groupdict(), pages=PAGES))
        self.refuse(InputError(CommandFault.OTHER, what=message))

    def refuse(self, fault: InputError) -> NoReturn:
        """Say why what was asked for makes no sense, and end with status 2."""
        complain(self.said(fault.message), self.prog)
        self.exit(WRONG_INPUT)


def read(arguments: Sequence[str], said: Callable[[Message], str] = str) -> Opening:
    """What the arguments ask for; ends the program with one sentence and status 2 when they make no sense.

    `said` puts the sentence into words: into English by itself.
    """
    parser = window_parser()
    parser.said = said
    asked = parser.parse_args(arguments)
    try:
        return _opening(asked)._replace(today=None if asked.date is None else _date(asked.date))
    except InputError as error:
        parser.refuse(error)


def open_named(text: str) -> Document:
    """The document in the file of this name, or, when there is none, in the text itself; raises `InputError`."""
    from solvers.documents import open_file, open_text
    from solvers.documents.files import FileFault

    path = Path(text)
    if text.strip() and _is_there(path):
        try:
            return open_file(path)
        except InputError as error:
            named = naming_file(error.message, path.name)
            raise InputError(named.template, **named.values) from None
    try:
        return open_text(text)
    except InputError:
        if path.suffix.lower() in _ENDINGS:
            raise InputError(FileFault.ABSENT, path=text) from None
        raise


def window_parser() -> WindowParser:
    """The parser of all arguments."""
    parser = WindowParser(
        prog=PROGRAM, description="Klotski and the knight's tour: play, solve, and watch the searches at work."
    )
    parser.add_argument(
        "what", nargs="?", metavar="LAYOUT_OR_FILE", help="the name or a code of a layout, an exported file or a lesson"
    )
    for option in (option for entry in entries() for option in entry.start_options):
        kind: dict[str, Any] = {"metavar": option.metavar} if option.metavar else SWITCH
        parser.add_argument(f"--{option.name}", **kind, help=option.help)
    parser.add_argument("--page", choices=PAGES, help="open this page")
    parser.add_argument("--date", metavar="YYYY-MM-DD", help="take this date for today's, for the puzzle of the day")
    parser.add_argument("--version", action=VersionShown, nargs=0, help="print the version and exit")
    return parser


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InputError(CommandFault.NO_DATE, text=text) from None


def _opening(asked: Namespace) -> Opening:
    said = {one: {option.name: getattr(asked, option.name) for option in one.start_options} for one in entries()}
    wanted = [(entry, values) for entry, values in said.items() if {*values.values()} - {None, False}]
    if len(wanted) + (asked.what is not None) > 1:
        raise InputError(CommandFault.BOTH)
    if asked.what is not None:
        if asked.what.lower().endswith(ENDING) and _is_there(Path(asked.what)):
            return Opening(page=asked.page, lesson=Path(asked.what))
        return Opening(open_named(asked.what), asked.page)
    for entry, values in wanted:
        document, searched = imported(entry.start_reader)(**values)
        return Opening(document, asked.page, searched)
    return Opening(page=asked.page)


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # too long for a name, or with a zero byte in it
        return False
