"""The desk as people use it, in a browser: on a phone and at a desk, with and without its script, light and dark."""

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from referee.casebook import built_in
from referee.families import games

pytest.importorskip("starlette", reason="the desk needs referee[desk]")
playwright = pytest.importorskip("playwright.sync_api", reason="journeys in a browser need referee[browser]")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="journeys in a browser need chromium, and there is none on this machine"
)

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
EVENING = (Path(__file__).parents[2] / "casebook" / "an-evening.log").read_text(encoding="utf-8")
#: a log of each family of tables that is drawn otherwise
TABLES = {
    "two hands": "game gin-rummy\nplayers Ann Bob\ndealer Ann\nturn Bob\ndraws Bob stock\ndiscards Bob SK\n",
    "chips": "game draw-poker\nplayers Ann Bob Cy Dee Eve\ndealer Eve\nantes 1\nlimit 5 10\nchecks Ann\nbets Bob 5\n",
    "piles": "game klondike\nturns P1 stock SA\nmoves P1 SA foundation\n",
    "tricks of three": "game hearts\nplayers Ann Bob Cy\nplay Ann C2, Bob CK, Cy C5\n",
}


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    desk = subprocess.Popen([sys.executable, "-m", "referee", "desk", "--port", str(port)], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(address)
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        desk.terminate()
        desk.wait()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=CHROMIUM)
        yield started
        started.close()


@contextmanager
def visit(browser: Any, base: str, **how: Any) -> Iterator[Any]:
    """A page of somebody, which complains of nothing and asks no other host."""
    how = {"viewport": PHONE, "has_touch": True, **how}
    context = browser.new_context(**how)
    page = context.new_page()
    page.set_default_timeout(15_000)
    complaints: list[str] = []
    page.on("console", lambda told: complaints.append(told.text) if told.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith((base, "data:", "file:")) else complaints.append(asked.url))
    yield page
    context.close()
    assert complaints == []


def fits(page: Any) -> bool:
    """Whether nothing has to be scrolled sideways."""
    widths = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    return bool(widths[0] <= widths[1])


def give(page: Any, base: str, text: str) -> None:
    page.goto(f"{base}/check")
    page.fill("#text", text)
    page.click("button.main")
    page.wait_for_selector(".record")


SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


@SIZES
def test_somebody_asks_in_words_and_answers_one_question(browser: Any, base: str, size: dict[str, int]) -> None:
    with visit(browser, base, viewport=size) as page:
        page.goto(base)
        page.click(".doors a:has-text('Ask')")
        page.fill("#narrow", "contract bridge")
        page.click(".choices li:not([hidden]) a:has-text('Contract Bridge (rubber)')")
        page.fill("#q", "East bid 1H over North's 1S")
        page.click("button.main")
        assert "1♥" in page.inner_text(".heard")
        assert fits(page)
        page.click(".choices a:has-text('yes')")
        assert "accepts it" in page.inner_text(".ruling-card")
        link = page.url
        page.go_back()
        assert "before it was put right" in page.inner_text("main")
        page.goto(link)
        assert page.is_visible(".ruling-card") and fits(page)
        page.click("summary:has-text('It was otherwise')")
        page.fill("#heard-log", "game contract-bridge\ncall N 1S, E 2H\n")
        page.click("button:has-text('To the table')")
        page.wait_for_selector("#line")
        assert not page.query_selector(".finding") and "2♥" in page.inner_text(".grid.auction")
        page.goto(link)
        assert "insufficient-bid-accepted" in page.input_value("#as-text")


def test_somebody_taps_through_to_a_ruling(browser: Any, base: str) -> None:
    with visit(browser, base) as page:
        page.goto(f"{base}/ask/contract-bridge")
        page.fill("#narrow", "insufficient")
        page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        page.click(".phase li:not([hidden]) a")
        for _ in range(6):
            if page.is_visible(".ruling-card"):
                break
            page.click(".choices a")
        assert page.is_visible(".ruling-card .cite")


@SIZES
def test_somebody_steps_through_a_record(browser: Any, base: str, size: dict[str, int]) -> None:
    with visit(browser, base, viewport=size) as page:
        give(page, base, EVENING)
        assert "4 breaches" in page.inner_text(".verdict")
        assert "call E 3D" in page.inner_text(".says")
        page.click(".grid.auction a:has-text('5')")
        assert "Finding 2" in page.inner_text(".says")
        assert page.is_visible("#finding-2.chosen")
        page.focus(".deal")
        page.keyboard.press("ArrowRight")
        assert "Act 15 of" in page.inner_text(".says")
        page.keyboard.press("j")
        assert "Finding 3" in page.inner_text(".says")
        assert page.is_visible(".position:not([hidden]) .at-1 .played .mark")
        page.click("[data-go=first]")
        assert "act 1 of" in page.inner_text(".says")
        page.click("#finding-3 a[data-step]")
        assert "Finding 3" in page.inner_text(".says")
        assert fits(page)
        assert "as played" in page.inner_text(".score") and "as ruled" in page.inner_text(".score")


def test_a_log_comes_in_a_link(browser: Any, base: str) -> None:
    with visit(browser, base) as page:
        give(page, base, EVENING)
        link = page.get_attribute("a:has-text('a link that holds the log')", "href")
        page.goto("about:blank")
        page.goto(base + link)
        page.wait_for_selector(".record")
        assert "4 breaches" in page.inner_text(".verdict")


