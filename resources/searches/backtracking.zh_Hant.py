"""回溯法

走到任一個還沒走訪的方格；無路可走時退回一步，在那裡改試另一個。
"""


def search(problem):
    starts = [problem.start] if problem.start else problem.squares
    for start in starts:
        path = [start]
        if complete(path, problem):
            return path
    return None  # 從每個起點出發的每條路徑都試過了


def complete(path, problem):
    if len(path) == len(problem.squares):
        return ends_well(path, problem)
    # 5 × 5 和 6 × 6 的棋盤一下子就好。換成 8 × 8 會怎麼樣？為什麼？
    for square in problem.successors(path[-1]):
        if square not in path:
            path.append(square)
            if complete(path, problem):
                return True
            path.pop()  # 這樣開頭的路線不存在
    return False


def ends_well(path, problem):
    if problem.closed:
        return path[0] in problem.successors(path[-1])
    return problem.end is None or path[-1] == problem.end
