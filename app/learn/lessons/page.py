"""The page of the lessons: what each is about, and a button that opens it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from app.learn.lessons.catalogue import LessonEntry, lessons
from app.learn.lessons.session import LessonsSession
from app.puzzle.actions import make_page_actions
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import action_key
from app.ui.widgets.scrolled import scrolled_column
from app.ui.widgets.shorthand import button, column, label, named, row

WIDTH = 760
"""The width of the cards at most, in pixels."""


class LessonCard(QFrame):
    """One lesson: its number, its title, what it is about, and the button that opens it."""

    def __init__(self, number: int, entry: LessonEntry, session: LessonsSession) -> None:
        super().__init__()
        named(self, f"lessonCard{number + 1}", role="panel")
        self.number = number
        self._session = session
        self.button = button("", f"lessonButton{number + 1}", clicked=self._open)
        self.button.setAccessibleDescription(entry.title)
        self.state = label("", "caption")
        title = label(self.tr("{number}. {title}").format(number=number + 1, title=entry.title), "heading", wrap=True)
        about = label(entry.about, wrap=True)
        words = column(title, about, self.state, spacing=4)
        row((words, 1), (self.button, 0, Qt.AlignmentFlag.AlignVCenter), spacing=18, margins=16, parent=self)
        self.show_state()
        session.changed.connect(self.show_state)

    @Slot()
    def _open(self) -> None:
        self._session.open(self.number)

    @Slot()
    def show_state(self) -> None:
        """Say whether it was opened before."""
        opened = self._session.opened(self.number)
        self.button.setText(self.tr("Open again") if opened else self.tr("Open"))
        self.state.setText(self.tr("About 10 minutes, opened before") if opened else self.tr("About 10 minutes"))


class LessonsPage(QWidget):
    """A card for each lesson: a view of a `LessonsSession`."""

    def __init__(self, session: LessonsSession, appearance: Appearance, settings: Settings) -> None:
        """`appearance` and `settings` are not needed: every page is made in the same way."""
        super().__init__()
        self.setObjectName("lessonsPage")
        self.session = session
        self.page_actions = make_page_actions(self)
        self.cards = [LessonCard(number, entry, session) for number, entry in enumerate(lessons())]
        self.setFocusProxy(self.cards[0].button)  # before the cards are laid out: later, Tab would never leave them
        text = self.tr(
            "In each lesson you guess first, watch real searches on real boards, and then read the figures. For "
            "teachers, the guide ({key}) has two plans of 45 minutes."
        ).format(key=action_key("guide"))
        area = QWidget(maximumWidth=WIDTH)
        heading: tuple[QLabel, ...] = (label(self.tr("Six lessons on search"), "title"), label(text, wrap=True))
        scrolled_column(*heading, *self.cards, 1, spacing=12, margins=(0, 14, 10, 14), parent=area)
        row(1, (area, 100), 1, margins=(14, 0, 14, 0), parent=self)
