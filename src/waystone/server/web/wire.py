"""The frames of one socket, as uvicorn writes and reads them, but for what a move takes."""

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81  # a whole text in one frame
SHORT, LONG = 125, 65_535
_TWO_BYTES, _EIGHT_BYTES = 126, 127


class Wire(WebSocketsSansIOProtocol):
    """A text goes out as the bytes that it is. One message may wait for the application before
    the peer's next ones stay on its side."""

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        await super().run_asgi()

    def put(self, text: bytes) -> bool:
        """Send a text at once, unless the peer does not keep up; whether it was sent."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False


def _head(size: int) -> bytes:
    if size <= SHORT:
        return bytes((TEXT, size))
    if size <= LONG:
        return bytes((TEXT, _TWO_BYTES, size >> 8, size & 0xFF))
    return bytes((TEXT, _EIGHT_BYTES)) + size.to_bytes(8)
