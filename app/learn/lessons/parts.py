"""A lesson in parts: tabs above the board, and with each part its own board, controls and pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton, QStackedWidget, QTabBar, QWidget

from app.learn.lessons.lesson import Lesson, LessonView, player
from app.puzzle.actions import make_actions
from app.puzzle.playback import Playback
from app.puzzle.transport_bar import TransportBar
from app.ui.look.scale import text_scale
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import KEYS
from app.ui.widgets.shorthand import column, fill, named

STEERING: dict[QKeySequence, Callable[[Playback], None]] = {
    QKeySequence(key): act
    for name, act in {
        "play": Playback.toggle,
        "back": Playback.back,
        "forward": Playback.forward,
        "first": Playback.first,
        "last": Playback.last,
    }.items()
    for key in KEYS[name]
}
"""What the keys of the transport bar do."""


MOST_TABS = 4
"""On a small screen, there is room for the tabs of so many parts."""


class Part(LessonView):
    """One part of a lesson: the widget at the left. `side` holds its controls, `below` its pictures and tables."""

    def __init__(self, lesson: PartedLesson, name: str) -> None:
        """`name` ends the object name. A subclass sets `title`, for the tab, and `text`, which says what to do.

        It may set `stopped`: the answer when a search has not come to its end as the part is hidden.
        """
        super().__init__()
        self.setObjectName(lesson.objectName() + name)
        self.lesson = lesson
        self.title = self.text = self.answer = self.stopped = ""
        self.playback: Playback | None = None
        self.side, self.below = QWidget(), QWidget()
        self.controls, self.pictures = column(spacing=8, parent=self.side), column(spacing=8, parent=self.below)

    @property
    def appearance(self) -> Appearance:
        """The theme, and how much may move."""
        return self.lesson.appearance

    def rest(self) -> None:
        """Stop everything that moves, and the search; called when the part is hidden."""
        if self.playback is not None:
            self.playback.rest()
        if self.stopped and self.runner.busy:
            self.answer = self.stopped
        super().rest()

    def conclude(self, text: str) -> None:
        """Show the result, now and whenever this part is shown again."""
        self.answer = text
        if self.lesson.part is self:
            self.lesson.conclude(text)

    def make_transport(self, speed: float) -> tuple[Playback, TransportBar]:
        """The part's own playback, at so many steps a second, and its bar; keys control it while it is in sight."""
        self.playback = player(self, self.appearance, speed)
        return self.playback, TransportBar(self.objectName(), self.playback, make_actions(self), self.appearance)

    def guess_buttons(self, name: str, texts: Sequence[str], act: Callable[[int], object]) -> list[QPushButton]:
        """A button for each guess; `act`, a slot of this part, is called with its number."""
        buttons = [self.button(f"{name}{place}", text, None, "narrow", True) for place, text in enumerate(texts)]
        self.choose_by(buttons, act)
        return buttons


def check_only(buttons: Iterable[QPushButton], number: int) -> None:
    """Show which of these buttons was chosen."""
    for place, made in enumerate(buttons):
        made.setChecked(place == number)


class PartStack(QStackedWidget):
    """Needs room for the part that is shown, not for the largest, and no more of it than that part must have."""

    def hasHeightForWidth(self) -> bool:
        """No: then it would be as high as the boards would like to be."""
        return False

    def minimumSizeHint(self) -> QSize:
        """That of the part, with its texts in as many lines as they then take."""
        part = self.currentWidget()
        if part is None or (layout := part.layout()) is None:
            return super().minimumSizeHint()
        width = layout.minimumSize().width()
        return QSize(width, max(layout.minimumSize().height(), layout.totalMinimumHeightForWidth(width)))


class PartedLesson(Lesson):
    """A lesson that shows one of its parts at a time."""

    def __init__(self, name: str, question: str, appearance: Appearance) -> None:
        super().__init__(name, question, appearance)
        self.parts: tuple[Part, ...] = ()
        self.part: Part | None = None
        self.tabs = named(QTabBar(expanding=False), name + "Parts", self.tr("Parts of the lesson"))
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._stages = PartStack()
        self.above.insertWidget(0, self.tabs)
        fill(self.stage, (self._stages, 1))

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Set the parts, which were made for this lesson; `begin` shows the first."""
        self.parts = tuple(parts)
        self.tabs.setUsesScrollButtons(text_scale() > 1 or len(parts) > MOST_TABS)
        for number, part in enumerate(self.parts, 1):
            self._stages.addWidget(part)
            self.controls.addWidget(part.side)
            self.details.addWidget(part.below)
            part.side.hide()
            part.below.hide()
            self.tabs.addTab(f"{number} {part.title}")
        self.tabs.currentChanged.connect(self._turn_to)

    def begin(self) -> None:
        """Show the first part."""
        self._turn_to(self.tabs.currentIndex())
        self.tabs.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def rest(self) -> None:
        """Stop everything for good."""
        if self.part is not None:
            self.part.rest()
        super().rest()

    def next_controls(self) -> Sequence[QWidget]:
        """Those of the part that is shown."""
        return () if self.part is None else self.part.next_controls()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Control the playback of the part that is shown, as the transport bar's buttons do."""
        playback = None if self.part is None else self.part.playback
        steer = STEERING.get(QKeySequence(event.key()))
        if playback is None or steer is None or event.modifiers():
            super().keyPressEvent(event)
        else:
            steer(playback)

    @Slot(int)
    def _turn_to(self, number: int) -> None:
        self.tabs.setFocus()  # else what is hidden hands the focus on, as far as to the button that closes the lesson
        if self.part is not None:
            self.part.rest()
            self.part.side.hide()
            self.part.below.hide()
        part = self.part = self.parts[number]
        self._stages.setCurrentWidget(part)
        self._stages.updateGeometry()
        part.side.show()
        part.below.show()
        self.tell(part.text)
        self.answer.setText("")
        self.conclude(part.answer)
        part.begin()
