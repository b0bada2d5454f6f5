<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActivityCalendar</name>
    <message numerus="yes">
        <source>{day}: {number} games</source>
        <translation>
            <numerusform>{day}: {number} game</numerusform>
            <numerusform>{day}: {number} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on {number} days of the last year</source>
        <translation>
            <numerusform>Played on {number} day of the last year</numerusform>
            <numerusform>Played on {number} days of the last year</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Atlas</name>
    <message numerus="yes">
        <source>{number} layouts, {solvable} of them solvable; {alike} with mirror images as one, as they are listed here.</source>
        <translation>
            <numerusform>{number} layout, {solvable} of them solvable; {alike} with mirror images as one, as they are listed here.</numerusform>
            <numerusform>{number} layouts, {solvable} of them solvable; {alike} with mirror images as one, as they are listed here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} components, parts that no step leads out of.</source>
        <translation>
            <numerusform>{number} component, a part that no step leads out of.</numerusform>
            <numerusform>{number} components, parts that no step leads out of.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts of exactly {steps}</source>
        <translation>
            <numerusform>{number} layout of exactly {steps}</numerusform>
            <numerusform>{number} layouts of exactly {steps}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions can be reached.</source>
        <translation>
            <numerusform>{number} position can be reached.</numerusform>
            <numerusform>{number} positions can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts of these pieces are harder, {equal} others as hard: place {place} of {all}.</source>
        <translation>
            <numerusform>{number} layout of these pieces is harder, {equal} others as hard: place {place} of {all}.</numerusform>
            <numerusform>{number} layouts of these pieces are harder, {equal} others as hard: place {place} of {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sets of pieces.</source>
        <translation>
            <numerusform>{number} set of pieces.</numerusform>
            <numerusform>{number} sets of pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts are furthest from {name}: {steps} away</source>
        <translation>
            <numerusform>{number} layout is furthest from {name}: {steps} away</numerusform>
            <numerusform>{number} layouts are furthest from {name}: {steps} away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pairs, {steps} apart</source>
        <translation>
            <numerusform>{number} pair, {steps} apart</numerusform>
            <numerusform>{number} pairs, {steps} apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts without a solution</source>
        <translation>
            <numerusform>{number} layout without a solution</numerusform>
            <numerusform>{number} layouts without a solution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} layouts, the hardest first</source>
        <translation>
            <numerusform>{number} layout, the hardest first</numerusform>
            <numerusform>{number} layouts, the hardest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One step leads to {number} layouts: the hardest takes {most}, the easiest {least}.</source>
        <translation>
            <numerusform>One step leads to {number} layout: the hardest takes {most}, the easiest {least}.</numerusform>
            <numerusform>One step leads to {number} layouts: the hardest takes {most}, the easiest {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cao Cao can reach {number} cells</source>
        <translation>
            <numerusform>Cao Cao can reach {number} cell</numerusform>
            <numerusform>Cao Cao can reach {number} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cao Cao can reach {number} cells.</source>
        <translation>
            <numerusform>Cao Cao can reach {number} cell.</numerusform>
            <numerusform>Cao Cao can reach {number} cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message numerus="yes">
        <source>And {number} deleted records, which can be restored in the history.</source>
        <translation>
            <numerusform>And {number} deleted record, which can be restored in the history.</numerusform>
            <numerusform>And {number} deleted records, which can be restored in the history.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message numerus="yes">
        <source>{number} narrow passes, at steps {steps} of a shortest solution</source>
        <translation>
            <numerusform>{number} narrow pass, at step {steps} of a shortest solution</numerusform>
            <numerusform>{number} narrow passes, at steps {steps} of a shortest solution</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionDialog</name>
    <message numerus="yes">
        <source>At most {number} layouts and as many boards or lessons fit in.</source>
        <translation>
            <numerusform>At most {number} layout and as many boards or lessons fit in.</numerusform>
            <numerusform>At most {number} layouts and as many boards or lessons fit in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} items checked</source>
        <translation>
            <numerusform>{number} item checked</numerusform>
            <numerusform>{number} items checked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Collections</name>
    <message numerus="yes">
        <source>{number} layouts</source>
        <translation>
            <numerusform>{number} layout</numerusform>
            <numerusform>{number} layouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} boards</source>
        <translation>
            <numerusform>{number} board</numerusform>
            <numerusform>{number} boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lessons</source>
        <translation>
            <numerusform>{number} lesson</numerusform>
            <numerusform>{number} lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} square</numerusform>
            <numerusform>{number} squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message numerus="yes">
        <source>{number} days in a row</source>
        <translation>
            <numerusform>{number} day in a row</numerusform>
            <numerusform>{number} days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: {number} days</source>
        <translation>
            <numerusform>Longest streak: {number} day</numerusform>
            <numerusform>Longest streak: {number} days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeepFirstPart</name>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} expansion</numerusform>
            <numerusform>{number} expansions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DistanceCurve</name>
    <message numerus="yes">
        <source>{number} detours, {cost}</source>
        <translation>
            <numerusform>{number} detour, {cost}</numerusform>
            <numerusform>{number} detours, {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{number} layouts</source>
        <translation>
            <numerusform>{number} layout</numerusform>
            <numerusform>{number} layouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpansionView</name>
    <message numerus="yes">
        <source>From the start, level {level}: {number} positions.</source>
        <translation>
            <numerusform>From the start, level {level}: {number} position.</numerusform>
            <numerusform>From the start, level {level}: {number} positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Path of {number} steps, at most {limit}.</source>
        <translation>
            <numerusform>Path of {number} step, at most {limit}.</numerusform>
            <numerusform>Path of {number} steps, at most {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level {level}: {number} positions.</source>
        <translation>
            <numerusform>Level {level}: {number} position.</numerusform>
            <numerusform>Level {level}: {number} positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the goal, level {level}: {number} positions.</source>
        <translation>
            <numerusform>From the goal, level {level}: {number} position.</numerusform>
            <numerusform>From the goal, level {level}: {number} positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Path of {number} steps.</source>
        <translation>
            <numerusform>Path of {number} step.</numerusform>
            <numerusform>Path of {number} steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>More than {number} steps are exported as a single PNG image or as text.</source>
        <translation>
            <numerusform>More than {number} step is exported as a single PNG image or as text.</numerusform>
            <numerusform>More than {number} steps are exported as a single PNG image or as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} images, {size} px in all</source>
        <translation>
            <numerusform>{number} image, {size} px</numerusform>
            <numerusform>{number} images, {size} px in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} images, {size} px each</source>
        <translation>
            <numerusform>{number} image, {size} px</numerusform>
            <numerusform>{number} images, {size} px each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} frames, {time}, {size} px</source>
        <translation>
            <numerusform>{number} frame, {time}, {size} px</numerusform>
            <numerusform>{number} frames, {time}, {size} px</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} pages, A4</source>
        <translation>
            <numerusform>{number} page, A4</numerusform>
            <numerusform>{number} pages, A4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished {piece}&apos;s tour: {visited} of {number} squares, {size}</source>
        <translation>
            <numerusform>Unfinished {piece}&apos;s tour: {visited} of {number} square, {size}</numerusform>
            <numerusform>Unfinished {piece}&apos;s tour: {visited} of {number} squares, {size}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Closed {piece}&apos;s tour of {number} squares, {size}, from {start}</source>
        <translation>
            <numerusform>Closed {piece}&apos;s tour of {number} square, {size}, from {start}</numerusform>
            <numerusform>Closed {piece}&apos;s tour of {number} squares, {size}, from {start}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{piece}&apos;s tour of {number} squares, {size}, from {start}</source>
        <translation>
            <numerusform>{piece}&apos;s tour of {number} square, {size}, from {start}</numerusform>
            <numerusform>{piece}&apos;s tour of {number} squares, {size}, from {start}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrontierCurve</name>
    <message numerus="yes">
        <source>peak: {number} positions at level {level}</source>
        <translation>
            <numerusform>peak: {number} position at level {level}</numerusform>
            <numerusform>peak: {number} positions at level {level}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>{number} records deleted</source>
        <translation>
            <numerusform>{number} record deleted</numerusform>
            <numerusform>{number} records deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} records restored</source>
        <translation>
            <numerusform>{number} record restored</numerusform>
            <numerusform>{number} records restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} searches</source>
        <translation>
            <numerusform>{number} search</numerusform>
            <numerusform>{number} searches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} records</source>
        <translation>
            <numerusform>{number} record</numerusform>
            <numerusform>{number} records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and {number} others</source>
        <translation>
            <numerusform>{name} and {number} other</numerusform>
            <numerusform>{name} and {number} others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, {number} squares removed</source>
        <translation>
            <numerusform>{size}, {number} square removed</numerusform>
            <numerusform>{size}, {number} squares removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} square</numerusform>
            <numerusform>{number} squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Klotski</name>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} position</numerusform>
            <numerusform>{number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation>
            <numerusform>{number} move</numerusform>
            <numerusform>{number} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cells</source>
        <translation>
            <numerusform>{number} cell</numerusform>
            <numerusform>{number} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} straight slides</source>
        <translation>
            <numerusform>{number} straight slide</numerusform>
            <numerusform>{number} straight slides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Knight</name>
    <message numerus="yes">
        <source>“{method}” usually takes too long on more than {number} squares; “{default}” chooses a quicker method.</source>
        <translation>
            <numerusform>“{method}” usually takes too long on more than {number} square; “{default}” chooses a quicker method.</numerusform>
            <numerusform>“{method}” usually takes too long on more than {number} squares; “{default}” chooses a quicker method.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search entered {number} squares in {time}</source>
        <translation>
            <numerusform>the search entered {number} square in {time}</numerusform>
            <numerusform>the search entered {number} squares in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tour shown last time, of {number} squares, was too large to be saved: find it again.</source>
        <translation>
            <numerusform>The tour shown last time, of {number} square, was too large to be saved: find it again.</numerusform>
            <numerusform>The tour shown last time, of {number} squares, was too large to be saved: find it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No tour: the search is complete, with {number} squares entered</source>
        <translation>
            <numerusform>No tour: the search is complete, with {number} square entered</numerusform>
            <numerusform>No tour: the search is complete, with {number} squares entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search entered {number} squares and made {rotations} in {time}</source>
        <translation>
            <numerusform>the search entered {number} square and made {rotations} in {time}</numerusform>
            <numerusform>the search entered {number} squares and made {rotations} in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more tours: the search is complete, with {number} squares entered</source>
        <translation>
            <numerusform>No more tours: the search is complete, with {number} square entered</numerusform>
            <numerusform>No more tours: the search is complete, with {number} squares entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} rotations</source>
        <translation>
            <numerusform>{number} rotation</numerusform>
            <numerusform>{number} rotations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnightCount</name>
    <message numerus="yes">
        <source>Passed {passed} of {squares} squares · {number} states</source>
        <translation>
            <numerusform>Passed {passed} of {squares} squares · {number} state</numerusform>
            <numerusform>Passed {passed} of {squares} squares · {number} states</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} open tours</source>
        <translation>
            <numerusform>{number} open tour</numerusform>
            <numerusform>{number} open tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joining the two sides · {number} states</source>
        <translation>
            <numerusform>Joining the two sides · {number} state</numerusform>
            <numerusform>Joining the two sides · {number} states</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} closed tours</source>
        <translation>
            <numerusform>{number} closed tour</numerusform>
            <numerusform>{number} closed tours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnightSteps</name>
    <message numerus="yes">
        <source>At most {number} visits to one square</source>
        <translation>
            <numerusform>At most {number} visit to one square</numerusform>
            <numerusform>At most {number} visits to one square</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tour, shuffled by {number} rotations</source>
        <translation>
            <numerusform>A tour, shuffled by {number} rotation</numerusform>
            <numerusform>A tour, shuffled by {number} rotations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message numerus="yes">
        <source>{number} soldiers</source>
        <translation>
            <numerusform>{number} soldier</numerusform>
            <numerusform>{number} soldiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelsPart</name>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} position</numerusform>
            <numerusform>{number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions, none solved</source>
        <translation>
            <numerusform>{number} position, not solved</numerusform>
            <numerusform>{number} positions, none solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message numerus="yes">
        <source>At most {number} positions, {memory}.</source>
        <translation>
            <numerusform>At most {number} position, {memory}.</numerusform>
            <numerusform>At most {number} positions, {memory}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions so far…</source>
        <translation>
            <numerusform>{number} position so far…</numerusform>
            <numerusform>{number} positions so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {number} positions are drawn; the figures are of all.</source>
        <translation>
            <numerusform>Only {number} position is drawn; the figures are of all.</numerusform>
            <numerusform>Only {number} positions are drawn; the figures are of all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExport</name>
    <message numerus="yes">
        <source>{method}: {visited} of {number} positions</source>
        <translation>
            <numerusform>{method}: {visited} of {number} position</numerusform>
            <numerusform>{method}: {visited} of {number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} position</numerusform>
            <numerusform>{number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} edges</source>
        <translation>
            <numerusform>{number} edge</numerusform>
            <numerusform>{number} edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapExportOptions</name>
    <message numerus="yes">
        <source>{number} seconds</source>
        <translation>
            <numerusform>{number} second</numerusform>
            <numerusform>{number} seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapFigures</name>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} position</numerusform>
            <numerusform>{number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} edges</source>
        <translation>
            <numerusform>{number} edge</numerusform>
            <numerusform>{number} edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} nodes (mirror images as one)</source>
        <translation>
            <numerusform>{number} node (mirror images as one)</numerusform>
            <numerusform>{number} nodes (mirror images as one)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solved positions</source>
        <translation>
            <numerusform>{number} solved position</numerusform>
            <numerusform>{number} solved positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cut vertices</source>
        <translation>
            <numerusform>{number} cut vertex</numerusform>
            <numerusform>{number} cut vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} bridges</source>
        <translation>
            <numerusform>{number} bridge</numerusform>
            <numerusform>{number} bridges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} narrow passes</source>
        <translation>
            <numerusform>{number} narrow pass</numerusform>
            <numerusform>{number} narrow passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapSearches</name>
    <message numerus="yes">
        <source>Running the method: {number} positions so far…</source>
        <translation>
            <numerusform>Running the method: {number} position so far…</numerusform>
            <numerusform>Running the method: {number} positions so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} visited {distinct} of {number} positions, {returns}, in {time}.</source>
        <translation>
            <numerusform>{method} visited {distinct} of {number} position, {returns}, in {time}.</numerusform>
            <numerusform>{method} visited {distinct} of {number} positions, {returns}, in {time}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {number} visits; its best solution takes {length}.</source>
        <translation>
            <numerusform>Stopped after {number} visit; its best solution takes {length}.</numerusform>
            <numerusform>Stopped after {number} visits; its best solution takes {length}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often visited: {number} times</source>
        <translation>
            <numerusform>Most often visited: {number} time</numerusform>
            <numerusform>Most often visited: {number} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {number} visits without a solution.</source>
        <translation>
            <numerusform>Stopped after {number} visit without a solution.</numerusform>
            <numerusform>Stopped after {number} visits without a solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It also visited {number} positions outside the map.</source>
        <translation>
            <numerusform>It also visited {number} position outside the map.</numerusform>
            <numerusform>It also visited {number} positions outside the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {number} returns</source>
        <translation>
            <numerusform>with {number} return</numerusform>
            <numerusform>with {number} returns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} visited {number} positions fewer than {more}.</source>
        <translation>
            <numerusform>{method} visited {number} position fewer than {more}.</numerusform>
            <numerusform>{method} visited {number} positions fewer than {more}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} had {number} returns fewer.</source>
        <translation>
            <numerusform>{method} had {number} return fewer.</numerusform>
            <numerusform>{method} had {number} returns fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message numerus="yes">
        <source>{number} steps from the start</source>
        <translation>
            <numerusform>{number} step from the start</numerusform>
            <numerusform>{number} steps from the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} steps to the exit</source>
        <translation>
            <numerusform>{number} step to the exit</numerusform>
            <numerusform>{number} steps to the exit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MethodsPart</name>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number} point</numerusform>
            <numerusform>{number} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} visits</source>
        <translation>
            <numerusform>{number} visit</numerusform>
            <numerusform>{number} visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>{number} days</source>
        <translation>
            <numerusform>{number} day</numerusform>
            <numerusform>{number} days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} bytes</source>
        <translation>
            <numerusform>{number} byte</numerusform>
            <numerusform>{number} bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaceBar</name>
    <message numerus="yes">
        <source>Search speed: {number} steps per second</source>
        <translation>
            <numerusform>Search speed: {number} step per second</numerusform>
            <numerusform>Search speed: {number} steps per second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPart</name>
    <message numerus="yes">
        <source>{number} neighbours</source>
        <translation>
            <numerusform>{number} neighbour</numerusform>
            <numerusform>{number} neighbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionMap</name>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} position</numerusform>
            <numerusform>{number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} times</source>
        <translation>
            <numerusform>{number} time</numerusform>
            <numerusform>{number} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} steps</source>
        <translation>
            <numerusform>{number} step</numerusform>
            <numerusform>{number} steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} expansion</numerusform>
            <numerusform>{number} expansions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message numerus="yes">
        <source>only over {number} squares</source>
        <translation>
            <numerusform>only over {number} square</numerusform>
            <numerusform>only over {number} squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} parts; a tour gets from one to another {joints}</source>
        <translation>
            <numerusform>{number} part; a tour gets there {joints}</numerusform>
            <numerusform>{number} parts; a tour gets from one to another {joints}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} squares are taken away</source>
        <translation>
            <numerusform>{number} square is taken away</numerusform>
            <numerusform>{number} squares are taken away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step {step}: without {number} squares, just as many parts as a tour can visit</source>
        <translation>
            <numerusform>Step {step}: without {number} square, just as many parts as a tour can visit</numerusform>
            <numerusform>Step {step}: without {number} squares, just as many parts as a tour can visit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So a tour makes none of these {number} moves</source>
        <translation>
            <numerusform>So a tour does not make this {number} move</numerusform>
            <numerusform>So a tour makes none of these {number} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part {part}, {number} squares</source>
        <translation>
            <numerusform>Part {part}, {number} square</numerusform>
            <numerusform>Part {part}, {number} squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} squares have too few moves</source>
        <translation>
            <numerusform>{number} square has too few moves</numerusform>
            <numerusform>{number} squares have too few moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>…every move leads to these {number} squares</source>
        <translation>
            <numerusform>…every move leads to this {number} square</numerusform>
            <numerusform>…every move leads to these {number} squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} dark squares</source>
        <translation>
            <numerusform>{number} dark square</numerusform>
            <numerusform>{number} dark squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dark}, {number} light squares</source>
        <translation>
            <numerusform>{dark}, {number} light square</numerusform>
            <numerusform>{dark}, {number} light squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} parts, and no move leads from one to another</source>
        <translation>
            <numerusform>{number} part, and no move leads out of it</numerusform>
            <numerusform>{number} parts, and no move leads from one to another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From these {number} squares…</source>
        <translation>
            <numerusform>From this {number} square…</numerusform>
            <numerusform>From these {number} squares…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message numerus="yes">
        <source>Left</source>
        <translation>
            <numerusform>←</numerusform>
            <numerusform>←</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right</source>
        <translation>
            <numerusform>→</numerusform>
            <numerusform>→</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up</source>
        <translation>
            <numerusform>↑</numerusform>
            <numerusform>↑</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Down</source>
        <translation>
            <numerusform>↓</numerusform>
            <numerusform>↓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return</source>
        <translation>
            <numerusform>Enter</numerusform>
            <numerusform>Enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter</source>
        <translation>
            <numerusform>Enter</numerusform>
            <numerusform>Enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space</source>
        <translation>
            <numerusform>Space</numerusform>
            <numerusform>Space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Del</source>
        <translation>
            <numerusform>Delete</numerusform>
            <numerusform>Delete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Backspace</source>
        <translation>
            <numerusform>Backspace</numerusform>
            <numerusform>Backspace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Menu</source>
        <translation>
            <numerusform>Menu key</numerusform>
            <numerusform>Menu key</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBoard</name>
    <message numerus="yes">
        <source>{number} onward moves</source>
        <translation>
            <numerusform>{number} onward move</numerusform>
            <numerusform>{number} onward moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchDetails</name>
    <message numerus="yes">
        <source>Lookup in the binary search tree: new after {number} comparisons</source>
        <translation>
            <numerusform>Lookup in the binary search tree: new after {number} comparison</numerusform>
            <numerusform>Lookup in the binary search tree: new after {number} comparisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lookup in the binary search tree: found after {number} comparisons</source>
        <translation>
            <numerusform>Lookup in the binary search tree: found after {number} comparison</numerusform>
            <numerusform>Lookup in the binary search tree: found after {number} comparisons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPart</name>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} square</numerusform>
            <numerusform>{number} squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} position</numerusform>
            <numerusform>{number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform>{number} solution</numerusform>
            <numerusform>{number} solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} expansions</source>
        <translation>
            <numerusform>{number} expansion</numerusform>
            <numerusform>{number} expansions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} attempts</source>
        <translation>
            <numerusform>{number} attempt</numerusform>
            <numerusform>{number} attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchRunner</name>
    <message numerus="yes">
        <source>{number} characters left out</source>
        <translation>
            <numerusform>{number} character left out</numerusform>
            <numerusform>{number} characters left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shape</name>
    <message numerus="yes">
        <source>{number} squares: {dark} dark, {light} light</source>
        <translation>
            <numerusform>{number} square: {dark} dark, {light} light</numerusform>
            <numerusform>{number} squares: {dark} dark, {light} light</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message numerus="yes">
        <source>{number} hints</source>
        <translation>
            <numerusform>{number} hint</numerusform>
            <numerusform>{number} hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>{number} stars</source>
        <translation>
            <numerusform>{number} star</numerusform>
            <numerusform>{number} stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message numerus="yes">
        <source>{number} moves too many</source>
        <translation>
            <numerusform>{number} move too many</numerusform>
            <numerusform>{number} moves too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrandPart</name>
    <message numerus="yes">
        <source>{number} neighbours</source>
        <translation>
            <numerusform>{number} neighbour</numerusform>
            <numerusform>{number} neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} points</source>
        <translation>
            <numerusform>{number} point</numerusform>
            <numerusform>{number} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} have {number} neighbours</source>
        <translation>
            <numerusform>Points with {number} neighbour: {points}</numerusform>
            <numerusform>{points} have {number} neighbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TourPart</name>
    <message numerus="yes">
        <source>{tied} tie with {number} onward moves each. This tie-break takes {square}.</source>
        <translation>
            <numerusform>{tied} tie with {number} onward move each. This tie-break takes {square}.</numerusform>
            <numerusform>{tied} tie with {number} onward moves each. This tie-break takes {square}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message numerus="yes">
        <source>{number} squares in {time}</source>
        <translation>
            <numerusform>{number} square in {time}</numerusform>
            <numerusform>{number} squares in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{squares}, with {number} hints</source>
        <translation>
            <numerusform>{squares}, with {number} hint</numerusform>
            <numerusform>{squares}, with {number} hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchedKlotski</name>
    <message numerus="yes">
        <source>{number} positions waiting</source>
        <translation>
            <numerusform>{number} position waiting</numerusform>
            <numerusform>{number} positions waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} positions</source>
        <translation>
            <numerusform>{number} position</numerusform>
            <numerusform>{number} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} steps</source>
        <translation>
            <numerusform>{number} step</numerusform>
            <numerusform>{number} steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WatchedKnight</name>
    <message numerus="yes">
        <source>{length} of {number} squares</source>
        <translation>
            <numerusform>{length} of {number} square</numerusform>
            <numerusform>{length} of {number} squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} squares</source>
        <translation>
            <numerusform>{number} square</numerusform>
            <numerusform>{number} squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kinds of partial tours</source>
        <translation>
            <numerusform>{number} kind of partial tours</numerusform>
            <numerusform>{number} kinds of partial tours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Win</name>
    <message numerus="yes">
        <source>{number} detours cost {cost}</source>
        <translation>
            <numerusform>{number} detour cost {cost}</numerusform>
            <numerusform>{number} detours cost {cost}</numerusform>
        </translation>
    </message>
</context>
</TS>
