"""Warnsdorff 法則

總是走到出路最少的方格。走過的步不會退回，所以這條法則可能失敗。
"""


def search(problem):
    starts = [problem.start] if problem.start else problem.squares
    for start in starts:
        path = [start]
        free = unvisited(start, path, problem)
        while free:
            # 如果把 min 改成 max，會怎麼樣？
            path.append(min(free, key=lambda square: len(unvisited(square, path, problem))))
            yield path  # yield 的路徑會畫在棋盤上
            free = unvisited(path[-1], path, problem)
        if len(path) == len(problem.squares) and ends_well(path, problem):
            return path
    return None  # 從每個起點出發，法則都失敗了


def unvisited(square, path, problem):
    return [other for other in problem.successors(square) if other not in path]


def ends_well(path, problem):
    if problem.closed:
        return path[0] in problem.successors(path[-1])
    return problem.end is None or path[-1] == problem.end
