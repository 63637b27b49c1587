"""The client libraries against a hub on another machine: over TLS, with nothing here but its CA, a space's secret and a key."""

import asyncio
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys

import pytest
from programs import APP, ROOT, Carillon, build, wait_for

TESTS = ROOT / ".build/debug/carillonPackageTests.xctest"
EXAMPLE = ROOT / "clients/python/example"


def address():
    """An address of this machine that is not in 127.0.0.0/8, as others reach it; without one, a second one of loopback."""
    listed = subprocess.run(["ip", "-json", "-4", "address", "show"], capture_output=True, text=True, check=True).stdout
    all_ = [one["local"] for interface in json.loads(listed) for one in interface["addr_info"]]
    return next((one for one in all_ if not one.startswith("127.")), "127.0.0.2")


@pytest.fixture(scope="module")
def there(tmp_path_factory, built_app):
    """The environment of tests whose hub and gateway are at another address."""
    state, here = tmp_path_factory.mktemp("there"), tmp_path_factory.mktemp("here")
    machine, host = Carillon(state), address()
    # Of all interfaces: the phones reach it by loopback.
    machine.start_gateway(0, 0, "--host", "0.0.0.0", "--server-name", host)
    hub = machine.start("hub", "--hub-port", "0", "--hub-host", host, "--hub-tls-port", "0")
    wait_for(lambda: machine.running("hub", hub.pid), "the hub to be ready", instead=lambda: machine.log("hub"))
    for bundle in (built_app, build("Examples/Quiz", here)):
        shutil.copytree(bundle, state / "hub/bundles" / bundle.name, symlinks=True)
    key = here / "AuthKey_ELSEWHERE1.p8"
    subprocess.run(["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key], check=True, capture_output=True)
    added = machine.command("key", "add", str(key), "--team", "TEAM000077")
    assert added.returncode == 0, added.stderr
    secret = machine.command("phones", "space", "ci")
    assert secret.returncode == 0, secret.stderr
    shutil.copy(secret.stdout.strip(), here / "secret")
    shutil.copy(state / "gateway/ca.pem", here / "ca.pem")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("CARILLON_")}
    yield clean | {
        "CARILLON_HUB": f"https://{host}:{machine.running('hub')['hubRemote']}",
        "CARILLON_HUB_AUTHORIZATION": str(here / "secret"),
        "CARILLON_CA": str(here / "ca.pem"),
        "CARILLON_APNS_PORT": str(machine.provider_port),
        "CARILLON_KEY": str(key),
        "CARILLON_KEY_ID": "ELSEWHERE1",
        "CARILLON_TEAM_ID": "TEAM000077",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "clients/python"), str(EXAMPLE)]),
    }
    machine.stop("hub")
    machine.stop("gateway")


@pytest.fixture
def client(there, monkeypatch):
    """The Python library, with that environment."""
    monkeypatch.syspath_prepend(ROOT / "clients/python")
    for name in [name for name in os.environ if name.startswith("CARILLON_")]:
        monkeypatch.delenv(name)
    import carillon

    return carillon


def test_a_back_ends_python_tests(there, tmp_path):
    command = [sys.executable, "-m", "pytest", "-v", "-n", "2", "-p", "carillon.pytest_plugin", "-p", "no:cacheprovider", EXAMPLE]
    result = subprocess.run(command, cwd=tmp_path, env=there, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr
    # What lets a gateway's answers go wrong is for a gateway of one's own.
    assert " passed, 2 skipped" in result.stdout, result.stdout


@pytest.mark.skipif(not TESTS.exists(), reason="the Swift tests are not built: Scripts/build.sh --tests")
def test_a_swift_services_tests(there, tmp_path):
    environment = there | {"SHOP_APP": "RichPush.app", "QUIZ_APP": "Quiz.app"}
    command = [TESTS, "--testing-library", "swift-testing", "--filter", r"OrderServiceTests\."]
    result = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600)
    said = result.stdout + result.stderr
    assert result.returncode == 0, said
    assert "The customer replies, and the app hears it" in said and "A button that a content extension draws" in said
    # The right refusal, from the right place.
    wrong = subprocess.run(command, cwd=tmp_path, env=environment | {"CARILLON_CA": ""}, capture_output=True, text=True, timeout=600)
    assert wrong.returncode != 0 and "certificate" in wrong.stdout + wrong.stderr, wrong.stdout


