"""The levels of a breadth-first search: how many positions each has, some of them, and the path to any."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.track import KlotskiTrack
from app.learn.lessons.fields import GuessSpin, chosen_layout, in_moves, layout_choice, lesson_board, row_with_name
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.learn.lessons.position_gallery import PositionGallery
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import announce
from app.ui.widgets.focus import enable_either
from app.ui.widgets.level_chart import Curve, LevelChart
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.messages import listed
from app.ui.words.numbers import grouped, plural
from solvers.klotski.breadth_first.levels import Layers, search
from solvers.klotski.moves import Metric

PLAY_MS = 260
"""From one level to the next while they play by themselves."""
AXIS_STEP = 10
"""The axis of levels grows by so many at a time."""
CHART_HEIGHT = 148


class LevelsPart(Part):
    """A search goes on by a level at a time, when the person asks for it."""

    tells = ("reached", "depth", "moves", "levels", "count", "before", "guess", "right", "wrong", "argued")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.layout_combo = layout_choice(self, given.layouts("layouts", None))
        self.layers: Layers | None = None
        """The levels searched so far."""
        self._goal = 0.0
        self._playing = QTimer(self, interval=PLAY_MS)
        self._playing.timeout.connect(self._play_on)
        self._make_stage(given.name)
        self._make_controls(given.name)
        self._connect()

    @property
    def solved(self) -> bool:
        """Whether the last level holds a solution."""
        return self.layers is not None and bool(self.layers.solved(self.layers.depth))

    def prepare(self) -> None:
        """Go to the first solution."""
        self.begin()
        self._jump()

    def rest(self) -> None:
        """Stop the levels, the path that is played, and the search."""
        self._playing.stop()
        super().rest()

    def next_controls(self) -> Sequence[QWidget]:
        """On to the next level, or at the last of them to the question."""
        return self.next_button, self.shorter_button

    def _make_stage(self, name: str) -> None:
        self.board = lesson_board(self.appearance, name + "Board")
        self.steering, self.transport = self.make_transport()
        self.gallery = PositionGallery(name + "Gallery", self.appearance)
        self.caption = label("", "result", name + "Caption")
        self.chart = LevelChart(name + "Chart", self.tr("New positions at each level"), self.appearance)
        self.chart.setFixedHeight(scaled(CHART_HEIGHT))
        level = column(self.caption, (self.gallery, 1), spacing=6)
        boards = row((self.board, 1), (level, 1), spacing=12)
        column((boards, 1), self.transport, self.chart, spacing=10, parent=self)

    def _make_controls(self, name: str) -> None:
        self.guess = GuessSpin(name + "Guess", self.tr("My guess: solved at level"))
        self.first_control = self.next_button = self.button("Next", self.tr("Next level"), self._next_level, "primary")
        self.play_button = self.button("Play", "", self._play_or_pause)
        self.jump_button = self.button("Jump", self.tr("Skip to first solution"), self._jump)
        self.shorter_button = self.button("Shorter", self.tr("Could there be a shorter solution?"), self._argue)
        going_on = row((self.next_button, 1), (self.play_button, 1))
        fill(
            self.controls, self.layout_combo, row_with_name(self.guess), going_on, self.jump_button, self.shorter_button
        )

    def _connect(self) -> None:
        self.steering.moment_changed.connect(self.board.show_moment)
        self.layout_combo.currentIndexChanged.connect(self.begin)
        self.chart.level_chosen.connect(self._show_level)
        self.gallery.chosen.connect(self._play_path)

    @Slot()
    def begin(self) -> None:
        """Search level 0."""
        layout = chosen_layout(self.layout_combo)
        self._playing.stop()
        self._goal = 0.0
        self.layers = None
        self.conclude()
        self.board.show_track(KlotskiTrack(layout))
        self.steering.load(0)
        self._show_state()
        self.runner.start(lambda: search(layout, Metric.MOVES))

    def answered(self, answer: Layers) -> None:
        """Show the level that was found, or go on to the one that was asked for."""
        self.layers = answer
        if self.layers.depth < self._goal and not self.solved:
            self.runner.next_answer()
            return
        self._show_level(self.layers.depth)
        if self.solved:
            self._playing.stop()
            self._tell_solution(self.layers)
        elif not self._playing.isActive():
            announce(self.caption, self.caption.text())
        self._show_state()

    def _next_level(self) -> None:
        """Go on by a level from the one to which the search was sent last, wherever it is by now."""
        self._go_on(1 + max(self._goal, 0 if self.layers is None else self.layers.depth))

    @Slot()
    def _play_on(self) -> None:
        if not self.runner.busy:
            self.runner.next_answer()

    def _play_or_pause(self) -> None:
        if self._playing.isActive():
            self._playing.stop()
        else:
            self._play_on()
            self._playing.start()
        self._show_state()

    def _jump(self) -> None:
        self._go_on(inf)

    def _go_on(self, goal: float) -> None:
        """Search up to a level, or to the first solution."""
        self._playing.stop()
        self._goal = goal
        if not self.solved:
            self.runner.next_answer()
            self._show_state()

    @Slot(int)
    def _show_level(self, depth: int) -> None:
        if self.layers is None:
            return
        level, solved = self.layers.levels[depth], self.layers.solved(depth)
        self.gallery.show_positions(level, solved)
        counts = self.layers.counts
        band, last = self.chart.band, AXIS_STEP * (1 + self.layers.depth // AXIS_STEP)
        self.chart.show_curves([Curve(self.chart.accessibleName(), counts)], last)
        text = self.tr("Level {depth}: {positions}, {shown} shown") if depth else self.tr("Level 0: the start")
        positions = plural("LevelsPart", "{number} positions", len(level))
        said = text.format(depth=depth, positions=positions, shown=len(self.gallery.tiles))
        self.caption.setText(said)
        self.chart.mark(depth, said)
        if band and depth == self.layers.depth:
            self.chart.show_band(band)

    @Slot(object)
    def _play_path(self, key: int) -> None:
        if self.layers is not None:
            track = KlotskiTrack(self.layers.layout, self.layers.steps_to(key))
            self.board.show_track(track)
            self.steering.load(track.length)
            self.steering.play()

    def _tell_solution(self, layers: Layers, argued: bool = False) -> None:
        guess = self.guess.value()
        self.conclude(
            reached=not argued,
            argued=argued,
            depth=layers.depth,
            moves=in_moves(layers.depth),
            levels=listed(map(grouped, layers.counts)),
            before=plural("LevelsPart", "{number} positions", sum(layers.counts[:-1])),
            count=sum(layers.counts[:-1]),
            guess=guess or None,
            right=guess == layers.depth and not argued,
            wrong=0 < guess != layers.depth and not argued,
        )

    def _argue(self) -> None:
        """Show by the levels that there is no shorter solution."""
        if self.layers is None:
            return
        layers = self.layers
        self._show_level(layers.depth)
        assert not any(map(layers.solved, range(layers.depth)))
        self._tell_solution(layers, argued=True)
        before = sum(layers.counts[:-1])
        self.chart.show_band(plural("LevelsPart", "{number} positions, none solved", before))

    def _show_state(self) -> None:
        enable_either(self.solved, (self.shorter_button,), (self.next_button, self.play_button, self.jump_button))
        self.play_button.setText(self.tr("Pause") if self._playing.isActive() else self.tr("Play all levels"))
