"""Every way to speak a payment, on a real device: what is heard, how long, and in which order."""

import http.client
import json
import math
import struct
import threading
import wave

import pytest
from looking import changes, probe, shown, sound_file, texts
from programs import Carillon, build, start_phone, wait_for

APP = "com.example.Voices"
GROUP = "group.com.example.voices"
SOUNDS = f"device/groups/{GROUP}/Library/Sounds"
# 128.5 is 一百二十八元五角.
WORDS = ["received", "1", "100", "2", "10", "8", "yuan", "5", "jiao"]
SECONDS = {word: 0.2 + 0.01 * number for number, word in enumerate(WORDS)}


def write_tone(file, seconds, rate=16000):
    """A tone, since silence could not be told from nothing."""
    samples = [int(9000 * math.sin(2 * math.pi * 440 * i / rate)) for i in range(round(seconds * rate))]
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(struct.pack(f"<{len(samples)}h", *samples))


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    machine = Carillon(tmp_path_factory.mktemp("voices"))
    start_phone(machine, build("Tests/Fixtures/Voices", tmp_path_factory.mktemp("bundle")), APP, "--manual-clock")
    sounds = machine.state / SOUNDS
    sounds.mkdir(parents=True, exist_ok=True)
    for word, seconds in SECONDS.items():
        write_tone(sounds / f"{word}.wav", seconds)
    yield machine
    machine.kill_all()


def paid(phone, way, **members):
    alert = {"title": "Till", "body": "A payment"}
    payload = {"aps": {"alert": alert, "sound": "default", "mutable-content": 1}, "way": way, "amount": "128.5"}
    return shown(phone, phone.push({**payload, **members}, app=APP))


def heard(phone, journey):
    return probe(sound_file(phone, journey, GROUP))


@pytest.mark.parametrize("english", [False, True])
def test_a_sentence_made_here(phone, english):
    length, loudness = heard(phone, paid(phone, "spoken", english=english)[0])
    assert 1 < length < 30 and loudness > -40


def test_a_sentence_that_would_be_too_long_is_the_amount_alone(phone):
    amount, _ = heard(phone, paid(phone, "spoken", english=True, amount="128.5")[0])
    long, loudness = heard(phone, paid(phone, "spoken", english=True, shop="The little shop by the bell tower " * 20)[0])
    assert 1 < long < amount and loudness > -40


def test_a_file_of_the_server(phone, media, sample_media):
    journey, _ = paid(phone, "file", speech=media.url("payment.wav"))
    assert sound_file(phone, journey, GROUP).read_bytes() == (sample_media / "payment.wav").read_bytes()
    journey, card = paid(phone, "file", speech=media.url("missing.wav"))
    assert "sound" not in changes(journey), "the push keeps the sound that it came with"
    assert any("missing.wav" in text and "404" in text for text in texts(journey)), texts(journey)


def test_clips_in_one_file(phone):
    length, loudness = heard(phone, paid(phone, "clips")[0])
    assert abs(length - sum(SECONDS.values())) < 0.01
    assert loudness > -40
    journey, _ = paid(phone, "clips", amount="3")
    assert any("no recorded word 3.wav" in text for text in texts(journey)), texts(journey)


def test_a_chain_of_local_notifications(phone):
    loudspeaker = Loudspeaker(phone)
    paid(phone, "chain")
    # The first word comes half a second after the push, each other one when the one before has ended.
    step = 0.6
    for number, word in enumerate(WORDS):
        phone.post("clock/advance", {"seconds": step})
        wait_for(lambda: len(loudspeaker.played) > number, f"the sound of {word}", instead=lambda: loudspeaker.played)
        assert loudspeaker.played[number:] == [(phone.state / SOUNDS / f"{word}.wav").read_bytes()], word
        step = SECONDS[word]


class Loudspeaker:
    """What the phone plays from now on until it ends, as the page hears it."""

    def __init__(self, phone):
        self.phone = phone
        self.played = []
        self.stream = phone.open("/api/v1/events", timeout=120)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        event = None
        try:
            for line in self.stream:
                field, _, value = line.decode().strip().partition(": ")
                if field == "event":
                    event = value
                elif field == "data" and event == "sound":
                    with self.phone.open(json.loads(value)["url"]) as file:
                        self.played.append(file.read())
        except (OSError, http.client.HTTPException):
            # The phone has ended.
            pass


def test_speaking_aloud_ends_when_the_speech_has_ended(phone):
    journey, _ = paid(phone, "aloud")
    assert changes(journey).get("sound", "") in ("", "none", None), changes(journey)
    assert not any("broken off" in text for text in texts(journey)), texts(journey)
