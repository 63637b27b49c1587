"""An app that asks for the place of the phone: the question on the page, what the app is told, and who may be reminded."""

import urllib.error

import pytest
from programs import Carillon, build, wait_for

APP = "com.example.Whereabouts"
HOME, AWAY = ("48.2", "16.4"), ("48.3", "16.4")


@pytest.fixture
def own(tmp_path):
    machine = Carillon(tmp_path)
    bundle = build("Tests/Fixtures/Whereabouts", tmp_path / "bundle")
    try:
        machine.start_gateway()
        machine.start_device()
        assert machine.command("install", str(bundle), "--open").returncode == 0
        yield machine
    finally:
        machine.kill_all()


def device(machine, *arguments):
    result = machine.command("device", *arguments)
    assert result.returncode == 0, result.stderr
    return result.stdout


def lines(machine, label="said"):
    """What a label of the app says; nothing while its window is on its way."""
    try:
        elements = machine.get("screen/window/elements")
    except urllib.error.HTTPError as error:
        assert error.code == 409, error
        return []
    said = [one.get("text") for one in elements if one.get("identifier") == label]
    return (said[0] or "").splitlines() if said else []


def hears(machine, *expected):
    wait_for(lambda: lines(machine)[-len(expected) :] == list(expected), f"{expected}", instead=lambda: lines(machine))


def press(machine, words):
    machine.post("screen/window/press", {"element": words, "timeout": 30})


def test_the_person_is_asked_once_and_the_app_hears_where_the_phone_is(own, look, artifacts):
    one = look(at=own)
    # No place, and nobody was asked: what it wants to know it is told when it may.
    hears(own, "status 0")
    press(own, "Watch")
    press(own, "In use")
    prompt = one.page.get_by_role("alertdialog")
    prompt.get_by_text("To say where you are.").wait_for()
    one.settle()
    one.page.screenshot(path=artifacts / "location-prompt.png")
    assert prompt.get_by_role("button").all_inner_texts() == ["Allow Once", "Allow While Using App", "Don’t Allow"]
    prompt.get_by_role("button", name="Allow While Using App").click()
    hears(own, "status 4", "failed kCLErrorDomain 0")

    device(own, "location", *AWAY)
    hears(own, "at 48.3 16.4", "live 48.3")
    press(own, "Watch")
    device(own, "location", *HOME)
    hears(own, "at 48.2 16.4", "entered home", "live 48.2")
    wait_for(lambda: lines(own, "monitored") == ["home true"], "the monitor", instead=lambda: lines(own, "monitored"))
    device(own, "location", *AWAY)
    hears(own, "at 48.3 16.4", "left home", "live 48.3")

    # Once more, for all times; and never again.
    press(own, "In use")
    press(own, "Always")
    prompt.get_by_text("To remind you when you come home.").wait_for()
    prompt.get_by_role("button", name="Change to Always Allow").click()
    hears(own, "status 3", "live 48.3")
    assert own.get("screen")["prompts"] == []


def test_a_no_is_told_and_nothing_is_fired_for_it(own):
    device(own, "location", *AWAY)
    hears(own, "status 0")
    press(own, "Remind")
    device(own, "prompt", "allow", "--wait")
    press(own, "In use")
    device(own, "prompt", "deny", "--wait")
    hears(own, "status 2")
    press(own, "Watch")
    hears(own, "failed kCLErrorDomain 1")
    own.post("screen/home")
    device(own, "location", *HOME)
    device(own, "location", *AWAY)
    assert own.cards() == [], "an app that may not know the place cannot tell by a region"
    # Settings › Location.
    device(own, "location", "--access", "in-use", "--app", APP)
    device(own, "location", *HOME)
    wait_for(lambda: [card["title"] for card in own.cards()] == ["You are home"], "the reminder")


def test_settings_have_a_row_for_the_place_of_who_has_asked(own, look, artifacts):
    one = look(at=own)
    device(own, "location", *HOME)
    assert "location" not in own.app(APP)
    press(own, "In use")
    device(own, "prompt", "deny", "--wait")
    hears(own, "status 2")
    own.post("screen/home")
    one.page.locator(".dock .app-icon").nth(1).click()
    one.page.locator(".settings .cell", has_text="Whereabouts").click()
    row = one.page.get_by_role("radiogroup", name="Location")
    row.wait_for()
    assert row.get_by_role("radio").all_inner_texts() == ["Never", "Ask", "While Using", "Always"]
    assert row.get_by_role("radio", name="Never").is_checked()
    row.get_by_role("radio", name="While Using").click()
    wait_for(lambda: own.app(APP)["location"] == "whenInUse", "the app to be allowed")
    one.settle()
    one.page.screenshot(path=artifacts / "location-settings.png")
    device(own, "open", APP)
    hears(own, "status 4", "live 48.2")


def test_once_is_until_the_app_ends(own):
    device(own, "location", *HOME)
    press(own, "In use")
    device(own, "prompt", "allow", "--once", "--wait")
    hears(own, "status 4", "live 48.2")
    own.post(f"apps/{APP}/terminate")
    device(own, "open", APP)
    hears(own, "status 0")
