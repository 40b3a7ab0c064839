"""What is wrong with a file that lessons or pictures are made of."""

from __future__ import annotations


class StudyError(ValueError):
    """A lesson or picture that cannot be shown; `place` names the file and the part of it."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem
