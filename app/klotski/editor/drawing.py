"""What is being drawn in the editor: it outlives the editor's window, which is made anew with another language."""

from __future__ import annotations

from dataclasses import dataclass, field

from solvers.klotski.draft import Draft
from solvers.klotski.layout import Layout


@dataclass
class Label:
    """The name and the notes of a drawing, as they stand in their fields."""

    name: str = ""
    notes: str = ""


@dataclass(frozen=True)
class DrawingState:
    """A drawing at one moment; `code` is the code it was read from, empty once it has been changed."""

    draft: Draft = field(default_factory=Draft)
    code: str = ""
    label: Label = field(default_factory=Label)
    """All sketches of one drawing share it, so that undo changes pieces, and no words."""


class Editing:
    """The drawing, and every one before it, for undo and redo.

    A drawing begins as a copy of a layout. Until it is changed or named, the layout of another game may take its place;
    from then on it stays, until it has been played or saved.
    """

    def __init__(self) -> None:
        self._past: list[DrawingState] = []
        self._undone: list[DrawingState] = []
        self.now = DrawingState()
        """The drawing as it is; its name and its notes can be written, too."""
        self._safe = self._contents()

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is anything to redo."""
        return bool(self._undone)

    @property
    def touched(self) -> bool:
        """Whether something would be lost with the drawing."""
        return bool(self.now.draft.pieces) and self._contents() != self._safe

    def begin(self, layout: Layout) -> None:
        """Begin with a layout, unless something would be lost with the drawing there is."""
        if not self.touched:
            self.replace(layout)
            self.mark_safe()

    def replace(self, layout: Layout, code: str = "") -> None:
        """Draw another layout, which has neither a name nor notes yet."""
        draft = Draft.of(layout)
        if draft != self.now.draft:
            self._put(DrawingState(draft, code))

    def change(self, draft: Draft) -> None:
        """Change the drawing; its name and its notes stay."""
        if draft != self.now.draft:
            self._put(DrawingState(draft, label=self.now.label))

    def undo(self) -> None:
        """Undo the last change."""
        self._step(self._past, self._undone)

    def redo(self) -> None:
        """Make the change again that was undone last."""
        self._step(self._undone, self._past)

    def mark_safe(self) -> None:
        """Note that the drawing is found elsewhere as it is: on the board, or among what was saved."""
        self._safe = self._contents()

    def _put(self, sketch: DrawingState) -> None:
        if self.now.draft.pieces or self._past:
            self._past.append(self.now)
        self._undone.clear()
        self.now = sketch

    def _step(self, others: list[DrawingState], left: list[DrawingState]) -> None:
        if others:
            left.append(self.now)
            self.now = others.pop()

    def _contents(self) -> tuple[Draft, str, str]:
        return self.now.draft, self.now.label.name, self.now.label.notes
