def search(problem):
    """Beam search, the 300 best of each level"""
    beam = [(problem.start,)]
    seen = {problem.start}
    while beam:
        longer = []
        for path in beam:
            if problem.is_goal(path[-1]):
                return path
            for successor in problem.successors(path[-1]):
                if successor not in seen:
                    seen.add(successor)
                    longer.append((*path, successor))
        longer.sort(key=lambda path: problem.estimate(path[-1]))
        beam = longer[:300]
