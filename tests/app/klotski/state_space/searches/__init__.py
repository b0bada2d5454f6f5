"""The map: its camera, its widget, and what it is tied to."""
