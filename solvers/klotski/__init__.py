"""Klotski, the Huarong Pass: layouts, steps, codes, and the searches that solve them."""
