"""What the guide says, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.help.guide_pictures import Picture


@dataclass(frozen=True, slots=True)
class GuidePage:
    """A title, a text and the picture above them."""

    title: str
    text: str
    picture: Picture


def guide_pages() -> Sequence[GuidePage]:
    """The pages in the user's language."""
    return (_play(), _hints(), _watch(), _counts(), _tours(), _sharing(), _compare())


def _play() -> GuidePage:
    return GuidePage(
        QCoreApplication.translate("Guide", "Let Cao Cao escape"),
        QCoreApplication.translate(
            "Guide",
            "Slide the pieces until the large one, Cao Cao, stands at the gate below. Drag a piece with the mouse, "
            "round corners too, as far as it can go; or go round the pieces that can move with Tab or Space and slide "
            "the chosen one with the arrow keys. Undo takes back as much as you like.",
        ),
        Picture.PLAY,
    )


def _hints() -> GuidePage:
    return GuidePage(
        QCoreApplication.translate("Guide", "Know where you are"),
        QCoreApplication.translate(
            "Guide",
            "While you play, the panel tells how many steps are left to the exit at best, and after each step whether "
            "it kept to a shortest way. A hint (H) shows a best next step; ask once more and it is taken. "
            "Whoever likes it pure hides all of it.",
        ),
        Picture.HINTS,
    )


def _watch() -> GuidePage:
    return GuidePage(
        QCoreApplication.translate("Guide", "Solve and watch"),
        QCoreApplication.translate(
            "Guide",
            "Solve finds a way from where you are, with the method that is chosen, and plays it. Below the board you "
            "pause, go step by step, jump and choose the speed; the list of steps follows. "
            "Slide a piece or press Enter, and you go on by hand from there.",
        ),
        Picture.WATCH,
    )


def _counts() -> GuidePage:
    return GuidePage(
        QCoreApplication.translate("Guide", "Three ways to count"),
        QCoreApplication.translate(
            "Guide",
            "A slide round a corner is one move; by straight slides it is two, by cells three. A solution that is "
            "shortest in one count need not be so in another, so choose the count first: "
            "hints, records and solutions all go by it.",
        ),
        Picture.COUNTS,
    )


def _tours() -> GuidePage:
    return GuidePage(
        QCoreApplication.translate("Guide", "Tour the board with a knight"),
        QCoreApplication.translate(
            "Guide",
            "Click a square, and a knight sets off from it to visit every square once. Shift+click says where the tour "
            "is to end, a right click opens a menu that also removes the square. Where there is no tour, the page says "
            "why. A closed tour leads back to its start; shown as a picture, it makes a pattern.",
        ),
        Picture.TOURS,
    )


def _sharing() -> GuidePage:
    return GuidePage(
        QCoreApplication.translate("Guide", "Share what you found"),
        QCoreApplication.translate(
            "Guide",
            "Every layout has codes: copy one, or paste any into the window. Solutions and tours are exported as text, "
            "pictures and animations. What you solved and played is kept on the History page "
            "and can be opened again.",
        ),
        Picture.SHARING,
    )


def _compare() -> GuidePage:
    return GuidePage(
        QCoreApplication.translate("Guide", "Compare the methods"),
        QCoreApplication.translate(
            "Guide",
            "On the Compare page, methods run one after another on the same layouts or boards, and their figures stand "
            "side by side. A ready-made comparison begins with one click; or check what to compare and press Run. "
            "A click on a title sorts the table, the chart draws the figures, and every comparison is kept.",
        ),
        Picture.COMPARE,
    )
