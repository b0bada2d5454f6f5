"""What Klotski has in the window besides its page: the puzzle of the day, the layout editor and the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QTabWidget, QWidget
from shiboken6 import isValid

from app.klotski.daily.corner import DailyCorner
from app.klotski.daily.days import Days
from app.klotski.editor.drawing import Editing
from app.puzzle.window_parts import WindowParts
from app.storage.faults import StorageError
from app.ui.widgets.windows import SideWindow
from app.ui.words.messages import as_sentence, translated
from solvers.klotski.catalogue.daily import puzzle_of
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet

if TYPE_CHECKING:
    from app.klotski.atlas.session import AtlasSession
    from app.klotski.atlas.window import AtlasWindow
    from app.klotski.daily.calendar import CalendarPopup
    from app.klotski.editor.window import EditorWindow
    from app.klotski.layouts.catalogue_window import CatalogueWindow
    from app.klotski.layouts.piece_sets_window import PieceSetsWindow
    from solvers.klotski.layout import Layout


class KlotskiWindowParts(WindowParts):
    """`days` are the puzzles of the days that were solved; a day is noted whichever page is in front."""

    def __init__(self, **of_window: Any) -> None:
        super().__init__(**of_window)
        self.days = Days(self.storage, self.saver, self)
        self.days.failed.connect(self.failed)
        self._corner: DailyCorner | None = None
        self._calendar: CalendarPopup | None = None
        self.layouts = LayoutWindows(self)

    @property
    def chapter(self) -> str:
        """That on the calendar while this is open, or on the atlas while that is in front."""
        return "calendar" if self._calendar_shown else "atlas" if self.layouts.in_atlas else ""

    def follow_session(self, session: Any) -> None:
        """Keep the days of the games that are finished, and have the catalogue count as is chosen."""
        session.game.finished.connect(self.days.take)
        session.choices_changed.connect(self.layouts.count_catalogue)
        session.own_layouts_changed.connect(self.layouts.offer_own)

    @Slot(bool)
    def follow_window(self, active: bool) -> None:
        """It may be another day."""
        self.days.renew()

    def set_today(self, day: date) -> None:
        """Take this date for today's, whatever the clock says."""
        noon = datetime.combine(day, time(12))
        self.days.follow(lambda: noon)

    @Slot()
    def read(self) -> None:
        """Read which days are solved."""
        self.days.read()

    def renew(self) -> Iterator[None]:
        """Make the editor and the catalogue again, where they are open."""
        return self.layouts.renew()

    def close(self) -> None:
        """Close the editor and the catalogue, and wait for no midnight any more."""
        self.layouts.close()
        self.days.close()

    def place_in(self, tabs: QTabWidget) -> None:
        """Have the puzzle of the day stand at the right of the tabs, which are new."""
        self._corner = corner = DailyCorner(self.days, self.appearance, tabs)
        corner.button.clicked.connect(self.open_today)
        corner.button.customContextMenuRequested.connect(self.show_calendar)
        corner.arrow.clicked.connect(self.show_calendar)
        tabs.setCornerWidget(corner, Qt.Corner.TopRightCorner)
        for before, after in pairwise((tabs.tabBar(), corner.button, corner.arrow)):
            QWidget.setTabOrder(before, after)
        corner.show()

    @Slot()
    def open_today(self) -> None:
        """Put today's puzzle on the board; where there is none, show the calendar."""
        self.days.renew()
        if self.days.has_puzzle:
            self.open(self.days.today)
        else:
            self.show_calendar()

    @Slot()
    def open_easiest(self) -> None:
        """Put the layout of the fewest steps that is not solved yet on the board; where all are, show the catalogue."""
        session = self.session()
        easiest = session.easiest_unsolved
        if easiest is None:
            self.layouts.show_catalogue()
        else:
            session.play_subject(easiest)
            self.confirm_chosen()

    @property
    def _calendar_shown(self) -> bool:
        return self._calendar is not None and isValid(self._calendar) and self._calendar.isVisible()

    @Slot()
    def show_calendar(self) -> None:
        """Open the calendar below the corner, or close it."""
        if self._calendar is not None and self._calendar_shown:
            self._calendar.shut()
        elif self._corner is not None:
            from app.klotski.daily.calendar import CalendarPopup

            self.days.renew()
            self._calendar = CalendarPopup(self.days, self._stars, self.appearance, self._corner.opener)
            self._calendar.chosen.connect(self.open)
            self._calendar.open()

    @Slot(object)
    def open(self, day: date) -> None:
        """Put the puzzle of a day on the board; until it is solved, a game of it that was begun goes on."""
        puzzle, session = puzzle_of(day), self.session()
        if puzzle is None:
            return
        if session.layout != puzzle.layout or session.game.complete:
            solved = self.days.solved_of([day])
            (session.show_layout if solved else session.take_up)(puzzle.layout)
        self.confirm_chosen()

    def _stars(self, day: date) -> int | None:
        """The most stars for the puzzle of a day, in whichever count."""
        puzzle, progress = puzzle_of(day), self.session().progress
        bests = () if puzzle is None else (progress.best(puzzle.layout, metric) for metric in Metric)
        return max((best.stars for best in bests if best is not None and best.stars is not None), default=None)


