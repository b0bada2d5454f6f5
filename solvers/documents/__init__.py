r"""The files that this program exports as JSON and opens again, checked step by step. Knows no window.

A file is a JSON object in UTF-8. Every file has

- `"format": "huarong-knight"`,
- `"version": 1`, and
- `"kind"`: the name of a puzzle, or `"collection"`.

A square is `[row, column]`, both counted from 0 at the top left: on an 8 × 8 chessboard, a1 is `[7, 0]`. Members that
are not named here are ignored.

What else is in the file of a puzzle is described in `document.py` of its package, as in `solvers/klotski/document.py`.

**A collection** of what there is of each puzzle, and of lessons::

    {"format": "huarong-knight", "version": 1, "kind": "collection",
     "name": "Week 1", "notes": "Try the first three without a hint.",
     "layouts": [{"name": "橫刀立馬", "layout": "VAAV/VAAV/VHHV/VSSV/S..S", "notes": "The classic one."}],
     "boards": [{"name": "Ring", "rows": 3, "columns": 3, "missing": [[1, 1]], "closed": true}],
     "lessons": [{"name": "Rings", "lesson": "# Rings\n\n---\n\n## A board with a hole\n\nIs there a tour?"}]}

- `name`: what the collection is called.
- `notes` (optional): what whoever made it wants to say about it.
- `layouts`, `boards` (optional): what there is of each puzzle. Each has its `name`; what else it has is described
  there, too.
- `lessons` (optional): each has its `name`, and as its `lesson` the text that `solvers/lessons.py` describes.

There is a layout, a board or a lesson at least.
"""

from solvers.documents.collection import CollectionDocument
from solvers.documents.document import Document, json_text
from solvers.documents.opening import open_file, open_text

__all__ = ["CollectionDocument", "Document", "json_text", "open_file", "open_text"]
