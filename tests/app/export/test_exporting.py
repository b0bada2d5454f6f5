"""Every format, opened again by an independent reader."""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageSequence
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.export import moving_pictures
from app.export.contact_sheet import PictureGrid
from app.export.dialog import ExportDialog, subject_exporter
from app.export.exporting import steps_of
from app.export.moving_pictures import frames_of
from app.export.request import Format, StillArrangement, Subject
from app.export.words import summary
from app.klotski.board.track import KlotskiTrack
from app.klotski.export_subject import klotski_subject
from app.knight.board.trail import Display
from app.knight.export_subject import knight_subject
from app.ui.look.theme import DARK, LIGHT, Appearance
from app.ui.settings import EXPORT_FORMAT, Settings
from solvers.documents import open_file
from solvers.klotski.layout import PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.knight.board import Board
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found
from tests.app.export.subjects import (
    HENG_DAO_LI_MA,
    RING,
    board,
    documented,
    exported,
    layout,
    request,
    solution,
    tour,
    wide_board,
    woven,
)

pytestmark = pytest.mark.usefixtures("qapp")

SUBJECTS = [solution, layout, tour, board, woven, wide_board]
Made = Callable[[], Subject]


def differ(one: Image.Image, other: Image.Image, by: int = 40) -> bool:
    """Whether two pictures differ clearly somewhere."""
    extremes = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getextrema()
    return any(most > by for _, most in cast("tuple[tuple[int, int], ...]", extremes))


def coarse(path: Path) -> Image.Image:
    """A picture file so small that only its broad colours are left."""
    with Image.open(path) as picture:
        return picture.convert("RGB").resize((12, 12), Image.Resampling.BOX)


def frames(path: Path) -> list[Image.Image]:
    """Every frame of a moving picture as it is shown, with `duration` among its `info`."""
    shown: list[Image.Image] = []
    with Image.open(path) as picture:
        for frame in ImageSequence.Iterator(picture):
            frame.load()
            shown.append(frame.convert("RGB"))
            shown[-1].info["duration"] = picture.info["duration"]
    return shown


@pytest.mark.parametrize("made", SUBJECTS)
def test_json_is_read_again_as_what_was_shown(made: Made, tmp_path: Path) -> None:
    subject = made()
    path = exported(request(subject, Format.JSON, tmp_path / "shared.json"))
    assert json.loads(path.read_text("utf-8"))["format"] == "huarong-knight"
    assert open_file(path) == documented(subject)


def test_text_names_the_layout_first_and_then_every_step(tmp_path: Path) -> None:
    path = exported(request(solution(), Format.TEXT, tmp_path / "shared.txt"))
    lines = path.read_text("utf-8").splitlines()
    assert lines[:2] == ["VAAV/VAAV/VHHV/VSSV/S..S", "橫刀立馬: 2 moves"]
    assert lines[3:9] == [
        "5  ZF CC CC ZY",
        "4  ZF CC CC ZY",
        "3  MC GY GY HZ",
        "2  MC 1  2  HZ",
        "1  3  ·  ·  4",
        "   a  b  c  d",
    ]
    assert lines[9] == "ZF Zhang Fei, CC Cao Cao, ZY Zhao Yun, MC Ma Chao, GY Guan Yu, HZ Huang Zhong"
    assert lines[-2:] == ["1.  Soldier 1  b2 → c1  ↓→", "2.  Soldier 2  c2 → b2  ←"]


def test_the_parts_of_the_lines_of_a_text_stand_below_each_other(tmp_path: Path) -> None:
    there, back = Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((4, 1), (3, 1)))
    general = Step(PieceKind.VERTICAL, ((2, 0), (3, 0)))
    soldier = Step(PieceKind.SOLDIER, ((4, 0), (4, 1)))
    track = KlotskiTrack(HENG_DAO_LI_MA, [there, back] * 5 + [soldier, general])
    subject = klotski_subject(track, Metric.MOVES, "橫刀立馬", 0)
    lines = subject.make_text().splitlines()[-12:]
    assert lines[0] == " 1.  Soldier 1  b2 → b1  ↓"
    assert lines[11] == "12.  Ma Chao    a3 → a2  ↓"


