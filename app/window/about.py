"""The About box."""

from __future__ import annotations

from platform import python_version

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from solvers.version import installed_version


def about_box(parent: QWidget) -> QMessageBox:
    """A box that says what the program is, its version, its sources and its licence."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setObjectName("aboutBox")
    box.setWindowTitle(QCoreApplication.translate("About", "About Huarong Knight"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(QCoreApplication.translate("About", "Huarong Knight {version}").format(version=installed_version()))
    translate = QCoreApplication.translate
    parts = (
        translate(
            "About",
            "Klotski (the Huarong Pass) and the knight's tour: play them, watch how searches solve them, and learn why "
            "they succeed.",
        ),
        # Whose methods and figures the program shows; the guide tells more of each.
        translate(
            "About",
            "Sources:\n"
            "• Wei Chung-liang and Lin Shun-shii, National Taiwan Normal University, about 1999: Solving the ancient "
            "Chinese puzzle Klotski by computer (利用電腦探討中國古代益智遊戲─『華容道』之解法)\n"
            "• Lü Zhenyu, cnblogs, 2005: Klotski and data structures (华容道与数据结构), with his programs ConsoleHRD "
            "and WinHRD\n"
            "• Two anonymous programs for the knight's tour: a course report with a stack (马踏棋盘程序设计), and a "
            "recursive exercise in C",
        ),
        translate("About", "Free software under the MIT licence.\nPython {python}, Qt {qt}.").format(
            python=python_version(), qt=qVersion()
        ),
    )
    box.setInformativeText("\n\n".join(parts))
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    return box
