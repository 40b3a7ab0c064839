"""The JSON API: what it answers, to whom, and what it refuses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx

import zashiki
from tests.house.pebbles import GAME
from tests.web.visiting import SETTINGS, Visitor, at_a_house, visit
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE
from zashiki.web.settings import NO_LIMITS, Limits, Rate, Settings


@at_a_house
async def test_a_guest_is_known_by_a_signed_cookie(address: str) -> None:
    aiko = Visitor(address)
    name = (await aiko.get("/api/me"))["name"]
    assert (await aiko.get("/api/me"))["name"] == name
    renamed = await aiko.http.patch("/api/me", json={"name": " Ai\u200bko \n"})
    assert renamed.json() == {"name": "Ai ko", "named": True}
    assert (await aiko.get("/api/me"))["name"] == "Ai ko"
    cookie = aiko.http.cookies["zashiki_guest"]
    guest, _, signature = cookie.partition(".")
    other = guest[:-1] + ("A" if guest[-1] != "A" else "B")
    for forged in (f"{other}.{signature}", f"{guest}.x", f"{guest}.ü", "x", ".", ""):
        async with httpx.AsyncClient(base_url=address) as stranger:
            header = {b"Cookie": f"zashiki_guest={forged}".encode("latin-1")}
            answer = await stranger.get("/api/me", headers=header)
        assert answer.status_code == 200
        assert answer.json()["name"] != "Ai ko"
        assert "zashiki_guest" in answer.cookies


def test_a_page_comes_with_the_cookie_so_that_all_it_asks_is_asked_by_one_guest(
    tmp_path: Path,
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "index.js").write_text("")

    async def story(address: str) -> None:
        async with httpx.AsyncClient(base_url=address) as visitor:
            script = await visitor.get("/assets/index.js")
            assert "set-cookie" not in script.headers
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            page = await visitor.get("/new/samurai")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "zashiki_guest" in page.cookies
            for path in ("/assets/index.js", "/api/me", "/api/tables"):
                assert "set-cookie" not in (await visitor.get(path)).headers
            back = await visitor.get("/")  # for another year
            assert back.cookies == page.cookies
            assert "Max-Age=31536000" in back.headers["set-cookie"]
            kept = {"If-None-Match": page.headers["etag"]}
            visitor.cookies.clear()
            again = await visitor.get("/", headers=kept)  # the page is known, the guest is not
            assert again.status_code == 304
            assert "zashiki_guest" in again.cookies

    visit(tmp_path, story, replace(SETTINGS, static=static))


@at_a_house
async def test_the_cookie_is_kept_from_scripts_and_other_sites(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as visitor:
        header = (await visitor.get("/api/me")).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert "Path=/" in header


@at_a_house
async def test_games_bots_rules_editions_and_art(address: str) -> None:
    aiko = Visitor(address)
    games = {game["id"]: game for game in await aiko.get("/api/games")}
    assert games["pebbles"]["seat_counts"] == [2, 3, 4]
    assert games["pebbles"]["options"][0]["choices"][0] == {"value": "short", "label": "short"}
    assert await aiko.get("/api/games/pebbles") == games["pebbles"]
    rules = await aiko.get("/api/games/pebbles/rulebook?lang=de")
    assert rules["language"] == "en"  # the toy has no other
    assert '<p id="PEB-1.2"><a class="rule-id" href="#PEB-1.2">PEB-1.2</a>' in rules["html"]
    edition = await aiko.get("/api/games/pebbles/editions/default")
    assert edition["levels"] == {"ours": 2}
    assert edition["about"] == ""  # nor has its edition words about it
    road = await aiko.get("/api/games/tokaido_duo/editions/long-road?lang=de")
    assert "ein längerer Weg" in road["about"]
    art = await aiko.http.get("/api/games/pebbles/art.svg")
    assert '<symbol id="art-stone" viewBox="-50 -50 100 100"' in art.text
    again = await aiko.http.get(
        "/api/games/pebbles/art.svg", headers={"If-None-Match": art.headers["etag"]}
    )
    assert again.status_code == 304
    first = (await aiko.get("/api/games/pebbles/gallery"))[0]
    assert (first["title"], first["lines"]) == ("Pebble 1", ["Lay 1"])
    assert first["pieces"][0]["art"] == "stone"
    german = {bot["spec"]: bot["label"] for bot in await aiko.get("/api/bots?lang=de")}
    assert german["greedy"] == "Gierig"
    assert list(german)[:5] == ["level1", "level2", "level3", "level4", "level5"]
    assert german["level2"] == "Lehrling (Stufe 2)"
    bots = {bot["spec"]: bot for bot in await aiko.get("/api/bots?game=iki")}
    assert bots["level1"]["group"] == "level"
    assert "fire" in bots["level1"]["about"]
    assert bots["level3:style=builder"] == {
        "spec": "level3:style=builder",
        "label": "Builder (level 3)",
        "group": "style",
        "about": "Saves and spends for buildings.",
        "first": False,
    }
    await aiko.get("/api/bots?game=x", 404)
    for path in (
        "games/x",
        "games/x/art.svg",
        "games/pebbles/editions/x",
        "tables/x",
        "nope",
        "games/pebbles/gallery?edition=x",
    ):
        problem = await aiko.get(f"/api/{path}", 404)
        assert problem["status"] == 404


@at_a_house
async def test_words_come_in_the_language_of_the_browser(address: str) -> None:
    aiko = Visitor(address)
    for header, word in (
        ("de-CH,de;q=0.9,en;q=0.8", "Diesen Tisch gibt es nicht."),
        ("ja, en;q=0.2, fr;q=0.5", "Cette table n’existe pas."),
        ("ja", "There is no such table."),
        (";;;q=x,,", "There is no such table."),
    ):
        answer = await aiko.http.get("/api/tables/x", headers={"Accept-Language": header})
        assert answer.json()["detail"] == word


@at_a_house
async def test_a_bot_written_oddly_has_a_name_and_the_start_page_stays_well(address: str) -> None:
    host = Visitor(address)
    for spec in ("search:ms=2e3", "search:ms=2000.0", " search:ms=2000", " random "):
        await host.lay("open", spec)
    found = (await Visitor(address).get("/api/tables"))["open"]
    names = [table["seats"][1]["name"] for table in found]
    assert names == ["Dice (any move)", *["Search (2 s)"] * 3]


@at_a_house
async def test_invitations_are_told_to_the_host_only(address: str) -> None:
    aiko, ben, cleo = Visitor(address), Visitor(address), Visitor(address)
    table = await aiko.lay("me", "invite", "open")
    path = f"/api/tables/{table['id']}"
    token = table["seats"][1]["invite"]
    assert token
    for seat in (await ben.get(path))["seats"]:
        assert "invite" not in seat
    assert (await ben.get(f"{path}?invite={token}"))["invited"] == 1
    assert "invited" not in await ben.get(f"{path}?invite=nonsense")
    await ben.post(f"{path}/seats/1/claim", {"token": "nonsense"}, 403)
    seated = await ben.post(f"{path}/seats/any/claim", {"token": token}, 200)
    assert seated["seats"][1]["mine"]
    assert not any("invite" in seat for seat in seated["seats"])
    assert "host" not in seated
    assert table["host"]
    assert seated["status"] == "waiting"
    lobby = await cleo.get("/api/tables")
    assert [one["id"] for one in lobby["open"]] == [table["id"]]
    assert lobby["mine"] == []
    playing = await cleo.post(f"{path}/seats/2/claim", {}, 200)
    assert playing["status"] == "playing"
    assert (await cleo.get("/api/tables"))["open"] == []
    assert [one["id"] for one in (await ben.get("/api/tables"))["mine"]] == [table["id"]]


@at_a_house
async def test_secrets_of_a_running_match_are_not_given_out(address: str) -> None:
    aiko, ben = Visitor(address), Visitor(address)
    table = await aiko.lay("me", "open")
    path = f"/api/tables/{table['id']}"
    await ben.post(f"{path}/seats/1/claim", {}, 200)
    await aiko.get(f"{path}/scene?seat=0")
    await aiko.get(f"{path}/scene?seat=1", 403)
    await aiko.get(f"{path}/log?seat=1", 403)
    await ben.get(f"{path}/scene?seat=0&ply=3", 403)
    await Visitor(address).get(f"{path}/scene?seat=0", 403)
    await Visitor(address).get(f"{path}/scene")
    for closed in ("record", "advice"):
        await aiko.get(f"{path}/{closed}", 409)
    await aiko.post(f"{path}/try", {"ply": 0, "seat": 0}, 409)


@at_a_house
async def test_a_record_without_names_has_colours_and_every_position_what_was_told_last(
    address: str,
) -> None:
    record = zashiki.Record.play("iki", seats=2, rng=zashiki.Rng(3))
    record.actions[60:] = []
    guest = Visitor(address)
    table = await guest.post("/api/records", {"record": record.dumps()})
    assert [seat["name"] for seat in table["seats"]] == ["Blue", "Red"]
    for ply in range(40, 60):
        found = await guest.get(f"/api/tables/{table['id']}/scene?ply={ply}")
        assert found["line"]["ply"] < ply
        assert found["line"]["text"]


@at_a_house
async def test_after_the_match_everything_is_open(address: str) -> None:
    aiko = Visitor(address)
    table = await aiko.lay("me", "me")
    path = f"/api/tables/{table['id']}"
    async with aiko.sit(table["id"]) as live:
        scene = await live.scene()
        while scene["actor"] >= 0:
            scene = await live.act(await live.from_the_actor(scene))
    plies = scene["ply"]
    stranger = Visitor(address)
    last = await stranger.get(f"{path}/scene?seat=1")
    assert last["ply"] == last["plies"] == plies
    assert last["outcome"]["scores"] == scene["outcome"]["scores"]
    middle = await stranger.get(f"{path}/scene?seat=0&ply=7&lang=de")
    assert middle["ply"] == 7
    assert middle["scene"]["legal"] == []
    assert middle["scene"]["prompt"] == "Lege einen Kiesel."
    await stranger.get(f"{path}/scene?ply={plies + 1}", 404)
    log = (await stranger.get(f"{path}/log"))["lines"]
    assert log[0]["seat"] == -1
    assert [line["ply"] for line in log] == sorted(line["ply"] for line in log)
    text = await stranger.http.get(f"{path}/record")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert text.text.startswith('[Game "pebbles"]')
    json = await stranger.http.get(f"{path}/record?form=json")
    imported = await stranger.post("/api/records", {"record": json.text})
    assert imported["status"] == "over"
    tried = await stranger.post(f"{path}/try", {"ply": 9, "seat": 0, "bot": "random"})
    assert tried["origin"] == table["id"]
    assert tried["base"] == 9
    again = await aiko.post(f"{path}/rematch")
    assert again["id"] == (await aiko.get(path))["rematch"]
    advice = await stranger.get(f"{path}/advice?ply=7&seconds=0.1")
    assert advice["alternatives"][0]["label"].startswith("Lay")
    await stranger.get(f"{path}/advice", 409)  # nothing is left to decide


@at_a_house
async def test_things_explain_themselves_to_those_who_see_them(address: str) -> None:
    aiko, watcher = Visitor(address), Visitor(address)
    await aiko.http.patch("/api/me", json={"name": "Aiko"})
    table = await aiko.lay("me", "random")
    path = f"/api/tables/{table['id']}"
    scene = (await aiko.get(f"{path}/scene?seat=0"))["scene"]
    own = next(piece["id"] for piece in scene["pieces"] if piece["id"].startswith("own-"))
    score = await aiko.get(f"{path}/about?thing=score:0&lang=de")
    assert (score["title"], score["rule_id"]) == ("Aiko", "PEB-1.3")
    assert [part["points"] for part in score["parts"]] == [0]
    assert (await aiko.get(f"{path}/about?thing=counter:1:held"))["text"] == "Lay a pebble."
    assert (await aiko.get(f"{path}/about?thing={own}&seat=0"))["title"]
    for hidden in (own, "score:9", "counter:x", "nothing"):
        await watcher.get(f"{path}/about?thing={hidden}", 404)
    await watcher.get(f"{path}/about?thing=score:0&seat=0", 403)


@at_a_house
async def test_advice_is_there_where_no_other_person_plays(address: str) -> None:
    aiko = Visitor(address)
    table = await aiko.lay("me", "random")
    assert table["advice"]
    advice = await aiko.get(f"/api/tables/{table['id']}/advice?seconds=0.1")
    assert sum(one["share"] for one in advice["alternatives"]) > 0.99
    assert all(one["path"] for one in advice["alternatives"])
    await Visitor(address).get(f"/api/tables/{table['id']}/advice", 409)


@at_a_house
async def test_requests_of_other_sites_are_refused(address: str) -> None:
    aiko = Visitor(address)
    wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = await aiko.http.post("/api/tables", json=wish, headers=headers)
        assert answer.status_code == 403, headers
    own = await aiko.http.post("/api/tables", json=wish, headers={"Origin": address})
    assert own.status_code == 201
    assert len((await aiko.get("/api/tables"))["mine"]) == 1


@at_a_house
async def test_answers_carry_headers_that_keep_pages_safe(address: str) -> None:
    for path in ("/", "/api/me", "/api/nope", "/t/x?invite=y"):
        headers = (await Visitor(address).http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    narrow = Settings(limits=Limits(requests=Rate(5, 0.1), tables=Rate(2, 0.1)))

    async def story(address: str) -> None:
        aiko = Visitor(address)
        answers = [await aiko.http.get("/api/me") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) >= 1

    visit(tmp_path, story, narrow)

    tables = Settings(limits=Limits(tables=Rate(2, 0.1)))

    async def lay_many(address: str) -> None:
        aiko = Visitor(address)
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answers = [await aiko.http.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]

    visit(tmp_path, lay_many, tables)


def test_advice_is_counted_by_address_since_anybody_can_be_many_guests(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        for asked in range(3):
            guest = Visitor(address)
            table = (await guest.lay("me", "random"))["id"]
            await guest.get(f"/api/tables/{table}/advice", 200 if asked < 2 else 429)

    visit(tmp_path, story, Settings(limits=replace(NO_LIMITS, advice=Rate(2, 0.01))))


@at_a_house
async def test_bodies_that_are_wrong_are_named(address: str) -> None:
    http = Visitor(address).http
    cases: list[tuple[bytes, str, int]] = [
        (b"{", "application/json", 400),
        (b"[]", "application/json", 400),
        (b'{"game": "pebbles", "seats": []}', "application/json", 400),
        (b'{"game": "pebbles", "seats": [{"kind": "ghost"}]}', "application/json", 400),
        (b'{"game": 7, "seats": [{"kind": "me"}]}', "application/json", 400),
        (b'{"game": "pebbles", "seats": [{"kind": "me"}]}', "application/json", 400),
        (b"\xff\xfe", "application/json", 400),
        (b"x" * 2_000_000, "application/json", 413),
    ]
    for body, kind, status in cases:
        answer = await http.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert answer.status_code == status, (body[:50], answer.text)
        assert answer.headers["content-type"].startswith("application/problem+json")
        assert answer.json()["detail"]
    assert (await http.get("/api/tables")).json() == {"mine": [], "open": []}


def test_a_missing_client_is_explained(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        answer = await Visitor(address).http.get("/t/abc")
        assert answer.status_code == 503
        assert "make play" in answer.text

    visit(tmp_path, story, Settings(limits=SETTINGS.limits, static=tmp_path / "nothing"))


def test_the_client_is_served(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>table</title>")
    (static / "assets" / "main-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")

    async def story(address: str) -> None:
        http = Visitor(address).http
        for path in ("/", "/t/abc", "/t/abc?ply=4", "/rules/samurai"):
            page = await http.get(path)
            assert page.status_code == 200
            assert "table" in page.text
        script = await http.get("/assets/main-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        for path in (
            "/assets/none.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            answer = await http.get(path)
            assert "secret" not in answer.text
            assert answer.status_code in (200, 404), path

    visit(tmp_path, story, Settings(limits=SETTINGS.limits, static=static))


def test_a_table_is_laid_from_a_position_or_its_fault_is_named(tmp_path: Path) -> None:
    begun = GAME.start(2)
    rng = Rng(6)
    while begun.actor == CHANCE:
        begun.apply(begun.random_action(rng))
    position = begun.position()

    async def story(address: str) -> None:
        aiko = Visitor(address)
        table = await aiko.lay("me", "me", position=position)
        assert (table["status"], table["arranged"]) == ("playing", True)
        assert "arranged" not in await aiko.lay("me", "me")
        shown = await aiko.get(f"/api/tables/{table['id']}/scene?seat=0")
        assert (shown["ply"], shown["plies"], shown["actor"]) == (0, 0, 0)
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}]}
        for key, value, told in (
            ("bag", [1, 2], "bag"),
            ("actor", 7, "actor"),
            ("drawer", 3, "drawer"),
            ("edition", "/etc/hosts.toml", "/etc/hosts.toml"),
        ):
            broken = wish | {"position": position | {key: value}}
            problem = await aiko.post("/api/tables", broken, 400)
            assert told in problem["detail"]
        body = '{"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "me"}], "position": {"x": '
        deep = body + "[" * 20_000 + "]" * 20_000 + "}}"
        answer = await aiko.http.post(
            "/api/tables", content=deep, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 400

    visit(tmp_path, story)
