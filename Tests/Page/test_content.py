"""A content extension alive in the page: a real device, a scripted extension, a real browser."""

import io
import json
import math
import pathlib
import socket
import struct
import time
import wave
import zlib

import pytest
from person import lock, wait_for
from programs import ROOT, Carillon
from scripted import APP_ID, payload, write_bundle
from vectors import VECTORS


def picture(side=64):
    """A PNG of a gradient."""
    rows = b"".join(b"\0" + b"".join(bytes((x * 4 % 256, y * 4 % 256, 160)) for x in range(side)) for y in range(side))
    return png(side, side, 8, 2, rows)


def tone(seconds=2):
    data = io.BytesIO()
    with wave.open(data, "wb") as file:
        file.setparams((1, 2, 8000, 0, "NONE", ""))
        file.writeframes(b"".join(struct.pack("<h", int(9000 * math.sin(i / 3))) for i in range(8000 * seconds)))
    return data.getvalue()


def png(width, height, depth, kind, rows):
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


# What is no picture, or far too much of one: 49 million pixels in a few kilobytes.
HOSTILE_FILES = {
    "evil.svg": b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(3)"><script>alert(4)</script></svg>',
    "page.html": b"<script>alert(5)</script>",
    "bomb.png": png(7000, 7000, 1, 0, bytes(7000 * (1 + 875))),
    "broken.png": b"\x89PNG\r\n\x1a\n\xff\xfe broken",
}
# One of each kind of view, with all that it can say.
SAMPLES = [json.loads(file.read_text()) for file in sorted(max((ROOT / "Tests/WireTests/Goldens/views").iterdir()).glob("ViewContent-*.json"))]


@pytest.fixture(scope="module")
def live_phone(tmp_path_factory):
    """A gateway and a device with the scripted app: allowed, registered, in the background."""
    carillon = Carillon(tmp_path_factory.mktemp("content"))
    try:
        carillon.start_gateway()
        carillon.start_device()
        bundle = write_bundle(carillon.state, picture(), tone(), hostile={**HOSTILE_FILES, "views.json": json.dumps(SAMPLES).encode()})
        result = carillon.command("install", str(bundle), "--open")
        assert result.returncode == 0, result.stderr + result.stdout
        settings = carillon.get(f"apps/{APP_ID}/settings")
        settings |= {"authorizationStatus": 2, "alert": 2, "sound": 2, "badge": 2, "lockScreen": 2, "notificationCenter": 2,
                     "alertStyle": 1}
        carillon.send("PUT", f"apps/{APP_ID}/settings", settings)
        wait_for(lambda: carillon.token(APP_ID), "a device token")
        carillon.post("screen/home")
        yield carillon
    finally:
        carillon.kill_all()


@pytest.fixture
def home(live_phone):
    lock(live_phone, False)
    live_phone.post("screen/home")
    live_phone.post("screen/collapse")
    yield live_phone
    live_phone.send("DELETE", "cards")


def push(phone, title, **options):
    result = phone.command("push", "-", "--app", APP_ID, "--json", input=json.dumps(payload(title, **options)))
    assert result.returncode == 0, result.stderr + result.stdout
    return json.loads(result.stdout)["apnsID"]


def expand(phone, title="Quiz", **options):
    """Pushes and opens the card; returns its key and its journey."""
    push_id = push(phone, title, **options)
    card = wait_for(lambda: [c for c in phone.cards() if c["journeyID"] == push_id], "the card")[0]
    phone.post(f"cards/{card['key']}/expand")
    return card["key"], push_id


@pytest.fixture
def live(home, look):
    """A page with the controls alive on it."""
    one = look(at=home)
    expand(home)
    one.page.wait_for_selector(".content-view:not([aria-busy])")
    one.settle()
    return one


def says(one, words):
    one.page.locator('.view[data-view="2"] .text-line', has_text=words).first.wait_for()


def view(one, number):
    return one.page.locator(f'.view[data-view="{number}"]')


def test_the_extensions_view_is_drawn_and_its_height_resizes_the_card(live, artifacts):
    says(live, "Capital of Peru?")
    assert live.page.locator(".header .name").text_content() == "A live view"
    assert live.page.locator(".expanded .copy").count() == 0, "the default content is hidden"
    assert live.page.get_by_role("button", name="Guess", exact=True).count() == 1
    box = live.page.locator(".content-view")
    assert box.evaluate("node => node.offsetHeight") == 320 and box.evaluate("node => node.offsetWidth") == 378
    line = live.page.locator('.view[data-view="2"] .text-line').first
    assert line.evaluate("node => getComputedStyle(node).whiteSpace") == "pre"
    live.page.wait_for_function("""() => document.querySelector('.view[data-view="7"] img').naturalWidth === 64""")
    live.page.screenshot(path=artifacts / "content-controls.png")
    live.page.get_by_role("button", name="Guess", exact=True).click()
    says(live, "Lima")
    live.page.wait_for_function("() => document.querySelector('.content-view').offsetHeight === 360")
    live.settle()
    assert view(live, 7).evaluate("node => node.offsetLeft") == 240
    live.page.screenshot(path=artifacts / "content-changed.png")


