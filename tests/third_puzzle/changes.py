"""What a third puzzle changes outside its own files, and the translations of its texts."""

from __future__ import annotations

from pathlib import Path

from tests.recipes.tree import Change, Samples

OF_TWO, OF_THREE = '    "klotski | knight",\n', '    "fifteen | klotski | knight",\n'
"""Where the puzzles stand among the layers of `solvers` and of `app`."""

CHANGES = (
    Change("solvers/puzzles.py", 'NAMES = ("klotski", "knight")', 'NAMES = ("klotski", "knight", "fifteen")'),
    *(
        Change("pyproject.toml", OF_TWO + below, OF_THREE + below)
        for below in ('    "comparison | console | own_search",\n', '    "export | puzzle",\n')
    ),
)
"""All lines outside the puzzle's own files."""

TEXTS = {
    "en": {
        "{steps}, proven shortest; {number} positions in {time}": (
            "{steps}, proven shortest; {number} position in {time}",
            "{steps}, proven shortest; {number} positions in {time}",
        ),
    },
    "zh_Hans": {
        "8-puzzle": "八数码",
        "Waiting": "待展开",
        "&8-puzzle": "八数码(&8)",
        "Games of the 8-puzzle": "八数码的游戏",
        "Solutions of the 8-puzzle": "八数码的解法",
        "8-puzzles solved by hand": "手动解开的八数码",
        "Solve the 8-puzzle": "求解八数码",
        "The tiles of the 8-puzzle": "八数码的方块",
        "On the tiles of the 8-puzzle": "在八数码的方块上",
        "Slide a tile into the empty cell": "把一个方块滑入空格",
        "Row {row}, column {column}: tile {tile}": "第 {row} 行第 {column} 列：方块 {tile}",
        "Row {row}, column {column}: empty": "第 {row} 行第 {column} 列：空格",
        "Another position": "另一个局面",
        "Every tile is in its place": "所有方块都已就位",
        "Slide the tiles into their order, or press Solve to see a shortest solution.": (
            "请把方块滑成顺序，或按“求解”观看一个最短解。"
        ),
        "{steps}, saved earlier or opened": "{steps}，来自存档或文件",
        "{steps} · {time}": "{steps} · {time}",
        "{steps}, proven shortest; {number} positions in {time}": "{steps}，已证明最短；{number} 个局面，用时 {time}",
        "Three rows, with a dot for the empty cell, such as {example}": "三行，空格写成点，例如 {example}",
        "Position": "局面",
        "Positions": "局面",
        "Rows": "逐行",
        "Steps taken": "已走",
        "The steps of a solution are listed here": "解法的每一步将列在这里",
        "Shuffle": "打乱",
        "Steps from the start": "离起点的步数",
        "Positions visited so far": "至今访问过的局面",
        "Positions to be taken up": "有待展开的局面",
        "A position at random that has a solution": "随机一个有解的局面",
        "Show a best next step; press again to play it": "显示最佳的下一步；再按一次就走这一步",
        "Positions such as {example}; separate several with spaces": "局面，例如 {example}；多个之间用空格隔开",
        "Slide tiles into their order": "把方块滑成顺序",
        "Slide the tiles until they stand in their order, with the empty cell at the end: click a tile beside it, or "
        "press an arrow key. {hint} shows a best next step. From half of all positions there is no way, and the "
        "program says why; from the others, no way is longer than 31 steps.": (
            "滑动方块，直到它们依次排好，空格在最后：单击空格旁的方块，或按方向键。{hint} 键显示最佳的下一步。"
            "有一半局面无解，程序会说明原因；其余局面都不超过 31 步。"
        ),
        "the rows of the 8-puzzle, such as 123/456/78.": "八数码的各行，例如 123/456/78.",
        "“{text}” is not a position; write its three rows, with a dot for the empty cell, such as 123/456/78.": (
            "“{text}”不是局面；请写出三行，空格写成点，例如 123/456/78."
        ),
        "step {step}: the tile {tile} is not beside the empty cell": "第 {step} 步：方块 {tile} 不在空格旁",
        "{inversions} {inversions:pair of tiles stands|pairs of tiles stand} in the wrong order; a slide changes this "
        "number by 0 or 2, so that an odd one never becomes 0": (
            "有 {inversions} 对方块的先后次序不对；每滑一步，这个数不变或增减 2，所以奇数不会变成 0"
        ),
    },
    "zh_Hant": {
        "8-puzzle": "八數碼",
        "Waiting": "待展開",
        "&8-puzzle": "八數碼(&8)",
        "Games of the 8-puzzle": "八數碼的遊戲",
        "Solutions of the 8-puzzle": "八數碼的解法",
        "8-puzzles solved by hand": "手動解開的八數碼",
        "Solve the 8-puzzle": "求解八數碼",
        "The tiles of the 8-puzzle": "八數碼的方塊",
        "On the tiles of the 8-puzzle": "在八數碼的方塊上",
        "Slide a tile into the empty cell": "把一個方塊滑入空格",
        "Row {row}, column {column}: tile {tile}": "第 {row} 列第 {column} 行：方塊 {tile}",
        "Row {row}, column {column}: empty": "第 {row} 列第 {column} 行：空格",
        "Another position": "另一個局面",
        "Every tile is in its place": "所有方塊都已就位",
        "Slide the tiles into their order, or press Solve to see a shortest solution.": (
            "請把方塊滑成順序，或按「求解」觀看一個最短解。"
        ),
        "{steps}, saved earlier or opened": "{steps}，來自存檔或檔案",
        "{steps} · {time}": "{steps} · {time}",
        "{steps}, proven shortest; {number} positions in {time}": "{steps}，已證明最短；{number} 個局面，耗時 {time}",
        "Three rows, with a dot for the empty cell, such as {example}": "三列，空格寫成點，例如 {example}",
        "Position": "局面",
        "Positions": "局面",
        "Rows": "逐列",
        "Steps taken": "已走",
        "The steps of a solution are listed here": "解法的每一步會列在這裡",
        "Shuffle": "打亂",
        "Steps from the start": "離起點的步數",
        "Positions visited so far": "至今走訪過的局面",
        "Positions to be taken up": "有待展開的局面",
        "A position at random that has a solution": "隨機一個有解的局面",
        "Show a best next step; press again to play it": "顯示最佳的下一步；再按一次就走這一步",
        "Positions such as {example}; separate several with spaces": "局面，例如 {example}；多個之間用空格隔開",
        "Slide tiles into their order": "把方塊滑成順序",
        "Slide the tiles until they stand in their order, with the empty cell at the end: click a tile beside it, or "
        "press an arrow key. {hint} shows a best next step. From half of all positions there is no way, and the "
        "program says why; from the others, no way is longer than 31 steps.": (
            "滑動方塊，直到它們依次排好，空格在最後：點按空格旁的方塊，或按方向鍵。{hint} 鍵顯示最佳的下一步。"
            "有一半局面無解，程式會說明原因；其餘局面都不超過 31 步。"
        ),
        "the rows of the 8-puzzle, such as 123/456/78.": "八數碼的各列，例如 123/456/78.",
        "“{text}” is not a position; write its three rows, with a dot for the empty cell, such as 123/456/78.": (
            "「{text}」不是局面；請寫出三列，空格寫成點，例如 123/456/78."
        ),
        "step {step}: the tile {tile} is not beside the empty cell": "第 {step} 步：方塊 {tile} 不在空格旁",
        "{inversions} {inversions:pair of tiles stands|pairs of tiles stand} in the wrong order; a slide changes this "
        "number by 0 or 2, so that an odd one never becomes 0": (
            "有 {inversions} 對方塊的先後次序不對；每滑一步，這個數不變或增減 2，所以奇數不會變成 0"
        ),
    },
}
"""The texts by language, with their translations."""

THIRD_PUZZLE = Samples(Path(__file__).with_name("samples"), CHANGES, TEXTS)
