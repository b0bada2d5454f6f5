"""What is being drawn, its undo, and whether anything would be lost with it."""

from __future__ import annotations

from app.klotski.editor.drawing import Editing
from solvers.klotski.draft import Draft
from solvers.klotski.layout import Layout, PieceKind

FIRST = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
OTHER = Layout.parse("AA../AA../..../..../SSHH")


def without_corner(editing: Editing) -> Draft:
    return editing.now.draft.remove((4, 0))


def test_it_begins_with_nothing_to_lose_and_nothing_to_undo() -> None:
    editing = Editing()
    assert (editing.now.draft, editing.now.code, editing.now.label.name, editing.now.label.notes) == (
        Draft(),
        "",
        "",
        "",
    )
    assert not editing.can_undo
    assert not editing.touched
    editing.undo()
    assert editing.now.draft == Draft()


def test_a_copy_makes_way_for_another_until_it_is_changed() -> None:
    editing = Editing()
    editing.begin(FIRST)
    assert not editing.touched
    assert not editing.can_undo, "before it there was nothing"
    editing.begin(OTHER)
    assert editing.now.draft == Draft.of(OTHER)
    editing.change(editing.now.draft.remove((4, 0)))
    assert editing.touched
    editing.begin(FIRST)
    assert editing.now.draft == Draft.of(OTHER).remove((4, 0)), "it would have been lost"
    editing.mark_safe()
    assert not editing.touched
    editing.begin(FIRST)
    assert editing.now.draft == Draft.of(FIRST)


def test_a_name_or_notes_are_something_to_lose_too_but_not_without_pieces() -> None:
    for write in ("name", "notes"):
        editing = Editing()
        setattr(editing.now.label, write, "Mine")
        assert not editing.touched
        editing = Editing()
        editing.begin(FIRST)
        setattr(editing.now.label, write, "Mine")
        assert editing.touched
        setattr(editing.now.label, write, "")
        assert not editing.touched


def test_every_change_is_undone_in_turn_and_none_is_made_by_no_change() -> None:
    editing = Editing()
    editing.begin(FIRST)
    first = editing.now.draft
    second = first.remove((4, 0))
    third = second.place(PieceKind.SOLDIER, (4, 1))
    for draft in (second, second, third, Draft.of(third.layout())):
        editing.change(draft)
    assert editing.can_undo
    editing.undo()
    assert editing.now.draft == second
    editing.undo()
    assert editing.now.draft == first
    assert not editing.can_undo


def test_an_empty_drawing_is_kept_for_undo_only_between_others() -> None:
    editing = Editing()
    editing.begin(FIRST)
    editing.change(Draft())
    editing.replace(OTHER)
    for before in (Draft(), Draft.of(FIRST)):
        editing.undo()
        assert editing.now.draft == before
    assert not editing.can_undo


def test_the_code_stays_until_the_drawing_is_changed_and_comes_back_with_undo() -> None:
    editing = Editing()
    editing.replace(FIRST, "a code")
    assert editing.now.code == "a code"
    editing.replace(FIRST, "another code of the same")
    assert editing.now.code == "a code"
    editing.change(without_corner(editing))
    assert editing.now.code == ""
    editing.undo()
    assert editing.now.code == "a code"


def test_a_change_keeps_the_words_and_another_layout_has_none_yet() -> None:
    editing = Editing()
    editing.begin(FIRST)
    editing.now.label.name, editing.now.label.notes = "Mine", "Hard."
    editing.change(without_corner(editing))
    assert (editing.now.label.name, editing.now.label.notes) == ("Mine", "Hard.")
    editing.now.label.name = "Yours"
    editing.undo()
    assert editing.now.label.name == "Yours", "undo changes no words"
    editing.replace(OTHER)
    assert (editing.now.label.name, editing.now.label.notes) == ("", "")
    editing.undo()
    assert (editing.now.label.name, editing.now.label.notes) == ("Yours", "Hard.")


def test_what_was_undone_is_redone_until_something_else_is_drawn() -> None:
    editing = Editing()
    editing.begin(FIRST)
    changed = without_corner(editing)
    editing.change(changed)
    editing.redo()
    assert (editing.now.draft, editing.can_redo) == (changed, False)
    editing.undo()
    assert (editing.now.draft, editing.can_redo) == (Draft.of(FIRST), True)
    editing.redo()
    assert (editing.now.draft, editing.can_undo, editing.can_redo) == (changed, True, False)
    editing.undo()
    editing.replace(OTHER)
    assert not editing.can_redo
