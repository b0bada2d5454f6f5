"""What the chapters teach, computed: whether a layout shows an idea is read off all its shortest solutions at once.

The definitions are those of `solvers.klotski.catalogue.chapters.Idea`; begin with `ideas`.
"""
