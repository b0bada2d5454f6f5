"""What can be said when the program is started; knows no Qt, so that mistakes are told where no window opens.

Most often nothing is said: what reads layouts, files and boards is imported only when something is.
"""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from app.ui.version import PROGRAM, installed_version
from app.window.start_request import PAGES, Opening
from solvers.console.arguments import OneSentenceParser
from solvers.message import InputError

if TYPE_CHECKING:
    from solvers.documents import Document

_ENDINGS = (".json", ".txt")


class CommandFault(StrEnum):
    """What can be wrong with what is asked for together."""

    BOTH = "give either a layout, a file or a text, or a board and its start, but not both"


def read(arguments: Sequence[str]) -> Opening:
    """What the arguments ask for; ends the program with one sentence and status 2 when they make no sense."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        return _opening(asked)
    except InputError as error:
        parser.error(str(error))


def open_named(text: str) -> Document:
    """The document in the file of this name, or, when there is none, in the text itself; raises `InputError`."""
    from solvers.documents import open_file, open_text
    from solvers.documents.faults import FileFault

    path = Path(text)
    if text.strip() and _is_there(path):
        return open_file(path)
    try:
        return open_text(text)
    except InputError:
        if path.suffix.lower() in _ENDINGS:
            raise InputError(FileFault.ABSENT, path=text) from None
        raise


def _opening(asked: Namespace) -> Opening:
    wants_board = asked.board is not None or asked.start is not None or asked.closed
    if asked.what is not None:
        if wants_board:
            raise InputError(CommandFault.BOTH)
        return Opening(open_named(asked.what), asked.page)
    if not wants_board:
        return Opening(page=asked.page)
    from solvers.documents import KnightDocument
    from solvers.documents.knight_reading import check_sides, checked
    from solvers.knight.notation import parse_board, square_on

    board = parse_board(asked.board or "8x8")
    check_sides(board.rows, board.columns)
    start = None if asked.start is None else square_on(asked.start, board)
    return Opening(checked(KnightDocument(board, start, asked.closed)), asked.page, search=start is not None)


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # too long for a name, or with a zero byte in it
        return False


def _parser() -> OneSentenceParser:
    parser = OneSentenceParser(
        prog=PROGRAM, description="Klotski and the knight's tour: play them, solve them, and watch the searches work."
    )
    parser.add_argument(
        "what", nargs="?", metavar="LAYOUT_OR_FILE", help="a layout by name or code, or a file that was exported"
    )
    parser.add_argument("--board", metavar="RxC", help="a chessboard, as in 8x8; rows come first")
    parser.add_argument("--start", metavar="SQUARE", help="where the knight sets off, as in a1 or 7,0; finds a tour")
    parser.add_argument("--closed", action="store_true", help="the tour is to come back to its start")
    parser.add_argument("--page", choices=PAGES, help="the page to open at")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and end")
    return parser


class _Version(Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        print(PROGRAM, installed_version() or "(not installed)")
        parser.exit()
