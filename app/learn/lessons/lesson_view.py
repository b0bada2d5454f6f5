"""How a lesson is shown: a tab for each slide, its parts at the left, and its text with their controls beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QStackedWidget, QTabBar, QWidget

from app.learn.lessons.kinds import part_class
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.learn.lessons.slide_text import SlideText, escaped, markdown
from app.own_search.files import SearchFiles
from app.puzzle.playback import Playback
from app.ui.look.metrics import scroll_bar_width
from app.ui.look.scale import text_scale, widened
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import KEYS
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import column, fill, grid, label, named, row
from solvers.lessons import LessonDocument, LessonFault, LessonSlide, Paragraph, PartRequest
from solvers.message import InputError

PANEL_WIDTH = 340
"""It is narrower where that would leave too little for the stage."""
READING_WIDTH = 640
"""Of a slide that has nothing on its stage."""
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


class LessonContent(QWidget):
    """Scrolls only where it can be made no lower: before that, the boards and lists in it get smaller."""

    def heightForWidth(self, width: int) -> int:
        """The least height at this width."""
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


class LessonStage(Scrolled):
    """Asks for no more width than it must have, so that on a small screen it gets narrower before the panel does."""

    def sizeHint(self) -> QSize:
        """As wide as it must be for nothing to scroll sideways."""
        section, hint = self.widget(), super().sizeHint()
        width = hint.width() if section is None else section.minimumSizeHint().width() + scroll_bar_width()
        return QSize(width, hint.height())


class StageStack(QStackedWidget):
    """Needs room for the slide that is shown, not for the largest, and no more of it than that must have."""

    def hasHeightForWidth(self) -> bool:
        """No: then it would be as high as the boards would like to be."""
        return False

    def minimumSizeHint(self) -> QSize:
        """That of the stage, with its texts in as many lines as they then take."""
        stage = self.currentWidget()
        if stage is None or (layout := stage.layout()) is None:
            return super().minimumSizeHint()
        width = layout.minimumSize().width()
        return QSize(width, max(layout.minimumSize().height(), layout.totalMinimumHeightForWidth(width)))


class SlideView(QWidget):
    """One slide: its text, with the controls of its parts between; what these show is on its `stage`."""

    def __init__(self, lesson: LessonView, slide: LessonSlide) -> None:
        """Raises `InputError` for a part that cannot be made, and for a text that names what no part tells."""
        super().__init__()
        self.slide = slide
        self.parts: Sequence[Part] = ()
        self.texts: list[SlideText] = []
        self.stage = QWidget()
        self._lesson = lesson
        parts = {block.line: lesson.make_part(block) for block in slide.blocks if isinstance(block, PartRequest)}
        self.parts = [*parts.values()]
        self._check(slide)
        self._lay_out(slide, parts)
        for part in self.parts:
            part.told.connect(self._show_values)
        self._show_values()

    @property
    def staged(self) -> Sequence[Part]:
        """The parts that have something on the stage."""
        return [part for part in self.parts if part.staged]

    @property
    def values(self) -> Mapping[str, str]:
        """What the parts tell, as Markdown."""
        told = {name: escaped(value) for part in self.parts for name, value in part.values.items()}
        return {**self._lesson.words, **told} if self._worded else told

    @property
    def notes(self) -> str:
        """What whoever gives the lesson is to know, as Markdown."""
        return markdown(self.slide.notes, self.values)

    @property
    def answer(self) -> str:
        """What the parts have come to, without marks."""
        return " ".join(text.plain for text in self.texts if text.plain and text.property("role") == "result")

    def begin(self) -> None:
        """Show the parts."""
        for part in self.parts:
            part.in_sight = True
            part.begin()

    def rest(self) -> None:
        """Stop the parts."""
        for part in self.parts:
            part.in_sight = False
            part.rest()

    def _check(self, slide: LessonSlide) -> None:
        """Raise `InputError` for a name that nothing tells."""
        told = dict.fromkeys(name for part in self.parts for name in part.names)
        named = [(paragraph.line, name) for paragraph in slide.paragraphs for name in paragraph.names]
        foreign = [(line, name) for line, name in named if name not in told]
        self._worded = bool(foreign)
        for line, name in foreign:
            if name not in self._lesson.words:
                known = tuple(told) or tuple(self._lesson.words)
                raise InputError(LessonFault.PLACE, line=line, name=name, allowed=known)

    def _lay_out(self, slide: LessonSlide, parts: Mapping[int, Part]) -> None:
        page = column(spacing=14, parent=self)
        for key, blocks in groupby(slide.blocks, self._looks):
            for block in (shown := [*blocks])[: None if key is None else 1]:
                fill(page, parts[block.line].side if isinstance(block, PartRequest) else self._text(shown, key or ""))
        for part in self.parts:
            fill(part.pictures, part.fault)
            part.fault.hide()
            fill(page, part.below)
            if not part.staged:
                part.setParent(self)
                part.hide()  # it would lie over what is to be clicked
        boards = self.staged
        box = column if len(boards) < 2 else row
        if len(boards) < 3:
            box(*((part, 1) for part in boards), spacing=12, parent=self.stage)
        else:
            column(grid(boards), parent=self.stage)

    def _looks(self, block: Paragraph | PartRequest) -> str | None:
        """The role of a text, which is another where it tells what is found; None for a part."""
        if isinstance(block, PartRequest):
            return None
        later = {name for part in self.parts for name in part.names if name not in part.values}
        return "result" if later & {*block.names} else "text"

    def _text(self, blocks: Sequence[Paragraph | PartRequest], role: str) -> SlideText:
        paragraphs = [block for block in blocks if isinstance(block, Paragraph)]
        text = SlideText(paragraphs, role, f"lessonText{len(self.texts)}")
        self.texts.append(text)
        return text

    @Slot()
    def _show_values(self) -> None:
        values = self.values
        heard = {name: value for part in self.parts for name, value in part.values.items()}
        for part in self.parts:
            part.hear(heard)
        for text in self.texts:
            text.show_values(values, aloud=self.isVisible())


class LessonView(QWidget):
    """One lesson, for as long as its window shows it, or until its file is another."""

    turned = Signal(int)
    """The slide of this number, from 0, is shown."""
    rested = Signal()
    """Everything is to be stopped for good."""

    def __init__(
        self,
        document: LessonDocument,
        appearance: Appearance,
        folder: Path | None = None,
        searches: Callable[[], SearchFiles] | None = None,
    ) -> None:
        """Raises `InputError` where the lesson cannot be shown.

        `folder` is that of its file, where its pictures are; None for one of the program's own. `searches` gives the
        searches of the person's own, where the lesson may check them.
        """
        super().__init__()
        self.setObjectName("lesson")
        self.document = document
        self.appearance = appearance
        self._folder = folder
        self._searches = searches
        self._kinds = Counter[str]()
        self.slides: Sequence[SlideView] = [SlideView(self, slide) for slide in document.slides]
        self.slide: SlideView | None = None
        """The slide in sight."""
        self.question = label(document.title, "title", "lessonQuestion", lines=1)
        self.tabs = named(QTabBar(expanding=False), "lessonSlides", self.tr("Slides of the lesson"))
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.setUsesScrollButtons(text_scale() > 1 or len(self.slides) > MOST_TABS)
        self._stages = StageStack()
        self._lay_out()
        self.tabs.currentChanged.connect(self._show_slide)

    @cached_property
    def words(self) -> Mapping[str, str]:
        """What every lesson may name: words and keys of the window, as Markdown."""
        from app.learn.lessons.labels import window_words  # only here: most lessons name none

        return window_words()

    @property
    def parts(self) -> Sequence[Part]:
        """All parts, in their order."""
        return [part for slide in self.slides for part in slide.parts]

    def make_part(self, request: PartRequest) -> Part:
        """A part of one of the slides; raises `InputError`."""
        made = part_class(request)
        self._kinds[request.kind] += 1
        first, *more = request.kind.split("-")
        number = self._kinds[request.kind]
        name = first + "".join(map(str.title, more)) + (str(number) if number > 1 else "")
        given = Given(request, name, self, self.appearance, self._folder, self._searches)
        part = made(given)
        given.check()
        return part

    def begin(self, focus: bool = True) -> None:
        """Show the first slide, or the one that was turned to, and take the focus."""
        before = self.window().focusWidget()
        self._show_slide(self.tabs.currentIndex())
        if focus:
            self.tabs.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        elif before is not None:
            before.setFocus()

    def prepare(self) -> None:
        """Have everything computed that can be without a person; `idle` tells whether that is done."""
        for part in self.parts:
            part.prepare()

    @property
    def idle(self) -> bool:
        """Whether nothing is being computed."""
        return all(part.idle for part in self.parts)

    def rest(self) -> None:
        """Stop everything for good."""
        for slide in self.slides:
            slide.rest()
        self.rested.emit()

    def turn(self, by: int) -> None:
        """Turn to another slide, if there is one."""
        if 0 <= self.tabs.currentIndex() + by < len(self.slides):
            self.tabs.setCurrentIndex(self.tabs.currentIndex() + by)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus from a control that was disabled to the next to use."""
        parts = self.slide.parts if self.slide is not None else ()
        following = [control for part in parts for control in part.next_controls()]
        return pass_focus(self, *following) or super().focusNextPrevChild(forward)

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

    @Slot(int)
    def _show_slide(self, number: int) -> None:
        self.tabs.setFocus()  # else what is hidden hands the focus on, as far as to the button that closes the lesson
        if self.slide is not None:
            self.slide.rest()
            self.slide.hide()
        slide = self.slide = self.slides[number]
        staged = bool(slide.staged)
        self._area.setVisible(staged)
        self._panel.setMaximumWidth(widened(PANEL_WIDTH if staged else READING_WIDTH))
        self._stages.setCurrentWidget(slide.stage)
        self._stages.updateGeometry()
        slide.show()
        slide.begin()
        self.turned.emit(number)

    def _lay_out(self) -> None:
        said, seen = QWidget(), LessonContent()
        for number, slide in enumerate(self.slides, 1):
            self._stages.addWidget(slide.stage)
            self.tabs.addTab(f"{number} {slide.slide.title}")
            slide.hide()
        column(self.question, *self.slides, 1, spacing=14, margins=(0, 0, 6, 0), parent=said)
        panel = self._panel = named(QFrame(), "sidePanel", role="panel")
        panel.setMaximumWidth(widened(PANEL_WIDTH))
        column(Scrolled(said), margins=(16, 16, 10, 16), parent=panel)
        column((self._stages, 1), parent=seen)
        self._area = LessonStage(seen)
        column(self.tabs, (row((self._area, 1), panel, spacing=14), 1), spacing=10, parent=self)
        self.tabs.setVisible(len(self.slides) > 1)
