"""The calendar of the puzzles of the days, month by month: which were solved, and how well."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.klotski.daily.corner import ChevronButton
from app.klotski.daily.day_button import DayButton, DayDetails
from app.klotski.daily.days import Days
from app.klotski.daily.words import day_lines, month_sentence, streaks_sentence
from app.ui.look.scale import scaled
from app.ui.look.shapes import ChevronDirection
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import key_tip
from app.ui.widgets.popup import SHADOW, InsetPopup
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.dates import month_text, weekday_names
from solvers.klotski.catalogue.daily import FIRST_DAY, LAST_DAY

WEEKS, WEEKDAYS = 6, 7
WIDTH = 372
MARGIN = InsetPopup.EDGE + 4
GAP = 3
"""Between the days, in pixels."""
DAY = timedelta(days=1)

StarsOf = Callable[[date], int | None]
"""The most stars that the person has for the puzzle of a day; None where none are known."""

_DAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -WEEKDAYS, Qt.Key.Key_Down: WEEKDAYS}
_MONTHS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class CalendarPopup(InsetPopup):
    """Opens at today; `chosen` gives the day that was clicked, or on which Enter or Space was pressed."""

    chosen = Signal(object)

    def __init__(self, days: Days, stars: StarsOf, appearance: Appearance, opener: QWidget) -> None:
        super().__init__(opener)
        named(self, "dailyCalendar", self.tr("Calendar of the puzzles"))
        self._days = days
        self._stars = stars
        self.day = self._last
        """The day that the keys are on."""
        self.title = label("", "heading", "dailyMonth", align=Qt.AlignmentFlag.AlignCenter)
        self.before = self._turner(
            "dailyMonthBefore", ChevronDirection.LEFT, self.tr("The month before"), "PgUp", appearance
        )
        self.after = self._turner(
            "dailyMonthAfter", ChevronDirection.RIGHT, self.tr("The month after"), "PgDown", appearance
        )
        self.buttons = [DayButton(appearance) for _ in range(WEEKS * WEEKDAYS)]
        self.said = label("", "", "dailyDaySaid", self.tr("The day"), lines=2)
        self.summary = label("", "caption", "dailySummary", self.tr("Streak"), wrap=True)
        head = row(self.before, (self.title, 1), self.after, spacing=4)
        parts = head, (self._grid(), 1), self.said, self.summary
        self._column = column(*parts, spacing=8, margins=MARGIN, parent=self)
        self.before.clicked.connect(self._turn)
        self.after.clicked.connect(self._turn)
        for made in self.buttons:
            made.clicked.connect(self._choose)
            made.pointed.connect(self._tell_of)
        days.changed.connect(self.renew)
        self.renew()

    def open(self) -> None:
        """Open below the opener, with the focus on today."""
        self.ensurePolished()
        around = 2 * SHADOW
        width = max(scaled(WIDTH), self.minimumSizeHint().width() - around)
        height = self._column.totalHeightForWidth(width + around) - around
        self.open_below(QSize(width, height), self._button_of(self.day))

    def shut(self) -> None:
        """Close it for good."""
        super().shut()
        self.deleteLater()

    def take_key(self, event: QKeyEvent) -> bool:
        """The arrows go from day to day, Page Up and Page Down to another month, Home to today."""
        key = Qt.Key(event.key())
        if key not in _DAYS and key not in _MONTHS and key is not Qt.Key.Key_Home:
            return super().take_key(event)
        if event.type() == QEvent.Type.KeyPress:
            self._act(key)
        return True

    def go_to(self, day: date) -> None:
        """Turn to a day, or the nearest there is to come to, and give it the focus."""
        self.day = max(FIRST_DAY, min(day, self._last))
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # where the day that had it may go, the focus would leave
        self.renew()
        self._button_of(self.day).setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def renew(self) -> None:
        """Show the month of `day` as it is now."""
        first = self.day.replace(day=1)
        self.title.setText(month_text(first))
        self.before.setEnabled(first > FIRST_DAY)
        self.after.setEnabled(_moved(first, 1) <= self._last)
        shown = [first + (number - first.weekday()) * DAY for number in range(len(self.buttons))]
        for made, day in zip(self.buttons, shown, strict=True):
            self._show(made, day if day.month == first.month else None)
        past = [day for day in shown if day.month == first.month and day <= self._last]
        solved = month_sentence(first, self._days.solved_of(past), len(past))
        self.summary.setText(f"{solved}\n{streaks_sentence(self._days)}")
        self._tell_of(self.day)

    @property
    def _last(self) -> date:
        """The last day that there is to come to."""
        return max(FIRST_DAY, min(self._days.today, LAST_DAY))

    def _act(self, key: Qt.Key) -> None:
        if key in _MONTHS:
            self.go_to(_moved(self.day, _MONTHS[key]))
        elif key in _DAYS:
            self.go_to(self.day + _DAYS[key] * DAY)
        else:
            self.go_to(self._last)

    def _show(self, button: DayButton, day: date | None) -> None:
        if day is None:
            button.show_day(None)
            return
        state, stars = self._days.state(day), self._stars(day)
        said = ". ".join(day_lines(day, state, stars))
        button.show_day(day, DayDetails(day.day, state, stars, day == self._days.today), said)

    def _button_of(self, day: date) -> DayButton:
        return next(made for made in self.buttons if made.day == day)

    @Slot(object)
    def _tell_of(self, day: date) -> None:
        """Say below the days what this one is."""
        self.said.setText("\n".join(day_lines(day, self._days.state(day), self._stars(day))))

    @Slot()
    def _choose(self) -> None:
        button = self.sender()
        assert isinstance(button, DayButton)
        day = button.day
        self.shut()
        self.chosen.emit(day)

    @Slot()
    def _turn(self) -> None:
        self.go_to(_moved(self.day, -1 if self.sender() is self.before else 1))

    def _turner(self, name: str, turn: ChevronDirection, title: str, key: str, appearance: Appearance) -> ChevronButton:
        made = named(ChevronButton(turn, appearance), name, title, key_tip(title, key))
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys stay with the days
        return made

    def _grid(self) -> QGridLayout:
        """The days below their weekdays, from Monday: the harder, the further to the right."""
        grid = QGridLayout()
        grid.setSpacing(GAP)
        for number, name in enumerate(weekday_names()):
            heading = label(name, "caption")
            grid.addWidget(heading, 0, number, Qt.AlignmentFlag.AlignCenter)
            grid.setColumnStretch(number, 1)
        for number, made in enumerate(self.buttons):
            week, weekday = divmod(number, WEEKDAYS)
            grid.addWidget(made, week + 1, weekday)
            grid.setRowStretch(week + 1, 1)
        return grid


def _moved(day: date, months: int) -> date:
    """The same day of another month, or the last one that this has."""
    year, month = divmod(12 * day.year + day.month - 1 + months, 12)
    first = date(year, month + 1, 1)
    last = date(year + (month + 1) // 12, (month + 1) % 12 + 1, 1) - DAY
    return min(first + (day.day - 1) * DAY, last)
