"""A game that is won: the block leaves, the card comes, and what its buttons do, through clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QClipboard, QImage
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.distance_curve import DistanceCurve
from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.focus import FocusKeys
from app.window.main_window import MainWindow
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from tests.app import windows
from tests.app.children import child
from tests.app.hands import drag, drag_step
from tests.app.klotski.views import klotski_page, klotski_session, shown

LEFT = Qt.MouseButton.LeftButton
NEAR = Layout.parse("..../..../.AA./SAA./S...")
"""One slide from the exit, with a soldier that can be moved for nothing."""


@pytest.fixture
def clipboard(qapp: QApplication) -> Iterator[QClipboard]:
    """The clipboard; it is left empty, because the one of a platform without a screen outlives the interpreter."""
    yield qapp.clipboard()
    qapp.clipboard().clear()


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The page in front."""
    with klotski_page(qtbot) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        keys = FocusKeys(made)
        yield made
        keys.stop()


def begin(page: KlotskiPage, qtbot: QtBot, layout: Layout = NEAR) -> None:
    """Begin a game of a layout, and find out how far it is to the exit."""
    page.session.show_layout(layout)
    page.session.warm_up()
    qtbot.waitUntil(lambda: page.session.game.analysis.verdict.left is not None)


def win(page: KlotskiPage, qtbot: QtBot) -> None:
    """Slide the block to the exit, by hand, and wait for the card."""
    drag(page.klotski_board, (2, 1), (3, 1))
    assert page.session.game.complete
    qtbot.waitUntil(lambda: page.game_section.card_shown)


