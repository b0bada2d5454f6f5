"""The dropdown of layouts, used as a person does: opened, searched, moved through with keys, clicked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtGui import QColor, QGuiApplication, QInputMethodEvent, QPixmap
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.board import thumbnails
from app.klotski.layouts.layout_combo import LayoutCombo
from app.klotski.layouts.layout_names import short_name
from app.klotski.layouts.layout_popup import NAMES_ROLE, SIZE_ROLE
from app.klotski.layouts.offered_layouts import ENTRY_ROLE
from app.klotski.repositories import GameRecord, Games
from app.ui.look.theme import LIGHT, Appearance, Theme
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.turns import NO_STEPS
from tests.app.klotski.views import klotski_session

BLADE = "VAAV/VAAV/VHHV/VSSV/S..S"
BLADE_NAME = "Blade Drawn, Horse Reined (橫刀立馬)"
OWN = "SVSV/SVSV/AAHH/AAVS/..VS"


class Host(QWidget):
    """A window with the dropdown, a field below it, and room for the list."""

    def __init__(self) -> None:
        super().__init__()
        self.combo = LayoutCombo(Appearance("light"))
        self.field = QLineEdit()
        column = QVBoxLayout(self)
        column.addWidget(self.combo)
        column.addWidget(self.field)
        column.addStretch(1)
        self.resize(460, 640)


@pytest.fixture
def host(qtbot: QtBot) -> Host:
    host = Host()
    qtbot.addWidget(host)
    host.show()
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    host.combo.choose(Layout.parse(BLADE))
    host.combo.setFocus()
    return host


def layout(host: Host) -> str:
    return str(host.combo.currentData().layout)


def names(host: Host) -> list[str]:
    """What the open list shows, headings too."""
    shown = host.combo.popup.list.model()
    return [shown.index(row, 0).data() for row in range(shown.rowCount())]


def opened(qtbot: QtBot, host: Host) -> None:
    qtbot.mouseClick(host.combo, Qt.MouseButton.LeftButton)
    assert host.combo.popup.isVisible()


def typed(qtbot: QtBot, host: Host, text: str) -> None:
    """Type ASCII key by key, Chinese by an input method, which writes where the focus is."""
    if text.isascii():
        qtbot.keyClicks(host.combo.popup.search, text)
        return
    written = QInputMethodEvent()
    written.setCommitString(text)
    focus = QGuiApplication.focusObject()
    assert focus is not None
    QCoreApplication.sendEvent(focus, written)


def pressed(qtbot: QtBot, host: Host, key: Qt.Key) -> None:
    qtbot.keyClick(host.combo.popup.search, key)


def test_every_layout_is_offered_once_below_the_papers_twenty(host: Host) -> None:
    combo = host.combo
    offered = [combo.itemData(row) for row in range(combo.count())]
    assert {entry.layout for entry in offered if entry} == {entry.layout for entry in entries()}
    assert sum(entry is not None for entry in offered) == len(entries())
    assert offered[0] is None
    assert all(entry.paper is not None for entry in offered[1:21])
    assert offered[21] is None
    assert combo.itemText(combo.currentIndex()) == BLADE_NAME


def test_a_heading_says_that_others_of_its_collection_stand_further_up(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    shown = host.combo.popup.list.model()
    lines = [shown.index(row, 0) for row in range(shown.rowCount())]
    sizes = {line.data(): line.data(SIZE_ROLE) for line in lines if line.data(SIZE_ROLE) is not None}
    assert sizes["Wei and Lin's 20"] == "20"
    assert sizes["40 classic layouts"] == "25 more"


def test_where_there_is_no_room_the_english_is_cut_and_the_chinese_stays(host: Host) -> None:
    combo = host.combo
    whole = combo.fontMetrics().horizontalAdvance(BLADE_NAME)
    assert combo.fitted(BLADE_NAME, whole) == BLADE_NAME
    shorter = combo.fitted(BLADE_NAME, whole * 3 // 4)
    assert shorter.startswith("Blade")
    assert shorter.endswith("… (橫刀立馬)")
    assert combo.fontMetrics().horizontalAdvance(shorter) <= whole * 3 // 4
    assert BLADE_NAME in combo.toolTip()


def test_a_heading_cannot_be_chosen(qtbot: QtBot, host: Host) -> None:
    host.combo.setCurrentIndex(21)
    assert host.combo.currentIndex() == 22
    host.combo.setCurrentIndex(20)
    qtbot.keyClick(host.combo, Qt.Key.Key_Down)
    assert host.combo.currentIndex() == 22
    opened(qtbot, host)
    headings = [row for row, name in enumerate(names(host)) if host.combo.itemData(row) is None]
    assert len(headings) == 6
    heading = host.combo.popup.list.model().index(headings[1], 0)
    place = host.combo.popup.list.visualRect(heading).center()
    qtbot.mouseClick(host.combo.popup.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert host.combo.popup.isVisible()
    assert host.combo.currentIndex() == 22


@pytest.mark.parametrize("text", ["橫刀", "heng dao", "hengdao", "hdlm", "blade drawn"])
def test_typing_any_spelling_and_enter_chooses_the_layout(qtbot: QtBot, host: Host, text: str) -> None:
    host.combo.setCurrentIndex(1)
    opened(qtbot, host)
    typed(qtbot, host, text)
    pressed(qtbot, host, Qt.Key.Key_Return)
    assert layout(host) == BLADE
    assert not host.combo.popup.isVisible()
    assert host.combo.hasFocus()


def test_a_variant_spelling_finds_its_layout_under_the_ordinary_name(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    typed(qtbot, host, "高位分岐")
    assert names(host) == ["Common layouts", "A Rift in High Places (高位分歧)"]
    row = host.combo.popup.list.currentIndex()
    assert "variant spelling: A Rift in High Places (高位分岐)" in row.data(Qt.ItemDataRole.ToolTipRole)
    pressed(qtbot, host, Qt.Key.Key_Return)
    assert host.combo.currentText() == "A Rift in High Places (高位分歧)"
    assert host.combo.toolTip().startswith("A Rift in High Places (高位分歧)\nAlso called\n")


def test_only_what_fits_is_listed_below_its_headings(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    typed(qtbot, host, "ceng ceng")
    assert names(host) == [
        "Wei and Lin's 20",
        "Layer upon Layer (層層設防)",
        "Soldiers and Generals Together (兵將聯防)",
        "Common layouts",
        "Defences Layer by Layer (設防層層)",
    ]


def test_the_arrows_go_through_the_list_past_headings(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    typed(qtbot, host, "ceng ceng")
    for name in ("Soldiers and Generals Together (兵將聯防)", "Defences Layer by Layer (設防層層)"):
        pressed(qtbot, host, Qt.Key.Key_Down)
        assert host.combo.popup.list.currentIndex().data() == name
    pressed(qtbot, host, Qt.Key.Key_Up)
    pressed(qtbot, host, Qt.Key.Key_Enter)
    assert host.combo.currentText() == "Soldiers and Generals Together (兵將聯防)"


def test_esc_leaves_everything_as_it_was(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    typed(qtbot, host, "frog")
    pressed(qtbot, host, Qt.Key.Key_Escape)
    assert layout(host) == BLADE
    assert not host.combo.popup.isVisible()
    assert host.combo.hasFocus()
    opened(qtbot, host)
    assert host.combo.popup.search.text() == ""
    assert host.combo.popup.list.currentIndex().data() == BLADE_NAME


def test_what_no_layout_is_called_says_so_and_enter_does_nothing(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    typed(qtbot, host, "xylophone")
    assert not host.combo.popup.list.isVisible()
    pressed(qtbot, host, Qt.Key.Key_Return)
    assert host.combo.popup.isVisible()
    assert layout(host) == BLADE


def test_a_click_on_a_row_chooses_it(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    view = host.combo.popup.list
    typed(qtbot, host, "layer upon layer")
    row = view.model().index(1, 0)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(row).center())
    assert host.combo.currentText() == "Layer upon Layer (層層設防)"
    assert not host.combo.popup.isVisible()


def test_a_click_elsewhere_closes_the_list_and_a_second_one_on_the_dropdown_too(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    qtbot.mouseClick(host.combo, Qt.MouseButton.LeftButton)
    assert not host.combo.popup.isVisible()
    host.resize(460, 760)
    opened(qtbot, host)
    qtbot.mouseClick(host, Qt.MouseButton.LeftButton, pos=host.rect().bottomLeft())
    assert not host.combo.popup.isVisible()
    opened(qtbot, host)
    host.field.setFocus()
    assert not host.combo.popup.isVisible()
    assert host.field.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_F4])
def test_keys_open_the_list(qtbot: QtBot, host: Host, key: Qt.Key) -> None:
    qtbot.keyClick(host.combo, key)
    assert host.combo.popup.isVisible()
    assert host.combo.popup.search.hasFocus()


def test_a_letter_on_the_closed_dropdown_begins_to_search(qtbot: QtBot, host: Host) -> None:
    qtbot.keyClick(host.combo, Qt.Key.Key_H)
    assert host.combo.popup.search.text() == "h"
    typed(qtbot, host, "dlm")
    assert names(host)[1] == BLADE_NAME


def test_an_own_layout_stands_first_and_keeps_its_place_when_another_comes(host: Host) -> None:
    heard: list[str] = []
    host.combo.currentIndexChanged.connect(lambda: heard.append(layout(host)))
    host.combo.choose(Layout.parse(OWN))
    assert (host.combo.itemText(0), host.combo.itemText(1)) == ("My layouts", "My layout 8EEF6C3")
    assert host.combo.currentIndex() == 1
    other = Layout.parse("AASS/AASS/VVHH/VVHH/SS..")
    host.combo.choose(other)
    host.combo.choose(Layout.parse(OWN))
    assert host.combo.currentIndex() == 2
    assert heard == [OWN, str(other), OWN]
    assert host.combo.itemData(0) is None


def test_layouts_of_chapters_stand_in_a_group_of_their_own_below_the_persons(qtbot: QtBot, host: Host) -> None:
    first, second = (chapters()[number].layouts[0].layout for number in (0, 1))
    for one in (first, Layout.parse(OWN), second):
        host.combo.choose(one)
        assert host.combo.entry.layout == one
    opened(qtbot, host)
    own = f"My layout {short_name(Layout.parse(OWN))}"
    assert names(host)[:5] == [
        "My layouts",
        own,
        "Chapters, puzzles of the day, hardest layouts",
        "Chapter 2, no. 1",
        "Chapter 1, no. 1",
    ]
    host.combo.offer_own([(second, "My second")])
    assert names(host)[:4] == ["My layouts", "My second", own, "Chapters, puzzles of the day, hardest layouts"]
    host.combo.offer_own([])
    assert "My second" not in names(host)
    assert host.combo.entry.layout == second
    typed(qtbot, host, "chapter 1")
    assert names(host) == ["Chapters, puzzles of the day, hardest layouts", "Chapter 1, no. 1"]


def test_the_mirror_image_of_a_known_layout_is_called_so_and_has_its_optimum(host: Host) -> None:
    known = next(entry for entry in entries() if entry.names.hant == "巧過五關")
    host.combo.choose(known.layout.mirror())
    assert host.combo.currentText() == "Slipping Past Five Gates, mirrored (巧過五關)"
    assert host.combo.entry.optimum == known.optimum


def spoken(host: Host, text: str) -> str:
    found: list[QModelIndex] = host.combo.model().match(host.combo.model().index(0, 0), 0, text)
    return found[0].data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_screen_reader_hears_the_names_and_the_optimum(host: Host) -> None:
    assert spoken(host, BLADE_NAME) == f"{BLADE_NAME}, Héng Dāo Lì Mǎ, 81 moves"
    host.combo.offered.count_in(Metric.CELLS)
    assert spoken(host, BLADE_NAME).endswith("116 cells")
    assert spoken(host, "Nowhere to Turn").endswith("no solution")
    host.combo.choose(Layout.parse(OWN))
    assert spoken(host, "My layout 8").endswith("shortest length not known yet")
    host.combo.offered.learn(Layout.parse(OWN), Metric.CELLS, 57)
    assert spoken(host, "My layout 8").endswith("57 cells")


def test_pictures_are_drawn_of_the_layouts_that_are_seen_and_of_no_others(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[str] = set()

    def noting(layout: Layout, cell: float, theme: Theme, ratio: float) -> QPixmap:
        drawn.add(str(layout))
        return QPixmap(8, 8)

    monkeypatch.setattr(thumbnails, "draw_layout", noting)
    host = Host()
    qtbot.addWidget(host)
    with qtbot.waitExposed(host):
        host.show()
    assert len(drawn) <= 3
    opened(qtbot, host)
    qtbot.waitUntil(lambda: len(drawn) >= 5)
    assert len(drawn) <= 20


def test_a_row_shows_the_layout_in_the_colours_of_the_theme(qtbot: QtBot, host: Host) -> None:
    opened(qtbot, host)
    view = host.combo.popup.list
    row = view.model().index(3, 0)
    assert str(row.data(ENTRY_ROLE).layout) == BLADE
    place = view.visualRect(row)
    image = view.viewport().grab(place).toImage()
    ratio = image.devicePixelRatio()
    middle_of_block = QColor(image.pixel(round((12 + 18) * ratio), round((6 + 10) * ratio)))
    assert abs(middle_of_block.hslHue() - QColor(LIGHT.block).hslHue()) < 5


def test_a_row_shows_what_was_reached_in_its_layout(qtbot: QtBot, host: Host) -> None:
    with klotski_session() as session:
        host.combo.offered.show_progress(session.progress)
        opened(qtbot, host)
        view = host.combo.popup.list
        place = view.visualRect(view.model().index(3, 0))

        def star_pixels() -> int:
            image = view.viewport().grab(place).toImage()
            colours = (image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height()))
            return sum(colour == LIGHT.star for colour in colours)

        assert (star_pixels(), spoken(host, BLADE_NAME)) == (0, f"{BLADE_NAME}, Héng Dāo Lì Mǎ, 81 moves")
        made = Layout.parse(BLADE), Metric.MOVES, (), 60.0
        session._storage.repository(Games).keep(
            GameRecord(*made, finished=True, counted=90, taken_back=NO_STEPS, stars=1)
        )
        session.progress.read()
        one = star_pixels()
        assert one > 10
        assert spoken(host, BLADE_NAME).endswith("81 moves, yours: 90, 1 star")
        session._storage.repository(Games).keep(
            GameRecord(*made, finished=True, counted=81, taken_back=NO_STEPS, stars=3)
        )
        session.progress.read()
        assert star_pixels() > 2 * one
        assert spoken(host, BLADE_NAME).endswith("81 moves, yours: 81, 3 stars")
        host.combo.offered.count_in(Metric.CELLS)
        assert spoken(host, BLADE_NAME).endswith("116 cells"), "stars are of one count"


def test_each_layout_keeps_its_name_in_the_list_when_another_is_added_above(host: Host) -> None:
    host.combo.showPopup()
    host.combo.choose(Layout.parse(OWN))
    rows = [host.combo.popup.list.model().index(row, 0) for row in range(host.combo.count())]
    listed = [(row.data(ENTRY_ROLE), row.data(NAMES_ROLE)) for row in rows]
    assert sum(entry is not None and entry.text == OWN for entry, _ in listed) == 1
    assert all(found in entry.names.all for entry, found in listed if entry is not None)
    host.combo.hidePopup()
