"""The transport bar: first, back, play or pause, forward, last, a slider and the speed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QFrame

from app.puzzle.playback import Playback
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.settings import SPEEDS
from app.ui.widgets.actions import offer, tool_button
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.jump_slider import JumpSlider
from app.ui.widgets.shorthand import label, named, row
from app.ui.words.numbers import grouped


class TransportBar(QFrame):
    """Controls one playback, with its buttons and with actions that do the same."""

    def __init__(self, prefix: str, playback: Playback, actions: Mapping[str, QAction], appearance: Appearance) -> None:
        """`prefix` begins the object names; `actions` are those of `app.puzzle.actions`."""
        super().__init__()
        named(self, "transportPanel", role="panel")
        self._appearance = appearance
        self._playback = playback
        steps = {
            "first": (self.tr("Go to start"), playback.first),
            "back": (self.tr("Step back"), playback.back),
            "play": (self.tr("Play / pause"), playback.toggle),
            "forward": (self.tr("Step forward"), playback.forward),
            "last": (self.tr("Go to end"), playback.last),
        }
        offer(actions, {name: act for name, (_, act) in steps.items()})
        offer(actions, {"faster": playback.faster, "slower": playback.slower})
        self._steps = [actions[name] for name in steps]
        self._buttons = {
            name: tool_button(actions[name], prefix + name.capitalize(), text, text, side=34, icon=20)
            for name, (text, _) in steps.items()
        }
        self.play_button = named(self._buttons["play"], role="primary")
        self._slider = named(JumpSlider(), prefix + "Slider", self.tr("Step"), self.tr("Drag to any step"))
        self._counter = label(figures=True)
        self._counter.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._speed = self._speed_combo(prefix)
        shown = row(*self._buttons.values(), spacing=4), (self._slider, 1), self._counter, self._speed
        row(*shown, spacing=16, margins=(12, 7, 12, 7), parent=self)
        self._connect()
        self._show_length(playback.length)
        self._show_icons()

    def _speed_combo(self, prefix: str) -> QComboBox:
        combo = named(Dropdown(), prefix + "Speed", self.tr("Speed"), self.tr("Steps per second"))
        for speed in SPEEDS:
            combo.addItem(self.tr("{number}/s").format(number=f"{speed:g}"), speed)
        combo.setCurrentIndex(combo.findData(self._playback.speed))
        return combo

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
        for control in (*self._steps, self._slider):
            control.setEnabled(length > 0)
        widest = self.tr("{step} / {steps}").format(step=grouped(length), steps=grouped(length))
        self._counter.setMinimumWidth(self._counter.fontMetrics().horizontalAdvance(widest) + 4)
        self._show_moment()

    def _show_moment(self) -> None:
        position = self._playback.position
        with QSignalBlocker(self._slider):
            self._slider.setValue(position)
        made, length = grouped(position), grouped(self._playback.length)
        self._counter.setText(self.tr("{step} / {steps}").format(step=made, steps=length))

    def _show_icons(self) -> None:
        theme = self._appearance.theme
        for name, button in self._buttons.items():
            picture = "pause" if name == "play" and self._playback.playing else name
            button.setIcon(icon(picture, theme.on_accent if name == "play" else theme.text, theme.muted))
