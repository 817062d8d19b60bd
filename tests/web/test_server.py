"""The desk's server: each page, who may ask, and what is sent to harm it."""

import base64
import gzip
import json
import os
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("starlette", reason="the desk needs referee[desk]")
pytest.importorskip("httpx2", reason="a client for tests comes with referee[browser]")

import anyio
from starlette.testclient import TestClient

from referee import api
from referee.web import app as web
from referee.web.pages import asking, books, checking, live
from referee.web.uploads import Uploads
from referee.web.work import TooMuch, Workers

EVENING = "game contract-bridge\ndealer N\ncall N 1S, E 1H\ncall E pass\n"


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(web.application((*web.LOOPBACK, "testserver"))) as started:
        yield started


@pytest.mark.parametrize(
    ("address", "status", "words"),
    [
        ("/", 200, "What happened at the table?"),
        ("/ask", 200, "Which game is it?"),
        ("/ask/contract-bridge", 200, "Or tap through"),
        ("/ask/contract-bridge?q=East+bid+1H+over+North's+1S", 200, "call over it before it was put right"),
        ("/ask/contract-bridge?q=East+bid+1H+over+North's+1S&f.accepted=yes", 200, "insufficient-bid-accepted"),
        ("/ask/contract-bridge?is=insufficient-bid&all=1", 200, "What would hold"),
        ("/ask/contract-bridge?q=xyzzy&f.nothing=yes", 404, "no law of contract-bridge asks for"),
        ("/ask/no-such-game?q=x", 404, "there is no game"),
        ("/check", 200, "Check a log"),
        ("/check/0123", 410, "not kept any more"),
        ("/live", 200, "Which game is played?"),
        ("/live/gin-rummy", 200, "Players, clockwise"),
        ("/books", 200, "Contract Bridge"),
        ("/books/cribbage", 200, "What a log can tell"),
        ("/law/contract-bridge/revoke-two-trick-transfer", 200, "usp56 890"),
        ("/law/contract-bridge/nothing", 404, "there is no law"),
        ("/case/no/such/case", 404, "there is no case"),
        ("/search?q=revoke", 200, "found"),
        ("/static/x/desk.css", 200, "--ink"),
        ("/static/x/secrets", 404, "there is no such page"),
        ("/nothing", 404, "there is no such page"),
    ],
)
def test_each_page(client: TestClient, address: str, status: int, words: str) -> None:
    answer = client.get(address)
    assert answer.status_code == status
    assert words in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert " style=" not in answer.text


def test_every_law_and_case_of_a_page_is_there(client: TestClient) -> None:
    page = client.get("/law/contract-bridge/revoke-two-trick-transfer").text
    [first, *_] = [part.split('"')[0] for part in page.split('href="/case/')[1:]]
    case = client.get(f"/case/{first}")
    assert case.status_code == 200 and "What happened" in case.text


def give(client: TestClient, content: bytes, name: str = "a.log") -> tuple[int, str]:
    answer = client.post("/check", files={"file": (name, content)})
    return answer.status_code, answer.text


def read(client: TestClient, answer: Any) -> Any:
    """The page of a text once it is read to its end."""
    for _ in range(200):
        if "data-reading" not in answer.text:
            return answer
        time.sleep(0.05)
        answer = client.get(str(answer.url))
    raise AssertionError("it is not read to its end")


def test_a_text_is_checked_and_its_one_record_shown(client: TestClient) -> None:
    answer = read(client, client.post("/check", data={"text": EVENING}))
    assert answer.status_code == 200
    assert "insufficient-bid E" in answer.text and str(answer.url).endswith("/1")
    row = client.get(f"{answer.url}/record.json")
    assert json.loads(row.text)["verdict"] == "breach"
    assert client.get(f"{answer.url}/record.exe").status_code == 404
    assert client.get(f"{str(answer.url)[:-1]}99").status_code == 404
    assert "Act 2 of" in client.get(f"{answer.url}?deal=1&act=2").text


def test_many_records_are_a_list_with_filters(client: TestClient) -> None:
    answer = client.post("/check", files={"file": ("night.log", (EVENING + "\n").encode() * 3 + b"game war\n")})
    page = client.get(f"{read(client, answer).url}?show=breaches").text
    assert page.count('class="verdict breach"') == 3
    assert "night.log" in page


@pytest.mark.parametrize(
    "content",
    [
        b"\x7fELF\x00\x01\x02" * 100,
        b"\xff\xfe" + "game war\n".encode("utf-16-le"),
        gzip.compress(b"x" * 50_000_000),
        gzip.compress(EVENING.encode())[:40],
        b"game contract-bridge\n" + b"call N 1S, E 1H\n" * 2_000,
        ("game contract-bridge\nplayers " + "A" * 4_000 + " <b>B</b> \u202eC D\n").encode(),
        b"%!PS\n" + b"z" * 3_000_000,
    ],
    ids=["a binary", "another encoding", "a bomb", "broken off", "a thousandfold", "names", "a line"],
)
def test_whatever_is_sent_the_desk_goes_on(client: TestClient, content: bytes) -> None:
    status, page = give(client, content, "../../etc/<b>passwd")
    assert status == 200
    assert "<b>" not in page and "Traceback" not in page
    assert client.get("/").status_code == 200


