"""The second part on depth-first search: two ways to one position, and why it matters which of them was kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.cast import cast_of
from app.klotski_track import KlotskiTrack
from app.klotski_words import counted
from app.lessons.move_strip import MoveStrip
from app.lessons.parts import Part, PartedLesson
from app.lessons.ringed_board import RingedBoard
from app.panels.transport_bar import TransportBar
from app.search_worker import Report
from solvers.klotski.historical import lost_move
from solvers.klotski.historical.lost_move import LostMove
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, count_steps
from solvers.search import Found

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
        self.bar = TransportBar(self.objectName(), self.steering, self.appearance)
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
