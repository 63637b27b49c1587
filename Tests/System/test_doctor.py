"""`carillon doctor`: every reason why a service extension was not run, or came to nothing, is found and named."""

import json
import plistlib

import pytest
from misbehaving import APP as MISBEHAVING
from misbehaving import ask, expire, outcome, use_up_the_grace
from programs import APP, wait_for

ALERT = {"title": "Hello", "body": "World"}


def bad(phone, subject):
    """What the doctor finds wrong, with what to do about it."""
    result = phone.command("doctor", subject, "--json")
    findings = [finding for finding in json.loads(result.stdout) if finding["verdict"] == "bad"]
    assert result.returncode == (1 if findings else 0), result.stderr
    return [f"{finding['what']} → {finding.get('remedy', '')}" for finding in findings]


def found(phone, subject, *words):
    findings = bad(phone, subject)
    assert any(all(word in finding for word in words) for finding in findings), findings


def test_what_a_payload_lacks(phone):
    for payload, words in [
        ({"aps": {"alert": ALERT}}, ["mutable-content is not 1", 'send "mutable-content": 1 within "aps"']),
        ({"aps": {"alert": ALERT}, "mutable-content": 1}, ["it stands beside “aps”, not within"]),
        ({"aps": {"alert": ALERT, "mutable-content": "1"}}, ["it is the text “1”, no number"]),
        ({"aps": {"alert": ALERT, "mutable_content": 1}}, ["“mutable_content” is another key"]),
        ({"aps": {"alert": ALERT, "content-available": 1}}, ["content-available is another thing"]),
        ({"aps": {"sound": "default", "mutable-content": 1}}, ["shows no alert", 'give "alert" a "title" or a "body"']),
        ({"aps": {"badge": 3, "mutable-content": 1}}, ["shows no alert"]),
    ]:
        push = phone.push(payload)
        phone.wait_for_event(push, "extension-skipped")
        found(phone, push, *words)


def test_a_push_that_apns_rejects(phone):
    result = phone.command("push", "-", "--app", APP, "--topic", "com.example.Other", input=json.dumps({"aps": {"alert": ALERT}}))
    assert result.returncode == 1
    rejected = wait_for(
        lambda: next((one for one in phone.get("journeys") if one.get("status") == 400), None), "the rejected push"
    )
    found(phone, rejected["id"], "rejected", "DeviceTokenNotForTopic")


def test_a_silent_push(phone):
    push = phone.push({"aps": {"content-available": 1, "mutable-content": 1}}, "--type", "background", "--priority", "5")
    phone.wait_for_event(push, "received")
    found(phone, push, "shows no alert")


def test_what_the_person_allows(phone):
    settings = phone.get(f"apps/{APP}/settings")
    phone.send("PUT", f"apps/{APP}/settings", settings | {"alert": 1, "lockScreen": 1, "notificationCenter": 1})
    push = phone.push({"aps": {"alert": ALERT, "mutable-content": 1}})
    phone.wait_for_event(push, "extension-skipped")
    found(phone, push, "alerts are off for this app", "turn its alerts on")
    found(phone, APP, "alerts are off", "turn alerts on in the app's settings")
    phone.send("PUT", f"apps/{APP}/settings", settings | {"authorizationStatus": 1})
    found(phone, APP, "denied", "turn notifications on")


def test_an_app_that_was_not_opened_or_is_not_there(machine, built_app):
    machine.start_device(0)
    found(machine, APP, f"{APP} is not on the phone", "carillon install")
    assert machine.command("install", str(built_app)).returncode == 0
    found(machine, APP, "has no device token", "registerForRemoteNotifications()")
    found(machine, APP, "authorization: ", "open the app so that it asks")


def test_a_bundle_without_a_service_extension(phone):
    (plugin,) = [
        folder
        for folder in (phone.state / f"device/bundles/{APP}.app/PlugIns").glob("*.appex")
        if b"com.apple.usernotifications.service" in (folder / "Info.plist").read_bytes()
    ]
    info = plistlib.loads((plugin / "Info.plist").read_bytes())
    info["NSExtension"]["NSExtensionPointIdentifier"] = "com.apple.widget-extension"
    bundle = phone.state / "Other.app"
    (phone.state / f"device/bundles/{APP}.app").rename(bundle)
    (bundle / f"PlugIns/{plugin.name}/Info.plist").write_bytes(plistlib.dumps(info))
    assert phone.command("install", str(bundle)).returncode == 0
    push = phone.push({"aps": {"alert": ALERT, "mutable-content": 1}})
    phone.wait_for_event(push, "extension-skipped")
    found(phone, push, "the app has no service extension", "com.apple.usernotifications.service")
    found(phone, APP, "has the extension point com.apple.widget-extension, which nothing starts")


@pytest.mark.parametrize(
    ("behaviour", "words"),
    [
        ("crash", ["Unexpectedly found nil", "NotificationService.swift:", "carillon journey"]),
        ("exit", ["exit status 3"]),
        ("grow", ["the limit is 24.0 MB"]),
        ("unencodable", ["could not serve"]),
    ],
)
def test_how_it_ended(host, behaviour, words):
    phone = host()
    push = ask(phone, behaviour)
    outcome(phone, push)
    found(phone, push, *words)
    # The app's own examination names it too.
    found(phone, MISBEHAVING, *words)


def test_an_extension_that_never_answers(host):
    phone = host("--manual-clock")
    push = ask(phone, "forget")
    expire(phone, push, "forget")
    use_up_the_grace(phone, push)
    found(phone, push, "The content handler was not called", "call the content handler on every path", "no URL load was under way")


def test_a_local_notification_has_no_extension(host):
    phone = host()
    phone.wait_for_event(ask(phone, "postOwn"), "shown")
    result = phone.command("doctor", f"local-{MISBEHAVING}-own")
    assert "it is a local notification: service extensions run for pushes only" in result.stdout
