"""Pictures as files, read back with Pillow and an XML parser."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from solvers.klotski.state_space import picture
from solvers.klotski.state_space.colours import look_named
from solvers.klotski.state_space.light import LightPicture, View
from solvers.klotski.state_space.lines import DECIMALS, strung
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


def test_the_height_is_that_of_the_drawing() -> None:
    assert picture.height_for(drawing_of([(0, 0), (100, 50)], [(0, 1)]), 1000) == 530
    assert picture.height_for(drawing_of([(0, 0), (100, 0)], [(0, 1)]), 900) == 300
    assert picture.height_for(drawing_of([(0, 0), (0, 90)], [(0, 1)]), 900) == 900
    assert picture.height_for(drawing_of([(3, 4)], []), 900) == 900


def test_an_svg_has_every_edge_once_at_its_place() -> None:
    drawing = tangle(150, 20.0)
    view = View.fitting(drawing, 640, 480, 20)
    file = BytesIO()
    shares = list(picture.write_svg(file, drawing, SHADES[:150], look_named("light"), view, "橫刀立馬 & <others>"))
    assert shares == sorted(shares)
    root = ElementTree.fromstring(file.getvalue().decode())
    assert (root.get("width"), root.get("height")) == ("640", "480")
    assert root.findtext(f"{SVG}title") == "橫刀立馬 & <others>"
    background = root.find(f"{SVG}rect")
    assert background is not None
    assert background.get("fill") == "#fffdf8"
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
