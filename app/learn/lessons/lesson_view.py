"""How a lesson is shown, and presented: slide by slide, parts at the left, text with their controls beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QTabBar, QWidget

from app.learn.lessons.kinds import part_class
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.learn.lessons.slide_text import SlideText, markdown
from app.own_search.files import SearchFiles
from app.puzzle.playback import Playback
from app.puzzle.presentation import USUAL, PresentedWidget, SlideParts
from app.ui.look.scale import text_scale, widened
from app.ui.look.theme import LIGHT, Appearance
from app.ui.widgets.actions import KEYS
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.scrolled import Scrolled, scrolled_column
from app.ui.widgets.shorthand import column, grid, label, named, row
from app.ui.words.markdown import escaped
from solvers.lessons import LessonDocument, LessonFault, LessonSlide, Paragraph, PartRequest
from solvers.message import InputError

PANEL_WIDTH = 340
"""It is narrower where that would leave too little for the stage."""
READING_WIDTH = 640
"""Of a slide that has nothing on its stage."""
ALONE = 20
"""How many lines of text would make the height of the screen, where only text is presented."""
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


class SlideStage(QWidget):
    """Scrolls only where it can be made no lower: before that, the boards and lists in it get smaller."""

    def heightForWidth(self, width: int) -> int:
        """The least height, whatever the boards would like to have."""
        return self.minimumSizeHint().height()


class SlideView(QWidget):
    """One slide: what its parts show, and in a panel beside it its texts, with the controls of the parts between."""

    def __init__(self, lesson: LessonView, slide: LessonSlide) -> None:
        """Raises `InputError` for a part that cannot be made, and for a text that names what no part tells."""
        super().__init__()
        self.slide = slide
        self._lesson = lesson
        made = {block.line: lesson.make_part(block) for block in slide.blocks if isinstance(block, PartRequest)}
        self.parts: Sequence[Part] = [*made.values()]
        self.texts: list[SlideText] = []
        self._words = self._words_named()
        self.blocks = [made[one.line] if isinstance(one, PartRequest) else self._text(one) for one in slide.blocks]
        """Parts and texts, in their order."""
        self._lay_out(self.blocks)
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
        return {**self._words, **told}

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

    def _words_named(self) -> Mapping[str, str]:
        """The words of the window, if the texts name any; raises `InputError` for a name that nothing tells."""
        told = dict.fromkeys(name for part in self.parts for name in part.names)
        named = [(paragraph.line, name) for paragraph in self.slide.paragraphs for name in paragraph.names]
        named += [asked for part in self.parts for asked in part.asks]
        foreign = [(line, name) for line, name in named if name not in told]
        words = self._lesson.words if foreign else {}
        for line, name in foreign:
            if name not in words:
                raise InputError(LessonFault.PLACE, line=line, name=name, allowed=tuple(told) or tuple(words))
        return words

    def _lay_out(self, blocks: Sequence[Part | SlideText]) -> None:
        title = self.slide.title if len(self._lesson.document.slides) > 1 else self._lesson.document.title
        said = [block.side if isinstance(block, Part) else block for block in blocks]
        below = [part.below for part in self.parts]
        stage, panel = SlideStage(), named(QFrame(), "sidePanel", role="panel")
        column(grid(self.staged, across=12, down=12), parent=stage)
        heading = label(title, "title", "slideTitle", lines=1)
        scrolled_column(heading, *said, *below, 1, spacing=14, margins=(14, 16, 14, 16), parent=panel)
        panel.setMaximumWidth(widened(PANEL_WIDTH if self.staged else READING_WIDTH))
        area = Scrolled(stage)
        row((area, 3), (panel, 2), spacing=10, parent=self)
        area.setVisible(bool(self.staged))
        for part in self.parts:
            if not part.staged:
                part.setParent(self)
                part.hide()  # it would lie over what is to be clicked

    def _text(self, paragraph: Paragraph) -> SlideText:
        """A text of the slide; one that tells what is found looks so."""
        later = {name for part in self.parts for name in part.names if name not in part.values}
        role = "result" if later & {*paragraph.names} else "text"
        self.texts.append(SlideText(paragraph, role, f"lessonText{len(self.texts)}"))
        return self.texts[-1]

    @Slot()
    def _show_values(self) -> None:
        heard = {name: value for part in self.parts for name, value in part.values.items()}
        for part in self.parts:
            part.hear(heard)
        values = self.values  # only now: a part may tell more of what it has heard
        for text in self.texts:
            text.show_values(values, aloud=self.isVisible())
        self._lesson.refresh_slide()


class LessonView(PresentedWidget):
    """One lesson, for as long as its window shows it, or until its file is another."""

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
        self._appearance = appearance
        self._folder = folder
        self._searches = searches
        self._kinds = Counter[str]()
        QShortcut(QKeySequence(KEYS["present"][0]), self, self.present)
        self.slides: Sequence[SlideView] = [SlideView(self, slide) for slide in document.slides]
        self.slide: SlideView | None = None
        """The slide in sight."""
        self.tabs = named(QTabBar(expanding=False), "lessonSlides", self.tr("Slides of the lesson"))
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.tabs.setUsesScrollButtons(text_scale() > 1 or len(self.slides) > MOST_TABS)
        for number, slide in enumerate(document.slides, 1):
            self.tabs.addTab(f"{number} {slide.title}")
        for slide in self.slides:
            slide.hide()
        column(self.tabs, *((slide, 1) for slide in self.slides), spacing=10, parent=self)
        self.tabs.setVisible(len(self.slides) > 1)
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
        given = Given(request, name, self, self._appearance, self._folder, self._searches)
        part = made(given)
        given.check()
        return part

    def begin(self, focus: bool = True) -> None:
        """Show the first slide, or the one that was turned to, and take the focus."""
        before = self.tabs if focus else self.window().focusWidget()
        self._show_slide(self.tabs.currentIndex())
        if before is not None:
            before.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def on_paper(self) -> LessonView:
        """The same lesson as it opens, in the light theme."""
        return LessonView(self.document, Appearance(LIGHT.name, lettering=self._appearance.lettering), self._folder)

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
        self.tabs.setCurrentIndex(min(max(0, self.tabs.currentIndex() + by), len(self.slides) - 1))

    @property
    def first_slide(self) -> int:
        """The slide in sight."""
        return self.tabs.currentIndex()

    def slide_titles(self) -> Sequence[str]:
        """The title of each slide, and from which minute of the lesson to which it is in sight, where that is known."""
        ends = accumulate(slide.minutes for slide in self.document.slides)
        return [_with_minutes(slide, end) for slide, end in zip(self.document.slides, ends, strict=True)]

    def slide_parts(self, number: int) -> SlideParts:
        """A slide, once it was turned to."""
        self.tabs.setCurrentIndex(number)
        view = self.slides[number]
        return SlideParts(view, (), view.notes, USUAL if view.staged else ALONE)

    def next_controls(self) -> Sequence[QWidget]:
        """Those of the parts in sight."""
        parts = self.slide.parts if self.slide is not None else ()
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

    @Slot(int)
    def _show_slide(self, number: int) -> None:
        self.tabs.setFocus()  # else what is hidden hands the focus on, as far as to the button that closes the lesson
        if self.slide is not None:
            self.slide.rest()
            self.slide.hide()
        slide = self.slide = self.slides[number]
        slide.show()
        slide.begin()


def _with_minutes(slide: LessonSlide, end: int) -> str:
    """The title of a slide that ends with this minute of its lesson."""
    if not slide.minutes:
        return slide.title
    text = QCoreApplication.translate("Teaching", "Minutes {begin} to {end}: {step}")
    return text.format(begin=end - slide.minutes, end=end, step=slide.title)
