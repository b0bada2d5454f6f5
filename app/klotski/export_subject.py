"""What the Klotski page shows, ready for export and for sharing: a layout and its steps, drawn without a widget."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from unicodedata import east_asian_width

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from app.export.picture import NoCache, Picture, PictureCache, Scene, board_in, with_margin
from app.export.request import Plate, Subject
from app.klotski.board.piece_art import OVERHANG, paint_piece
from app.klotski.board.track import KlotskiTrack, Place
from app.klotski.board.tray import HEIGHT, WIDTH, cell_of, cells_in, paint_square_names, paint_tray
from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.piece_names import PieceName, piece_names, spoken
from app.klotski.words import StepLines, counted
from app.puzzle.share import SharedResult
from app.ui.look.theme import Theme
from app.ui.painting.line_parts import PARTS
from app.ui.words.language import Language, current
from app.ui.words.numbers import grouped, plural, stars_text
from solvers.klotski.document import KlotskiDocument
from solvers.klotski.layout import COLUMNS, ROWS, Layout, PieceKind, square_name
from solvers.klotski.moves import Metric, count_steps

EMPTY = "·"


def klotski_subject(
    track: KlotskiTrack, metric: Metric, name: str, position: int, squares_named: bool = False
) -> Subject:
    """A layout by its name, and the steps from it, in a metric where they are steps of it.

    If `squares_named`, every picture names its squares and marks its pieces, and not only that above a list of steps.
    """
    lines = StepLines(track)
    title = name
    if track.length:
        title = QCoreApplication.translate("Export", "{name}: {length}").format(
            name=name, length=counted(count_steps(track.steps, metric), metric)
        )
    text, document = partial(_text, track, title, lines), partial(_document, track, metric)
    plates = [Plate(KlotskiPicture(KlotskiTrack(track.layout), named=True), 0)] if track.length else []
    picture, note = KlotskiPicture(track, squares_named), square_words()
    return Subject(
        make_text=text,
        title=title,
        make_document=document,
        picture=picture,
        captions=lines,
        position=position,
        plates=plates,
        note=note,
        first_listed=1,
    )


def _text(track: KlotskiTrack, title: str, lines: StepLines) -> str:
    layout = track.layout
    steps = ["", layout_diagram(layout), diagram_words(layout), "", *_aligned(lines[1:])] if track.length else []
    return "\n".join([str(layout), title, *steps, ""])


def _cells(text: str) -> int:
    """How wide a text is in a font of one width."""
    return sum(2 if east_asian_width(character) == "W" else 1 for character in text)


def _aligned(lines: Sequence[str]) -> Iterator[str]:
    """The lines with their parts below each other in a font of one width, in which a Chinese sign is two wide."""
    rows = [line.split(PARTS) for line in lines]
    numbers, names = (max(_cells(row[part]) for row in rows) for part in (0, 1))
    for number, name, *rest in rows:
        padded = name + " " * (names - _cells(name))
        yield PARTS.join([number.rjust(numbers), padded, *rest])


def _document(track: KlotskiTrack, metric: Metric) -> KlotskiDocument:
    in_metric = all(count_steps([step], metric) == 1 for step in track.steps)
    return KlotskiDocument(track.layout, track.steps, metric if in_metric else Metric.MOVES)


class KlotskiPicture(Picture):
    """The track of a layout."""

    def __init__(self, track: KlotskiTrack, named: bool = False) -> None:
        """If `named`, the squares are named on the rim and the pieces are marked, as the list of steps calls them."""
        self._track = track
        self._named = named

    @property
    def length(self) -> int:
        """How many steps there are."""
        return self._track.length

    @property
    def proportion(self) -> float:
        """How high it is for its width."""
        return with_margin(WIDTH, HEIGHT)

    def scene(self, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache) -> Scene:
        """The tray and its pieces in a rectangle."""
        return KlotskiScene(self._track, BoardDrawing(rect, theme, picture_cache, self._named))


class BoardDrawing:
    """The tray with pieces in it, in one rectangle."""

    def __init__(self, rect: QRectF, theme: Theme, picture_cache: PictureCache, named: bool = False) -> None:
        """If `named`, the squares are named on the rim and the pieces are marked."""
        self._rect = rect
        self._rim = board_in(rect)
        self._theme = theme
        self._picture_cache = picture_cache
        self._named = named

    def paint(self, painter: QPainter, pieces: Iterable[tuple[PieceKind, PieceName, Place]]) -> None:
        """Paint the tray, and each piece in its place."""
        self._picture_cache.draw(painter, "tray", self._rect.topLeft(), self._rect.size(), self._paint_tray)
        for kind, person, place in pieces:
            self._paint_piece(painter, kind, person, place)

    def _paint_tray(self, painter: QPainter) -> None:
        rim = self._rim.translated(-self._rect.topLeft())
        paint_tray(painter, rim, self._theme, shadow=rim.left())
        if self._named:
            paint_square_names(painter, rim, self._theme)

    def _paint_piece(self, painter: QPainter, kind: PieceKind, person: PieceName, place: Place) -> None:
        cell = cell_of(self._rim)
        overhang = QPointF(OVERHANG, OVERHANG) * cell
        size = QSizeF(kind.width + 2 * OVERHANG, kind.height + 2 * OVERHANG) * cell
        self._picture_cache.draw(
            painter,
            (kind, person),
            cells_in(self._rim, kind, place).topLeft() - overhang,
            size,
            lambda stamp: paint_piece(stamp, kind, person, overhang, cell, self._theme, self._named),
        )


class KlotskiScene:
    """A track on a board."""

    def __init__(self, track: KlotskiTrack, board: BoardDrawing) -> None:
        self._track = track
        self._cast = piece_names(track.layout)
        self._board = board

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint every piece where it is at a moment."""
        self._board.paint(painter, zip(self._track.kinds, self._cast, self._track.places(moment), strict=True))


