"""What happens before and around the window.

The command line, missing system libraries, the file of the settings, the Qt application, garbage collection, and what
the person sees of a failure that nothing else caught. Modules that run before Qt is known to be there import no Qt.
Read `application.py` first.
"""
