"""The transport bar: first, back, play or pause, forward, last, a slider and the speed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from app.puzzle.playback import SPEEDS, Playback
from app.ui.look.fonts import tabular
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.jump_slider import JumpSlider


class TransportBar(QFrame):
    """Controls one playback; its object names begin with the page's prefix."""

    def __init__(self, prefix: str, playback: Playback, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("transportPanel")
        self._appearance = appearance
        self._playback = playback
        self._icons: dict[QToolButton, str] = {}
        self._first = self._button(prefix + "First", "first", self.tr("To the beginning"), "Home", playback.first)
        self._back = self._button(prefix + "Back", "back", self.tr("One step back"), "Left", playback.back)
        self.play_button = self._button(prefix + "Play", "play", self.tr("Play or pause"), "Space", playback.toggle)
        self._forward = self._button(
            prefix + "Forward", "forward", self.tr("One step forward"), "Right", playback.forward
        )
        self._last = self._button(prefix + "Last", "last", self.tr("To the end"), "End", playback.last)
        self.play_button.setProperty("role", "primary")
        self._slider = JumpSlider()
        self._slider.setObjectName(prefix + "Slider")
        self._slider.setAccessibleName(self.tr("Step"))
        self._slider.setToolTip(self.tr("Drag to any step"))
        self._counter = QLabel()
        self._counter.setFont(tabular(self._counter.font()))
        self._counter.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._speed = self._speed_combo(prefix)
        self._lay_out()
        self._connect()
        self._show_length(0)
        self._show_icons()

    @property
    def controls(self) -> Mapping[str, QWidget]:
        """Its buttons, by the names of the actions that do the same."""
        return {picture: button for button, picture in self._icons.items()}

    def _button(self, name: str, picture: str, text: str, key: str, act: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setAccessibleName(text)
        button.setToolTip(self.tr("{action} ({key})").format(action=text, key=key))
        button.setIconSize(QSize(20, 20))
        button.setFixedSize(34, 34)
        button.clicked.connect(act)
        self._icons[button] = picture
        return button

    def _speed_combo(self, prefix: str) -> QComboBox:
        combo = Dropdown()
        combo.setObjectName(prefix + "Speed")
        combo.setAccessibleName(self.tr("Speed"))
        combo.setToolTip(self.tr("Steps a second"))
        for speed in SPEEDS:
            combo.addItem(self.tr("{number}/s").format(number=f"{speed:g}"), speed)
        combo.setCurrentIndex(combo.findData(self._playback.speed))
        return combo

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 12, 7)
        row.setSpacing(4)
        for button in self._icons:
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self._slider, 1)
        row.addSpacing(8)
        row.addWidget(self._counter)
        row.addSpacing(8)
        row.addWidget(self._speed)

    def _connect(self) -> None:
        self._slider.valueChanged.connect(self._slide)
        self._speed.currentIndexChanged.connect(self._choose_speed)
        self._playback.length_changed.connect(self._show_length)
        self._playback.moment_changed.connect(self._show_moment)
        self._playback.playing_changed.connect(self._show_icons)
        self._playback.speed_changed.connect(self._show_speed)
        self._appearance.changed.connect(self._show_icons)

    def _slide(self, value: int) -> None:
        if value != self._playback.position:
            self._playback.jump(value)

    def _choose_speed(self) -> None:
        self._playback.set_speed(self._speed.currentData())

    def _show_speed(self, speed: float) -> None:
        index = self._speed.findData(speed)
        if index >= 0:
            self._speed.setCurrentIndex(index)

    def _show_length(self, length: int) -> None:
        with QSignalBlocker(self._slider):  # the range may move the slider, which is no wish to jump
            self._slider.setRange(0, length)
        self._slider.setPageStep(max(1, length // 10))
        for control in (*self._icons, self._slider):
            control.setEnabled(length > 0)
        widest = self.tr("{step} / {steps}").format(step=length, steps=length)
        self._counter.setMinimumWidth(self._counter.fontMetrics().horizontalAdvance(widest) + 4)
        self._show_moment()

    def _show_moment(self) -> None:
        position = self._playback.position
        with QSignalBlocker(self._slider):
            self._slider.setValue(position)
        self._counter.setText(self.tr("{step} / {steps}").format(step=position, steps=self._playback.length))

    def _show_icons(self) -> None:
        theme = self._appearance.theme
        self._icons[self.play_button] = "pause" if self._playback.playing else "play"
        for button, picture in self._icons.items():
            colour = theme.on_accent if button is self.play_button else theme.text
            button.setIcon(icon(picture, colour, theme.muted))
