"""Results as the data file keeps them: values that JSON can hold, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.compare.words import method_title
from app.knight.repositories import board_text, parse_board_text
from app.storage.records import is_number
from solvers.comparison.plan import FirstTries, KlotskiProblem, KnightProblem, Problem, Run
from solvers.comparison.result import Result, RunOutcome, Share
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


def payload(results: Sequence[Result]) -> Any:
    """The results as JSON can hold them."""
    return {"results": [_written(result) for result in results]}


def results_of(kept: Any) -> tuple[Result, ...]:
    """The inverse of `payload`; raises `ValueError` for anything else."""
    try:
        return tuple(map(_read, kept["results"]))
    except Exception as error:  # of whatever nobody has thought
        raise ValueError("no results of a comparison") from error


def _written(result: Result) -> dict[str, Any]:
    share = result.share
    return {
        **_problem(result.run.problem),
        "engine": result.run.engine,
        "repetitions": result.run.repetitions,
        "ending": result.outcome.value,
        "seconds": list(result.seconds),
        "visited": result.visited,
        "length": result.length,
        "memory": result.memory,
        "share": None if share is None else [share.successes, share.tries],
    }


def _read(kept: Any) -> Result:
    share = kept["share"]
    known = (value for value in (kept["length"], kept["memory"]) if value is not None)
    if not all(map(is_number, (*kept["seconds"], kept["visited"], kept["repetitions"], *known, *(share or ())))):
        raise ValueError("impossible figures")
    run = Run(_problem_of(kept), kept["engine"], kept["repetitions"])
    method_title(run)  # raises `KeyError` or the like for an engine that there is not
    return Result(
        run,
        RunOutcome(kept["ending"]),
        tuple(map(float, kept["seconds"])),
        int(kept["visited"]),
        kept["length"],
        kept["memory"],
        None if share is None else Share(*share),
    )


def _problem(problem: Problem) -> dict[str, Any]:
    match problem:
        case KlotskiProblem(layout, metric):
            return {"layout": str(layout), "metric": metric.value}
        case KnightProblem(board, start, closed):
            square = None if start is None else list(start)
            return {"board": board_text(board), "start": square, "closed": closed}
        case FirstTries(board, most):
            return {"board": board_text(board), "most": most}


def _problem_of(kept: Any) -> Problem:
    if "layout" in kept:
        return KlotskiProblem(Layout.parse(kept["layout"]), Metric(kept["metric"]))
    board = parse_board_text(kept["board"])
    if "most" in kept:
        return FirstTries(board, kept["most"])
    start = None if kept["start"] is None else (int(kept["start"][0]), int(kept["start"][1]))
    if start is not None:
        board.check(start)
    return KnightProblem(board, start, kept["closed"])
