"""A page of a database, or of its journal, is damaged between a kill and the next start, of the gateway and of the device."""

import json
import shutil

import by_hand
import pytest
from cluster_load import events_of, is_connected
from programs import Carillon, wait_for

PAGE = 4096
FRAME = 24 + PAGE
TITLES = [f"Number {number}" for number in range(5)]


@pytest.fixture
def machine(tmp_path):
    """A gateway that stores several pushes for an app, and a phone with an app."""
    machine = Carillon(tmp_path)
    start(machine)
    _, machine.known_token = by_hand.allowed_app(machine)
    # From here on the journals have pushes alone.
    restart(machine)
    yield machine
    machine.kill_all()


def start(machine):
    start_gateway(machine)
    machine.start_device(0, "--log", "error")
    wait_for(lambda: is_connected(machine), "the phone to be connected")


def restart(machine):
    machine.stop("device")
    machine.stop("gateway")
    start(machine)


def push(machine, title):
    result = machine.command(
        "push", "-", "--token", machine.known_token, "--topic", by_hand.BUNDLE, "--json",
        input=json.dumps({"aps": {"alert": {"title": title}}}),
    )
    assert result.returncode == 0, result.stderr + result.stdout
    return json.loads(result.stdout)["apnsID"]


def send_all(machine):
    return [push(machine, title) for title in TITLES]


def database(machine, part):
    return machine.state / part / f"{part}.sqlite"


def journal(machine, part):
    path = database(machine, part)
    return path.with_name(path.name + "-wal")


def damage(path, place, count=1):
    with open(path, "r+b") as file:
        file.seek(place)
        bytes_there = file.read(count)
        file.seek(place)
        file.write(bytes(byte ^ 0x5A for byte in bytes_there))


def start_gateway(machine):
    machine.start_gateway(0, 0, "--stores-several")


def shown(machine, push_id):
    return events_of(machine, push_id).count("shown")


def assert_in_order(machine, pushes):
    """What was before the damage is shown, once; of what was behind it the start has told."""
    times = []

    def look():
        times[:] = [shown(machine, push_id) for push_id in pushes]
        return times == sorted(times, reverse=True)

    wait_for(look, "those before the damage to be shown", instead=lambda: str(times))
    assert set(times) <= {0, 1}


@pytest.mark.parametrize("share", [0.0, 0.5, 0.99])
def test_the_gateways_journal(machine, share):
    machine.kill("device")
    pushes = send_all(machine)
    machine.kill("gateway")
    pages = (journal(machine, "gateway").stat().st_size - 32) // FRAME
    damage(journal(machine, "gateway"), 32 + int(share * pages) * FRAME + 500)
    start_gateway(machine)
    assert "gateway.sqlite-wal is damaged at its page" in machine.log("gateway"), "what is lost was accepted"
    machine.start_device(0, "--log", "error")
    machine.wait_for_event(push(machine, "After it"), "shown")
    assert_in_order(machine, pushes)


@pytest.mark.parametrize("share", [0.5, 0.99])
def test_the_devices_journal(machine, share):
    pushes = send_all(machine)
    for push_id in pushes:
        machine.wait_for_event(push_id, "shown")
    machine.kill("device")
    pages = (journal(machine, "device").stat().st_size - 32) // FRAME
    damage(journal(machine, "device"), 32 + int(share * pages) * FRAME + 500)
    machine.start_device(0, "--log", "error")
    assert "device.sqlite-wal is damaged at its page" in machine.log("device")
    machine.wait_for_event(push(machine, "After it"), "shown")
    assert_in_order(machine, pushes)


@pytest.mark.parametrize("part", ["gateway", "device"])
def test_each_page_of_a_database(machine, part):
    """The start says what is damaged, or nothing that counts was in the page."""
    machine.wait_for_event(send_all(machine)[-1], "shown")
    restart(machine)
    kept = push(machine, "Before it")
    machine.wait_for_event(kept, "shown")
    machine.kill("device")
    machine.kill("gateway")
    folder, copy = machine.state / part, machine.state / f"{part}-before"
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("*.sock", "link*"))
    told = 0
    pages = database(machine, part).stat().st_size // PAGE
    for page in range(0, pages, max(1, pages // 12)):
        for name in copy.iterdir():
            if name.name.startswith(f"{part}.sqlite"):
                shutil.copy(name, folder / name.name)
        damage(database(machine, part), page * PAGE, 100)
        (folder / "running.json").unlink(missing_ok=True)
        machine.start(part, *(["--port", "0", "--courier-port", "0"] if part == "gateway" else ["--screen-port", "0"]))
        process = machine.processes[part]
        wait_for(lambda: process.poll() is not None or machine.running(part, process.pid), "the start or its end")
        if process.poll() is None:
            machine.kill(part)
            continue
        told += 1
        assert process.returncode > 0, f"page {page}: {machine.log(part)[-2000:]}"
        said = machine.log(part).splitlines()[-1]
        assert f"{part}.sqlite is damaged (" in said and "move it and what begins with its name away" in said, f"page {page}: {said}"
    assert told > 0
