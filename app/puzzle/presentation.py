"""A presentation: what a page shows fills the screen, slide by slide, as large as it can be; the speaker's notes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from math import ceil
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QRect, QSize, Qt, QTime, QTimerEvent, Slot
from PySide6.QtGui import QAction, QFont, QGuiApplication, QKeyEvent, QKeySequence, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QHeaderView,
    QScrollArea,
    QTableView,
    QWidget,
)
from shiboken6 import delete

from app.puzzle.board.board_widget import BoardWidget
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import KEYS, ListedKeys, offer, own_keys
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.painted import Wrapped
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.markdown import escaped
from app.ui.words.numbers import clock_time

SMALLEST, USUAL = 40, 32
"""How many lines of the smallest text, and of the text of controls, would make the height of the screen."""
FEWER, FEWEST = 4, 64
"""Where something has too little room, everything but text gets smaller by so many lines at a time, up to so many."""
NOTES_MARGIN = 24
LEAST_TABLE = 0.85
"""How large a table is at least, in proportion to its text: else figures would be cut."""
GREATEST = 16_777_215
"""What Qt takes for no limit of a width or height."""
LEAST_BESIDE, MOST_BESIDE = 0.36, 0.55
"""How much of the width is at least, and at most, for what stands beside the board."""
UP, WHOLE = Qt.Orientation.Vertical, 100
"""What stands beside the board and wants to be high takes all of the height."""
NEXT, PREVIOUS, BLACK, LEAVE = "PgDown", "PgUp", "B", str(KEYS["stop"][0])
"""The keys, which are those that clickers send."""


def listed_keys() -> ListedKeys:
    """The keys of a presentation."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Next step or slide"), (NEXT,)),
        (translate("Shortcuts", "Previous step or slide"), (PREVIOUS,)),
        (translate("Shortcuts", "Black screen, and back"), (BLACK,)),
        (translate("Shortcuts", "Take arrows and circles away; without any, end the presentation"), (LEAVE,)),
    )


class SlideParts(NamedTuple):
    """What is seen at once: widgets, each in a layout, from which they are borrowed until the slide is left."""

    shown: QWidget
    """As large as it can be."""
    beside: Sequence[QWidget] = ()
    """Pseudocode, a legend or a question, one below the other."""
    notes: str = ""
    """What only the speaker sees, as Markdown."""
    lines: int = USUAL
    """How many lines of the text of controls would make the height of the screen, where there is room for that."""


class UsualSizes(NamedTuple):
    """How large a part is, and what is in it, where it comes from."""

    font: QFont
    least: QSize
    greatest: QSize
    icon: QSize
    spacing: int
    sections: Sequence[int]
    """The heights or widths of what a header is of."""

    @classmethod
    def of(cls, part: QWidget) -> UsualSizes:
        """The present ones."""
        icon = part.iconSize() if isinstance(part, QAbstractButton) else QSize()
        given = part.count() - part.stretchLastSection() if isinstance(part, QHeaderView) else 0
        sections = [part.sectionSize(number) for number in range(given)] if isinstance(part, QHeaderView) else []
        spacing = -1 if (layout := part.layout()) is None else layout.spacing()
        return cls(part.font(), part.minimumSize(), part.maximumSize(), icon, spacing, sections)

    def enlarge(self, part: QWidget, factor: float, most: float, least_text: float) -> None:
        """Give a part so many times these sizes, the greatest ones `most` times; no text is smaller than this."""
        if isinstance(part, (QHeaderView, QTableView)):
            factor = most = max(factor, LEAST_TABLE * least_text / QApplication.font().pixelSize())
        if part.testAttribute(Qt.WidgetAttribute.WA_SetFont):
            larger = QFont(self.font)
            larger.setPixelSize(round(max(least_text, self.font.pixelSize() * factor)))
            part.setFont(larger)
        if isinstance(part, QAbstractButton):
            part.setIconSize(self.icon * factor)
        if (layout := part.layout()) is not None and self.spacing > 0:
            layout.setSpacing(round(self.spacing * factor))
        if isinstance(part, QHeaderView):
            for number, size in enumerate(self.sections):
                part.resizeSection(number, round(size * factor))
        if isinstance(part, BoardWidget):  # which may be smaller than usual
            part.present(least_text)
        elif not isinstance(part, Wrapped):  # which has the height of its lines
            part.setMinimumSize(self.least * factor)
        if not isinstance(part, Wrapped):
            part.setMaximumSize((self.greatest * most).boundedTo(QSize(GREATEST, GREATEST)))


