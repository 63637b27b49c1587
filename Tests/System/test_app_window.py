"""An app's windows, read and used over the HTTP API as an author's UI test does on a phone."""

import plistlib
import urllib.error

import pytest
from programs import build, install, wait_for

WINDOWED = "com.example.Windowed"
WINDOW = "screen/window"


@pytest.fixture
def windowed(machine, tmp_path):
    bundle = build("Tests/Fixtures/Windowed", tmp_path / "out")
    machine.start_gateway()
    machine.start_device()
    install(machine, bundle, WINDOWED)
    return machine


def refusal(machine, method, path, body=None):
    """Status and words of an answer that has to be a refusal."""
    with pytest.raises(urllib.error.HTTPError) as caught:
        machine.open(f"/api/v1/{path}", method, body)
    return caught.value.code, caught.value.read().decode()


def element(machine, words):
    """The element of that identifier, label or text, once the app shows it."""

    def look():
        try:
            elements = machine.get(f"{WINDOW}/elements")
        except urllib.error.HTTPError:
            # Nothing is in front yet, or it has sent no views.
            return None
        return next((one for one in elements if words in (one.get("identifier"), one.get("label"), one["text"])), None)

    return wait_for(look, f"“{words}”")


def test_a_button_of_the_app_schedules_a_notification(windowed):
    phone = windowed
    assert refusal(phone, "GET", WINDOW)[0] == 404, "nothing is in front"
    phone.post(f"apps/{WINDOWED}/open")
    assert element(phone, "Remind me")["kind"] == "button"

    phone.post(f"{WINDOW}/type", {"element": "What", "text": "Tea"})
    assert element(phone, "Tea")["kind"] == "field"
    switch = element(phone, "important")
    assert switch["value"] == 0
    phone.post(f"{WINDOW}/events", {"type": "value", "node": switch["node"], "value": 1})
    phone.post(f"{WINDOW}/press", {"element": "Remind me", "until": "It is scheduled.", "timeout": 60})
    phone.post(f"{WINDOW}/press", {"element": "OK", "until": "Again", "timeout": 60})

    status, words = refusal(phone, "POST", f"{WINDOW}/press", {"element": "Never there", "timeout": 0})
    assert status == 404 and "“Again”" in words, words

    phone.post("screen/home")
    card = wait_for(lambda: next(iter(phone.cards()), None), "the notification")
    assert (card["title"], card["body"]) == ("Tea", "It is important.")
    # A tap brings the app to the front, which shows what it chooses.
    answered = phone.command("device", "respond", card["journeyID"])
    assert answered.returncode == 0, answered.stderr
    element(phone, "Tea was opened")


def test_views_lie_clear_of_the_status_bar(windowed):
    windowed.post(f"apps/{WINDOWED}/open")
    element(windowed, "Remind me")
    nodes = {node["id"]: node for node in windowed.get(WINDOW)["frame"]["update"]["changed"]}
    root = nodes[windowed.get(WINDOW)["frame"]["update"]["panel"]["root"]]
    assert (root["frame"]["width"], root["frame"]["height"]) == (402, 874)
    stack = next(node for node in nodes.values() if len(node["children"]) == 3 and node["frame"]["x"] == 20)
    page = next(node for node in nodes.values() if stack["id"] in node["children"])
    assert page["frame"]["y"] == 0, "it goes on under the bars"
    assert stack["frame"]["y"] == 62 + 44 + 20, "below the status bar and the navigation bar"


CRASHING = """
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let rows: [Int] = []
        precondition(rows.count > 3, "\\u{1B}[31mno row")
        return true
    }
}
"""


def test_an_app_that_traps_says_why(machine, tmp_path):
    folder = tmp_path / "Trapping"
    folder.mkdir()
    (folder / "AppDelegate.swift").write_text(CRASHING)
    (folder / "Info.plist").write_bytes(plistlib.dumps({"CFBundleIdentifier": "com.example.Trapping"}))
    bundle = build(folder, tmp_path / "out")
    machine.start_gateway()
    machine.start_device()
    result = machine.command("install", str(bundle), "--open")
    assert result.returncode != 0
    assert "Precondition failed: [31mno row" in result.stderr, result.stderr
    wait_for(lambda: "app crashed" in machine.log("device"), "the warning in the device's log")
    assert "Precondition failed: [31mno row" in machine.log("device")
