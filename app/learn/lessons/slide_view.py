"""How a slide of a lesson is shown: parts at the left, texts with the controls of the parts beside them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from app.learn.lessons.parts import Part
from app.ui.look.scale import widened
from app.ui.widgets.accessibility import announce
from app.ui.widgets.scrolled import Scrolled, scrolled_column
from app.ui.widgets.shorthand import column, grid, label, named, row
from app.ui.words.markdown import escaped, plain
from solvers.lessons import LessonSlide, Paragraph

PANEL_WIDTH = 340
"""It is narrower where that would leave too little for the stage."""
READING_WIDTH = 640
"""Of a slide that has nothing on its stage."""


_CHINESE = "[\u2e80-\u9fff\uf900-\uffef]"
_BROKEN = re.compile(f"(?<={_CHINESE})\n(?={_CHINESE})")
_SIGNS = re.compile(r"(\\.)|(?<!`)(`+)(?!`)(.+?)(?<!`)\2(?!`)|<|!(?=\[)", re.DOTALL)
"""Signs that are escaped, code, and what would be HTML or a picture, which a text must not fetch."""


class SlideText(QLabel):
    """A paragraph, hidden until it is complete."""

    def __init__(self, paragraph: Paragraph, role: str, name: str) -> None:
        """`role` is that of a label."""
        super().__init__(textFormat=Qt.TextFormat.MarkdownText, wordWrap=True)
        named(self, name, role=role)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.paragraph = paragraph
        """What it shows."""

    @property
    def plain(self) -> str:
        """What it says, without marks."""
        return plain(self.text())

    def show_values(self, values: Mapping[str, str], aloud: bool) -> None:
        """Show what is complete with these values, which are Markdown; `aloud`, what is new is announced."""
        written = markdown([self.paragraph], values)
        if written != self.text() or not written:
            self.setText(written)
            self.setVisible(bool(written))
            if aloud and written:
                announce(self, self.plain)


class SlideStage(QWidget):
    """Scrolls only where it can be made no lower: before that, the boards and lists in it get smaller."""

    def heightForWidth(self, width: int) -> int:
        """The least height, whatever the boards would like to have."""
        return self.minimumSizeHint().height()


class SlideView(QWidget):
    """One slide: what its parts show, and in a panel beside it its texts, with the controls of the parts between."""

    changed = Signal()
    """It says something else."""

    def __init__(self, title: str, slide: LessonSlide, parts: Mapping[int, Part], words: Mapping[str, str]) -> None:
        """`parts` are those of its lesson by their lines, `words` what its texts may name besides, as Markdown."""
        super().__init__()
        self.slide = slide
        self.parts: Sequence[Part] = [parts[request.line] for request in slide.requests]
        self.staged: Sequence[Part] = [part for part in self.parts if part.staged]
        """Those that have something on the stage."""
        self.texts: list[SlideText] = []
        self._words = words
        self.blocks = [self._text(one) if isinstance(one, Paragraph) else parts[one.line] for one in slide.blocks]
        """Texts and parts, in their order."""
        self._lay_out(title, self.blocks)
        for part in self.parts:
            part.told.connect(self._show_values)
        self._show_values()

    @property
    def values(self) -> Mapping[str, str]:
        """What the parts tell, as Markdown."""
        told = {name: escaped(value) for part in self.parts for name, value in part.values.items()}
        return {**self._words, **told}

    @property
    def notes(self) -> str:
        """What whoever gives the lesson is to know, as Markdown."""
        return markdown(self.slide.notes, self.values)

    def begin(self) -> None:
        """Show the parts that are not in sight yet."""
        for part in self.parts:
            if not part.in_sight:
                part.in_sight = True
                part.begin()

    def rest(self) -> None:
        """Stop the parts."""
        for part in self.parts:
            part.rest()

    def _lay_out(self, title: str, blocks: Sequence[Part | SlideText]) -> None:
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

    def _text(self, paragraph: Paragraph) -> SlideText:
        """A text of the slide; one that tells what is found looks so."""
        role = "result" if any(part.later & {*paragraph.names} for part in self.parts) else "text"
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
        self.changed.emit()


def markdown(paragraphs: Sequence[Paragraph], values: Mapping[str, str]) -> str:
    """The paragraphs that are complete with these values, which are Markdown."""
    filled = (paragraph.filled(values) for paragraph in paragraphs)
    return "\n\n".join(_joined(text) for text in filled if text)


def _joined(text: str) -> str:
    """A paragraph without what is no Markdown of ours, and without breaks of lines between Chinese characters."""
    if text.startswith("```"):
        code, _, _ = text.partition("\n")[2].rpartition("\n")
        return f"<pre>{escape(code)}</pre>"
    return _BROKEN.sub("", _SIGNS.sub(_shown_sign, text))


def _shown_sign(found: re.Match[str]) -> str:
    """One of the signs, escaped; code, as HTML: as Markdown, Qt shows it in the size of the system's font."""
    kept, _, code = found.groups()
    return f"<code>{escaped(escape(code.strip()))}</code>" if code else kept or f"\\{found[0]}"
