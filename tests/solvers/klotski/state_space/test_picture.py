"""Pictures as files, read back with Pillow and an XML parser."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import pairwise
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from solvers.klotski.state_space import picture
from solvers.klotski.state_space.colours import look_named
from solvers.klotski.state_space.light import LightPicture, MapTransform
from solvers.klotski.state_space.picture import DECIMALS, line_width, strung
from solvers.pace import Pace, going_at
from tests.solvers.klotski.state_space.drawings import drawing_of, tangle

SHADES = (np.arange(400) % 256).astype(np.uint8)
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("look", ["dark", "light", "contrast"])
@pytest.mark.parametrize("band_pixels", [50, 2_000, 10_000_000])
def test_a_png_in_bands_equals_the_whole_picture(look: str, band_pixels: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = tangle()
    view = picture.view_of(drawing, 211, 157)
    whole = LightPicture(view.width, view.height)
    list(whole.draw(drawing, SHADES, view))
    monkeypatch.setattr(picture, "BAND_PIXELS", band_pixels)
    file = BytesIO()
    shares = list(picture.write_png(file, drawing, SHADES, look_named(look), view))
    assert shares == sorted(shares)
    assert shares[-1] == 1
    read = Image.open(file)
    read.load()
    assert read.mode == "RGB"
    channels = np.asarray(read).astype(np.uint32)
    packed = 0xFF000000 | channels[..., 0] << 16 | channels[..., 1] << 8 | channels[..., 2]
    assert np.array_equal(packed, whole.image(look_named(look), False))
    assert len(np.unique(packed)) > 6


class OneByOne(Pace):
    """The pace of somebody who looks at every edge."""

    def nodes(self) -> int:
        return 1


@pytest.mark.parametrize("band_pixels", [1, 1_000, 6_000, 10_000_000])
def test_the_shares_of_a_png_are_those_of_its_bands(band_pixels: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "BAND_PIXELS", band_pixels)
    drawing = drawing_of([(0, 0), (1, 1), (2, 0)], [(0, 1), (1, 2)])
    view = picture.view_of(drawing, 100, 35)
    with going_at(OneByOne()):  # an edge in each slice, and a report after it
        shares = list(picture.write_png(BytesIO(), drawing, SHADES[:3], look_named("dark"), view))
    rows = {1: 1, 1_000: 10, 6_000: 35, 10_000_000: 35}[band_pixels]
    ends = [*range(rows, 35, rows), 35]
    assert shares == sorted(shares)
    assert sorted(set(shares)) == [end / 35 for end in (0, *ends)]


def test_a_drawing_is_shown_with_a_margin_and_lines_as_wide_as_the_picture() -> None:
    drawing = drawing_of([(0, 0), (100, 50)], [(0, 1)])
    for width, ratio in ((350, 1.0), (1_400, 1.0), (2_800, 2.0), (8_000, 8_000 / 1_400)):
        view = picture.view_of(drawing, width, width)
        assert (view.width, view.height, view.ratio) == (width, width, pytest.approx(ratio))
        assert (view.dx, view.dx + 100 * view.xx) == pytest.approx((0.03 * width, 0.97 * width))
        assert view.dy + 25 * view.yy == pytest.approx(width / 2)
    assert picture.MOST_SIDE == 8_000


def test_the_height_is_that_of_the_drawing() -> None:
    assert picture.height_for(drawing_of([(0, 0), (50, 100)], [(0, 1)]), 1000) == 1940
    assert picture.height_for(drawing_of([(0, 0), (1, 100)], [(0, 1)]), 1000) == 3000
    assert picture.height_for(drawing_of([(0, 0), (100, 30)], [(0, 1)]), 1000) == 342
    assert picture.height_for(drawing_of([(0, 0), (100, 28)], [(0, 1)]), 1000) == 333
    assert picture.height_for(drawing_of([(0, 0), (100, 1)], [(0, 1)]), 1) == 1
    assert picture.height_for(drawing_of([(0, 0), (100, 50)], [(0, 1)]), 1000) == 530
    assert picture.height_for(drawing_of([(0, 0), (100, 0)], [(0, 1)]), 900) == 300
    assert picture.height_for(drawing_of([(0, 0), (0, 90)], [(0, 1)]), 900) == 900
    assert picture.height_for(drawing_of([(3, 4)], []), 900) == 900


def test_an_svg_has_every_edge_once_at_its_place() -> None:
    drawing = tangle(150, 20.0)
    view = MapTransform.fitting(drawing, 640, 480, 20)
    file = BytesIO()
    shares = list(picture.write_svg(file, drawing, SHADES[:150], look_named("light"), view, "橫刀立馬 & <others>"))
    assert shares == sorted(shares)
    root = ElementTree.fromstring(file.getvalue().decode())
    assert (root.get("width"), root.get("height")) == ("640", "480")
    assert root.findtext(f"{SVG}title") == "橫刀立馬 & <others>"
    background = root.find(f"{SVG}rect")
    assert background is not None
    assert background.get("fill") == "#fffdf8"
    assert root.get("viewBox") == "0 0 6400 4800"
    assert (background.get("width"), background.get("height")) == ("6400", "4800")
    group = root.find(f"{SVG}g")
    assert group is not None
    assert float(group.get("stroke-width") or 0) == pytest.approx(10 * line_width(view), abs=0.051)
    assert (group.get("stroke-opacity"), group.get("fill")) == ("0.75", "none")
    assert all(re.fullmatch("#[0-9a-f]{6}", path.get("stroke") or "") for path in root.iter(f"{SVG}path"))
    assert len(shares) == len(list(root.iter(f"{SVG}path")))
    read = sorted(segment for path in root.iter(f"{SVG}path") for segment in segments(path.get("d") or ""))
    matrix = np.array([[view.xx, view.yx], [view.xy, view.yy]])
    points = np.round((drawing.points @ matrix + np.array([view.dx, view.dy])) * DECIMALS).astype(int).tolist()
    expected = sorted(tuple(sorted((tuple(points[one]), tuple(points[other])))) for one, other in drawing.edges)
    assert read == expected


def segments(data: str) -> list[tuple[tuple[int, int], ...]]:
    """The segments of path data with one M and one l in each part, by a reading of its own."""
    found = []
    for part in data.split("M")[1:]:
        begin, way = part.split("l")
        numbers = [int(each) for each in way.replace("-", " -").split()]
        points = [tuple(int(each) for each in begin.split())]
        for across, down in zip(numbers[::2], numbers[1::2], strict=True):
            points.append((points[-1][0] + across, points[-1][1] + down))
        found += [tuple(sorted(pair)) for pair in pairwise(points)]
    return found


def test_edges_strung_together_make_few_long_lines() -> None:
    edges = np.array([[0, 1], [2, 1], [2, 3], [3, 0], [3, 4], [7, 8]], np.int32)
    lines = list(strung(edges))
    assert sorted(tuple(sorted(pair)) for line in lines for pair in pairwise(line)) == sorted(
        tuple(sorted(pair)) for pair in edges.tolist()
    )
    assert len(lines) <= 3
