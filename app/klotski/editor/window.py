"""The editor's window: a drawing board, its tools, and what is known of the layout as it is drawn."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDialog, QWidget

from app.klotski.editor.board import EditorBoard
from app.klotski.editor.drawing import Editing
from app.klotski.editor.knowledge import Knowledge, nameless_sentence
from app.klotski.editor.panel import EditorPanel
from app.puzzle.actions import make_actions
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import bind, enable, offer
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import row
from app.ui.widgets.windows import set_up_window
from app.ui.words.messages import as_sentence, explained
from solvers.klotski.draft import Draft
from solvers.klotski.layout import Layout, Square

DRAWN_MS = 120
"""How long nothing is to change before it is looked into."""


class EditorWindow(QDialog):
    """Shows the drawing of an `Editing`; a layout that is done can be played, or saved under a name with notes."""

    play_wanted = Signal(object)
    """A `Layout` is to be played."""
    save_wanted = Signal(object, str, str)
    """A `Layout` is to be saved under a name, with notes."""
    atlas_wanted = Signal(object)
    """A `Layout` is to be shown in the atlas."""
    board_wanted = Signal()
    """The layout on the board of the game is to be drawn: `take` it."""

    def __init__(self, appearance: Appearance, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_up_window(self, "editorWindow", self.tr("Layout editor"), QSize(860, 760))
        self._editing = editing
        self.board = EditorBoard(appearance)
        self.panel = EditorPanel()
        self.knowledge = Knowledge(self)
        self._drawn = QTimer(self, singleShot=True, interval=DRAWN_MS)
        self._actions = make_actions(self)
        row((self.board, 1), self.panel, spacing=14, margins=14, parent=self)
        self._connect()
        self._show()

    @property
    def draft(self) -> Draft:
        """What is on the drawing board."""
        return self._editing.now.draft

    def edit(self, layout: Layout) -> None:
        """Begin with a layout, or go on with a drawing that is neither played nor saved yet."""
        self._editing.begin(layout)
        self._show()

    def undo(self) -> None:
        """Undo the last change."""
        self._editing.undo()
        self._show()

    def redo(self) -> None:
        """Make the change again that was undone last."""
        self._editing.redo()
        self._show()

    def confirm_saved(self, sentence: str) -> None:
        """Say that the drawing was saved as it is."""
        self._editing.mark_safe()
        self.panel.say(sentence)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After a button that cannot be pressed any more, the board."""
        return pass_focus(self, self.board) or super().focusNextPrevChild(forward)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let no search outlive the window, whichever way it is left."""
        self._drawn.stop()
        self.knowledge.close()
        super().hideEvent(event)

    def _connect(self) -> None:
        panel = self.panel
        offer(self._actions, {"undo": self.undo, "redo": self.redo})
        for button, name in ((panel.undo, "undo"), (panel.redo, "redo")):
            bind(button, self._actions[name], button.toolTip())
            self.addAction(self._actions[name])
        self.board.used.connect(self._use)
        self.board.moved.connect(self._move)
        self.board.turned.connect(self._turn)
        self.board.cleared.connect(self._clear)
        panel.mirror.clicked.connect(self._mirror)
        panel.empty.clicked.connect(self._empty)
        panel.atlas.clicked.connect(self._show_in_atlas)
        panel.from_board.clicked.connect(self.board_wanted)
        panel.code_box.layout_read.connect(self._take_code)
        panel.name.textChanged.connect(self._take_name)
        panel.notes.textChanged.connect(self._take_notes)
        panel.play.clicked.connect(self._play)
        panel.save.clicked.connect(self._save)
        self._drawn.timeout.connect(self._look_into)
        self.knowledge.changed.connect(self._tell)
        self.knowledge.failed.connect(self._tell_failure)

    @Slot(object)
    def _use(self, square: Square) -> None:
        kind = self.panel.tool
        self._change(self.draft.remove(square) if kind is None else self.draft.place(kind, square))

    @Slot(object, object)
    def _move(self, square: Square, to: Square) -> None:
        self._change(self.draft.move(square, to))

    @Slot(object)
    def _turn(self, square: Square) -> None:
        self._change(self.draft.turn(square))

    @Slot(object)
    def _clear(self, square: Square) -> None:
        self._change(self.draft.remove(square))

    @Slot()
    def _mirror(self) -> None:
        self._change(self.draft.mirror())

    @Slot()
    def _empty(self) -> None:
        self._change(Draft())

    @Slot(object)
    def take(self, layout: Layout) -> None:
        """Draw a layout in place of what is on the drawing board; undo brings that back."""
        self._editing.replace(layout)
        self._show()

    @Slot(object)
    def _tell_failure(self, error: Exception) -> None:
        say(self.panel.known, as_sentence(explained(error)))

    @Slot(object)
    def _take_code(self, layout: Layout) -> None:
        self._editing.replace(layout, self.panel.code_box.edit.text())
        self._show()

    @Slot()
    def _show_in_atlas(self) -> None:
        self.atlas_wanted.emit(self.draft.layout())

    @Slot()
    def _play(self) -> None:
        if self.draft.fault() is None:
            self._editing.mark_safe()
            self.play_wanted.emit(self.draft.layout())
            self.close()

    @Slot()
    def _save(self) -> None:
        if self.draft.fault() is not None:
            return
        name = self.panel.name.text().strip()
        if name:
            self.save_wanted.emit(self.draft.layout(), name, self.panel.notes.toPlainText())
        else:
            self.panel.say(nameless_sentence(), wrong=True)
            self.panel.name.setFocus()

    @Slot(str)
    def _take_name(self, name: str) -> None:
        self._editing.now.label.name = name

    @Slot()
    def _take_notes(self) -> None:
        self._editing.now.label.notes = self.panel.notes.toPlainText()

    def _change(self, draft: Draft) -> None:
        self._editing.change(draft)
        self._show()

    def _show(self) -> None:
        """Show the drawing and its fields, and have it looked into."""
        draft = self.draft
        self.board.show_draft(draft)
        self.panel.show_fields(self._editing.now.code, self._editing.now.label.name, self._editing.now.label.notes)
        enable(self._actions, {"undo": self._editing.can_undo, "redo": self._editing.can_redo})
        fault = draft.fault()
        self.panel.show_legal(fault)
        if fault is None:
            self._drawn.start()
        else:
            self._drawn.stop()
            self.knowledge.forget()

    @Slot()
    def _look_into(self) -> None:
        if self.draft.fault() is None:
            self.knowledge.look_into(self.draft.layout())

    @Slot()
    def _tell(self) -> None:
        if self.draft.fault() is None:
            self.panel.show_knowledge(self.knowledge)
