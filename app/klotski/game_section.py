"""The section of the Klotski page in which a person plays."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.klotski.board.played_board import PlayedBoard
from app.klotski.hand_game import FinishedGame, KlotskiPlay
from app.klotski.words import counted, finished_sentence, hint_sentence, left_sentence, verdict_sentence
from app.puzzle.board.celebration import Celebration
from app.puzzle.game_clock import Absence
from app.puzzle.game_panel import NOTHING, GamePanel
from app.puzzle.playback import Playback
from app.ui.look.theme import Appearance
from app.ui.painting.wood import tinted
from app.ui.widgets.accessibility import announce
from app.ui.widgets.plot import Plot
from app.ui.widgets.scrolled import scrolled
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import clock_time


class DistanceCurve(Plot):
    """Slides to the right, steps left upwards; a dot marks where the game is now."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.setObjectName("distanceCurve")
        self.setAccessibleName(self.tr("Steps left over the game"))
        self._points: tuple[tuple[int, int], ...] = ()
        self._now = 0

    @property
    def left(self) -> tuple[int, ...]:
        """The steps left at each point."""
        return tuple(left for _, left in self._points)

    def show_distances(self, points: Sequence[tuple[int, int]], now: int) -> None:
        """Draw the steps left after so many slides, point by point, and mark the slide where the game is."""
        self._points, self._now = tuple(points), now
        self.update()

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint the way, and the dot."""
        theme = self.theme
        if len(self._points) < 2:
            painter.setPen(tinted(theme.muted, 1.0))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, self.accessibleName())
            return
        room = field.adjusted(9, 9, -9, -9)
        highest = max(1, *self.left)
        last, _ = self._points[-1]
        points = [
            QPointF(room.left() + room.width() * slide / last, room.bottom() - room.height() * left / highest)
            for slide, left in self._points
        ]
        here = max(0, bisect_right(self._points, self._now, key=itemgetter(0)) - 1)
        painter.setPen(QPen(tinted(theme.path, 1.0, 110), 1.4))
        painter.drawPolyline(points[here:])
        painter.setPen(QPen(tinted(theme.path, 1.0), 1.8))
        painter.drawPolyline(points[: here + 1])
        painter.setBrush(tinted(theme.accent, 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(points[here], 3.6, 3.6)


class PlayPanel(GamePanel):
    """The panel of a game of Klotski."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("playPanel")
        self.steps = self.figure("stepsLabel", self.tr("Steps taken"))
        self.time = self.figure("timeLabel", self.tr("Time"))
        self.best = self.figure("bestLabel", self.tr("Best record"))
        self.distance = self.figure("distanceLabel", self.tr("Steps left"))
        self.verdict = self.words("stepVerdict", self.tr("The last step"), 2)
        self.curve = DistanceCurve(appearance)
        self.undo = self.button("undoButton", self.tr("Undo"), self.tr("Take the last slide back (Ctrl+Z)"))
        self.redo = self.button("redoButton", self.tr("Redo"), self.tr("Slide again what was taken back (Ctrl+Y)"))
        self.reset = self.button("resetButton", self.tr("Reset"), self.tr("Begin anew (Ctrl+R)"))
        self.hint = self.button(
            "hintButton", self.tr("Hint"), self.tr("Show a best next step; once more, and it is taken (H)")
        )
        self.show_distance = self.check(
            "distanceCheck", self.tr("Show how far it is"), self.tr("For purists: play without being told")
        )
        self.lay_out((self.steps, self.distance, self.time, self.best), self.curve, self.show_distance)

    @property
    def distance_told(self) -> str:
        """The steps left with what they are, for who hears them; empty while they are hidden."""
        if not self.show_distance.isChecked():
            return ""
        text = self.tr("{title}: {figure}")
        return text.format(title=self.distance.accessibleName(), figure=self.distance.text())


class KlotskiByHand(QObject):
    """Brings the game, its panel and the board together."""

    def __init__(self, board: PlayedBoard, playback: Playback, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self.play = KlotskiPlay(board, playback, self)
        self.panel = PlayPanel(appearance)
        self.section = scrolled(self.panel)
        self.celebration = Celebration(board, appearance)
        self._board = board
        board.installEventFilter(self)
        self._connect_panel()
        self.play.changed.connect(self._show_game)
        self.play.clock.ticked.connect(self._show_time)
        self.play.finished.connect(self._celebrate)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nobody plays on a board that is not seen."""
        if event.type() == QEvent.Type.Hide:
            self.play.clock.leave(Absence.HIDDEN)
        elif event.type() == QEvent.Type.Show:
            self.play.clock.come_back(Absence.HIDDEN)
        return False

    @Slot()
    def hint(self) -> None:
        """Show a best next step, and have it read out; once more, and it is taken."""
        self._board.setFocus()
        self.play.hint()
        hint = self._board.hint
        person = None if hint is None else self._board.person_on(hint.origin)
        if hint is not None and person is not None:
            announce(self._board, hint_sentence(person, hint))

    @Slot()
    def reset(self) -> None:
        """Begin anew."""
        self._board.setFocus()
        self.play.reset()

    def announce(self) -> None:
        """Have read out where the game stands after a slide."""
        told = (self.panel.steps.text(), self.panel.distance_told, self.panel.verdict.text())
        announce(self._board, ". ".join(filter(None, told)))

    def close(self) -> None:
        """Come to rest for good."""
        self.celebration.dismiss()
        self.play.close()

    def _connect_panel(self) -> None:
        play = self.play
        self.panel.connect_buttons(play.undo, play.redo, self.reset, self.hint)
        self.panel.show_distance.toggled.connect(self._show_game)

    @Slot()
    def _show_game(self) -> None:
        game, panel = self.play.game, self.panel
        if not game.solved:
            self.celebration.dismiss()
        panel.steps.setText(counted(game.count(self.play.metric), self.play.metric))
        panel.undo.setEnabled(game.now > 0)
        panel.redo.setEnabled(game.now < game.length)
        panel.reset.setEnabled(game.now > 0)
        panel.hint.setEnabled(bool(self.play.judgement.solvable) and not game.solved)
        self._show_judgement(panel.show_distance.isChecked())

    def _show_judgement(self, told: bool) -> None:
        """Show how far it is to the exit, and whether the last slide kept to a shortest way; or nothing of it."""
        panel, now, judgement = self.panel, self.play.game.now, self.play.judgement
        known = now > 0 and judgement.wasted is not None and judgement.wasted_before is not None
        panel.distance.setText(left_sentence(judgement, self.play.metric) if told else NOTHING)
        panel.curve.show_distances(self.play.distances() if told else (), now)
        verdict = verdict_sentence(judgement.wasted or 0, judgement.wasted_before or 0) if told and known else ""
        if judgement.failure is not None:
            verdict = as_sentence(explained(judgement.failure))
        panel.verdict.setText(verdict)

    @Slot(float)
    def _show_time(self, seconds: float) -> None:
        self.panel.time.setText(clock_time(seconds))

    @Slot(object)
    def _celebrate(self, game: FinishedGame) -> None:
        self.celebration.celebrate(self.tr("Cao Cao has escaped!"), finished_sentence(game))
