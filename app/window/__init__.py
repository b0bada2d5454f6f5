"""The main window and what belongs to no single page.

Menus and their actions, opening documents and dropping them, the list of shortcuts, the windows of the help menu, and
the About box. Read `main_window.py` first, then `page_views.py`.
"""
