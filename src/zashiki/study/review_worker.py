"""A process that judges matches, one ply after the other."""

from __future__ import annotations

import msgspec

from zashiki.match import Match
from zashiki.record import Record, RecordError
from zashiki.study.judging import Budget, Judgement, judge
from zashiki.study.reviews import Review, put_together
from zashiki.study.work import serve


class Question(msgspec.Struct, omit_defaults=True):
    """A ply to judge; or what was judged, to be put together with what the match brought."""

    record: str
    budget: Budget
    ply: int | None = None
    judgements: list[Judgement] = []
    result: list[float] = []


class Reply(msgspec.Struct, omit_defaults=True):
    """What was asked for, or why there is none."""

    judgement: Judgement | None = None
    review: Review | None = None
    mistake: str = ""


class Reviewer:
    """Remembers the match it was asked about last."""

    def __init__(self) -> None:
        self._record = ""
        self._match: Match | None = None

    def answer(self, question: Question) -> Reply:
        try:
            match = self._of(question.record)
        except RecordError as error:
            return Reply(mistake=str(error))
        if question.ply is None:
            ms = question.budget.ms
            return Reply(review=put_together(match, question.judgements, ms, question.result))
        return Reply(judgement=judge(match, question.ply, question.budget))

    def _of(self, record: str) -> Match:
        if self._match is None or record != self._record:
            self._match = Record.loads(record).match()
            self._record = record
        return self._match


if __name__ == "__main__":
    serve(Question, Reviewer().answer)
