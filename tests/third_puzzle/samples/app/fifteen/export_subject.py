"""What the page of the 8-puzzle shows, ready to be exported or shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QPainter

from app.export.picture import ImageCache, Picture, PictureCache, Scene, board_in, with_margin
from app.export.request import Plate, Subject
from app.fifteen.board import paint_frame, paint_tiles
from app.fifteen.repositories import SlidingGameRecord
from app.fifteen.words import counted, finished_figures, step_lines
from app.puzzle.share import SharedResult
from app.ui.look.theme import Theme
from solvers.fifteen.document import FifteenDocument
from solvers.fifteen.play import SlidingGame
from solvers.fifteen.position import Position, position_text


@dataclass(frozen=True)
class SlidingPicture(Picture):
    """The frame with its tiles in a line of positions."""

    positions: Sequence[Position]

    @property
    def proportion(self) -> float:
        """How high it is for its width."""
        return with_margin(1, 1)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self.positions) - 1

    def scene(self, rect: QRectF, theme: Theme, font: QFont, picture_cache: PictureCache) -> Scene:
        """The frame in a rectangle."""
        return SlidingScene(self.positions, board_in(rect), theme, font)


@dataclass(frozen=True)
class SlidingScene:
    """A line of positions in a frame."""

    positions: Sequence[Position]
    frame: QRectF
    theme: Theme
    font: QFont

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint every tile where it is at a moment."""
        paint_frame(painter, self.frame, self.theme, self.frame.left())
        paint_tiles(painter, self.frame, self.positions, moment, self.theme, self.font)


def sliding_subject(line: SlidingGame, position: int) -> Subject:
    """The start of a line of play, and what slides from there."""
    title = position_text(line.start)
    if line.length:
        text = QCoreApplication.translate("Export", "{name}: {length}")
        title = text.format(name=title, length=counted(line.length))
    lines = step_lines(line.positions, line.tiles)
    return Subject(
        make_text=partial("\n".join, [position_text(line.start), title, *(lines[1:] and ["", *lines[1:]]), ""]),
        title=title,
        make_document=partial(FifteenDocument, line.start, line.tiles),
        picture=SlidingPicture(line.positions),
        captions=lines,
        position=position,
        plates=[Plate(SlidingPicture([line.start]), 0)] if line.length else [],
        first_listed=1,
    )


def shared_game(game: SlidingGameRecord, title: str, theme: Theme) -> SharedResult:
    """A game as it is shared; the picture shows where it began."""
    picture = SlidingPicture([game.start])
    text = QCoreApplication.translate("Share", "Huarong Knight: {name}").format(name=title)

    def paint(painter: QPainter, rect: QRectF) -> None:
        picture.scene(rect, theme, painter.font(), ImageCache()).paint(painter, 0.0)

    return SharedResult(
        name=title,
        figures=finished_figures(game),
        text="\n".join((text, finished_figures(game), position_text(game.start))),
        paint_board=paint,
        proportion=picture.proportion,
    )
