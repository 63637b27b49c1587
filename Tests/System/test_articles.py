"""The articles' demo, `Examples/MediaTable`: every type of push is enriched by its service extension, payments are heard."""

import json

import pytest
from looking import probe, shown, sound_file, texts
from programs import ROOT, Carillon, build, events, start_phone

EXAMPLE = ROOT / "Examples/MediaTable"
APP = "com.example.MediaTable"
GROUP = "group.com.example.MediaTable"


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    machine = Carillon(tmp_path_factory.mktemp("articles"))
    yield start_phone(machine, build(EXAMPLE, tmp_path_factory.mktemp("bundle")), APP)
    machine.kill_all()


def push(device, media, kind, **members):
    """Pushes the example's own payload of that kind."""
    payload = (EXAMPLE / f"{kind}.json").read_text().replace("{media}/", media.url(""))
    return shown(device, device.push({**json.loads(payload), **members}, app=APP))


@pytest.mark.parametrize(
    ("kind", "kinds"), [("picture", ["image"]), ("sound", ["image", "audio"]), ("video", ["movie"])]
)
def test_media_are_attached(device, media, kind, kinds):
    journey, card = push(device, media, kind)
    assert [a["kind"] for a in card["attachments"]] == kinds, texts(journey)
    assert "extension-delivered" in events(journey)
    assert card["categoryIdentifier"] == "media-table", "the content extension shows it"


def test_a_payment_that_the_server_speaks_is_heard(device, media, sample_media):
    journey, _ = push(device, media, "pay")
    file = sound_file(device, journey, GROUP)
    assert file.read_bytes() == (sample_media / "payment.wav").read_bytes()
    length, loudness = probe(file)
    assert 1 < length < 30 and loudness > -40


def test_a_payment_that_is_spoken_here_is_heard(device, media):
    journey, _ = push(device, media, "payments")
    length, loudness = probe(sound_file(device, journey, GROUP))
    assert 1 < length < 30 and loudness > -40


def test_what_does_not_come_leaves_the_rest(device, media):
    files = [media.url("picture.jpg"), media.url("missing.mp3")]
    journey, card = push(device, media, "sound", attachments=files)
    assert [a["kind"] for a in card["attachments"]] == ["image"]
    assert any("cannot attach" in text and "missing.mp3" in text for text in texts(journey)), texts(journey)
    journey, card = push(device, media, "pay", speech=media.url("missing.wav"))
    assert card["title"] == "Payment"
    assert any("shown without" in text for text in texts(journey)), texts(journey)
