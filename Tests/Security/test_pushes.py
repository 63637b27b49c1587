"""One push harms nothing but itself: not the phone, and not its next start."""

import json

import pytest
from by_hand import BUNDLE, allowed_app
from programs import wait_for

LIMITS = [
    {"loc-key": "N", "loc-args": ["-9223372036854775808"], "title-loc-key": "N", "title-loc-args": [-9223372036854775808]},
    {"title": "t", "body": "b", "summary-arg": "s", "summary-arg-count": 9223372036854775807},
    {"title": "t", "body": "%99999999999999999999$@", "summary-arg-count": -9223372036854775808},
]


@pytest.fixture(scope="module")
def registered(owner):
    """The owner's phone with an app that may notify."""
    allowed_app(owner)
    return owner


def send(phone, aps):
    answer = json.loads(phone.post("pushes", {"bundleID": BUNDLE, "payload": json.dumps({"aps": aps})}))
    assert answer["status"] == 200, answer
    return answer["id"]


def test_numbers_at_their_ends_are_drawn_also_after_a_restart(registered):
    phone = registered
    process = phone.processes["device"]
    sent = {send(phone, {"alert": alert, "thread-id": "t", "category": "C", "badge": 2**63 - 1}) for alert in LIMITS * 2}
    shown = lambda: sent <= {card["journeyID"] for card in phone.cards()}  # noqa: E731
    wait_for(shown, "every card")
    assert process.poll() is None
    phone.kill("device")
    phone.start_device()
    wait_for(shown, "every card after a restart")
    assert phone.processes["device"].poll() is None
