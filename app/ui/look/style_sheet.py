"""The style sheet of every theme; `$names` are the colours of a `Theme`, `$icons` the folder of the icons."""

STYLE_SHEET = """
QMainWindow, QDialog { background: $window; }
QToolTip { background: $panel; color: $text; border: 1px solid $border; padding: 4px 6px; }

QMenuBar { background: $window; color: $text; padding: 2px 6px; }
QMenuBar::item { padding: 5px 10px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $panel; color: $text; border: 1px solid $border; padding: 5px; }
QMenu::item { padding: 6px 28px 6px 22px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QMenu::indicator { left: 6px; }

QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $muted; padding: 7px 16px; margin: 0 2px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; font-weight: 600; }
QTabBar::tab:focus { background: $hover; border-radius: 4px; }

QFrame#sidePanel, QFrame#transportPanel { background: $panel; border: 1px solid $border; border-radius: 10px; }
QFrame[role="faultBar"] { background: $panel; border: none; border-bottom: 2px solid $accent; }
QFrame[role="firstHint"] { background: $panel; border: 1px solid $border; border-left: 4px solid $accent;
    border-top-right-radius: 8px; border-bottom-right-radius: 8px; }
QLabel { color: $text; background: transparent; }
QLabel[role="heading"] { font-weight: 600; font-size: 14px; }
QLabel[role="title"] { font-weight: 600; font-size: 20px; }
QLabel[role="text"] { font-size: 14px; }
QLabel[role="caption"] { color: $muted; font-size: 12px; }
QLabel[role="fault"] { color: $accent; font-size: 12px; }
QLabel[role="notice"] { background: $text; color: $window; border-radius: 9px; padding: 8px 16px; }
QLabel[role="result"] { font-size: 14px; font-weight: 600; }
QLabel[role="figure"] { font-size: 13px; }

QPushButton { background: $field; color: $text; border: 1px solid $border; border-radius: 7px; padding: 6px 14px;
    min-height: 20px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $border; }
QPushButton:focus { border: 1px solid $accent; }
QPushButton:checked { background: $hover; border: 2px solid $accent; padding: 5px 3px; }
QPushButton:disabled { color: $muted; background: $panel; border-color: $border; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QPushButton[role="primary"]:hover { border: 1px solid $text; }
QPushButton[role="primary"]:disabled { background: $hover; color: $muted; border-color: $border; }

QPushButton[role="narrow"] { padding: 6px 4px; }

QToolButton { background: transparent; color: $text; border: 1px solid transparent; border-radius: 7px; padding: 5px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $border; }
QToolButton:focus { border: 1px solid $accent; }
QToolButton[role="primary"] { background: $accent; border-radius: 17px; }
QToolButton[role="primary"]:hover { border: 1px solid $text; }
QToolButton:disabled { background: transparent; }

QComboBox { combobox-popup: 0; }
QComboBox, QSpinBox, QLineEdit { background: $field; color: $text; border: 1px solid $border; border-radius: 7px;
    padding: 5px 8px; min-height: 20px; selection-background-color: $accent; selection-color: $on_accent; }
QComboBox:focus, QSpinBox:focus, QLineEdit:focus { border: 1px solid $accent; }
QComboBox:disabled, QSpinBox:disabled { color: $muted; background: $panel; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url($icons/down-$name.svg); width: 12px; height: 12px; }
QSpinBox { padding: 5px 2px; qproperty-alignment: AlignCenter; }
QSpinBox QLineEdit { border: none; background: transparent; padding: 0 0 0 6px; min-height: 0; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 20px; background: transparent;
    subcontrol-origin: border; }
QSpinBox::up-button { subcontrol-position: top right; margin-top: 3px; }
QSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 3px; }
QSpinBox::up-arrow { image: url($icons/up-$name.svg); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url($icons/down-$name.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus { background: $field; color: $text; outline: none;
    border: 1px solid $border; border-radius: 0;
    selection-background-color: $accent; selection-color: $on_accent; }

QCheckBox { color: $text; spacing: 7px; }
QCheckBox::indicator, QListView::indicator { width: 16px; height: 16px; border: 1px solid $muted; border-radius: 4px;
    background: $field; }
QCheckBox::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: $accent; border-color: $accent;
    image: url($icons/check-$name.svg); }
QCheckBox:focus { color: $accent; }
QCheckBox:disabled { color: $muted; }

QPlainTextEdit { background: $field; color: $text; border: 1px solid $border; border-radius: 7px; padding: 3px 5px; }
QPlainTextEdit:focus { border: 1px solid $accent; }
QListView { background: $field; color: $text; border: 1px solid $border; border-radius: 7px; outline: none; }
QListView::item { padding: 3px 8px; }
QListView::item:selected { background: $accent; color: $on_accent; }
QListView:focus { border: 1px solid $accent; }

QListWidget::item { padding: 4px 6px; }
QListWidget::item:selected { background: $hover; color: $text; }

QProgressBar { background: $border; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QListView#layoutList { background: $panel; border: none; border-radius: 0; }

QTreeView { background: $field; color: $text; border: 1px solid $border; border-radius: 7px; outline: none;
    selection-background-color: $accent; selection-color: $on_accent; }
QTreeView::item { padding: 3px 8px; border: none; }
QTreeView::item:selected { background: $accent; color: $on_accent; }
QTreeView::branch { background: transparent; }
QListView#guideTitles { padding: 5px; }
QListView#guideTitles::item { padding: 8px 10px; border-radius: 4px; }

QTableView { background: $field; color: $text; border: 1px solid $border; border-radius: 7px; outline: none;
    selection-background-color: $accent; selection-color: $on_accent; }
QTableView::item { padding: 0 7px; border: none; border-bottom: 1px solid $hover; }
QTableView::item:selected { background: $accent; color: $on_accent; }
QTableView#catalogueTable { selection-background-color: $hover; selection-color: $text; }
QTableView#catalogueTable::item:selected { background: $hover; color: $text; }
QTableView:focus { border: 1px solid $accent; }
QAbstractScrollArea::corner { background: transparent; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: $panel; color: $muted; border: none; border-bottom: 1px solid $border;
    padding: 6px 10px; font-size: 12px; }
QHeaderView::section:hover { color: $text; }
QHeaderView::up-arrow { image: url($icons/up-$name.svg); width: 10px; height: 10px; }
QHeaderView::down-arrow { image: url($icons/down-$name.svg); width: 10px; height: 10px; }

QSlider { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; background: $border; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { background: $field; border: 2px solid $accent; width: 12px; height: 12px;
    margin: -6px 0; border-radius: 8px; }
QSlider::handle:horizontal:focus { background: $accent; }
QSlider::handle:horizontal:disabled { border-color: $border; background: $panel; }
QSlider::sub-page:horizontal:disabled { background: $border; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QProgressBar { background: $border; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: $border; border-radius: 3px; min-height: 28px; }
QScrollBar::handle:vertical:hover { background: $muted; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle:horizontal { background: $border; border-radius: 3px; min-width: 28px; }
QScrollBar::handle:horizontal:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QStatusBar { background: $window; color: $muted; }

QPushButton:focus, QToolButton:focus { border: 2px solid $accent; }
QPushButton:focus { padding: 5px 13px; }
QPushButton[role="narrow"]:focus { padding: 5px 3px; }
QToolButton:focus { padding: 4px; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus { border: 2px solid $text; }
QComboBox:focus, QLineEdit:focus { border: 2px solid $accent; padding: 4px 7px; }
QSpinBox:focus { border: 2px solid $accent; padding: 4px 23px 4px 8px; }
QCheckBox:focus { color: $text; text-decoration: underline; }
QCheckBox::indicator:focus { border: 2px solid $accent; }
QListView:focus, QTableView:focus, QTreeView:focus, QPlainTextEdit:focus { border: 2px solid $accent; }
QTabBar::tab:focus { border: 2px solid $accent; padding: 5px 14px 7px 14px; }
QSlider:focus { border: 2px solid $accent; border-radius: 7px; }
"""