def layout_diagram(layout: Layout) -> str:
    """The rows from 5 down to 1 and the columns a to d, with a letter or sign of each piece in all its cells."""
    names = piece_names(layout)
    who = {cell: name for piece, name in zip(layout.pieces, names, strict=True) for cell in piece.cells}
    rows = (_row(f"{ROWS - row}", (_sign(who.get((row, column))) for column in range(COLUMNS))) for row in range(ROWS))
    columns = _row(" ", (square_name((0, column))[0].ljust(2) for column in range(COLUMNS)))
    return "\n".join([*rows, columns])


def diagram_words(layout: Layout) -> str:
    """Who the letters of a diagram are, and which square is that of a piece."""
    if current() is not Language.ENGLISH:
        return square_words()
    people = [f"{name.initials} {spoken(name)}" for name in piece_names(layout) if not name.number]
    return f"{', '.join(people)}\n{square_words()}"


def square_words() -> str:
    """Which square is that of a piece."""
    return QCoreApplication.translate("Klotski", "The square of a piece is that of its upper left cell.")


def _row(number: str, cells: Iterator[str]) -> str:
    return f"{number}  {' '.join(cells)}".rstrip()


def _sign(name: PieceName | None) -> str:
    """What stands for a piece, two characters wide, as one Chinese sign is."""
    if name is not None and not name.number and current() is not Language.ENGLISH:
        return name.signs[0]
    return (EMPTY if name is None else name.initials).ljust(2)


def shared_result(game: FinishedKlotskiGame, name: str, theme: Theme) -> SharedResult:
    """A game as it is shared, its layout called by a name; the picture shows where it began."""
    figures = _figures(game)
    rated = figures if game.stars is None else f"{stars_text(game.stars)} {figures}"
    text = "\n".join(
        (QCoreApplication.translate("Share", "Huarong Knight: {name}").format(name=name), rated, str(game.layout))
    )
    picture = KlotskiPicture(KlotskiTrack(game.layout))

    def paint(painter: QPainter, rect: QRectF) -> None:
        picture.scene(rect, theme, painter.font(), NoCache()).paint(painter, 0.0)

    return SharedResult(
        name=name, figures=figures, text=text, paint_board=paint, proportion=picture.proportion, stars=game.stars
    )


def _figures(game: FinishedKlotskiGame) -> str:
    """The steps, the fewest there are, and what else has cost stars or speaks for the game."""
    said, undone = [counted(game.length, game.metric)], (game.taken or game.length) - game.length
    if game.optimum is not None:
        said.append(QCoreApplication.translate("Share", "best possible {best}").format(best=grouped(game.optimum)))
    if undone:
        said.append(QCoreApplication.translate("Share", "undone: {steps}").format(steps=counted(undone, game.metric)))
    if game.hints:
        said.append(plural("Share", "{number} hints", game.hints))
    kinds = {
        QCoreApplication.translate("Share", "strict game"): game.strict,
        QCoreApplication.translate("Share", "relaxed game"): game.relaxed,
        QCoreApplication.translate("Share", "with the program's help"): game.given,
    }
    return " · ".join([*said, *(kind for kind, holds in kinds.items() if holds)])
