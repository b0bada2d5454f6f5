"""The light of a map with kernels loaded: drawing every edge, making the picture of it, lighting; and writing files.

Median and worst of the runs, in milliseconds of the processor; drawing is also told as a multiple of the component
search that ran just before.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from io import BytesIO
from statistics import median
from time import perf_counter, thread_time

import numpy as np

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding
from solvers.klotski.state_space.colours import Colouring, look_named, shades
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.graph_files import write_csv, write_graphml
from solvers.klotski.state_space.light import LightPicture, MapTransform
from solvers.klotski.state_space.picture import MOST_SIDE, view_of, write_png, write_svg
from solvers.search import Drive, Found
from tests.benchmarks.klotski import HARDEST, HENG_DAO_LI_MA
from tests.benchmarks.state_space import space, walk

RUNS = 15
SIZES = {(1400, 1400): 1, (2880, 1800): 2}
"""Sizes in pixels, and how many pixels make one of a person's."""
AT_ONCE = 300
"""Points lit at once."""
Row = tuple[str, str]


def measure() -> Iterator[Row]:
    """Of two layouts: drawing and lighting in two sizes, then files."""
    for name, layout in {"橫刀立馬": HENG_DAO_LI_MA, "4FEA134": HARDEST}.items():
        found = space(layout, Metric.MOVES)
        answer = Drive(embedding.search(found)).next_answer()
        assert isinstance(answer, Found)
        for (width, height), ratio in SIZES.items():
            yield from _light(f"{name}, {width}x{height}", layout, found, answer.answer, width, height, ratio)
        yield from _files(name, found, answer.answer)


def _light(
    name: str, layout: Layout, found: StateSpace, drawing: Drawing, width: int, height: int, ratio: int
) -> Iterator[Row]:
    shown, look = shades(found, drawing, Colouring.EXIT), look_named("dark")
    view = MapTransform.fitting(drawing, width, height, 30 * ratio, ratio)
    picture = LightPicture(width, height)
    times: dict[str, list[float]] = {}

    def timed(what: str, act: Callable[[], object]) -> None:
        began = thread_time()
        act()
        times.setdefault(what, []).append(1000 * (thread_time() - began))

    for _ in range(1 + RUNS):
        timed("component search", lambda: walk(layout))
        timed("draw every edge", lambda: list(picture.draw(drawing, shown, view)))
        timed("picture", lambda: picture.image(look, dimmed=False))
        for first in range(0, 10 * AT_ONCE, AT_ONCE):
            points = np.arange(first, first + AT_ONCE, dtype=np.int32)
            timed(f"light {AT_ONCE} points", partial(picture.light, drawing, points, shown[points], view))
        timed("picture with light", lambda: picture.image(look, dimmed=True))
    component = times.pop("component search")
    for what, measured in times.items():
        counted = measured[len(measured) // (1 + RUNS) :]
        yield f"{name}: {what}", f"{median(counted):.1f} ms, at worst {max(counted):.1f} ms"
    ratios = [mine / theirs for mine, theirs in zip(times["draw every edge"][1:], component[1:], strict=True)]
    yield f"{name}: draw every edge", f"{median(ratios):.1f} times the component search"


def _files(name: str, found: StateSpace, drawing: Drawing) -> Iterator[Row]:
    shown, look = shades(found, drawing, Colouring.EXIT), look_named("dark")
    view = view_of(drawing, MOST_SIDE, MOST_SIDE)
    writers: dict[str, Callable[[BytesIO], Generator[float]]] = {
        f"PNG of {MOST_SIDE:,} by {MOST_SIDE:,}": lambda file: write_png(file, drawing, shown, look, view),
        "SVG": lambda file: write_svg(file, drawing, shown, look, view_of(drawing, 2400, 1800), name),
        "GraphML": lambda file: write_graphml(file, found, drawing),
        "CSV": lambda file: write_csv(file, found, drawing),
    }
    for what, write in writers.items():
        file, began = BytesIO(), perf_counter()
        for _ in write(file):
            pass
        yield f"{name}: {what}", f"{perf_counter() - began:.2f} s, {file.tell() / 1e6:.1f} MB"
