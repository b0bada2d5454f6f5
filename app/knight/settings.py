"""The choices that are made in the knight's tour."""

from __future__ import annotations

from app.ui.settings import Setting

ROWS = Setting("knight/rows", 8, portable=False)
COLUMNS = Setting("knight/columns", 8, portable=False)
MISSING = Setting("knight/missing", "", portable=False)
PIECE = Setting("knight/piece", "", portable=False)
WRAP = Setting("knight/wrap", "", portable=False)
SYMMETRY = Setting("knight/symmetry", "", portable=False)
CLOSED = Setting("knight/closed", False, portable=False)
KNIGHT_ENGINE = Setting("knight/engine", "automatic")
START = Setting("knight/start", "", portable=False)
END = Setting("knight/end", "", portable=False)
KNIGHT_TOUR = Setting("knight/tour", "", portable=False)
BY_HAND = Setting("knight/by-hand", False, portable=False)
KNIGHT_WALK = Setting("knight/walk", "", portable=False)
KNIGHT_SPEED = Setting("knight/speed", 8.0)
KNIGHT_SHOWS = Setting("knight/shows", "both")
