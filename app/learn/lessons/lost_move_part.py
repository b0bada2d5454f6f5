"""The second part on depth-first search: two ways to one position, and why it matters which of them was kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import cast_of
from app.klotski.words import counted
from app.learn.lessons.parts import Part, PartedLesson
from app.puzzle.actions import make_actions
from app.puzzle.transport_bar import TransportBar
from app.search.worker import Report
from app.ui.look.fonts import sign_font, tabular
from app.ui.look.theme import Appearance
from app.ui.painting.wood import rounded, tinted
from solvers.klotski.layout import Layout
from solvers.klotski.lessons import lost_move
from solvers.klotski.lessons.lost_move import LostMove
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.search import Found

TILE = 36.0
NUMBER = 20.0
GAP = 10.0


class MoveStrip(QWidget):
    """A tile with the piece's sign for each slide; under each move stands its number."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Slides, joined to moves"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._appearance = appearance
        self._moves: list[list[str]] = []
        appearance.changed.connect(self.update)

    @property
    def moves(self) -> list[int]:
        """How many slides each move has."""
        return [len(signs) for signs in self._moves]

    def show_slides(self, slides: Sequence[Step], signs: Sequence[str]) -> None:
        """Show these slides by one cell, each with the sign of its piece."""
        self._moves = []
        for number, sign in enumerate(signs):
            goes_on = number > 0 and slides[number - 1].target == slides[number].origin
            if goes_on:
                self._moves[-1].append(sign)
            else:
                self._moves.append([sign])
        self.setAccessibleDescription(" | ".join(" ".join(signs) for signs in self._moves))
        self.update()

    def sizeHint(self) -> QSize:
        """One row."""
        return QSize(200, round(TILE + NUMBER + 4))

    def minimumSizeHint(self) -> QSize:
        """One row."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the moves from the middle outwards."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wide = [TILE * len(signs) for signs in self._moves]
            left = (self.width() - sum(wide) - GAP * max(0, len(wide) - 1)) / 2
            for number, (signs, width) in enumerate(zip(self._moves, wide, strict=True), 1):
                self._paint_move(painter, QRectF(left, 1.5, width, TILE), signs, number)
                left += width + GAP

    def _paint_move(self, painter: QPainter, place: QRectF, signs: Sequence[str], number: int) -> None:
        theme = self._appearance.theme
        painter.setPen(QPen(QColor(theme.accent), 1.6))
        painter.setBrush(QColor(theme.field))
        painter.drawRoundedRect(place, 6, 6)
        painter.setPen(QColor(theme.text))
        painter.setFont(sign_font(TILE * 0.55))
        for slot, sign in enumerate(signs):
            tile = QRectF(place.left() + slot * TILE, place.top(), TILE, TILE)
            painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, sign)
        painter.setFont(tabular(self.font()))
        below = QRectF(place.left(), place.bottom() + 2, place.width(), NUMBER)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(number))


class RingedBoard(KlotskiBoard):
    """Shows a moment of a track, with a ring round the piece of the step before or under way."""

    _ringed: int | None = None

    @property
    def ringed(self) -> int | None:
        """The number of the piece with the ring; None at the beginning."""
        return self._ringed

    def show_track(self, track: KlotskiTrack) -> None:
        """Take up a track, at its beginning."""
        self._ringed = None
        super().show_track(track)

    def show_moment(self, moment: float, position: int | None = None) -> None:
        """Show this moment of the track."""
        super().show_moment(moment, position)
        if self.track is not None:
            steps = min(int(moment) + (moment > int(moment)), self.track.length)
            self._ringed = self.track.movers[steps - 1] if steps else None
            self.update()

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces, and the ring over them."""
        super().paint_foreground(painter, dirty)
        if self._ringed is None or self.track is None:
            return
        edge = 0.05 * self.cell
        rect = self.rect_of(self.track.kinds[self._ringed], self.place_of(self._ringed))
        rect = rect.adjusted(edge, edge, -edge, -edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in ((self.theme.well, 0.14), (self.theme.accent, 0.08)):
            painter.setPen(QPen(tinted(ink, 1.0), max(2.0, width * self.cell)))
            painter.drawPath(rounded(rect, 0.1 * self.cell))


LAYOUT = Layout.parse("VHHV/VHHV/HHS./AAS./AASS")
"""3 moves lead to the exit, the paper's method says 4; the two ways have equally many slides."""
SPEED = 1.0


class LostMovePart(Part):
    """Two boards go the two ways at once; where they meet, somebody has to say whether it is all the same."""

    def __init__(self, lesson: PartedLesson) -> None:
        super().__init__(lesson, "Lost")
        self.title = self.tr("One move too many")
        self.text = self.tr(
            "Counted in moves, a piece that slides on pays only once. Press play: two ways lead to the same position "
            "in equally many moves. The ring marks the piece that slid last."
        )
        self.boards = [RingedBoard(self.appearance) for _ in range(2)]
        self.strips = [MoveStrip(f"{self.objectName()}Strip{number}", self.appearance) for number in range(2)]
        self.counts = [self._label("title", f"Count{number}") for number in range(2)]
        self.memory = self._label("text", "Memory")
        self.steering = self.make_playback()
        self.steering.set_speed(SPEED)
        self.bar = TransportBar(self.objectName(), self.steering, make_actions(self), self.appearance)
        self.same = self.button("Same", self.tr("It costs the same"))
        self.other = self.button("Other", self.tr("One way pays more"))
        lesson.choose_by((self.same, self.other), self._take_guess)
        self._found: LostMove | None = None
        self._guess: bool | None = None
        self._ways: tuple[tuple[Step, ...], ...] = ((), ())
        self._lay_out()
        self.steering.moment_changed.connect(self._show_moment)

    def begin(self) -> None:
        """Look for the two ways."""
        if self._found is None:
            self.lesson.runner.start(partial(lost_move.search, LAYOUT))

    def next_controls(self) -> Sequence[QWidget]:
        """The ways are played on."""
        return (self.bar.play_button,)

    def answered(self, report: Report[Found[LostMove]]) -> None:
        """Lay the two ways on the boards."""
        found = self._found = report.event.answer
        self._ways = (*found.kept.slides, *found.rest), (*found.refused.slides, *found.rest)
        for board, way in zip(self.boards, self._ways, strict=True):
            board.show_track(KlotskiTrack(LAYOUT, way))
        self.steering.load(len(self._ways[0]))

    @property
    def meeting(self) -> int:
        """After how many slides the ways are at the same position."""
        return 0 if self._found is None else len(self._found.kept.slides)

    def _show_moment(self, moment: float) -> None:
        if self._found is None:
            return
        if self.steering.playing and self._guess is None and moment >= self.meeting:
            self.steering.jump(self.meeting)
            return
        people = cast_of(LAYOUT)
        for number, (board, way) in enumerate(zip(self.boards, self._ways, strict=True)):
            board.show_moment(moment)
            track = KlotskiTrack(LAYOUT, way)
            done = way[: int(moment)]
            self.strips[number].show_slides(done, [people[piece].signs[:1] for piece in track.movers[: len(done)]])
            self.counts[number].setText(counted(count_steps(done, Metric.MOVES), Metric.MOVES))
        self._ask(moment == self.meeting and self._guess is None)
        self._say_what_was_seen()

    def _ask(self, asked: bool) -> None:
        for button in (self.same, self.other):
            button.setEnabled(asked)
        if not asked:
            return
        text = self.tr(
            "The same position, {moves} on both boards. Next, the soldier beside Cao Cao slides to the right, then "
            "Cao Cao leaves. What does it cost?"
        )
        assert self._found is not None
        self.conclude(text.format(moves=counted(self._found.kept.steps, Metric.MOVES)))

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        self._guess = number == 1
        self._ask(False)
        self.steering.play()

    def _say_what_was_seen(self) -> None:
        if self._guess is None or self.steering.moment < self.steering.length:
            return
        kept, refused = (count_steps(way, Metric.MOVES) for way in self._ways)
        text = (
            self.tr(
                "Right: {fewer} against {more}. At the right the ringed soldier slides on for nothing; at the left it "
                "is another piece, and that is a new move. The tree refused the better way."
            )
            if self._guess
            else self.tr(
                "Not quite: {fewer} against {more}. At the right the ringed soldier slides on for nothing; at the left "
                "it is another piece, and that is a new move. The tree refused the better way."
            )
        )
        self.conclude(text.format(fewer=counted(refused, Metric.MOVES), more=counted(kept, Metric.MOVES)))

    def _label(self, role: str, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(self.objectName() + name)
        label.setProperty("role", role)
        label.setWordWrap(True)
        return label

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        for button in (self.same, self.other):
            button.setProperty("role", "narrow")
            button.setEnabled(False)
            line.addWidget(button, 1)
        self.controls.addLayout(line)
        self.memory.setText(
            self.tr(
                "What the tree keeps of a position: how few moves lead to it. What it forgets: which piece slid last. "
                "Of two ways with equally many moves it keeps the first to come."
            )
        )
        self.pictures.addWidget(self.memory)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        row = QHBoxLayout()
        row.setSpacing(12)
        titles = self.tr("First to come: kept"), self.tr("Comes later: refused")
        for number, board in enumerate(self.boards):
            board.setObjectName(f"{self.objectName()}Board{number}")
            board.setAccessibleName(titles[number])
            board.show_track(KlotskiTrack(LAYOUT))
            row.addLayout(self._side_of(number, titles[number]), 1)
        column.addLayout(row, 1)
        column.addWidget(self.bar)

    def _side_of(self, number: int, title: str) -> QVBoxLayout:
        heading = self._label("heading", f"Title{number}")
        heading.setText(title)
        side = QVBoxLayout()
        side.addWidget(heading)
        side.addWidget(self.boards[number], 1)
        side.addWidget(self.strips[number])
        side.addWidget(self.counts[number])
        for label in (heading, self.counts[number]):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.counts[number].setText(counted(0, Metric.MOVES))
        return side
