"""Measures what a person before the page waits for; prints a table. Not a test: `python Tests/Page/measure.py`.

Everything is real: a gateway, a device, a scripted content extension (its process starts as fast as Python does; examples
with the SDK are measured with `--example FOLDER`), headless Chromium without a graphics card.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

sys.path[:0] = [str(pathlib.Path(__file__).resolve().parents[1]), str(pathlib.Path(__file__).resolve().parent)]

from person import CHROMIUM  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from programs import COMMAND, ROOT, Carillon, wait_for  # noqa: E402
from scripted import APP_ID, payload, write_bundle  # noqa: E402
from test_content import picture, tone  # noqa: E402

# Resolves with the time at which an element that matches has been painted.
PAINTED = """(selector) => new Promise((done) => {
    const look = () => document.querySelector(selector) ? requestAnimationFrame(() => setTimeout(() => done(Date.now()))) : requestAnimationFrame(look);
    look(); })"""
SETTLED = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"
FRAMES = """(seconds) => new Promise((done) => {
    const frames = [], seen = new Set(); let last = performance.now(); const began = last;
    const list = [...document.querySelectorAll('.surface.here .list')].find((one) => one.scrollHeight > one.clientHeight)
        ?? [...document.querySelectorAll('.surface.here, .surface.here *')].find((one) => one.scrollHeight > one.clientHeight + 200);
    const alive = document.querySelector('.content-view');
    const next = (now) => {
        frames.push(now - last); last = now;
        seen.add(alive?.querySelector('.view[data-view="2"]')?.textContent);
        if (list) list.scrollTop = ((now - began) / 1000 * 900) % Math.max(1, list.scrollHeight - list.clientHeight);
        if (now - began > seconds * 1000) done({ frames: frames.slice(1), seen: seen.size, scrolls: Boolean(list) }); else requestAnimationFrame(next);
    };
    requestAnimationFrame(next); })"""


def row(name, values, unit="ms"):
    values = sorted(values)
    last = values[min(len(values) - 1, int(len(values) * 0.99))]
    print(f"| {name} | {statistics.median(values):.1f} {unit} | {last:.1f} {unit} |")


def push(phone, app, body):
    return json.loads(phone.post("pushes", {"bundleID": app, "payload": json.dumps(body)}))["id"]


def begin(page, selector):
    """Has the page look out for an element; `window.painted` is when it was painted."""
    page.evaluate("(selector) => { window.painted = (" + PAINTED + ")(selector); }", selector)


def open_page(browser, phone):
    page = browser.new_context(viewport={"width": 1440, "height": 960}).new_page()
    page.goto(phone.url)
    page.wait_for_selector(".device-space:not([hidden])")
    return page


def weigh(browser, phone):
    page = browser.new_context().new_page()
    sizes = []
    page.on("response", lambda answer: sizes.append(len(answer.body())) if "/api/" not in answer.url and answer.ok else None)
    began = time.monotonic()
    page.goto(phone.url)
    page.wait_for_selector(".device-space:not([hidden])")
    print(f"| page: {len(sizes)} files, uncompressed | {sum(sizes) / 1000:.0f} kB | |")
    print(f"| page: asked for until the phone is drawn | {(time.monotonic() - began) * 1000:.0f} ms | |")
    page.context.close()


def push_to_pixels(browser, phone, times=20):
    page = open_page(browser, phone)
    values = []
    for number in range(times):
        title = f"pixel {number}"
        begin(page, f".banner-place .card.in[aria-label*='{title}']")
        push_id = push(phone, APP_ID, payload(title))
        at = page.evaluate("() => window.painted")
        journey = phone.wait_for_event(push_id, "shown")
        values.append(at - journey["entries"][0]["at"] * 1000)
    row("push accepted to banner painted", values)
    page.context.close()
    phone.send("DELETE", "cards")


def first_view(browser, phone, app=APP_ID, body=None, times=8, name="content extension"):
    page = open_page(browser, phone)
    values = []
    for _ in range(times):
        push_id = push(phone, app, body or payload("Quiz"))
        card = wait_for(lambda: [c for c in phone.cards() if c["journeyID"] == push_id], "the card")[0]
        begin(page, ".content-view:not([aria-busy]) .view")
        began = time.time()
        phone.post(f"cards/{card['key']}/expand")
        values.append(page.evaluate("() => window.painted") - began * 1000)
        phone.post("screen/collapse")
        page.wait_for_selector(".expanded", state="hidden")
    print(f"| {name}: card opened to view painted, the first time (cold) | {values[0]:.0f} ms | |")
    row(f"{name}: the same, again (a new process, warm files)", values[1:])
    page.context.close()
    phone.send("DELETE", "cards")


def animated(browser, phone):
    page = open_page(browser, phone)
    push_id = push(phone, APP_ID, payload("Move", show="animate"))
    card = wait_for(lambda: [c for c in phone.cards() if c["journeyID"] == push_id], "the card")[0]
    phone.post(f"cards/{card['key']}/expand")
    page.wait_for_selector(".content-view:not([aria-busy])")
    result = page.evaluate(FRAMES, 5)
    print(f"| view changed 60 times a second: frames that differ, per second | {result['seen'] / 5:.0f} | |")
    row("the same: time of a frame", result["frames"])
    page.context.close()
    phone.send("DELETE", "cards")


def scroll(browser, phone, count=500):
    # One app keeps at most 200 notifications in the centre.
    apps = [APP_ID] + [f"{APP_ID}{number}" for number in (2, 3)]
    for app in apps[1:]:
        install(phone, write_bundle(phone.state / app, picture(), tone(), app), app)
    for number in range(count):
        push(phone, apps[number % 3], payload(f"Number {number}", thread=f"t{number}"))
    phone.post("screen/lock", {"locked": True})
    page = open_page(browser, phone)
    page.wait_for_selector(".surface.here .card")
    held = sum(len(group["cards"]) for group in phone.get("screen")["center"])
    scrolled(page, f"{held} notifications scroll, lock screen")
    phone.post("screen/lock", {"locked": False})
    page.get_by_role("button", name="Open Notification Center").click()
    page.wait_for_selector(".center.here .card")
    scrolled(page, f"{held} notifications scroll, notification centre")
    page.context.close()


def scrolled(page, name):
    page.evaluate(SETTLED)
    result = page.evaluate(FRAMES, 5)
    row(f"{name}{'' if result['scrolls'] else ' (nothing scrolled)'}: time of a frame", result["frames"])


def install(phone, bundle, app):
    phone.command("install", str(bundle), "--open")
    settings = phone.get(f"apps/{app}/settings")
    settings |= {"authorizationStatus": 2, "alert": 2, "sound": 2, "badge": 2, "lockScreen": 2, "notificationCenter": 2, "alertStyle": 1}
    if prompts := phone.get("screen")["prompts"]:
        phone.post(f"prompts/{prompts[0]['id']}", {"allow": True})
    phone.send("PUT", f"apps/{app}/settings", settings)
    wait_for(lambda: phone.token(app), "a device token")
    phone.post("screen/home")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--example", help="a folder with app.json and a payload, whose content extension is measured, too")
    options = parser.parse_args()
    phone = Carillon(tempfile.mkdtemp())
    try:
        phone.start_gateway()
        phone.start_device()
        install(phone, write_bundle(phone.state, picture(), tone()), APP_ID)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            print("| | median | 99th percentile |\n| --- | --- | --- |")
            weigh(browser, phone)
            push_to_pixels(browser, phone)
            first_view(browser, phone, name="scripted content extension")
            animated(browser, phone)
            if options.example:
                example = ROOT / options.example
                app = json.loads((example / "app.json").read_text())["bundleIdentifier"]
                output = tempfile.mkdtemp()
                subprocess.run([COMMAND, "build", example, "--output", output], check=True, capture_output=True, cwd=ROOT)
                install(phone, next(pathlib.Path(output).glob("*.app")), app)
                body = next(json.loads(file.read_text()) for file in sorted(example.glob("*.json")) if file.name != "app.json")
                first_view(browser, phone, app, body, name=f"{example.name}'s content extension")
            scroll(browser, phone)
    finally:
        phone.kill_all()


if __name__ == "__main__":
    main()
