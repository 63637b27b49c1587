"""A hub: phones on demand, each a process of its own, under one address."""

import concurrent.futures
import contextlib
import http.client
import json
import os
import pathlib
import resource
import shutil
import signal
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request

import pytest
from programs import APP, Carillon, RunningHub, wait_for


class Hub(RunningHub):
    """A gateway and a hub on a state folder."""

    def __init__(self, state):
        super().__init__(state)
        self.start_gateway()
        self.start_hub()

    def start_hub(self, *arguments):
        process = self.start("hub", "--hub-port", "0", *arguments)
        wait_for(lambda: self.running("hub", process.pid), "the hub to be ready", instead=lambda: self.log("hub"))

    def make(self, **request):
        return json.loads(self.post("devices", request))


@pytest.fixture
def hub(tmp_path):
    hub = Hub(tmp_path)
    yield hub
    hub.stop("hub")
    hub.kill_all()


def refusal(call, *arguments, **members):
    with pytest.raises(urllib.error.HTTPError) as refused:
        call(*arguments, **members)
    return refused.value.code, json.loads(refused.value.read())["error"]["message"]


def as_space(hub, space):
    """The same hub, to who holds the secret of a space."""
    file = json.loads(hub.post("spaces", {"name": space}))["authorization"]
    assert os.stat(file).st_mode & 0o777 == 0o600
    name, _, value = open(file).read().strip().partition(": ")
    other = Hub.__new__(Hub)
    other.__dict__ = dict(hub.__dict__)
    other.__class__ = type("Holder", (Hub,), {"authorization": {name.lower(): value}})
    return other


def send(hub, phone, title):
    payload = {"aps": {"alert": {"title": title, "body": "…"}}}
    sent = hub.of(phone, "pushes", "POST", {"bundleID": APP, "payload": payload})
    assert sent["status"] == 200, sent
    return sent["id"]


def test_a_phone_as_it_was_asked_for(hub, built_app):
    start = int(time.time()) + 3600
    phone = hub.make(
        name="Ada's", language="zh-Hans", timeZone="Asia/Tokyo", clock="manual", clockStarts=start,
        apps=[{"bundle": str(built_app)}],
    )
    assert phone["apps"][0]["bundleID"] == APP and len(phone["apps"][0]["deviceToken"]) == 64
    screen = hub.of(phone, "screen")
    assert screen["phone"]["name"] == "Ada's" and screen["phone"]["now"] == start
    assert screen["phone"]["preferences"]["language"] == "zh-Hans"
    assert screen["prompts"] == []
    assert hub.of(phone, f"apps/{APP}/settings")["authorizationStatus"] == 2
    id = send(hub, phone, "Hello")
    assert hub.of(phone, f"journeys/{id}?until=shown&timeout=30")["verdict"]["kind"]
    hub.of(phone, "clock/advance", "POST", {"seconds": 60})
    assert hub.of(phone, "screen")["phone"]["now"] == start + 60
    # Any command does with it what it does with the phone of a state.
    listed = subprocess.run([*hub_command(hub), "phones", "--state", hub.state, "--json"], capture_output=True, text=True)
    assert [one["id"] for one in json.loads(listed.stdout)] == [phone["id"]], listed.stderr
    token = subprocess.run([*hub_command(hub), "device", "token", APP, "--state", phone["state"]], capture_output=True, text=True)
    assert token.stdout.strip() == phone["apps"][0]["deviceToken"], token.stderr


