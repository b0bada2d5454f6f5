"""Opening files and pasted texts."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.documents import open_file, open_text
from solvers.klotski.codes import CodeName, write_all
from solvers.klotski.document import KlotskiDocument
from solvers.klotski.layout import Layout
from solvers.knight.board import Board, BoardFault
from solvers.knight.document import KnightDocument, PathFault
from solvers.knight.engines import engine_named
from solvers.knight.notation import chess_text, coordinates_text
from solvers.knight.tour import Tour, TourFault, TourRequest
from solvers.message import InputError
from solvers.search import Found
from tests.solvers.klotski.drawn_layouts import classic_layouts
from tests.solvers.knight.source_tours import STACK_FROM_1_2

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def layout_in(text: str) -> Layout:
    """The layout that a text is opened as."""
    document = open_text(text)
    assert isinstance(document, KlotskiDocument)
    return document.layout


def fault_of_text(text: str) -> str:
    """The sentence that refuses a text."""
    with pytest.raises(InputError) as refused:
        open_text(text)
    return str(refused.value)


def fault_of_file(path: Path) -> str:
    """The sentence that refuses a file."""
    with pytest.raises(InputError) as refused:
        open_file(path)
    return str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "橫刀立馬",
        " Heng Dao Li Ma \n",
        "VAAV/VAAV/VHHV/VSSV/S..S",
        "VAAV\nVAAV\nVHHV\nVSSV\nS..S\n",
        "Found in an old book:\n\nVAAV/VAAV/VHHV/VSSV/S..S\nby nobody",
        "\ufeff橫刀立馬",
    ],
)
def test_a_layout_by_name_or_code_alone_or_among_other_lines(text: str) -> None:
    assert layout_in(text) == HENG_DAO_LI_MA


@settings(max_examples=25)
@given(classic_layouts())
def test_a_layout_in_any_code_that_says_all_of_it(layout: Layout) -> None:
    codes = write_all(layout)
    for name in (CodeName.TEXT, CodeName.COMMON, CodeName.SHORT, CodeName.RAW, CodeName.BITS26, CodeName.BITS60):
        assert layout_in(f"{name}:{codes[name]}") == layout


def test_the_size_of_a_board() -> None:
    assert open_text("6 × 5") == KnightDocument(Board(6, 5))


def test_a_matrix_of_a_tour_among_other_paragraphs() -> None:
    numbers = "\n".join(" ".join(map(str, row)) for row in STACK_FROM_1_2)
    document = open_text(f"A tour from source 004\n\n{numbers}\n\na1-b3")
    assert isinstance(document, KnightDocument)
    assert document.start == (1, 2)
    assert document.tour is not None
    assert document.tour.matrix() == STACK_FROM_1_2


def test_a_matrix_with_squares_missing_and_a_closed_one() -> None:
    path = ((0, 1), (2, 0), (1, 2), (0, 0), (2, 1), (0, 2), (1, 0), (2, 2))
    document = open_text(str(Tour.of(Board(3, 3, frozenset({(1, 1)})), path)))
    assert document == KnightDocument(Board(3, 3, frozenset({(1, 1)})), (0, 1), True, path)


REFUSED = [
    (
        "",
        "there is nothing to open: the text is empty; it can be the name or a code of a layout",
    ),
    (
        "\n\n",
        "there is nothing to open: the text is empty; it can be the name or a code of a layout",
    ),
    (
        "a story\nwithout any layout",
        "the text holds no layout, board or tour; it can be the name or a code of a layout",
    ),
    (
        "word " * 100,
        "the text holds no layout, board or tour; it can be the name or a code of a layout",
    ),
    ("VAAV/VAAV/VHHV/VSSV/S.Q", "row 5 has 3 letters instead of 4: “S.Q”"),
    ("0x8", "a board can have 1 to 2000 rows and columns, but this one is 0 × 8"),
    (
        "1 2\n3",
        "the text holds no layout, board or tour; it can be the name or a code of a layout",
    ),
    (
        "1 2\n3 4 5",
        "row 2 of the matrix has 3 numbers, but the first row has 2; write 0 for a square that is missing",
    ),
    ("1 2\n3 5", "the matrix has 5 at row 2, column 2, but its numbers must run from 1 to 4"),
    ("1 2\n2 3", "the number 2 appears twice in the matrix; number the squares in the order of the tour"),
    ("1 2\n3 4", "visit 2: no move leads from a2 to b2"),
    ("0 0\n0 0", "every square of the board is missing: leave at least one"),
]


def test_a_text_that_holds_nothing_is_refused_in_one_sentence() -> None:
    for text, sentence in REFUSED:
        assert fault_of_text(text).startswith(sentence)


@given(st.text())
def test_any_text_is_opened_or_refused(text: str) -> None:
    with suppress(InputError):
        open_text(text)


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    assert (
        fault_of_file(tmp_path / "none.json")
        == f"there is no file {tmp_path / 'none.json'}; check its name and its folder"
    )
    assert fault_of_file(tmp_path) == f"{tmp_path} is a folder, not a file; choose a file in it"
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n")
    assert fault_of_file(picture).startswith(f"{picture} is not a text file (byte 1 is not valid UTF-8); choose ")
    large = tmp_path / "large.txt"
    large.write_bytes(b" " * 2_000_001)
    assert fault_of_file(large) == f"{large} is larger than 2 MB, the most that can be opened; choose a smaller file"
    assert "has a null character in it" in fault_of_file(tmp_path / "zero\0byte")


if sys.platform != "win32":

    def test_a_pipe_or_a_device_is_refused_without_being_opened(tmp_path: Path) -> None:
        pipe, device = tmp_path / "pipe.json", tmp_path / "device.json"
        os.mkfifo(pipe)
        device.symlink_to("/dev/full")
        assert fault_of_file(pipe) == f"{pipe} is a pipe or a device, not a file; choose a file"
        assert fault_of_file(device) == f"{device} is a pipe or a device, not a file; choose a file"

    def test_a_name_that_is_too_long_for_the_system_is_no_file(tmp_path: Path) -> None:
        assert "is too long for this system" in fault_of_file(tmp_path / ("x" * 5000))


BUSY = "another program is using {path}; close it there and try again"
DISK = "{path} could not be read from its disk; check that the disk is connected, and try again"
FORBIDDEN = "you have no permission to read {path}; change its permissions, or choose another file"
ABSENT = "there is no file {path}; check its name and its folder"
OF_THE_SYSTEM = {
    errno.ENOENT: ABSENT,
    errno.ENOTDIR: ABSENT,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.ENAMETOOLONG: "the name {path} is too long for this system; give the file a shorter name",
    errno.ELOOP: "the links at {path} lead back to themselves; choose the file itself",
    errno.EBUSY: BUSY,
    errno.ETXTBSY: BUSY,
    errno.EIO: DISK,
    errno.ENXIO: DISK,
    errno.ENODEV: DISK,
    errno.ESTALE: DISK,
    errno.EPIPE: "{path} cannot be read (system error EPIPE); check that you can open it in another program",
    4711: "{path} cannot be read (system error 4711); check that you can open it in another program",
}


def test_an_error_of_the_system_is_told_in_our_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "one.json"
    file.write_text("{}", "utf-8")
    code = 0

    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(Path, "open", fail)
    for code, sentence in OF_THE_SYSTEM.items():  # noqa: B007
        assert fault_of_file(file) == sentence.format(path=file)


def test_a_file_is_read_as_its_text(tmp_path: Path) -> None:
    file = tmp_path / "layout.txt"
    file.write_text("\ufeffVAAV/VAAV/VHHV/VSSV/S..S\r\n", "utf-8")
    assert open_file(file) == KlotskiDocument(HENG_DAO_LI_MA)


def test_a_file_may_have_two_million_bytes_and_tells_where_it_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b" " * 2_000_000)
    assert fault_of_file(file).startswith("there is nothing to open: the text is empty")
    file.write_bytes(b"abc\xff")
    assert fault_of_file(file).startswith(f"{file} is not a text file (byte 4 is not valid UTF-8); ")
    assert fault_of_text("x" * 2_000_000).startswith("the text holds no layout, board or tour")


def test_a_layout_is_looked_for_on_200_lines_and_a_matrix_in_20_paragraphs() -> None:
    assert layout_in("?\n" * 199 + "橫刀立馬") == HENG_DAO_LI_MA
    assert fault_of_text("?\n" * 199 + "!\n橫刀立馬").startswith("the text holds no layout")
    numbers = "\n".join(" ".join(map(str, row)) for row in STACK_FROM_1_2)
    assert isinstance(open_text("words\n\n" * 20 + numbers), KnightDocument)
    assert fault_of_text("words\n\n" * 21 + numbers).startswith("the text holds no layout")


def test_a_matrix_has_320_000_characters_at_most() -> None:
    for length, sentence in ((320_000, "visit 2: no move"), (320_001, "the text holds no layout")):
        text = "1" + "2\n3 4".rjust(length - 1)
        assert len(text) == length
        assert fault_of_text(text).startswith(sentence)


def test_the_size_of_a_board_is_written_in_several_ways_up_to_its_bounds() -> None:
    for text in ("6x5", " 6 X 5 ", "6*5", "6×5"):
        assert open_text(text) == KnightDocument(Board(6, 5))
    assert open_text("1x2000") == KnightDocument(Board(1, 2000))
    for rows, columns in ((1, 2001), (2001, 1), (3, 0)):
        assert fault_of_text(f"{rows}x{columns}").endswith(f"but this one is {rows} × {columns}")


@pytest.mark.parametrize("write", [chess_text, coordinates_text])
def test_every_form_that_can_be_copied_is_read_again(write: Callable[[Tour], str]) -> None:
    board = Board(5, 5)
    search = engine_named("automatic").start(TourRequest(board, (0, 0)))
    tour = next(found.answer for found in search if isinstance(found, Found))
    document = open_text(write(tour))
    assert isinstance(document, KnightDocument)
    assert (document.board, document.tour, document.closed) == (board, tour, False)


@pytest.mark.parametrize(
    "text", ["a1-b3-c1", "A1 – B3 – C1", "a1, b3, c1", "My beginning:\n\na1→b3→c1", "(7,0) (5,1) (7,2)"]
)
def test_the_beginning_of_a_tour_is_on_the_usual_board(text: str) -> None:
    assert open_text(text) == KnightDocument(Board(8, 8), (7, 0), False, ((7, 0), (5, 1), (7, 2)))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a1-b3-b4", TourFault.JUMP),
        ("a1-b3-a1", TourFault.TWICE),
        ("a0-b2", BoardFault.OFF_BOARD),
        ("a1-b9999", PathFault.SIDE),
    ],
)
def test_squares_that_are_no_path_are_refused(text: str, fault: StrEnum) -> None:
    with pytest.raises(InputError) as raised:
        open_text(text)
    assert raised.value.message.template is fault