def test_the_card_comes_when_the_block_has_left(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    drag(page.klotski_board, (2, 1), (3, 1))
    assert page.session.game.complete
    assert not page.game_section.card_shown
    qtbot.waitUntil(lambda: page.klotski_board.departure.gone)
    assert page.game_section.card_shown
    assert page.game_section.win_card.next_button.hasFocus()


def test_with_reduced_motion_the_card_comes_at_once(qtbot: QtBot) -> None:
    with klotski_session() as session:
        page = KlotskiPage(session, Appearance("light", motion="reduced"), Settings())
        qtbot.addWidget(page)
        page.show()
        begin(page, qtbot)
        drag(page.klotski_board, (2, 1), (3, 1))
        assert page.game_section.card_shown
        assert not page.game_section.win_card.stars.moving
        page.hide()


def test_nobody_is_asked_to_solve_what_is_solved(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    assert page.result.text() == ""
    win(page, qtbot)
    assert page.result.text() == ""
    page.session.game.undo()
    qtbot.waitUntil(lambda: not page.session.playback.moving)
    assert page.result.text() == ""
    win(page, qtbot)
    qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.session.runner.busy)
    assert page.result.text().startswith("1 move, proven shortest")


def test_undo_brings_the_block_back_and_redo_the_card(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    win(page, qtbot)
    page.session.game.undo()
    qtbot.waitUntil(lambda: not page.game_section.card_shown)
    qtbot.waitUntil(lambda: not page.session.playback.moving and page.klotski_board.departed == 0.0)
    page.klotski_board.setFocus()
    page.session.game.redo()
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    assert page.klotski_board.hasFocus(), "only the first time the keyboard goes to the card"


def test_another_end_is_another_win(page: KlotskiPage, qtbot: QtBot) -> None:
    """The card of a game that was undone does not come again for the program's solution."""
    begin(page, qtbot)
    win(page, qtbot)
    page.session.game.undo()
    qtbot.waitUntil(lambda: not page.session.playback.moving)
    drag(page.klotski_board, (3, 0), (2, 0))
    page.session.search()
    qtbot.waitUntil(lambda: page.session.playback.playing)
    page.session.playback.last()
    qtbot.waitUntil(lambda: page.klotski_board.departure.gone)
    assert not page.game_section.card_shown


def test_a_board_that_is_touched_at_the_end_shows_the_card_again(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    win(page, qtbot)
    qtbot.mouseClick(page.game_section.win_card, LEFT, pos=QPoint(3, 3))
    assert not page.game_section.card_shown
    qtbot.mouseClick(page.klotski_board, LEFT, pos=page.klotski_board.rect().center())
    assert page.game_section.card_shown
    page.stop()
    qtbot.keyClick(page.klotski_board, Qt.Key.Key_Down)
    assert page.game_section.card_shown
    assert page.session.game.now == 1


def test_again_begins_the_same_once_more(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    win(page, qtbot)
    qtbot.mouseClick(page.game_section.win_card.again_button, LEFT)
    assert not page.game_section.card_shown
    assert page.session.game.now == 0
    assert page.klotski_board.departed == 0.0
    assert page.klotski_board.hasFocus()


def test_next_leads_on_and_the_keyboard_plays(page: KlotskiPage, qtbot: QtBot) -> None:
    first, second = (each.layout for each in chapters()[0].layouts[:2])
    begin(page, qtbot, first)
    known = page.session.game.distance_service.known
    assert known is not None
    while not page.session.game.complete:
        drag_step(page.klotski_board, known.best(page.session.layout_on_board)[0])
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    qtbot.keyClick(page.game_section.win_card.next_button, Qt.Key.Key_Return)
    assert page.session.layout == second
    assert not page.game_section.card_shown
    assert page.klotski_board.hasFocus()
    assert page.klotski_board.departed == 0.0


def test_see_the_detours_and_a_ring_open_the_review(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    drag(page.klotski_board, (3, 0), (2, 0))
    drag(page.klotski_board, (4, 0), (3, 0))
    win(page, qtbot)
    card = page.game_section.win_card
    assert "1 detour cost 2 moves. Without that: three stars." in card.accessibleName()
    qtbot.mouseClick(card.detours_button, LEFT)
    assert page.session.reviewing
    assert not page.game_section.card_shown
    assert page.klotski_board.departed == 0.0
    page.session.review.playback.last()
    qtbot.waitUntil(lambda: page.klotski_board.departure.gone)
    assert not page.game_section.card_shown, "what is looked back at wins nothing once more"
    page.session.review.playback.first()
    page.stop()
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    curve = child(card, DistanceCurve, "winCurve")
    curve.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(curve, Qt.Key.Key_Return)
    assert page.session.reviewing
    assert not page.game_section.card_shown


def test_a_game_without_a_detour_offers_none(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    win(page, qtbot)
    assert not page.game_section.win_card.detours_button.isVisible()
    assert "3 stars" in page.game_section.win_card.accessibleName()


def test_share_copies_a_text_and_a_picture(page: KlotskiPage, qtbot: QtBot, clipboard: QClipboard) -> None:
    begin(page, qtbot, chapters()[0].layouts[0].layout)
    known = page.session.game.distance_service.known
    assert known is not None
    while not page.session.game.complete:
        drag_step(page.klotski_board, known.best(page.session.layout_on_board)[0])
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    qtbot.mouseClick(page.game_section.win_card.share_button, LEFT)
    copied = clipboard.mimeData()
    name, figures, code = copied.text().split("\n")
    assert name.startswith("Huarong Knight: Chapter 1, no. 1")
    length = page.session.game.analysis.optimum
    assert figures == f"★★★ {length} moves · best possible {length}"
    assert Layout.parse(code) == page.session.layout
    image = copied.imageData()
    assert isinstance(image, QImage)
    assert image.width() == 880
    assert image.height() > image.width()
    assert page.game_section.card_shown
    assert page.toast.text() == "Result copied as text and picture"
    assert page.toast.isVisible()
    page.hide()


def test_escape_takes_the_card_away(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    win(page, qtbot)
    assert page.page_actions["stop"].isEnabled()
    page.page_actions["stop"].trigger()
    assert not page.game_section.card_shown
    assert page.klotski_board.hasFocus()


def test_the_solution_of_the_program_leaves_too_but_wins_nothing(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    page.session.search()
    qtbot.waitUntil(lambda: page.klotski_board.departure.gone)
    assert not page.game_section.card_shown
    qtbot.mouseClick(page.klotski_board, LEFT, pos=page.klotski_board.rect().center())
    assert page.toast.text() == "Cao Cao has left. Undo or start over to play on."
    page.toast.hide()


def test_a_way_asked_for_on_the_map_leaves_too_and_says_that_it_earns_nothing(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    finished = QSignalSpy(page.session.game.finished)
    known = page.session.game.distance_service.known
    assert known is not None
    page.session.game.walk(known.best(NEAR)[:1])
    qtbot.waitUntil(lambda: page.klotski_board.departure.gone)
    assert not page.game_section.card_shown
    assert finished.count() == 0
    assert "no stars" in page.result.text()


def test_a_game_with_a_given_part_that_ends_by_hand_has_a_card_without_stars(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    page.session.game.walk([page.session.game.slides_from((3, 0))[2, 0]])
    qtbot.waitUntil(lambda: page.session.game.now == 1 and not page.session.playback.moving)
    win(page, qtbot)
    spoken = page.game_section.win_card.accessibleName()
    assert "no stars" in spoken
    assert "The program gave part of this solution" in spoken


def test_the_card_is_there_in_another_language_too(qtbot: QtBot) -> None:
    """Views are made anew then; the session knows what was won."""
    with klotski_session() as session:
        page = shown(qtbot, session)
        begin(page, qtbot)
        win(page, qtbot)
        page.game_section.dismiss_card()
        page.hide()
        again = shown(qtbot, session)
        assert again.game_section.card_shown
        again.hide()


def test_a_layout_that_is_solved_from_the_start_keeps_its_block(page: KlotskiPage) -> None:
    page.session.show_layout(Layout.parse("..../..../..../.AA./.AA."))
    assert page.session.game.complete
    assert page.klotski_board.departed == 0.0


def test_a_strict_game_says_so(page: KlotskiPage, qtbot: QtBot) -> None:
    begin(page, qtbot)
    page.session.choose_strict(True)
    win(page, qtbot)
    spoken = page.game_section.win_card.accessibleName()
    assert "strict game" in spoken
    assert "you had neither help nor undo" in spoken
    qtbot.mouseClick(page.game_section.win_card.again_button, LEFT)
    assert page.session.strict
    assert page.klotski_board.departed == 0.0


def test_stars_come_when_the_optimum_becomes_known(qtbot: QtBot) -> None:
    with klotski_session() as session:
        page = shown(qtbot, session)
        session.show_layout(NEAR)
        drag(page.klotski_board, (2, 1), (3, 1))
        qtbot.waitUntil(lambda: page.game_section.card_shown)
        card = page.game_section.win_card
        if session.game.analysis.optimum is None:
            assert "not known yet" in card.accessibleName()
        session.warm_up()
        qtbot.waitUntil(lambda: "3 stars" in card.accessibleName())
        page.hide()


def test_a_window_that_is_closed_while_the_block_leaves_leaves_nothing_behind(window: MainWindow, qtbot: QtBot) -> None:
    windows.klotski_session(window).show_layout(NEAR)
    page = windows.klotski_page(window)
    drag(page.klotski_board, (2, 1), (3, 1))
    assert not page.klotski_board.departure.gone
    window.close()
    assert page.klotski_board.departure.gone


def test_a_page_that_is_turned_while_the_block_leaves_has_the_card_when_it_is_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    windows.klotski_session(window).show_layout(NEAR)
    section = windows.klotski_page(window).game_section
    drag(windows.klotski_page(window).klotski_board, (2, 1), (3, 1))
    window.menu_actions.by_name["history"].trigger()
    assert section.card_shown
    assert not section.win_card.stars.moving
    window.menu_actions.by_name["klotski"].trigger()
    assert section.win_card.isVisible()
    section.dismiss_card()


def test_the_next_layout_is_that_of_the_session(page: KlotskiPage) -> None:
    session: KlotskiSession = page.session
    last = chapters()[0].layouts[-1].layout
    session.show_layout(last)
    following = session.next_entry
    assert following is not None
    assert following.layout == chapters()[1].layouts[0].layout
    assert Metric.MOVES in following.optimum
