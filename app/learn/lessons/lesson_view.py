"""How a lesson is shown, and presented, slide by slide, and where a window shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QTabBar, QWidget

from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part, part_class
from app.learn.lessons.slide_view import SlideView
from app.own_search.files import SearchFiles
from app.puzzle.playback import Playback
from app.puzzle.presentation import USUAL, PresentedWidget, SlideParts
from app.ui.look.scale import text_scale
from app.ui.look.theme import LIGHT, Appearance
from app.ui.widgets.actions import KEYS
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import column, named
from solvers.lessons import LessonDocument, LessonFault, LessonSlide, PartRequest
from solvers.message import InputError

ALONE = 20
"""How many lines of text would make the height of the screen, where only text is presented."""
NEAREST, LATER = 5, {*"23456789"}
"""So many names are told of in place of one that nothing tells, none with the number of a second thing or a later."""
MOST_TABS = 4
"""On a small screen, there is room for the tabs of so many slides."""

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
TURNS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


class LessonView(PresentedWidget):
    """One lesson, for as long as its window shows it."""

    document: LessonDocument
    """The lesson as it is now."""
    slide: SlideView | None = None
    """The slide in sight."""

    def __init__(
        self,
        document: LessonDocument,
        appearance: Appearance,
        folder: Path | None = None,
        searches: Callable[[], SearchFiles] | None = None,
    ) -> None:
        """Raises `InputError` where a lesson of a file cannot be shown.

        `folder` is that of its file, where its pictures are; None for one of the program's own. `searches` gives the
        searches of the person's own, where the lesson may check them.
        """
        super().__init__()
        self.setObjectName("lesson")
        self._appearance = appearance
        self._folder = folder
        self._searches = searches
        self._kinds = Counter[str]()
        self.shared: dict[Any, Any] = {}
        """What parts have computed for each other, until everything is stopped."""
        self._leads = True
        """Whether it takes the focus when a slide is turned to."""
        self._parts: dict[int, Part] = {}
        """Those that have been made, by the lines in which they are asked for."""
        self._views: dict[int, SlideView] = {}
        """The slides that have been in sight, by their numbers."""
        self._store = QWidget(self)
        """Holds the parts that have nothing to show, or not yet."""
        self._store.hide()
        QShortcut(QKeySequence(KEYS["present"][0]), self, self.present)
        self.tabs = named(QTabBar(expanding=False), "lessonSlides", self.tr("Slides of the lesson"))
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._column = column(self.tabs, spacing=10, parent=self)
        self.show_document(document)
        self.tabs.currentChanged.connect(self._show_slide)

    @cached_property
    def words(self) -> Mapping[str, str]:
        """What every lesson may name: words and keys of the window, as Markdown."""
        from app.learn.lessons.labels import window_words  # only here: most lessons name none

        return window_words()

    @property
    def slides(self) -> Sequence[SlideView]:
        """All slides, also those that have not been in sight."""
        return [self._slide_view(number) for number in range(len(self.document.slides))]

    @property
    def parts(self) -> Sequence[Part]:
        """All parts, in their order."""
        return [part for slide in self.slides for part in slide.parts]

    def show_document(self, document: LessonDocument) -> None:
        """Show what the lesson is now: the slide of the same number, and with what was done in it each part that stays.

        Raises `InputError` where that cannot be; then the lesson stays as it was.
        """
        parts = self._kept_parts(document)
        for slide in () if self._folder is None else document.slides:
            self._make_parts(slide, parts)
        focused = self.window().focusWidget()
        if self.presentation is not None:
            self.presentation.give_back()
        before, views = [*self._parts.values()], [*self._views.values()]
        self.document, self._parts, self._views = document, parts, {}
        self._show_tabs()
        if views:
            in_sight = self.slides[self.tabs.currentIndex()].parts
            for part in before:
                if part not in in_sight:
                    part.rest()
                if part not in parts.values():
                    part.deleteLater()
            for view in views:
                view.hide()
                view.deleteLater()
            self.slide = None
            self.begin(self._leads)
            if self._leads and focused is not None and focused.isVisible():
                focused.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def begin(self, focus: bool = True) -> None:
        """Show the slide that was turned to; without `focus`, the focus stays where it is."""
        self._leads = focus
        self._show_slide(self.tabs.currentIndex())
        self.refresh_slide()
        if focus:
            self.tabs.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def on_paper(self) -> LessonView:
        """The same lesson as it opens, in the light theme."""
        return LessonView(self.document, Appearance(LIGHT.name, lettering=self._appearance.lettering), self._folder)

    @property
    def idle(self) -> bool:
        """Whether nothing is being computed."""
        return all(part.idle for part in self.parts)

    def rest(self) -> None:
        """Stop everything for good."""
        for slide in self._views.values():
            slide.rest()
        self.shared.clear()

    def turn(self, by: int) -> None:
        """Turn to another slide, if there is one."""
        self.tabs.setCurrentIndex(min(max(0, self.tabs.currentIndex() + by), self.tabs.count() - 1))

    @property
    def first_slide(self) -> int:
        """The slide in sight."""
        return self.tabs.currentIndex()

    def slide_titles(self) -> Sequence[str]:
        """The title of each slide, and from which minute of the lesson to which it is in sight, where that is known."""
        timed = QCoreApplication.translate("Teaching", "Minutes {begin} to {end}: {step}")
        slides = self.document.slides
        return [
            timed.format(begin=end - slide.minutes, end=end, step=slide.title) if slide.minutes else slide.title
            for slide, end in zip(slides, accumulate(slide.minutes for slide in slides), strict=True)
        ]

    def slide_parts(self, number: int) -> SlideParts:
        """A slide, once it was turned to."""
        self.tabs.setCurrentIndex(number)
        view = self._slide_view(number)
        return SlideParts(view, (), view.notes, USUAL if view.staged else ALONE)

    def next_controls(self) -> Sequence[QWidget]:
        """Those of the parts in sight, first of the one that has the focus."""
        focused = self.window().focusWidget()
        parts = sorted(
            self.slide.parts if self.slide is not None else (),
            key=lambda part: focused is None or not part.side.isAncestorOf(focused),
        )
        return [control for part in parts for control in part.next_controls()]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus from a control that was disabled to the next to use."""
        return pass_focus(self, *self.next_controls()) or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn to another slide, or control the playback of the one in sight, as the transport bar's buttons do."""
        parts = self.slide.parts if self.slide is not None else ()
        playback = next((part.playback for part in parts if part.playback is not None), None)
        steer = STEERING.get(QKeySequence(event.key()))
        if event.modifiers():
            super().keyPressEvent(event)
        elif turn := TURNS.get(Qt.Key(event.key())):
            self.turn(turn)
        elif playback is not None and steer is not None:
            steer(playback)
        else:
            super().keyPressEvent(event)

    def _kept_parts(self, document: LessonDocument) -> dict[int, Part]:
        """The parts that can stay, by the lines in which they are asked for now: those that tell anything."""
        left, kept = [part for part in self._parts.values() if part.names], dict[int, Part]()
        for request in (request for slide in document.slides for request in slide.requests):
            if part := next((part for part in left if part.request.asked == request.asked), None):
                left.remove(part)
                kept[request.line] = part
        return kept

    def _make_parts(self, slide: LessonSlide, parts: dict[int, Part]) -> Mapping[str, str]:
        """Add those parts of a slide that are not there yet; returns the words of the window, if its texts name any.

        Raises `InputError` for a part that cannot be made, and for a text that names what nothing tells.
        """
        for request in slide.requests:
            if request.line not in parts:
                parts[request.line] = self._make_part(request)
        told = dict.fromkeys(name for request in slide.requests for name in parts[request.line].names)
        named = [(paragraph.line, name) for paragraph in slide.paragraphs for name in paragraph.names]
        named += [request.given[name] for request in slide.requests for name in parts[request.line].asks]
        foreign = [(line, name) for line, name in named if name not in told]
        words = self.words if foreign else {}
        for line, name in foreign:
            if name not in words:
                first = [known for known in (*told, *words) if not LATER.intersection(known.split("_"))]
                nearest = get_close_matches(name, first, NEAREST, cutoff=0)
                raise InputError(LessonFault.PLACE, line=line, name=name, nearest=tuple(nearest))
        return words

    def _make_part(self, request: PartRequest) -> Part:
        made = part_class(request)
        self._kinds[request.kind] += 1
        first, *more = request.kind.split("-")
        number = self._kinds[request.kind]
        name = first + "".join(map(str.title, more)) + (str(number) if number > 1 else "")
        given = Given(request, name, self.shared, self._appearance, self._folder, self._searches)
        part = made(given)
        given.check()
        part.setParent(self._store)
        part.later = {*part.names} - {*part.values}
        return part

    def _slide_view(self, number: int) -> SlideView:
        """A slide, made when it is first wanted."""
        if number not in self._views:
            slide = self.document.slides[number]
            words = self._make_parts(slide, self._parts)
            title = slide.title if len(self.document.slides) > 1 else self.document.title
            view = self._views[number] = SlideView(title, slide, self._parts, words)
            view.changed.connect(self.refresh_slide)
            view.hide()
            self._column.addWidget(view, 1)
        return self._views[number]

    def _show_tabs(self) -> None:
        """Have a tab for each slide, and the one of the same number chosen as before, where there is one."""
        slides, number, _ = self.document.slides, self.tabs.currentIndex(), QSignalBlocker(self.tabs)
        while self.tabs.count():
            self.tabs.removeTab(0)
        for place, slide in enumerate(slides, 1):
            self.tabs.addTab(f"{place} {slide.title}")
        self.tabs.setCurrentIndex(min(number, len(slides) - 1))
        self.tabs.setUsesScrollButtons(text_scale() > 1 or len(slides) > MOST_TABS)
        self.tabs.setVisible(len(slides) > 1)

    @Slot(int)
    def _show_slide(self, number: int) -> None:
        if self._leads:
            self.tabs.setFocus()  # else what is hidden hands it on, as far as to the button that closes the lesson
        if self.slide is not None:
            self.slide.rest()
            self.slide.hide()
        slide = self.slide = self._slide_view(number)
        slide.show()
        slide.begin()
        first = next((part.first_control for part in slide.parts if part.first_control is not None), None)
        if first is not None and self._leads:
            first.setFocus()


class LessonPlace(QWidget):
    """Holds one lesson at the most, which is put away before another is shown."""

    def __init__(self, appearance: Appearance, searches: Callable[[], SearchFiles] | None) -> None:
        """`searches` gives the searches of the person's own, where a lesson may check them."""
        super().__init__()
        self._appearance = appearance
        self._searches = searches
        self._column = column(parent=self)
        self.lesson: LessonView | None = None
        """The lesson in sight."""

    def show_lesson(self, document: LessonDocument, folder: Path | None, focus: bool = True) -> None:
        """Show a lesson with the pictures of a folder, or what it is now, if it is shown already.

        Raises `InputError` where it cannot be shown; then it stays as it was.
        """
        if self.lesson is not None:
            self.lesson.show_document(document)
            return
        self.lesson = LessonView(document, self._appearance, folder, self._searches)
        self._column.addWidget(self.lesson, 1)
        self.lesson.begin(focus)

    def put_away(self) -> None:
        """Show no lesson, and let no search of it go on."""
        if self.lesson is not None:
            self.lesson.rest()
            self.lesson.hide()
            self.lesson.deleteLater()
            self.lesson = None
