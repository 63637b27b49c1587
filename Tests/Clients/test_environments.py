"""Sandbox and production side by side, and clients that have Apple's host names built in."""

import json
import os
import socket
import ssl
import subprocess

import httpx
import pytest
from gateway import TOPIC, Gateway
from programs import COMMAND

PAYLOAD = json.dumps({"aps": {"alert": "Hello"}})


@pytest.fixture
def both(machine):
    machine.start_gateway(0, 0, "--sandbox-port", "0", "--production-port", "0", "--proxy-port", "0")
    return Gateway(machine.state, machine.provider_port, machine.courier_port, machine)


def register(gateway, entitlement):
    courier = gateway.courier()
    courier.send("register", bundleID=TOPIC, **({"environment": entitlement} if entitlement else {}))
    return courier.read()["token"]


def post(gateway, url, token, **options):
    fields = {"authorization": gateway.bearer(), "apns-topic": TOPIC}
    with httpx.Client(http2=True, verify=ssl.create_default_context(cafile=gateway.ca_path), **options) as client:
        answer = client.post(f"{url}/3/device/{token}", content=PAYLOAD, headers=fields)
    return answer.status_code, answer.json()["reason"] if answer.content else None, answer.headers.get("carillon-explanation")


@pytest.mark.parametrize("entitlement, own, other", [("development", "sandbox", "production"), ("production", "production", "sandbox")])
def test_a_device_token_belongs_to_the_environment_of_its_app(both, entitlement, own, other):
    ports = both.machine.running("gateway")
    token = register(both, entitlement)
    assert post(both, f"https://localhost:{ports[own]}", token)[0] == 200
    assert post(both, both.url, token)[0] == 200, "one host is enough for who does not care"
    status, reason, why = post(both, f"https://localhost:{ports[other]}", token)
    assert (status, reason) == (400, "BadDeviceToken")
    assert f"issued for {own}, and this is {other}" in why


def test_an_app_without_the_entitlement_has_a_token_for_both(both):
    ports = both.machine.running("gateway")
    token = register(both, None)
    assert all(post(both, f"https://localhost:{ports[name]}", token)[0] == 200 for name in ("sandbox", "production"))


def test_an_app_that_changes_its_environment_gets_another_token(both):
    courier = both.courier()

    def token(environment):
        courier.send("register", bundleID=TOPIC, environment=environment)
        return courier.read()["token"]

    first = token("development")
    assert token("development") == first
    second = token("production")
    assert second != first
    assert post(both, both.url, first)[:2] == (410, "Unregistered")
    assert post(both, both.url, second)[0] == 200


@pytest.mark.parametrize("host, own", [("api.push.apple.com", True), ("api.sandbox.push.apple.com", False), ("api.development.push.apple.com", False)])
def test_apples_names_lead_here_through_the_proxy(both, host, own):
    """With TLS from end to end: the gateway's certificate has the names."""
    proxy = f"http://localhost:{both.machine.running('gateway')['proxy']}"
    token = register(both, "production")
    for port in ("", ":2197"):
        status, reason, _ = post(both, f"https://{host}{port}", token, proxy=proxy)
        assert (status, reason) == ((200, None) if own else (400, "BadDeviceToken"))


def test_curl_through_the_proxy(both):
    proxy = f"http://localhost:{both.machine.running('gateway')['proxy']}"
    token = register(both, None)
    fields = ["-H", f"authorization: {both.bearer()}", "-H", f"apns-topic: {TOPIC}", "-d", PAYLOAD]
    command = ["curl", "-sS", "-i", "--http2", "--proxy", proxy, "--cacert", both.ca_path, *fields]
    result = subprocess.run([*command, f"https://api.push.apple.com/3/device/{token}"], capture_output=True, text=True)
    assert "HTTP/2 200" in result.stdout, result.stderr


def test_carillon_push_through_the_proxy(both):
    """As it goes to Apple from a network that has a proxy; here the proxy leads to this gateway."""
    proxy = f"http://localhost:{both.machine.running('gateway')['proxy']}"
    key = both.folder / f"AuthKey_{both.provider['keyID']}.p8"
    command = [COMMAND, "push", "title=Hello", "--token", register(both, "production"), "--topic", TOPIC, "--key", key]
    command += ["--team", both.provider["teamID"], "--cacert", both.ca_path, "--state", both.folder.parent]
    sent = subprocess.run([*command, "--production", "--proxy", proxy], capture_output=True, text=True, timeout=60)
    assert sent.returncode == 0 and "200 accepted" in sent.stdout, sent.stdout + sent.stderr
    environment = {**os.environ, "HTTPS_PROXY": proxy}
    other = subprocess.run([*command, "--sandbox"], capture_output=True, text=True, timeout=60, env=environment)
    assert "BadDeviceToken" in other.stdout, other.stdout + other.stderr


@pytest.mark.parametrize(
    "request_line, status, why",
    [
        ("CONNECT example.com:443 HTTP/1.1", 403, "on this machine only"),
        ("CONNECT api.push.apple.com:80 HTTP/1.1", 403, "on this machine only"),
        ("GET http://api.push.apple.com/ HTTP/1.1", 405, "CONNECT only"),
        ("CONNECT api.push.apple.com HTTP/1.1", 400, "host:port"),
        ("CONNECT api.push.apple.com:99999 HTTP/1.1", 400, "host:port"),
        ("CONNECT " + "x" * 9000, 431, "8192"),
    ],
)
def test_the_proxy_leads_nowhere_else(both, request_line, status, why):
    with socket.create_connection(("localhost", both.machine.running("gateway")["proxy"]), timeout=20) as connection:
        connection.sendall(f"{request_line}\r\n\r\n".encode())
        answer = b""
        while piece := connection.recv(4096):
            answer += piece
    assert answer.startswith(f"HTTP/1.1 {status} ".encode())
    assert why.encode() in answer
