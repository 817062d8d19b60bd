"""The desk's server: addresses, what every answer carries, and who may ask."""

from __future__ import annotations

import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import anyio
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders, UploadFile
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from referee.api import Unknown
from referee.page import SCRIPT, STYLE, asset, version
from referee.web.pages import asking, books, checking, common, live
from referee.web.uploads import LARGEST, Upload, Uploads
from referee.web.work import PROCESSES, TooMuch, Workers

LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
TYPES = {STYLE: "text/css", SCRIPT: "text/javascript"}
DOWNLOADS = {"json": "application/json", "html": "text/html", "text": "text/plain", "log": "text/plain", "pbn": "text/plain"}
#: pages of the books do not change while the desk runs, and so many are kept
PAGES_KEPT = 500
#: while a file is read, a page waits so long for its first records
PATIENCE = 0.8


class Guard:
    """What every answer carries; and whoever sends something has to send it from one of these pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] not in ("GET", "HEAD") and not _from_here(Headers(scope=scope)):
            refusal = HTMLResponse(common.error("Not from here", "a form of another site cannot be sent here"), 403)
            await refusal(scope, receive, sent)
            return
        await self._app(scope, receive, sent)


def _from_here(headers: Headers) -> bool:
    """Whether a form was sent from a page of this desk, or by no page at all."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Desk:
    """What the pages need while the server runs."""

    def __init__(self) -> None:
        self.workers = Workers()
        self.uploads = Uploads()
        self.reading: anyio.abc.TaskGroup | None = None
        #: why the reading of a text came to an end before its end
        self.stopped: dict[str, str] = {}
        self._pages: dict[tuple[object, ...], str] = {}

    @asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """While the server runs."""
        async with anyio.create_task_group() as tasks:
            self.reading = tasks
            tasks.start_soon(self._warm, self.workers.read)
            for _worker in range(PROCESSES):
                tasks.start_soon(self._warm, self.workers.done)
            try:
                yield
            finally:
                tasks.cancel_scope.cancel()
                self.uploads.close()

    async def _warm(self, worker: Callable[..., Awaitable[None]]) -> None:
        """Start a worker, so that the first who ask need not wait for it; it makes nothing worse where that fails."""
        with suppress(TooMuch):
            await worker(common.warm)

    # --- pages that are the same for everybody

    async def kept(self, function: Callable[..., str], *args: object) -> Response:
        """A page of the books, made once."""
        key = (function, *args)
        if key not in self._pages:
            made = await self.workers.done(function, *args)
            while len(self._pages) >= PAGES_KEPT:
                del self._pages[next(iter(self._pages))]
            self._pages[key] = made
        return HTMLResponse(self._pages[key])

    async def home(self, _: Request) -> Response:
        """The first page."""
        return await self.kept(common.home)

    async def books(self, _: Request) -> Response:
        """All games."""
        return await self.kept(books.shelf)

    async def book(self, request: Request) -> Response:
        """A rule sheet."""
        return await self.kept(books.book, request.path_params["game"])

    async def law(self, request: Request) -> Response:
        """A law."""
        return await self.kept(books.law, request.path_params["id"])

    async def case(self, request: Request) -> Response:
        """A case."""
        return await self.kept(books.case, request.path_params["id"])

    async def search(self, request: Request) -> Response:
        """What is found by some words."""
        return HTMLResponse(await self.workers.done(books.search, request.query_params.get("q", "")[:200]))

    # --- asking

    async def games_to_ask(self, request: Request) -> Response:
        """Which game it is."""
        return await self.kept(asking.which_game)

    async def ask(self, request: Request) -> Response:
        """A question, as far as it is told."""
        told = request.query_params
        facts = [(name[2:], answer) for name, answer in told.multi_items() if name.startswith("f.")]
        words, about = told.get("q", ""), told.get("is", "")
        game = request.path_params["game"]
        if not (words.strip() or about):
            return await self.kept(asking.asked, game, "", "", (), False)
        return HTMLResponse(await self.workers.done(asking.asked, game, words, about, facts, bool(told.get("all"))))

    # --- checking

    async def check(self, request: Request) -> Response:
        """The form, or a text that was given."""
        if request.method != "POST":
            return await self.kept(checking.form)
        async with request.form(max_part_size=LARGEST, max_files=1, max_fields=8) as form:
            file, text, game = form.get("file"), str(form.get("text") or ""), str(form.get("game") or "")
            content, name = text.encode(), "pasted.log"
            if isinstance(file, UploadFile) and file.filename:
                content, name = await file.read(LARGEST + 1), file.filename
        if len(content) > LARGEST:
            raise HTTPException(413)
        if not content.strip():
            return HTMLResponse(await self.workers.done(checking.form, "nothing was given: paste a log, or choose a file"), 400)
        upload, new = self.uploads.add(content, name, game)
        if new and self.reading is not None:
            self.reading.start_soon(self._read, upload)
        with anyio.move_on_after(PATIENCE):
            while not upload.is_begun:
                await anyio.sleep(0.02)
        return RedirectResponse(f"/check/{upload.key}", 303)

    async def _read(self, upload: Upload) -> None:
        try:
            await self.workers.read(checking.read_into, str(upload.path), str(upload.rows_path), upload.game)
        except TooMuch as why:
            self.stopped[upload.key] = str(why)
        except Exception as error:  # whatever it was, whoever asked is told, and the desk goes on
            self.stopped[upload.key] = f"it could not be read to its end ({type(error).__name__})"

    def _upload(self, request: Request) -> Upload:
        try:
            return self.uploads[request.path_params["key"]]
        except KeyError:
            raise HTTPException(410) from None

    async def checked(self, request: Request) -> Response:
        """The list of the records of a text, or the one record that is in it."""
        upload = self._upload(request)
        rows = await anyio.to_thread.run_sync(list, upload.rows())
        stopped = self.stopped.get(upload.key, "")
        if len(rows) == 2 and "number" in rows[0] and not request.query_params:
            return RedirectResponse(f"/check/{upload.key}/1", 303)
        asked = {name: request.query_params.get(name, "") for name in ("show", "law", "who", "page")}
        return HTMLResponse(await anyio.to_thread.run_sync(checking.listed, upload.key, upload.name, rows, asked, stopped))

    async def record(self, request: Request) -> Response:
        """One record."""
        upload, number = self._upload(request), request.path_params["number"]
        deal, act = (_number(request.query_params.get(name)) for name in ("deal", "act"))
        made = await self.workers.done(
            checking.record, str(upload.path), upload.name, upload.game, upload.key, number, deal, act
        )
        if not made:
            raise HTTPException(404)
        return HTMLResponse(made)

    async def download(self, request: Request) -> Response:
        """One record in a format of reports, or the text in a language of records."""
        upload, number, format = self._upload(request), request.path_params["number"], request.path_params["format"]
        if format not in DOWNLOADS:
            raise HTTPException(404)
        made = await self.workers.done(checking.as_report, str(upload.path), upload.name, upload.game, number, format)
        named = {"content-disposition": f'attachment; filename="record-{number}.{format.replace("text", "txt")}"'}
        return Response(made, media_type=DOWNLOADS[format], headers=named)

    # --- at the table

    async def tables(self, request: Request) -> Response:
        """Which game is played."""
        return await self.kept(live.which_game)

    async def table(self, request: Request) -> Response:
        """A table, and one more line told at it."""
        told = {"players": request.query_params.get("players", ""), "log": request.query_params.get("log", "")}
        if request.method == "POST":
            async with request.form(max_part_size=LARGEST, max_files=1, max_fields=12) as form:
                told = {name: str(form.get(name) or "") for name in ("players", "log", "line", "do")}
                file = form.get("file")
                if isinstance(file, UploadFile) and file.filename:
                    told["log"] = (await file.read(LARGEST)).decode(errors="replace")
        if told.get("do") == "save":
            return PlainTextResponse(told["log"], headers={"content-disposition": 'attachment; filename="table.log"'})
        values = [told.get(name, "") for name in ("players", "log", "line", "do")]
        return HTMLResponse(await self.workers.done(live.told, request.path_params["game"], *values))


