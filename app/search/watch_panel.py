"""The panel of a search that is watched: figures of what is shown, in words, and the legend of its marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtWidgets import QWidget

from app.search.counters import CounterFigure
from app.search.watch import SearchWatch
from app.search.watch_frame import WatchFrame
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import button, column, label, named
from app.ui.words.numbers import clock_time, duration, unbroken

MOST_FIGURES = 3
HEIGHT = 240
"""How high the panel wants to be, in pixels at a text size of 100 %: for every method the same, so nothing moves."""


class WatchPanel(QWidget):
    """Controls a `SearchWatch` and shows its figures, for the method that is told to it.

    A page puts the button `full_speed` beside that which stops the search.
    """

    def __init__(
        self,
        prefix: str,
        watch: SearchWatch,
        figures: Callable[[WatchFrame], Sequence[CounterFigure]],
        legend: QWidget,
        variables: QWidget,
    ) -> None:
        """`prefix` begins the object names; `figures` are the most telling ones of a frame, three at most.

        `legend` says what the marks on the board mean; the `variables` of a program are below it.
        """
        super().__init__()
        named(self, prefix + "WatchPanel", self.tr("Watched search"))
        self._watch = watch
        self._figures_of = figures
        self.title = label("", "heading", prefix + "WatchTitle")
        self.title.setMinimumWidth(1)
        tip = self.tr("Let the search run on as fast as it can; press again to watch it from there")
        self.full_speed = button(self.tr("Full speed"), prefix + "FullSpeedButton", tip, watch.go_full_speed)
        self.full_speed.setCheckable(True)
        self.time = label("", "caption", prefix + "WatchTime", figures=True)
        self.figures = [label("", "", prefix + f"WatchFigure{place}", figures=True) for place in range(MOST_FIGURES)]
        column(self.title, *self.figures, self.time, legend, (variables, 100), 1, spacing=4, parent=self)
        watch.changed.connect(self._show)
        watch.playing_changed.connect(self._show_time)
        self._show()

    def sizeHint(self) -> QSize:
        """As high for every method."""
        return QSize(super().sizeHint().width(), scaled(HEIGHT))

    def name_method(self, title: str) -> None:
        """Say which method is watched, as far as there is room in one line."""
        text = self.tr("Watching: {method}").format(method=title)
        self.title.setToolTip(text)
        self.title.setText(self.title.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, self.width()))

    @Slot()
    def _show(self) -> None:
        frame = self._watch.frame
        figures = () if frame is None else self._figures_of(frame)
        text = QCoreApplication.translate("WatchPanel", "{title}: {text}", "a figure and what it is")
        for shown, figure in zip_longest(self.figures, figures):
            shown.setText("" if figure is None else text.format(title=figure.title, text=figure.text))
            shown.setToolTip("" if figure is None else figure.meaning)
        self.full_speed.setChecked(self._watch.full_speed)
        self._show_time()

    @Slot()
    def _show_time(self) -> None:
        """Say how long one has watched, beside how little of that the search itself took."""
        frame = self._watch.frame
        searched = unbroken(duration(0.0 if frame is None else frame.seconds))
        text = self.tr("Watched {watched}, searched {searched}")
        self.time.setText(text.format(watched=clock_time(self._watch.watched), searched=searched))
