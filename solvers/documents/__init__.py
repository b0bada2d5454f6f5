"""The files that this program exports as JSON and opens again, checked step by step. Knows no window.

A file is a JSON object in UTF-8. Every file has

- `"format": "huarong-knight"`,
- `"version": 1`, and
- `"kind"`: `"klotski"`, `"knight"` or `"collection"`.

A square is `[row, column]`, both counted from 0 at the top left: on an 8 × 8 chessboard, a1 is `[7, 0]`. Members that
are not named here are ignored.

**A layout, a game or a solution of Klotski**::

    {"format": "huarong-knight", "version": 1, "kind": "klotski",
     "layout": "VAAV/VAAV/VHHV/VSSV/S..S", "count": "moves",
     "steps": [{"piece": "S", "path": [[4, 0], [4, 1]]},
               {"piece": "V", "path": [[2, 0], [3, 0]]}]}

- `layout`: five rows of four letters: `A` is Cao Cao (the 2 × 2 piece), `V` a vertical general, `H` a horizontal
  general, `S` a soldier and `.` an empty cell.
- `count` (optional): how steps are counted: `"moves"` (the default), `"cells"` or `"straight"`.
- `steps` (optional): the steps from the layout on. Each has the letter of its `piece`, and the `path` of that piece:
  the squares that its top left cell slides over, the first and the last included.

A solution, an unfinished game and a layout alone differ only in their steps.

**A board, or a tour of the knight**::

    {"format": "huarong-knight", "version": 1, "kind": "knight",
     "rows": 3, "columns": 4, "start": [0, 0],
     "path": [[0, 0], [2, 1], [0, 2]]}

- `rows` and `columns`: the size of the board.
- `missing` (optional): the squares that the board lacks.
- `closed` (optional): `true` when the tour must end a knight's move from its first square.
- `start` (optional): the square that the knight starts from.
- `path` (optional): the squares in the order in which they are visited.

A tour, an unfinished tour and a board alone differ only in their path.

**A collection of layouts and boards**::

    {"format": "huarong-knight", "version": 1, "kind": "collection",
     "name": "Week 1", "notes": "Try the first three without a hint.",
     "layouts": [{"name": "橫刀立馬", "layout": "VAAV/VAAV/VHHV/VSSV/S..S", "notes": "The classic one."}],
     "boards": [{"name": "Ring", "rows": 3, "columns": 3, "missing": [[1, 1]], "closed": true}]}

- `name`: what the collection is called.
- `notes` (optional): what whoever made it wants to say about it.
- `layouts` (optional): layouts, each with its `name`, its `layout` and perhaps `notes`.
- `boards` (optional): boards, each with its `name`, `rows`, `columns` and perhaps `missing`, as above; `closed` says
  whether a closed tour is asked for (`true`) or an open one (`false`), and is left out where either will do.

There is at least one layout or one board.
"""

from solvers.documents.document import (
    CollectedBoard,
    CollectedLayout,
    CollectionDocument,
    Document,
    KlotskiDocument,
    KnightDocument,
)
from solvers.documents.opening import open_file, open_text
from solvers.documents.writing import json_text

__all__ = [
    "CollectedBoard",
    "CollectedLayout",
    "CollectionDocument",
    "Document",
    "KlotskiDocument",
    "KnightDocument",
    "json_text",
    "open_file",
    "open_text",
]
