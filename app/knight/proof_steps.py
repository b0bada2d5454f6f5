"""What steps through the proof that the board shows, and draws its stages there."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QStyle, QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.board.proof_layer import ProofLayer
from app.knight.proof_stages import ShownProof, figure_of
from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import square_button
from app.ui.widgets.shorthand import label, named, row
from app.ui.words.numbers import grouped
from solvers.knight.existence.proof import Figure
from solvers.message import Message


class ProofSteps(QWidget):
    """Says what a stage of a proof shows, between two buttons that step through the stages; hidden without a proof."""

    def __init__(self, proof: ShownProof, board: Chessboard, appearance: Appearance) -> None:
        super().__init__()
        named(self, "proofSteps", self.tr("The proof on the board"))
        self._proof = proof
        self._board = board
        self._appearance = appearance
        self.layer = ProofLayer(board, appearance)
        """What is drawn on the board."""
        back, forward = self.tr("Previous step of the proof"), self.tr("Next step of the proof")
        self.back_button = square_button("proofBackButton", back, back, side=30)
        self.forward_button = square_button("proofForwardButton", forward, forward, side=30)
        self.caption = label("", "caption", "proofCaption", self.tr("Step of the proof"), lines=2)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        row(self.back_button, (self.caption, 1), self.forward_button, spacing=8, parent=self)
        self._pointed = Figure()
        self._resting = QTimer(
            self, singleShot=True, interval=self.style().styleHint(QStyle.StyleHint.SH_ToolTip_WakeUpDelay)
        )
        self._resting.timeout.connect(self._show_pointed)
        self.back_button.clicked.connect(proof.back)
        self.forward_button.clicked.connect(proof.forward)
        proof.changed.connect(self.show_present)
        appearance.changed.connect(self.show_present)
        self.show_present()

    @Slot()
    def show_present(self) -> None:
        """Show the stage that is looked at, or nothing; have it read out once somebody steps."""
        stages, place, theme = self._proof.stages, self._proof.place, self._appearance.theme
        self.back_button.setIcon(icon("back", theme.text, theme.muted))
        self.forward_button.setIcon(icon("forward", theme.text, theme.muted))
        self.setVisible(bool(stages))
        self._resting.stop()
        self.layer.show_figure(self._proof.board, stages[place].figure if stages else Figure())
        if stages:
            text = self.tr("{number} / {stages}  {caption}").format(
                number=grouped(place % len(stages) + 1), stages=grouped(len(stages)), caption=stages[place].caption
            )
            self.caption.setText(text)
            announce(self, text if place >= 0 else "")

    def point_at(self, reason: Message | None) -> None:
        """Show the proof of this reason once the pointer has rested on its square, and until it goes elsewhere.

        Where a proof is shown anyway, that stays.
        """
        self._pointed = figure_of(reason)
        self.show_present()
        if not self._proof.stages and reason is not None:
            self._resting.start()

    @Slot()
    def _show_pointed(self) -> None:
        self.layer.show_figure(self._board.board, self._pointed)
