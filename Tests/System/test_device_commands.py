"""`carillon device …`: what a person does with the phone, typed."""

import json

import pytest
from programs import APP, events, wait_for

TITLE = {"aps": {"alert": {"title": "Hello"}}}


def device(phone, *arguments, code=0):
    result = phone.command("device", *arguments)
    assert result.returncode == code, result.stderr + result.stdout
    return result


def test_the_phone_moves_and_says_where_it_is(phone):
    assert "not known" in device(phone, "location").stdout
    device(phone, "location", "48.2082", "16.3738")
    assert device(phone, "location").stdout.strip() == "48.2082 16.3738"
    device(phone, "location", "-33.8568", "-70.5")
    assert phone.get("preferences")["location"] == {"latitude": -33.8568, "longitude": -70.5}
    assert "91" in device(phone, "location", "91", "0", code=65).stderr
    assert "no place" in device(phone, "location", "here", code=65).stderr


def test_focus_silent_and_summary(phone):
    device(phone, "focus", "Work", "--let-through", f"{APP}=team", "--let-through", f"{APP}=boss")
    device(phone, "silent", "on")
    device(phone, "summary", "8:00", "18:30")
    preferences = phone.get("preferences")
    assert preferences["focus"] == "Work" and preferences["isSilent"]
    assert preferences["focusFilters"] == {APP: ["team", "boss"]}
    assert preferences["summary"] == {"times": ["08:00", "18:30"]}
    device(phone, "focus", "--off")
    device(phone, "summary", "--off")
    preferences = phone.get("preferences")
    assert "focus" not in preferences and "summary" not in preferences and "focusFilters" not in preferences
    assert "25:00" in phone.command("device", "summary", "25:00").stderr


def test_storage_and_the_memory_of_extensions(phone):
    device(phone, "storage", "locked")
    device(phone, "memory", "12")
    preferences = phone.get("preferences")
    assert (preferences["storage"], preferences["extensionMemory"]) == ("locked", 12)
    device(phone, "storage", "open")
    device(phone, "memory")
    preferences = phone.get("preferences")
    assert preferences["storage"] == "open" and "extensionMemory" not in preferences
    assert "locked" in device(phone, "storage", "closed", code=64).stderr
    assert "0 MB; 1 to 65536" in device(phone, "memory", "0", code=65).stderr


def test_power_and_priorities(phone):
    device(phone, "power", "low", "screen-off")
    assert phone.get("preferences")["power"] == {"isLow": True, "isScreenOff": True, "isCharging": False}
    held = phone.push(TITLE, "--priority", "5")
    step = next(step for step in phone.wait_for_event(held, "held")["entries"] if step["event"] == "held")
    assert "Low Power Mode" in step["text"] and "apns-priority" in step["rule"]
    at_once = phone.push(TITLE, "--priority", "10")
    assert any("Priority 10 comes at once" in step["text"] for step in phone.wait_for_event(at_once, "shown")["entries"])
    assert "shown" not in events(phone.get(f"journeys/{held}"))
    preferences = phone.get("preferences")
    phone.send("PUT", "preferences", preferences | {"power": preferences["power"] | {"isCharging": True}})
    phone.wait_for_event(held, "shown")
    device(phone, "power", "normal")
    assert "power" not in phone.get("preferences")
    assert "stands alone" in device(phone, "power", "normal", "low", code=64).stderr


def test_settings_are_read_and_changed(phone):
    device(phone, "settings", APP, "sound=off", "alertStyle=persistent", "showPreviews=never")
    settings = json.loads(device(phone, "settings", APP, "--json").stdout)
    assert (settings["sound"], settings["alertStyle"], settings["showPreviews"]) == (1, 2, 2)
    lines = device(phone, "settings", APP).stdout.splitlines()
    assert {"authorization: authorized", "sound=off", "alertStyle=persistent", "showPreviews=never", "timeSensitive: not asked for"} <= set(lines)
    assert "no setting “volume”" in device(phone, "settings", APP, "volume=11", code=65).stderr
    assert "is “sound” meant?" in device(phone, "settings", APP, "sond=off", code=65).stderr
    assert "sound is one of on, off, such as sound=on" in device(phone, "settings", APP, "sound=of", code=65).stderr
    assert "no app" in device(phone, "settings", "com.example.Nobody", code=1).stderr