def test_what_is_told_by_arguments(there, client):
    provider = client.Provider(
        "there", int(there["CARILLON_APNS_PORT"]), there["CARILLON_CA"], there["CARILLON_KEY"], "ELSEWHERE1", "TEAM000077"
    )
    told = {"address": there["CARILLON_HUB"], "ca": there["CARILLON_CA"], "secret": there["CARILLON_HUB_AUTHORIZATION"]}
    with client.Hub(**told, provider=provider) as hub:
        kept = hub.phone(apps=["/somewhere/RichPush.app"], language="de")
        phone = client.Phone(kept)
        assert phone.provider is provider
        phone.push({"aps": {"alert": {"title": "Hallo"}}}, app=APP)
        assert phone.wait_for_notification(title="Hallo").app == APP
        assert phone.screen()["phone"]["preferences"]["language"] == "de"
        with pytest.raises(client.MachineError, match="its commands run there"):
            kept.run("device", "lock")
        kept.close()
        assert hub.phones() == []


def test_the_same_awaited(there, client):
    async def work():
        async with client.AsyncHub(address=there["CARILLON_HUB"], ca=there["CARILLON_CA"], secret=there["CARILLON_HUB_AUTHORIZATION"]) as hub:
            phones = await asyncio.gather(*(hub.phone(apps=["RichPush.app"]) for _ in range(2)))
            for number, phone in enumerate(phones):
                await phone.push({"aps": {"alert": {"title": f"Number {number}"}}}, app=APP)
            seen = await asyncio.gather(*(phone.wait_for_notification(title=f"Number {number}") for number, phone in enumerate(phones)))
            assert [one.title for one in seen] == ["Number 0", "Number 1"]
            # Phones of a space hear of each other's pushes, and show their own.
            await phones[0].assert_no_notification(title="Number 1", within=0.5)
            await asyncio.gather(*(phone.close() for phone in phones))
            assert hub.hub.phones() == []

    # In a thread of its own: a browser that another test has opened runs a loop in this one.
    with concurrent.futures.ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work()).result()


def test_what_cannot_be_is_named(there, client, monkeypatch, tmp_path):
    address, secret = there["CARILLON_HUB"], there["CARILLON_HUB_AUTHORIZATION"]
    with pytest.raises(client.MachineError, match="CARILLON_HUB_AUTHORIZATION"):
        client.Hub(address=address)
    with pytest.raises(client.MachineError, match="over https only"):
        client.Hub(address="http://192.0.2.1:8081", secret=secret)
    for wrong in ("192.0.2.1:8443", "ftp://there", "https://"):
        with pytest.raises(client.MachineError, match="it is such as https://"):
            client.Hub(address=wrong, secret=secret)
    with pytest.raises(client.MachineError, match="carillon phones space"):
        client.Hub(address=address, secret=tmp_path / "none")
    with pytest.raises(client.MachineError, match="certificate of the hub's CA"):
        client.Hub(address=address, secret=secret, ca=tmp_path / "none")
    # A certificate of an authority that nobody named is not believed.
    with pytest.raises(OSError, match="CERTIFICATE_VERIFY_FAILED"):
        client.Hub(address=address, secret=secret).phones()
    (tmp_path / "guessed").write_text("Authorization: Bearer 0000\n")
    with pytest.raises(client.APIError, match="carillon phones space"):
        client.Hub(address=address, secret=tmp_path / "guessed", ca=there["CARILLON_CA"]).phones()
    with client.Hub(address=address, secret=secret, ca=there["CARILLON_CA"]) as hub:
        with pytest.raises(client.MachineError, match="CARILLON_APNS_PORT, CARILLON_KEY, CARILLON_KEY_ID, CARILLON_TEAM_ID"):
            hub.provider  # noqa: B018
        for name, value in there.items():
            if name.startswith("CARILLON_") and name != "CARILLON_HUB":
                monkeypatch.setenv(name, value)
        assert hub.provider.url == f"{address.rpartition(':')[0]}:{there['CARILLON_APNS_PORT']}"
