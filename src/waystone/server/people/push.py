"""Web Push: a message to a browser that has no page of ours open. It is encrypted for that browser
(RFC 8291) and signed with the key of this server (RFC 8292), so that the browser's maker, who
carries it, can neither read nor forge it."""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ..errors import Refused

CURVE = ec.SECP256R1()
GOOD_FOR = 12 * 3600
RECORD = 4096
MOST = 3000
WEAK = (ValueError, TypeError, UnsupportedAlgorithm, InvalidSignature)


def spelled(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key, as it is kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return spelled(number.to_bytes(32, "big"))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


class Signer:
    """The key of this server; `contact` is an address at which its operator can be reached."""

    def __init__(self, kept: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(read(kept), "big"), CURVE)
        self._contact = contact
        self.public = spelled(_point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """What the carrier is shown: the message is for it, from us, and of today."""
        at = urlsplit(endpoint)
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {
            "aud": f"{at.scheme}://{at.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._contact,
        }
        signed = ".".join(spelled(json.dumps(part).encode()) for part in (head, claims))
        made = self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(made)
        signature = spelled(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def check(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser makes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(p256dh))
        good = len(read(auth)) == 16
    except WEAK:
        good = False
    if not good:
        raise Refused("malformed", "These are no keys of a browser.")


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser of these keys can read, as one record."""
    assert len(message) <= MOST
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(p256dh))
    mine, salt = ec.generate_private_key(CURVE), os.urandom(16)
    shared = mine.exchange(ec.ECDH(), theirs)
    public = _point(mine.public_key())
    both = b"WebPush: info\0" + _point(theirs) + public
    secret = _derived(shared, read(auth), both, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
