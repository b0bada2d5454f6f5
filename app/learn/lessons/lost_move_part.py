"""Two paths to one position in equally many moves, and why it matters which of them a search stores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import piece_names, short_name
from app.klotski.words import counted
from app.learn.lessons.fields import LEAST_BOARD
from app.learn.lessons.lost_move import LostMove, search
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.search.worker import Report
from app.ui.look.fonts import sign_font, tabular
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_path, draw_rounded, rounded
from app.ui.widgets.focus import enable_either
from app.ui.widgets.painted import ScaledPicture
from app.ui.widgets.shorthand import column, label, named, row
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.search import Found, Verdict

SPEED = 1.0
TILE, NUMBER, GAP = 36.0, 20.0, 10.0
"""The side of a tile, the height of a move's number below it, and the gap between moves, in pixels."""


class MoveStrip(ScaledPicture):
    """A tile with the piece's sign for each slide; under each move stands its number."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, self.tr("Slides, grouped into moves"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.moves: list[list[str]] = []
        """For each move the signs of its slides."""

    def show_slides(self, slides: Sequence[Step], signs: Sequence[str]) -> None:
        """Show these slides by one cell, each with the sign of its piece."""
        self.moves = []
        for number, sign in enumerate(signs):
            goes_on = number > 0 and slides[number - 1].target == slides[number].origin
            if goes_on:
                self.moves[-1].append(sign)
            else:
                self.moves.append([sign])
        self.setAccessibleDescription(" | ".join(" ".join(signs) for signs in self.moves))
        self.update()

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize(200, scaled(TILE + NUMBER + 4))

    def minimumSizeHint(self) -> QSize:
        """One row."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint the moves from the middle outwards."""
        wide = [TILE * len(signs) for signs in self.moves]
        left = (self.field.width() - sum(wide) - GAP * max(0, len(wide) - 1)) / 2
        for number, (signs, width) in enumerate(zip(self.moves, wide, strict=True), 1):
            self._paint_move(painter, QRectF(left, 1.5, width, TILE), signs, number)
            left += width + GAP

    def _paint_move(self, painter: QPainter, place: QRectF, signs: Sequence[str], number: int) -> None:
        theme = self.theme
        draw_rounded(painter, place, 6, theme.field, theme.accent, 1.6)
        painter.setPen(QColor(theme.text))
        painter.setFont(sign_font(TILE * 0.55))
        for slot, sign in enumerate(signs):
            tile = QRectF(place.left() + slot * TILE, place.top(), TILE, TILE)
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, sign)
        painter.setFont(tabular(self.drawn_font))
        below = QRectF(place.left(), place.bottom() + 2, place.width(), NUMBER)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number))


class RingedBoard(KlotskiBoard):
    """Shows a moment of a track, with a ring round the piece of the step before or under way."""

    ringed: int | None = None
    """The number of the piece with the ring; None at the beginning."""

    def show_track(self, track: KlotskiTrack) -> None:
        """Take up a track, at its beginning."""
        self.ringed = None
        super().show_track(track)

    def show_moment(self, moment: float, position: int | None = None) -> None:
        """Show this moment of the track."""
        super().show_moment(moment, position)
        if self.track is not None:
            steps = min(int(moment) + (moment > int(moment)), self.track.length)
            self.ringed = self.track.movers[steps - 1] if steps else None
            self.update()

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces, and the ring over them."""
        super().paint_foreground(painter, dirty)
        if self.ringed is None or self.track is None:
            return
        edge = 0.05 * self.cell
        rect = self.rect_of(self.track.kinds[self.ringed], self.place_of(self.ringed))
        rect = rect.adjusted(edge, edge, -edge, -edge)
        for ink, width in ((self.theme.well, 0.14), (self.theme.accent, 0.08)):
            draw_path(painter, rounded(rect, 0.1 * self.cell), edge=ink, width=max(2.0, width * self.cell))


class LostMovePart(Part):
    """Two boards play the two paths at once; where they meet, the person says whether both cost the same."""

    tells = ("asked", "met", "right", "wrong", "fewer", "more", "none")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._layout = given.layout("layout", None)
        self.boards = [RingedBoard(self.appearance) for _ in range(2)]
        self.strips = [MoveStrip(f"{given.name}Strip{number}", self.appearance) for number in range(2)]
        nothing = counted(0, Metric.MOVES)
        self.counts = [label(nothing, "title", f"{given.name}Count{number}", wrap=True) for number in range(2)]
        self.steering, self.bar = self.make_transport(SPEED)
        self.same, self.other = self.offer_guesses((self.tr("Both cost the same"), self.tr("One costs more")))
        self._enable_guesses(False)
        self._found: LostMove | None = None
        self._ways: tuple[tuple[Step, ...], ...] = ((), ())
        self._lay_out()
        self.steering.moment_changed.connect(self._show_moment)

    def begin(self) -> None:
        """Look for the two paths."""
        if self._found is None:
            self.runner.start(partial(search, self._layout))

    def next_controls(self) -> Sequence[QWidget]:
        """The paths are played on."""
        return (self.bar.play_button,)

    def answered(self, report: Report[Found[LostMove]]) -> None:
        """Lay the two paths on the boards."""
        found = self._found = report.event.answer
        self._ways = (*found.kept.slides, *found.rest), (*found.refused.slides, *found.rest)
        for board, way in zip(self.boards, self._ways, strict=True):
            board.show_track(KlotskiTrack(self._layout, way))
        self.steering.load(len(self._ways[0]))

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
        people, lettering = piece_names(self._layout), self.appearance.theme.lettering
        for number, (board, way) in enumerate(zip(self.boards, self._ways, strict=True)):
            board.show_moment(moment)
            track = KlotskiTrack(self._layout, way)
            done = way[: int(moment)]
            movers = (people[piece] for piece in track.movers[: len(done)])
            self.strips[number].show_slides(done, [short_name(name, lettering) for name in movers])
            self.counts[number].setText(counted(count_steps(done, Metric.MOVES), Metric.MOVES))
        asked = moment == self.meeting and self.guessed < 0
        self._enable_guesses(asked)
        kept, refused = (count_steps(way, Metric.MOVES) for way in self._ways)
        if asked:
            self.conclude(asked=True, met=counted(self._found.kept.steps, Metric.MOVES))
        elif self.guessed >= 0 and moment >= self.steering.length:
            fewer, more = counted(refused, Metric.MOVES), counted(kept, Metric.MOVES)
            self.conclude(fewer=fewer, more=more, **self.judged(self.guessed == 1))

    def _enable_guesses(self, enabled: bool) -> None:
        enable_either(enabled, (self.same, self.other), ())

    def _lay_out(self) -> None:
        self.controls.addLayout(row((self.same, 1), (self.other, 1)))
        titles = self.tr("First path: stored"), self.tr("Later path: rejected")
        sides = [(self._side_of(number, title), 1) for number, title in enumerate(titles)]
        column((row(*sides, spacing=12), 1), self.bar, spacing=10, parent=self)

    def _side_of(self, number: int, title: str) -> QVBoxLayout:
        board = named(self.boards[number], f"{self.objectName()}Board{number}", title)
        board.setMinimumSize(LEAST_BOARD)
        board.show_track(KlotskiTrack(self._layout))
        heading = label(title, "heading", f"{self.objectName()}Title{number}", wrap=True)
        for text in (heading, self.counts[number]):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return column(heading, (board, 1), self.strips[number], self.counts[number])
