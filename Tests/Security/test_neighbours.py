"""Another user of the machine can neither read, write, run, stop nor see anything of a phone that is not theirs."""

import http.client
import json
import os
import socket
import stat
import threading
import urllib.error
import urllib.request

import pytest
from local_server import LocalServer, Quiet
from owners import NEIGHBOUR, OWNER, Owner

ASK = """
import json, sys, urllib.error, urllib.request
answers = {}
for line in json.loads(sys.argv[2]):
    method, path = line.split(" ", 1)
    request = urllib.request.Request(sys.argv[1] + path, data=b"{}" if method in ("POST", "PUT") else None, method=method,
                                     headers={"content-type": "application/json"})
    try:
        answers[line] = urllib.request.urlopen(request, timeout=20).status
    except urllib.error.HTTPError as error:
        answers[line] = error.code
print(json.dumps(answers))
"""

LOOK = """
import json, os, socket, sys
seen = {}
for path in json.loads(sys.argv[1]):
    try:
        seen[path] = os.listdir(path) if os.path.isdir(path) else open(path, "rb").read(64).hex()
    except OSError as error:
        seen[path] = None
try:
    socket.socket(socket.AF_UNIX).connect(sys.argv[2])
    seen["link"] = "connected"
except OSError:
    seen["link"] = None
print(json.dumps(seen))
"""


def rows(owner):
    paths = owner.get("openapi.json")["paths"]
    return [f"{method.upper()} {path.replace('{', '').replace('}', '')}" for path, row in paths.items() for method in row]


def test_a_neighbour_gets_no_answer_but_that_the_phone_lives(owner, neighbour):
    answers = json.loads(neighbour(ASK, owner.url, json.dumps(rows(owner))))
    assert len(answers) > 40
    probes = {"GET /api/v1/livez": 200, "GET /api/v1/readyz": 200}
    assert answers == {row: probes.get(row, 401) for row in answers}


def test_a_neighbour_reads_no_file_and_reaches_no_socket(owner, neighbour):
    state = owner.state
    files = [state / "device", state / "gateway", *(state / "device").iterdir(), *(state / "gateway").iterdir()]
    seen = json.loads(neighbour(LOOK, json.dumps([str(file) for file in files]), state / "device/link.sock"))
    assert {name: what for name, what in seen.items() if what is not None} == {}


def test_what_the_phone_keeps_is_its_owners_alone(owner):
    for part in ("device", "gateway"):
        folder = owner.state / part
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700 and folder.stat().st_uid == OWNER
        kept = [file for file in folder.rglob("*") if file.suffix == ".sqlite" or "key" in str(file.relative_to(folder)).lower()]
        kept += [folder / "authorization"] if part == "device" else []
        assert any(file.is_file() for file in kept)
        for file in kept:
            assert stat.S_IMODE(file.stat().st_mode) == (0o700 if file.is_dir() else 0o600), file


def test_the_owner_is_answered_with_the_secret_only(owner):
    assert owner.get("screen")["revision"] >= 0
    for headers in ({}, {"authorization": "Bearer " + "0" * 64}, {"cookie": "carillon=1"}):
        request = urllib.request.Request(f"{owner.url}/api/v1/screen", headers=headers)
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(request, timeout=30)
        assert refusal.value.code == 401


def test_the_command_prints_an_address_that_opens_the_page_once(owner, browser):
    result = owner.command("page")
    assert result.returncode == 0, result.stderr
    address = result.stdout.strip()
    assert "/open/" in address and ".localhost:" in address
    context = browser.new_context()
    page = context.new_page()
    page.goto(owner.url)
    assert "carillon page" in page.locator("main").inner_text(), "without a cookie the page says how to get one"
    page.goto(address)
    page.wait_for_selector(".device-space:not([hidden])")
    page.reload()
    page.wait_for_selector(".device-space:not([hidden])")
    context.close()
    other = browser.new_context()
    page = other.new_page()
    assert page.goto(address).status == 401
    other.close()


