"""The layout editor and the catalogue over the main window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from app.storage.faults import StorageError
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.words.messages import as_sentence, translated
from app.window.side_windows import SideWindow

if TYPE_CHECKING:
    from app.klotski.editor.drawing import Editing
    from app.klotski.editor.window import EditorWindow
    from app.klotski.layouts.catalogue_window import CatalogueWindow
    from app.klotski.session import KlotskiSession
    from solvers.klotski.layout import Layout


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
        if self._followed is None:
            self._followed = self._session()
            self._followed.choices_changed.connect(self._count_catalogue)
        return catalogue

    @Slot()
    def _count_catalogue(self) -> None:
        if self._catalogue.window is not None:
            self._catalogue.window.count_in(self._session().metric)

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
            editor.panel.say(as_sentence(translated(error.message)))
            return
        if not self._storage.lasting:
            text = self.tr("Saved as “{name}”, but only until you close the program.")
        elif before is None or before.layout == layout:
            text = self.tr("Saved as “{name}”.")
        else:
            text = self.tr("Saved as “{name}”. The layout that had this name is now under Deleted in the history.")
        editor.confirm_saved(text.format(name=name))
        self.saved.emit()
