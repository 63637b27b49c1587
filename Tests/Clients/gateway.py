"""A running gateway, as clients in the field see it."""

import base64
import json
import ssl
import time
import uuid

from aioapns import APNs
from aioapns.connection import APNsTLSClientProtocol
from carillon_links import Courier
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

TOPIC = "com.example.app"


class Gateway:
    def __init__(self, state, provider_port, courier_port, machine=None):
        self.folder = state / "gateway"
        self.provider_port, self.courier_port = provider_port, courier_port
        self.machine = machine
        self.provider = json.loads((self.folder / "provider.json").read_text())

    @property
    def url(self):
        return f"https://localhost:{self.provider_port}"

    @property
    def ca_path(self):
        return str(self.folder / "ca.pem")

    @property
    def key(self):
        return (self.folder / f"AuthKey_{self.provider['keyID']}.p8").read_text()

    def courier(self):
        return Courier(self.courier_port, self.ca_path, device=f"python-{uuid.uuid4()}")

    def bearer(self, key=None, key_id=None, team_id=None, age=0):
        """The authorization field of a provider token; the gateway's own key unless told."""
        header = {"alg": "ES256", "kid": key_id or self.provider["keyID"]}
        claims = {"iss": team_id or self.provider["teamID"], "iat": int(time.time() - age)}
        text = ".".join(encoded(json.dumps(part).encode()) for part in (header, claims))
        private = serialization.load_pem_private_key((key or self.key).encode(), None)
        r, s = decode_dss_signature(private.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"bearer {text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    def client(self, key=None, key_id=None, team_id=None):
        """aioapns, with only its host changed."""
        client = APNs(
            key=key or self.key,
            key_id=key_id or self.provider["keyID"],
            team_id=team_id or self.provider["teamID"],
            topic=TOPIC,
            ssl_context=ssl.create_default_context(cafile=self.ca_path),
            max_connection_attempts=3,
        )
        here = {"APNS_SERVER": "localhost", "APNS_PORT": self.provider_port}
        client.pool.protocol_class = type("LocalProtocol", (APNsTLSClientProtocol,), here)
        return client


def new_key():
    """A signing key as Apple hands one out."""
    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        .decode()
    )


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