CONTRAST_SHEET = """
QMenu::item:selected, QMenuBar::item:selected { background: $accent; color: $on_accent; }
QMenuBar::item { border: 1px solid transparent; }
QMenuBar::item:selected { border: 1px solid $text; }
QTabBar::tab { color: $text; }
QTabBar::tab:selected { border-bottom: 4px solid $accent; }
QPushButton:disabled { color: $muted; border: 1px dashed $muted; }
QComboBox:disabled, QSpinBox:disabled, QLineEdit:disabled { border: 1px dashed $muted; }
QCheckBox::indicator { border: 2px solid $border; border-radius: 0; }
QPushButton:focus, QToolButton:focus { border: 3px solid $accent; padding: 4px 12px; }
QPushButton[role="narrow"]:focus { padding: 4px 2px; }
QToolButton:focus { padding: 3px; }
QPushButton:hover, QToolButton:hover, QComboBox:hover, QSpinBox:hover, QLineEdit:hover { border-color: $accent; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus { border: 3px double $on_accent; }
QComboBox:focus, QLineEdit:focus { border: 3px solid $accent; padding: 3px 6px; }
QSpinBox:focus { border: 3px solid $accent; padding: 3px 22px 3px 7px; }
QCheckBox::indicator:focus { border: 3px solid $accent; }
QListView:focus, QTableView:focus, QTreeView:focus, QPlainTextEdit:focus { border: 3px solid $accent; }
QScrollBar::handle:vertical, QScrollBar::handle:horizontal { background: $text; }
QFrame#sidePanel, QFrame#transportPanel { border: 2px solid $border; }
"""