def test_nothing_and_too_much_are_said_to_be_so(client: TestClient) -> None:
    assert give(client, b"")[0] == 400
    assert "nothing was given" in client.post("/check", data={"text": "  "}).text
    assert give(client, b"x" * (18 << 20))[0] == 413


def test_a_form_of_another_site_is_refused(client: TestClient) -> None:
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "http://evil.example"}):
        assert client.post("/check", data={"text": EVENING}, headers=headers).status_code == 403
    assert client.get("/", headers={"host": "evil.example"}).status_code == 400
    assert client.post("/check", data={"text": EVENING}, headers={"origin": "http://testserver"}).status_code == 200


def test_a_table_is_told_line_by_line(client: TestClient) -> None:
    told = client.post("/live/contract-bridge", data={"line": "call N 1S, E 1H", "do": "tell", "players": ""})
    assert "insufficient-bid E" in told.text and "Open" in told.text
    log = "game contract-bridge\ncall N 1S, E 1H\n"
    assert "Bound" in client.post("/live/contract-bridge", data={"log": log, "line": "call E pass", "do": "tell"}).text
    assert "insufficient-bid E" not in client.post("/live/contract-bridge", data={"log": log, "do": "back"}).text
    assert "deal 2" in client.post("/live/contract-bridge", data={"log": log, "do": "deal"}).text
    saved = client.post("/live/contract-bridge", data={"log": log, "do": "save"})
    assert saved.text == log and "attachment" in saved.headers["content-disposition"]
    assert "nonsense" in client.post("/live/contract-bridge", data={"log": log, "line": "nonsense", "do": "tell"}).text


# --- begun and ended


@pytest.fixture
def taken() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


def test_where_another_listens_there_is_no_desk(taken: socket.socket) -> None:
    port = taken.getsockname()[1]
    with pytest.raises(api.Unknown, match=f"the desk cannot be at 127.0.0.1:{port} "):
        web.serve("127.0.0.1", port, pytest.fail)


def test_a_worker_that_is_interrupted_ends_alone() -> None:
    async def interrupted() -> None:
        with pytest.raises(TooMuch, match="being stopped"):
            await Workers().done(signal.raise_signal, signal.SIGINT)

    anyio.run(interrupted)


def test_ctrl_c_ends_it_in_a_sentence(taken: socket.socket) -> None:
    port = taken.getsockname()[1]
    taken.close()
    command = [sys.executable, "-m", "referee", "desk", "--port", str(port)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as desk:
        assert desk.stderr is not None and "Ctrl-C ends it" in desk.stderr.readline()
        time.sleep(1)  # while its workers begin
        os.killpg(desk.pid, signal.SIGINT)
        assert (desk.stderr.read(), desk.wait()) == ("the desk is closed\n", 0)


# --- without a server


def test_uploads_are_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.web.uploads.MOST", 1_000)
    uploads = Uploads()
    first, new = uploads.add(b"a" * 600, "../x/a.log", "")
    assert new and first.name == "a.log" and first.path.read_bytes() == b"a" * 600
    assert uploads.add(b"a" * 600, "../x/a.log", "") == (first, False)
    second, _ = uploads.add(b"b" * 600, "b.log", "")
    assert not first.folder.exists() and second.path.exists()
    with pytest.raises(KeyError):
        uploads[first.key]
    uploads.close()
    assert not second.folder.exists()


def test_what_was_heard_can_be_taken_out() -> None:
    page = asking.asked("contract-bridge", "East bid 1H over North's 1S", "", (), False)
    assert "What was heard" in page
    question = asking.Asked("contract-bridge", "x", facts=(("accepted", "no"),))
    assert question.address(fact="accepted", answer="yes") == "/ask/contract-bridge?q=x&f.accepted=yes"
    assert question.command == "referee ask contract-bridge x --fact accepted=no"


def test_a_short_text_is_a_link_and_a_long_one_a_file() -> None:
    told = checking.packed(EVENING.encode()).partition("#z=")[2]
    assert zlib.decompress(base64.urlsafe_b64decode(told + "=" * (-len(told) % 4)), -15).decode() == EVENING
    assert checking.packed(Random(7).randbytes(9_000)) == ""


def test_every_breach_can_be_reached_by_taps() -> None:
    page = asking.asked("cribbage", "", "", (), False)
    every = api.ask("cribbage", "").which
    assert every and all(f"is={topic.name.replace('/', '%2F')}" in page for topic in every)


def test_a_table_of_another_game_is_told() -> None:
    page = live.told("gin-rummy", "Ann, Bob", "", "dealer Ann", "tell")
    assert "players Ann Bob" in page


def test_a_site_is_written(tmp_path: Path) -> None:
    from referee.web.addresses import from_depth

    page = books.law("contract-bridge/revoke-two-trick-transfer", from_depth(2))
    assert 'href="../../books/contract-bridge.html"' in page and 'href="/' not in page
    (tmp_path / "precious.txt").write_text("mine")
    from referee.web.site import write_site

    with pytest.raises(api.Unknown, match="not an empty folder"):
        write_site(tmp_path)
