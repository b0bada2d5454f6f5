"""The window: shows what the solvers find, and listens to the person."""
