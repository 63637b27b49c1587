"""`carillon push` through a proxy of somebody else, as it goes to Apple from many networks."""

import os
import subprocess

import pytest
from connect_proxy import ConnectProxy
from gateway import TOPIC, Gateway
from programs import COMMAND

APPLE = "api.push.apple.com:443"


@pytest.fixture
def gateway(machine):
    machine.start_gateway(0, 0)
    return Gateway(machine.state, machine.provider_port, machine.courier_port, machine)


@pytest.fixture
def proxies(gateway):
    """Makes proxies that lead Apple's name to the gateway, whose certificate has it."""
    made = []

    def make(**options):
        made.append(ConnectProxy(**({"leads_to": {APPLE: gateway.provider_port}} | options)))
        return made[-1]

    yield make
    for proxy in made:
        proxy.close()


def push(gateway, proxy, *arguments, environment=None):
    key = gateway.folder / f"AuthKey_{gateway.provider['keyID']}.p8"
    command = [COMMAND, "push", "title=Hello", "--topic", TOPIC, "--key", key, "--team", gateway.provider["teamID"], "--production"]
    command += ["--cacert", gateway.ca_path, "--state", gateway.folder.parent, *(["--proxy", proxy] if proxy else []), *arguments]
    clean = {name: value for name, value in os.environ.items() if name.lower() != "https_proxy"}
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=clean | (environment or {}))


def device(gateway):
    courier = gateway.courier()
    courier.send("register", bundleID=TOPIC)
    return courier.read()["token"]


def test_a_push_goes_through_encrypted(gateway, proxies):
    proxy, token = proxies(), device(gateway)
    sent = push(gateway, proxy.url, "--token", token)
    assert sent.returncode == 0 and "200 accepted" in sent.stdout, sent.stdout + sent.stderr
    [(request, fields)] = proxy.asked
    assert request == f"CONNECT {APPLE} HTTP/1.1" and "proxy-authorization" not in fields
    assert len(proxy.passed) > 1_000 and token.encode() not in proxy.passed and b"Hello" not in proxy.passed
    by_environment = push(gateway, None, "--token", token, environment={"HTTPS_PROXY": f"127.0.0.1:{proxy.port}"})
    assert by_environment.returncode == 0 and len(proxy.asked) == 2, by_environment.stderr


def test_a_server_whose_certificate_nobody_vouches_for_is_named(gateway, proxies, tmp_path):
    proxy = proxies()
    # Of another CA: the one that this machine's programs trust cannot have signed it.
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=other", "-keyout", tmp_path / "key", "-out", tmp_path / "other.pem"],
                   check=True, capture_output=True, timeout=60)
    sent = push(gateway, proxy.url, "--token", device(gateway), "--cacert", tmp_path / "other.pem")
    assert sent.returncode == 69 and "no CA that is trusted here vouches for its certificate" in sent.stderr, sent.stderr
    assert APPLE in sent.stderr and "OPENSSL" not in sent.stderr and ".cc" not in sent.stderr


def test_a_proxy_with_a_password(gateway, proxies):
    proxy, token = proxies(password="ada:s3cret@home"), device(gateway)
    place = f"127.0.0.1:{proxy.port}"
    sent = push(gateway, f"http://ada:s3cret%40home@{place}", "--token", token)
    assert sent.returncode == 0 and "200 accepted" in sent.stdout, sent.stdout + sent.stderr
    for address, why in [(proxy.url, "asks for a name and password (407)"), (f"http://ada:wr0ng@{place}", "does not take this name and password")]:
        refused = push(gateway, address, "--token", token)
        said = refused.stdout + refused.stderr
        assert refused.returncode != 0 and place in said and why in said, said
        assert "wr0ng" not in said


def test_many_through_few_tunnels(gateway, proxies, tmp_path):
    proxy = proxies()
    tokens = [device(gateway) for _ in range(20)]
    (tmp_path / "tokens.txt").write_text("\n".join(tokens))
    sent = push(gateway, proxy.url, "--tokens", tmp_path / "tokens.txt", "--json")
    assert sent.returncode == 0, sent.stdout + sent.stderr
    assert "20" in sent.stdout, sent.stdout
    assert 1 <= len(proxy.asked) <= 4


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"refuses": "403 Forbidden"}, "it does not lead there"),
        ({"leads_to": {}}, "it does not lead there"),
        ({"refuses": "200 OK"}, ""),
        ({"tunnels_until": 1}, ""),
    ],
)
def test_what_goes_wrong_at_the_proxy_is_said(gateway, proxies, options, why):
    proxy = proxies(**options)
    sent = push(gateway, proxy.url, "--token", device(gateway))
    said = sent.stdout + sent.stderr
    assert sent.returncode != 0 and f"through the proxy 127.0.0.1:{proxy.port}" in said and why in said, said


def test_a_proxy_that_is_not_there_or_no_proxy(gateway, proxies):
    gone, token = proxies(), device(gateway)
    gone.close()
    sent = push(gateway, gone.url, "--token", token)
    assert sent.returncode != 0 and f"127.0.0.1:{gone.port}" in sent.stdout + sent.stderr
    wrong = push(gateway, "socks5://ada:s3cret@127.0.0.1:1080", "--token", token)
    assert wrong.returncode == 64 and "http://host:port" in wrong.stderr and "s3cret" not in wrong.stderr, wrong.stderr
    # The environment's is never passed over in silence.
    told = push(gateway, None, "--token", token, environment={"HTTPS_PROXY": "https://ada:s3cret@127.0.0.1:1"})
    assert told.returncode != 0 and "HTTPS_PROXY" in told.stderr and "s3cret" not in told.stderr, told.stderr
