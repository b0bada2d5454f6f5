"""Opens the popup of every dropdown of every window, and prints of each what it shows.

A program of its own, because the scale of the screen is read once, when Qt starts. A line holds the object name, how
many entries there are, how many are in sight, how many of these are cut, and whether there is a scroll bar and whether
the popup ends where the screen does or before.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget

from app.klotski.layouts.layout_combo import LayoutCombo
from app.learn.lessons.lesson_view import LessonView
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from tests.app.windows import DIALOGS, PAGES


def shown_windows(window: MainWindow) -> Iterator[QWidget]:
    """The window at each of its pages, at the lower edge of the screen, then each window beside it."""
    for page in PAGES:
        window.menu_actions.by_name[page].trigger()
        yield window
        if page in ("klotski", "knight"):
            window.sessions[page].show_details("options")  # in a small window in the place of what was there
            window.sessions[page].playback.load(2)  # the bar is there when there is something to play
            QApplication.processEvents()
            yield window
    window.menu_actions.by_name["klotski"].trigger()
    for action in (action for action in DIALOGS if action not in ("open", "about")):
        window.menu_actions.by_name[action].trigger()
        QApplication.processEvents()
        (dialog,) = [one for one in window.findChildren(QDialog, DIALOGS[action]) if not one.isHidden()]
        yield dialog
        for lesson in dialog.findChildren(LessonView):
            for number in range(1, lesson.tabs.count()):
                lesson.tabs.setCurrentIndex(number)
                yield dialog
        dialog.close()


def look(combo: QComboBox) -> str:
    """What the popup of a dropdown shows."""
    combo.showPopup()
    QApplication.processEvents()
    view = combo.view()
    port = view.viewport().rect()
    lines = [view.visualRect(combo.model().index(line, 0)) for line in range(combo.count())]
    seen = [line for line in lines if line.bottom() >= port.top() and line.top() <= port.bottom()]
    cut = [line for line in seen if line.top() < port.top() or line.bottom() > port.bottom()]
    bar = view.verticalScrollBar().isVisible()
    screen, popup = combo.screen().availableGeometry(), view.window().geometry()
    on_screen = screen.top() <= popup.top() and popup.bottom() <= screen.bottom()
    combo.hidePopup()
    return f"{combo.objectName()} {combo.count()} {len(seen)} {len(cut)} {bar} {on_screen}"


def main() -> None:
    """Look at all of them."""
    application = QApplication([])
    window = MainWindow(Settings())
    window.show()
    screen = window.screen().availableGeometry()
    window.resize(window.width(), min(window.height(), screen.height()))
    window.move(0, screen.bottom() - window.height())
    for shown in shown_windows(window):
        QApplication.processEvents()
        for combo in shown.findChildren(QComboBox):
            if combo.isVisible() and combo.count() and not isinstance(combo, LayoutCombo):
                print(look(combo))
    window.close()
    application.quit()


if __name__ == "__main__":
    main()
