"""What the knight's page shows, ready to be exported or shared: a board and the path on it, drawn without a widget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from app.export.picture import ImageCache, NoCache, PictureCache, Scene, board_in, with_margin
from app.export.request import Plate, Subject
from app.knight.board.geometry import ChessGeometry, proportions
from app.knight.board.marks import paint_centre, paint_start, paint_start_tint
from app.knight.board.moving_knight import Stance, paint_badge, paint_knight, paint_step, paint_tints
from app.knight.board.scene import ChessScene
from app.knight.board.surface import draw_surface
from app.knight.board.tour_picture import TourPainting
from app.knight.board.trail import DISPLAYS, Display, Pens, TrailLine
from app.knight.game_words import finished_sentence
from app.knight.piece_words import piece_name, sized_name, symmetry_name, wrap_name
from app.knight.repositories import KnightGameRecord
from app.knight.words import VisitLines
from app.puzzle.share import SharedResult
from app.ui.look.theme import Theme
from app.ui.painting.line_parts import PARTS
from app.ui.words.messages import as_sentence, listed
from app.ui.words.numbers import board_size, grouped, plural
from solvers.knight.board import Board, Square
from solvers.knight.document import KnightDocument
from solvers.knight.notation import chess_name, chess_text, coordinates_text
from solvers.knight.symmetric.quotient import symmetry_of
from solvers.knight.tour import Tour

NUMBERS_AND_PATH = Display()
NUMBERED_IN_LINE = 8
"""How many squares with their numbers are in a line of text."""
MOST_NUMBERED = 30
"""How many rows and columns a board has at most for its numbers to be read on paper."""


@dataclass(frozen=True)
class KnightPicture:
    """A board with a start or a path on it: `order` holds the numbers of the squares (`Board.index`) as visited.

    `display` is what the knight leaves behind.
    """

    board: Board
    start: Square | None = None
    order: Sequence[int] = ()
    closed: bool = False
    display: Display = NUMBERS_AND_PATH

    @property
    def length(self) -> int:
        """How many steps the knight takes; a closed tour has the one back too."""
        return max(0, len(self.order) - (not self.closed))

    @property
    def proportion(self) -> float:
        """How high it is for its width."""
        return with_margin(*proportions(self.board.rows, self.board.columns))

    def scene(self, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache) -> Scene:
        """The board in a rectangle, with what the knight has left on it."""
        if not self.order:
            return KnightScene(picture=self, rect=rect, theme=theme, font=font, picture_cache=picture_cache)
        return DrawnTour(picture=self, rect=rect, theme=theme, font=font, picture_cache=picture_cache)

    def film(self, size: QSizeF, theme: Theme, font: QFont) -> Scene:
        """The same in pixels, its trail growing from one moment to the next."""
        rect, picture_cache = QRectF(QPointF(), size), ImageCache()
        return (
            GrowingTour(picture=self, rect=rect, theme=theme, font=font, picture_cache=picture_cache)
            if self.order
            else self.scene(rect, theme, font, picture_cache)
        )


class KnightScene:
    """A board without a path."""

    def __init__(
        self, picture: KnightPicture, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache
    ) -> None:
        self._picture = picture
        self._rect = rect
        self._theme = theme
        self._picture_cache = picture_cache
        self._squares = _geometry(picture, rect)
        self._pens = Pens.of(self._squares, theme, font, picture.display.numbers, picture.display.path)

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint the board, and the knight on its start."""
        self._paint_surface(painter)
        start = self._picture.start
        if start is not None:
            paint_start_tint(painter, self._squares, start, self._theme)
            paint_start(painter, self._squares, start, self._theme)

    def _paint_surface(self, painter: QPainter) -> None:
        at_origin = _geometry(self._picture, QRectF(QPointF(), self._rect.size()))
        board, theme = self._picture.board, self._theme
        self._picture_cache.draw(
            painter,
            "board",
            self._rect.topLeft(),
            self._rect.size(),
            lambda stamp: draw_surface(stamp, at_origin, board, theme, ()),
        )


class GrowingTour(KnightScene):
    """A tour in pixels: each frame adds its step to a picture of the trail."""

    def __init__(
        self, picture: KnightPicture, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache
    ) -> None:
        super().__init__(picture, rect, theme, font, picture_cache)
        picture_of = picture.board if picture.display.picture else None
        self._scene = ChessScene(self._squares, self._pens, 1.0, picture_of)
        self._scene.set_tour(picture.order, picture.closed, 0.0)

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint the tour up to a moment."""
        self._paint_surface(painter)
        self._scene.move_to(moment)
        while self._scene.behind:
            self._scene.draw_slice()
        self._scene.paint_under(painter)
        self._scene.paint_over(painter)


class DrawnTour(KnightScene):
    """A tour as outlines, all of its trail drawn each time."""

    def __init__(
        self, picture: KnightPicture, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache
    ) -> None:
        super().__init__(picture, rect, theme, font, picture_cache)
        self._trail = TrailLine(self._squares, self._pens, picture.order, picture.closed)

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint the tour up to a moment."""
        self._paint_surface(painter)
        stance = Stance.at(self._trail, moment)
        if self._picture.display.picture:
            place, size = self._rect.topLeft(), self._rect.size()
            self._picture_cache.draw(painter, "picture", place, size, self._paint_whole_picture)
        else:
            paint_tints(painter, self._squares, self._trail, stance, self._pens)
            self._trail.draw(painter, range(stance.visit + 1))
        if self._trail.parts is not None:
            paint_centre(painter, self._squares, self._trail.parts, self._theme)
        if self._picture.display.picture and stance.visit in (0, self._trail.length):
            return  # nobody stands in the picture before the knight sets off and after it has come home
        paint_step(painter, self._trail, stance, self._pens)
        paint_knight(painter, self._squares, stance, self._pens)
        paint_badge(painter, self._trail, stance, self._pens)

    def _paint_whole_picture(self, painter: QPainter) -> None:
        picture, at_origin = self._picture, _geometry(self._picture, QRectF(QPointF(), self._rect.size()))
        TourPainting(
            geometry=at_origin, theme=self._theme, board=picture.board, order=picture.order, closed=picture.closed
        ).paint_whole(painter)


