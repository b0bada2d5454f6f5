"""The atlas's window: what is chosen in a panel, the bars of difficulty, and the layouts page by page."""

from __future__ import annotations

from itertools import compress, count

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QFormLayout, QFrame, QMenu, QWidget

from app.klotski.atlas.pictures import DistanceBars, LayoutTiles
from app.klotski.atlas.session import FIELDS, AtlasSession
from app.klotski.atlas.words import (
    any_number,
    distance_choice,
    field_title,
    page_sentence,
    sets_sentence,
    special_meaning,
    special_title,
    standing_text,
)
from app.klotski.count_note import count_combo
from app.klotski.layouts.layout_names import copy_forms
from app.puzzle.copy_forms import CopyAsMenu, CopyForm
from app.ui.look.scale import widened
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import KEYS, bind, more_button
from app.ui.widgets.dropdown import choice
from app.ui.widgets.limited_spin import limited_spin
from app.ui.widgets.scrolled import Scrolled, scrolled_column
from app.ui.widgets.shorthand import button, column, connect_slot, label, named, progress_bar, row
from app.ui.widgets.windows import set_up_window
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import grouped
from solvers.klotski.atlas.listing import PAGE, LayoutStanding
from solvers.klotski.atlas.special import Special
from solvers.klotski.catalogue.piece_sets import set_figures
from solvers.klotski.layout import Layout
from solvers.klotski.piece_set import PieceSet

SIZE = QSize(1100, 800)
PANEL = 317
AROUND = 10
"""What is scrolled into sight keeps so far from the edge, in pixels."""


