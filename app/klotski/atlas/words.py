"""What the atlas says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.klotski.layouts.layout_names import entry_of, layout_name, short_name
from app.klotski.words import counted
from app.ui.words.messages import joined, listed
from app.ui.words.numbers import grouped, plural
from solvers.documents.collection import fitting_name
from solvers.klotski.atlas.listing import LayoutPage, LayoutStanding, Listed
from solvers.klotski.atlas.special import Special
from solvers.klotski.catalogue.piece_sets import SetFigures
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


def special_title(special: Special) -> str:
    """What special layouts are called, as in a list of choices."""
    return {
        Special.SYMMETRIC: QCoreApplication.translate("Atlas", "Symmetric"),
        Special.PEAKS: QCoreApplication.translate("Atlas", "Local peaks"),
        Special.PLACES: QCoreApplication.translate("Atlas", "Hardest for each place of Cao Cao"),
        Special.ONE_SOLUTION: QCoreApplication.translate("Atlas", "One shortest solution"),
        Special.PASSES: QCoreApplication.translate("Atlas", "Most narrow passes"),
        Special.EXCHANGED: QCoreApplication.translate("Atlas", "Two pieces exchanged"),
        Special.SOLDIER_ELSEWHERE: QCoreApplication.translate("Atlas", "One soldier elsewhere"),
        Special.UNSOLVABLE: QCoreApplication.translate("Atlas", "Without a solution"),
    }[special]


def special_meaning(special: Special) -> str:
    """What sets such layouts apart, in a sentence."""
    return {
        Special.SYMMETRIC: QCoreApplication.translate("Atlas", "Each is its own mirror image."),
        Special.PEAKS: QCoreApplication.translate("Atlas", "Every step leads nearer to the exit."),
        Special.PLACES: QCoreApplication.translate(
            "Atlas", "With Cao Cao in the same place, none takes more steps; his place at the exit is left out."
        ),
        Special.ONE_SOLUTION: QCoreApplication.translate(
            "Atlas", "Each has exactly one shortest solution; a mirror image of that would be another."
        ),
        Special.PASSES: QCoreApplication.translate(
            "Atlas", "None has more narrow passes, positions that every solution comes through."
        ),
        Special.EXCHANGED: QCoreApplication.translate(
            "Atlas",
            "In each pair, two neighbouring pieces of different kinds have changed places; no other pair differs as "
            "much in difficulty.",
        ),
        Special.SOLDIER_ELSEWHERE: QCoreApplication.translate(
            "Atlas", "In each pair, one soldier stands elsewhere; no other pair differs as much in difficulty."
        ),
        Special.UNSOLVABLE: QCoreApplication.translate(
            "Atlas", "Dots mark the cells that Cao Cao can reach; the number says how many positions can be reached."
        ),
    }[special]


def field_title(field: str) -> str:
    """What a number of a set of pieces is called."""
    return {
        "verticals": QCoreApplication.translate("Atlas", "Vertical generals"),
        "horizontals": QCoreApplication.translate("Atlas", "Horizontal generals"),
        "soldiers": QCoreApplication.translate("Atlas", "Soldiers"),
        "blanks": QCoreApplication.translate("Atlas", "Empty cells"),
    }[field]


def any_number() -> str:
    """That there may be any number of some piece."""
    return QCoreApplication.translate("Atlas", "any")


def sets_sentence(sets: Sequence[SetFigures]) -> str:
    """How many layouts some sets of pieces have, and how many of them can be solved."""
    names = "layouts", "solvable", "solvable_up_to_mirror", "components"
    layouts, solvable, alike, components = (sum(getattr(each, name) for each in sets) for name in names)
    several = plural("Atlas", "{number} sets of pieces.", len(sets)) if len(sets) > 1 else ""
    of_them = plural(
        "Atlas",
        "{number} layouts, {solvable} of them solvable; {alike} with mirror images as one, as they are listed here.",
        layouts,
        solvable=grouped(solvable),
        alike=grouped(alike),
    )
    parts = plural("Atlas", "{number} components, parts that no step leads out of.", components)
    return joined((several, of_them, parts))


def distance_choice(distance: int, layouts: int, metric: Metric) -> str:
    """A distance with the number of layouts at it."""
    return QCoreApplication.translate("Atlas", "{steps}: {layouts}").format(
        steps=counted(distance, metric), layouts=plural("Editor", "{number} layouts", layouts)
    )


def page_sentence(page: LayoutPage) -> str:
    """What is listed, and how many there are of it."""
    wanted, total = page.wanted, page.total
    if wanted.start is not None:
        steps = counted(page.listed[0].steps or 0, wanted.metric)
        return plural(
            "Atlas",
            "{number} layouts are furthest from {name}: {steps} away",
            total,
            name=name_of(wanted.start),
            steps=steps,
        )
    if page.difference is not None:
        return plural("Atlas", "{number} pairs, {steps} apart", total, steps=counted(page.difference, wanted.metric))
    if wanted.special is Special.UNSOLVABLE:
        return plural("Atlas", "{number} layouts without a solution", total)
    if wanted.distance is None:
        return plural("Atlas", "{number} layouts, the hardest first", total)
    return plural("Atlas", "{number} layouts of exactly {steps}", total, steps=counted(wanted.distance, wanted.metric))


def standing_text(page: LayoutPage, standing: LayoutStanding) -> str:
    """Where the layout that was sought stands among all of its pieces, in a few lines."""
    rank, metric, sought = standing.rank, page.wanted.metric, page.wanted.sought
    name, component = "" if sought is None else name_of(sought), rank.component
    reached = plural("Atlas", "{number} positions can be reached.", component.positions)
    if rank.distance is None or component.hardest is None:
        unsolvable = QCoreApplication.translate("Atlas", "{name} has no solution.").format(name=name)
        return "\n".join(
            (unsolvable, plural("Atlas", "Cao Cao can reach {number} cells.", len(component.reach)), reached)
        )
    takes = QCoreApplication.translate("Atlas", "{name} takes {steps}.").format(
        name=name, steps=counted(rank.distance, metric)
    )
    harder = plural(
        "Atlas",
        "{number} layouts of these pieces are harder, {equal} others as hard: place {place} of {all}.",
        rank.harder,
        equal=grouped(rank.equal - 1),
        place=grouped(rank.harder + 1),
        all=grouped(standing.solvable),
    )
    steps = [counted(distance, metric) for _, distance in standing.neighbours if distance is not None]
    near = (
        ""
        if not steps
        else plural(
            "Atlas",
            "One step leads to {number} layouts: the hardest takes {most}, the easiest {least}.",
            len(steps),
            most=steps[0],
            least=steps[-1],
        )
    )
    hardest = QCoreApplication.translate("Atlas", "The hardest of them takes {steps}.").format(
        steps=counted(component.hardest, metric)
    )
    return "\n".join(filter(None, (takes, harder, near, joined((reached, hardest)))))


def tile_figures(listed: Listed, page: LayoutPage) -> list[tuple[str, str]]:
    """What stands below each picture of a tile, and a shorter form of it."""
    metric = page.wanted.metric
    if listed.component is not None:
        positions = listed.component.positions
        return [(plural("Klotski", "{number} positions", positions), grouped(positions))]
    steps = listed.steps or 0
    both = (steps,) if listed.partner is None else (steps, steps - (page.difference or 0))
    return [(counted(number, metric), grouped(number)) for number in both]


def name_of(layout: Layout) -> str:
    """The name of a layout, by which it or its mirror image is known; the code of one that has none."""
    entry = entry_of(layout)
    return layout_name(entry.names) if entry.optimum else short_name(layout)


def collected(layout: Layout) -> CollectedLayout:
    """A layout as one of a collection."""
    return CollectedLayout(fitting_name(name_of(layout)), layout)


def tile_text(one: Listed, page: LayoutPage) -> str:
    """A tile as a screen reader says it, and in its tooltip."""
    layouts = (one.layout,) if one.partner is None else (one.layout, one.partner)
    told = [
        text
        for layout, (figure, _) in zip(layouts, tile_figures(one, page), strict=True)
        for text in (name_of(layout), figure)
    ]
    if one.component is not None:
        told.append(plural("Atlas", "Cao Cao can reach {number} cells", len(one.component.reach)))
    return listed(told)
