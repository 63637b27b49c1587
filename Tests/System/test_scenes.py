"""An app as Xcode's template writes it, with a scene delegate: what it hears, and why it was launched."""

import pytest
from programs import build, install, wait_for

SCENES = "com.example.Scenes"
HELLO = {"aps": {"alert": {"title": "Hello", "body": "…"}}}


@pytest.fixture
def scenes(machine, tmp_path):
    bundle = build("Tests/Fixtures/Scenes", tmp_path / "out")
    machine.start_gateway()
    machine.start_device()
    install(machine, bundle, SCENES)
    return machine


def lines(machine, push):
    """What the app has written on the journey of the push that it was last told of."""
    return [step["text"] for step in machine.get(f"journeys/{push}")["entries"] if step["event"] == "app-log"]


def wait_for_lines(machine, push, last):
    return wait_for(lambda: (said := lines(machine, push)) and last in said and said, f"“{last}”")


def test_a_scene_is_told_of_the_response_that_launched_the_app(scenes):
    scenes.command("device", "end", SCENES)
    push = scenes.push(HELLO, app=SCENES)
    answered = scenes.command("device", "respond", push)
    assert answered.returncode == 0, answered.stderr
    wait_for_lines(scenes, push, "didReceive in scene Default Configuration")
    said = wait_for_lines(scenes, push, "sceneDidBecomeActive true")
    assert said[:4] == [
        "didFinishLaunching options 0 scenes 0",
        "willConnect for com.apple.UNNotificationDefaultActionIdentifier of Hello",
        "window true shows Hello, scene",
        "sceneWillEnterForeground",
    ]
    # Which of these comes first is nobody's promise.
    assert sorted(said[4:]) == ["didReceive in scene Default Configuration", "sceneDidBecomeActive true"]
    scenes.post("screen/home")
    said = wait_for_lines(scenes, push, "sceneDidEnterBackground true")
    assert said[-2:] == ["sceneWillResignActive", "sceneDidEnterBackground true"]


def test_a_scene_that_is_there_already_comes_to_the_front_again(scenes):
    push = scenes.push(HELLO, app=SCENES)
    scenes.command("device", "respond", push)
    said = wait_for_lines(scenes, push, "didReceive in scene Default Configuration")
    assert not [line for line in said if line.startswith("willConnect")], "it has connected at the first launch"


def test_a_scene_is_told_of_a_url_of_its_apps_own_scheme(scenes):
    push = scenes.push(HELLO | {"open": "scenes://cards/7"}, app=SCENES)
    scenes.command("device", "respond", push)
    wait_for_lines(scenes, push, "opened true")
    wait_for_lines(scenes, push, 'opens ["scenes://cards/7"]')
    # An app in front hears of no card that could be answered.
    scenes.post("screen/home")
    push = scenes.push(HELLO | {"open": "nobody://cards"}, app=SCENES)
    scenes.command("device", "respond", push)
    wait_for_lines(scenes, push, "opened false")
