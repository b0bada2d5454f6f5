"""The gallery of a level on its own: which positions are in sight, and how they are gone through and chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.learn.lessons.position_gallery import PositionGallery
from app.ui.look.theme import Appearance
from app.ui.widgets.tiles import GAP
from solvers.klotski.layout import Layout
from solvers.klotski.packed import pack

KEYS = Qt.Key
SOLVED = Layout.parse("..../..../..../.AA./.AA.")


def positions(number: int) -> list[int]:
    """Positions with the block in the corner and a soldier or two below it."""
    cells = [(row, column) for row in (2, 3, 4) for column in range(4)]
    found: list[int] = []
    for one in range(len(cells)):
        for other in range(one, len(cells)):
            rows = [list("AA.."), list("AA.."), list("...."), list("...."), list("....")]
            for row, column in (cells[one], cells[other]):
                rows[row][column] = "S"
            found.append(pack(Layout.parse("/".join(map("".join, rows)))))
    return found[:number]


def shown(qtbot: QtBot, columns: int, rows: int) -> tuple[PositionGallery, list[int]]:
    """A gallery with room for so many pictures, and the positions that were chosen."""
    made = PositionGallery("gallery", Appearance("light"))
    qtbot.addWidget(made)
    width, height = made.least_size
    made.resize(columns * (width + GAP) - GAP, rows * (height + GAP) - GAP)
    made.show()
    chosen: list[int] = []
    made.chosen.connect(chosen.append)
    return made, chosen


def test_as_many_are_shown_as_there_is_room_for_evenly_and_the_solved_ones_first(qtbot: QtBot) -> None:
    gallery, _ = shown(qtbot, 4, 2)
    keys, solved = positions(30), pack(SOLVED)
    gallery.show_positions([*keys[:20], solved, *keys[20:]], [solved])
    assert gallery.tiles == (solved, *(keys[30 * part // 7] for part in range(7)))
    gallery.show_positions(keys[:5], [])
    assert gallery.tiles == tuple(keys[:5])
    assert gallery.columns == 4
    gallery.show_positions(keys, keys[:10])
    assert gallery.tiles == tuple(keys[:8])
    least = gallery.minimumSizeHint()
    gallery.resize(least)
    assert (gallery.columns, len(gallery.tiles)) == (3, 6)
    gallery.resize(least.width() - 1, least.height() - 1)
    assert (gallery.columns, len(gallery.tiles)) == (2, 2)
    gallery.resize(5, 5)
    assert (gallery.columns, len(gallery.tiles)) == (1, 1)


def test_pictures_stand_beside_and_below_each_other(qtbot: QtBot) -> None:
    gallery, _ = shown(qtbot, 3, 2)
    gallery.show_positions(positions(6), [])
    gallery.resize(gallery.width() + 20, gallery.height())
    places = [gallery.rect_of(number) for number in range(6)]
    assert all(gallery.rect().contains(place) for place in places)
    assert len({place.left() for place in places}) == 3
    assert len({place.top() for place in places}) == 2
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    assert [gallery.indexAt(place.center()).row() for place in places] == list(range(6))


def test_keys_go_through_the_pictures_and_choose_one(qtbot: QtBot) -> None:
    gallery, chosen = shown(qtbot, 3, 3)
    keys = positions(8)
    gallery.show_positions(keys, [])
    seen: list[int] = []
    for key in (
        *(KEYS.Key_Left, KEYS.Key_Up, KEYS.Key_Right, KEYS.Key_Down, KEYS.Key_Down, KEYS.Key_Down, KEYS.Key_Right),
        *(KEYS.Key_Up, KEYS.Key_Right, KEYS.Key_Down, KEYS.Key_Left, KEYS.Key_Right),
    ):
        qtbot.keyClick(gallery, key)
        seen.append(gallery.currentIndex().row())
    assert seen == [0, 0, 1, 4, 7, 7, 7, 4, 5, 7, 6, 7]
    assert chosen == []
    for key in (KEYS.Key_Return, KEYS.Key_Enter, KEYS.Key_Space):
        qtbot.keyClick(gallery, key)
    assert chosen == [keys[7]] * 3
    assert gallery.selected == keys[7]
    gallery.show_positions(keys[:2], [])
    assert (gallery.currentIndex().row(), gallery.selected) == (0, None)
    gallery.show_positions([], [])
    qtbot.keyClick(gallery, KEYS.Key_Return)
    assert gallery.current is None
    assert len(chosen) == 3


def test_what_the_keys_are_on_stays_in_sight_when_there_is_less_room(qtbot: QtBot) -> None:
    gallery, chosen = shown(qtbot, 3, 2)
    gallery.show_positions(positions(6), [])
    for key in (KEYS.Key_Down, KEYS.Key_Right, KEYS.Key_Right):
        qtbot.keyClick(gallery, key)
    assert gallery.currentIndex().row() == 5
    gallery.resize(gallery.width(), gallery.height() // 2)
    assert gallery.currentIndex().row() == 2
    qtbot.keyClick(gallery, KEYS.Key_Space)
    assert chosen == [gallery.tiles[2]]


def test_a_click_chooses_a_picture_and_none_beside_them(qtbot: QtBot) -> None:
    gallery, chosen = shown(qtbot, 3, 2)
    keys = positions(4)
    gallery.show_positions(keys, [])
    for number in range(6):
        place = gallery.rect_of(number).center()
        qtbot.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen == keys
    assert gallery.currentIndex().row() == 3


def test_a_picture_is_called_by_its_number_and_where_the_block_is(qtbot: QtBot) -> None:
    gallery, _ = shown(qtbot, 2, 2)
    block = Layout.parse("..../..AA/..AA/..../....")
    gallery.show_positions([pack(block), pack(SOLVED), positions(1)[0]], [pack(SOLVED)])
    assert [gallery.model().index(number, 0).data() for number in range(3)] == [
        "Thumbnail 1: solved, Cao Cao at the exit",
        "Thumbnail 2: Cao Cao at row 2, column 3",
        "Thumbnail 3: Cao Cao at row 1, column 1",
    ]
