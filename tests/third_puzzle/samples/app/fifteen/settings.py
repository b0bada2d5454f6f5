"""The choices that are made in the 8-puzzle."""

from __future__ import annotations

from app.ui.settings import Setting

FIFTEEN_POSITION = Setting("fifteen/position", "867/254/3.1", portable=False)
FIFTEEN_ENGINE = Setting("fifteen/engine", "a-star")
FIFTEEN_SPEED = Setting("fifteen/speed", 4.0)
FIFTEEN_GAME = Setting("fifteen/game", "", portable=False)