def _geometry(picture: KnightPicture, rect: QRectF) -> ChessGeometry:
    return ChessGeometry.fit(board_in(rect), picture.board, 1.0)


def knight_subject(walk: Tour, start: Square | None, closed: bool, display: Display, position: int) -> Subject:
    """A board, where the knight sets off, and its way, of which `display` says what stays on the board.

    `walk` is a tour, a part of one, or has no squares; `closed` says whether a closed tour was asked for.
    """
    comes_back = closed and _is_tour(walk)
    picture = KnightPicture(board=walk.board, start=start, order=walk.order, closed=comes_back, display=display)
    captions = VisitLines(walk, comes_back) if walk.order else []
    title = _title(walk, closed)
    plates = _plates(picture) if walk.order else []
    return Subject(
        make_text=partial(_text, walk, title),
        title=title,
        make_document=lambda: KnightDocument(walk.board, start, closed, walk.squares),
        picture=picture,
        captions=captions,
        position=position,
        numbered_from=1 if walk.order else 0,
        plates=plates,
    )


def _plates(picture: KnightPicture) -> list[Plate]:
    """The whole way large, and the numbers of its squares where they can be read."""
    whole = replace(picture, display=DISPLAYS["picture" if len(picture.order) == picture.board.size else "path"])
    plates = [Plate(whole, picture.length)]
    if max(picture.board.rows, picture.board.columns) <= MOST_NUMBERED:
        plates.append(Plate(replace(picture, display=DISPLAYS["numbers"]), picture.length))
    return plates


def _is_tour(walk: Tour) -> bool:
    return len(walk.order) == walk.board.size


def _title(walk: Tour, closed: bool) -> str:
    board = walk.board
    if not walk.order:
        return QCoreApplication.translate("Export", "Chessboard, {size}").format(size=sized_name(board))
    piece = piece_name(board.piece)
    size = listed(filter(None, (board_size(board.rows, board.columns), wrap_name(board.wrap))))
    if not _is_tour(walk):
        values = {"piece": piece, "visited": grouped(len(walk.order)), "size": size}
        return plural(
            "Export", "Unfinished {piece}'s tour: {visited} of {number} squares, {size}", board.size, **values
        )
    values = {"piece": piece, "size": size, "start": chess_name(walk.start, board.rows)}
    if closed:
        title = plural(
            "Export", "Closed {piece}'s tour of {number} squares, {size}, from {start}", board.size, **values
        )
        return listed(filter(None, (title, symmetry_name(symmetry_of(walk)))))
    return as_sentence(
        plural("Export", "{piece}'s tour of {number} squares, {size}, from {start}", board.size, **values)
    )


def _text(walk: Tour, title: str) -> str:
    if not _is_tour(walk):
        visited = "\n".join([title, chess_text(walk), ""]) if walk.order else ""
        return f"{walk.board.kind}\n{visited}"
    kind = [] if walk.board.is_usual else [walk.board.kind]
    forms = [title, *kind, str(walk), coordinates_text(walk), chess_text(walk), _numbered(walk), ""]
    return "\n\n".join(forms).removesuffix("\n")


def _numbered(walk: Tour) -> str:
    """The squares with their numbers, as in the list beside the board, a few in a line."""
    lines = VisitLines(walk, closed=False)
    width = len(str(len(lines)))
    each = [number.rjust(width) + PARTS + square for number, square in (line.split(PARTS) for line in lines)]
    widest = max(map(len, each))
    rows = (each[first : first + NUMBERED_IN_LINE] for first in range(0, len(each), NUMBERED_IN_LINE))
    return "\n".join("    ".join(square.ljust(widest) for square in row).rstrip() for row in rows)


def shared_result(game: KnightGameRecord, title: str, theme: Theme) -> SharedResult:
    """A tour as it is shared; the picture shows it with its numbers."""
    name = QCoreApplication.translate("Share", "{title} {size}")
    name = name.format(title=title, size=sized_name(game.board))
    figures = finished_sentence(game)
    text = "\n".join((QCoreApplication.translate("Share", "Huarong Knight: {name}").format(name=name), figures))
    picture = KnightPicture(game.board, order=game.visits, closed=game.closed)

    def paint(painter: QPainter, rect: QRectF) -> None:
        scene = picture.scene(rect, theme, painter.font(), NoCache())
        scene.paint(painter, float(picture.length))

    return SharedResult(name=name, figures=figures, text=text, paint_board=paint, proportion=picture.proportion)