def _number(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 7 else 0


async def _asset(request: Request) -> Response:
    """A style or the script, which may be kept for ever under the name of what is in it."""
    name = request.path_params["name"]
    if name not in TYPES:
        raise HTTPException(404)
    kept = {"cache-control": "public, max-age=31536000, immutable"} if request.path_params["version"] == version() else {}
    return Response(asset(name), media_type=TYPES[name], headers=kept)


# --- what goes wrong

WRONG = {
    404: ("Not here", "there is no such page"),
    405: ("Not so", "that cannot be done here"),
    410: (
        "Not here any more",
        "this text is not kept any more: the desk was started anew, or others came after; give it again",
    ),
    413: (
        "Too large",
        f"at most {LARGEST >> 20} MB are taken here; `referee check` and `referee audit` take files of any size",
    ),
}


async def _wrong(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    title, why = WRONG.get(status, ("That went wrong", "the request cannot be answered"))
    return HTMLResponse(common.error(title, why), status)


async def _unknown(request: Request, error: Exception) -> Response:
    return HTMLResponse(common.error("Not known", str(error)), 404)


async def _too_much(request: Request, error: Exception) -> Response:
    return HTMLResponse(common.error("Too much", str(error)), 503)


def application(hosts: Sequence[str] = LOOPBACK) -> Starlette:
    """The server, for whoever calls it by one of these names."""
    desk = Desk()
    routes = [
        Route("/", desk.home),
        Route("/ask", desk.games_to_ask),
        Route("/ask/{game}", desk.ask),
        Route("/check", desk.check, methods=["GET", "POST"]),
        Route("/check/{key}", desk.checked),
        Route("/check/{key}/{number:int}", desk.record),
        Route("/check/{key}/{number:int}/record.{format}", desk.download),
        Route("/live", desk.tables),
        Route("/live/{game}", desk.table, methods=["GET", "POST"]),
        Route("/books", desk.books),
        Route("/books/{game}", desk.book),
        Route("/law/{id:path}", desk.law),
        Route("/case/{id:path}", desk.case),
        Route("/search", desk.search),
        Route("/static/{version}/{name}", _asset),
    ]
    return Starlette(
        routes=routes,
        lifespan=desk.running,
        middleware=[
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)),
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=2_000),
        ],
        exception_handlers={HTTPException: _wrong, Unknown: _unknown, TooMuch: _too_much, 500: _wrong},
        max_body_size=LARGEST + (1 << 20),
    )


def serve(host: str, port: int, told: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `Unknown` where nobody can listen at that address."""
    import uvicorn

    logging.getLogger("asyncio").setLevel(logging.ERROR)  # that a worker has ended with the desk is no warning
    hosts = LOOPBACK if host in LOOPBACK else ("*",)
    with _listening(host, port) as listening:
        if hosts != LOOPBACK:
            told(f"anybody who reaches {host} may use this desk and give it files: use it in a network that you trust")
        told(f"the desk is at http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/  (Ctrl-C ends it)")
        with suppress(KeyboardInterrupt):
            uvicorn.Server(uvicorn.Config(application(hosts), log_level="warning", server_header=False)).run([listening])
    told("the desk is closed")


def _listening(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    here = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    here.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        here.bind((host, port))
        here.listen()
    except OSError as error:
        here.close()
        raise Unknown(f"the desk cannot be at {host}:{port} ({error.strerror})") from error
    return here
