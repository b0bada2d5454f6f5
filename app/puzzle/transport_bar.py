"""The transport bar: first, back, play or pause, forward, last, a slider and the speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from app.search.transport import Transport
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import enable, tool_button
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.jump_slider import JumpSlider
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.numbers import duration, grouped, steps_a_second


class TransportBar(QFrame):
    """Controls one transport, with its buttons and with actions that do the same; `drive` gives it another."""

    readiness_changed = Signal()
    """There may be something to step through, or no longer."""

    def __init__(
        self,
        prefix: str,
        driven: Transport,
        actions: Mapping[str, QAction],
        appearance: Appearance,
        narrow: bool = False,
        more: Sequence[QWidget] = (),
    ) -> None:
        """`prefix` begins the object names; `actions` are those of `app.puzzle.actions`.

        `narrow` takes two lines; without it there may be `more` at the right.
        """
        super().__init__()
        named(self, "transportPanel", role="panel")
        self._appearance = appearance
        self.driven = driven
        """What the bar controls now."""
        steps = {
            "first": self.tr("Go to start"),
            "back": self.tr("Step back"),
            "play": self.tr("Play / pause"),
            "forward": self.tr("Step forward"),
            "last": self.tr("Go to end"),
        }
        self._actions = actions
        enable(actions, dict.fromkeys((*steps, "faster", "slower"), True))
        self._buttons = {
            name: tool_button(actions[name], prefix + name.capitalize(), text, text, side=34, icon=20)
            for name, text in steps.items()
        }
        self.play_button = named(self._buttons["play"], role="primary")
        self._slider = named(JumpSlider(), prefix + "Slider", self.tr("Position"), self.tr("Drag to any position"))
        self.counter = label(figures=True, align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._speed = named(Dropdown(), prefix + "Speed", self.tr("Speed"), self.tr("How fast it plays"))
        self._speed.setSizeAdjustPolicy(Dropdown.SizeAdjustPolicy.AdjustToContents)
        buttons = row(*self._buttons.values(), spacing=4)
        if narrow:
            where, how = row((self._slider, 1), self.counter, spacing=8), row(buttons, 1, self._speed, spacing=8)
            column(where, how, spacing=6, margins=(8, 6, 8, 6), parent=self)
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        else:
            shown = buttons, (self._slider, 1), self.counter, self._speed, *more
            row(*shown, spacing=16, margins=(12, 6, 12, 6), parent=self)
        self._slider.valueChanged.connect(self._slide)
        self._speed.currentIndexChanged.connect(self._choose_speed)
        appearance.changed.connect(self._show_icons)
        self._follow(driven)

    def drive(self, driven: Transport) -> None:
        """Control this from now on, in place of what it was before."""
        for signal, slot in self._connections(self.driven):
            signal.disconnect(slot)
        self.driven = driven
        self._follow(driven)

    def _connections(self, driven: Transport) -> Iterable[tuple[SignalInstance, Callable[..., None]]]:
        """What the bar hears of a transport, and what actions have it do."""
        actions = self._actions
        return (
            (actions["first"].triggered, driven.first),
            (actions["back"].triggered, driven.back),
            (actions["play"].triggered, driven.toggle),
            (actions["forward"].triggered, driven.forward),
            (actions["last"].triggered, driven.last),
            (actions["faster"].triggered, driven.faster),
            (actions["slower"].triggered, driven.slower),
            (driven.length_changed, self._show_length),
            (driven.moment_changed, self._show_moment),
            (driven.playing_changed, self._show_icons),
            (driven.speed_changed, self._show_speed),
        )

    def _follow(self, driven: Transport) -> None:
        for signal, slot in self._connections(driven):
            signal.connect(slot)
        self._show_length()
        self._show_icons()

    def _offer_speeds(self) -> None:
        """Offer the speeds, each with how long all steps would take at it."""
        speeds = self.driven.speeds
        with QSignalBlocker(self._speed):
            if [self._speed.itemData(place) for place in range(self._speed.count())] != list(speeds):
                self._speed.offer((steps_a_second(speed), speed) for speed in speeds)
            for place, speed in enumerate(speeds):
                self._speed.setItemData(place, self._tip(speed), Qt.ItemDataRole.ToolTipRole)
        self._show_speed()

    def _tip(self, speed: float) -> str:
        """How long all steps take at a speed."""
        if not self.driven.length:
            return self.tr("How fast it plays")
        return self.tr("How fast it plays: all of it takes {time}").format(time=duration(self.driven.length / speed))

    @Slot(int)
    def _slide(self, value: int) -> None:
        if value != self.driven.position:
            self.driven.jump(value)

    @Slot()
    def _choose_speed(self) -> None:
        self.driven.set_speed(self._speed.currentData())

    @Slot()
    def _show_speed(self) -> None:
        self._speed.setToolTip(self._tip(self.driven.speed))
        index = self._speed.findData(self.driven.speed)
        if index >= 0:
            with QSignalBlocker(self._speed):
                self._speed.setCurrentIndex(index)

    @Slot()
    def _show_length(self) -> None:
        length = self.driven.length
        with QSignalBlocker(self._slider):  # the range may move the slider, which is no wish to jump
            self._slider.setRange(0, length)
        self._slider.setPageStep(max(1, length // 10))
        for control in (*map(self._actions.__getitem__, self._buttons), self._slider):
            control.setEnabled(self.driven.ready)
        self._offer_speeds()
        widest = self._counted(length)
        self.counter.setMinimumWidth(self.counter.fontMetrics().horizontalAdvance(widest) + 4)
        self._show_moment()
        self.readiness_changed.emit()

    @Slot()
    def _show_moment(self) -> None:
        position = self.driven.position
        with QSignalBlocker(self._slider):
            self._slider.setValue(position)
        self.counter.setText(self._counted(position))

    def _counted(self, position: int) -> str:
        """Where a position stands among the steps, by the numbers that a person gives them."""
        step, steps = grouped(self.driven.number(position)), grouped(self.driven.number(self.driven.length))
        return self.tr("{step} / {steps}").format(step=step, steps=steps)

    @Slot()
    def _show_icons(self) -> None:
        theme = self._appearance.theme
        for name, button in self._buttons.items():
            picture = "pause" if name == "play" and self.driven.playing else name
            button.setIcon(icon(picture, theme.on_accent if name == "play" else theme.text, theme.muted))
