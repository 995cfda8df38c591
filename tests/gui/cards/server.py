"""A small server on this machine that offers files as a card site does, and can misbehave."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class CardServer(ThreadingHTTPServer):
    """Offers one file at /cards.json, listed at /bulk-data."""

    daemon_threads = True

    def __init__(self, content: bytes) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.content = content
        self.listed: dict[str, Any] = {}  # what the list says of the file, besides its address
        self.break_after: list[int] = []  # after how many bytes the next answers break off
        self.mark = '"one"'
        self.knows_ranges = True
        self.status = 200
        self.missing = False  # nothing is there
        self.headers: dict[str, str] = {}
        self.asked: list[tuple[str, str]] = []  # paths with the ranges that were asked for
        self.agents: list[str] = []
        self.hold = threading.Event()  # set: the file is sent without waiting
        self.hold.set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def file_list(self) -> bytes:
        entry = {
            "name": "Oracle Cards", "type": "oracle_cards", "description": "Each card once.", "size": len(self.content),
            "updated_at": "2026-11-20T10:00:00Z", "download_uri": f"{self.address}/cards.json",
        }  # fmt: skip
        return json.dumps({"object": "list", "data": [{**entry, **self.listed}]}).encode()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that hangs up is no news."""


class _Handler(BaseHTTPRequestHandler):
    server: CardServer
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is written to the terminal."""

    def do_GET(self) -> None:
        server = self.server
        server.asked.append((self.path, self.headers.get("Range", "")))
        server.agents.append(self.headers.get("User-Agent", ""))
        if self.path == "/bulk-data":
            self._send(server.status, server.file_list(), {})
            return
        if server.missing:
            self._send(404, b"", {})
            return
        start, status = 0, 200
        wanted = self.headers.get("Range", "")
        if wanted and server.knows_ranges and self.headers.get("If-Range") == server.mark:
            start = int(wanted.removeprefix("bytes=").removesuffix("-"))
            status = 206
            if start >= len(server.content):
                self._send(416, b"", {})
                return
        if server.status == 302:
            self._send(302, b"", server.headers)
            return
        more = {"ETag": server.mark, **server.headers}
        if status == 206:
            more["Content-Range"] = f"bytes {start}-{len(server.content) - 1}/{len(server.content)}"
        self._send(status, server.content[start:], more)

    def _send(self, status: int, body: bytes, more: dict[str, str]) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        for name, value in more.items():
            self.send_header(name, value)
        self.end_headers()
        stop = self.server.break_after.pop(0) if self.server.break_after and self.path != "/bulk-data" else len(body)
        self.wfile.write(body[: min(stop, 4096)])
        self.wfile.flush()
        self.server.hold.wait(10)
        self.wfile.write(body[4096:stop])
        if stop < len(body):
            self.close_connection = True


@contextmanager
def serving(content: bytes) -> Iterator[CardServer]:
    """A server for as long as it is needed."""
    server = CardServer(content)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.hold.set()
        server.shutdown()
        server.server_close()
        thread.join(5)
