"""An app and its service extension that open connections of their own, kept to their sandbox: TCP, WebSocket, TLS."""

import base64
import datetime
import hashlib
import ipaddress
import socketserver
import ssl
import threading

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from programs import build, install, wait_for

DIALLING = "com.example.Dialling"


class Echo(socketserver.ThreadingTCPServer):
    """Says again what it hears, once to each who connects."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, talk, context=None):
        class Handler(socketserver.BaseRequestHandler):
            def handle(self):
                try:
                    connection = context.wrap_socket(self.request, server_side=True) if context else self.request
                    talk(connection)
                except OSError:
                    pass

        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def port(self):
        return self.server_address[1]


def plain(connection):
    connection.sendall(b"heard " + connection.recv(1024))


def websocket(connection):
    """RFC 6455: the opening handshake, and one masked frame of fewer than 126 bytes."""
    head = b""
    while b"\r\n\r\n" not in head:
        head += connection.recv(1024)
    key = next(line[19:].strip() for line in head.split(b"\r\n") if line.lower().startswith(b"sec-websocket-key: "))
    accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
    connection.sendall(
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
        + accept
        + b"\r\n\r\n"
    )
    frame = connection.recv(1024)
    mask, masked = frame[2:6], frame[6 : 6 + (frame[1] & 0x7F)]
    said = b"heard " + bytes(byte ^ mask[index % 4] for index, byte in enumerate(masked))
    connection.sendall(bytes([0x81, len(said)]) + said)


@pytest.fixture
def certificate(tmp_path):
    """A server's own, of no authority, and its digest."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.timezone.utc)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path / "server.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context, hashlib.sha256(made.public_bytes(serialization.Encoding.DER)).hexdigest()


@pytest.fixture
def dialling(machine, tmp_path):
    bundle = build("Tests/Fixtures/Dialling", tmp_path / "out")
    machine.start_gateway()
    machine.start_device()
    install(machine, bundle, DIALLING)
    return machine


def push(phone, **keys):
    payload = {"aps": {"alert": {"title": "Call", "body": "…"}, "mutable-content": 1}, **keys}
    return phone.push(payload, app=DIALLING)


def shown(phone, **keys):
    """The body of a push as the extension left it, and what it wrote."""
    push_id = push(phone, **keys)
    journey = phone.wait_for_event(push_id, "shown")
    card = next(card for card in phone.cards() if card["journeyID"] == push_id)
    return card["body"], [step["text"] for step in journey["entries"]]


def test_an_app_and_an_extension_connect(dialling, certificate):
    context, key = certificate
    with Echo(plain) as tcp, Echo(websocket) as web, Echo(plain, context) as secret:
        body, lines = shown(dialling, port=tcp.port)
        assert body == "heard hello from an extension", lines
        body, lines = shown(dialling, port=web.port, websocket=True)
        assert body == "heard hello from an extension", lines
        # Of no authority that the phone knows: the app's own block decides.
        body, lines = shown(dialling, port=secret.port, key=key)
        assert body == "heard hello from an extension", lines
        assert any("asked of 1, trusted false" in line for line in lines), lines
        body, lines = shown(dialling, port=secret.port, key="0" * 64)
        assert body.startswith("no answer: "), lines

        push_id = push(dialling, port=tcp.port)
        dialling.wait_for_event(push_id, "shown")
        assert dialling.command("device", "respond", push_id).returncode == 0

        def said():
            entries = dialling.get(f"journeys/{push_id}")["entries"]
            lines = [step["text"] for step in entries if step["event"] == "app-log"]
            return lines if len(lines) >= 3 else None

        assert wait_for(said, "the app's three talks") == [
            "server: heard hello from an app",
            "own tcp: heard myself",
            "own websocket: heard myself",
        ]
