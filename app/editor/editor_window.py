"""The editor's window: a drawing board, its tools, and what is known of the layout as it is drawn."""

from __future__ import annotations

from random import Random, SystemRandom

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from app.editor.editor_board import EditorBoard
from app.editor.editor_panel import EditorPanel
from app.editor.knowledge import Knowledge
from app.statements import as_sentence, said
from app.theme import Appearance
from solvers.klotski.codes import read
from solvers.klotski.draft import Draft
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.statement import InputError

DRAWN_MS = 120
"""How long nothing is to change before it is looked into."""


class EditorWindow(QDialog):
    """Edits a draft; a layout that is done can be played, or saved under a name with notes."""

    play_wanted = Signal(object)
    """A `Layout` is to be played."""
    save_wanted = Signal(object, str, str)
    """A `Layout` is to be saved under a name, with notes."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("editorWindow")
        self.setWindowTitle(self.tr("Layout Editor"))
        self.resize(860, 640)
        self._chance: Random = SystemRandom()
        self._past: list[Draft] = []
        self._draft = Draft()
        self.board = EditorBoard(appearance)
        self.panel = EditorPanel()
        self.knowledge = Knowledge(self)
        self._drawn = QTimer(self)
        self._drawn.setSingleShot(True)
        self._drawn.setInterval(DRAWN_MS)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 14, 14)
        row.setSpacing(14)
        row.addWidget(self.board, 1)
        row.addWidget(self.panel)
        self._connect()

    @property
    def draft(self) -> Draft:
        """What is on the drawing board."""
        return self._draft

    def edit(self, layout: Layout) -> None:
        """Begin with a layout."""
        self._past = []
        self._show(Draft.of(layout))

    def undo(self) -> None:
        """Take the last change back."""
        if self._past:
            self._show(self._past.pop())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let no search outlive the window."""
        self._drawn.stop()
        self.knowledge.close()
        super().closeEvent(event)

    def _connect(self) -> None:
        panel = self.panel
        self.board.used.connect(self._use)
        self.board.turned.connect(self._turn)
        self.board.cleared.connect(self._clear)
        panel.undo.clicked.connect(self.undo)
        panel.mirror.clicked.connect(self._mirror)
        panel.empty.clicked.connect(self._empty)
        panel.draw.clicked.connect(self._draw_by_lot)
        panel.code.returnPressed.connect(self._read_code)
        panel.play.clicked.connect(self._play)
        panel.save.clicked.connect(self._save)
        self._drawn.timeout.connect(self._look_into)
        self.knowledge.changed.connect(self._tell)

    @Slot(object)
    def _use(self, square: Square) -> None:
        kind = self.panel.tool
        self._change(self._draft.remove(square) if kind is None else self._draft.place(kind, square))

    @Slot(object)
    def _turn(self, square: Square) -> None:
        self._change(self._draft.turn(square))

    @Slot(object)
    def _clear(self, square: Square) -> None:
        self._change(self._draft.remove(square))

    @Slot()
    def _mirror(self) -> None:
        self._change(self._draft.mirror())

    @Slot()
    def _empty(self) -> None:
        self._change(Draft())

    @Slot()
    def _draw_by_lot(self) -> None:
        """A layout of the pieces chosen; of the hardness chosen, once all layouts of these pieces are known."""
        try:
            pieces = self.panel.pieces()
            hardness = self.panel.hardness()
            if hardness is None:
                self._change(Draft.of(pieces.drawn(self._chance)))
            else:
                self.knowledge.draw(pieces, Metric.MOVES, hardness, self._chance, self._take)
        except InputError as error:
            self.panel.say(as_sentence(said(error.statement)))

    def _take(self, layout: Layout) -> None:
        self._change(Draft.of(layout))

    @Slot()
    def _read_code(self) -> None:
        try:
            layout, _ = read(self.panel.code.text())
        except InputError as error:
            self.panel.say(as_sentence(said(error.statement)))
            return
        self._change(Draft.of(layout))

    @Slot()
    def _play(self) -> None:
        if self._draft.fault() is None:
            self.play_wanted.emit(self._draft.layout())
            self.close()

    @Slot()
    def _save(self) -> None:
        name = self.panel.name.text().strip()
        if self._draft.fault() is None and name:
            self.save_wanted.emit(self._draft.layout(), name, self.panel.notes.toPlainText())

    def _change(self, draft: Draft) -> None:
        if draft != self._draft:
            self._past.append(self._draft)
            self._show(draft)

    def _show(self, draft: Draft) -> None:
        self._draft = draft
        self.board.show_draft(draft)
        self.panel.undo.setEnabled(bool(self._past))
        fault = draft.fault()
        self.panel.show_legal(fault)
        if fault is None:
            self.panel.show_pieces(PieceSet.of(draft.layout()))
            self._drawn.start()
        else:
            self._drawn.stop()
            self.knowledge.forget()

    @Slot()
    def _look_into(self) -> None:
        self.knowledge.look_into(self._draft.layout())

    @Slot()
    def _tell(self) -> None:
        if self._draft.fault() is None:
            self.panel.show_knowledge(self.knowledge)
