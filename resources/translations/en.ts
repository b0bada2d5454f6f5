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
</context>
</TS>
