"""A broadcast changes the Live Activities that take its channel, on a phone that is there and on one that comes back."""

import json

from programs import APP, wait_for


def payload(event, **members):
    return json.dumps({"aps": {"event": event, "timestamp": members.pop("timestamp", 1), **members}})


def start(phone, channel):
    begin = payload(
        "start",
        **{
            "attributes-type": "Match", "attributes": {"name": "Final"}, "content-state": {"status": "0:0"},
            "input-push-channel": channel, "alert": {"title": "Final", "body": "It begins."},
        },
    )
    options = ["--app", APP, "--topic", f"{APP}.push-type.liveactivity", "--type", "liveactivity"]
    result = phone.command("push", "-", *options, input=begin)
    assert result.returncode == 0, result.stdout + result.stderr


def broadcast(phone, channel, status, timestamp, *options, event="update"):
    body = payload(event, timestamp=timestamp, **{"content-state": {"status": status}})
    result = phone.command("push", "-", "--broadcast", "--app", APP, "--channel", channel, *options, input=body)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def shown(phone):
    return json.dumps(phone.get("screen")["activities"])


def create(phone, *options):
    return phone.command("channel", "create", "--app", APP, *options).stdout.strip()


def test_a_broadcast_changes_the_activity_that_takes_its_channel(phone):
    channel = create(phone)
    assert channel in phone.command("channel", "list", "--app", APP).stdout
    start(phone, channel)
    wait_for(lambda: "0:0" in shown(phone), "the activity")
    wait_for(lambda: "1 device takes" in broadcast(phone, channel, "1:0", 2), "the gateway to know who takes the channel")
    wait_for(lambda: "1:0" in shown(phone), "the broadcast")
    answer = broadcast(phone, channel, "2:0", 3)
    wait_for(lambda: "2:0" in shown(phone), "the second broadcast")
    journey = phone.wait_for_event(answer.split()[2], "shown")
    assert {"accepted", "received"} <= {entry["event"] for entry in journey["entries"]}
    broadcast(phone, channel, "2:0", 4, event="end")
    wait_for(lambda: "0 devices take" in broadcast(phone, channel, "3:0", 5), "the ended activity to take nothing")


def test_a_phone_that_was_away_gets_the_newest_of_a_channel_that_stores(phone):
    channel = create(phone, "--stores")
    start(phone, channel)
    wait_for(lambda: "1 device takes" in broadcast(phone, channel, "1:0", 2), "the gateway to know who takes the channel")
    phone.stop("device")
    for number in (3, 4):
        broadcast(phone, channel, f"{number}:0", number, "--expiration", "4000000000")
    phone.start_device()
    wait_for(lambda: "4:0" in shown(phone), "the newest broadcast")
    deleted = phone.command("channel", "delete", "--app", APP, channel)
    assert deleted.returncode == 0
    again = phone.command("channel", "read", "--app", APP, channel)
    assert again.returncode == 1 and "ChannelNotRegistered" in again.stderr