@pytest.mark.parametrize("made", [layout, solution, board])
def test_text_is_read_again_as_the_layout_or_the_board(made: Made, tmp_path: Path) -> None:
    path = exported(request(made(), Format.TEXT, tmp_path / "shared.txt"))
    again, shown = open_file(path), documented(made())
    assert getattr(again, "layout", None) == getattr(shown, "layout", None)
    assert getattr(again, "board", None) == getattr(shown, "board", None)


def test_a_tour_as_text_is_read_again_whole(tmp_path: Path) -> None:
    path = exported(request(tour(), Format.TEXT, tmp_path / "shared.txt"))
    assert open_file(path) == documented(tour())
    assert "b3-a1-c2-a3-b1-c3-a2-c1" in path.read_text("utf-8")


@pytest.mark.parametrize("made", SUBJECTS)
def test_png_has_the_size_asked_for(made: Made, tmp_path: Path) -> None:
    asked = request(made(), Format.PNG, tmp_path / "one.png", width=200)
    with Image.open(exported(asked)) as picture:
        assert picture.format == "PNG"
        assert picture.size == (200, asked.height)
        assert len(picture.convert("RGB").getcolors(1 << 20) or []) > 50


def test_one_picture_shows_the_position_asked_for_in_the_theme_asked_for(tmp_path: Path) -> None:
    pictures = [
        Image.open(exported(request(solution(), Format.PNG, tmp_path / f"{number}.png", last=last, theme=theme)))
        for number, (last, theme) in enumerate([(0, LIGHT), (1, LIGHT), (1, DARK)])
    ]
    assert all(differ(one, other) for one, other in pairwise(pictures))


def test_a_folder_has_a_png_for_every_position_and_each_differs_from_the_last(tmp_path: Path) -> None:
    asked = request(tour(), Format.PNG, tmp_path / "steps", arrangement=StillArrangement.EACH)
    files = sorted(exported(asked).iterdir())
    assert [file.name for file in files] == [f"{number}.png" for number in range(1, 10)], "as a person counts"
    pictures = [Image.open(file) for file in files]
    assert all(differ(one, other) for one, other in pairwise(pictures))


@pytest.mark.parametrize("form", [Format.PNG, Format.SVG])
def test_a_sheet_is_large_enough_for_every_position(form: Format, tmp_path: Path) -> None:
    one = request(tour(), form, tmp_path / f"one.{form}")
    path = exported(request(tour(), form, tmp_path / f"sheet.{form}", arrangement=StillArrangement.SHEET))
    image = QImage(str(path)) if form is Format.PNG else rendered(path)
    assert image.width() * image.height() > 9 * one.width * one.height


def rendered(path: Path) -> QImage:
    """What Qt's own renderer makes of an SVG file."""
    renderer = QSvgRenderer(QByteArray(path.read_bytes()))
    assert renderer.isValid()
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
    image.fill(0xFF00FF)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@pytest.mark.sampled
@pytest.mark.parametrize("made", SUBJECTS)
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_svg_looks_like_the_png(made: Made, theme: object, tmp_path: Path) -> None:
    asked = request(made(), Format.SVG, tmp_path / "one.svg", width=240, theme=theme)
    image = rendered(exported(asked))
    assert (image.width(), image.height()) == (240, asked.height)
    image.save(str(tmp_path / "svg.png"))
    png = exported(request(made(), Format.PNG, tmp_path / "one.png", width=240, theme=theme))
    assert not differ(coarse(tmp_path / "svg.png"), coarse(png), by=48)  # figures may be of another font


def test_svg_writes_a_repeated_piece_once(tmp_path: Path) -> None:
    path = exported(request(solution(), Format.SVG, tmp_path / "sheet.svg", arrangement=StillArrangement.SHEET))
    tree = ElementTree.parse(path)
    names = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(names) == len(set(names))
    uses = [element.get("href", "").removeprefix("#") for element in tree.iter("{http://www.w3.org/2000/svg}use")]
    assert set(uses) <= set(names)
    assert len(uses) >= 3 * 11
    assert path.stat().st_size < 400_000


