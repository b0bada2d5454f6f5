"""Searches of a person's own: the files, the editor, what is asked."""
