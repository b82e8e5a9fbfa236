"""The receiving end of calls: a browser that reads them, and a push service on this machine."""

import asyncio
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from waystone.server.people import push

LATE = 60.0


class Browser:
    """The receiving end, written from RFC 8291 apart from what it tries."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        self.p256dh = push.spelled(push._point(self._key.public_key()))
        self.auth = push.spelled(self._auth)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        public, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + push.read(self.p256dh) + public
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        told = AESGCM(key).decrypt(nonce, sealed, None)
        assert told.endswith(b"\x02")
        return told[:-1]


class Receiver:
    """A push service on this machine: what it was sent, and what it answers."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.came = threading.Condition()
        receiver = self

        class Post(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(receiver.status)
                self.end_headers()
                with receiver.came:
                    head = {name.lower(): value for name, value in self.headers.items()}
                    receiver.letters.append((self.path, head, body))
                    receiver.came.notify_all()

            def log_message(self, *_: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Post)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    async def wait(self, count: int, seat: int | None = None) -> None:
        """Until so many letters have come, and one of them names a seat."""
        await asyncio.to_thread(self._wait, count, b"" if seat is None else b'"seat":%d' % seat)

    def _wait(self, count: int, named: bytes) -> None:
        end = time.monotonic() + LATE
        with self.came:
            while len(self.letters) < count or not any(named in body for *_, body in self.letters):
                assert self.came.wait(max(0.0, end - time.monotonic())), "nobody called"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


async def subscribed(server: Any, table: str, token: str, url: str, lang: str = "en") -> Browser:
    """Whoever holds this token is called at this address."""
    browser = Browser()
    wish = {"token": token, "endpoint": url, "lang": lang}
    keys = {"p256dh": browser.p256dh, "auth": browser.auth}
    answer = await server.http.post(f"/api/tables/{table}/calls", json={**wish, **keys})
    assert (answer.status_code, answer.json()) == (201, {"calls": True}), answer.text
    return browser
