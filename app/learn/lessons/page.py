"""The page of the lessons: what each is about, and a button that opens it; those of the person's own come last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QVBoxLayout, QWidget

from app.learn.lessons.catalogue import LessonEntry, lessons
from app.learn.lessons.own_files import LessonFile
from app.learn.lessons.session import LessonsSession
from app.puzzle.actions import make_page_actions
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.scrolled import scrolled_column
from app.ui.widgets.shorthand import button, column, label, named, row

WIDTH = 760
"""The width of the cards at most, in pixels."""


class LessonCard(QFrame):
    """One lesson: its title, what it is about, and the buttons that open it or change it."""

    def __init__(self, name: str, title: str, about: str, *acts: tuple[str, str, Callable[[], object]]) -> None:
        """`acts` are the text and the object name of each button, and what it does, the one that opens it first."""
        super().__init__()
        named(self, name, role="panel")
        self._acts = [act for _, _, act in acts]
        self._buttons = QButtonGroup(self, exclusive=False)
        for number, (text, button_name, _) in enumerate(acts):
            self._buttons.addButton(button(text, button_name), number)
        self._buttons.idClicked.connect(self._act)
        self.button = self._buttons.button(0)
        self.button.setAccessibleDescription(title)
        self.state = label("", "caption")
        words = column(label(title, "heading", wrap=True), label(about, wrap=True), self.state, spacing=4)
        places = ((made, 0, Qt.AlignmentFlag.AlignVCenter) for made in self._buttons.buttons())
        row((words, 1), *places, spacing=18, margins=16, parent=self)

    @Slot(int)
    def _act(self, number: int) -> None:
        self._acts[number]()


class LessonsPage(QWidget):
    """A card for each lesson: a view of a `LessonsSession`."""

    def __init__(self, session: LessonsSession, appearance: Appearance, settings: Settings) -> None:
        """`appearance` and `settings` are not needed: every page is made in the same way."""
        super().__init__()
        self.setObjectName("lessonsPage")
        self.session = session
        self.page_actions = make_page_actions(self)
        self._entries = lessons()
        self.cards = [self._card(number, entry) for number, entry in enumerate(self._entries)]
        self.own_cards: list[LessonCard] = []
        tip = self.tr("Write a lesson of your own")
        self.new = button(self.tr("New lesson…"), "lessonNew", tip, self._begin)
        tip = self.tr("Open and change your lessons")
        self.write = button(self.tr("My lessons…"), "lessonEditor", tip)
        self.write.clicked.connect(session.editor_asked)  # with False: no new lesson is begun
        self.setFocusProxy(self.cards[0].button)  # before the cards are laid out: later, Tab would never leave them
        self._own = QVBoxLayout()
        self._lay_out()
        self._show_states()
        self._show_own()
        session.changed.connect(self._show_states)
        session.own_changed.connect(self._show_own)

    def _lay_out(self) -> None:
        text = self.tr("In each lesson you guess first, watch real searches on real boards, and then read the figures.")
        plans = [card for card, entry in zip(self.cards, self._entries, strict=True) if entry.is_plan]
        others = [card for card in self.cards if card not in plans]
        heading: tuple[QLabel, ...] = (label(self.tr("Lessons on search"), "title"), label(text, wrap=True))
        for_class = label(self.tr("For a class, with notes for the teacher"), "title")
        own = row(label(self.tr("My lessons"), "title"), 1, self.new, self.write, spacing=8)
        self._own.setSpacing(12)
        area = QWidget(maximumWidth=WIDTH)
        shown = *heading, *others, for_class, *plans, own, self._own, 1
        scrolled_column(*shown, spacing=12, margins=(0, 14, 10, 14), parent=area)
        row(1, (area, 100), 1, margins=(14, 0, 14, 0), parent=self)

    def _card(self, number: int, entry: LessonEntry) -> LessonCard:
        title = self.tr("{number}. {title}").format(number=number + 1, title=entry.title)
        opened = "", f"lessonButton{number + 1}", partial(self.session.asked.emit, number)
        return LessonCard(f"lessonCard{number + 1}", title, entry.about, opened)

    @Slot()
    def _begin(self) -> None:
        self.session.editor_asked.emit(True)

    @Slot()
    def _show_states(self) -> None:
        """Say which lessons were opened before."""
        for number, (card, entry) in enumerate(zip(self.cards, self._entries, strict=True)):
            opened = self.session.opened(number)
            minutes = entry.document().minutes or 10
            text = self.tr("About {minutes} minutes, opened before") if opened else self.tr("About {minutes} minutes")
            card.state.setText(text.format(minutes=minutes))
            card.button.setText(self.tr("Open again") if opened else self.tr("Open"))

    @Slot()
    def _show_own(self) -> None:
        """Show a card for each lesson of the person's own."""
        for card in self.own_cards:
            card.hide()
            card.deleteLater()
        self.own_cards = [self._own_card(number, file) for number, file in enumerate(self.session.own, 1)]
        for card in self.own_cards:
            self._own.addWidget(card)

    def _own_card(self, number: int, file: LessonFile) -> LessonCard:
        opened = self.tr("Open"), f"lessonOwn{number}", partial(self.session.open_file, file.path)
        changed = self.tr("Change"), f"lessonChange{number}", partial(self.session.edit, file)
        about = "" if file.lesson is None else file.lesson.about
        card = LessonCard(f"lessonOwnCard{number}", file.title, about, opened, changed)
        card.state.setText(file.path.name)
        return card