def test_a_phone_is_made_and_searched_by_commands(hub, built_app):
    made = hub.command(
        "phones", "create", "--app", built_app, "--set", "sound=off", "--set", "showPreviews=never", "--preferences", "-",
        "--manual-clock", "--clock-starts", "2028-02-29T08:00:00Z", "--json", input='{"focus": "Work", "isSilent": true}',
    )
    assert made.returncode == 0, made.stderr
    phone, other = json.loads(made.stdout), hub.make(apps=[{"bundle": str(built_app)}])
    settings = hub.of(phone, f"apps/{APP}/settings")
    assert (settings["authorizationStatus"], settings["sound"], settings["showPreviews"]) == (2, 1, 2)
    screen = hub.of(phone, "screen")["phone"]
    assert (screen["now"], screen["preferences"]["focus"], screen["preferences"]["language"]) == (1835424000, "Work", "en")
    for one, title in ((phone, "Order seven"), (other, "Order eight")):
        hub.of(one, f"journeys/{send(hub, one, title)}?until=shown,held,listed&timeout=30")

    def found(*words):
        return hub.command("search", "--hub", *words)

    lines = wait_for(lambda: (told := found("order").stdout.splitlines()) and len(told) == 2 and told, "both pushes")
    assert {line.split()[0] for line in lines} == {phone["id"], other["id"]}
    assert [one["device"] for one in json.loads(found("eight", "--json").stdout)["found"]] == [other["id"]]
    assert "1 of 2" in found("order", "--limit", "1").stderr
    assert found("nobodysaysthis").returncode == 1 and found("titel:x").returncode == 64
    assert found("order", "--before", "3").returncode == 64
    for wrong, code, told in (
        (["--set", "sond=off"], 64, "is “sound” meant?"),
        (["--clock-starts", "2028-02-29T08:00:00Z"], 64, "--manual-clock"),
        (["--preferences", "/nowhere"], 65, "cannot be read"),
    ):
        result = hub.command("phones", "create", *wrong)
        assert (result.returncode, told in result.stderr) == (code, True), result.stderr
    for wrong, told in (("[]", "needs an object"), ('{"isSilent": 3}', "“isSilent”"), ('{"volume": 3}', "no setting “volume”"), ("{", "is not JSON")):
        result = hub.command("phones", "create", "--preferences", "-", input=wrong)
        assert (result.returncode, told in result.stderr) == (65, True), result.stderr


def hub_command(hub):
    return [os.readlink(f"/proc/{hub.processes['hub'].pid}/exe")]


def test_answers_are_given_before_the_app_asks(hub, built_app):
    denied = hub.make(apps=[{"bundle": str(built_app), "permission": "denied"}])
    assert hub.of(denied, f"apps/{APP}/settings")["authorizationStatus"] == 1
    asking = hub.make(apps=[{"bundle": str(built_app), "permission": "unanswered"}])
    hub.of(asking, f"apps/{APP}/open", "POST", {})
    wait_for(lambda: hub.of(asking, "screen")["prompts"], "the app's question")


def test_phones_see_their_own_space_only(hub, built_app):
    one, other = (hub.make(apps=[{"bundle": str(built_app)}]) for _ in range(2))
    team = [hub.make(space="team", apps=[{"bundle": str(built_app)}]) for _ in range(2)]
    id = send(hub, one, "Mine alone")
    shared = send(hub, team[0], "The team's")
    hub.of(one, f"journeys/{id}?until=shown")
    hub.of(team[0], f"journeys/{shared}?until=shown")
    assert hub.of(other, "journeys") == []
    assert wait_for(lambda: hub.of(team[1], "journeys"), "the team's push")[0]["id"] == shared
    # The hub's feed has all of them, a space's that of its own.
    assert {line["journey"]["id"] for line in hub.get("journeys")} == {id, shared}
    assert {line["device"] for line in hub.get("journeys?search=alone")} == {one["id"]}
    holder = as_space(hub, "team")
    assert {phone["id"] for phone in holder.get("devices")} == {phone["id"] for phone in team}
    assert {line["journey"]["id"] for line in holder.get("journeys")} == {shared}
    # So does a search, at the hub and at a phone.
    assert {line["device"] for line in hub.get("search?q=alone")["found"]} == {one["id"]}
    assert holder.get("search?q=alone")["total"] == 0 and holder.get("search?q=team")["total"] == 2
    assert [line["id"] for line in hub.of(one, "search?q=alone")["found"]] == [id]
    assert hub.of(other, "search?q=alone")["total"] == 0
    assert refusal(holder.get, "search?q=titel:x")[0] == 400
    assert holder.make()["space"] == "team"
    assert refusal(holder.make, space="another")[0] == 403
    assert refusal(holder.get, f"devices/{one['id']}")[0] == 404
    assert refusal(holder.of, one, "screen")[0] == 404
    assert refusal(holder.post, "spaces", {"name": "mine"})[0] == 403


