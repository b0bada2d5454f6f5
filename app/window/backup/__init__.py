"""File > Back up and Restore: the dialogs, and what the window does before and after.

Read `backups.py` first; `work.py` is what runs off the GUI thread.
"""
