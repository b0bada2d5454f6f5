"""Two paths to one position in equally many moves, and why it matters which of them a search stores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.marks import paint_ring
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import piece_names, short_name
from app.klotski.words import counted
from app.learn.lessons.fields import LEAST_BOARD
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.search.worker import Report
from app.ui.look.fonts import sign_font, tabular
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded
from app.ui.painting.text import write_in
from app.ui.widgets.focus import enable_either
from app.ui.widgets.painted import ScaledPicture
from app.ui.widgets.shorthand import column, label, named, row
from solvers.klotski.historical.lost_move import LostMove, search
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.search import Found, Verdict

SPEED = 1.0
TILE, NUMBER, GAP = 36.0, 20.0, 10.0
"""The side of a tile, the height of a move's number below it, and the gap between moves, in pixels."""


class MoveStrip(ScaledPicture):
    """A tile with the piece's sign for each slide; under each move stands its number."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, self.tr("Slides, grouped into moves"))
        self.setFixedHeight(scaled(TILE + NUMBER + 4))
        self.moves: list[list[str]] = []
        """For each move the signs of its slides."""

    def show_slides(self, slides: Sequence[Step], signs: Sequence[str]) -> None:
        """Show these slides by one cell, each with the sign of its piece."""
        self.moves = []
        mover: Square | None = None
        for slide, sign in zip(slides, signs, strict=True):
            if slide.origin != mover:
                self.moves.append([])
            self.moves[-1].append(sign)
            mover = slide.target
        self.setAccessibleDescription(" | ".join(" ".join(signs) for signs in self.moves))
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the moves from the middle outwards."""
        slides = sum(map(len, self.moves))
        left = (self.field.width() - TILE * slides - GAP * (len(self.moves) - 1)) / 2
        for number, signs in enumerate(self.moves, 1):
            place = QRectF(left, 1.5, TILE * len(signs), TILE)
            draw_rounded(painter, place, 6, self.theme.field, self.theme.accent, 1.6)
            for slot, sign in enumerate(signs):
                tile = QRectF(left + slot * TILE, place.top(), TILE, TILE)
                write_in(painter, tile, sign, self.theme.text, font=sign_font(TILE * 0.55))
            below = QRectF(left, place.bottom() + 2, place.width(), NUMBER)
            write_in(painter, below, str(number), self.theme.text, font=tabular(self.drawn_font))
            left += place.width() + GAP


class RingedBoard(KlotskiBoard):
    """Has a ring round a piece."""

    ringed: int | None = None
    """The number of the piece; None for no ring."""

    def ring(self, piece: int | None) -> None:
        """Move the ring to another piece, or take it away."""
        self.ringed = piece
        self.update()

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces, and the ring over them."""
        super().paint_foreground(painter, dirty)
        if self.ringed is not None:
            rect = self.rect_of(self.track.kinds[self.ringed], self.place_of(self.ringed))
            paint_ring(painter, rect, self.cell, self.theme)


class ShownPath(QWidget):
    """A path on a board, below its title, with its slides and how many moves they are."""

    def __init__(self, title: str, name: str, number: int, layout: Layout, appearance: Appearance) -> None:
        """`name` begins the object names, `number` ends them."""
        super().__init__()
        self.board = named(RingedBoard(appearance), f"{name}Board{number}", title)
        self.board.setMinimumSize(LEAST_BOARD)
        self.strip = MoveStrip(f"{name}Strip{number}", appearance)
        heading = label(title, "heading", f"{name}Title{number}", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self.count = label("", "title", f"{name}Count{number}", wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self._names, self._appearance = piece_names(layout), appearance
        self.track = KlotskiTrack(layout)
        self.take_up(())
        column(heading, (self.board, 1), self.strip, self.count, parent=self)

    def take_up(self, slides: Sequence[Step]) -> None:
        """Show this path, at its beginning."""
        self.track = KlotskiTrack(self.track.layout, slides)
        self.board.show_track(self.track)
        self.show_moment(0)

    def show_moment(self, moment: float) -> None:
        """Show the path up to a moment, with a ring round the piece of the step before or under way."""
        self.board.show_moment(moment)
        self.board.ring(self.track.movers[ceil(moment) - 1] if moment else None)
        done, lettering = self.track.steps[: int(moment)], self._appearance.theme.lettering
        movers = self.track.movers[: len(done)]
        self.strip.show_slides(done, [short_name(self._names[piece], lettering) for piece in movers])
        self.count.setText(counted(count_steps(done, Metric.MOVES), Metric.MOVES))


class LostMovePart(Part):
    """Two boards play the two paths at once; where they meet, the person says whether both cost the same."""

    tells = ("asked", "met", "right", "wrong", "fewer", "more", "none")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._layout = given.layout("layout", None)
        titles = self.tr("First path: stored"), self.tr("Later path: rejected")
        self.paths = [
            ShownPath(title, given.name, number, self._layout, self.appearance) for number, title in enumerate(titles)
        ]
        self.steering, self.bar = self.make_transport(SPEED)
        self.offer_guesses((self.tr("Both cost the same"), self.tr("One costs more")))
        self.controls.addLayout(row(*((guess, 1) for guess in self.guesses)))
        self._enable_guesses(False)
        self._found: LostMove | None = None
        column((row(*((path, 1) for path in self.paths), spacing=12), 1), self.bar, spacing=10, parent=self)
        self.steering.moment_changed.connect(self._show_moment)

    def begin(self) -> None:
        """Look for the two paths."""
        if self._found is None:
            self.runner.start(partial(search, self._layout))

    def prepare(self) -> None:
        """Guess where the paths meet."""
        self.steering.jump(self.meeting)
        super().prepare()

    def next_controls(self) -> Sequence[QWidget]:
        """The paths are played on."""
        return (self.bar.play_button,)

    def answered(self, report: Report[Found[LostMove]]) -> None:
        """Lay the two paths on the boards."""
        found = self._found = report.event.answer
        for path, event in zip(self.paths, (found.kept, found.refused), strict=True):
            path.take_up((*event.slides, *found.rest))
        self.steering.load(self.paths[0].track.length)

    def ended(self, report: Report[Verdict]) -> None:
        """Say that the search went wrong nowhere on this layout."""
        self.conclude(none=self._found is None)

    @property
    def meeting(self) -> int:
        """After how many slides the paths are at the same position."""
        return 0 if self._found is None else len(self._found.kept.slides)

    def take_guess(self, number: int) -> None:
        """Play on."""
        self._enable_guesses(False)
        self.steering.play()

    def _show_moment(self, moment: float) -> None:
        if self._found is None:
            return
        if self.steering.playing and self.guessed < 0 and moment >= self.meeting:
            self.steering.jump(self.meeting)
            return
        for path in self.paths:
            path.show_moment(moment)
        more, fewer = (path.count.text() for path in self.paths)
        asked = moment == self.meeting and self.guessed < 0
        self._enable_guesses(asked)
        if asked:
            self.conclude(asked=True, met=more)
        elif self.guessed >= 0 and moment >= self.steering.length:
            self.conclude(fewer=fewer, more=more, **self.judged(self.guessed == 1))

    def _enable_guesses(self, enabled: bool) -> None:
        enable_either(enabled, self.guesses, ())