def test_nobody_gets_in_without_a_secret(hub):
    phone = hub.make()
    for path in ["/api/v1/devices", f"{phone['api']}screen", phone["page"], "/"]:
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(hub.url + path)
        assert refused.value.code == 401, path
        assert "/api/" not in path or "<state>/hub/authorization" in json.load(refused.value)["error"]["message"]
    foreign = urllib.request.Request(f"{hub.url}{phone['api']}screen/lock", b"{}", {**hub.authorization, "Origin": "http://elsewhere"}, method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(foreign)
    assert refused.value.code == 403


def test_what_cannot_be_is_named(hub):
    assert "time zone database" in refusal(hub.make, timeZone="Europe/Atlantis")[1]
    assert "absolute path" in refusal(hub.make, apps=[{"bundle": "Shop.app"}])[1]
    assert "clockStarts" in refusal(hub.make, clockStarts=5)[1]
    assert "space is" in refusal(hub.make, space="a/b")[1]
    status, message = refusal(hub.make, apps=[{"bundle": "/nowhere/Shop.app"}])
    assert status == 409 and "/nowhere/Shop.app" in message
    assert hub.get("devices") == []
    assert refusal(hub.get, "devices/none")[0] == 404


def test_ports_that_connections_have_are_not_asked_for(hub):
    """A connection may have, at ::1, the port that is free at 127.0.0.1: a phone that took it ended with a 409."""
    with contextlib.ExitStack() as held:
        try:
            server = held.enter_context(socket.create_server(("::1", 0), family=socket.AF_INET6, backlog=4096))
        except OSError:
            pytest.skip("no IPv6 here")
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
        held.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        # A third of the ports that the kernel gives by itself, in pairs of a connection's two ends.
        for _ in range(min(min(hard, 20_000) // 2 - 200, 9_000)):
            held.enter_context(socket.create_connection(server.getsockname()[:2]))
            held.enter_context(server.accept()[0])
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            made = list(pool.map(lambda _: hub.make(), range(8)))
        assert len({phone["id"] for phone in made}) == 8


def test_as_many_as_there_may_be(tmp_path):
    hub = Hub.__new__(Hub)
    Carillon.__init__(hub, tmp_path)
    hub.start_gateway()
    hub.start_hub("--phones", "1", "--spare-phones", "0")
    hub.make()
    status, message = refusal(hub.make)
    assert status == 409 and "1 phones" in message and "--phones" in message
    hub.kill_all()


class Elsewhere:
    """Another machine, with the gateway's CA and perhaps a secret."""

    def __init__(self, hub, secret=None):
        self.port = hub.running("hub")["hubRemote"]
        self.context = ssl.create_default_context(cafile=hub.state / "gateway/ca.pem")
        name, _, value = pathlib.Path(secret).read_text().strip().partition(": ") if secret else ("", "", "")
        self.secret = {name: value} if name else {}

    def ask(self, method, path, body=None, **headers):
        """Status, header fields and JSON (or bytes) of the answer."""
        with contextlib.closing(http.client.HTTPSConnection("127.0.0.2", self.port, context=self.context, timeout=60)) as connection:
            data = None if body is None else json.dumps(body)
            typed = {} if body is None else {"content-type": "application/json"}
            connection.request(method, path, data, self.secret | typed | headers)
            answer = connection.getresponse()
            text = answer.read()
            is_json = answer.headers.get("content-type", "").startswith("application/json")
            return answer.status, answer.headers, json.loads(text) if text and is_json else text

    def status(self, *arguments, **headers):
        return self.ask(*arguments, **headers)[0]


@pytest.fixture
def open_hub(tmp_path, built_app):
    """A hub that listens beyond its machine, with a bundle there."""
    hub = Hub.__new__(Hub)
    Carillon.__init__(hub, tmp_path)
    hub.start_gateway()
    hub.start_hub("--hub-host", "127.0.0.2", "--hub-tls-port", "0")
    shutil.copytree(built_app, tmp_path / "hub/bundles/RichPush.app", symlinks=True)
    yield hub
    hub.stop("hub")
    hub.kill_all()


def space(hub, name):
    made = hub.command("phones", "space", name)
    assert made.returncode == 0, made.stderr
    return made.stdout.strip()


def test_a_wait_passes_over_what_was_sent_to_another_phone_of_the_space(hub, built_app):
    ours, theirs = (hub.make(space="shared", apps=[{"bundle": str(built_app)}]) for _ in range(2))
    id = send(hub, theirs, "For one of us")
    seen = hub.of(ours, f"journeys/{id}?until=elsewhere&timeout=30")
    assert seen["verdict"]["title"] == "For another phone" and seen["verdict"]["severity"] == "quiet"
    wish = {"title": "For one of us", "until": "accepted"}
    status, told = refusal(hub.of, ours, "notifications/wait", "POST", {**wish, "timeout": 0.1})
    assert status == 408 and told.endswith("; nothing came"), told
    assert [one["id"] for one in hub.of(theirs, "notifications/wait", "POST", {**wish, "timeout": 30})["notifications"]] == [id]


def test_from_another_machine_a_space_sees_only_its_own(open_hub):
    hub = open_hub
    web, app = Elsewhere(hub, space(hub, "web")), Elsewhere(hub, space(hub, "app"))
    status, _, phone = web.ask("POST", "/api/v1/devices", {"apps": [{"bundle": "RichPush.app"}]})
    assert status == 201 and phone["space"] == "web" and phone["apps"][0]["deviceToken"], phone
    status, _, sent = web.ask("POST", f"{phone['api']}pushes", {"bundleID": APP, "payload": {"aps": {"alert": {"title": "Ours"}}}})
    assert (status, sent["status"]) == (200, 200), sent
    status, _, journey = web.ask("GET", f"{phone['api']}journeys/{sent['id']}?until=shown&timeout=30")
    assert status == 200 and "shown" in [step["event"] for step in journey["entries"]], journey
    assert [line["journey"]["id"] for line in web.ask("GET", "/api/v1/journeys")[2]] == [sent["id"]]
    # Another space: nothing of it is there.
    assert app.ask("GET", "/api/v1/devices")[2] == [] and app.ask("GET", "/api/v1/journeys")[2] == []
    assert app.ask("GET", "/api/v1/search?q=ours")[2]["total"] == 0
    for method, path in [("GET", f"{phone['api']}screen"), ("DELETE", f"/api/v1/devices/{phone['id']}"), ("GET", phone["page"])]:
        assert app.status(method, path) == 404, path
    assert app.status("POST", "/api/v1/devices", {"space": "web"}) == 403
    # Secrets are handed out, and taken away, by the hub's user alone.
    assert web.status("POST", "/api/v1/spaces", {"name": "mine"}) == 403
    assert web.status("DELETE", "/api/v1/spaces/app") == 403
    assert [one["name"] for one in web.ask("GET", "/api/v1/spaces")[2]] == ["web"]


def test_from_another_machine_nobody_gets_in_without_a_space(open_hub):
    hub = open_hub
    secret = space(hub, "web")
    web = Elsewhere(hub, secret)
    # The user's own secret is for this machine.
    for other in [Elsewhere(hub), Elsewhere(hub, hub.state / "hub/authorization")]:
        for method, path in [("GET", "/api/v1/devices"), ("POST", "/api/v1/devices"), ("GET", "/api/v1/journeys"), ("GET", "/")]:
            status, _, body = other.ask(method, path, {} if method == "POST" else None)
            assert status == 401, path
            assert path == "/" or "carillon phones space" in body["error"]["message"]
        assert other.status("GET", "/api/v1/livez") == 200
    assert web.status("GET", "/api/v1/devices") == 200
    assert web.status("GET", "/api/v1/devices", Host="elsewhere.example") == 403
    assert web.status("POST", "/api/v1/devices", {}, Origin="https://elsewhere.example") == 403
    # Without TLS nothing is said.
    plain = http.client.HTTPConnection("127.0.0.2", web.port, timeout=10)
    with pytest.raises((http.client.HTTPException, OSError)):
        plain.request("GET", "/api/v1/livez")
        plain.getresponse()
    plain.close()
    assert hub.command("phones", "space", "web", "--revoke").returncode == 0
    assert web.status("GET", "/api/v1/devices") == 401 and not os.path.exists(secret)
    assert hub.command("phones", "space", "web", "--revoke").returncode == 1


def test_from_another_machine_only_the_hubs_bundles_are_installed(open_hub, built_app):
    web = Elsewhere(open_hub, space(open_hub, "web"))
    assert web.status("POST", "/api/v1/devices", {"apps": [{"bundle": "Other.app"}]}) == 409
    for name in [str(built_app), "../bundles/RichPush.app", "..app", "RichPush"]:
        status, _, body = web.ask("POST", "/api/v1/devices", {"apps": [{"bundle": name}]})
        assert status == 400 and "bundle" in body["error"]["message"], name
    phone = web.ask("POST", "/api/v1/devices", {})[2]
    assert web.status("POST", f"{phone['api']}apps", {"bundle": str(built_app)}) == 400
    assert web.status("POST", f"{phone['api']}apps/example", {}) == 403
    assert web.status("POST", f"{phone['api']}screen/../apps", {"bundle": str(built_app)}) in (403, 404)
    status, _, installed = web.ask("POST", f"{phone['api']}apps", {"bundle": "RichPush.app"})
    assert (status, installed["bundleID"]) == (201, APP)


def test_from_another_machine_a_page_opens_by_its_address(open_hub):
    web = Elsewhere(open_hub, space(open_hub, "web"))
    phone = web.ask("POST", "/api/v1/devices", {})[2]
    url = web.ask("POST", "/api/v1/page-addresses", {"device": phone["id"]})[2]["url"]
    assert url.startswith(f"https://127.0.0.2:{web.port}/open/")
    guest = Elsewhere(open_hub)
    status, headers, _ = guest.ask("GET", url.removeprefix(f"https://127.0.0.2:{web.port}"))
    assert status == 200 and "; Secure" in headers["set-cookie"]
    cookie = headers["set-cookie"].partition(";")[0]
    assert guest.status("GET", phone["page"], Cookie=cookie) == 200
    # The user's own address does not open it there.
    own = json.loads(open_hub.post("page-addresses", {}))["url"]
    assert guest.status("GET", "/open/" + own.rpartition("/")[2]) == 401


def test_reset_and_delete_leave_nothing(hub, built_app):
    phone = hub.make(name="Reset", apps=[{"bundle": str(built_app)}])
    hub.of(phone, f"journeys/{send(hub, phone, 'Before')}?until=shown")
    again = json.loads(hub.post(f"devices/{phone['id']}/reset"))
    assert again["name"] == "Reset" and again["id"] == phone["id"]
    assert again["apps"][0]["deviceToken"] != phone["apps"][0]["deviceToken"]
    assert hub.of(again, "journeys") == []
    hub.send("DELETE", f"devices/{phone['id']}")
    assert hub.get("devices") == [] and not os.path.exists(phone["state"])
    assert refusal(hub.of, phone, "screen")[0] == 404


def process_of(phone):
    return json.load(open(os.path.join(phone["state"], "device/running.json")))["processID"]


def test_a_phone_that_dies_comes_back(hub, built_app):
    phone = hub.make(apps=[{"bundle": str(built_app)}])
    hub.of(phone, f"journeys/{send(hub, phone, 'Kept')}?until=shown")
    before = process_of(phone)
    os.kill(before, signal.SIGKILL)
    wait_for(lambda: hub.get("devices")[0]["isRunning"] and process_of(phone) != before, "the phone to come back")
    assert [line["title"] for line in hub.of(phone, "journeys")] == ["Kept"]
    assert hub.get("devices")[0]["apps"] == phone["apps"]


def test_phones_end_with_the_hub_and_come_back_with_it(hub, built_app):
    phone = hub.make(apps=[{"bundle": str(built_app)}])
    before = process_of(phone)
    hub.kill("hub")
    wait_for(lambda: not os.path.exists(f"/proc/{before}") or zombie(before), "the phone's process to end")
    hub.start_hub()
    wait_for(lambda: [one for one in hub.get("devices") if one["isRunning"]], "the phone to come back")
    assert hub.of(phone, "screen")["apps"][0]["deviceToken"] == phone["apps"][0]["deviceToken"]


def test_a_phone_that_cannot_come_back_holds_up_no_other(hub):
    broken, whole = sorted([hub.make(), hub.make()], key=lambda phone: phone["id"])
    before = [process_of(phone) for phone in (broken, whole)]
    hub.kill("hub")
    for pid in before:
        wait_for(lambda: not os.path.exists(f"/proc/{pid}") or zombie(pid), "the phone's process to end")
    device = pathlib.Path(broken["state"], "device")
    device.rename(device.with_name("away"))
    device.write_text("no folder")
    hub.start_hub()
    running = lambda: {one["id"] for one in hub.get("devices") if one["isRunning"]}  # noqa: E731
    wait_for(lambda: running() == {whole["id"]}, "the other phone to come back", instead=lambda: hub.log("hub"))
    device.unlink()
    device.with_name("away").rename(device)
    wait_for(lambda: len(running()) == 2, "the phone to be tried again", instead=lambda: hub.log("hub"))


def zombie(pid):
    try:
        return open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_the_pages_are_under_one_address(hub, built_app, browser):
    phone = hub.make(name="Seen", apps=[{"bundle": str(built_app)}])
    hub.of(phone, f"journeys/{send(hub, phone, 'On the page')}?until=shown")
    address = json.loads(hub.post("page-addresses", {"device": phone["id"]}))["url"]
    context = browser.new_context()
    page = context.new_page()
    problems = []
    # What is still asked for when one leaves a page is broken off; that is no failure.
    page.on("requestfailed", lambda request: request.failure == "net::ERR_ABORTED" or problems.append(request.url))
    page.on("response", lambda response: response.status < 400 or problems.append(f"{response.status} {response.url}"))
    page.goto(address)
    page.get_by_text("On the page").first.wait_for(timeout=30_000)
    assert page.url.endswith(phone["page"])
    images = page.evaluate("[...document.images].filter(i => i.src && i.complete && i.naturalWidth === 0).map(i => i.src)")
    assert images == []
    page.goto(page.url.split("/devices/")[0] + "/")
    page.get_by_text("Seen").first.wait_for(timeout=30_000)
    page.get_by_text("On the page").first.wait_for(timeout=30_000)
    assert problems == []
    context.close()


def test_the_document_names_every_path(hub):
    document = hub.get("openapi.json")
    paths = {path.removeprefix("/api/v1/") for path in document["paths"]}
    assert {"devices", "devices/{id}", "devices/{id}/reset", "spaces", "journeys", "page-addresses"} <= paths
    assert set(document["components"]["schemas"]["PhoneRequest"]["properties"]) == {
        "apps", "clock", "clockStarts", "language", "name", "preferences", "space", "timeZone",
    }
