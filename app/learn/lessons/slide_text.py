"""The texts of a slide: Markdown with values in it, each shown once it is complete."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import named
from app.ui.words.markdown import plain
from solvers.lessons import Paragraph

_CHINESE = "[\u2e80-\u9fff\uf900-\uffef]"
_BROKEN = re.compile(f"(?<={_CHINESE})\n(?={_CHINESE})")
_FOREIGN = re.compile(r"<|!(?=\[)")
"""What would be HTML or a picture, which a text must not fetch."""


class SlideText(QLabel):
    """A paragraph, hidden until it is complete."""

    def __init__(self, paragraph: Paragraph, role: str, name: str) -> None:
        """`role` is that of a label."""
        super().__init__(textFormat=Qt.TextFormat.MarkdownText, wordWrap=True)
        named(self, name, role=role)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.paragraph = paragraph
        """What it shows."""
        self.plain = ""
        """What it says, without marks."""

    def show_values(self, values: Mapping[str, str], aloud: bool) -> None:
        """Show what is complete with these values, which are Markdown; `aloud`, what is new is announced."""
        written = markdown([self.paragraph], values)
        if written != self.text() or not written:
            self.setText(written)
            self.plain = plain(written)
            self.setVisible(bool(written))
            if aloud and written:
                announce(self, self.plain)


def markdown(paragraphs: Sequence[Paragraph], values: Mapping[str, str]) -> str:
    """The paragraphs that are complete with these values, which are Markdown."""
    filled = (paragraph.filled(values) for paragraph in paragraphs)
    return "\n\n".join(_joined(text) for text in filled if text)


def _joined(text: str) -> str:
    """A paragraph without what is no Markdown of ours, and without breaks of lines between Chinese characters."""
    return text if text.startswith("```") else _BROKEN.sub("", _FOREIGN.sub(r"\\\g<0>", text))
