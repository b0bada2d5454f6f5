"""The description of the file format: its examples are files that can be opened."""

from __future__ import annotations

import re
from types import ModuleType

import solvers.documents
from solvers.documents import CollectionDocument, Document, open_text
from solvers.documents.collection import CollectedLesson
from solvers.klotski import document as klotski_document
from solvers.klotski.document import CollectedLayout, KlotskiDocument
from solvers.knight import document as knight_document
from solvers.knight.document import CollectedBoard, KnightDocument

EXAMPLE = re.compile(r"::\n\n( {4}.*?)\n\n", re.DOTALL)


def example(module: ModuleType) -> Document:
    """The one example in the description that a module has."""
    (text,) = EXAMPLE.findall(module.__doc__ or "")
    return open_text(text)


def test_the_examples_can_be_opened() -> None:
    klotski, knight, collection = map(example, (klotski_document, knight_document, solvers.documents))
    assert isinstance(klotski, KlotskiDocument)
    assert len(klotski.steps) == 2
    assert isinstance(knight, KnightDocument)
    assert len(knight.path) == 3
    assert isinstance(collection, CollectionDocument)
    for kind in (CollectedLayout, CollectedBoard, CollectedLesson):
        assert len(collection.of(kind)) == 1
