"""Shows a record on the page it belongs to: a way is played, a game is taken up where it was left."""

from __future__ import annotations

from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.storage.records import GameRecord, KnightGameRecord, OwnBoard, OwnLayout, Record, SolutionRecord, TourRecord


def reopen(record: Record, klotski: KlotskiPage, knight: KnightPage) -> KlotskiPage | KnightPage:
    """Show a record; returns the page that shows it."""
    match record:
        case GameRecord() | SolutionRecord() | OwnLayout():
            klotski.session.show_record(record)
        case TourRecord() | KnightGameRecord() | OwnBoard():
            knight.session.show_record(record)
    return klotski if isinstance(record, GameRecord | SolutionRecord | OwnLayout) else knight
