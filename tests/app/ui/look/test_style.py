"""The style: no style sheets, a theme by palette alone, and states of controls that can be told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby, takewhile

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QCommonStyle,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QTableWidget,
    QToolButton,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.ui.application import application
from app.ui.look.metrics import beside_item
from app.ui.look.roles import set_role
from app.ui.look.style import ProgramStyle, program_style
from app.ui.look.theme import THEMES, Appearance, Theme
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.jump_slider import JumpSlider
from app.ui.widgets.limited_spin import LimitedSpin
from app.ui.widgets.shorthand import button, column, label, named
from app.window.main_window import MainWindow
from tests.app.ui.look.test_appearance import contrast
from tests.app.windows import every_window, knight_page

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # the offscreen screen


def a_dropdown() -> QWidget:
    made = Dropdown()
    made.addItems(["One", "Two"])
    return made


def a_tab_bar() -> QWidget:
    made = QTabBar()
    made.addTab("Search")
    made.addTab("Play")
    return made


FRAMED: dict[str, Callable[[], QWidget]] = {
    "button": lambda: button("Press", "press"),
    "narrow button": lambda: button("Press", "press", role="narrow"),
    "tool button": QToolButton,
    "dropdown": a_dropdown,
    "spin box": lambda: LimitedSpin("number"),
    "line": QLineEdit,
    "text": QPlainTextEdit,
    "list": QListWidget,
    "table": lambda: QTableWidget(2, 2),
    "tree": QTreeWidget,
}
"""The controls with a frame in the accent colour when they have the focus."""
CONTROLS: dict[str, Callable[[], QWidget]] = {
    **FRAMED,
    "primary button": lambda: button("Press", "press", role="primary"),
    "primary tool button": lambda: named(QToolButton(), role="primary"),
    "check box": lambda: QCheckBox("Check"),
    "radio button": lambda: QRadioButton("One of several"),
    "slider": JumpSlider,
    "tabs": a_tab_bar,
}


@pytest.fixture(params=THEMES.values(), ids=list(THEMES))
def theme(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Theme]:
    """Each theme, in force."""
    appearance = Appearance(request.param.name)
    appearance.apply()
    yield request.param
    appearance.choose("light")


def shown(qtbot: QtBot, make: Callable[[], QWidget]) -> tuple[QWidget, QWidget]:
    """A control, and the window that it is shown in, where another control has the focus."""
    window, control, other = QWidget(), make(), button("Other", "other")
    qtbot.addWidget(window)
    control.setMinimumHeight(34)
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column(other, control, margins=8, parent=window)
    window.resize(240, 160)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    return control, window


def picture(control: QWidget) -> QImage:
    """The control as it is painted now, on the ground of its window."""
    return control.window().grab(control.geometry()).toImage()


def colours_from_left(image: QImage) -> Iterator[str]:
    """The colours from the left edge, below its round corner."""
    return (image.pixelColor(QPoint(x, 8)).name() for x in range(image.width()))


@pytest.mark.parametrize("kind", CONTROLS)
def test_the_focus_can_be_seen(qtbot: QtBot, theme: Theme, kind: str) -> None:
    control, _window = shown(qtbot, CONTROLS[kind])
    before = picture(control)
    control.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(control.hasFocus)
    after = picture(control)
    changed = [
        after.pixelColor(x, y).name()
        for x in range(after.width())
        for y in range(after.height())
        if after.pixel(x, y) != before.pixel(x, y)
    ]
    assert len(changed) > 60
    grounds = (theme.window, theme.panel, theme.field)
    assert any(contrast(colour, ground) >= 3 for colour in set(changed) for ground in grounds)


def is_near(colour: str, other: str) -> bool:
    """Whether a colour is another, up to what is left at a smooth edge."""
    one, two = QColor(colour), QColor(other)
    parts = (one.red() - two.red(), one.green() - two.green(), one.blue() - two.blue())
    return all(abs(part) < 30 for part in parts)


def test_the_focus_rings_the_knob_of_a_slider(qtbot: QtBot, theme: Theme) -> None:
    """Not all of the slider, which would be a heavy box; between the ring and the knob is a gap."""
    slider, _window = shown(qtbot, JumpSlider)
    slider.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(slider.hasFocus)
    image = picture(slider)
    middle, knob = image.height() // 2, 12
    above = [image.pixelColor(knob, y).name() for y in range(middle)]
    runs = [len(list(run)) for is_ring, run in groupby(above, lambda colour: is_near(colour, theme.accent)) if is_ring]
    assert runs[0] == (3 if theme.contrast else 2), above
    assert len(runs) == 2  # the ring, and the knob
    assert theme.accent not in {image.pixelColor(image.width() - 1, y).name() for y in range(image.height())}


@pytest.mark.parametrize("kind", FRAMED)
def test_the_frame_of_the_focus_is_wider_in_high_contrast(qtbot: QtBot, theme: Theme, kind: str) -> None:
    control, _window = shown(qtbot, FRAMED[kind])
    control.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(control.hasFocus)
    frame = list(takewhile(lambda colour: colour == theme.accent, colours_from_left(picture(control))))
    assert len(frame) == (3 if theme.contrast else 2)


@pytest.mark.parametrize("kind", ["button", "primary button", "dropdown", "spin box", "line", "check box", "slider"])
def test_what_is_disabled_looks_different(qtbot: QtBot, theme: Theme, kind: str) -> None:
    control, _window = shown(qtbot, CONTROLS[kind])
    if isinstance(control, QLineEdit):
        control.setText("Text")
    before = picture(control)
    control.setEnabled(False)
    assert picture(control) != before


def test_a_disabled_button_has_a_dashed_frame_in_high_contrast(qtbot: QtBot, qapp: QApplication) -> None:
    appearance = Appearance("contrast")
    appearance.apply()
    control, _window = shown(qtbot, CONTROLS["button"])
    control.setEnabled(False)
    image = picture(control)
    upper = {image.pixelColor(x, 0).name() for x in range(20, image.width() - 20)}
    assert appearance.theme.muted in upper
    assert appearance.theme.window in upper
    appearance.choose("light")


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES), indirect=True)
def test_texts_are_readable_on_their_grounds(theme: Theme) -> None:
    role, palette = QPalette.ColorRole, application().palette()
    pairs = [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.PlaceholderText, role.Window),
        (role.PlaceholderText, role.Base),
        (role.PlaceholderText, role.Button),
        (role.Text, role.AlternateBase),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Button),
    ]
    for text, ground in pairs:
        least = 7.0 if theme.contrast else 4.5
        assert contrast(palette.color(text).name(), palette.color(ground).name()) >= least, (text, ground)


def test_nothing_has_a_style_sheet(window: MainWindow, qtbot: QtBot) -> None:
    assert application().styleSheet() == ""
    for shown_window in every_window(window, qtbot):
        sheets = {widget.styleSheet() for widget in (shown_window, *shown_window.findChildren(QWidget))}
        assert sheets == {""}


class StyleChanges(QObject):
    """Counts the events by which Qt has widgets follow another style, which costs as much as making them."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count, and let pass."""
        self.count += event.type() in (QEvent.Type.StyleChange, QEvent.Type.Polish)
        return False


