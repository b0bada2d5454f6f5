"""What the Klotski page says of the search method that is chosen, before it searches."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.klotski_words import metric_title
from app.panels.engine_combo import words_language
from solvers.klotski.engines import KlotskiEngine
from solvers.klotski.moves import Metric


def invitation(engine: KlotskiEngine, metric: Metric) -> str:
    """What Solve will do, or why this method cannot."""
    if metric not in engine.metrics:
        return refusal(engine)
    if engine.promises_shortest:
        return QCoreApplication.translate("Klotski", "Press Solve to see a shortest way to the exit.")
    return QCoreApplication.translate("Klotski", "Press Solve to see a way to the exit.")


def refusal(engine: KlotskiEngine) -> str:
    """That a method does not count what is chosen, and what to do."""
    text = QCoreApplication.translate(
        "Klotski", "'{method}' counts only {counts}: choose that as the count, or another method."
    )
    counts = QCoreApplication.translate("Klotski", ", ", "between two counts").join(map(metric_title, engine.metrics))
    return text.format(method=engine.words(words_language()).title, counts=counts)