class AtlasWindow(QDialog):
    """A view of an `AtlasSession`; what is asked for of a layout is done elsewhere."""

    asked = Signal(str, object)
    """What is to be done: to "play", "map", "edit" or "keep" a `Layout`, or to "collect" a list of them."""

    table_wanted = Signal()
    """The table of all sets of pieces is to be shown."""

    def __init__(self, appearance: Appearance, session: AtlasSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        set_up_window(self, "atlasWindow", self.tr("Atlas of layouts"), SIZE)
        self.session = session
        self.distance = choice("atlasDistance", self.tr("Difficulty"))
        titles = [(self.tr("All with a solution"), None), *((special_title(special), special) for special in Special)]
        self.choices = {
            **{field: choice(f"atlas{field.title()}", field_title(field), _numbers(field)) for field in FIELDS[::-1]},
            "metric": count_combo("atlasCount", self.tr("Count"), self.tr("What counts as one step")),
            "special": choice("atlasSpecial", self.tr("Which layouts"), titles),
            "distance": self.distance,
        }
        tip = self.tr("Any number of each piece: every set that fits on the board")
        self.every_set = button(self.tr("All pieces"), "atlasAllPieces", tip, session.choose_all_pieces)
        self.standing = label("", "", "atlasStanding", self.tr("Where it stands"), wrap=True)
        tip = self.tr("Show the hardest layout that one step leads to")
        self.harder = button(self.tr("Show hardest"), "atlasHarder", tip, self._go_to_neighbour)
        tip = self.tr("Show the easiest layout that one step leads to")
        self.easier = button(self.tr("Show easiest"), "atlasEasier", tip, self._go_to_neighbour)
        tip = self.tr("List all sets of pieces with their figures")
        self.every_figure = button(self.tr("Table…"), "atlasTable", tip)
        self.figures = label("", "caption", "atlasFigures", self.tr("Figures"), wrap=True)
        self.meaning = label("", "caption", "atlasMeaning", wrap=True)
        tip = self.tr("Go to one of the layouts that are listed, drawn at random")
        self.random = button(self.tr("One at &random"), "atlasRandom", tip, session.choose_at_random)
        tip = self.tr("List the hardest layouts with each number of empty cells, of any pieces")
        self.by_blanks = button(
            self.tr("Hardest by empty cells"), "atlasByBlanks", tip, session.choose_hardest_by_blanks
        )
        self.chart = DistanceBars(appearance)
        self.title = label("", "heading", "atlasTitle", self.tr("What is listed"), wrap=True)
        self.tiles = LayoutTiles(appearance)
        self.bar = progress_bar("atlasBar", self.tr("Progress"))
        self.bar.setRange(0, 0)
        self.stop = button(self.tr("Stop"), "atlasStop", self.tr("Stop the search"), session.stop)
        self.page = limited_spin("atlasPageNumber", self.tr("Page"), 1, 1)
        self.pages = label("", "caption", "atlasPages", figures=True)
        self.acts: dict[str, QAction] = {}
        """What can be done with a layout."""
        self.menu = self._menu()
        self.more = more_button("atlasMore", self.menu)
        self.play = button(self.tr("Play"), "atlasPlay", role="primary")
        bind(self.play, self.acts["play"], self.tr("Play the marked layout; double-click any to play it"))
        self._lay_out()
        self._connect()
        self.show_session()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with what was stopped when the window was left."""
        self.session.go_on()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let no search outlive the window, whichever way it is left."""
        self.session.stop()
        super().hideEvent(event)

    @Slot()
    def show_session(self) -> None:
        """Show what is chosen, and the page once it is listed."""
        session, wanted, levels = self.session, self.session.wanted, self.session.levels
        told = [distance_choice(distance, number, wanted.metric) for distance, number in enumerate(levels)]
        listed = compress(zip(told, count()), levels)
        self.distance.offer([(self.tr("All, the hardest first"), None), *listed])
        for name, combo in self.choices.items():
            chosen = session.numbers[name] if name in FIELDS else getattr(wanted, name)
            combo.setCurrentIndex(combo.findData(chosen))
        standing = self._show_standing()
        self.chart.show_levels(levels, standing.rank.distance if standing else wanted.distance, wanted.metric)
        several = len(wanted.sets) > 1
        self.choices["special"].setDisabled(several)
        meaning = "" if wanted.special is None else special_meaning(wanted.special)
        if session.by_blanks:
            meaning = self.tr("None with as many empty cells takes more steps.")
        elif several:
            meaning = self.tr("To see what is special, choose the number of each piece.")
        self.meaning.setText(meaning)
        self.meaning.setHidden(not meaning)
        self.figures.setText(sets_sentence(wanted.sets))
        self.bar.setVisible(session.runner.busy)
        self.stop.setEnabled(session.runner.busy)
        self._show_page()

    def _show_standing(self) -> LayoutStanding | None:
        """Say where the layout stands that is sought; while it is looked for, where the one before did."""
        page = self.session.page
        standing = page.standing if page is not None and self.session.wanted.sought is not None else None
        self.standing.setVisible(standing is not None)
        for part in (self.harder, self.easier):
            part.setVisible(standing is not None and len(standing.neighbours) > 0)
        told = standing_text(page, standing) if page is not None and standing is not None else ""
        if told != self.standing.text():
            say(self.standing, told)
        return standing

    @Slot()
    def _go_to_neighbour(self) -> None:
        page = self.session.page
        if page is not None and page.standing is not None:
            self._find(page.standing.neighbours[0 if self.sender() is self.harder else -1][0])

    def _find(self, layout: Layout) -> None:
        self.session.open_at(PieceSet.of(layout), sought=layout)

    def _show_page(self) -> None:
        session, page, index = self.session, self.session.listed, self.session.wanted.index
        if page is not None:
            self.tiles.show_page(page, index % PAGE)
            said = page_sentence(page)
        elif session.failure is not None:
            said = as_sentence(explained(session.failure))
        else:
            said = self.tr("Looking for them…") if session.runner.busy else self.tr("Stopped.")
        if said != self.title.text():
            say(self.title, said)
        self.page.blockSignals(True)  # a person has chosen nothing
        pages = max(1, -(-session.total // PAGE))
        self.page.setMaximum(pages)
        self.page.setValue(index // PAGE + 1)
        self.page.blockSignals(False)
        self.pages.setText(self.tr("of {pages}").format(pages=grouped(pages)))
        self._follow_tile()

    @Slot()
    def _follow_tile(self) -> None:
        """Offer what can be done with the tile that is marked."""
        known = self.tiles.current is not None
        for action in self.acts.values():
            action.setEnabled(known)
        self.more.setEnabled(known)

    @Slot(QAction)
    def _act(self, action: QAction) -> None:
        """Do what an action of the menu says with the layout that is marked, or with those that are shown."""
        current, page = self.tiles.current, self.session.page
        if current is None or page is None:
            return
        match action.data():
            case "stands":
                self._find(current.layout)
            case "furthest":
                self.session.open_at(PieceSet.of(current.layout), start=current.layout)
            case "collect":
                self.asked.emit("collect", [one.layout for one in page.listed])
            case str() as act:
                if act in ("play", "map"):
                    self.hide()  # it would stay in front of the board
                self.asked.emit(act, current.layout)

    @Slot(QPoint)
    def _open_menu(self, place: QPoint) -> None:
        """Open the menu where it is asked for: by the mouse at a tile, which is marked, by a key at the marked one."""
        if self.tiles.current is not None:
            self.menu.popup(self.tiles.mapToGlobal(place))

    @Slot(QRect)
    def _scroll_to(self, rect: QRect) -> None:
        QApplication.sendEvent(self._area, QEvent(QEvent.Type.LayoutRequest))  # what is listed now has no place yet
        rect = self.tiles.visualRect(self.tiles.currentIndex())
        middle = self.tiles.mapToParent(rect.center())
        self._area.ensureVisible(middle.x(), middle.y(), 0, rect.height() // 2 + AROUND)

    @Slot(int, int)
    def _leave_tiles(self, step: int, x: int) -> None:
        (self.distance if step < 0 else self.page).setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(int)
    def _choose(self, index: int) -> None:
        name = next(name for name, combo in self.choices.items() if combo is self.sender())
        self.session.choose(name, self.choices[name].itemData(index))

    @Slot(int)
    def _choose_distance(self, distance: int) -> None:
        self.session.choose("distance", distance)

    def _forms(self) -> list[CopyForm]:
        current = self.tiles.current
        return [] if current is None else copy_forms(current.layout)

    def _menu(self) -> QMenu:
        titles = {
            "play": self.tr("&Play"),
            "map": self.tr("Show on the &map"),
            "edit": self.tr("&Edit…"),
            "keep": self.tr("&Name and save…"),
            "stands": self.tr("&Where it stands"),
            "furthest": self.tr("Show what is &furthest from it"),
            "collect": self.tr("E&xport this page as a collection…"),
        }
        menu = named(QMenu(self), "atlasMenu")
        for name, title in titles.items():
            self.acts[name] = action = menu.addAction(title)
            action.setObjectName(f"atlas-{name}Action")
            action.setData(name)
        menu.insertMenu(self.acts["furthest"], CopyAsMenu(self._forms, menu))
        menu.triggered.connect(self._act)
        self.acts["stands"].setShortcut(KEYS["stands"][0])
        self.addAction(self.acts["stands"])
        return menu

    def _lay_out(self) -> None:
        form, panel, inside, right = QFormLayout(), named(QFrame(), "sidePanel", role="panel"), QWidget(), QWidget()
        for combo in self.choices.values():
            form.addRow(combo.accessibleName(), combo)
        panel.setFixedWidth(widened(PANEL))
        choices = QWidget()
        near, sets = row(self.harder, self.easier, spacing=6), row(self.every_set, self.every_figure, spacing=6)
        parts = self.standing, near, form, sets, self.by_blanks, self.random, self.meaning, self.figures, 1
        scrolled_column(*parts, spacing=9, margins=(14, 14, 14, 0), parent=choices)
        below = row(self.more, (self.play, 1), spacing=8, margins=(14, 0, 14, 14))
        column((choices, 1), below, spacing=9, parent=panel)
        inside.setObjectName("atlasPictures")
        column(self.tiles, 1, parent=inside)
        self._area = Scrolled(inside)
        inside.setAutoFillBackground(True)  # what is opaque is shifted, and not painted again
        caption = label(self.page.accessibleName())
        caption.setBuddy(self.page)
        above, paging = row((self.title, 1), self.stop, spacing=8), row(caption, self.page, self.pages, 1, spacing=8)
        column(self.chart, above, self.bar, (self._area, 1), paging, spacing=6, parent=right)
        row(panel, (right, 1), spacing=14, margins=14, parent=self)

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self.show_session)
        for combo in self.choices.values():
            combo.activated.connect(self._choose)
        self.chart.level_chosen.connect(self._choose_distance)
        self.every_figure.clicked.connect(self.table_wanted)
        self.page.valueChanged.connect(session.turn_to)
        self.tiles.come_to.connect(self._scroll_to)
        self.tiles.left.connect(self._leave_tiles)
        self.tiles.customContextMenuRequested.connect(self._open_menu)
        connect_slot(self.tiles, "activated(QModelIndex)", self.acts["play"], "trigger()")
        self.tiles.selectionModel().currentChanged.connect(self._follow_tile)


def _numbers(field: str) -> list[tuple[str, int | None]]:
    """How many there can be of a piece, or of empty cells."""
    numbers = sorted({getattr(each.pieces, field) for each in set_figures()})
    return [(any_number(), None), *((grouped(number), number) for number in numbers)]
