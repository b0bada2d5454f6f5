"""What the review of a game says: what a detour cost, what would have been better, and where the lines meet again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import piece_names, spoken
from app.klotski.review.review import DetourLines
from app.klotski.words import counted, directions_of
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped
from solvers.klotski.layout import square_name
from solvers.klotski.moves import Metric
from solvers.klotski.play.detour_reason import DetourReason


def number_text(number: int, of: int) -> str:
    """Which of the detours is chosen; `number` is from 0."""
    text = QCoreApplication.translate("Review", "{number} / {all}")
    return text.format(number=grouped(number + 1), all=grouped(of))


def detour_sentence(lines: DetourLines, metric: Metric) -> str:
    """Which slides the detour is, and what it cost."""
    detour, cost = lines.detour, counted(lines.detour.cost, metric)
    values = {"slide": _slide(lines.own, detour.first), "first": _number(lines, detour.first), "cost": cost}
    if detour.first == detour.last:
        return QCoreApplication.translate("Review", "{slide} (no. {first}) cost {cost}.").format(**values)
    text = QCoreApplication.translate("Review", "From {slide} (no. {first}) to no. {last}: that cost {cost}.")
    return text.format(last=_number(lines, detour.last), **values)


def reason_sentences(lines: DetourLines, metric: Metric) -> str:
    """What would have been better and by how much, and where the game came back to it; every part is computed."""
    reason = lines.reason
    if reason is None or not reason.better:
        return detour_sentence(lines, metric)
    made_up = _made_up_sentence(reason.cost - lines.detour.cost, metric)
    return joined((_comparison(lines, reason, metric), made_up, _meeting_sentence(lines, reason, metric)))


def _comparison(lines: DetourLines, reason: DetourReason, metric: Metric) -> str:
    """How many steps are left after the detour, and after as many steps of the better line."""
    detour, better, single = lines.detour, _slide(lines.better, lines.detour.first), reason.taken == 1
    if detour.first == detour.last and single:
        text = QCoreApplication.translate("Review", "After {slide} (no. {last}): {left} to the exit.")
    elif detour.first == detour.last:
        text = QCoreApplication.translate("Review", "After no. {last}: {left} to the exit.")
    else:
        text = QCoreApplication.translate("Review", "After no. {first} to {last}: {left} to the exit.")
    other = (
        QCoreApplication.translate("Review", "After {better}: {left}.")
        if single
        else QCoreApplication.translate("Review", "After {taken} that begin with {better}: {left}.")
    )
    values = {"first": _number(lines, detour.first), "last": _number(lines, detour.last)}
    slide = _slide(lines.own, detour.first)
    return joined(
        (
            text.format(slide=slide, left=counted(reason.left, metric), **values),
            other.format(better=better, taken=counted(reason.taken, metric), left=grouped(reason.better_left)),
        )
    )


def _made_up_sentence(made_up: int, metric: Metric) -> str:
    """That some of what the detour cost was saved again, by taking part of it back; empty where none was."""
    if made_up <= 0:
        return ""
    text = QCoreApplication.translate("Review", "Later you saved {cost} of that again.")
    return text.format(cost=counted(made_up, metric))


def _meeting_sentence(lines: DetourLines, reason: DetourReason, metric: Metric) -> str:
    """Where the game came back to the better line, or how it can, and whether a piece had to go back for it."""
    meeting = reason.meeting
    if meeting is None:
        said = QCoreApplication.translate("Review", "The two ways did not meet again.")
    elif meeting.better == 0:
        text = (
            QCoreApplication.translate("Review", "The shortest path now leads back to where the detour began.")
            if meeting.ahead
            else QCoreApplication.translate("Review", "After no. {step} the board was as before the detour again.")
        )
        said = text.format(step=_number(lines, lines.begins + meeting.slide))
    else:
        values = {"taken": counted(meeting.taken, metric), "better": grouped(meeting.better)}
        step = _number(lines, lines.begins + meeting.slide)
        if reason.back == meeting.slide and not meeting.ahead:
            text = QCoreApplication.translate(
                "Review", "No. {step} moved {piece} back to {square}: {taken} for what the better way does in {better}."
            )
            return text.format(step=step, **_piece_back(lines), **values)
        text = (
            QCoreApplication.translate(
                "Review", "You need {taken} in all to get where the better way is after {better}."
            )
            if meeting.ahead
            else QCoreApplication.translate(
                "Review", "Up to no. {step}, you needed {taken} for what the better way does in {better}."
            )
        )
        said = text.format(step=step, **values)
    if reason.back is None:
        return said
    text = QCoreApplication.translate("Review", "No. {step} moved {piece} back to {square}.")
    return joined((said, text.format(step=_number(lines, lines.begins + reason.back), **_piece_back(lines))))


def _number(lines: DetourLines, slide: int) -> str:
    """What a slide of the game is numbered with in the list of them."""
    return grouped(lines.figures(slide, of_better=False)[0])


def _piece_back(lines: DetourLines) -> dict[str, str]:
    """The piece that the detour moved first, and its square before."""
    mover, slide = lines.own.movers[lines.begins], lines.own.steps[lines.begins]
    return {"piece": spoken(piece_names(lines.own.layout)[mover]), "square": square_name(slide.origin)}


def _slide(track: KlotskiTrack, number: int) -> str:
    """Who slides which way in a step of a line, from 1."""
    name = spoken(piece_names(track.layout)[track.movers[number - 1]])
    text = QCoreApplication.translate("Review", "{piece} {way}")
    return text.format(piece=name, way=directions_of(track.steps[number - 1]))


def looking_sentence() -> str:
    """That the detours of a very long line of play are being looked for."""
    return QCoreApplication.translate("Review", "Looking for the detours…")


def refused_sentence() -> str:
    """That pieces cannot be slid in a review, and what to do instead."""
    return QCoreApplication.translate("Review", "This is a review: try again from here to play")
