"""What can be said when the program is started, and what is told when it makes no sense."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

from app.__main__ import main
from app.startup import command_line
from app.startup.command_line import Opening, read
from app.ui.page_names import PAGES
from solvers.documents import json_text
from solvers.klotski.document import KlotskiDocument
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.document import KnightDocument
from solvers.puzzles import StartOption, entries

HENG_DAO_LI_MA = KlotskiDocument(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))


@pytest.mark.parametrize("text", ["橫刀立馬", "heng dao li ma", "VAAV/VAAV/VHHV/VSSV/S..S", "1A9BF0C00"])
def test_a_layout_by_name_or_code(text: str) -> None:
    assert read([text]) == Opening(HENG_DAO_LI_MA)


def test_a_file_that_was_exported(tmp_path: Path) -> None:
    file = tmp_path / "layout.json"
    file.write_text(json_text(HENG_DAO_LI_MA), "utf-8")
    assert read([str(file)]) == Opening(HENG_DAO_LI_MA)


def test_a_board_and_where_the_knight_sets_off() -> None:
    board = Board(8, 8)
    assert read(["--board", "8x8", "--start", "a1"]) == Opening(KnightDocument(board, (7, 0)), search=True)
    assert read(["--start", "0,7", "--closed"]) == Opening(KnightDocument(board, (0, 7), True), search=True)
    assert read(["--board", "6x5"]) == Opening(KnightDocument(Board(6, 5)))


def read_made_up(size: str | None, empty: bool) -> tuple[object, bool]:
    return f"{size} {empty}", empty


def test_options_of_a_puzzle_are_those_of_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    options = StartOption("size", "how large", "NUMBER"), StartOption("empty", "without anything")
    made_up = replace(entries()[0], start_options=options, start_reader=f"{__name__}:read_made_up")
    monkeypatch.setattr(command_line, "entries", lambda: (made_up, *entries()[1:]))
    assert read(["--size", "3"])[:3] == ("3 False", None, False)
    assert read(["--empty", "--page", "compare"])[:3] == ("None True", "compare", True)
    with pytest.raises(SystemExit):
        read(["--size", "3", "--board", "8x8"])


def test_a_date_for_today() -> None:
    assert read(["--date", "2026-11-23"]) == Opening(today=date(2026, 11, 23))
    assert read(["--page", "history", "--date", "2026-11-23"]) == Opening(page="history", today=date(2026, 11, 23))


def test_a_page_alone_and_nothing_at_all() -> None:
    assert read(["--page", "knight"]) == Opening(page="knight")
    assert read([]) == Opening()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--board", "8"], "“8” is not a board size: write rows x columns, such as 8x8"),
        (["--board", "0x8"], "a board needs at least 1 row and 1 column, but this one is 0 × 8"),
        (["--board", "3x3", "--start", "a9"], "the square a9 is not on the 3 × 3 board: choose one from a1 to c3"),
        (
            ["--start", "here"],
            "“here” is not a square: write a letter and a number, such as a1, or row,column, where 0,0 is the top left",
        ),
        (
            ["VAAV/VAAV/VHHV/VSSV/S..S", "--closed"],
            "give either a layout or a file, or a board and its start, but not both",
        ),
        (["VAAV/VAAV/VHHV/VSSV/S..Q"], "row 5, column 4: “Q” is not a piece; write A, V, H or S"),
        (["none.json"], "there is no file none.json"),
        (
            [""],
            "there is nothing to open: the text is empty; it can be the name or a code of a layout",
        ),
        (["--page", "chess"], "there is no page “chess”; choose one of klotski, chapters, knight, history, compare"),
        (["--date", "23.11."], "“23.11.” is not a date: write year, month and day, such as 2026-11-23"),
        (["--date", "2026-02-30"], "“2026-02-30” is not a date: write year, month and day, such as 2026-11-23"),
        (["one", "two"], "“two” cannot be given here; huarong-knight --help lists what can"),
        (["--board"], "--board needs a value; huarong-knight --help says which"),
        (["--start=--"], "--start needs a value; huarong-knight --help says which"),
        (["--closed", "--closed"], "--closed can be given only once"),
        (["--closed=yes"], "these arguments are not valid (argument --closed: ignored explicit argument 'yes')"),
        (
            ["x" * 5000],
            "the text holds no layout, board or tour; it can be the name or a code of a layout",
        ),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert told.out == ""
    assert told.err.startswith(f"huarong-knight: {sentence}")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["none.json"], "沒有檔案 none.json；請檢查檔名與資料夾"),
        (
            ["--page", "chess"],
            f"沒有「chess」這個頁面；請從 {'、'.join(PAGES)} 中選擇",
        ),
    ],
)
def test_a_person_is_told_in_the_language_of_the_system(arguments: list[str], sentence: str) -> None:
    environment = {**os.environ, "LC_ALL": "zh_TW.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "app", *arguments]
    asked = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert (asked.returncode, asked.stderr) == (2, f"huarong-knight: {sentence}\n")


def test_a_file_that_is_wrong_is_told_with_its_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.json"
    file.write_text('{"format": "huarong-knight", "version": 7}', "utf-8")
    with pytest.raises(SystemExit):
        main([str(file)])
    assert capsys.readouterr().err == (
        "huarong-knight: cannot open wrong.json: "
        "the file has version 7, but this program reads version 1; update the program\n"
    )


def test_help_and_version_need_no_screen() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    for option, expected in (("--help", "LAYOUT_OR_FILE"), ("--version", "huarong-knight " + _version())):
        asked = subprocess.run(
            [sys.executable, "-m", "app", option], env=environment, capture_output=True, text=True, check=True
        )
        assert expected in asked.stdout
        assert asked.stderr == ""


def test_reading_the_arguments_loads_neither_qt_nor_numpy() -> None:
    names = "('PySide6', 'numpy', 'numba')"
    program = f"import sys, app.startup.command_line; print([name for name in {names} if name in sys.modules])"
    asked = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == "[]"


def _version() -> str:
    try:
        return version("huarong-knight")
    except PackageNotFoundError:
        return "(not installed)"
