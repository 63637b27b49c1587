"""What `carillon push` takes beside a payload: words, saved requests, simctl's files, Bark's addresses; certificates."""

import base64
import json
import os
import subprocess

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.serialization import pkcs12
from gateway import TOPIC
from programs import COMMAND


@pytest.fixture
def device(gateway):
    courier = gateway.courier()
    return courier.register(TOPIC), courier


def run(gateway, *arguments, status=0, **environment):
    outcome = subprocess.run(
        [COMMAND, "push", *map(str, arguments), "--state", gateway.folder.parent],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environment},
    )
    assert outcome.returncode == status, outcome.stdout + outcome.stderr
    return outcome.stdout + outcome.stderr


def arrived(courier):
    """The next push that a device gets: what it was sent as, and its payload."""
    push = courier.next_push()
    return push, json.loads(base64.b64decode(push["payload"]))


def test_words_are_a_payload(gateway, device):
    token, courier = device
    words = ["title=Hello", "body=a=b", "badge=3", "order.id=7", "order.items:=[1,2]", "mutable-content=1"]
    run(gateway, *words, "--token", token, "--topic", TOPIC)
    _, payload = arrived(courier)
    assert payload == {
        "aps": {"alert": {"title": "Hello", "body": "a=b"}, "badge": 3, "mutable-content": 1},
        "order": {"id": "7", "items": [1, 2]},
    }
    assert "“badge=many”: its value is no number" in run(gateway, "title=a", "badge=many", "--token", token, "--topic", TOPIC, status=65)
    assert "cannot be read" in run(gateway, "none.json", "--token", token, "--topic", TOPIC, status=65)


def test_a_request_is_saved_without_secrets_and_sent_again(gateway, device, tmp_path):
    token, courier = device
    file = tmp_path / "hello.http"
    run(gateway, "title=Hello", "--token", token, "--topic", TOPIC, "--priority", 5, "--collapse-id", "a b", "--save", file)
    first, _ = arrived(courier)
    text = file.read_text()
    assert text == f'POST /3/device/{token}\napns-collapse-id: a b\napns-priority: 5\napns-push-type: alert\napns-topic: {TOPIC}\n\n{{"aps":{{"alert":{{"title":"Hello"}}}}}}\n'
    file.write_text("# says hello\n" + text.replace("\n\n", "\nAuthorization: bearer x.y.z\n\n").replace("\n", "\r\n"))
    run(gateway, file)
    again, payload = arrived(courier)
    assert payload == {"aps": {"alert": {"title": "Hello"}}}
    assert again["id"] != first["id"]
    run(gateway, file, "--collapse-id", "other")
    assert arrived(courier)[1] == payload
    file.write_text("GET /\n\n{}")
    assert "line 1: a request begins with POST" in run(gateway, file, status=65)


def test_a_file_of_the_simulator_names_its_app(gateway, device, tmp_path):
    token, courier = device
    file = tmp_path / "push.apns"
    file.write_text(json.dumps({"Simulator Target Bundle": TOPIC, "aps": {"alert": "From the simulator"}}))
    run(gateway, file, "--token", token)
    assert arrived(courier)[1] == {"aps": {"alert": "From the simulator"}}


def test_an_address_of_bark_is_read(gateway, device):
    token, courier = device
    address = "https://api.day.app/secretkey/Title%20one/Body%2Ftwo?sound=bell&group=g&badge=2&level=timeSensitive&icon=https://example.com/a.png"
    run(gateway, address, "--token", token, "--topic", TOPIC)
    _, payload = arrived(courier)
    aps = payload["aps"]
    assert aps["alert"] == {"title": "Title one", "body": "Body/two"}
    assert (aps["sound"], aps["thread-id"], aps["badge"], aps["interruption-level"]) == ("bell.caf", "g", 2, "time-sensitive")
    assert payload["icon"] == "https://example.com/a.png" and "secretkey" not in json.dumps(payload)


def test_curl_sends_the_same(gateway, device):
    token, courier = device
    words = run(gateway, "title=It's curl", "--token", token, "--topic", TOPIC, "--as-curl")
    assert "carillon push --print-token" in words and "bearer ey" not in words
    shell = words.replace("carillon push", f"{COMMAND} push")
    answer = subprocess.run(["bash", "-c", shell.rstrip() + " -s -o /dev/null -w '%{http_code}'"], capture_output=True, text=True, timeout=60)
    assert answer.stdout == "200", answer.stderr
    assert arrived(courier)[1] == {"aps": {"alert": {"title": "It's curl"}}}


def test_a_broadcast_is_copied_as_curl_and_not_sent(gateway, device):
    channel = subprocess.run(
        [COMMAND, "channel", "create", "--app", TOPIC, "--state", gateway.folder.parent], check=True, capture_output=True, text=True, timeout=60
    ).stdout.strip()
    arguments = ['aps:={"event":"update","content-state":{},"timestamp":1}', "--broadcast", "--app", TOPIC, "--channel", channel]
    words = run(gateway, *arguments, "--as-curl")
    assert "200 accepted" not in words and "carillon push --print-token" in words
    shell = words.replace("carillon push", f"{COMMAND} push")
    answer = subprocess.run(["bash", "-c", shell.rstrip() + " -s -o /dev/null -w '%{http_code}'"], capture_output=True, text=True, timeout=60)
    assert answer.stdout == "200", answer.stdout + answer.stderr


