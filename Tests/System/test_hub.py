"""A hub: phones on demand, each a process of its own, under one address."""

import json
import os
import pathlib
import signal
import subprocess
import time
import urllib.error
import urllib.request

import pytest
from programs import APP, Carillon, wait_for


class Hub(Carillon):
    """A gateway and a hub on a state folder."""

    def __init__(self, state):
        super().__init__(state)
        self.start_gateway()
        self.start_hub()

    def start_hub(self, *arguments):
        process = self.start("hub", "--hub-port", "0", *arguments)
        wait_for(lambda: self.running("hub", process.pid), "the hub to be ready", instead=lambda: self.log("hub"))

    @property
    def url(self):
        return f"http://127.0.0.1:{self.running('hub')['hub']}"

    @property
    def authorization(self):
        name, _, value = (self.state / "hub/authorization").read_text().strip().partition(": ")
        return {name.lower(): value}

    def make(self, **request):
        return json.loads(self.post("devices", request))

    def of(self, phone, path, method="GET", body=None):
        """A call of a phone's own HTTP API, below the hub's address."""
        with self.open(f"{phone['api']}{path}", method, body) as answer:
            text = answer.read()
        return json.loads(text) if text else None


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


def test_as_many_as_there_may_be(tmp_path):
    hub = Hub.__new__(Hub)
    Carillon.__init__(hub, tmp_path)
    hub.start_gateway()
    hub.start_hub("--phones", "1", "--spare-phones", "0")
    hub.make()
    status, message = refusal(hub.make)
    assert status == 409 and "1 phones" in message and "--phones" in message
    hub.kill_all()


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
    page.on("requestfailed", lambda request: problems.append(request.url))
    page.goto(address)
    page.get_by_text("On the page").first.wait_for(timeout=30_000)
    assert page.url.endswith(phone["page"])
    images = page.evaluate("[...document.images].filter(i => i.src && i.complete && i.naturalWidth === 0).map(i => i.src)")
    assert images == []
    page.goto(page.url.split("/devices/")[0] + "/")
    page.get_by_text("Seen").first.wait_for(timeout=30_000)
    page.get_by_text("On the page").first.wait_for(timeout=30_000)
    assert [problem for problem in problems if "events" not in problem] == []
    context.close()


def test_the_document_names_every_path(hub):
    document = hub.get("openapi.json")
    paths = {path.removeprefix("/api/v1/") for path in document["paths"]}
    assert {"devices", "devices/{id}", "devices/{id}/reset", "spaces", "journeys", "page-addresses"} <= paths
    assert set(document["components"]["schemas"]["PhoneRequest"]["properties"]) == {
        "apps", "clock", "clockStarts", "language", "name", "preferences", "space", "timeZone",
    }