def test_every_control_tells_its_extension(live):
    page = live.page
    page.get_by_placeholder("Your answer").fill("Lima")
    says(live, "typed Lima")
    page.keyboard.press("Enter")
    says(live, "sent Lima")
    assert page.get_by_placeholder("Your answer").input_value() == "Lima", "what is typed stays"
    page.locator(".toggle-view").click()
    says(live, "value 4 1.00")
    page.locator(".slider-view").focus()
    page.keyboard.press("End")
    says(live, "value 5 1.00")
    page.get_by_role("radio", name="Hard").click()
    says(live, "value 9 1.00")
    page.locator(".scroll-view").evaluate("node => node.scrollTo(0, 200)")
    view(live, 37).click()
    says(live, "row 6")
    view(live, 36).focus()
    page.keyboard.press("Enter")
    says(live, "row 5")
    assert page.locator(".expanded:not([hidden])").count() == 1, "touches in the view do not open the app"


def test_a_long_title_of_a_segment_is_cut(live):
    segments = live.page.locator(".view.segments")
    segments.locator("button").first.evaluate("node => { node.textContent = 'Anything but easy or hard, all things considered' }")
    boxes = segments.evaluate("node => [...node.children].map((one) => [one.offsetWidth, one.scrollHeight <= one.clientHeight])")
    assert [fits for _, fits in boxes] == [True, True], "on one line"
    assert abs(boxes[0][0] - boxes[1][0]) <= 1, "as wide as its neighbour"


def test_an_action_brings_the_keyboards_bar(live, artifacts):
    live.page.locator('.actions [data-action="comment"]').click()
    field = live.page.get_by_placeholder("Comment")
    field.wait_for()
    live.page.wait_for_function("() => document.activeElement?.placeholder === 'Comment'")
    live.page.keyboard.type("Nice")
    live.settle()
    live.page.screenshot(path=artifacts / "content-accessory.png")
    live.page.get_by_role("button", name="Post", exact=True).click()
    says(live, "posted: Nice")
    live.page.wait_for_selector(".keyboard", state="hidden")


def test_who_has_replied_and_stays_can_choose_again(live):
    live.page.locator('.actions [data-action="note"]').click()
    live.page.get_by_placeholder("Your note").fill("Ask Ann")
    live.page.keyboard.press("Enter")
    says(live, "noted: Ask Ann")
    live.page.wait_for_selector('.actions [data-action="note"]')
    assert live.page.locator(".expanded form").count() == 0


def test_dismiss_and_forward_end_the_view(home, look):
    one = look(at=home)
    for action, heard in [("finish", "app does not hear of it"), ("open", "app gets the action")]:
        key, push_id = expand(home)
        one.page.wait_for_selector(".content-view:not([aria-busy])")
        one.page.locator(f'.actions [data-action="{action}"]').click()
        one.page.wait_for_selector(".expanded", state="hidden")
        journey = home.wait_for_event(push_id, "did-receive")
        assert any(heard in step["text"] for step in journey["entries"])
        if action == "open":
            wait_for(lambda: home.get("screen")["phone"]["surface"]["type"] == "app", "the app in front")


def test_the_same_thread_is_received_again(live, home):
    push(home, "Second")
    says(live, "again: Second")


@pytest.mark.parametrize("show", ["media", "overlay"])
def test_the_media_button_plays(home, look, artifacts, show):
    one = look(at=home)
    expand(home, show=show)
    one.page.wait_for_selector(".content-view:not([aria-busy])")
    one.settle()
    button = one.page.locator(".media-button")
    one.page.screenshot(path=artifacts / f"content-{show}.png")
    button.click()
    says(one, "Playing")
    one.page.wait_for_function("() => document.querySelector('video.player').currentTime > 0.05")
    one.settle()
    assert button.evaluate("node => getComputedStyle(node).opacity") == ("0" if show == "overlay" else "1")
    button.click()
    says(one, "Paused")
    one.page.wait_for_function("() => document.querySelector('video.player').paused")


@pytest.mark.parametrize("show, words", [("crash", "Index out of range"), ("flood", "more than 120 times in a second")])
def test_what_goes_wrong_shows_the_default_view(home, look, show, words):
    one = look(at=home)
    key, push_id = expand(home, title="Broken", show=show)
    one.page.locator(".expanded .copy .body", has_text="The default text.").wait_for()
    one.page.locator(".detail .journey", has_text=words).wait_for()
    # The page answers a person still: it draws another tab, and the card closes.
    one.page.get_by_role("tab", name="Payload").click()
    one.page.locator(".detail pre.code", has_text="The default text.").wait_for()
    one.page.locator(".expanded .close").click()
    one.page.wait_for_selector(".expanded", state="hidden")


