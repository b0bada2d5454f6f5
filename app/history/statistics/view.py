"""The statistics as a page: figures, the calendar of a year, stars by difficulty, and what is near to three stars."""

from __future__ import annotations

from itertools import zip_longest

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QWidget

from app.history.statistics.activity import ActivityCalendar
from app.history.statistics.session import MOST_NEAR, NearLayout, StatisticsSession
from app.history.statistics.stars_chart import StarsChart
from app.klotski.layouts.layout_names import layout_name
from app.klotski.words import best_sentence
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import Part, column, grid, label, named, row
from app.ui.words.numbers import duration, grouped, plural
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

NARROW = 760
"""With less width, in pixels at a text size of 100 %, the two lower panels stand below each other."""
COLUMNS = 4


class NearButton(QPushButton):
    """Opens a layout that is near to three stars."""

    def __init__(self, number: int, session: StatisticsSession) -> None:
        super().__init__()
        self.setObjectName(f"statisticsNear{number + 1}")
        self.hide()
        self.subject: Layout | None = None
        """What it opens."""
        self._session = session
        self.clicked.connect(self._open)

    @Slot()
    def _open(self) -> None:
        if self.subject is not None:
            self._session.layout_wanted.emit(self.subject)


class StatisticsView(QWidget):
    """A view of a `StatisticsSession`, which has the figures gathered anew whenever it is shown."""

    def __init__(self, session: StatisticsSession, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statisticsView")
        self.session = session
        self.activity = ActivityCalendar(appearance)
        self.stars = StarsChart(appearance)
        self._figures = {
            name: label("–", "largeFigure", name, caption, figures=True) for name, caption in self._names()
        }
        self._near = [NearButton(number, session) for number in range(MOST_NEAR)]
        self._nothing_near = label("", "caption", "statisticsNothingNear", wrap=True)
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
        session, kept = self.session, self.session.figures
        if kept is None:
            return
        days = session.days
        texts = {
            "statisticsSolved": grouped(session.solved),
            "statisticsStarsTotal": grouped(session.stars),
            "statisticsGames": grouped(kept.numbers["games"]),
            "statisticsTime": duration(round(kept.seconds)),
            "statisticsStreak": self.tr("{present} / {longest}").format(
                present=grouped(days.streak), longest=grouped(days.longest_streak)
            ),
            "statisticsTours": grouped(kept.numbers["knight_games"]),
            "statisticsRiddles": grouped(kept.riddles),
            "statisticsFound": grouped(kept.numbers["solutions"] + kept.numbers["tours"]),
        }
        for name, text in texts.items():
            self._figures[name].setText(text)
        self.activity.show_games(kept.games, days.today)
        self.stars.show_bands(session.bands())
        self._show_near(session.near())

    def _show_near(self, near: list[NearLayout]) -> None:
        """List what is near to three stars, each layout on a button that opens it."""
        for made, one in zip_longest(self._near, near):
            made.setVisible(one is not None)
            if one is not None:
                self._show_on(made, one)
        all_done = self.tr("Every layout you solved has three stars.")
        none_yet = self.tr("Layouts that you solve in a few moves more than needed will be listed here.")
        self._nothing_near.setText(all_done if self.session.solved and self.session.perfect else none_yet)
        self._nothing_near.setVisible(not near)

    def _show_on(self, made: NearButton, near: NearLayout) -> None:
        steps = plural("StatisticsView", "{number} moves too many", near.length - near.best)
        text = self.tr("{name}: {steps}").format(name=layout_name(near.entry.names), steps=steps)
        made.subject = near.entry.layout
        made.setText(text)
        made.setToolTip(best_sentence(near.best, near.length, Metric.MOVES))

    def _names(self) -> tuple[tuple[str, str], ...]:
        """The object names of the figures, and what they are."""
        return (
            ("statisticsSolved", self.tr("Layouts solved")),
            ("statisticsStarsTotal", self.tr("Stars")),
            ("statisticsStreak", self.tr("Days in a row / longest row")),
            ("statisticsTime", self.tr("Time played")),
            ("statisticsGames", self.tr("Games finished")),
            ("statisticsTours", self.tr("Manual tours")),
            ("statisticsRiddles", self.tr("Riddles solved")),
            ("statisticsFound", self.tr("Found by searches")),
        )

    def _lay_out(self) -> None:
        figures = grid((), across=12, down=12)
        for number, figure in enumerate(self._figures.values()):
            figures.addWidget(_tile(figure), *divmod(number, COLUMNS))
        for place in range(COLUMNS):
            figures.setColumnStretch(place, 1)
        self._lower.setSpacing(12)
        self._lower.addWidget(
            _panel(self.tr("Stars by difficulty, in the catalogue and the chapters"), self.stars, 1), 3
        )
        near = column(*self._near, self._nothing_near, spacing=4)
        self._lower.addWidget(_panel(self.tr("Near to three stars"), near, 1), 2)
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
