"""What an app schedules fires once, whatever happens to the device meanwhile."""

import time

import pytest
from by_hand import BUNDLE, App
from programs import wait_for


@pytest.fixture
def app(machine):
    machine.start_device()
    app = App(machine)
    question = app.begin("requestAuthorization", options=4)
    prompt = wait_for(lambda: machine.get("screen")["prompts"], "the question")[0]
    machine.post(f"prompts/{prompt['id']}", {"allow": True})
    app.answer(question)
    return app


def fired(machine, identifier):
    journey = machine.get(f"journeys/local-{BUNDLE}-{identifier}")
    return [step["event"] for step in journey["entries"]].count("fired")


def test_what_was_scheduled_survives_a_kill_and_fires_once(machine, app):
    app.schedule("soon", 1.5)
    app.schedule("later", 3600)
    machine.kill("device")
    machine.start_device()
    wait_for(lambda: App(machine).delivered() == ["soon"], "the one that was due")
    assert App(machine).pending() == ["later"]
    machine.kill("device")
    machine.start_device()
    assert App(machine).delivered() == ["soon"]
    assert fired(machine, "soon") == 1


def test_what_fell_due_while_the_device_was_dead_fires_at_its_start_in_order(machine, app):
    began = time.monotonic()
    for number in (2, 0, 1):
        app.schedule(f"n{number}", 0.5 + number / 10)
    machine.kill("device")
    wait_for(lambda: time.monotonic() > began + 1.5, "the time at which all are due")
    machine.start_device()
    wait_for(lambda: App(machine).pending() == [], "the firing")
    assert [card["title"] for card in machine.cards()] == ["n2", "n1", "n0"]
    assert [fired(machine, f"n{number}") for number in range(3)] == [1, 1, 1]


def test_a_device_that_is_killed_while_it_fires_loses_and_repeats_nothing(machine, app):
    names = [f"n{number:02}" for number in range(60)]
    for number, name in enumerate(names):
        app.schedule(name, 0.4 + number / 100)
    for _ in range(4):
        before = len(app.delivered())
        wait_for(lambda: len(app.delivered()) > before or not app.pending(), "some to fire")
        machine.kill("device")
        machine.start_device()
        app = App(machine)
    wait_for(lambda: app.pending() == [], "all to fire")
    assert sorted(app.delivered()) == names
    assert max(fired(machine, name) for name in names) == 1


def test_a_clock_that_is_moved_by_hand_fires_in_order(machine):
    process = machine.start("device", "--screen-port", "0", "--manual-clock")
    wait_for(lambda: machine.running("device", process.pid), "the device to be ready")
    app = App(machine)
    question = app.begin("requestAuthorization", options=4)
    prompt = wait_for(lambda: machine.get("screen")["prompts"], "the question")[0]
    machine.post(f"prompts/{prompt['id']}", {"allow": True})
    app.answer(question)
    for name, seconds in (("c", 300), ("a", 100), ("b", 200), ("d", 400)):
        app.schedule(name, seconds)
    machine.post("clock/advance", {"seconds": 350})
    wait_for(lambda: app.pending() == ["d"], "three to fire")
    assert [card["title"] for card in machine.cards()] == ["c", "b", "a"]
