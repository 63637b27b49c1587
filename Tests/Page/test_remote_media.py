"""What a content extension plays of other servers: the device fetches it, a real browser plays it."""

import io
import math
import struct
import wave

import pytest
from cards import Opened, leave
from programs import ROOT, Carillon, build, start_phone
from stream_server import PADDING, StreamServer, moov_last

APP = "com.example.Gallery"


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    """A gateway and a device with the gallery."""
    machine = Carillon(tmp_path_factory.mktemp("remote"))
    yield start_phone(machine, build("Tests/Fixtures/Gallery", tmp_path_factory.mktemp("bundle")), APP)
    machine.stop("device")
    machine.stop("gateway")


def tone():
    """Three seconds of one note."""
    data = io.BytesIO()
    with wave.open(data, "wb") as sound:
        sound.setparams((1, 2, 8000, 0, "NONE", ""))
        sound.writeframes(b"".join(struct.pack("<h", int(9000 * math.sin(at / 4))) for at in range(24_000)))
    return data.getvalue()


@pytest.fixture(scope="module")
def server():
    clip = (ROOT / "Tests/Fixtures/Gallery/Player/clip.mp4").read_bytes()
    noise = bytes(range(256)) * 64
    found = StreamServer({"clip.mp4": clip, "late.mp4": moov_last(clip), "noise.mp4": noise, "tone.wav": tone()})
    yield found
    found.close()


@pytest.fixture
def opened(phone, look, artifacts):
    """Pushes a player of an address and opens its card."""

    def open_card(**more):
        alert = {"title": "Watch", "body": "The default text."}
        return Opened(phone, look(at=phone), APP, {"aps": {"alert": alert, "category": "player"}, **more})

    yield open_card
    leave(phone)
    network(phone, "on")


def network(phone, condition):
    phone.send("PUT", "preferences", phone.get("preferences") | {"network": condition})


def lines(card):
    """The journey's words."""
    return " ".join(step["text"] for step in card.phone.get(f"journeys/{card.push_id}")["entries"])


def test_a_video_of_another_server_plays_and_seeks(opened, server, artifacts):
    card = opened(stream=server.url("late.mp4?secret=1"))
    card.page.get_by_role("button", name="Play").click()
    card.player("!it.paused && it.currentTime > 0.3 && it.videoWidth === 160")
    card.photograph(artifacts / "remote-video.png")
    card.page.get_by_role("button", name="Pause").click()
    card.page.get_by_role("slider", name="Position").fill("18")
    card.player("it.paused && it.currentTime > 17")
    card.says("18 of 20")
    parts = [part for path, part in server.asked if path.startswith("/late.mp4")]
    assert any(int(part.split("=")[1].split("-")[0]) > PADDING // 2 for part in parts if part), server.asked
    words = lines(card)
    assert "Plays http://127.0.0.1" in words and "late.mp4 (video/mp4)" in words
    assert "secret" not in words
    assert not any(str(server.server.server_port) in url for url in card.one.requests), "the page asked the device alone"


@pytest.mark.parametrize("path", ["moved/clip.mp4", "whole/clip.mp4"])
def test_a_server_that_moved_it_or_knows_no_parts_is_played(opened, server, path):
    card = opened(stream=server.url(path))
    card.page.get_by_role("button", name="Play").click()
    card.player("it.currentTime > 0.3 && it.videoWidth === 160")


@pytest.mark.parametrize(
    "path, why",
    [
        ("missing/clip.mp4", "answered 404"),
        ("page/clip.mp4", "text/html"),
        ("round/clip.mp4", "cannot be reached"),
        ("file/clip.mp4", "answered 302"),
    ],
)
def test_what_is_no_video_fails_with_its_reason(opened, server, path, why):
    card = opened(stream=server.url(path))
    card.says(why)
    assert why in lines(card)


def test_an_address_of_nobody_fails_with_its_reason(opened):
    card = opened(stream="http://127.0.0.1:1/clip.mp4")
    card.says("cannot be reached")


def test_bytes_that_are_no_video_fail_as_the_browser_says(opened, server):
    card = opened(stream=server.url("noise.mp4"))
    card.view.locator(".text-line", has_text="DEMUXER").first.wait_for()


def test_a_video_without_an_end_plays_and_ends_with_its_card(opened, server):
    card = opened(stream=server.url("endless/clip.mp4"))
    card.page.get_by_role("button", name="Play").click()
    card.player("it.currentTime > 0.3 && it.videoWidth === 160")
    card.page.keyboard.press("Escape")
    card.is_closed()
    assert card.page.locator("video").count() == 0


def test_without_a_network_nothing_is_played(opened, phone, server):
    network(phone, "off")
    card = opened(stream=server.url("clip.mp4?offline"))
    card.says("network is off")
    assert ("/clip.mp4?offline", None) not in server.asked
    assert not any("offline" in path for path, _ in server.asked)
    network(phone, "slow")
    leave(phone)
    card = opened(stream=server.url("clip.mp4?slowly"))
    card.page.get_by_role("button", name="Play").click()
    card.player("it.currentTime > 0.3 && it.videoWidth === 160")


def test_sound_of_bytes_is_played(opened, server):
    card = opened(sound=server.url("tone.wav"))
    card.says("3.0 seconds of sound")
    card.page.locator(".media-button").click()
    card.page.wait_for_function("() => window.lastPlayed?.currentTime > 0.2")
