"""The command `klotski map`: the state space of a layout in figures, and as files."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Generator, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from enum import StrEnum
from errno import ENXIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from solvers.console.driving import next_answer, tell
from solvers.console.streams import UnwritableError
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.console.layouts import FROM_INPUT, Reply, respond
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import graph
from solvers.message import InputError
from solvers.quantities import data_size
from solvers.search import only_answer
from solvers.whole_file import whole_file

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing


def show_map(arguments: Namespace) -> int:
    """`klotski map`: how many positions there are and how they hang together."""
    check_files(arguments, arguments.layout == FROM_INPUT)
    metric = Metric(arguments.count)

    def reply(text: str) -> Reply:
        layout = look_up(text).layout
        bound = graph.large_estimate(layout)
        if bound is not None:
            tell(f"at most {bound.positions:,} positions, {data_size(bound.bytes)}")
        space = only_answer(graph.search(layout, metric), next_answer)
        write_files(arguments, space, text)
        return {"layout": str(layout), "count": metric.value} | _figures(space), str(space)

    return respond(arguments, reply, "distance")


def _figures(space: graph.StateSpace) -> dict[str, Any]:
    return {
        "positions": space.positions,
        "positions_up_to_mirror": space.nodes,
        "edges": space.edges,
        "solved": len(space.solved),
        "distance": space.distance,
        "eccentricity": space.eccentricity,
        "cut_vertices": len(space.cut_vertices),
        "bridges": len(space.bridges),
        "passes": [{"layout": str(space.layout_of(each.node)), "step": each.step} for each in space.passes],
    }


WIDTH = 2400
"""Of a picture, in pixels."""
LOOKS = {".png": "dark", ".svg": "light"}
"""The endings of pictures, and how they look: as light that adds up, and as lines on paper."""


NO_READER = "no other program reads from it"


class MapFileFault(StrEnum):
    """What is wrong with the files that are asked for."""

    ENDING = "“{name}” is no picture that can be written: its name has to end in .png or .svg"
    MANY = "a picture or a graph is written for one layout, and not for those of standard input"


def check_files(arguments: Namespace, from_input: bool) -> None:
    """Raise `InputError` where files are asked for that cannot be written, before anything is computed."""
    if from_input and (arguments.picture or arguments.graphml):
        raise InputError(MapFileFault.MANY)
    if arguments.picture is not None and _ending(arguments.picture) not in LOOKS:
        raise InputError(MapFileFault.ENDING, name=arguments.picture)


def write_files(arguments: Namespace, space: graph.StateSpace, name: str) -> None:
    """Write the files that are asked for; raises `UnwritableError` for one that cannot be written."""
    if arguments.picture is None and arguments.graphml is None:
        return
    from solvers.klotski.state_space import embedding
    from solvers.klotski.state_space.graph_files import write_graphml

    drawing = only_answer(embedding.search(space), next_answer)
    if arguments.picture is not None:
        with _written(Path(arguments.picture)) as file:
            _exhaust(_picture(file, space, drawing, _ending(arguments.picture), name))
    if arguments.graphml is not None:
        with _written(Path(arguments.graphml)) as file:
            _exhaust(write_graphml(file, space, drawing))


def _picture(file: BinaryIO, space: graph.StateSpace, drawing: Drawing, ending: str, name: str) -> Iterator[float]:
    from solvers.klotski.state_space.colours import Colouring, look_named, shades
    from solvers.klotski.state_space.picture import height_for, view_of, write_png, write_svg

    shown = shades(space, drawing, Colouring.EXIT)
    look, view = look_named(LOOKS[ending]), view_of(drawing, WIDTH, height_for(drawing, WIDTH))
    if ending == ".png":
        return write_png(file, drawing, shown, look, view)
    return write_svg(file, drawing, shown, look, view, name)


def _ending(name: str) -> str:
    return Path(name).suffix.lower()


def _exhaust(shares: Iterable[float]) -> None:
    for _ in shares:
        pass


@contextmanager
def _written(path: Path) -> Generator[BinaryIO]:
    """A file to write, which takes its place when it is whole; what is no common file is written to at once."""
    try:
        with _opened(path) as file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        why = NO_READER if error.errno == ENXIO else error.strerror
        raise UnwritableError(error.errno, why, str(path)) from None


def _opened(path: Path) -> AbstractContextManager[BinaryIO]:
    if path.is_file() or not path.exists():
        return whole_file(path, path.with_name(f".{os.urandom(8).hex()}.part"))
    return open(path, "wb", opener=_opened_at_once)


def _opened_at_once(path: str, flags: int) -> int:
    """Open a device or a pipe; a pipe that nobody reads fails at once, where it would be waited for."""
    at_once = getattr(os, "O_NONBLOCK", 0)  # which Windows has not
    device = os.open(path, flags | at_once)
    if at_once:
        os.set_blocking(device, True)
    return device
