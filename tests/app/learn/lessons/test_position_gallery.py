"""The gallery of a level on its own: which positions are in sight, and how they are gone through and chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.learn.lessons.position_gallery import PositionGallery
from app.ui.look.theme import Appearance
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
    least = made.minimumSizeHint()
    across, down = (least.width() - 9) // 3, (least.height() - 9) // 2
    made.resize(across * columns + 9, down * rows + 9)
    made.show()
    chosen: list[int] = []
    made.chosen.connect(chosen.append)
    return made, chosen


def test_as_many_are_shown_as_there_is_room_for_evenly_and_the_solved_ones_first(qtbot: QtBot) -> None:
    gallery, _ = shown(qtbot, 4, 2)
    keys, solved = positions(30), pack(SOLVED)
    gallery.show_positions([*keys[:20], solved, *keys[20:]], [solved])
    assert gallery.shown == (solved, *(keys[30 * part // 7] for part in range(7)))
    gallery.show_positions(keys[:5], [])
    assert gallery.shown == tuple(keys[:5])
    assert gallery.table_size() == (2, 4)
    gallery.show_positions(keys, keys[:10])
    assert gallery.shown == tuple(keys[:8])
    least = gallery.minimumSizeHint()
    gallery.resize(least)
    assert gallery.table_size() == (2, 3)
    assert len(gallery.shown) == 6
    gallery.resize(least.width() - 1, least.height() - 1)
    assert gallery.table_size() == (1, 2)
    gallery.resize(5, 5)
    assert gallery.table_size() == (1, 1)


def test_pictures_stand_beside_and_below_each_other_in_the_middle(qtbot: QtBot) -> None:
    gallery, _ = shown(qtbot, 3, 2)
    gallery.show_positions(positions(6), [])
    gallery.resize(gallery.width() + 20, gallery.height())
    places = [gallery.cell_rect(divmod(number, 3)) for number in range(6)]
    assert all(gallery.rect().contains(place.toAlignedRect()) for place in places)
    assert len({place.left() for place in places}) == 3
    assert len({place.top() for place in places}) == 2
    assert [gallery.cell_at(place.center()) for place in places] == list(range(6))
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    left, right = places[0].left(), gallery.width() - places[2].right()
    assert abs(left - right) <= 1
    between = places[1].left() - places[0].right()
    assert left == between + 10
    assert places[3].top() - places[0].bottom() == between == places[0].top()


def test_keys_go_through_the_pictures_and_choose_one(qtbot: QtBot) -> None:
    gallery, chosen = shown(qtbot, 3, 3)
    keys = positions(8)
    gallery.show_positions(keys, [])
    seen: list[int | None] = []
    for key in (
        *(KEYS.Key_Left, KEYS.Key_Up, KEYS.Key_Right, KEYS.Key_Down, KEYS.Key_Down, KEYS.Key_Down, KEYS.Key_Right),
        *(KEYS.Key_Up, KEYS.Key_Right, KEYS.Key_Down, KEYS.Key_Left, KEYS.Key_Right),
    ):
        qtbot.keyClick(gallery, key)
        seen.append(gallery.current_cell())
    assert seen == [0, 0, 1, 4, 7, 7, 7, 4, 5, 5, 4, 5]
    assert chosen == []
    for key in (KEYS.Key_Return, KEYS.Key_Enter, KEYS.Key_Space):
        qtbot.keyClick(gallery, key)
    assert chosen == [keys[5]] * 3
    assert gallery.selected == keys[5]
    gallery.show_positions(keys[:2], [])
    assert (gallery.current_cell(), gallery.selected) == (0, None)
    gallery.show_positions([], [])
    qtbot.keyClick(gallery, KEYS.Key_Return)
    assert gallery.current_cell() is None
    assert len(chosen) == 3


def test_what_the_keys_are_on_stays_in_sight_when_there_is_less_room(qtbot: QtBot) -> None:
    gallery, chosen = shown(qtbot, 3, 2)
    gallery.show_positions(positions(6), [])
    for key in (KEYS.Key_Down, KEYS.Key_Right, KEYS.Key_Right):
        qtbot.keyClick(gallery, key)
    assert gallery.current_cell() == 5
    gallery.resize(gallery.width(), gallery.height() // 2 + 9)
    assert gallery.current_cell() == 2
    qtbot.keyClick(gallery, KEYS.Key_Space)
    assert chosen == [gallery.shown[2]]


def test_a_click_chooses_a_picture_and_none_beside_them(qtbot: QtBot) -> None:
    gallery, chosen = shown(qtbot, 3, 2)
    keys = positions(4)
    gallery.show_positions(keys, [])
    for number in range(6):
        place = gallery.cell_rect(divmod(number, 3)).center().toPoint()
        qtbot.mouseClick(gallery, Qt.MouseButton.LeftButton, pos=place)
    assert chosen == keys
    assert gallery.current_cell() == 3


def test_a_picture_is_called_by_its_number_and_where_the_block_is(qtbot: QtBot) -> None:
    gallery, _ = shown(qtbot, 2, 2)
    block = Layout.parse("..../..AA/..AA/..../....")
    gallery.show_positions([pack(block), pack(SOLVED), positions(1)[0]], [pack(SOLVED)])
    assert [gallery.cell_name(divmod(number, 2)) for number in range(4)] == [
        "Thumbnail 1: solved, Cao Cao at the exit",
        "Thumbnail 2: Cao Cao at row 2, column 3",
        "Thumbnail 3: Cao Cao at row 1, column 1",
        "",
    ]