def test_a_server_of_a_neighbour_never_gets_the_pages_cookie(owner, browser):
    """Browsers send a cookie to every port of a host: the page has a host of its own."""
    heard = []

    class Listener(Quiet):
        def do_GET(self):
            heard.append(dict(self.headers))
            self.send_response(200)
            self.end_headers()
            self.write(b"<title>neighbour</title>")

    server = LocalServer(Listener)
    context = browser.new_context()
    page = context.new_page()
    page.goto(owner.command("page").stdout.strip())
    page.wait_for_selector(".device-space:not([hidden])")
    for host in ("localhost", "127.0.0.1", "carillon.localhost"):
        page.goto(f"http://{host}:{server.server.server_port}/")
        page.reload()
    context.close()
    server.close()
    assert len(heard) >= 6 and not [headers for headers in heard if "cookie" in {name.lower() for name in headers}]


def test_both_loopback_addresses_are_the_phones(owner):
    """A browser takes localhost for either: another user must not listen at the one that is left."""
    port = owner.running("device")["screen"]
    for host in ("127.0.0.1", "::1"):
        connection = http.client.HTTPConnection(host, port, timeout=30)
        connection.request("GET", "/api/v1/screen", headers=owner.authorization)
        assert connection.getresponse().status == 200, host
        connection.close()


def test_a_picture_is_of_the_phone_whatever_the_host_field_says(owner):
    asked = []
    trap = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=lambda: asked.append(trap.accept()), daemon=True).start()
    connection = http.client.HTTPConnection("127.0.0.1", owner.running("device")["screen"], timeout=60)
    headers = {**owner.authorization, "host": f"localhost:{trap.getsockname()[1]}"}
    connection.request("GET", "/api/v1/screenshot.png?scale=1", headers=headers)
    answer = connection.getresponse()
    picture = answer.read()
    connection.close()
    assert answer.status == 200 and picture.startswith(b"\x89PNG") and len(picture) > 10_000, picture[:300]
    assert asked == []


def test_the_secret_ends_with_the_phone_but_not_by_a_crash(home, environment):
    state = home / "again"
    state.mkdir()
    os.chown(state, OWNER, OWNER)
    owner = Owner(state, environment)
    try:
        owner.start_device()
        first = owner.authorization
        owner.kill("device")
        owner.start_device()
        assert owner.authorization == first, "an open page goes on after a crash"
        owner.stop("device")
        assert not (state / "device/authorization").exists()
        owner.start_device()
        assert owner.authorization != first
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(urllib.request.Request(f"{owner.url}/api/v1/screen", headers=first), timeout=30)
    finally:
        owner.kill_all()


@pytest.mark.skipif(NEIGHBOUR is None, reason="takes two users")
def test_a_state_folder_that_others_may_use_is_corrected_or_refused(home, environment):
    state = home / "open"
    (state / "device").mkdir(parents=True)
    for folder in (state, state / "device"):
        os.chown(folder, OWNER, OWNER)
        folder.chmod(0o777)
    owner = Owner(state, environment)
    try:
        owner.start_device()
        assert stat.S_IMODE((state / "device").stat().st_mode) == 0o700
        assert stat.S_IMODE(state.stat().st_mode) & 0o022 == 0
    finally:
        owner.kill_all()
    os.chown(state / "device", NEIGHBOUR, NEIGHBOUR)
    process = owner.start("device", "--screen-port", "0")
    assert process.wait(timeout=60) != 0
    assert f"belongs to user {NEIGHBOUR}" in owner.log("device")


@pytest.mark.parametrize("option", [["--plain-port", "0"], ["--permissive"]])
def test_the_gateway_is_permissive_on_loopback_only(home, environment, option):
    state = home / "gateway-open"
    state.mkdir(exist_ok=True)
    os.chown(state, OWNER, OWNER)
    owner = Owner(state, environment)
    result = owner.command("gateway", "--host", "0.0.0.0", "--port", "0", "--courier-port", "0", *option)
    assert result.returncode != 0 and option[0] in result.stderr and "loopback" in result.stderr, result.stderr
