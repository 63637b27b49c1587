"""A person with a browser before the phone's page, and the phone that the page is of."""

import contextlib
import os
import pathlib

import pytest
from programs import APP, Carillon, PhoneAPI, wait_for
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CARILLON_CHROMIUM", "/usr/bin/chromium")
# With each new window Chromium loads two pages of its own into its address bar, 400 scripts that compete with the page
# that is tested; the rest is what Playwright leaves out, since the last such option is the one that counts.
LEFT_OUT = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding"
LAUNCH = {
    "executable_path": CHROMIUM,
    "args": ["--no-sandbox", "--autoplay-policy=no-user-gesture-required", f"--disable-features={LEFT_OUT}"],
}


class Served(PhoneAPI):
    """A phone that somebody else runs, at CARILLON_URL with its state in CARILLON_STATE. Its clock, moved, brings the
    next notification."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.state = pathlib.Path(os.environ["CARILLON_STATE"])


@pytest.fixture(scope="session")
def site(request):
    """A phone with notifications of every kind, to look at: the demo's, or the one at CARILLON_URL."""
    if url := os.environ.get("CARILLON_URL"):
        return Served(url)
    return request.getfixturevalue("demo")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**LAUNCH)
        yield chromium
        chromium.close()


class Look:
    """An open page, with whatever went wrong in it and whatever it asked for."""

    def __init__(self, browser, phone, query="", beside=(), **context):
        """`beside`: phones whose pages this browser has opened as well."""
        options = {"viewport": {"width": 1440, "height": 960}, "locale": "en-US", "color_scheme": "light"} | context
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(60_000)
        for opened in (phone, *beside):
            self.context.add_cookies(opened.cookies)
        self.page = self.context.new_page()
        self.problems, self.requests, self.dialogs = [], [], []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("dialog", lambda dialog: (self.dialogs.append(dialog.message), dialog.dismiss()))
        # What is played is written down: a headless browser has no ears.
        self.page.add_init_script(
            """window.played = [];
            const play = HTMLMediaElement.prototype.play;
            HTMLMediaElement.prototype.play = function () {
                window.played.push(this.src);
                window.lastPlayed = this;
                return play.call(this);
            };"""
        )
        self.page.goto(phone.url + "/" + query)
        self.page.wait_for_selector(".device-space:not([hidden])")

    def _hear(self, message):
        # A view or a file that has just gone may be asked for once more: that is a race of any page, and no fault.
        place, text = message.location.get("url", ""), message.text
        # The process has refused it, or what it showed has just gone.
        if place.endswith(("/api/v1/screen/content/events", "/api/v1/screen/window/events")) and any(f"status of {code}" in text for code in (400, 404, 503)):
            return
        if "/api/v1/media/" in place and "status of 404" in text:
            return
        # It has gone, or what came in its place has sent nothing yet.
        if place.endswith(("/api/v1/screen/content", "/api/v1/screen/window")) and any(f"status of {code}" in text for code in (404, 409)):
            return
        if message.type in ("error", "warning"):
            self.problems.append(f"{text} ({place})")

    def card(self, key):
        """The card in the list or the banner that is on the screen."""
        return self.page.locator(f'.surface.here [data-card="{key}"], .banner-place [data-card="{key}"]').first

    def hold(self, locator):
        """Presses and holds, as a finger does."""
        box = self.still(locator)
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.wait_for_selector(".expanded:not([hidden])")
        self.page.mouse.up()

    def swipe(self, locator, dx, dy=0):
        box = self.still(locator)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        with self.unhurried():
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + dx / 2, y + dy / 2, steps=4)
            self.page.mouse.move(x + dx, y + dy, steps=4)
            self.page.mouse.up()

    @contextlib.contextmanager
    def unhurried(self):
        """What moves here is never taken for a hand that rests and holds, however slow the machine is."""
        set_hold = "time => document.documentElement.style.setProperty('--hold-time', time)"
        self.page.evaluate(set_hold, "600000ms")
        yield
        self.page.evaluate(set_hold, "")

    def still(self, locator):
        """Where it is once it is there and no longer on its way to its place."""
        locator.wait_for()
        self.settle()
        return locator.bounding_box()

    def gesture(self):
        """The first click on a page, without which a browser plays no sound."""
        self.page.locator("#bar .wordmark").click()

    def settle(self):
        """Returns once nothing that ends is moving."""
        self.page.wait_for_function(
            """() => document.getAnimations().every(
                (one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
        )

    def close(self):
        self.context.close()


@pytest.fixture
def look(browser, request):
    """Opens the page; whatever it is opened for, nothing may go wrong in it and it may ask nobody else."""
    opened = []

    def open_page(query="", at=None, **context):
        phone = at or request.getfixturevalue("site")
        opened.append(Look(browser, phone, query, **context))
        return opened[-1]

    yield open_page
    for one in opened:
        strangers = [url for url in one.requests if not url.startswith(("http://127.0.0.1:", "http://localhost:", "blob:"))]
        one.close()
        assert one.problems == [], one.problems
        assert strangers == []


@pytest.fixture(scope="module")
def own_phone(tmp_path_factory, built_app):
    """A gateway and a device that a file of tests has for itself, with the example app allowed and in the background."""
    if os.environ.get("CARILLON_URL"):
        pytest.skip("needs a phone of its own")
    carillon = Carillon(tmp_path_factory.mktemp("page"))
    try:
        carillon.start_gateway()
        carillon.start_device()
        result = carillon.command("install", str(built_app), "--open")
        assert result.returncode == 0, result.stderr + result.stdout
        yield carillon
    finally:
        carillon.kill_all()


def lock(site, locked=True):
    site.post("screen/lock", {"locked": locked})


def cards(site):
    return [card for group in site.get("screen")["center"] for card in group["cards"]]


def card_with(site, kind, mime=None):
    """The first card that carries such an attachment."""
    for card in cards(site):
        for media in card["attachments"]:
            if media["kind"] == kind and (mime is None or media["mimeType"] == mime):
                return card
    pytest.fail(f"no card carries {mime or kind}; there are {[c['title'] for c in cards(site)]}")


__all__ = ["APP", "Look", "browser", "card_with", "cards", "lock", "look", "own_phone", "site", "wait_for"]