@pytest.mark.parametrize(
    ("arrangement", "pages"), [(StillArrangement.SHEET, 1), (StillArrangement.EACH, 9), (StillArrangement.ONE, 1)]
)
def test_pdf_has_the_pages_it_should(arrangement: StillArrangement, pages: int, tmp_path: Path) -> None:
    content = exported(request(tour(), Format.PDF, tmp_path / "paper.pdf", arrangement=arrangement)).read_bytes()
    assert content.startswith(b"%PDF-1.")
    assert content.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b(?!s)", content)) == pages
    assert f"/Count {pages}".encode() in content


@pytest.mark.parametrize("form", [Format.GIF, Format.WEBP])
@pytest.mark.parametrize("made", [solution, tour])
def test_a_moving_picture_shows_every_frame_for_its_time(form: Format, made: Made, tmp_path: Path) -> None:
    asked = request(made(), form, tmp_path / f"moving.{form}", speed=8.0)
    path = exported(asked)
    shown, wanted = frames(path), frames_of(asked)
    with Image.open(path) as picture:
        assert picture.info.get("loop") == 0
    assert {frame.size for frame in shown} == {(160, asked.height)}
    assert len(shown) == len(wanted) == steps_of(asked)
    assert [frame.info["duration"] for frame in shown] == [frame.milliseconds for frame in wanted]
    assert all(differ(one, other) for one, other in pairwise(shown))


@pytest.mark.parametrize("form", [Format.GIF, Format.WEBP])
def test_frames_made_of_changes_are_the_whole_pictures(form: Format, tmp_path: Path) -> None:
    shown = frames(exported(request(tour(), form, tmp_path / f"moving.{form}", smooth=False)))
    assert len(shown) == 9
    for position, frame in enumerate(shown):
        frame.save(tmp_path / "frame.png")
        whole = exported(request(tour(), Format.PNG, tmp_path / "whole.png", last=position))
        assert not differ(coarse(tmp_path / "frame.png"), coarse(whole), by=16)


@pytest.mark.parametrize("form", [Format.GIF, Format.WEBP])
@pytest.mark.parametrize("made", [layout, board])
def test_a_picture_without_steps_is_a_single_frame(form: Format, made: Made, tmp_path: Path) -> None:
    assert len(frames(exported(request(made(), form, tmp_path / f"still.{form}")))) == 1


def test_a_range_of_steps_keeps_its_ends(tmp_path: Path) -> None:
    asked = request(tour(), Format.PNG, tmp_path / "steps", arrangement=StillArrangement.EACH, first=1, last=8, every=3)
    assert sorted(file.name for file in exported(asked).iterdir()) == ["2.png", "5.png", "8.png", "9.png"]


def test_the_way_back_of_a_closed_tour_has_a_caption() -> None:
    subject = tour()
    assert subject.picture.length == len(RING)
    assert subject.captions[8] == "back to b3"


def test_what_will_be_written_is_estimated_without_making_it(monkeypatch: pytest.MonkeyPatch) -> None:
    order = array("i", range(1_000_000))
    subject = knight_subject(Tour(Board(1000, 1000), order), (0, 0), False, Display(), 0)
    made: list[object] = []
    monkeypatch.setattr(moving_pictures, "Frame", made.append)
    monkeypatch.setattr(PictureGrid, "place", made.append)
    asked = request(subject, Format.GIF, Path("film.gif"))
    assert summary(asked).startswith("4,999,996 frames, ")
    assert steps_of(asked) == 4_999_996
    paper = replace(asked, format=Format.PDF, arrangement=StillArrangement.EACH)
    assert summary(paper).startswith("1,000,000 pages, A4")
    assert not made