class PresentedWidget(QWidget):
    """Has slides, from number 0 on, that fill the screen while it is presented; this ends when it is hidden."""

    _appearance: Appearance
    presentation: Presentation | None = None
    """The presentation of it, while there is one."""

    def present(self) -> None:
        """Present it, unless it is being presented."""
        if self.presentation is None:
            self.presentation = Presentation(self, self._appearance)

    @Slot()
    def refresh_slide(self) -> None:
        """The slide in sight is of other widgets now, or has other notes."""
        if self.presentation is not None:
            self.presentation.show_slide()

    @property
    def first_slide(self) -> int:
        """The number of the slide that a presentation begins with."""
        return 0

    def slide_titles(self) -> Sequence[str]:
        """What each slide is called, in the language in force; one at least."""
        return [self.window().windowTitle()]

    @abstractmethod
    def slide_parts(self, number: int) -> SlideParts:
        """The slide of a number."""

    def step_slide(self, by: int) -> bool:
        """Go a step on (1) or back (-1) in the slide in sight; False where it has no further one: then it is left."""
        return False

    def next_controls(self) -> Sequence[QWidget]:
        """What may get the focus after a control that is disabled while it has it, the best first."""
        return ()


class Presentation(QWidget):
    """Lies over all of a window, which fills the screen meanwhile: the keys of the window mean what they always do.

    PageDown and PageUp go through steps and slides. A window on another screen, where there is one, has the notes.
    """

    _wanted = _lines = USUAL
    """How many lines of text were to fill the screen, and how many would now."""

    def __init__(self, presented: PresentedWidget, appearance: Appearance) -> None:
        window = presented.window()
        super().__init__(window, autoFillBackground=True)
        named(self, "presentation")
        self._presented, self._window, self._appearance = presented, window, appearance
        self.number = presented.first_slide
        """The number of the slide in sight, from 0."""
        self._loans: dict[QWidget, QWidget] = {}
        """What is borrowed, and what stands in its place meanwhile."""
        self._usual: dict[QWidget, UsualSizes] = {}
        """How large what is borrowed, and all that it is made of, was before."""
        self._beside = Scrolled(named(QWidget(), "besideSlide"))
        self._stage = row(self._beside, spacing=0, parent=self)
        self._curtain = named(QWidget(self, autoFillBackground=True), "curtain", self.tr("Black screen"))
        self._curtain.setPalette(QPalette(Qt.GlobalColor.black))
        self._curtain.hide()
        acts = {
            NEXT: partial(self._turn, +1),
            PREVIOUS: partial(self._turn, -1),
            BLACK: self._turn_black,
            LEAVE: self._leave,
        }
        actions = {key: QAction(self, shortcut=QKeySequence(key)) for key in acts}
        for key, action in actions.items():
            action.setObjectName(f"present{key}Action")
        offer(actions, acts)
        own_keys(self, actions)
        others = (screen for screen in QGuiApplication.screens() if screen is not window.screen())
        self.notes = next((SpeakerNotes(window, screen.availableGeometry()) for screen in others), None)
        """The window of the speaker."""
        self._state_before = window.windowState()
        window.setWindowState(self._state_before | Qt.WindowState.WindowFullScreen)
        for watched in (window, presented):
            watched.installEventFilter(self)
        appearance.present(True)
        self.setGeometry(window.rect())
        self.show()
        self.raise_()
        self.show_slide()

    @Slot()
    def show_slide(self) -> None:
        """Show the slide in sight as it is now."""
        titles = self._presented.slide_titles()
        self.number = min(self.number, len(titles) - 1)
        self.setAccessibleName(titles[self.number])
        slide = self._presented.slide_parts(self.number)
        if [slide.shown, *slide.beside] != list(self._loans):
            self._borrow(slide)
        if self.notes is not None:
            self.notes.show_slide(slide.notes, *titles[self.number : self.number + 2])

    def give_back(self) -> None:
        """Have all that is borrowed be where it was, until a slide is shown again."""
        self.setFocus()
        for widget in list(self._loans):
            self._give_back(widget)

    @Slot()
    def end(self) -> None:
        """Give everything back, and be gone."""
        self._presented.presentation = None
        for watched in (self._window, self._presented):
            watched.removeEventFilter(self)
        self.give_back()
        self.hide()
        self.deleteLater()
        if self.notes is not None:
            self.notes.deleteLater()
        self._appearance.present(False)
        self._window.setWindowState(self._state_before)
        self._presented.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window whatever its size, and end before it is closed, or what is presented is hidden."""
        kind = event.type()
        hidden = watched is self._presented and kind == QEvent.Type.Hide and not event.spontaneous()
        if hidden or (watched is self._window and kind == QEvent.Type.Close):
            self.end()
        elif kind == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as large as this size asks."""
        super().resizeEvent(event)
        self._lines = self._wanted  # what had too little room before may have enough now
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Make everything smaller where something has too little room, now that all of it is laid out."""
        done = super().event(event)
        changed = event.type() == QEvent.Type.LayoutRequest and self._lines < FEWEST
        if changed and any(map(_is_narrow, self.findChildren(QAbstractScrollArea))):
            self._lines += FEWER
            self._lay_out()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave other keys to what is presented, as usual."""
        self._presented.keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab stay with what is seen."""
        if pass_focus(self, *self._presented.next_controls()):
            return True
        stops = [part for part in self._stops if part.focusPolicy() & Qt.FocusPolicy.TabFocus] or [self]
        place = next((number for number, part in enumerate(stops) if part.hasFocus()), -1)
        stops[(place + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @property
    def _parts(self) -> list[QWidget]:
        """What is borrowed, with all that it is made of."""
        return [part for widget in self._loans for part in _all_parts(widget)]

    @property
    def _stops(self) -> list[QWidget]:
        """What may have the focus."""
        return [part for part in self._parts if part.focusPolicy() and part.isVisible() and part.isEnabled()] or [self]

    def _borrow(self, slide: SlideParts) -> None:
        """Take the widgets of a slide from their places, and give back those that it does without."""
        focused = self._window.focusWidget()
        self.setFocus()  # a board that is taken away with the focus would pass that on, as for Tab
        wanted = {widget: not widget.isHidden() for widget in (slide.shown, *slide.beside)}
        for widget in self._loans.keys() - wanted:
            self._give_back(widget)
        for widget in wanted.keys() - self._loans:
            self._usual |= {part: UsualSizes.of(part) for part in _all_parts(widget)}
            self._loans[widget] = place = QWidget()
            _exchange(widget, place)
        self._loans = {widget: self._loans[widget] for widget in wanted}
        section, gap = named(QWidget(), "besideSlide"), self.height() // USUAL
        parts = ((part, WHOLE if part.sizePolicy().expandingDirections() & UP else 0) for part in slide.beside)
        column(1, *parts, 1, spacing=gap, margins=gap, parent=section)
        margin = 0 if isinstance(slide.shown, BoardWidget) else gap // 2
        self._stage.setContentsMargins(margin, margin, margin, margin)
        self._stage.insertWidget(0, slide.shown, 1)
        self._beside.setWidget(section)
        section.setAutoFillBackground(False)
        self._beside.setVisible(any(wanted[part] for part in slide.beside))
        for widget, visible in wanted.items():
            widget.setVisible(visible)
        self._wanted = self._lines = slide.lines
        self._lay_out()
        (focused if focused in self._stops else self._stops[0]).setFocus()

    def _give_back(self, widget: QWidget) -> None:
        """Have a widget be where it was, shown or not, as it usually is."""
        place, shown = self._loans.pop(widget), not widget.isHidden()
        for part in self._usual.keys() & _all_parts(widget):
            self._usual.pop(part).enlarge(part, 1.0, 1.0, least_text=0.0)
        _exchange(place, widget)
        widget.setVisible(shown)
        place.deleteLater()

    def _lay_out(self) -> None:
        """Give the board all the room that it can use, and write large enough."""
        width, height, font = self.width(), self.height(), self.font()
        self._curtain.setGeometry(self.rect())
        least_text = height / SMALLEST
        font.setPixelSize(ceil(max(1, least_text, height / self._lines)))
        self.setFont(font)
        wide = float(width)
        factor, usual = (height / lines / QApplication.font().pixelSize() for lines in (self._lines, USUAL))
        for part in self._usual.keys() & self._parts:
            self._usual[part].enlarge(part, factor, max(factor, usual), least_text)
            if isinstance(part, BoardWidget):
                wide = part.proportion * height
        least = max(LEAST_BESIDE * width, self._beside.minimumSizeHint().width())
        self._beside.setFixedWidth(round(min(max(width - wide, least), MOST_BESIDE * width)))

    def _turn(self, by: int) -> None:
        if not self._curtain.isHidden():
            self._turn_black()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # what fits soon is not scrolled
        for bar in (area.verticalScrollBar() for area in self.findChildren(QScrollArea)):
            before = bar.value()
            bar.setValue(before + by * bar.pageStep())
            if bar.value() != before:
                return
        if not self._presented.step_slide(by) and 0 <= self.number + by < len(self._presented.slide_titles()):
            self.number += by
            self.show_slide()

    @Slot()
    def _turn_black(self) -> None:
        self._curtain.setVisible(self._curtain.isHidden())
        self._curtain.raise_()
        (self._stops[0] if self._curtain.isHidden() else self._curtain).setFocus()

    @Slot()
    def _leave(self) -> None:
        """Take arrows and circles away; where there are none, end."""
        if not [part for part in self._parts if isinstance(part, BoardWidget) and part.hand_marks.clear()]:
            self.end()


class SpeakerNotes(QWidget):
    """The notes, the next slide and the time, over all of another screen; it takes no keys from the presentation."""

    def __init__(self, owner: QWidget, screen: QRect) -> None:
        super().__init__(owner, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        named(self, "speakerNotes").setWindowTitle(self.tr("Notes"))
        self.time = label("", "largeFigure", "speakerTime", self.tr("Time"), figures=True)
        self.text = label("", "title", "speakerText", self.tr("Notes"), wrap=True)
        self.text.setTextFormat(Qt.TextFormat.MarkdownText)
        column(self.time, self.text, 1, spacing=NOTES_MARGIN, margins=NOTES_MARGIN, parent=self)
        self._begun = perf_counter()
        self.startTimer(1000)
        self.setGeometry(screen)
        self.showMaximized()
        owner.activateWindow()

    def show_slide(self, notes: str, title: str, following: str = "") -> None:
        """Show the title of a slide, what is said of it, as Markdown, and the title of the next, if there is one."""
        then = self.tr("Next: {title}").format(title=following) if following else ""
        self.text.setText("\n\n".join(filter(None, (escaped(title), notes, escaped(then)))))

    def timerEvent(self, event: QTimerEvent) -> None:
        """Show how long it has lasted, and what time it is."""
        now = QLocale().toString(QTime.currentTime(), QLocale.FormatType.ShortFormat)
        text = self.tr("{elapsed}  ·  {now}", "how long a presentation has lasted, and the time of day")
        self.time.setText(text.format(elapsed=clock_time(perf_counter() - self._begun), now=now))


def _all_parts(widget: QWidget) -> list[QWidget]:
    """A widget, and all that it is made of."""
    return [widget, *widget.findChildren(QWidget)]


def _is_narrow(area: QAbstractScrollArea) -> bool:
    """Whether a section has too little room in its area, or a table for its columns."""
    cut = isinstance(area, QScrollArea) and area.verticalScrollBar().maximum()
    across = isinstance(area, (QScrollArea, QTableView)) and area.horizontalScrollBar().maximum()
    return area.isVisible() and bool(cut or across)


def _exchange(before: QWidget, after: QWidget) -> None:
    """Put a widget into the layout that another one is in, in the place of that."""
    home = before.parentWidget()
    layout = None if home is None else home.layout()
    left = None if layout is None else layout.replaceWidget(before, after)
    if left is not None:
        delete(left)  # else it would go on keeping sizes for the widget, and new ones would not be heard of
