"""The piece, how the edges of its board are joined, and the symmetry of its tours, as they are chosen."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from app.knight.piece_words import piece_name, symmetry_name
from app.ui.widgets.dropdown import choice
from app.ui.widgets.notices import Toast
from app.ui.widgets.shorthand import connect_slot, named, row
from app.ui.words.messages import as_sentence, translated
from solvers.knight.leaper import PIECES, Leaper, Wrap
from solvers.knight.tour import TourSymmetry
from solvers.message import InputError

translate = QCoreApplication.translate

EXAMPLES = "1,4", "0,1+1,2"
"""Leaps as they can be written."""


class PieceChoice(QWidget):
    """A dropdown of the pieces that have a name, and a field for the leaps of any other, which is hidden before.

    A mistake there is told over the foot of the window.
    """

    chosen = Signal(object)
    """The `Leaper`."""

    def __init__(self, name: str = "piece", parent: QWidget | None = None) -> None:
        """`name` begins the object names."""
        super().__init__(parent)
        named(self, accessible=self.tr("Piece"))
        self._name = name
        tip = self.tr("Choose the piece and its leaps")
        text = self.tr("{piece} ({leaps})")
        choices = [
            (text.format(piece=as_sentence(piece_name(piece)), leaps=piece.text), piece.text)
            for piece in PIECES.values()
        ]
        others = self.tr("Other leaps…"), None
        self.combo = choice(name + "Combo", self.accessibleName(), [*choices, others], tip)
        tip = self.tr(
            "So many squares one way and so many the other, such as {one}; several leaps with a plus, such as {several}"
        ).format(one=EXAMPLES[0], several=EXAMPLES[1])
        self.leaps = named(QLineEdit(placeholderText=EXAMPLES[0]), name + "Field", self.tr("Leaps"), tip)
        self.leaps.hide()
        row((self.combo, 1), (self.leaps, 1), spacing=6, parent=self)
        self.combo.activated.connect(self._choose)
        self.leaps.editingFinished.connect(self._take_leaps)

    @property
    def text(self) -> str:
        """The leaps of the piece that is chosen, or what was written for them."""
        return self.combo.currentData() or self.leaps.text()

    def show_piece(self, text: str) -> None:
        """Show the piece that is chosen by its leaps, or by what was written for them."""
        place = self.combo.findData(text)
        self.combo.setCurrentIndex(self.combo.count() - 1 if place < 0 else place)
        self.leaps.setText(text)
        self.leaps.setVisible(place < 0)

    @Slot()
    def _choose(self) -> None:
        """Take a piece with a name, or ask for leaps."""
        text = self.combo.currentData()
        self.leaps.setVisible(text is None)
        if text is None:
            self.leaps.setFocus()
            self.leaps.selectAll()
        else:
            self._take(text)

    @Slot()
    def _take_leaps(self) -> None:
        if self.leaps.isModified():
            self.leaps.setModified(False)
            self._take(self.leaps.text())

    def _take(self, text: str) -> None:
        try:
            piece = Leaper.parse(text)
        except InputError as error:
            self._toast.say(as_sentence(translated(error.message)))
        else:
            self.chosen.emit(piece)

    @cached_property
    def _toast(self) -> Toast:
        made = Toast(self._name + "Notice", self.window())
        connect_slot(self, "destroyed()", made, "deleteLater()")
        return made


def wrap_combo(name: str = "wrapCombo") -> QComboBox:
    """A dropdown of the ways to join edges, whose data are their names."""
    choices = [
        (translate("Pieces", "Not joined"), Wrap.NONE.value),
        (translate("Pieces", "Left and right joined (cylinder)"), Wrap.COLUMNS.value),
        (translate("Pieces", "All joined (torus)"), Wrap.BOTH.value),
    ]
    tip = translate("Pieces", "Which edges are joined: a leap over one comes in again at the other")
    return choice(name, translate("Pieces", "Edges"), choices, tip)


def symmetry_combo() -> QComboBox:
    """A dropdown of the symmetries that tours can have, whose data are their names; that of none is empty."""
    named_ones = [(as_sentence(symmetry_name(symmetry)), symmetry.value) for symmetry in TourSymmetry]
    tip = translate("Pieces", "Only closed tours that stay the same when the board is turned")
    any_tour = translate("Pieces", "Any tour"), ""
    return choice("symmetryCombo", translate("Pieces", "Symmetry"), [any_tour, *named_ones], tip)
