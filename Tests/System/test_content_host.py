"""What a host has to stand of content extensions: they crash, leak, spin and fill disks, each in a real process."""

import functools
import urllib.error

import pytest
from media_server import MediaServer
from programs import ROOT, build, events, start_phone, wait_for

APP = "com.example.MisbehavingContent"
SOURCE = ROOT / "Tests/Fixtures/MisbehavingContent/NotificationContent/NotificationViewController.swift"


@pytest.fixture(scope="session")
def misbehaving_content(tmp_path_factory):
    return build("Tests/Fixtures/MisbehavingContent", tmp_path_factory.mktemp("content"))


@pytest.fixture
def host(machine, misbehaving_content):
    """Starts a phone with options of its own, and the app whose content extension does whatever a push asks for."""

    return functools.partial(start_phone, machine, misbehaving_content, APP)


def open_card(phone, behaviour, **members):
    """Opens the card of a push that asks the extension for something; gives the push's id."""
    aps = {"alert": {"title": behaviour, "body": "body"}, "category": "behave"}
    push_id = phone.push({"aps": aps, "behave": behaviour, **members}, app=APP)
    phone.wait_for_event(push_id, "shown")
    key = next(card["key"] for card in phone.cards() if card["journeyID"] == push_id)
    phone.post(f"cards/{key}/expand")
    return push_id


def label(phone):
    """What the extension's label says; nothing while there is none."""
    try:
        changed = phone.get("screen/content")["frame"]["update"].get("changed") or []
    except urllib.error.HTTPError as error:
        if error.code != 404:
            raise
        return ""
    labels = [node["content"]["text"] for node in changed if node["content"]["type"] == "label"]
    return "".join(run["text"] for text in labels for line in text["lines"] for run in line["runs"])


def expanded_phase(phone):
    return (phone.get("screen").get("expanded") or {}).get("contentView")


def text_of(journey, event):
    return [step["text"] for step in journey["entries"] if step["event"] == event]


def explain(journey):
    return "\n".join(f"{step['event']}: {step['text']}" for step in journey["entries"])


@pytest.mark.parametrize(
    ("behaviour", "options", "words"),
    [
        ("grow", ["--content-memory", "64"], "of private memory, the limit is 64.0 MB"),
        ("spin", ["--content-cpu", "1"], "computed for more than 1 s within 30 s"),
        ("fill", ["--extension-storage", "8"], "hold more than 8 MB"),
    ],
)
def test_a_limit_ends_the_process_and_the_default_view_is_shown(host, behaviour, options, words):
    phone = host(*options)
    push_id = open_card(phone, behaviour)
    journey = phone.wait_for_event(push_id, "extension-crashed")
    assert any(words in text for text in text_of(journey, "extension-limited")), explain(journey)
    (end,) = text_of(journey, "extension-crashed")
    assert words in end and "the default view is shown" in end
    assert label(phone) == ""
    # Nobody else is harmed: the next card's extension lives.
    open_card(phone, "show")
    wait_for(lambda: label(phone) == "show", "the next card's view")


def test_a_crash_names_the_authors_line(host):
    phone = host()
    journey = phone.wait_for_event(open_card(phone, "crash"), "extension-crashed")
    line = next(n for n, text in enumerate(SOURCE.read_text().splitlines(), 1) if "print(missing!)" in text)
    (crash,) = text_of(journey, "extension-crashed")
    assert f"NotificationViewController.swift:{line}" in crash, explain(journey)
    (report,) = [step["crash"] for step in journey["entries"] if step["event"] == "crash-report"]
    assert report["place"] == f"NotificationViewController.swift:{line}" and report["report"]


def test_files_of_others_are_out_of_reach(host):
    phone = host()
    open_card(phone, "snoop", path=str(phone.state / "device/device.sqlite"))
    wait_for(lambda: label(phone) == "read false, written false, own true", "what it could do")


@pytest.mark.parametrize(("network", "outcome"), [("on", "1000 bytes"), ("off", "error")])
def test_network(host, tmp_path, network, outcome):
    (tmp_path / "file").write_bytes(bytes(1000))
    media = MediaServer(tmp_path)
    try:
        phone = host("--network", network)
        push_id = open_card(phone, "load", url=media.url("file"))
        wait_for(lambda: label(phone) == outcome, "the load to end")
        assert bool(media.asked) == (network == "on")
        words, event = ("gave 200, 1000 bytes", "extension-log") if network == "on" else ("failed", "load-failed")
        wait_for(
            lambda: any(words in text for text in text_of(phone.get(f"journeys/{push_id}"), event)),
            "the load on the journey",
        )
    finally:
        media.close()
