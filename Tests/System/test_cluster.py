"""`carillon up --gateways`: several gateways on a PostgreSQL of their own, with one command."""

import json
import os
import pathlib
import re
import signal

import pytest
from playwright.sync_api import expect
from programs import ANY_PORTS, APP, RunningHub, install, steps, wait_for

SERVER = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"))
pytestmark = pytest.mark.skipif(not SERVER, reason="PostgreSQL's server is not installed")
COUNT = 3


@pytest.fixture
def cluster(machine, built_app):
    """Three gateways, and a phone that knows all of them, with the example app."""
    machine.start("up", "--gateways", str(COUNT), "--no-open", *ANY_PORTS)
    wait_for(lambda: ready(machine), "the gateways and the phone", 120, lambda: machine.log("up"))
    install(machine, built_app, APP)
    wait_for(lambda: machine.get("screen")["phone"]["isConnected"], "the phone to connect")
    yield machine
    machine.stop("up")


def ready(machine):
    return machine.command("readyz").returncode == 0


def process(machine, number):
    """The process of a gateway; None while none serves."""
    folder = machine.state if number == 1 else machine.state / f"gateways/{number}"
    try:
        return json.loads((folder / "gateway/running.json").read_text())["processID"]
    except FileNotFoundError:
        return None


def push(machine, title, gateway):
    return machine.push({"aps": {"alert": {"title": title, "body": "…"}}}, "--gateway", str(gateway))


def named(machine, id):
    """The gateways that took, and sent, a push that is shown."""
    machine.wait_for_event(id, "shown")
    # The other gateway's step may reach the database after the push has reached the phone.
    journey = machine.wait_for_event(id, "forwarded")
    said = {step["event"]: re.search(r"\(gateway (\d+)\)", step["text"]) for step in journey["entries"]}
    assert said["accepted"] and said["forwarded"], steps(journey)
    return said["accepted"][1], said["forwarded"][1]


def test_any_gateway_takes_a_push_and_all_of_them_end_with_up(cluster, look):
    held = set()
    for number in range(1, COUNT + 1):
        took, sent = named(cluster, push(cluster, f"By {number}", number))
        assert took == str(number)
        held.add(sent)
    # The phone was at one of them all the while, so two of three pushes were taken elsewhere.
    assert len(held) == 1
    clients = json.loads(cluster.command("clients", "--json").stdout)
    assert [client["gateway"] for client in clients] == [1, 2, 3], clients
    running = [process(cluster, number) for number in range(1, COUNT + 1)]
    server = int((cluster.state / "postgres/data/postmaster.pid").read_text().split()[0])
    cluster.stop("up")
    for pid in [*running, server]:
        assert not pathlib.Path(f"/proc/{pid}").exists()
    # Again, on the same data.
    cluster.start("up", "--gateways", str(COUNT), "--no-open", *ANY_PORTS)
    wait_for(lambda: ready(cluster), "all of them again", 120, lambda: cluster.log("up"))
    cluster.wait_for_event(push(cluster, "Again", 2), "shown")
    other = next(number for number in range(1, COUNT + 1) if {str(number)} != held)
    page = look(at=cluster).page
    page.locator(".feed .line", has_text=f"By {other}").click()
    expect(page.locator(".journey .gateways").first).to_have_text(f"{other} → {held.pop()}")


def test_a_killed_gateway_is_started_again_and_the_phone_goes_to_another(cluster):
    _, held = named(cluster, push(cluster, "Before", 1))
    before = process(cluster, int(held))
    other = 1 if held != "1" else 2
    os.kill(before, signal.SIGKILL)
    sent = [push(cluster, f"Meanwhile {n}", other) for n in range(3)]
    # While the phone was between two gateways, only the newest waits for it; those before end by a rule.
    last = cluster.wait_for_event(sent[-1], "shown")
    for push_id in sent[:-1]:
        journey = wait_for(lambda push_id=push_id: ended(cluster, push_id), f"the end of {push_id}")
        assert {"shown", "replaced"} & {step["event"] for step in journey["entries"]}, steps(journey)
    assert [card["title"] for card in cluster.cards()].count("Meanwhile 2") == 1
    named(cluster, last["id"])
    wait_for(lambda: process(cluster, int(held)) not in (None, before), "the gateway to come again", instead=lambda: cluster.log("up"))
    cluster.wait_for_event(push(cluster, "After", int(held)), "shown")


def ended(machine, push_id):
    journey = machine.get(f"journeys/{push_id}")
    return journey if {"shown", "replaced"} & {step["event"] for step in journey["entries"]} else None


def test_phones_of_the_hub_are_reached_by_every_gateway_and_outlive_each(cluster, built_app):
    hub = RunningHub(cluster.state)
    wait_for(lambda: hub.running("hub"), "the hub")
    phones = [json.loads(hub.post("devices", {"apps": [{"bundle": str(built_app)}]})) for _ in range(2)]
    assert phones[0]["apps"][0]["deviceToken"] != phones[1]["apps"][0]["deviceToken"]

    def shown(phone, gateway, title):
        token = phone["apps"][0]["deviceToken"]
        text = json.dumps({"aps": {"alert": {"title": title, "body": "…"}}})
        words = ["push", "-", "--token", token, "--topic", APP, "--json", "--gateway", str(gateway)]
        result = cluster.command(*words, input=text)
        assert result.returncode == 0, result.stderr
        push_id = json.loads(result.stdout)["apnsID"]

        def whole():
            entries = hub.of(phone, f"journeys/{push_id}?until=shown&timeout=30")["entries"]
            # The other gateway's step may reach the database after the push has reached the phone.
            said = {step["event"]: re.search(r"\(gateway (\d+)\)", step["text"]) for step in entries}
            return said if {"shown", "forwarded"} <= said.keys() else None

        said = wait_for(whole, f"{title} to be shown, and its steps")
        assert said["accepted"][1] == str(gateway), said
        return int(said["forwarded"][1])

    for phone in phones:
        holders = {shown(phone, number, f"By {number}") for number in range(1, COUNT + 1)}
        # One gateway had the phone, whichever took the push.
        assert len(holders) == 1, holders
    held = holders.pop()
    os.kill(process(cluster, held), signal.SIGKILL)
    other = 1 if held != 1 else 2
    for phone in phones:
        shown(phone, other, "After")


def test_the_database_comes_again_when_it_dies(cluster):
    pid = cluster.state / "postgres/data/postmaster.pid"
    before = pid.read_text().split()[0]
    os.kill(int(before), signal.SIGKILL)
    wait_for(lambda: pid.exists() and pid.read_text().split()[:1] not in ([], [before]), "the database", instead=lambda: cluster.log("up"))

    def taken():
        result = cluster.command("push", "-", "--app", APP, "--json", "--gateway", "2", input=json.dumps({"aps": {"alert": "After"}}))
        return result.returncode == 0 and json.loads(result.stdout)["apnsID"]

    cluster.wait_for_event(wait_for(taken, "a push to be taken"), "shown")


def test_what_cannot_be_is_said(machine):
    for words, why in [(["--gateways", "0"], "1 to 16"), (["--gateways", "many"], "--gateways")]:
        said = machine.command("up", *words)
        assert said.returncode == 64 and why in said.stderr, said.stderr
    said = machine.command("push", "-", "--token", "ab" * 32, "--topic", APP, "--gateway", "2", input="{}")
    assert said.returncode == 69 and "no gateway 2 is running" in said.stderr