class LayoutWindows(QObject):
    """Shows the editor and the catalogue, and does what a person asks for in them.

    Their windows are imported when they are first asked for, so that they do not delay the main window.
    """

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._parts = parts
        self._editing = Editing()
        """The drawing, which outlives the editor's window."""
        self._editor = SideWindow(self._make_editor, kept=True)
        self._catalogue = SideWindow(self._make_catalogue, kept=True)
        self._piece_sets = SideWindow(self._make_piece_sets, kept=True)
        self._atlas = SideWindow(self._make_atlas, kept=True)
        self._windows = (self._editor, self._catalogue, self._atlas, self._piece_sets)

    def edit(self) -> None:
        """Show the editor with the layout on the board, or with a drawing that is neither played nor saved yet."""
        self._editor.show().edit(self._parts.session().layout_on_board)

    def draw_random(self) -> None:
        """Show the atlas at a layout drawn at random; the button that draws another has the focus."""
        self._atlas.show().random.setFocus()
        self.atlas.choose_at_random()

    def show_catalogue(self) -> None:
        """Show the catalogue with the chosen layout marked."""
        self._catalogue.show().open_at(self._parts.session().layout)

    @Slot()
    def show_piece_sets(self) -> None:
        """Show the table of all sets of pieces."""
        self._piece_sets.show()

    @cached_property
    def atlas(self) -> AtlasSession:
        """What is chosen in the atlas, which outlives its window; at first, the pieces of the layout on the board."""
        from app.klotski.atlas.session import AtlasSession

        made, session = AtlasSession(self), self._parts.session()
        made.open_at(PieceSet.of(session.layout), metric=session.metric)
        return made

    @property
    def in_atlas(self) -> bool:
        """Whether the atlas is in front of all windows."""
        window = self._atlas.window
        return window is not None and window.isActiveWindow()

    def show_atlas(self) -> None:
        """Show the atlas as it was left."""
        self._atlas.show()

    @Slot(object)
    def open_atlas(self, pieces: PieceSet, metric: Metric | None = None, layout: Layout | None = None) -> None:
        """Show the atlas at the layouts of some pieces, in this count, or that of the game; at one of them if given."""
        self.atlas.open_at(pieces, metric=metric or self._parts.session().metric, sought=layout)
        self._atlas.show()

    def show_standing(self) -> None:
        """Show where the layout on the board stands among all of its pieces."""
        self.find_in_atlas(self._parts.session().layout_on_board)

    @Slot(object)
    def find_in_atlas(self, layout: Layout) -> None:
        """Show the atlas at a layout."""
        self.open_atlas(PieceSet.of(layout), layout=layout)

    def renew(self) -> Iterator[None]:
        """Make what is open again in the language in force, a window at each step, with the drawing as it is."""
        for window in self._windows:
            window.renew()
            yield

    def close(self) -> None:
        """Close what is open."""
        for window in self._windows:
            window.close()
        if "atlas" in self.__dict__:
            self.atlas.close()

    def _make_editor(self) -> EditorWindow:
        from app.klotski.editor.window import EditorWindow

        parts = self._parts
        editor = EditorWindow(parts.appearance, self._editing, parts.window)
        editor.play_wanted.connect(self._show_layout)
        editor.save_wanted.connect(self._save_layout)
        editor.atlas_wanted.connect(self.find_in_atlas)
        editor.board_wanted.connect(self._edit_board)
        return editor

    def _make_catalogue(self) -> CatalogueWindow:
        from app.klotski.layouts.catalogue_window import CatalogueWindow

        parts = self._parts
        session = parts.session()
        catalogue = CatalogueWindow(parts.appearance, parts.settings, session.progress, parts.window)
        catalogue.chosen.connect(self._show_layout)
        catalogue.atlas_wanted.connect(self.find_in_atlas)
        catalogue.count_in(session.metric)
        catalogue.offer_own(session.own_names.layouts)
        return catalogue

    def _make_piece_sets(self) -> PieceSetsWindow:
        from app.klotski.layouts.piece_sets_window import PieceSetsWindow

        made = PieceSetsWindow(self._parts.window)
        made.chosen.connect(self.open_atlas)
        return made

    def _make_atlas(self) -> AtlasWindow:
        from app.klotski.atlas.window import AtlasWindow

        atlas = AtlasWindow(self._parts.appearance, self.atlas, self._parts.window)
        atlas.asked.connect(self._act_on)
        atlas.table_wanted.connect(self.show_piece_sets)
        return atlas

    @Slot(str, object)
    def _act_on(self, act: str, subject: Layout | list[Layout]) -> None:
        """Do what is asked for in the atlas."""
        if isinstance(subject, list):
            from app.klotski.atlas.words import collected

            self._parts.collected.emit(list(map(collected, subject)))
        elif act in ("play", "map"):
            self._show_layout(subject)
            if act == "map":
                from app.klotski.map_place import MAP

                self._parts.session().show_details(MAP)
        else:
            editor = self._editor.show()
            editor.take(subject)
            (editor.panel.name if act == "keep" else editor.board).setFocus()

    @Slot()
    def count_catalogue(self) -> None:
        """Have the catalogue count as is chosen, where it is open."""
        if self._catalogue.window is not None:
            self._catalogue.window.count_in(self._parts.session().metric)

    @Slot()
    def offer_own(self) -> None:
        """Have the catalogue list the person's own layouts as they are now, where it is open."""
        if self._catalogue.window is not None:
            self._catalogue.window.offer_own(self._parts.session().own_names.layouts)

    @Slot(object)
    def _show_layout(self, layout: Layout) -> None:
        self._parts.session().show_layout(layout)
        self._parts.confirm_chosen()

    @Slot()
    def _edit_board(self) -> None:
        self._editor.show().take(self._parts.session().layout_on_board)

    @Slot(object, str, str)
    def _save_layout(self, layout: Layout, name: str, notes: str) -> None:
        from app.klotski.repositories import OwnLayout, OwnLayouts

        editor, own_layouts = self._editor.show(), self._parts.storage.repository(OwnLayouts)
        try:
            before = own_layouts.named(name)
            own_layouts.keep(OwnLayout(name=name, layout=layout, notes=notes))
        except StorageError as error:
            self._parts.failed.emit(error.message)
            editor.panel.say(as_sentence(translated(error.message)), wrong=True)
            return
        if not self._parts.storage.lasting:
            text = self.tr("Saved as “{name}”, but only until you close the program.")
        elif before is None or before.layout == layout:
            text = self.tr("Saved as “{name}”.")
        else:
            text = self.tr("Saved as “{name}”. The layout that had this name is now under Deleted in the history.")
        editor.confirm_saved(text.format(name=name))
        self._parts.saved.emit()
