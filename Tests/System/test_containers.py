"""What an app and its extension, two processes, share; and what the app is told of its launch."""

import subprocess

import pytest
from programs import COMMAND, ROOT, build, events, install, wait_for

APP = "com.example.Containers"
TAP = "com.apple.UNNotificationDefaultActionIdentifier"


@pytest.fixture(scope="module")
def containers(tmp_path_factory):
    output = tmp_path_factory.mktemp("containers")
    result = subprocess.run(
        [COMMAND, "build", ROOT / "Tests/Fixtures/Containers", "--output", output], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr + result.stdout
    return next(output.glob("*.app"))


def push(machine, order):
    payload = {"aps": {"alert": {"title": "Original", "body": f"Order {order}"}, "mutable-content": 1}, "order": order}
    push_id = machine.push(payload, "--app", APP)
    machine.wait_for_event(push_id, "shown")
    return push_id, next(c for c in machine.cards() if c["journeyID"] == push_id)


def said(machine, push_id, start):
    """What the app printed on a push's journey."""

    def look():
        journey = machine.get(f"journeys/{push_id}")
        return [s["text"] for s in journey["entries"] if s["event"] == "app-log" and s["text"].startswith(start)]

    return wait_for(look, f"“{start}…” of the app")[0]


def test_defaults_of_a_group_are_one_for_app_and_extension(machine, containers):
    machine.start_gateway()
    machine.start_device()
    assert machine.command("install", str(containers), "--open").returncode == 0
    prompt = wait_for(lambda: machine.get("screen")["prompts"], "the question")[0]
    machine.post(f"prompts/{prompt['id']}", {"allow": True})
    wait_for(lambda: machine.token(APP), "a device token")
    machine.post("screen/home")

    # The extension reads what the app wrote, and later processes of it what the earlier ones wrote.
    _, card = push(machine, 1)
    assert card["title"] == "Hello from the app"
    push_id, card = push(machine, 2)
    machine.post(f"cards/{card['key']}/respond", {"action": TAP})
    # The app has run all the while, and sees what another process wrote.
    assert said(machine, push_id, "served") == "served [1, 2], scene true, 0"
    # It was told each time, while the other process still worked.
    name = "com.example.containers.served"
    assert said(machine, push_id, "heard [") == f'heard ["{name} 1", "{name} 2"]'
    # The store that both have open has what each of them saved.
    assert said(machine, push_id, "orders") == "orders [1, 2, 1000]"
    assert said(machine, push_id, "guests") == 'guests ["1 soup", "2 soup,tea"]'
    steps = [step["text"] for step in machine.get(f"journeys/{push_id}")["entries"]]
    assert any("saves “default.store”" in step for step in steps), "\n".join(steps)
    assert any(f"posts the Darwin notification “{name}”: 3 processes listen to such" in step for step in steps), steps

    # Its own defaults are on disk although it was killed; its launch options tell of the push.
    machine.post(f"apps/{APP}/terminate")
    push_id, card = push(machine, 3)
    machine.post(f"cards/{card['key']}/respond", {"action": TAP})
    assert said(machine, push_id, "launch") == "launch 2, state 1, order 3"
    assert said(machine, push_id, "guests at") == 'guests at the start ["1 soup", "2 soup,tea", "3 soup"]'


def test_a_locked_phone_protects_files_and_keys_and_a_full_one_takes_nothing(machine, tmp_path):
    machine.start_gateway()
    machine.start_device()
    keeper = "com.example.Keeper"
    install(machine, build("Tests/Fixtures/Keeper", tmp_path), keeper)

    def served(storage):
        assert machine.command("device", "storage", storage).returncode == 0
        push_id = machine.push({"aps": {"alert": {"title": "Count", "body": "…"}, "mutable-content": 1}}, app=keeper)
        machine.wait_for_event(push_id, "shown")
        # What a process said before its crash may come with the report of it.
        wait_for(lambda: "extension-crashed" in events(look(push_id)) or "extension-delivered" in events(look(push_id)), "the end")
        journey = look(push_id)
        keys = [step["text"] for step in journey["entries"] if step["text"].startswith("key ")]
        card = next(card for card in machine.cards() if card["journeyID"] == push_id)
        return card["title"], keys, [step["text"] for step in journey["entries"] if step["event"] == "extension-crashed"]

    def look(push_id):
        return machine.get(f"journeys/{push_id}")

    assert served("open") == ("Count 1", ["key 0", "key 0"], [])
    title, keys, crash = served("locked")
    assert (title, keys) == ("Count", ["key -25308", "key 0"]) and crash, "errSecInteractionNotAllowed, and what has another class"
    title, keys, crash = served("full")
    assert (title, keys) == ("Count", ["key 0", "key 0"]) and crash
    assert served("open") == ("Count 2", ["key 0", "key 0"], [])
