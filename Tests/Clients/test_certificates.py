"""Providers that show a certificate in place of tokens, over TLS, as `carillon certificate` makes it."""

import datetime
import json
import ssl
import subprocess

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.x509.oid import NameOID
from gateway import TOPIC, Gateway
from programs import COMMAND

PAYLOAD = json.dumps({"aps": {"alert": "Hello"}})


@pytest.fixture
def strict(machine):
    machine.start_gateway(0, 0, "--strict", "--sandbox-port", "0", "--production-port", "0")
    return Gateway(machine.state, machine.provider_port, machine.courier_port, machine)


def issue(gateway, folder, *options, bundle_id=TOPIC):
    command = [COMMAND, "certificate", bundle_id, "--output", folder, "--state", gateway.folder.parent, *options]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return folder / f"{bundle_id}.pem", folder / f"{bundle_id}-key.pem"


def client(gateway, pair, version=None):
    context = ssl.create_default_context(cafile=gateway.ca_path)
    if version:
        context.maximum_version = version
    if pair:
        context.load_cert_chain(*pair)
    return httpx.Client(http2=True, verify=context)


def post(gateway, token, pair, port=None, **fields):
    headers = {name.replace("_", "-"): value for name, value in fields.items()}
    with client(gateway, pair) as opened:
        return opened.post(f"https://localhost:{port or gateway.provider_port}/3/device/{token}", content=PAYLOAD, headers=headers)


def reason(answer):
    return answer.status_code, answer.json()["reason"] if answer.content else None


def test_a_certificate_is_enough(strict, tmp_path):
    token = strict.courier().register(TOPIC)
    pair = issue(strict, tmp_path)
    for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
        with client(strict, pair, version) as opened:
            for _ in range(3):
                assert opened.post(f"{strict.url}/3/device/{token}", content=PAYLOAD).status_code == 200
    assert reason(post(strict, token, pair, apns_topic=TOPIC)) == (200, None)
    assert reason(post(strict, token, None, apns_topic=TOPIC)) == (403, "MissingProviderToken")


def test_curl_with_a_certificate_of_several_topics(strict, tmp_path):
    courier = strict.courier()
    token = courier.register(TOPIC)
    certificate, key = issue(strict, tmp_path, "--voip", "--complication")
    command = ["curl", "-sS", "-i", "--http2", "--cacert", strict.ca_path, "--cert", certificate, "--key", key, "-d", PAYLOAD]

    def curl(*fields):
        return subprocess.run([*command, *fields, f"{strict.url}/3/device/{token}"], capture_output=True, text=True).stdout

    assert "MissingTopic" in curl()
    for push_type in ("voip", "complication"):
        answer = curl("-H", f"apns-topic: {TOPIC}.{push_type}", "-H", f"apns-push-type: {push_type}")
        assert answer.startswith("HTTP/2 200"), answer
        push = courier.next_push()
        assert (push["topic"], push["pushType"]) == (f"{TOPIC}.{push_type}", push_type)
    answer = curl("-H", f"apns-topic: {TOPIC}.push-type.liveactivity", "-H", "apns-push-type: liveactivity")
    assert "TopicDisallowed" in answer and f"is for {TOPIC}," in answer


def test_a_certificate_is_for_one_environment(strict, tmp_path):
    token = strict.courier().register(TOPIC)
    ports = strict.machine.running("gateway")
    pair = issue(strict, tmp_path, "--environment", "sandbox")
    assert reason(post(strict, token, pair, ports["sandbox"])) == (200, None)
    assert reason(post(strict, token, pair, ports["production"])) == (403, "BadCertificateEnvironment")
    assert reason(post(strict, token, pair)) == (200, None)


def strangers(folder, uid):
    """A certificate that its owner signed."""
    key = rsa.generate_private_key(65537, 2048)
    name = x509.Name([x509.NameAttribute(NameOID.USER_ID, uid)] if uid else [x509.NameAttribute(NameOID.COMMON_NAME, "x")])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    paths = folder / "stranger.pem", folder / "stranger-key.pem"
    paths[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    encoding = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    paths[1].write_bytes(key.private_bytes(*encoding))
    return paths


def test_a_strangers_certificate_is_refused_by_a_strict_gateway(strict, tmp_path):
    token = strict.courier().register(TOPIC)
    answer = post(strict, token, strangers(tmp_path, TOPIC))
    assert reason(answer) == (403, "BadCertificate")
    assert "carillon certificate" in answer.headers["carillon-explanation"]


def test_a_strangers_certificate_is_taken_with_a_warning_by_a_permissive_one(gateway, tmp_path):
    """So is one that Apple made."""
    token = gateway.courier().register(TOPIC)
    answer = post(gateway, token, strangers(tmp_path, TOPIC))
    assert reason(answer) == (200, None)
    assert "not of this gateway's CA" in answer.headers["carillon-explanation"]
    assert reason(post(gateway, token, strangers(tmp_path, None))) == (403, "BadCertificate")


def test_what_is_no_bundle_id_is_said(gateway, tmp_path):
    command = [COMMAND, "certificate", "no bundle", "--output", tmp_path, "--state", gateway.folder.parent]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 65 and "no bundle id" in result.stderr
