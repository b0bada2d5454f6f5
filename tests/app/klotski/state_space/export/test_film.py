"""A moving picture of a search on the map: when it shows what, and what its frames show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageSequence
from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from app.export.picture import ImageCache
from app.export.request import Format
from app.klotski.board.track import KlotskiTrack
from app.klotski.export_subject import KlotskiPicture
from app.klotski.state_space.export.film import FilmBoard
from app.klotski.state_space.export.film_plan import FIRST_MS, FOUND_MS, HELD, LAST_MS, film_layout, moments_of
from app.ui.look.theme import DARK
from app.ui.painting.drawing import smooth_painter, transparent_image
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Step
from solvers.klotski.state_space.visits import record
from tests.app.klotski.state_space.export.subjects import ENGINE, answer_of, exported, four_blanks, request


def frames_in(path: Path) -> list[Image.Image]:
    with Image.open(path) as film:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(film)]


def cropped(frame: Image.Image, place: QRect) -> Image.Image:
    return frame.crop((place.left(), place.top(), place.right() + 1, place.bottom() + 1))


def painted(paint: Callable[[QPainter], None], size: QSizeF) -> QImage:
    image = transparent_image(size, 1.0)
    with smooth_painter(image) as painter:
        paint(painter)
    return image


def test_the_visits_come_first_and_then_the_solution() -> None:
    moments = moments_of(1000, 4, 0.4)
    assert [moment.visits for moment in moments] == [0, 200, 400, 600, 800, 1000, *[1000] * 4]
    assert [moment.steps for moment in moments] == [*[None] * 6, 0, 1, 2, 4]
    times = [moment.milliseconds for moment in moments]
    assert (times[0], times[6], times[-1]) == (FIRST_MS, FOUND_MS, LAST_MS)


def test_the_board_keeps_a_position_for_some_frames() -> None:
    shown = [moment.shown for moment in moments_of(1000, None, 1.0)]
    assert shown[: 2 * HELD] == [0] * HELD + [shown[HELD]] * HELD
    assert 0 < shown[HELD] <= 1000


def test_a_film_shows_no_more_frames_than_there_are_visits() -> None:
    assert [moment.visits for moment in moments_of(2, None, 10)] == [0, 1, 2]
    assert {moment.visits for moment in moments_of(0, None, 10)} == {0}


@pytest.mark.parametrize("width", [200, 641, 1600])
def test_the_parts_of_a_film_lie_beside_each_other(width: int) -> None:
    layout = film_layout(four_blanks().drawing, width, with_board=True)
    assert layout.board is not None
    assert not layout.board.intersects(layout.map)
    whole = QRect(0, 0, width, layout.size.height() - layout.text)
    assert whole.contains(layout.map)
    assert whole.contains(layout.board)
    assert film_layout(four_blanks().drawing, width, with_board=False).map.width() == width


@pytest.mark.parametrize("form", [Format.GIF, Format.WEBP])
@pytest.mark.parametrize("engine", ["shortest", "a-star"])
def test_the_map_lights_up_as_the_search_walks(form: Format, engine: str, tmp_path: Path) -> None:
    frames = frames_in(exported(form, tmp_path, engine=ENGINE[engine], board=False))
    asked = request(form, tmp_path, board=False)
    assert {frame.size for frame in frames} == {(240, asked.height)}
    light = [int(np.asarray(cropped(frame, asked.film_layout.map)).sum()) for frame in frames]
    assert light[0] < light[len(light) // 3] < light[-1]


def test_the_board_begins_with_the_layout_and_ends_with_the_solved_position(tmp_path: Path) -> None:
    asked, space = request(Format.WEBP, tmp_path, width=400), four_blanks().space
    frames = frames_in(exported(Format.WEBP, tmp_path, width=400))
    place = asked.film_layout.board
    assert place is not None
    solution = answer_of(record(ENGINE["shortest"], space)).solution
    picture = KlotskiPicture(KlotskiTrack(space.layout, solution.steps))
    scene = picture.scene(QRectF(place), DARK, asked.font, ImageCache())
    for frame, steps in ((frames[0], 0), (frames[-1], len(solution.steps))):
        expected = QImage(asked.width, asked.height, QImage.Format.Format_RGB32)
        expected.fill(0)
        with smooth_painter(expected) as painter:
            scene.paint(painter, float(steps))
        pixels = np.frombuffer(expected.constBits(), np.uint8).reshape(asked.height, asked.width, 4)
        wanted = cropped(Image.fromarray(pixels[:, :, 2::-1].copy()), place.adjusted(8, 8, -8, -8))
        shown = cropped(frame, place.adjusted(8, 8, -8, -8))
        assert np.asarray(ImageChops.difference(shown, wanted)).mean() < 6
    assert np.asarray(ImageChops.difference(frames[0], frames[-1])).mean() > 6


def test_of_a_position_and_its_mirror_image_the_board_shows_the_one_in_which_fewer_pieces_move() -> None:
    start, room = Layout.parse("VAAV/VAAV/VHHV/VSSV/.S.S"), QSizeF(200, 240)
    after = Step(PieceKind.VERTICAL, ((2, 0), (3, 0))).after(start)
    shown: list[QImage] = []
    for layout in (after, after.mirror()):
        board = FilmBoard(KlotskiTrack(start), QRectF(0, 0, room.width(), room.height()), DARK)
        shown.append(painted(lambda painter, b=board, one=layout: b.paint_visited(painter, one), room))
    assert shown[0] == shown[1]
