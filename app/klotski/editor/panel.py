"""The panel beside the drawing board: tools, what is known, a code, and a name to save under.

Each sentence on a wish is near what it was asked by; only the part above Save and Play scrolls.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from app.klotski.editor.knowledge import Knowledge, hardness_sentence, optima_sentence
from app.klotski.layouts.code_box import CodeBox
from app.ui.look.roles import set_role
from app.ui.look.scale import scaled, widened
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.scrolled import scrolled_column
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.words.messages import as_sentence, translated
from solvers.klotski.layout import PieceKind
from solvers.message import Message

WIDTH = 300


def tool_titles() -> list[tuple[str, str]]:
    """The tools in the order of the kinds of piece, the eraser last: a title and what it does."""
    return [
        (
            QCoreApplication.translate("Editor", "Cao Cao, 2 × 2"),
            QCoreApplication.translate("Editor", "Click to place Cao Cao"),
        ),
        (
            QCoreApplication.translate("Editor", "Vertical general"),
            QCoreApplication.translate("Editor", "Click to place a vertical general; double-click to rotate it"),
        ),
        (
            QCoreApplication.translate("Editor", "Horizontal general"),
            QCoreApplication.translate("Editor", "Click to place a horizontal general; double-click to rotate it"),
        ),
        (
            QCoreApplication.translate("Editor", "Soldier"),
            QCoreApplication.translate("Editor", "Click to place a soldier"),
        ),
        (
            QCoreApplication.translate("Editor", "Eraser"),
            QCoreApplication.translate("Editor", "Click or right-click a piece to remove it"),
        ),
    ]


class EditorPanel(QFrame):
    """Shows what is known of the draft and takes the person's wishes; it knows no rules."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "sidePanel", role="panel")
        self.setFixedWidth(widened(WIDTH))
        self._tools = QButtonGroup(self)
        self._kinds: list[PieceKind | None] = [*PieceKind, None]
        self.legal = label("", "", "editorLegal", self.tr("Validity"), lines=1)
        self.known = label("", "", "editorKnown", self.tr("Analysis"), lines=5)
        self.saved_note = label("", "caption", "editorSaveNote", wrap=True)
        self.undo = self._button("editorUndo", self.tr("Undo"), self.tr("Undo the last change"))
        self.redo = self._button("editorRedo", self.tr("Redo"), self.tr("Make the change again that was undone"))
        self.mirror = self._button("editorMirror", self.tr("Mirror"), self.tr("Mirror left and right"))
        self.empty = self._button("editorEmpty", self.tr("Clear"), self.tr("Remove all pieces"))
        tip = key_tip(self.tr("Show it among all layouts of its pieces"), *KEYS["stands"])
        self.atlas = self._button("editorAtlas", self.tr("Where it stands…"), tip)
        self.atlas.setShortcut(KEYS["stands"][0])
        self.from_board = self._button(
            "editorFromBoard",
            self.tr("Copy from game"),
            self.tr("Replace the drawing with the layout on the game's board"),
        )
        self.play = self._button("editorPlay", self.tr("Play"), self.tr("Put it on the board"))
        self.save = self._button("editorSave", self.tr("Save"), self.tr("Save it under this name"))
        set_role(self.play, "primary")
        self.code_box = CodeBox("editorCode")
        self.name = named(QLineEdit(placeholderText=self.tr("Name to save it under")), "editorName", self.tr("Name"))
        self.notes = named(
            QPlainTextEdit(placeholderText=self.tr("Notes"), tabChangesFocus=True), "editorNotes", self.tr("Notes")
        )
        self.notes.setFixedHeight(scaled(52))
        self._lay_out()

    @property
    def tool(self) -> PieceKind | None:
        """The piece to place; None removes pieces."""
        return self._kinds[self._tools.checkedId()]

    def show_legal(self, fault: Message | None) -> None:
        """Say that it is a layout, or what it lacks."""
        legal = fault is None
        wrong = "" if fault is None else self.tr("{sentence}.").format(sentence=as_sentence(translated(fault)))
        self.legal.setText(wrong or self.tr("✓ A legal layout."))
        self.known.setText(self.tr("Analysing…") if legal else "")
        self.say("")
        self.code_box.rest_with(str)
        self.atlas.setEnabled(legal)
        self.play.setEnabled(legal)
        self.save.setEnabled(legal)

    def show_knowledge(self, knowledge: Knowledge) -> None:
        """Say what is known."""
        sentences = [optima_sentence(knowledge.solvable, knowledge.optima)]
        if knowledge.figures is not None and knowledge.figures.hardest is not None:
            sentences.append(hardness_sentence(knowledge.figures, knowledge.share_easier()))
        self.known.setText("\n".join(sentences))

    def show_fields(self, code: str, name: str, notes: str) -> None:
        """Write what belongs to the drawing into the fields."""
        for line, text in ((self.code_box.edit, code), (self.name, name)):
            line.setText(text)  # also the same: what was typed is now part of the drawing, with its undo
        if self.notes.toPlainText() != notes:
            self.notes.setPlainText(notes)

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Say what became of saving, until the drawing is changed."""
        set_role(self.saved_note, "fault" if wrong else "caption")
        self.saved_note.setVisible(text != "")
        say(self.saved_note, text)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        return button(text, name, tip, role="narrow")

    def _tool_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, (title, tip) in enumerate(tool_titles()):
            tool = self._button(f"editorTool{number}", title, tip)
            tool.setCheckable(True)
            self._tools.addButton(tool, number)
            grid.addWidget(tool, number // 2, number % 2, 1, 2 if number == len(self._kinds) - 1 else 1)
        self._tools.button(0).setChecked(True)
        return grid

    def _lay_out(self) -> None:
        changes = row(self.undo, self.redo, self.mirror, self.empty, spacing=6)
        drawn = changes, self.legal, self.known, 1, row(self.atlas, self.from_board)
        written = self.code_box, self.name, self.notes
        above = QWidget()
        scrolled_column(self._tool_grid(), *drawn, *written, spacing=9, margins=(14, 14, 14, 0), parent=above)
        below = column(self.saved_note, row(self.save, self.play), spacing=9, margins=(14, 0, 14, 14))
        column((above, 1), below, spacing=9, parent=self)
