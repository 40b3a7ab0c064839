"""The list of choices: groups, pages, letters."""

from __future__ import annotations

from zashiki.cli.menu import FEW, PAGE, Entry, Group, Menu


def many(tiles: int, hexes: int) -> Menu:
    entries = [
        Entry(t * hexes + h, f"T{t}@h{h}", f"Tile {t} to h{h}", (f"tile:{t}", f"hex:{h}"))
        for t in range(tiles)
        for h in range(hexes)
    ]
    entries.append(Entry(9999, "end", "End the turn"))
    return Menu(entries, {f"tile:{t}": f"Tile {t}" for t in range(tiles)})


def test_few_choices_are_listed_as_they_are() -> None:
    menu = many(2, 5)
    assert len(menu.items) == 11
    assert menu.pick(11) == Entry(9999, "end", "End the turn")


def test_many_choices_are_grouped_by_the_first_touch() -> None:
    menu = many(5, 80)
    labels = [item.label for item in menu.items]
    assert labels == ["Tile 0", "Tile 1", "Tile 2", "Tile 3", "Tile 4", "End the turn"]
    group = menu.pick(2)
    assert isinstance(group, Group)
    menu.enter(group)
    assert len(menu.items) == 80
    assert len(menu.shown()) == PAGE
    assert menu.rest == 80 - PAGE
    assert menu.turn_page()
    assert menu.shown()[0][0] == PAGE + 1
    assert not menu.turn_page()
    menu.back()
    assert len(menu.items) == 6


def test_groups_are_made_where_the_touches_differ() -> None:
    entries = [
        Entry(a * 9 + b, f"X{a}{b}", f"x {a} {b}", ("swap", f"hex:{a}", f"hex:{b}"))
        for a in range(4)
        for b in range(9)
    ]
    menu = Menu(entries)
    assert [item.label for item in menu.items] == ["hex:0", "hex:1", "hex:2", "hex:3"]


def test_a_single_touch_that_leads_to_one_action_is_no_group() -> None:
    entries = [Entry(i, f"p{i}", f"Place {i}", (f"hex:{i}",)) for i in range(FEW + 10)]
    assert all(isinstance(item, Entry) for item in Menu(entries).items)


def test_letters_look_in_names_and_notations_of_all_choices() -> None:
    menu = many(5, 80)
    assert menu.narrow("TILE 3 to h7")
    assert [item.label for item in menu.items] == [
        "Tile 3 to h7",
        *(f"Tile 3 to h7{i}" for i in range(10)),
    ]
    assert menu.narrow("t4@h12")
    assert len(menu.items) == 1
    assert not menu.narrow("nothing like it")
    assert len(menu.items) == 1


def test_numbers_outside_the_list_pick_nothing() -> None:
    menu = many(2, 5)
    assert menu.pick(0) is None
    assert menu.pick(12) is None
