"""Run the cells of a notebook in order and keep what they show, without Jupyter.

python -m tools.notebook examples/first_steps.ipynb
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

Cell = dict[str, Any]
Notebook = dict[str, Any]


def read(path: Path) -> Notebook:
    notebook: Notebook = json.loads(path.read_text(encoding="utf-8"))
    return notebook


def run(notebook: Notebook) -> Notebook:
    """The same with the outputs of today; raises what a cell raises."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells, number = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            shown = outputs("".join(cell["source"]), names, number)
            cells.append({**cell, "execution_count": number, "outputs": shown})
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def outputs(source: str, names: dict[str, Any], number: int) -> list[Cell]:
    """What a cell prints, and its last value where it ends with an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said, value = io.StringIO(), None
    with contextlib.redirect_stdout(said):
        exec(compile(tree, f"cell {number}", "exec"), names)  # noqa: S102  it is our own
        if isinstance(last, ast.Expr):
            code = compile(ast.Expression(last.value), f"cell {number}", "eval")
            value = eval(code, names)  # noqa: S307
    out: list[Cell] = []
    if said.getvalue():
        out.append({"output_type": "stream", "name": "stdout", "text": lines(said.getvalue())})
    if value is not None:
        kept = {"output_type": "execute_result", "execution_count": number, "metadata": {}}
        out.append({**kept, "data": shown_as(value)})
    return out


def shown_as(value: object) -> dict[str, list[str]]:
    """As Jupyter asks a value to show itself."""
    data = {"text/plain": lines(repr(value))}
    draw = getattr(value, "_repr_svg_", None)
    if draw is not None:
        data["image/svg+xml"] = lines(draw())
    return data


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main(words: list[str]) -> int:
    for word in words:
        path = Path(word)
        told = json.dumps(run(read(path)), indent=1, ensure_ascii=False)
        path.write_text(told + "\n", encoding="utf-8")
        print(f"{path}: run and kept")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
