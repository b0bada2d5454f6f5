"""Painting that several boards and pictures share: text, wood and lacquer, and a painter that writes SVG."""