def test_a_certificate_stands_for_a_key(gateway, device, tmp_path):
    token, courier = device
    state = ["--state", gateway.folder.parent]
    subprocess.run([COMMAND, "certificate", TOPIC, "--output", tmp_path, *state], check=True, capture_output=True, timeout=60)
    pem, key = tmp_path / f"{TOPIC}.pem", tmp_path / f"{TOPIC}-key.pem"
    one = ["title=Hello", "--token", token, "--topic", TOPIC, "--certificate"]
    run(gateway, *one, pem, "--certificate-key", key)
    arrived(courier)
    both = tmp_path / "both.pem"
    both.write_bytes(pem.read_bytes() + key.read_bytes())
    run(gateway, *one, both)
    arrived(courier)
    private = serialization.load_pem_private_key(key.read_bytes(), None)
    bundle = pkcs12.serialize_key_and_certificates(
        b"push", private, x509.load_pem_x509_certificate(pem.read_bytes()), None, serialization.BestAvailableEncryption(b"open sesame")
    )
    locked = tmp_path / "push.p12"
    locked.write_bytes(bundle)
    run(gateway, *one, locked, CARILLON_PASSPHRASE="open sesame")
    arrived(courier)
    refused = run(gateway, *one, locked, status=65)
    assert "its passphrase is missing" in refused
    assert "open sesame" not in run(gateway, *one, locked, status=65, CARILLON_PASSPHRASE="open sesame!")


def test_a_key_of_any_name_and_what_is_wrong_with_one(gateway, device, tmp_path):
    token, _ = device
    words = ["title=Hello", "--token", token, "--topic", TOPIC, "--team", "TEAM123456"]
    key = tmp_path / "my.p8"
    key.write_bytes(next(gateway.folder.glob("AuthKey_*.p8")).read_bytes())
    assert "its key id must be given (--key-id)" in run(gateway, *words, "--key", key, status=65)
    assert "200 accepted" in run(gateway, *words, "--key", key, "--key-id", "MYKEY12345")
    assert "no key MYKEY12345 is known" in run(gateway, *words, "--key", key, "--key-id", "MYKEY12345")
    assert "No such file or directory" in run(gateway, *words, "--key", tmp_path / "none.p8", status=65)
    key.write_text("no key")
    assert "my.p8 is not the PEM text of a P-256 private key" in run(gateway, *words, "--key", key, status=65)
    assert "--key needs the --team" in run(gateway, "title=Hello", "--token", token, "--topic", TOPIC, "--key", key, status=64)


def test_what_is_wrong_with_a_certificate_is_said_in_words(gateway, device, tmp_path):
    token, _ = device
    made = [COMMAND, "certificate", TOPIC, "--output", tmp_path, "--state", gateway.folder.parent]
    subprocess.run(made, check=True, capture_output=True, timeout=60)
    pem, key, locked = tmp_path / f"{TOPIC}.pem", tmp_path / f"{TOPIC}-key.pem", tmp_path / "locked.p12"
    export = ["openssl", "pkcs12", "-export", "-in", pem, "-inkey", key, "-out", locked, "-passout", "pass:right"]
    subprocess.run(export, check=True, capture_output=True)
    (tmp_path / "text.p12").write_text("no certificate")
    (tmp_path / "text.pem").write_text("no certificate")

    def said(certificate, status=65, **environment):
        return run(gateway, "title=Hello", "--token", token, "--topic", TOPIC, "--certificate", certificate, status=status, **environment)

    assert "200 accepted" in said(locked, 0, CARILLON_PASSPHRASE="right")
    assert "does not open with this passphrase" in said(locked, CARILLON_PASSPHRASE="wrong")
    assert "its passphrase is missing (CARILLON_PASSPHRASE)" in said(locked)
    assert "is no PKCS #12 file" in said(tmp_path / "text.p12")
    assert "has no certificate in PEM" in said(tmp_path / "text.pem")
    assert "has no private key in PEM; --certificate-key names its file" in said(pem)
    assert "No such file or directory" in said(tmp_path / "none.pem")


def test_who_does_not_answer_is_said_in_words(gateway, device):
    token, _ = device
    words = ["title=Hello", "--token", token, "--topic", TOPIC, "--production", "--team", "TEAM123456"]
    words += ["--key", next(gateway.folder.glob("AuthKey_*.p8"))]
    refused = run(gateway, *words, "--proxy", "http://localhost:1", status=69)
    assert refused.endswith("api.push.apple.com:443 does not answer: through the proxy localhost:1: Connection refused\n")
    unknown = run(gateway, *words, "--proxy", "http://nobody.invalid:1", status=69)
    assert unknown.endswith("its name leads to no address here\n")
