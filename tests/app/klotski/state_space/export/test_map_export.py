"""The export of a map from the window: what each format holds, read back by other programs' means, and the dialog."""

from __future__ import annotations

import csv
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import networkx as nx
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from app.export.dialog import ExportDialog
from app.export.preview import PreviewSize, preview_image
from app.export.request import Format
from app.klotski.state_space.export.exporting import export_map, map_exporter, paint_preview
from app.klotski.state_space.export.options import MapExportOptions
from app.klotski.state_space.export.request import FORMATS, MapRequest, MapSubject
from app.ui.look.theme import LIGHT, Appearance
from app.ui.settings import EXPORT_FOLDER, EXPORT_FORMAT, Settings
from tests.app.children import child
from tests.app.klotski.state_space.export.subjects import answer_of, exported, four_blanks, request


@pytest.fixture(scope="module")
def subject() -> MapSubject:
    return four_blanks()


def test_a_png_has_the_size_that_was_asked_for(tmp_path: Path) -> None:
    with Image.open(exported(Format.PNG, tmp_path, width=321)) as picture:
        assert picture.size == (321, request(Format.PNG, tmp_path, width=321).height)
        assert picture.getpixel((0, 0)) == (11, 9, 8)
        assert len(picture.getcolors(1 << 20) or []) > 50


def test_the_largest_picture_has_no_side_beyond_the_limit(subject: MapSubject, tmp_path: Path) -> None:
    assert max(subject.widest, request(Format.PNG, tmp_path, width=subject.widest).height) == 8000


def test_an_svg_is_drawn_in_lines_on_the_ground_of_its_theme(tmp_path: Path) -> None:
    root = ElementTree.parse(exported(Format.SVG, tmp_path, theme=LIGHT)).getroot()
    assert root.findtext("{*}title") == "Map of Four blanks"
    assert root.find("{*}rect[@fill='#fffdf8']") is not None
    assert sum((path.get("d") or "").count("M") for path in root.iterfind(".//{*}path")) > 20


def test_a_pdf_is_one_page(tmp_path: Path) -> None:
    written = exported(Format.PDF, tmp_path).read_bytes()
    assert written.startswith(b"%PDF-")
    assert written.count(b"/Type /Page\n") == 1
    assert "Map of Four blanks".encode("utf-16-be") in written


def test_graph_files_hold_the_whole_graph_and_the_drawing(subject: MapSubject, tmp_path: Path) -> None:
    read = nx.read_graphml(exported(Format.GRAPHML, tmp_path))
    assert (read.number_of_nodes(), read.number_of_edges()) == (302, 2551)
    assert read.nodes["n0"]["x"] == pytest.approx(subject.drawing.points[0, 0], abs=1e-3)
    (tmp_path / "map.graphml").unlink()
    rows = list(csv.DictReader(StringIO(exported(Format.CSV, tmp_path).read_text("utf-8"), newline="")))
    assert len(rows) == 302
    assert sum(len(row["neighbours"].split()) for row in rows) == 2 * 2551


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_stopped_leaves_nothing_behind(form: Format, tmp_path: Path) -> None:
    running = export_map(request(form, tmp_path / "map"))
    next(running)
    next(running)
    running.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("form", FORMATS)
def test_every_format_has_a_preview(form: Format, tmp_path: Path) -> None:
    image = answer_of(preview_image(paint_preview, request(form, tmp_path), PreviewSize(QSizeF(200, 260), 2.0)))
    assert (image.width(), image.height()) == (400, 520)
    colours = {image.pixel(x, y) for x in range(0, 400, 3) for y in range(0, 520, 3)}
    assert len({colour for colour in colours if QColor.fromRgba(colour).alpha()}) > 3


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


def options_of(dialog: ExportDialog) -> MapExportOptions:
    assert isinstance(dialog.options, MapExportOptions)
    return dialog.options


def dialog_for(subject: MapSubject, folder: Path, form: str, parent: QWidget, qtbot: QtBot) -> ExportDialog:
    settings, appearance = Settings(), Appearance("light")
    settings.keep(EXPORT_FOLDER, str(folder))
    settings.keep(EXPORT_FORMAT, form)
    dialog = ExportDialog(map_exporter(subject, appearance), appearance, settings, parent)
    dialog.show()
    qtbot.waitUntil(lambda: not dialog.preview.image.isNull())
    return dialog


def test_the_dialog_writes_the_map(subject: MapSubject, tmp_path: Path, parent: QWidget, qtbot: QtBot) -> None:
    dialog = dialog_for(subject, tmp_path, "svg", parent, qtbot)
    assert dialog.destination.path == tmp_path / "Map-of-Four-blanks.svg"
    qtbot.keyClick(dialog.options.format, Qt.Key.Key_Up)
    assert dialog.request.format is Format.PNG
    assert dialog.summary.text().startswith("2400 × ")
    options_of(dialog).picture_width.setValue(300)
    with qtbot.waitSignal(dialog.written):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    with Image.open(tmp_path / "Map-of-Four-blanks.png") as picture:
        assert picture.width == 300
    assert dialog.status.text().startswith("Exported Map-of-Four-blanks.png")
    dialog.close()


def test_the_dialog_shows_what_matters_for_the_format(
    subject: MapSubject, tmp_path: Path, parent: QWidget, qtbot: QtBot
) -> None:
    dialog = dialog_for(subject, tmp_path, "png", parent, qtbot)
    options = options_of(dialog)
    shown = {}
    for form in FORMATS:
        options.choose(form)
        fields = options.picture_width, options.theme, options.engine, options.seconds, options.board
        shown[form] = [not field.isHidden() for field in fields]
    assert shown[Format.PNG] == shown[Format.SVG] == [True, True, False, False, False]
    assert shown[Format.GIF] == shown[Format.WEBP] == [True] * 5
    assert shown[Format.PDF] == shown[Format.GRAPHML] == shown[Format.CSV] == [False] * 5
    dialog.close()


def test_a_moving_map_is_written_with_the_board_or_without(
    subject: MapSubject, tmp_path: Path, parent: QWidget, qtbot: QtBot
) -> None:
    dialog = dialog_for(subject, tmp_path, "webp", parent, qtbot)
    box = child(dialog, QCheckBox, "exportBoard")
    assert box.isChecked()
    with_board = dialog.summary.text()
    with qtbot.waitSignal(dialog.preview.runner.answered):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    request = dialog.request
    assert isinstance(request, MapRequest)
    assert not request.board
    assert dialog.summary.text() != with_board
    options_of(dialog).picture_width.setValue(200)
    with qtbot.waitSignal(dialog.written, timeout=60_000):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    with Image.open(dialog.destination.path) as film:
        request = dialog.request
        assert isinstance(request, MapRequest)
        assert film.size == (200, request.height)
    dialog.close()


def test_only_methods_that_take_the_layout_are_offered(
    subject: MapSubject, tmp_path: Path, parent: QWidget, qtbot: QtBot
) -> None:
    dialog = dialog_for(subject, tmp_path, "gif", parent, qtbot)
    combo = options_of(dialog).engine
    offered = {combo.itemData(index).name for index in range(combo.count()) if combo.itemData(index) is not None}
    assert "shortest" in offered
    assert "avl-26" not in offered  # classic layouts only
    assert "one-cell" not in offered  # counts cells only
    dialog.close()
