"""The paper's 20 layouts, copied from it by hand, with proved optima.

Several independent programs agree on the optima in moves and cells; those in straight steps are `plain_search`'s. The
first row's boards and seconds run together as 385971 in the text at hand: 3859 in 71 s keeps the pace of the other
rows, and 38597 would be more than the 25,955 positions that there are.
"""

from __future__ import annotations

from typing import NamedTuple


class Fact(NamedTuple):
    """One layout: its names, its form, the proved optima, and what the paper printed (None: nothing)."""

    hant: str
    hans: str
    pinyin: str
    en: str
    layout: str
    moves: int
    cells: int
    straight: int
    printed_moves: int
    printed_cells: int | None
    boards: int
    seconds: int
    program_604: int | None
    earlier: int | None


# fmt: off
FACTS = (
    Fact("左右佈兵", "左右布兵", "Zuo You Bu Bing", "Soldiers Left and Right",
         "SAAS/SAAS/VHHV/VVVV/.VV.", 34, 49, 40, 34, 49, 3859, 71, 49, 34),
    Fact("層層設防", "层层设防", "Ceng Ceng She Fang", "Layer upon Layer",
         "VAAV/VAAV/SHHS/SHHS/.HH.", 102, 138, 111, 103, 138, 30375, 1474, 140, 102),
    Fact("橫刀立馬", "横刀立马", "Heng Dao Li Ma", "Blade Drawn, Horse Reined",
         "VAAV/VAAV/VHHV/VSSV/S..S", 81, 116, 90, 81, 116, 23853, 1835, 118, 81),
    Fact("兵將聯防", "兵将联防", "Bing Jiang Lian Fang", "Soldiers and Generals Together",
         "SAAS/VAAV/VHHV/SHHS/.HH.", 120, 158, 130, 121, 158, 36557, 1127, 158, None),
    Fact("將守角樓", "将守角楼", "Jiang Shou Jiao Lou", "Generals in the Corner Towers",
         "VAAV/VAAV/SHHS/VSSV/V..V", 70, 100, 79, 70, 100, 23111, 1660, 102, None),
    Fact("四路進兵", "四路进兵", "Si Lu Jin Bing", "Advance on Four Roads",
         "AASV/AASV/SS../HHHH/HHHH", 64, 93, 73, 65, None, 13753, 1005, None, 67),
    Fact("屯兵東路", "屯兵东路", "Tun Bing Dong Lu", "Camp on the East Road",
         "AAVV/AAVV/HHSS/VVSS/VV..", 71, 102, 80, 74, 102, 20935, 1245, 104, None),
    Fact("比翼橫空", "比翼横空", "Bi Yi Heng Kong", "Wing to Wing",
         "HHAA/HHAA/HHHH/S.SV/S.SV", 28, 39, 34, 28, 39, 5779, 307, 46, None),
    Fact("插翅難飛", "插翅难飞", "Cha Chi Nan Fei", "No Escape Even with Wings",
         "VAAS/VAAS/HHSS/VHHV/V..V", 62, 77, 68, 63, 77, 42290, 3023, 77, 62),
    Fact("夾道藏兵", "夹道藏兵", "Jia Dao Cang Bing", "Soldiers Hidden by the Road",
         "AASV/AASV/HHHH/HHHH/S..S", 75, 107, 84, 76, 107, 13753, 858, 110, None),
    Fact("重重包圍", "重重包围", "Chong Chong Bao Wei", "Ring upon Ring",
         "VAAS/VAAS/VHHV/VHHV/S..S", 73, 92, 81, 74, 92, 42271, 2738, 94, None),
    Fact("水洩不通", "水泄不通", "Shui Xie Bu Tong", "Watertight",
         "SAAV/SAAV/HHHH/HHHH/S..S", 79, 114, 88, 80, 114, 13600, 813, 115, 80),
    Fact("雲遮霧障", "云遮雾障", "Yun Zhe Wu Zhang", "Cloud and Fog",
         "VAAV/VAAV/VHHS/VHHS/S..S", 81, 104, 89, 81, 104, 42165, 3080, 105, None),
    Fact("將擋後路", "将挡后路", "Jiang Dang Hou Lu", "Generals Block the Retreat",
         "HHAA/HHAA/HHHH/HHSS/SS..", 21, 30, 23, 21, 30, 2761, 137, 30, None),
    Fact("守口如瓶", "守口如瓶", "Shou Kou Ru Ping", "Sealed Lips",
         "SAAS/VAAV/VV.V/SV.S/HHHH", 99, 131, 111, 100, 131, 43669, 2483, 132, None),
    Fact("前呼後擁", "前呼后拥", "Qian Hu Hou Yong", "Retinue Before and Behind",
         "SSAA/HHAA/HHHH/HHHH/..SS", 22, 31, 23, 22, 31, 6234, 173, 41, None),
    Fact("三軍聯防", "三军联防", "San Jun Lian Fang", "Three Armies Together",
         "AAVV/AAVV/HHHH/SHHS/S..S", 65, 89, 70, 69, 89, 16227, 1046, 96, 74),
    Fact("調兵遣將", "调兵遣将", "Diao Bing Qian Jiang", "Deploying the Troops",
         "AASS/AASS/HHHH/HHHH/..HH", 51, 72, 54, 52, 72, 5078, 240, 74, None),
    Fact("四將聯防", "四将联防", "Si Jiang Lian Fang", "Four Generals Together",
         "AAHH/AAHH/VVHH/VVSS/S..S", 39, 55, 46, 40, 55, 5476, 126, 59, None),
    Fact("巧過五關", "巧过五关", "Qiao Guo Wu Guan", "Slipping Past Five Gates",
         "SAAS/SAAS/HHHH/HHHH/HH..", 33, 45, 36, 33, 45, 6052, 189, 46, None),
)
# fmt: on
