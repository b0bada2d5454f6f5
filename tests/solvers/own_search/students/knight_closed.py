"""Closed tours by luck: Warnsdorff with random ties, again and again"""

import random


def search(problem):
    while True:
        here = problem.start or random.choice(problem.squares)
        tour = {here: 1}
        while True:
            free = [s for s in problem.successors(here) if s not in tour]
            if not free:
                break
            here = min(free, key=lambda s: (sum(t not in tour for t in problem.successors(s)), random.random()))
            tour[here] = len(tour) + 1
        if len(tour) == len(problem.squares):
            first = next(iter(tour))
            if not problem.closed or here in problem.successors(first):
                return tour.keys()
