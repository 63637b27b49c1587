"""The examples' content extensions whole: pushed, enriched, opened on the phone, touched, answered."""

import functools
import http.server
import threading
import urllib.error
from concurrent.futures import ThreadPoolExecutor

import pytest
from programs import ROOT, Carillon, build, install, wait_for


@pytest.fixture(scope="module")
def media():
    """The address of a server of the sample media: an extension may not read the files of whoever runs the device."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=ROOT / ".build/sample-media")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    machine = Carillon(tmp_path_factory.mktemp("content"))
    machine.start_gateway()
    machine.start_device()
    yield machine
    machine.stop("device")
    machine.stop("gateway")


@pytest.fixture
def opened(phone, tmp_path, artifacts):
    """Installs an example, pushes to it and opens the card; hands back the card's key and what the view shows."""

    def open_card(example, payload):
        app = f"com.example.{example}"
        install(phone, build(f"Examples/{example}", tmp_path), app)
        push_id = phone.push(payload, app=app)
        phone.wait_for_event(push_id, "shown")
        key = next(card for card in phone.cards() if card["journeyID"] == push_id)["key"]
        phone.post(f"cards/{key}/expand")
        wait_for(lambda: nodes(phone), f"the view of {example}; {phone.get('journeys/' + push_id)}")
        (artifacts / f"example-{example}.png").write_bytes(phone.send("GET", "screenshot.png"))
        return key, push_id

    yield open_card
    phone.post("screen/collapse")


def content(phone):
    try:
        return phone.get("screen/content")["frame"]["update"]
    except urllib.error.HTTPError as error:
        # Nothing is shown yet, or no more.
        if error.code != 404:
            raise
        return {}


def nodes(phone):
    return content(phone).get("changed") or []


def texts(phone):
    labels = [node["content"]["label"]["text"] for node in nodes(phone) if "label" in node["content"]]
    return ["".join(run["text"] for line in label["lines"] for run in line["runs"]) for label in labels]


def test_a_quiz_is_answered_on_the_phone(phone, opened):
    payload = {
        "aps": {"alert": {"title": "Quiz", "body": "Which?"}, "category": "quiz"},
        "choices": ["Sun", "Sea", "Moon", "Mountain"],
        "answer": 2,
    }
    opened("Quiz", payload)
    tiles = [node for node in nodes(phone) if "tap" in node["hears"]]
    phone.post("screen/content/events", {"touch": {"node": tiles[2]["id"], "sense": "tap"}})
    wait_for(lambda: "Right, it is Moon!" in texts(phone), "the right answer")


def test_a_comment_is_written_on_the_phone(phone, opened, media):
    payload = {
        "aps": {"alert": {"title": "Mia", "body": "shared a photo"}, "category": "photo", "mutable-content": 1},
        "attachments": [f"{media}/picture.jpg"],
    }
    key, push_id = opened("Comment", payload)
    assert any("image" in node["content"] for node in nodes(phone)), "\n".join(step["text"] for step in phone.get(f"journeys/{push_id}")["entries"])
    # It is answered when the extension has decided.
    answering = ThreadPoolExecutor().submit(phone.post, f"cards/{key}/respond", {"action": "comment"})
    wait_for(lambda: content(phone).get("panel", {}).get("accessory"), "the bar above the keyboard")
    field = next(node for node in nodes(phone) if "textField" in node["content"])
    phone.post("screen/content/events", {"text": {"node": field["id"], "text": "Lovely"}})
    phone.post("screen/content/events", {"returnKey": {"node": field["id"]}})
    wait_for(lambda: "You  Lovely" in texts(phone), "the comment")
    answering.result(timeout=60)
    assert all(card["key"] != key for card in phone.cards())
