"""What the gateway accepted arrives, once, whatever dies in between."""

from programs import events, wait_for

PAYLOAD = {"aps": {"alert": {"title": "Doorbell", "body": "Somebody is at the door."}}}


def titles(phone):
    """Of the pushes; the app's own local notification comes five seconds after its start, which may be by now."""
    return [card["title"] for card in phone.cards() if card["title"] != "Thank you"]


def test_a_push_reaches_the_phone(phone):
    push_id = phone.push(PAYLOAD)
    journey = phone.wait_for_event(push_id, "shown")
    assert events(journey)[0] == "accepted"
    assert titles(phone) == ["Doorbell"]


def test_a_push_to_a_stopped_device_arrives_when_it_starts(phone):
    token = phone.token()
    phone.stop("device")
    result = phone.command("push", "-", "--token", token, "--topic", "com.example.RichPush", input=encode(PAYLOAD))
    assert result.returncode == 0, result.stderr
    phone.start_device()
    wait_for(lambda: titles(phone) == ["Doorbell"], "the stored push")


def test_a_gateway_killed_after_its_200_forwards_after_its_restart_once(phone):
    token, ports = phone.token(), phone.running("gateway")
    phone.stop("device")
    for number in range(3):
        payload = {"aps": {"alert": {"title": f"Ring {number}", "body": "…"}}}
        arguments = ["--token", token, "--topic", "com.example.RichPush"]
        assert phone.command("push", "-", *arguments, input=encode(payload)).returncode == 0
    phone.kill("gateway")
    phone.start_gateway(ports["provider"], ports["courier"])
    phone.start_device()
    # Apple keeps one notification per app and device for one that is offline: the newest.
    wait_for(lambda: titles(phone) == ["Ring 2"], "the newest stored push")


def test_a_gateway_killed_while_the_device_is_connected_loses_nothing(phone):
    ports = phone.running("gateway")
    sent = [phone.push({"aps": {"alert": {"title": f"Ring {n}", "body": "…"}}}) for n in range(3)]
    phone.kill("gateway")
    phone.start_gateway(ports["provider"], ports["courier"])
    for push_id in sent:
        phone.wait_for_event(push_id, "shown")
    wait_for(lambda: phone.get("screen")["phone"]["isConnected"], "the device to connect again")
    again = phone.push({"aps": {"alert": {"title": "Ring 3", "body": "…"}}})
    phone.wait_for_event(again, "shown")
    assert sorted(titles(phone)) == [f"Ring {n}" for n in range(4)]


def test_a_killed_device_shows_what_it_had_and_nothing_twice(phone):
    push_id = phone.push(PAYLOAD)
    phone.wait_for_event(push_id, "shown")
    phone.kill("device")
    phone.start_device()
    assert titles(phone) == ["Doorbell"]
    wait_for(lambda: phone.get("screen")["phone"]["isConnected"], "the device to connect again")
    again = phone.push({"aps": {"alert": {"title": "Again", "body": "…"}}})
    phone.wait_for_event(again, "shown")
    assert sorted(titles(phone)) == ["Again", "Doorbell"]


def encode(payload):
    import json

    return json.dumps(payload)
