"""Shows a record on the page it belongs to: a way is played, a game is taken up where it was left."""

from __future__ import annotations

from array import array

from app.klotski.autosave import KlotskiAutosave
from app.klotski.page import KlotskiPage
from app.knight.autosave import KnightAutosave
from app.knight.page import KnightPage
from app.storage.records import GameRecord, KnightGameRecord, OwnBoard, OwnLayout, Record, SolutionRecord, TourRecord
from solvers.knight.tour import Tour


def reopen(
    record: Record, klotski: KlotskiPage, knight: KnightPage, games: KlotskiAutosave, walks: KnightAutosave
) -> KlotskiPage | KnightPage:
    """Show a record; returns the page that shows it."""
    match record:
        case GameRecord(finished=False):
            games.resume(record)
        case GameRecord():
            klotski.show_way(record.layout, record.metric, record.turns)
        case SolutionRecord(solution=solution):
            klotski.show_way(solution.layout, solution.metric, solution.steps)
        case OwnLayout(layout=layout):
            klotski.show_layout(layout)
        case TourRecord(tour=tour, closed=closed):
            knight.show_kept(tour, closed)
        case KnightGameRecord(finished=False):
            walks.resume(record)
        case KnightGameRecord():
            knight.show_kept(Tour(record.board, array("i", record.visits)), record.closed)
        case OwnBoard(board=board):
            knight.show_board(board)
    return klotski if isinstance(record, GameRecord | SolutionRecord | OwnLayout) else knight
