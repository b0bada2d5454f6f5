"""Windows beside the main window: each is made when it is asked for, and made again in another language.

They are those of the Help menu, the layout editor and the catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, Qt, QThread, Signal, Slot
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget
from shiboken6 import delete, isValid

from app.storage.faults import StorageError
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.words.messages import as_sentence, translated

if TYPE_CHECKING:
    from app.klotski.editor.drawing import Editing
    from app.klotski.editor.window import EditorWindow
    from app.klotski.layouts.catalogue_window import CatalogueWindow
    from app.klotski.session import KlotskiSession
    from app.learn.guide.window import GuideWindow
    from app.learn.lessons.window import LessonWindow
    from app.window.shortcuts import ShortcutsWindow
    from app.window.view_state import ViewState
    from solvers.klotski.layout import Layout

Window = TypeVar("Window", bound=QDialog)


def delete_view(view: QWidget) -> None:
    """Delete a view that is made again at once: no session is to reach one that is about to go.

    Inside a loop of Qt's own, as that of a menu or a drag, it goes after that: the loop may have begun in the view.
    """
    view.hide()
    if QThread.currentThread().loopLevel() > 1:
        view.deleteLater()
    else:
        delete(view)


class SideWindow(Generic[Window]):
    """One window beside the main window, while there is one.

    When it is closed it is deleted; one that is `kept` is hidden, and shown again as it was left.
    """

    def __init__(self, make: Callable[[], Window], kept: bool = False) -> None:
        self._make = make
        self._kept = kept
        self._window: Window | None = None
        self._left: tuple[QByteArray, ViewState] | None = None

    @property
    def window(self) -> Window | None:
        """The window, if there is one; one that was closed is about to be deleted, unless it is kept."""
        window = self._window
        return window if window is not None and isValid(window) and (self._kept or not window.isHidden()) else None

    def show(self) -> Window:
        """Show the window, in front of all others."""
        window = self._made()
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def close(self) -> None:
        """Close the window and delete it."""
        window, self._window = self.window, None
        if window is not None:
            window.close()
            delete_view(window)

    def renew(self) -> Window | None:
        """Make the window again, in the language in force, and show it behind the others as it was.

        None where it was not open: then it is as it was when it is shown the next time.
        """
        from app.window.view_state import view_state  # only here: the first paint does not wait for it

        window = self.window
        was_visible = window is not None and window.isVisible()
        if window is not None:
            self._left = window.saveGeometry(), view_state(window)
        self.close()
        if not was_visible:
            return None
        window = self._made()
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        window.show()
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, False)
        return window

    def _made(self) -> Window:
        if self.window is None:
            self._window = window = self._make()
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not self._kept)
            if self._left is not None:
                from app.window.view_state import show_state

                geometry, state = self._left
                window.restoreGeometry(geometry)
                show_state(window, state)
            self._left = None
        assert self._window is not None
        return self._window


class HelpWindows(QObject):
    """Shows the guide, the keys and the lessons beside a window, one of each at the most.

    They are imported when they are first asked for, so that they do not delay the main window.
    """

    def __init__(self, window: QMainWindow, appearance: Appearance) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._guide = SideWindow(self._make_guide)
        self._lesson = SideWindow(self._make_lesson)
        self._shortcuts = SideWindow(self._make_shortcuts)
        self._windows = (self._guide, self._lesson, self._shortcuts)

    def show_guide(self, chapter: str) -> None:
        """Show the guide at this chapter, by the name of the page, or of the part of one, that it is on."""
        self._guide.show().show_chapter_on(chapter)

    def show_shortcuts(self) -> None:
        """Show all keys."""
        self._shortcuts.show()

    @Slot(int)
    def show_lesson(self, number: int) -> None:
        """Show the lesson of this number, from 0."""
        self._lesson.show().show_lesson(number)

    def renew(self) -> Iterator[None]:
        """Make what is open again in the language in force, a window at each step. A lesson starts over."""
        for window in (self._guide, self._shortcuts):
            window.renew()
            yield
        number = 0 if self._lesson.window is None else self._lesson.window.number
        lesson = self._lesson.renew()
        if lesson is not None:
            lesson.show_lesson(number)
        yield

    def close(self) -> None:
        """Close what is open."""
        for window in self._windows:
            window.close()

    def _make_guide(self) -> GuideWindow:
        from app.learn.guide.window import GuideWindow

        return GuideWindow(self._appearance, self._window)

    def _make_lesson(self) -> LessonWindow:
        from app.learn.lessons.window import LessonWindow

        return LessonWindow(self._appearance, self._window)

    def _make_shortcuts(self) -> ShortcutsWindow:
        from app.window.shortcuts import ShortcutsWindow, shortcut_groups

        return ShortcutsWindow(shortcut_groups(self._window.menuBar()), self._window)


class LayoutWindows(QObject):
    """Shows the editor and the catalogue, and does what a person asks for in them.

    Both are imported when they are first asked for, so that they do not delay the main window.
    """

    chosen = Signal()
    """A layout was put on the board."""
    saved = Signal()
    """A layout was saved under a name."""
    failed = Signal(object)
    """The `Message` of why a layout could not be saved."""

    def __init__(
        self,
        *,
        window: QMainWindow,
        session: Callable[[], KlotskiSession],
        storage: Storage,
        appearance: Appearance,
        settings: Settings,
    ) -> None:
        """`session` returns the session that what is chosen is shown in."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._storage = storage
        self._appearance = appearance
        self._settings = settings
        self._editor = SideWindow(self._make_editor, kept=True)
        self._catalogue = SideWindow(self._make_catalogue, kept=True)
        self._windows = (self._editor, self._catalogue)
        self._followed: KlotskiSession | None = None

    def edit(self) -> None:
        """Show the editor with the layout on the board, or with a drawing that is neither played nor saved yet."""
        self._editor.show().edit(self._session().layout_on_board)

    def show_catalogue(self) -> None:
        """Show the catalogue with the chosen layout marked."""
        self._catalogue.show().open_at(self._session().layout)

    def renew(self) -> Iterator[None]:
        """Make what is open again in the language in force, a window at each step, with the drawing as it is."""
        for window in self._windows:
            window.renew()
            yield

    def close(self) -> None:
        """Close what is open."""
        for window in self._windows:
            window.close()

    @cached_property
    def _editing(self) -> Editing:
        """The drawing, which outlives the editor's window."""
        from app.klotski.editor.drawing import Editing

        return Editing()

    def _make_editor(self) -> EditorWindow:
        from app.klotski.editor.window import EditorWindow

        editor = EditorWindow(self._appearance, self._editing, self._window)
        editor.play_wanted.connect(self._show_layout)
        editor.save_wanted.connect(self._save_layout)
        editor.board_wanted.connect(self._edit_board)
        return editor

    def _make_catalogue(self) -> CatalogueWindow:
        from app.klotski.layouts.catalogue_window import CatalogueWindow

        catalogue = CatalogueWindow(self._appearance, self._settings, self._window)
        catalogue.chosen.connect(self._show_layout)
        catalogue.show_progress(self._session().progress)
        catalogue.count_in(self._session().metric)
        catalogue.offer_own(self._session().own_names.layouts)
        if self._followed is None:
            self._followed = self._session()
            self._followed.choices_changed.connect(self._count_catalogue)
            self._followed.own_layouts_changed.connect(self._offer_own)
        return catalogue

    @Slot()
    def _count_catalogue(self) -> None:
        if self._catalogue.window is not None:
            self._catalogue.window.count_in(self._session().metric)

    @Slot()
    def _offer_own(self) -> None:
        if self._catalogue.window is not None:
            self._catalogue.window.offer_own(self._session().own_names.layouts)

    @Slot(object)
    def _show_layout(self, layout: Layout) -> None:
        self._session().show_layout(layout)
        self.chosen.emit()

    @Slot()
    def _edit_board(self) -> None:
        self._editor.show().take(self._session().layout_on_board)

    @Slot(object, str, str)
    def _save_layout(self, layout: Layout, name: str, notes: str) -> None:
        from app.storage.klotski_records import OwnLayout

        editor, own_layouts = self._editor.show(), self._storage.own_layouts
        try:
            before = own_layouts.named(name)
            own_layouts.keep(OwnLayout(name=name, layout=layout, notes=notes))
        except StorageError as error:
            self.failed.emit(error.message)
            editor.panel.say(as_sentence(translated(error.message)), wrong=True)
            return
        if not self._storage.lasting:
            text = self.tr("Saved as “{name}”, but only until you close the program.")
        elif before is None or before.layout == layout:
            text = self.tr("Saved as “{name}”.")
        else:
            text = self.tr("Saved as “{name}”. The layout that had this name is now under Deleted in the history.")
        editor.confirm_saved(text.format(name=name))
        self.saved.emit()
