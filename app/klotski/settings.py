"""The choices that are made in Klotski."""

from __future__ import annotations

from PySide6.QtCore import QByteArray

from app.ui.settings import Setting

SQUARE_NAMES = Setting("klotski/squares", False)
LAYOUT = Setting("klotski/layout", "VAAV/VAAV/VHHV/VSSV/S..S", portable=False)
METRIC = Setting("klotski/count", "moves")
KLOTSKI_ENGINE = Setting("klotski/engine", "shortest")
KLOTSKI_SPEED = Setting("klotski/speed", 4.0)
KLOTSKI_GAME = Setting("klotski/game", "", portable=False)
STRICT = Setting("klotski/strict", False)
RELAXED = Setting("klotski/relaxed", False)
SHOW_DISTANCE = Setting("klotski/distance", True)
MAP_COLOURING = Setting("klotski/map-colouring", "exit")
MAP_MARKS = Setting("klotski/map-marks", "exits passes played")
CATALOGUE_GEOMETRY = Setting("catalogue/geometry", QByteArray(), portable=False)