def test_lock_unlock_open_end_and_status(phone):
    device(phone, "lock")
    assert "is locked" in device(phone, "status").stdout
    push_id = phone.push(TITLE)
    assert "shown" in events(phone.wait_for_event(push_id, "shown"))
    assert "Hello" in device(phone, "status").stdout
    device(phone, "unlock")
    device(phone, "open", APP)
    assert f"in {APP}" in device(phone, "status").stdout
    device(phone, "end", APP)
    assert json.loads(device(phone, "status", "--json").stdout)["phone"]["surface"] == {"type": "homeScreen"}
    device(phone, "mute", APP)
    assert phone.app()["mutedUntil"]
    assert "clock" in device(phone, "clock", "60", code=69).stderr
    assert "provisional" in device(phone, "provisional", APP, "keep", code=69).stderr


@pytest.mark.parametrize("name", ["run", "location", "focus", "summary", "settings", "provisional"])
def test_help_teaches(name, machine):
    result = machine.command("device", name, "--help")
    assert result.returncode == 0 and "carillon device" in result.stdout


def test_without_a_phone_it_says_so(machine):
    result = machine.command("device", "lock")
    assert result.returncode == 69 and "carillon up" in result.stderr


def test_questions_are_answered(machine, built_app):
    machine.start_gateway()
    machine.start_device()
    assert "asks nothing" in device(machine, "prompt", "allow", code=1).stderr
    assert machine.command("install", str(built_app), "--open").returncode == 0
    device(machine, "prompt", "deny", "--app", APP, "--wait")
    assert machine.app()["authorization"] == 1
    assert machine.get("screen")["prompts"] == []


def test_a_notification_is_answered(phone):
    push_id = phone.push(TITLE)
    phone.wait_for_event(push_id, "shown")
    device(phone, "respond", push_id)
    assert "did-receive" in events(phone.get(f"journeys/{push_id}"))
    assert "no notification" in device(phone, "respond", "nobody", code=1).stderr
    assert "--text" in phone.command("device", "respond", push_id, "--text", "Hi").stderr


def test_up_passes_the_phones_options_on(machine):
    ports = ["--port", "0", "--courier-port", "0", "--screen-port=0"]
    machine.start("up", *ports, "--name", "Pocket Phone", "--manual-clock", "--network=off", "--zero-badge-keeps-center")
    wait_for(lambda: machine.running("device"), "the device to be ready")
    screen = machine.get("screen")["phone"]
    assert screen["name"] == "Pocket Phone" and screen["isClockManual"]
    machine.stop("up")


def test_up_refuses_what_no_phone_can_be(machine):
    wrong = machine.command("up", "--extension-time", "0")
    assert wrong.returncode == 64 and "--extension-time is 0.0" in wrong.stderr


def test_a_phone_with_little_space(phone):
    device(phone, "compact", "on")
    assert phone.get("preferences")["isCompact"]
    device(phone, "compact", "off")
    assert "isCompact" not in phone.get("preferences")


def test_an_action_that_it_has_not_is_named_with_those_it_has(phone):
    push_id = phone.push({"aps": {"alert": "Hello", "category": "message"}})
    phone.wait_for_event(push_id, "shown")
    assert "it has the actions reply, open, delete, and not “tap”; without an action it is tapped" in device(phone, "respond", push_id, "tap", code=1).stderr
    assert "is “reply” meant?" in device(phone, "respond", push_id, "repyl", code=1).stderr
    device(phone, "respond", push_id)


def test_a_picture_of_the_screen_is_saved(phone, tmp_path):
    def size(png):
        assert png.startswith(b"\x89PNG")
        return tuple(int.from_bytes(png[at : at + 4], "big") for at in (16, 20))

    file = tmp_path / "phone.png"
    assert device(phone, "screenshot", str(file), "--scale", "1").stdout.strip() == str(file)
    light = file.read_bytes()
    assert size(light) == (473, 932)
    device(phone, "screenshot", str(file), "--scale", "1", "--appearance", "dark")
    assert size(file.read_bytes()) == (473, 932) and file.read_bytes() != light
    device(phone, "screenshot", str(file), "--view", "page", "--scale", "1")
    assert size(file.read_bytes()) == (1440, 960)
    refused = device(phone, "screenshot", str(tmp_path / "nowhere" / "phone.png"), code=65)
    assert "cannot be written: No such file or directory" in refused.stderr, refused.stderr
    assert "--scale is 9; it is 1, 2 or 3" in device(phone, "screenshot", "--scale", "9", code=64).stderr