def test_a_finger_goes_on_and_back(browser: Any, base: str) -> None:
    with visit(browser, base) as page:
        give(page, base, EVENING)
        page.click("[data-go=first]")
        touch = page.context.new_cdp_session(page)

        def swipe(start: int, end: int) -> None:
            touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start, "y": top + 10}]})
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": end, "y": top + 12}]})
            touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

        page.evaluate("document.querySelector('[data-swipe]').scrollIntoView({ behavior: 'instant' })")
        top = page.evaluate("document.querySelector('[data-swipe]').getBoundingClientRect().top")
        swipe(250, 120)
        assert "Act 2 of" in page.inner_text(".says")
        swipe(120, 250)
        assert "act 1 of" in page.inner_text(".says")


def test_without_its_script_each_button_is_a_link(browser: Any, base: str) -> None:
    with visit(browser, base, java_script_enabled=False) as page:
        give(page, base, EVENING)
        page.click("[data-go=on]")
        assert "Act 11 of" in page.inner_text(".says")
        page.click(".grid.tricks a >> nth=0")
        assert "act=" in page.url and page.is_visible(".position:not([hidden])")


def test_a_log_of_every_family_is_shown(browser: Any, base: str) -> None:
    logs: dict[str, str] = {}
    for case in built_in():
        game, log = games().get(case.game), case.block("log")
        if game is not None and log is not None and "game " in log.text:
            logs.setdefault(game.family, log.text)
    with visit(browser, base) as page:
        for text in logs.values():
            give(page, base, text)
            assert page.is_visible(".record h2") and fits(page), text


@pytest.mark.parametrize("family", TABLES)
def test_a_table_of_each_kind(browser: Any, base: str, family: str) -> None:
    with visit(browser, base) as page:
        give(page, base, TABLES[family])
        assert page.is_visible(".position:not([hidden]) .table") and fits(page)


@SIZES
def test_a_table_is_told_by_taps_and_by_typing(browser: Any, base: str, size: dict[str, int]) -> None:
    with visit(browser, base, viewport=size) as page:
        page.goto(f"{base}/live/contract-bridge")
        for tap in ("[data-verb=call]", "[data-word=N]", "[data-word='1S']"):
            page.click(tap)
        assert page.input_value("#line") == "call N 1S"
        page.click("button[value=tell]")
        page.fill("#line", "call E 1H")
        page.keyboard.press("Enter")
        page.wait_for_selector(".finding")
        assert "insufficient-bid" in page.inner_text(".finding")
        assert "before it was put right" in page.inner_text("main") and fits(page)
        page.click("button[value=back]")
        page.wait_for_selector("#line")
        assert page.input_value("#log").strip().endswith("call N 1S")
        for tap in ("[data-verb=play]", "[data-suit=H]", "[data-rank=K]"):
            page.click(tap)
        assert page.input_value("#line") == "play HK"


def test_the_books_are_searched_and_every_law_is_a_link(browser: Any, base: str) -> None:
    with visit(browser, base) as page:
        page.goto(f"{base}/search")
        page.fill("#words", "revoke two trick")
        page.click("button.main")
        page.click("#found a >> nth=0")
        assert fits(page)
        page.goto(f"{base}/law/contract-bridge/revoke-two-trick-transfer")
        page.click("h2:has-text('Cases') + ul a >> nth=0")
        page.click("button:has-text('look at it on the table')")
        page.wait_for_selector(".record")


PAGES = (
    *("/", "/ask/cribbage", "/ask/contract-bridge?q=East+bid+1H+over+North's+1S", "/check", "/live/draw-poker"),
    *("/books/whist", "/law/contract-bridge/revoke-two-trick-transfer", "/search?q=revoke"),
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(browser: Any, base: str, scheme: str) -> None:
    package = pytest.importorskip("axe_playwright_python", reason="axe comes with referee[browser]")
    axe = (Path(package.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
    with visit(browser, base, color_scheme=scheme) as page:

        def serious() -> list[str]:
            page.evaluate(f"{axe};0")
            found = page.evaluate("axe.run()")["violations"]
            grave = [each for each in found if each["impact"] in ("serious", "critical")]
            return [f"{page.url} {each['id']}: {each['nodes'][0]['html'][:200]}" for each in grave]

        told = []
        for address in PAGES:
            page.goto(base + address)
            told += serious()
        give(page, base, EVENING)
        assert told + serious() == []


def test_a_report_and_a_site_open_from_a_disk(browser: Any, base: str, tmp_path: Path) -> None:
    log = tmp_path / "evening.log"
    log.write_text(EVENING)
    report = tmp_path / "report.html"
    subprocess.run(
        [sys.executable, "-m", "referee", "check", str(log), "--format", "html", "--output", str(report)], check=False
    )
    with visit(browser, base) as page:
        page.goto(report.as_uri())
        page.click("[data-go=finding]")
        assert "Finding" in page.inner_text(".says") and fits(page)
        page.emulate_media(media="print")
        assert not page.is_visible(".steps")


def test_a_hostile_name_stays_text(browser: Any, base: str) -> None:
    with visit(browser, base) as page:
        give(page, base, 'game contract-bridge\ncall N 1S "<img src=x onerror=document.title=1>", E 1H\n')
        assert page.query_selector("img") is None
        assert page.title() != "1"
