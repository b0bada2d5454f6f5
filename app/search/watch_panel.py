"""The panel of a search that is watched: its pace, the legend of its marks, and figures of what is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QPushButton, QSlider, QWidget

from app.search.counters import CounterFigure
from app.search.watch import SearchWatch
from app.search.watch_frame import WatchFrame
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import tip, tool_button
from app.ui.widgets.jump_slider import JumpSlider
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.numbers import clock_time, duration, unbroken

MOST_FIGURES = 3


class WatchPanel(QWidget):
    """Controls a `SearchWatch` and shows its figures, for the method that is told to it.

    A page puts the buttons `full_speed` and `single` beside that which stops the search.
    """

    def __init__(
        self,
        prefix: str,
        watch: SearchWatch,
        figures: Callable[[WatchFrame], Sequence[CounterFigure]],
        legend: QWidget,
        actions: Mapping[str, QAction],
        appearance: Appearance,
    ) -> None:
        """`prefix` begins the object names; `figures` are the most telling ones of a frame, three at most.

        `legend` says what the marks on the board mean; `actions` are those of `app.puzzle.actions`.
        """
        super().__init__()
        named(self, prefix + "WatchPanel", self.tr("Watched search"))
        self._watch = watch
        self._figures_of = figures
        self._appearance = appearance
        self.title = label("", "heading", prefix + "WatchTitle", wrap=True)
        self.speed = self._speed_slider(prefix, actions)
        self.full_speed = self._full_speed_button(prefix)
        step = self.tr("One whole step"), self.tr("Let the search do one whole step, then pause")
        self.single = tool_button(actions["step-search"], prefix + "Step", *step, side=30, icon=18)
        self.time = label("", "caption", prefix + "WatchTime", figures=True)
        self._captions = [label("", "caption") for _ in range(MOST_FIGURES)]
        self.numbers = [
            label("", "heading", prefix + f"WatchFigure{place}", figures=True) for place in range(MOST_FIGURES)
        ]
        slow, fast = label(self.tr("slow"), "caption"), label(self.tr("fast"), "caption")
        speed = row(slow, (self.speed, 1), fast, spacing=8)
        column(
            self.title,
            speed,
            legend,
            self._figure_grid(),
            self.time,
            spacing=6,
            parent=self,
        )
        watch.changed.connect(self._show)
        watch.speed_changed.connect(self._show_speed)
        watch.playing_changed.connect(self._show_time)
        appearance.changed.connect(self._show_icon)
        self._show_icon()
        self._show()

    def name_method(self, title: str) -> None:
        """Say which method is watched."""
        self.title.setText(self.tr("Watching: {method}").format(method=title))

    def _speed_slider(self, prefix: str, actions: Mapping[str, QAction]) -> QSlider:
        text = self.tr("Search speed; the result is the same at every speed")
        made = named(JumpSlider(), prefix + "Pace", self.tr("Search speed"))
        made.setToolTip(tip(text, actions["slower-search"], actions["faster-search"]))
        made.setRange(0, len(self._watch.speeds) - 1)
        made.setPageStep(1)
        made.setValue(self._watch.speeds.index(self._watch.speed))
        made.valueChanged.connect(self._choose_speed)
        return made

    def _full_speed_button(self, prefix: str) -> QPushButton:
        made = named(QPushButton(self.tr("Full speed")), prefix + "FullSpeedButton")
        made.setToolTip(self.tr("Let the search run on as fast as it can; press again to watch it from there"))
        made.setCheckable(True)
        made.clicked.connect(self._watch.go_full_speed)
        return made

    def _figure_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        for place, (number, caption) in enumerate(zip(self.numbers, self._captions, strict=True)):
            grid.addWidget(number, 0, place)
            grid.addWidget(caption, 1, place)
            grid.setColumnStretch(place, 1)
        return grid

    @Slot(int)
    def _choose_speed(self, notch: int) -> None:
        self._watch.set_speed(self._watch.speeds[notch])

    @Slot()
    def _show_speed(self) -> None:
        with QSignalBlocker(self.speed):
            self.speed.setValue(self._watch.speeds.index(self._watch.speed))

    @Slot()
    def _show(self) -> None:
        frame = self._watch.frame
        figures = () if frame is None else self._figures_of(frame)
        for place in range(MOST_FIGURES):
            self._show_figure(place, figures[place] if place < len(figures) else None)
        self.full_speed.setChecked(self._watch.full_speed)
        self._show_time()

    def _show_figure(self, place: int, figure: CounterFigure | None) -> None:
        number, caption = self.numbers[place], self._captions[place]
        number.setText("" if figure is None else figure.text)
        caption.setText("" if figure is None else figure.title)
        for shown in (number, caption):
            shown.setToolTip("" if figure is None else figure.meaning)
        number.setAccessibleName(caption.text())

    @Slot()
    def _show_time(self) -> None:
        """Say how long one has watched, beside how little of that the search itself took."""
        frame = self._watch.frame
        searched = unbroken(duration(0.0 if frame is None else frame.seconds))
        text = self.tr("Watched {watched}, searched {searched}")
        self.time.setText(text.format(watched=clock_time(self._watch.watched), searched=searched))

    @Slot()
    def _show_icon(self) -> None:
        theme = self._appearance.theme
        self.single.setIcon(icon("step", theme.text, theme.muted))
