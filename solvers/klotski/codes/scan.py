"""The scan that several codes share: what starts at each cell in reading order that no earlier piece covers."""

from __future__ import annotations

from solvers.klotski.layout import COLUMNS, ROWS, Kind, Layout
from solvers.klotski.packed import cell_of


def scanned(layout: Layout) -> list[Kind | None]:
    """Every piece and every blank (None) in reading order, the 2x2 block among them."""
    kinds: dict[int, Kind | None] = {cell_of(piece.square): piece.kind for piece in layout.pieces}
    kinds |= {cell_of(blank): None for blank in layout.blanks}
    return [kinds[cell] for cell in range(ROWS * COLUMNS) if cell in kinds]
