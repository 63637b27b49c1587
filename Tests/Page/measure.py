"""Measures what a person before the page waits for, beside a bare page that does the same; prints one table. Not a test.

`.venv/bin/python Tests/Page/measure.py --release` builds a release of the command and measures that; without it the debug
build. Everything is real: a gateway, a device, content extensions, headless Chromium without a graphics card. Figures of a
machine that does anything else say little: the last line tells how busy it was.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
RELEASE = HERE.parents[1] / ".build-release"
if "--release" in sys.argv:  # before programs.py looks which command it is
    os.environ["CARILLON_COMMAND"] = str(RELEASE / "release/carillon")
sys.path[:0] = [str(HERE.parent), str(HERE)]

from bare import Bare  # noqa: E402
from person import LAUNCH  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from programs import COMMAND, ROOT, Carillon, build, wait_for  # noqa: E402
from scripted import APP_ID, payload, write_bundle  # noqa: E402
from test_content import picture, tone  # noqa: E402

# Knows whether a frame is being made: what changes meanwhile is in that one, what changes between two is in the next.
IN_FRAME = """(() => {
    const request = window.requestAnimationFrame.bind(window), after = new MessageChannel();
    after.port1.onmessage = () => { window.inFrame = false; };
    window.requestAnimationFrame = (body) => request((now) => {
        if (!window.inFrame) after.port2.postMessage(null);
        window.inFrame = true;
        body(now);
    });
})()"""
# Resolves with the time at which an element that matches has been painted: the end of the first frame that it is in.
PAINTED = """(selector) => { window.painted = new Promise((done) => {
    const tell = () => setTimeout(() => done(Date.now()));
    const watch = new MutationObserver(() => look());
    const look = () => {
        if (!document.querySelector(selector)) return;
        watch.disconnect();
        if (window.inFrame) tell(); else requestAnimationFrame(tell);
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    look(); }); }"""
SETTLED = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))"
# Frame times of some seconds; a list that is given scrolls meanwhile, 900 points a second.
FRAMES = """([seconds, selector]) => new Promise((done) => {
    const frames = [], seen = new Set(), began = performance.now(); let last = began;
    const list = document.querySelector(selector), alive = document.querySelector('.content-view');
    const next = (now) => {
        frames.push(now - last); last = now;
        seen.add(alive?.querySelector('.view[data-view="2"]')?.textContent);
        if (list) list.scrollTop = ((now - began) / 1000 * 900) % Math.max(1, list.scrollHeight - list.clientHeight);
        if (now - began > seconds * 1000) done({ frames: frames.slice(1), seen: seen.size, scrolls: Boolean(list?.scrollTop) }); else requestAnimationFrame(next);
    };
    requestAnimationFrame(next); })"""
SECONDS = 5
# Between two of a kind, until the inspector has told the one before: a person does not push twenty times a second.
REST = 0.5


class Table:
    """Rows that come one by one, told at once."""

    def __init__(self):
        print("| | median | 99th percentile | bare page | ratio |\n| --- | --- | --- | --- | --- |")

    def row(self, name, values, bare=None, unit="ms"):
        values, limit = sorted(values), statistics.median(bare) if bare else None
        middle, last = statistics.median(values), values[min(len(values) - 1, int(len(values) * 0.99))]
        digits = 0 if unit == "kB" else 1
        tail = f"{last:.{digits}f} {unit}" if len(values) > 1 else ""
        beside = f"{limit:.{digits}f} {unit} | {middle / limit:.1f}" if limit else "| "
        print(f"| {name} | {middle:.{digits}f} {unit} | {tail} | {beside} |", flush=True)


class Measure:
    def __init__(self, browser, phone, bare, table):
        self.browser, self.phone, self.bare, self.table = browser, phone, bare, table

    def page(self, url, ready):
        context = self.browser.new_context(viewport={"width": 1440, "height": 960})
        context.add_cookies(self.phone.cookies)
        context.add_init_script(IN_FRAME)
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector(ready, state="attached")
        return page

    def phone_page(self):
        return self.page(self.phone.url, ".device-space:not([hidden])")

    def bare_page(self):
        before = len(self.bare.pages)
        page = self.page(self.bare.url, "#list")
        wait_for(lambda: len(self.bare.pages) > before, "the bare page to listen")
        return page

    def push(self, app, body):
        return json.loads(self.phone.post("pushes", {"bundleID": app, "payload": json.dumps(body)}))["id"]

    def card(self, push_id):
        return wait_for(lambda: [card for card in self.phone.cards() if card["journeyID"] == push_id], "the card")[0]

    # what is measured

    def weight(self):
        sizes = []
        context = self.browser.new_context()
        context.add_cookies(self.phone.cookies)
        page = context.new_page()
        page.on("response", lambda answer: sizes.append(len(answer.body())) if "/api/" not in answer.url and answer.ok else None)
        page.goto(self.phone.url)
        page.wait_for_selector(".device-space:not([hidden])")
        page.context.close()
        self.table.row(f"page: {len(sizes)} files, uncompressed", [sum(sizes) / 1000], unit="kB")

    def first_sight(self, times=20):
        """In turn, so that what else the machine does falls on both."""
        def opened(url, ready):
            began = time.monotonic()
            page = self.page(url, ready)
            took = (time.monotonic() - began) * 1000
            page.context.close()
            return took

        pairs = [(opened(self.phone.url, ".device-space:not([hidden])"), opened(self.bare.url, "#list")) for _ in range(times)]
        self.table.row("page: asked for until the phone is drawn", *zip(*pairs, strict=True))

    def push_to_pixels(self, times=30):
        limit, page = [], self.bare_page()
        for number in range(times):
            page.evaluate(PAINTED, f'.painted[data-number="{number}"]')
            time.sleep(REST)
            began = time.time() * 1000
            self.bare.send(number)
            limit.append(page.evaluate("() => window.painted") - began)
        page.context.close()
        values, page = [], self.phone_page()
        for number in range(times):
            page.evaluate(PAINTED, f".banner-place .card.in[aria-label*='pixel {number},']")
            time.sleep(REST)
            push_id = self.push(APP_ID, payload(f"pixel {number}"))
            painted = page.evaluate("() => window.painted")
            journey = self.phone.wait_for_event(push_id, "shown")
            values.append(painted - journey["entries"][0]["at"] * 1000)
        page.context.close()
        self.phone.send("DELETE", "cards")
        self.table.row("push accepted to banner painted", values, limit)

    def first_view(self, name, app, body, times=8):
        values, page = [], self.phone_page()
        for _ in range(times):
            card = self.card(self.push(app, body))
            page.evaluate(PAINTED, ".content-view:not([aria-busy]) .view")
            time.sleep(REST)
            began = time.time() * 1000
            self.phone.post(f"cards/{card['key']}/expand")
            values.append(page.evaluate("() => window.painted") - began)
            self.phone.post("screen/collapse")
            page.wait_for_selector(".expanded", state="hidden")
        page.context.close()
        self.phone.send("DELETE", "cards")
        self.table.row(f"{name}: card opened to view painted, cold", values[:1])
        self.table.row(f"{name}: the same again, warm", values[1:])

    def animated(self):
        page = self.phone_page()
        card = self.card(self.push(APP_ID, payload("Move", show="animate")))
        self.phone.post(f"cards/{card['key']}/expand")
        page.wait_for_selector(".content-view:not([aria-busy])")
        page.evaluate(SETTLED)
        result = page.evaluate(FRAMES, [SECONDS, ".nowhere"])
        page.context.close()
        self.phone.send("DELETE", "cards")
        page = self.bare_page()
        limit = page.evaluate(FRAMES, [SECONDS, ".nowhere"])["frames"]
        page.context.close()
        print(f"| view changed 60 times a second: different frames in a second | {result['seen'] / SECONDS:.0f} | | {1000 / statistics.mean(limit):.0f} | |")
        self.table.row("the same: time of a frame", result["frames"], limit)

    def scroll(self, count=500):
        page = self.bare_page()
        page.evaluate("(count) => { for (let n = 0; n < count; n++) document.querySelector('#list').append(document.createElement('div')); }", count)
        limit = page.evaluate(FRAMES, [SECONDS, "#list"])["frames"]
        page.context.close()
        # One app keeps at most 200 notifications in the centre.
        apps = [APP_ID, f"{APP_ID}2", f"{APP_ID}3"]
        for app in apps[1:]:
            folder = self.phone.state / app
            install(self.phone, write_bundle(folder, picture(), tone(), app), app)
        for number in range(count):
            self.push(apps[number % 3], payload(f"Number {number}", thread=f"t{number}"))
        self.phone.post("screen/lock", {"locked": True})
        page = self.phone_page()
        page.wait_for_selector(".lock.here .card")
        self.scrolled(page, ".lock.here .list", f"{count} notifications scroll, lock screen", limit)
        self.phone.post("screen/lock", {"locked": False})
        page.get_by_role("button", name="Open Notification Center").click()
        page.wait_for_selector(".center.here .card")
        self.scrolled(page, ".center.here .list", f"{count} notifications scroll, notification centre", limit)
        page.context.close()

    def scrolled(self, page, selector, name, limit):
        page.evaluate(SETTLED)
        result = page.evaluate(FRAMES, [SECONDS, selector])
        assert result["scrolls"], f"{name}: nothing scrolled"
        self.table.row(f"{name}: time of a frame", result["frames"], limit)


def install(phone, bundle, app):
    phone.command("install", str(bundle), "--open")
    if prompts := phone.get("screen")["prompts"]:
        phone.post(f"prompts/{prompts[0]['id']}", {"allow": True})
    settings = phone.get(f"apps/{app}/settings")
    settings |= {"authorizationStatus": 2, "alert": 2, "sound": 2, "badge": 2, "lockScreen": 2, "notificationCenter": 2, "alertStyle": 1}
    phone.send("PUT", f"apps/{app}/settings", settings)
    wait_for(lambda: phone.token(app), "a device token")
    phone.post("screen/home")


def measure(folder, example):
    state = folder / "state"
    state.mkdir()
    phone = Carillon(state)
    try:
        phone.start_gateway()
        phone.start_device()
        install(phone, write_bundle(phone.state, picture(), tone()), APP_ID)
        with sync_playwright() as playwright, Bare() as bare:
            browser = playwright.chromium.launch(**LAUNCH)
            it = Measure(browser, phone, bare, Table())
            it.weight()
            it.first_sight()
            it.push_to_pixels()
            it.first_view("scripted content extension", APP_ID, payload("Quiz"))
            if example:
                app = json.loads((ROOT / example / "app.json").read_text())["bundleIdentifier"]
                install(phone, build(example, folder / "example"), app)
                body = next(json.loads(file.read_text()) for file in sorted((ROOT / example).glob("*.json")) if file.name != "app.json")
                it.first_view(example, app, body)
            it.animated()
            it.scroll()
            browser.close()
    finally:
        phone.kill_all()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--release", action="store_true", help="build a release of the command, and measure that")
    parser.add_argument("--example", default="Examples/Quiz", help="a folder whose content extension is measured, too; '' for none")
    options = parser.parse_args()
    if options.release:
        subprocess.run(["swift", "build", "-c", "release", "--product", "carillon", "--scratch-path", RELEASE], check=True, cwd=ROOT)
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        measure(pathlib.Path(folder), options.example)
    print(f"\n{'Release' if options.release else 'Debug'} build {COMMAND.name}, {os.cpu_count()} cores, load {before:.1f} before and {os.getloadavg()[0]:.1f} after.")


if __name__ == "__main__":
    main()
