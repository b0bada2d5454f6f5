"""Documents: what this program writes into a file and reads again, checked step by step. Knows no window.

A document is a JSON object with `"format": "huarong-knight"`, `"version": 1` and a `"kind"`; other members that are not
named here are passed over. Squares are `[row, column]` from 0 at the top left.

`"kind": "klotski"`
    `layout`: the text form, as in `"VAAV/VAAV/VHHV/VSSV/S..S"`. Optional: `count`: what each step is one of, `"moves"`
    (when left out), `"cells"` or `"straight"`; `steps`: from the layout on, each `{"piece": "S", "path": [[4, 0],
    [4, 1]]}`: its letter, and the squares its top left cell slides over, both ends included. A solution, a game that
    was broken off and a bare layout differ only in their steps.

`"kind": "knight"`
    `rows` and `columns`. Optional: `missing`: the squares that the board lacks; `closed`: whether the tour is to come
    back to its first square; `start`: where it sets off; `path`: the squares in the order visited. A tour, a walk that
    was broken off and a bare board differ only in their path.
"""

from solvers.documents.document import Document, KlotskiDocument, KnightDocument
from solvers.documents.opening import open_file, open_text
from solvers.documents.writing import json_text

__all__ = ["Document", "KlotskiDocument", "KnightDocument", "json_text", "open_file", "open_text"]
