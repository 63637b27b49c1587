"""What the person answers reaches the app, a process of its own, in its delegate."""

from programs import APP, events, wait_for

PAYLOAD = {"aps": {"alert": {"title": "Lunch?", "body": "Twelve at the corner."}, "category": "message"}}


def card(phone, push_id):
    phone.wait_for_event(push_id, "shown")
    return next(c for c in phone.cards() if c["journeyID"] == push_id)


def answered(phone, push_id):
    journey = phone.wait_for_event(push_id, "did-receive")
    return next(step["text"] for step in journey["entries"] if step["event"] == "did-receive")


def test_a_tap_opens_the_app(phone):
    push_id = phone.push(PAYLOAD)
    phone.post(f"apps/{APP}/terminate")
    key = card(phone, push_id)["key"]
    phone.post(f"cards/{key}/respond", {"action": "com.apple.UNNotificationDefaultActionIdentifier"})
    assert "com.apple.UNNotificationDefaultActionIdentifier" in answered(phone, push_id)
    assert phone.app()["isRunning"]
    assert phone.get("screen")["phone"]["surface"] == {"type": "app", "bundleID": APP}
    assert phone.cards() == []


def test_a_text_reply_reaches_the_app_with_its_text(phone):
    push_id = phone.push(PAYLOAD)
    found = card(phone, push_id)
    reply = next(action for action in found["actions"] if action.get("textInput"))
    phone.post(f"cards/{found['key']}/respond", {"action": reply["identifier"], "userText": "On my way 🚲"})
    assert "On my way 🚲" in answered(phone, push_id)


def test_an_action_starts_the_app_in_the_background(phone):
    push_id = phone.push(PAYLOAD)
    found = card(phone, push_id)
    phone.post(f"apps/{APP}/terminate")
    action = next(a for a in found["actions"] if not a.get("textInput") and not a["opensApp"])
    phone.post(f"cards/{found['key']}/respond", {"action": action["identifier"]})
    assert action["identifier"] in answered(phone, push_id)
    assert phone.get("screen")["phone"]["surface"] == {"type": "homeScreen"}


def test_a_dismissal_reaches_an_app_whose_category_asks_for_it(phone):
    push_id = phone.push(PAYLOAD)
    found = card(phone, push_id)
    phone.post(f"cards/{found['key']}/respond", {"action": "com.apple.UNNotificationDismissActionIdentifier"})
    assert "com.apple.UNNotificationDismissActionIdentifier" in answered(phone, push_id)


def test_the_app_schedules_a_notification_of_its_own(phone):
    local = wait_for(lambda: [c for c in phone.cards() if c["journeyID"].startswith("local-")], "the local one")
    journey = phone.get(f"journeys/{local[0]['journeyID']}")
    assert "fired" in events(journey) and "shown" in events(journey)
