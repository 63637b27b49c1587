"""https of a server in development: apps and extensions trust the authorities that the phone's owner installed."""

import ssl
import subprocess

import pytest
from media_server import MediaServer
from programs import build, install
from test_authors import bundle_id, phone, shown  # noqa: F401

AUTHOR = "Downloads"


class SecureMedia(MediaServer):
    """The media server, with a certificate."""

    def __init__(self, folder, certificate, key):
        super().__init__(folder)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)

    def url(self, path):
        return f"https://localhost:{self.server.server_port}/{path}"


def authority(folder):
    """A certificate authority of a team's own, and a server's certificate by it."""

    def openssl(*words):
        subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True)

    (folder / "names").write_text("subjectAltName=DNS:localhost\n")
    openssl(
        *("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Team"),
        *("-keyout", folder / "ca-key.pem", "-out", folder / "ca.pem"),
    )
    openssl(
        *("req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"),
        *("-keyout", folder / "key.pem", "-out", folder / "request.pem"),
    )
    openssl(
        *("x509", "-req", "-in", folder / "request.pem", "-days", "2", "-extfile", folder / "names"),
        *("-CA", folder / "ca.pem", "-CAkey", folder / "ca-key.pem", "-CAcreateserial", "-out", folder / "server.pem"),
    )
    return folder / "ca.pem", folder / "server.pem", folder / "key.pem"


def kinds(phone, media):
    card, lines = shown(phone, AUTHOR, {"media": [{"url": media.url("picture.jpg")}]})
    return [attachment["kind"] for attachment in card["attachments"]], lines


@pytest.fixture
def secure(sample_media):
    """Makes servers of the sample media, with the certificate that they are given."""
    servers = []

    def serve(certificate, key):
        servers.append(SecureMedia(sample_media, certificate, key))
        return servers[-1]

    yield serve
    for server in servers:
        server.close()


def test_an_authority_is_trusted_once_its_owner_installed_it(phone, secure, tmp_path):  # noqa: F811
    install(phone, build(f"Tests/Fixtures/Authors/{AUTHOR}", tmp_path / "build"), bundle_id(AUTHOR))
    gateway = phone.state / "gateway"
    # The gateway's own, from the start.
    assert kinds(phone, secure(gateway / "server.pem", gateway / "server-key.pem"))[0] == ["image"]

    certificate, *server = authority(tmp_path)
    media = secure(*server)
    found, lines = kinds(phone, media)
    assert found == []
    assert any("(curl 60)" in line for line in lines), lines
    assert phone.command("device", "trust", str(certificate)).returncode == 0
    assert kinds(phone, media)[0] == ["image"]


def test_what_is_no_certificate_is_refused(phone, tmp_path):  # noqa: F811
    file = tmp_path / "note.txt"
    file.write_text("hello")
    refused = phone.command("device", "trust", str(file))
    assert refused.returncode != 0 and "has no certificate" in refused.stderr
