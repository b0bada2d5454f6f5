"""The states of a control as bits of a number: tests of `QStyle.StateFlag` itself take ten times as long."""

from __future__ import annotations

from PySide6.QtWidgets import QStyle

ENABLED = QStyle.StateFlag.State_Enabled.value
SUNKEN = QStyle.StateFlag.State_Sunken.value
ON = QStyle.StateFlag.State_On.value
NO_CHANGE = QStyle.StateFlag.State_NoChange.value
FOCUS = QStyle.StateFlag.State_HasFocus.value
HOVER = QStyle.StateFlag.State_MouseOver.value
SELECTED = QStyle.StateFlag.State_Selected.value
