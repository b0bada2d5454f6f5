"""The part of the knight's page that shows why there is no tour: what is drawn on the board, and the way through it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QStyle, QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.board.proof_layer import ProofLayer
from app.knight.proof_stages import ShownProof
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import square_button
from app.ui.widgets.shorthand import label, named, row
from app.ui.words.numbers import grouped
from solvers.knight.existence.proof import Figure, Proof
from solvers.message import Message


class ProofSteps(QWidget):
    """Says what a stage of a proof shows, between two buttons that step through the stages; hidden without a proof."""

    def __init__(self, proof: ShownProof) -> None:
        super().__init__()
        named(self, "proofSteps", self.tr("The proof on the board"))
        self._proof = proof
        back, forward = self.tr("Previous step of the proof"), self.tr("Next step of the proof")
        self.back_button = square_button("proofBackButton", back, back, "‹", side=28)
        self.forward_button = square_button("proofForwardButton", forward, forward, "›", side=28)
        self.caption = label("", "caption", "proofCaption", self.tr("Step of the proof"), lines=2)
        self.back_button.clicked.connect(proof.back)
        self.forward_button.clicked.connect(proof.forward)
        row(self.back_button, (self.caption, 1), self.forward_button, spacing=8, parent=self)

    def show_present(self) -> None:
        """Show the stage that is looked at; have it read out once somebody steps."""
        stages, place = self._proof.stages, self._proof.place
        self.setVisible(bool(stages))
        if stages:
            text = self.tr("{number} / {stages}  {caption}").format(
                number=grouped(place % len(stages) + 1), stages=grouped(len(stages)), caption=stages[place].caption
            )
            (self.caption.setText if place < 0 else lambda sentence: say(self.caption, sentence))(text)


class ProofSection(QObject):
    """The view of a `ShownProof`; a page gives the `steps` their place."""

    def __init__(self, proof: ShownProof, board: Chessboard, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._proof = proof
        self._board = board
        self.layer = ProofLayer(board, appearance)
        """What is drawn on the board."""
        self.steps = ProofSteps(proof)
        self._pointed = Figure()
        self._rest = QTimer(self, singleShot=True)
        self._rest.setInterval(board.style().styleHint(QStyle.StyleHint.SH_ToolTip_WakeUpDelay))
        self._rest.timeout.connect(self._show_pointed)
        proof.changed.connect(self.show_present)
        self.show_present()

    @Slot()
    def show_present(self) -> None:
        """Show the stage of the proof that is looked at, or nothing."""
        self._rest.stop()
        self.steps.show_present()
        stages = self._proof.stages
        self.layer.show_figure(self._board.board, stages[self._proof.place].figure if stages else Figure())

    def point_at(self, reason: Message | None) -> None:
        """Show the proof of this reason once the pointer has rested on its square, and until it goes elsewhere.

        Where a proof is shown anyway, that stays.
        """
        if self._proof.stages:
            return
        self._pointed = reason.figure if isinstance(reason, Proof) else Figure()
        if self._pointed == Figure():
            self.show_present()
        else:
            self._rest.start()

    @Slot()
    def _show_pointed(self) -> None:
        self.layer.show_figure(self._board.board, self._pointed)