def test_a_theme_makes_no_widgets_and_polishes_none(window: MainWindow) -> None:
    window.menu_actions.by_name["theme-light"].trigger()
    QApplication.processEvents()
    changes, style = StyleChanges(), application().style()
    widgets = set(map(id, QApplication.allWidgets()))
    application().installEventFilter(changes)
    for name in ("dark", "contrast", "light"):
        window.menu_actions.by_name[f"theme-{name}"].trigger()
        QApplication.processEvents()
        assert window.palette().color(QPalette.ColorRole.Window) == QColor(THEMES[name].window)
    application().removeEventFilter(changes)
    assert changes.count == 0
    assert len(QApplication.allWidgets()) == len(widgets)
    assert application().style() is style


def test_another_appearance_keeps_the_style(qapp: QApplication) -> None:
    first = program_style(qapp)
    Appearance("dark").apply()
    Appearance("light").apply()
    assert program_style(qapp) is first


def test_labels_follow_the_theme_in_the_colours_of_their_roles(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    appearance.apply()
    caption, fault = label("A", "caption"), label("B", "fault")
    qtbot.addWidget(caption)
    qtbot.addWidget(fault)
    for text in (caption, fault):
        text.show()
    appearance.choose("dark")
    QApplication.processEvents()
    theme = appearance.theme
    assert [colour_of(caption), colour_of(fault)] == [theme.muted, theme.accent]
    set_role(caption, "fault")
    assert colour_of(caption) == theme.accent
    assert caption.font().pixelSize() == fault.font().pixelSize() == 12
    appearance.choose("light")


def colour_of(text: QWidget) -> str:
    return text.palette().color(text.foregroundRole()).name()


def test_buttons_of_dialogs_have_words_alone_whatever_the_platform_says(qapp: QApplication) -> None:
    class WithPictures(QCommonStyle):
        def styleHint(self, *_: object) -> int:  # type: ignore[override]
            return 1

    style = ProgramStyle(qapp.palette())
    style.setBaseStyle(WithPictures())
    assert style.styleHint(QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons) == 0


def test_the_list_of_a_dropdown_opens_below_it(qtbot: QtBot, theme: Theme) -> None:
    control, _window = shown(qtbot, CONTROLS["dropdown"])
    assert isinstance(control, Dropdown)
    control.showPopup()
    popup = control.view().window()
    qtbot.waitUntil(popup.isVisible)
    assert popup.y() > control.mapToGlobal(QPoint(0, control.height() // 2)).y()
    control.hidePopup()


def test_no_line_of_a_dropdown_is_shortened_in_its_list(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    combo = knight_page(window).findChild(Dropdown, "knightBoardCombo")
    assert combo is not None
    combo.showPopup()
    view = combo.view()
    qtbot.waitUntil(view.isVisible)
    option, delegate = QStyleOptionViewItem(), view.itemDelegate()
    assert isinstance(delegate, QStyledItemDelegate)
    view.initViewItemOption(option)
    for row in range(combo.count()):
        index = combo.model().index(row, 0)
        shown_text = QStyleOptionViewItem(option)
        delegate.initStyleOption(shown_text, index)
        shown_text.rect = view.visualRect(index)
        area = combo.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown_text, view)
        room = area.width() - 2 * (beside_item(view) + 1)
        assert room >= view.fontMetrics().horizontalAdvance(combo.itemText(row)), combo.itemText(row)
    combo.hidePopup()


def test_what_is_checked_has_a_line_at_its_foot_and_not_the_frame_of_the_focus(qtbot: QtBot, theme: Theme) -> None:
    control, _window = shown(qtbot, lambda: button("Press", "press"))
    assert isinstance(control, QPushButton)
    control.setCheckable(True)
    control.setChecked(True)
    image = picture(control)
    assert theme.accent not in colours_from_left(image)
    assert theme.accent in {
        image.pixelColor(image.width() // 2, y).name() for y in range(image.height() - 8, image.height())
    }
