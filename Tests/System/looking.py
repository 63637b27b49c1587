"""What became of a push: its card, what its extension changed, and the sound that it plays."""

import subprocess


def shown(phone, push_id):
    """The journey and the card of a push that is on the screen."""
    journey = phone.wait_for_event(push_id, "shown")
    return journey, next(card for card in phone.cards() if card["journeyID"] == push_id)


def changes(journey):
    return {c["field"]: c.get("after") for step in journey["entries"] for c in step.get("changes") or []}


def texts(journey):
    return [step["text"] for step in journey["entries"]]


def sound_file(phone, journey, group):
    """The file in a group's Library/Sounds that a notification plays, which is not replaced by the default sound."""
    sound = changes(journey).get("sound", "")
    folder = phone.state / "device/groups" / group / "Library/Sounds"
    files = [file for file in folder.iterdir() if file.name == sound]
    assert len(files) == 1, (sound, list(folder.iterdir()), texts(journey))
    assert not any("default is played" in text for text in texts(journey)), texts(journey)
    return files[0]


def probe(file):
    """Length in seconds and mean loudness in dB, as ffmpeg hears it."""
    duration = subprocess.run(
        ["ffprobe", "-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", file],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    heard = subprocess.run(
        ["ffmpeg", "-hide_banner", "-nostdin", "-i", file, "-af", "volumedetect", "-f", "null", "-"],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    loudness = next(line.split("mean_volume:")[1] for line in heard.splitlines() if "mean_volume:" in line)
    return float(duration), float(loudness.split()[0])
