"""What every window of the program uses.

`look` is the theme, fonts and icons; `words` the language, numbers and messages; `painting` wood, text and SVG;
`widgets` the controls that Qt lacks; `settings.py` what the person chose; `files.py` how files are written.
"""
