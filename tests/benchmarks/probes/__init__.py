"""Probes: what `against` measures in two checkouts. `catalogue.py` lists them.

Most are modules whose `main` runs in a process with the code of either checkout, and prints a JSON object of figures,
each with its unit in its name. They use what a person sees, public functions and object names, so that they measure
older versions too. A figure that a checkout lacks is left out.
"""
