"""The longest gap of the event loop in each thing that a person does in the window.

`command.py` is the command, which runs each area of `areas.py` in a process of its own. `recorder.py` measures,
`program.py` finds the controls and uses them, `action.py` says what an action is; the other modules have one area each.
"""
