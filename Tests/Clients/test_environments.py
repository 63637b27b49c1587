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
    ports = ["--sandbox-port", "--production-port", "--sandbox-channels-port", "--production-channels-port", "--proxy-port"]
    machine.start_gateway(0, 0, *[word for port in ports for word in (port, "0")])
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


def ask(gateway, url, method, path, body=None, fields=None, **options):
    """A request about channels, or another, and its answer."""
    fields = {"authorization": gateway.bearer(), **(fields or {})}
    with httpx.Client(http2=True, verify=ssl.create_default_context(cafile=gateway.ca_path), **options) as client:
        return client.request(method, url + path, json=body, headers=fields)


CHANNELS, BROADCASTS = f"/1/apps/{TOPIC}/channels", f"/4/broadcasts/apps/{TOPIC}"
POLICY = {"message-storage-policy": 1, "push-type": "LiveActivity"}
UPDATE = {"aps": {"event": "update", "timestamp": 1, "content-state": {"score": "1:0"}}}


def broadcast(channel):
    return {"apns-channel-id": channel, "apns-push-type": "liveactivity", "apns-expiration": "0", "apns-priority": "10"}


@pytest.mark.parametrize("own, other", [("sandbox", "production"), ("production", "sandbox")])
def test_channels_have_ports_of_their_own(both, own, other):
    """Made, read, listed and deleted at the one, broadcast to at the other; of one environment."""
    ports = both.machine.running("gateway")
    manage, send = (f"https://localhost:{ports[name]}" for name in (f"{own}Channels", own))
    made = ask(both, manage, "POST", CHANNELS, POLICY)
    assert made.status_code == 201 and made.content == b"" and made.headers["apns-request-id"]
    channel = made.headers["apns-channel-id"]
    assert ask(both, manage, "GET", CHANNELS, fields={"apns-channel-id": channel}).json()["message-storage-policy"] == 1
    assert ask(both, manage, "GET", f"/1/apps/{TOPIC}/all-channels").json() == {"channels": [channel]}
    assert ask(both, send, "POST", BROADCASTS, UPDATE, broadcast(channel)).status_code == 200
    elsewhere = ask(both, f"https://localhost:{ports[other]}", "POST", BROADCASTS, UPDATE, broadcast(channel))
    assert elsewhere.json()["reason"] == "ChannelNotRegistered"
    assert ask(both, manage, "DELETE", CHANNELS, fields={"apns-channel-id": channel}).status_code == 204


def test_a_port_that_is_one_of_apples_takes_what_apple_takes_there(both):
    ports = both.machine.running("gateway")
    manage, send = (f"https://localhost:{ports[name]}" for name in ("sandboxChannels", "sandbox"))
    refused = [
        (ask(both, send, "POST", CHANNELS, POLICY), "apns-request-id", "2195"),
        (ask(both, send, "GET", f"/1/apps/{TOPIC}/all-channels"), "apns-request-id", "2195"),
        (ask(both, manage, "POST", BROADCASTS, UPDATE, broadcast("x")), "apns-request-id", "/1/apps/"),
        (ask(both, manage, "POST", f"/3/device/{register(both, 'development')}", {"aps": {}}), "apns-id", "/1/apps/"),
    ]
    for answer, identifier, why in refused:
        assert (answer.status_code, answer.json()) == (404, {"reason": "BadPath"})
        assert answer.headers[identifier] and why in answer.headers["carillon-explanation"]
    assert ask(both, both.url, "POST", CHANNELS, POLICY).status_code == 201, "one address takes all for who does not care"


def test_apples_names_for_channels_lead_here_through_the_proxy(both):
    proxy = f"http://localhost:{both.machine.running('gateway')['proxy']}"
    manage, send = "https://api-manage-broadcast.sandbox.push.apple.com:2195", "https://api-broadcast.sandbox.push.apple.com"
    made = ask(both, manage, "POST", CHANNELS, POLICY, proxy=proxy)
    assert made.status_code == 201
    sent = ask(both, send, "POST", BROADCASTS, UPDATE, broadcast(made.headers["apns-channel-id"]), proxy=proxy)
    assert sent.status_code == 200
    assert ask(both, send, "POST", CHANNELS, POLICY, proxy=proxy).json()["reason"] == "BadPath"


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
