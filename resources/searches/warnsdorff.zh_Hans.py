"""Warnsdorff 法则

总是走到出路最少的方格。走过的步不会退回，所以这条法则可能失败。
"""


def search(problem):
    starts = [problem.start] if problem.start else problem.squares
    for start in starts:
        path = [start]
        free = unvisited(start, path, problem)
        while free:
            # 如果把 min 改成 max，会怎么样？
            path.append(min(free, key=lambda square: len(unvisited(square, path, problem))))
            yield path  # yield 的路径会画在棋盘上
            free = unvisited(path[-1], path, problem)
        if len(path) == len(problem.squares) and ends_well(path, problem):
            return path
    return None  # 从每个起点出发，法则都失败了


def unvisited(square, path, problem):
    return [other for other in problem.successors(square) if other not in path]


def ends_well(path, problem):
    if problem.closed:
        return path[0] in problem.successors(path[-1])
    return problem.end is None or path[-1] == problem.end
