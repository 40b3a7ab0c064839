"""What is counted, who may read it, and what is written when something goes wrong."""

from __future__ import annotations

import io
import logging
import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.web.visiting import SETTINGS, Visitor, two_at_a_table, visit
from zashiki.web import logs


async def metrics(visitor: Visitor, **headers: str) -> dict[str, float]:
    answer = await visitor.http.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    return {
        f"{sample.name}{sorted(sample.labels.items())}": sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_tables_sockets_actions_commits_and_refusals_are_counted(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        aiko, ben, table = await two_at_a_table(address)
        before = await metrics(aiko)
        async with aiko.sit(table) as mine, ben.sit(table) as other:
            scenes = {0: await mine.scene(), 1: await other.scene()}
            actor = scenes[0]["actor"]
            live = (mine, other)[actor]
            await live.act(scenes[actor])
            await live.send(t="act", id=1, version=0, code=0)
            await live.wait_for("refused")
            await live.send(t="rubbish")
            await live.wait_for("refused")
            await aiko.get("/api/tables/nowhere", 404)
            after = await metrics(aiko)
        assert after["zashiki_tables[]"] == 1
        assert after["zashiki_sockets[]"] == 2
        assert after["zashiki_connections[]"] >= 3
        assert after["zashiki_bot_queue[]"] == 0
        assert after["zashiki_actions_total[('by', 'person')]"] == 1
        key = "zashiki_commit_seconds_count[]"
        assert after[key] > before[key] > 0
        assert after["zashiki_refusals_total[('why', 'stale')]"] == 1
        assert after["zashiki_refusals_total[('why', 'malformed')]"] == 1
        assert after["zashiki_requests_total[('status', '404')]"] == 1

    visit(tmp_path, story)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"X-Forwarded-For": "203.0.113.5"}, 403),  # a proxy here that nobody has named
        ({"X-Forwarded-For": "203.0.113.5", "Authorization": "Bearer let-me"}, 200),
        ({"Authorization": "Bearer let-you"}, 403),
    ],
)
def test_metrics_are_for_this_machine_or_whoever_has_the_token(
    headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async def story(address: str) -> None:
        answer = await Visitor(address).http.get("/metrics", headers=headers)
        assert answer.status_code == status

    visit(tmp_path, story, replace(SETTINGS, metrics_token="let-me"))  # noqa: S106


def test_behind_a_named_proxy_only_named_watchers_read_them(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        guest = Visitor(address)
        for forwarded, status in (("203.0.113.5", 403), ("10.9.8.7", 200)):
            answer = await guest.http.get("/metrics", headers={"X-Forwarded-For": forwarded})
            assert answer.status_code == status

    visit(tmp_path, story, replace(SETTINGS, proxies=("127.0.0.1",), watchers=("10.9.8.0/24",)))


# --- logs --------------------------------------------------------------------------------------


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What is logged in a logger of this test's own, as JSON."""
    page = io.StringIO()
    handler = logging.StreamHandler(page)
    handler.setFormatter(logs.JsonLines())
    handler.addFilter(logs.FewAlike())
    for name in ("zashiki.web", "zashiki.house"):
        monkeypatch.setattr(logging.getLogger(name), "handlers", [handler])
    return page


def test_a_failure_is_one_line_of_json_without_secrets(
    written: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = "aB3_" * 6

    async def fail(*_: object) -> None:
        raise RuntimeError("inside")

    async def story(address: str) -> None:
        guest = Visitor(address)
        await guest.get("/api/me")
        monkeypatch.setattr("zashiki.house.handovers.Handovers.guest_of", fail)
        await guest.get(f"/api/handovers/{token}?invite={token}", 500)
        cookie = guest.http.cookies["zashiki_guest"]
        (line,) = written.getvalue().splitlines()
        told = msgspec.json.decode(line)
        assert told["level"] == "error"
        assert told["from"] == "zashiki.web"
        assert told["message"] == "GET /api/handovers/… failed"
        assert "RuntimeError: inside" in told["trace"]
        assert re.fullmatch(r"20\d\d-\d\d-\d\dT[\d:.]+\+00:00", told["at"])
        for secret in (token, cookie, cookie.partition(".")[0]):
            assert secret not in line

    visit(tmp_path, story)


def test_the_same_line_again_and_again_is_written_a_few_times(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = logging.getLogger("zashiki.web")
    for number in range(50):
        log.warning("so it goes: %s", number)
    assert len(written.getvalue().splitlines()) == logs.MOST_ALIKE
    log.warning("something else")
    monkeypatch.setattr(logs, "WINDOW_SECONDS", 0.0)
    log.warning("so it goes: %s", 50)
    last = msgspec.json.decode(written.getvalue().splitlines()[-1])
    assert last["message"] == "so it goes: 50 (45 more like this before)"
