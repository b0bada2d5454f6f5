"""The statistics: figures, the calendar of a year, and what each puzzle adds; gathered while they are seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QWidget

from app.history.activity import ActivityCalendar
from app.history.sliced_task import SlicedTask
from app.puzzle.records import PuzzleRecords, PuzzleStatistics, StatisticsTile
from app.storage.data_file import DataFile
from app.storage.faults import faults_told
from app.storage.statistics import Statistics, gather
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import Part, column, grid, label, named, row
from app.ui.words.numbers import duration, grouped
from solvers.puzzles import imported

NARROW = 760
"""With less width, in pixels at a text size of 100 %, the lower panels stand below each other."""
COLUMNS = 4


class StatisticsSession(QObject):
    """Figures of all that is kept; `figures` are those of the last time until `refresh` has gathered them anew."""

    changed = Signal()
    failed = Signal(object)
    """The `Message` of why they could not be read."""
    wanted = Signal(object)
    """What is to be played, such as a `Layout`."""

    def __init__(
        self,
        open_file: Callable[[], DataFile],
        puzzles: Sequence[PuzzleRecords],
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.puzzles: list[PuzzleStatistics] = [imported(one.statistics_class)(one, today) for one in puzzles]
        """What each puzzle tells."""
        self.today = today
        self.figures: Statistics | None = None
        self._open_file = open_file
        self._slices = SlicedTask(self)

    @Slot()
    def refresh(self) -> None:
        """Gather the figures anew."""
        self._slices.run(self._gathering())

    def close(self) -> None:
        """Gather nothing any more."""
        self._slices.run(iter(()))

    def _gathering(self) -> Iterator[None]:
        """Gather a little at each step; the views see nothing before all is there."""
        file = self._open_file()
        with faults_told(self.failed.emit):
            found = yield from gather(file)
            for puzzle in self.puzzles:
                puzzle.read(file)
                yield
            self.figures = found
            self.changed.emit()


class StatisticsView(QWidget):
    """A view of a `StatisticsSession`, which has the figures gathered anew whenever it is shown."""

    def __init__(self, session: StatisticsSession, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statisticsView")
        self.session = session
        self.activity = ActivityCalendar(appearance)
        self._figures = [label("–", "largeFigure", tile.name, tile.caption, figures=True) for tile in self._tiles()]
        self._panels = [panel for puzzle in session.puzzles for panel in puzzle.panels(appearance, session.wanted.emit)]
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        session.changed.connect(self._show)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Gather what may be another since."""
        super().showEvent(event)
        self.session.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the lower panels beside or below each other."""
        super().resizeEvent(event)
        narrow = self.width() < scaled(NARROW)
        self._lower.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    @Slot()
    def _show(self) -> None:
        """Show the figures as they were gathered last."""
        kept = self.session.figures
        if kept is None:
            return
        for tile, figure in zip(self._tiles(), self._figures, strict=True):
            figure.setText(tile.text)
        self.activity.show_games(kept.games, self.session.today())
        for panel in self._panels:
            panel.follow()

    def _tiles(self) -> list[StatisticsTile]:
        """What was reached and what was played in each puzzle, and what there is of all together."""
        puzzles, kept = self.session.puzzles, self.session.figures or Statistics()
        return [
            *(tile for puzzle in puzzles for tile in puzzle.reached()),
            StatisticsTile("statisticsTime", self.tr("Time played"), duration(round(kept.seconds))),
            *(tile for puzzle in puzzles for tile in puzzle.played(kept)),
            StatisticsTile("statisticsFound", self.tr("Found by searches"), grouped(kept.found)),
        ]

    def _lay_out(self) -> None:
        figures = grid(map(_tile, self._figures), COLUMNS, across=12, down=12)
        for place in range(COLUMNS):
            figures.setColumnStretch(place, 1)
        self._lower.setSpacing(12)
        for panel in self._panels:
            self._lower.addWidget(_panel(panel.title, (panel.shown, 1)), panel.stretch)
        year = _panel(self.tr("The last year"), row((self.activity, 1)))
        section = named(QWidget(), "statistics")
        column(figures, year, self._lower, 1, spacing=12, parent=section)
        column(Scrolled(section), parent=self)


def _tile(figure: QLabel) -> QFrame:
    """A figure with its caption below, in a frame."""
    made = named(QFrame(), role="panel")
    caption = label(figure.accessibleName(), "caption", wrap=True)
    caption.setBuddy(figure)
    column(figure, caption, spacing=0, margins=(16, 10, 12, 10), parent=made)
    return made


def _panel(title: str, *parts: Part) -> QFrame:
    """What is shown, below its title, in a frame."""
    made = named(QFrame(), role="panel")
    column(label(title, "heading"), *parts, spacing=10, margins=(16, 12, 16, 14), parent=made)
    return made
