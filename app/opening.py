"""Shows a document on the page it belongs to."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from app.pages.klotski_page import KlotskiPage
from app.pages.knight_page import KnightPage
from app.statements import said
from solvers.documents import Document, KlotskiDocument, KnightDocument
from solvers.knight.tour import TourRequest
from solvers.statement import Statement


class OpeningFault(StrEnum):
    """What is said of a file that cannot be opened, when the reason alone does not name it."""

    IN_FILE = "the file {file} cannot be opened: {why}"


def show_document(document: Document, klotski: KlotskiPage, knight: KnightPage) -> KlotskiPage | KnightPage:
    """Show a document; returns the page that shows it."""
    if isinstance(document, KlotskiDocument):
        _show_klotski(document, klotski)
        return klotski
    _show_knight(document, knight)
    return knight


def naming_file(why: Statement, file: str) -> Statement:
    """The same fault with the name of the file it is in, where it does not tell that already."""
    if "path" in why.values:
        return why
    return Statement(OpeningFault.IN_FILE, {"file": file, "why": said(why)})


def _show_klotski(document: KlotskiDocument, page: KlotskiPage) -> None:
    """A bare layout to be played, a solution to be watched, a game to be gone on with."""
    if not document.steps:
        page.show_layout(document.layout)
    elif document.solved:
        page.show_way(document.layout, document.metric, document.steps)
    else:
        page.resume(document.layout, document.metric, document.steps, seconds=0.0)


def _show_knight(document: KnightDocument, page: KnightPage) -> None:
    board, tour = document.board, document.tour
    if document.path and tour is None:
        page.resume(board, document.closed, document.path, seconds=0.0, hints=0)
    elif tour is None:
        page.show_wish(TourRequest(board, document.start, closed=document.closed))
    else:
        page.show_kept(tour, document.closed)
        page.say(QCoreApplication.translate("Opening", "A tour that was opened, checked square by square."))
