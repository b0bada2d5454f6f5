"""回溯法

走到任一个还没访问的方格；无路可走时退回一步，在那里改试另一个。
"""


def search(problem):
    starts = [problem.start] if problem.start else problem.squares
    for start in starts:
        path = [start]
        if complete(path, problem):
            return path
    return None  # 从每个起点出发的每条路径都试过了


def complete(path, problem):
    if len(path) == len(problem.squares):
        return ends_well(path, problem)
    # 5 × 5 和 6 × 6 的棋盘一下子就好。换成 8 × 8 会怎么样？为什么？
    for square in problem.successors(path[-1]):
        if square not in path:
            path.append(square)
            if complete(path, problem):
                return True
            path.pop()  # 这样开头的路线不存在
    return False


def ends_well(path, problem):
    if problem.closed:
        return path[0] in problem.successors(path[-1])
    return problem.end is None or path[-1] == problem.end
