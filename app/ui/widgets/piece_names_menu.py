"""The menu of what is carved on the pieces."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.look.theme import Appearance, Lettering


def lettering_title(lettering: Lettering) -> str:
    """What a choice is called."""
    return {
        Lettering.SIGNS: QCoreApplication.translate("PieceNamesMenu", "&Chinese signs"),
        Lettering.INITIALS: QCoreApplication.translate("PieceNamesMenu", "&Initials"),
        Lettering.NAMES: QCoreApplication.translate("PieceNamesMenu", "&Latin letters"),
        Lettering.PLAIN: QCoreApplication.translate("PieceNamesMenu", "&None"),
    }[lettering]


class PieceNamesMenu(QMenu):
    """Chooses what is carved on the pieces, for all boards; what is in force is marked."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pieceNamesMenu")
        self.setTitle(self.tr("Piece &names"))
        self._appearance = appearance
        self._choices = QActionGroup(self)
        for lettering in Lettering:
            action = self.addAction(lettering_title(lettering))
            action.setObjectName(f"pieces-{lettering.value}Action")
            action.setData(lettering.value)
            action.setCheckable(True)
            self._choices.addAction(action)
        self._choices.triggered.connect(self._choose)
        self.aboutToShow.connect(self._mark_choice)
        self._mark_choice()

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self._appearance.choose_lettering(action.data())

    @Slot()
    def _mark_choice(self) -> None:
        """Mark what is in force, which another menu may have chosen."""
        for action in self._choices.actions():
            action.setChecked(action.data() == self._appearance.lettering)