def test_what_is_single_is_told_in_the_singular() -> None:
    alone = request(layout(), Format.PNG, Path("layout.png"), arrangement=StillArrangement.EACH)
    assert summary(alone).startswith("1 image, ")
    assert summary(replace(alone, format=Format.PDF)) == "1 page, A4"
    assert summary(replace(alone, format=Format.GIF)).startswith("1 frame, ")


def test_titles_tell_what_is_on_the_board() -> None:
    path = Tour.of(Board(5, 6), [(0, 0), (1, 2)])
    unfinished = knight_subject(path, (0, 0), False, Display(), 0)
    assert [subject().title for subject in (board, tour)] + [unfinished.title] == [
        "Chessboard, 4 × 5",
        "Closed knight's tour of 8 squares, 3 × 3, from b3, quarter-turn symmetry",
        "Unfinished knight's tour: 2 of 30 squares, 5 × 6",
    ]


@pytest.mark.parametrize("every", [1, 3, 50])
@pytest.mark.parametrize("smooth", [True, False])
def test_frames_lie_evenly_between_the_positions(every: int, smooth: bool) -> None:
    asked = request(tour(), Format.GIF, Path("film.gif"), every=every, smooth=smooth)
    shown = frames_of(asked)
    parts = 5 if smooth and every == 1 else 1
    moments = [float(asked.first)]
    for before, after in pairwise(asked.positions):
        moments += [before + (after - before) * part / parts for part in range(1, parts + 1)]
    assert [frame.moment for frame in shown] == pytest.approx(moments)
    between = [250 // parts] * (len(moments) - 2)
    assert [frame.milliseconds for frame in shown] == [700, *between, 2000]
    assert shown.seconds == sum(frame.milliseconds for frame in shown) / 1000


def test_one_frame_alone_stays_as_long_as_the_last() -> None:
    shown = frames_of(request(layout(), Format.GIF, Path("film.gif")))
    assert (len(shown), shown.seconds) == (1, 2.0)


def test_positions_end_with_the_last_one() -> None:
    assert list(request(tour(), Format.PDF, Path(), arrangement=StillArrangement.SHEET, every=3).positions) == [
        0,
        3,
        6,
        8,
    ]
    assert list(request(tour(), Format.PDF, Path(), arrangement=StillArrangement.SHEET, every=4).positions) == [0, 4, 8]


def test_a_subject_of_text_alone_is_written_as_text(tmp_path: Path) -> None:
    subject = Subject(partial(str, "1 2 3\n"), "Three")
    assert subject.formats == [Format.TEXT]
    assert exported(request(subject, Format.TEXT, tmp_path / "three.txt")).read_text("utf-8") == "1 2 3\n"


def test_the_dialog_offers_only_what_the_subject_can_be_written_as(qtbot: QtBot) -> None:
    settings = Settings()
    settings.keep(EXPORT_FORMAT, "png")
    parent = QWidget()
    qtbot.addWidget(parent)
    subject, appearance = Subject(partial(str, "1 2 3\n"), "Three"), Appearance("light")
    dialog = ExportDialog(subject_exporter(subject, appearance), appearance, settings, parent)
    dialog.show()
    assert [dialog.options.format.itemData(index) for index in range(dialog.options.format.count())] == ["txt"]
    assert dialog.request.format is Format.TEXT
    qtbot.waitUntil(lambda: not dialog.preview.image.isNull())
    dialog.close()


def test_a_vast_tour_is_written_as_one_picture_or_as_text(tmp_path: Path) -> None:
    found = Drive(search(TourRequest(Board(202, 202), (0, 0)))).next_answer()
    assert isinstance(found, Found)
    vast = knight_subject(found.answer, (0, 0), False, Display(), 0)
    assert vast.formats == [Format.PNG, Format.TEXT]
    assert vast.arrangements(Format.PNG) == [StillArrangement.ONE]
    asked = request(vast, Format.PNG, tmp_path / "vast.png")
    assert "More than 40,000 steps are exported as a single PNG image or as text." in summary(asked)
    with Image.open(exported(asked)) as picture:
        assert picture.size == (asked.width, asked.height)
    assert "More than" not in summary(request(tour(), Format.PNG, tmp_path))
