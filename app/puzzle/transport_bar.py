"""The transport bar: first, back, play or pause, forward, last, a slider and the speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QSignalBlocker, Qt, SignalInstance, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QSizePolicy

from app.search.transport import Transport
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import offer, tool_button
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.jump_slider import JumpSlider
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.numbers import duration, grouped, plural, steps_a_second


class TransportBar(QFrame):
    """Controls one transport, with its buttons and with actions that do the same; `drive` gives it another."""

    def __init__(
        self,
        prefix: str,
        driven: Transport,
        actions: Mapping[str, QAction],
        appearance: Appearance,
        narrow: bool = False,
    ) -> None:
        """`prefix` begins the object names; `actions` are those of `app.puzzle.actions`; `narrow` takes two lines."""
        super().__init__()
        named(self, "transportPanel", role="panel")
        self._appearance = appearance
        self._driven = driven
        steps = {
            "first": (self.tr("Go to start"), self.first),
            "back": (self.tr("Step back"), self.back),
            "play": (self.tr("Play / pause"), self.toggle),
            "forward": (self.tr("Step forward"), self.forward),
            "last": (self.tr("Go to end"), self.last),
        }
        offer(actions, {name: act for name, (_, act) in steps.items()})
        offer(actions, {"faster": self.faster, "slower": self.slower})
        self._steps = [actions[name] for name in steps]
        self._buttons = {
            name: tool_button(actions[name], prefix + name.capitalize(), text, text, side=34, icon=20)
            for name, (text, _) in steps.items()
        }
        self.play_button = named(self._buttons["play"], role="primary")
        self._slider = named(JumpSlider(), prefix + "Slider", self.tr("Step"), self.tr("Drag to any step"))
        self._counter = label(figures=True)
        self._counter.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._speed = named(Dropdown(), prefix + "Speed", self.tr("Speed"), self.tr("Steps per second"))
        self._speed.setSizeAdjustPolicy(Dropdown.SizeAdjustPolicy.AdjustToContents)
        buttons = row(*self._buttons.values(), spacing=4)
        if narrow:
            where, how = row((self._slider, 1), self._counter, spacing=8), row(buttons, 1, self._speed, spacing=8)
            column(where, how, spacing=6, margins=(8, 6, 8, 6), parent=self)
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        else:
            shown = buttons, (self._slider, 1), self._counter, self._speed
            row(*shown, spacing=16, margins=(12, 6, 12, 6), parent=self)
        self._slider.valueChanged.connect(self._slide)
        self._speed.currentIndexChanged.connect(self._choose_speed)
        appearance.changed.connect(self._show_icons)
        self._follow(driven)

    @property
    def counter(self) -> str:
        """What the bar says of where it is."""
        return self._counter.text()

    @property
    def driven(self) -> Transport:
        """What the bar controls now."""
        return self._driven

    def drive(self, driven: Transport) -> None:
        """Control this from now on, in place of what it was before."""
        for changed, show in self._heard(self._driven):
            changed.disconnect(show)
        self._driven = driven
        self._follow(driven)

    @Slot()
    def first(self) -> None:
        """Go to the beginning."""
        self._driven.first()

    @Slot()
    def back(self) -> None:
        """Take one step back."""
        self._driven.back()

    @Slot()
    def toggle(self) -> None:
        """Play, or pause."""
        self._driven.toggle()

    @Slot()
    def forward(self) -> None:
        """Take one step forward."""
        self._driven.forward()

    @Slot()
    def last(self) -> None:
        """Go to the end."""
        self._driven.last()

    @Slot()
    def faster(self) -> None:
        """Go at the next faster of the speeds."""
        self._driven.faster()

    @Slot()
    def slower(self) -> None:
        """Go at the next slower of the speeds."""
        self._driven.slower()

    def _heard(self, driven: Transport) -> Iterable[tuple[SignalInstance, Callable[..., None]]]:
        return (
            (driven.length_changed, self._show_length),
            (driven.moment_changed, self._show_moment),
            (driven.playing_changed, self._show_icons),
            (driven.speed_changed, self._show_speed),
        )

    def _follow(self, driven: Transport) -> None:
        for changed, show in self._heard(driven):
            changed.connect(show)
        self._show_length()
        self._show_icons()

    def _offer_speeds(self) -> None:
        """Offer the speeds, each with how long all steps would take at it."""
        speeds = self._driven.speeds
        with QSignalBlocker(self._speed):
            if [self._speed.itemData(place) for place in range(self._speed.count())] != list(speeds):
                self._speed.clear()
                for speed in speeds:
                    self._speed.addItem(steps_a_second(speed), speed)
            for place, speed in enumerate(speeds):
                self._speed.setItemData(place, self._tip(speed), Qt.ItemDataRole.ToolTipRole)
        self._show_speed()

    def _tip(self, speed: float) -> str:
        """How long all steps take at a speed."""
        if not self._driven.length:
            return self.tr("Steps per second")
        time = duration(self._driven.length / speed)
        return plural("TransportBar", "Steps per second: {number} steps take {time}", self._driven.length, time=time)

    @Slot(int)
    def _slide(self, value: int) -> None:
        if value != self._driven.position:
            self._driven.jump(value)

    @Slot()
    def _choose_speed(self) -> None:
        self._driven.set_speed(self._speed.currentData())

    @Slot()
    def _show_speed(self) -> None:
        self._speed.setToolTip(self._tip(self._driven.speed))
        index = self._speed.findData(self._driven.speed)
        if index >= 0:
            with QSignalBlocker(self._speed):
                self._speed.setCurrentIndex(index)

    @Slot()
    def _show_length(self) -> None:
        length = self._driven.length
        with QSignalBlocker(self._slider):  # the range may move the slider, which is no wish to jump
            self._slider.setRange(0, length)
        self._slider.setPageStep(max(1, length // 10))
        for control in (*self._steps, self._slider):
            control.setEnabled(self._driven.ready)
        self._offer_speeds()
        widest = self._counted(length)
        self._counter.setMinimumWidth(self._counter.fontMetrics().horizontalAdvance(widest) + 4)
        self._show_moment()

    @Slot()
    def _show_moment(self) -> None:
        position = self._driven.position
        with QSignalBlocker(self._slider):
            self._slider.setValue(position)
        self._counter.setText(self._counted(position))

    def _counted(self, position: int) -> str:
        """Where a position stands among the steps, by the numbers that a person gives them."""
        before = self._driven.before
        step, steps = grouped(before + position), grouped(before + self._driven.length)
        return self.tr("{step} / {steps}").format(step=step, steps=steps)

    @Slot()
    def _show_icons(self) -> None:
        theme = self._appearance.theme
        for name, button in self._buttons.items():
            picture = "pause" if name == "play" and self._driven.playing else name
            button.setIcon(icon(picture, theme.on_accent if name == "play" else theme.text, theme.muted))