def test_whatever_a_view_says_stays_text(home, look):
    """Every kind of view with each of the vectors in all that it can say."""
    one = look(at=home)
    one.page.evaluate("() => { window.owned = () => { window.isOwned = true; }; }")
    expand(home, show="everything", words=VECTORS)
    one.page.wait_for_selector(".content-view:not([aria-busy])")
    one.settle()
    lines = set(one.page.locator(".content-view .text-line").all_inner_texts())
    assert {words.strip("\u2028\u2029") for words in VECTORS} <= {line.strip("\u2028\u2029") for line in lines}
    one.page.evaluate("() => document.querySelectorAll('.content-view .view').forEach((view) => view.click())")
    one.settle()
    assert not one.page.evaluate("() => Boolean(window.isOwned)")
    assert one.page.title() == "Carillon" and one.dialogs == []
    assert one.page.locator("body script, iframe:not(.beside), [onerror], [onload], [onfocus], base, meta[http-equiv=refresh]").count() == 0
    assert [url for url in one.requests if not url.startswith((home.url, "data:", "blob:"))] == []
    # A shape whose path is none is not drawn, which the browser says.
    one.problems[:] = [problem for problem in one.problems if "<path> attribute d" not in problem]


def test_hostile_views_are_only_themselves(home, look, artifacts):
    one = look(at=home)
    expand(home, show="hostile")
    one.page.wait_for_selector(".content-view:not([aria-busy])")
    one.page.locator(".content-view .text-line", has_text="<script>alert(1)").first.wait_for()
    one.settle()
    one.page.screenshot(path=artifacts / "content-hostile.png")
    assert one.dialogs == []
    assert one.page.locator(".content-view script, .text-line img").count() == 0, "nothing of a text is markup"
    one.page.evaluate("() => Promise.all([...document.querySelectorAll('.content-view img')].map((one) => one.decode().catch(() => {})))")
    assert one.page.evaluate("() => 6 * 7") == 42, "the page lives"
    assert view(one, 6).locator(".missing-view").count() == 1, "a file elsewhere is not served"


def test_a_page_that_comes_later_sees_it_all_and_dark_is_dark(live, home, look, artifacts):
    live.page.get_by_role("button", name="Guess", exact=True).click()
    says(live, "Lima")
    late = look(at=home)
    says(late, "Lima")
    late.page.locator("#bar .pill", has_text="Appearance").click()
    says(late, "dark")
    colour = view(late, 1).evaluate("node => getComputedStyle(node).backgroundColor")
    assert colour == "rgb(42, 32, 24)"
    late.settle()
    late.page.screenshot(path=artifacts / "content-dark.png")
    late.page.locator("#bar .pill", has_text="Appearance").click()
    says(late, "light")


def test_closing_the_card_ends_the_process(live, home):
    marks = [f"CARILLON_BUNDLE_ID={APP_ID}.content".encode(), str(home.state).encode()]

    def runs():
        for entry in pathlib.Path("/proc").glob("[0-9]*/environ"):
            try:
                environment = entry.read_bytes()
            except OSError:
                continue
            if all(mark in environment for mark in marks):
                return True
        return False

    assert runs()
    live.page.keyboard.press("Escape")
    live.page.wait_for_selector(".expanded", state="hidden")
    wait_for(lambda: not runs(), "the process to end")


def test_sixty_changes_a_second_reach_the_pixels(home, look):
    one = look(at=home)
    expand(home, show="animate")
    says(one, "frame")
    # How many a second a headless browser draws depends on what else the machine does: measure.py has the figure.
    one.page.wait_for_function("""() => {
        window.seen ??= new Set();
        return window.seen.add(document.querySelector('.view[data-view="2"]')?.textContent).size > 20;
    }""")


@pytest.fixture
def two_phones(tmp_path):
    """Two devices whose pages name each other; the second hears of the first's port by starting once more."""
    phones = [Carillon(tmp_path / name) for name in ("first", "second")]
    try:
        for phone in phones:
            phone.state.mkdir()
        phones[1].start_device(0, "--name", "Phone 2")
        port = phones[1].running("device")["screen"]
        phones[0].start_device(0, "--beside", str(port), "--name", "Phone 1")
        phones[1].stop("device")
        phones[1].start_device(port, "--beside", str(phones[0].running("device")["screen"]), "--name", "Phone 2")
        yield phones
    finally:
        for phone in phones:
            phone.kill_all()


def test_two_phones_stand_side_by_side(two_phones, look, artifacts):
    one = look(at=two_phones[0], beside=two_phones[1:])
    frame = one.page.frame_locator("iframe.beside")
    frame.locator(".device-space:not([hidden])").wait_for()
    assert frame.locator("#inspector").is_hidden()
    two_phones[1].post("screen/lock", {"locked": True})
    frame.locator(".surface.lock.here").wait_for()
    # One scale, by their names, and the inspector where there is place: beneath.
    mine, other = one.page.locator("#phone .device"), frame.locator(".device")
    assert abs(one.still(mine)["width"] - other.bounding_box()["width"]) < 1
    assert one.page.locator("#phone .nameplate").text_content() == "Phone 1" and frame.locator(".nameplate").text_content() == "Phone 2"
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 1440
    phones, inspector = (one.page.locator(name).bounding_box() for name in ("#phones", "#inspector"))
    assert inspector["y"] >= phones["y"] + phones["height"]
    one.page.screenshot(path=artifacts / "side-by-side.png")
