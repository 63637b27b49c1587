"""Takes the pictures of the README: `Scripts/pictures.sh`. Each is GET screenshot.png of a real device, light and dark."""

import json
import pathlib
import subprocess
import sys
import tempfile

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1]), str(pathlib.Path(__file__).resolve().parent)]

from person import card_with, cards  # noqa: E402
from programs import ANY_PORTS, APP, ROOT, Carillon, build, wait_for  # noqa: E402

# What a lock screen has in the morning.
MORNING = [
    {"alert": {"title": "Your gate closes in ten minutes", "body": "Gate B 24, on the left after the stairs."},
     "interruption-level": "time-sensitive", "thread-id": "gate"},
    {"alert": {"title": "Dinner at eight", "subtitle": "Mia Chen", "body": "The table by the window is ours. Do not be late!"},
     "category": "message", "thread-id": "dinner"},
]
DELIVERY = {"event": "start", "attributes-type": "DeliveryAttributes", "attributes": {"restaurantName": "Trattoria Lima", "order": "A 17"},
            "content-state": {"status": "On the road", "progress": 0.7, "minutesLeft": 9}, "alert": {"title": "Your order is on its way", "body": "Nine minutes."}}


def take(phone, name, folder, **query):
    for appearance in ("light", "dark"):
        words = "&".join(f"{key}={value}" for key, value in {"appearance": appearance, **query}.items())
        png = phone.screenshot(words)
        path = folder / f"{name}-{appearance}.webp"
        convert = ["ffmpeg", "-v", "error", "-y", "-f", "png_pipe", "-i", "-", "-c:v", "libwebp", "-quality", "88", "-compression_level", "6", path]
        subprocess.run(convert, input=png, check=True)
        assert path.stat().st_size < 200_000, f"{path} has {path.stat().st_size} bytes"
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def send(phone, app, payload, push_type="alert"):
    body = {"bundleID": app, "pushType": push_type, "payload": json.dumps(payload)}
    answer = json.loads(phone.post("pushes", body))
    assert answer["status"] == 200, answer
    return answer["id"]


def install_quiz(phone, folder):
    bundle = build("Examples/Quiz", folder)
    app = json.loads((ROOT / "Examples/Quiz/app.json").read_text())["bundleIdentifier"]
    phone.command("install", str(bundle), "--open")
    prompt = wait_for(lambda: phone.get("screen")["prompts"], "the question")[0]
    phone.post(f"prompts/{prompt['id']}", {"allow": True})
    wait_for(lambda: phone.token(app), "a device token")
    phone.post("screen/home")
    return app


def main(folder):
    with tempfile.TemporaryDirectory() as state, tempfile.TemporaryDirectory() as bundles:
        phone = Carillon(state)
        try:
            phone.start("demo", "--media", ROOT / ".build/sample-media", *ANY_PORTS)
            wait_for(lambda: "The phone is at" in phone.log("demo"), "the demo", seconds=300)
            quiz = install_quiz(phone, pathlib.Path(bundles))
            phone.post("screen/lock", {"locked": True})
            for aps in MORNING:
                push_id = send(phone, APP, {"aps": aps})
                wait_for(lambda: [card for card in cards(phone) if card["journeyID"] == push_id], "the card")
            send(phone, APP, {"aps": {**DELIVERY, "timestamp": int(phone.get("screen")["phone"]["now"])}}, "liveactivity")
            wait_for(lambda: phone.get("screen")["activities"], "the Live Activity")
            take(phone, "lock", folder)

            phone.post("screen/lock", {"locked": False})
            picture = json.loads((ROOT / "Examples/Payloads/picture.json").read_text())
            with_media = card_with(phone, "image", "image/jpeg")
            phone.post(f"cards/{with_media['key']}/expand")
            take(phone, "expanded", folder)
            phone.post("screen/collapse")
            journey = phone.get(f"journeys/{with_media['journeyID']}")
            push_id = send(phone, APP, json.loads(journey["payload"]) if journey.get("payload") else picture)
            card = wait_for(lambda: [one for one in cards(phone) if one["journeyID"] == push_id], "the picture again")[0]
            phone.post(f"cards/{card['key']}/expand")
            take(phone, "page", folder, view="page", scale=1)
            phone.post("screen/collapse")

            payload = next(json.loads(file.read_text()) for file in sorted((ROOT / "Examples/Quiz").glob("*.json")) if file.name != "app.json")
            push_id = send(phone, quiz, payload)
            card = wait_for(lambda: [one for one in cards(phone) if one["journeyID"] == push_id], "the quiz")[0]
            phone.post(f"cards/{card['key']}/expand")
            wait_for(lambda: (phone.get("screen").get("contentView") or {}).get("state") == "alive", "the content extension")
            take(phone, "content-extension", folder)
        finally:
            phone.stop("demo")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve())
