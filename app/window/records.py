"""Shows a record on the page it belongs to: a way is played, a game is taken up where it was left."""

from __future__ import annotations

from app.klotski.autosave import KlotskiAutosave
from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.storage.records import GameRecord, KnightGameRecord, OwnBoard, OwnLayout, Record, SolutionRecord, TourRecord


def reopen(
    record: Record, klotski: KlotskiPage, knight: KnightPage, games: KlotskiAutosave
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
        case TourRecord() | KnightGameRecord() | OwnBoard():
            knight.session.show_record(record)
    return klotski if isinstance(record, GameRecord | SolutionRecord | OwnLayout) else knight
