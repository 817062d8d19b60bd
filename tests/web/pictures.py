"""The pictures of the desk in the README, made anew: python -m tests.web.pictures (needs referee[browser] and chromium)."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent / "pictures"
EVENING = Path(__file__).parents[2] / "casebook" / "an-evening.log"
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}


def checked(page: Page, base: str) -> None:
    """A record with its findings."""
    page.goto(f"{base}/check")
    page.fill("#text", EVENING.read_text(encoding="utf-8"))
    page.click("button.main")
    page.click("[data-go=finding]")
    page.click("[data-go=finding]")
    page.evaluate("window.scrollTo({ top: 0, behavior: 'instant' })")


def asked(page: Page, base: str) -> None:
    """A question with what was heard of it."""
    page.goto(f"{base}/ask/contract-bridge?q=East+bid+1H+over+North%27s+1S")


def ruled(page: Page, base: str) -> None:
    """A ruling."""
    page.goto(f"{base}/ask/contract-bridge?q=East+bid+1H+over+North%27s+1S&f.accepted=yes")


def told(page: Page, base: str) -> None:
    """A table at which an act has just been found wrong."""
    page.goto(f"{base}/live/contract-bridge")
    for line in ("call N 1S", "call E 1H"):
        page.fill("#line", line)
        page.click("button[value=tell]")
        page.wait_for_load_state()


PICTURES = {"check": (checked, DESK), "ask": (asked, PHONE), "ruling": (ruled, PHONE), "live": (told, PHONE)}


def main() -> None:
    """Start a desk, look at it, stop it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    desk = subprocess.Popen([sys.executable, "-m", "referee", "desk", "--port", str(port)])
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(base)
                break
            except OSError:
                time.sleep(0.1)
        HERE.mkdir(exist_ok=True)
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"))
            for name, (show, size) in PICTURES.items():
                page = browser.new_page(viewport=size)  # type: ignore[arg-type]
                show(page, base)
                page.screenshot(path=HERE / f"{name}.png")
    finally:
        desk.terminate()
        desk.wait()


if __name__ == "__main__":
    main()
