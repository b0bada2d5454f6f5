<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>{number} records</source>
        <translation>
            <numerusform>{number} record</numerusform>
            <numerusform>{number} records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>{number} bytes</source>
        <translation>
            <numerusform>{number} byte</numerusform>
            <numerusform>{number} bytes</numerusform>
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
</TS>
