"""Content extensions as different authors write them, in one app: compiled, opened in a browser, used as a person does."""

import functools
import http.server
import subprocess
import threading

import pytest
from cards import Opened, leave
from local_server import FolderServer
from programs import Carillon, build, start_phone, wait_for

APP = "com.example.Gallery"


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    """A gateway and a device with the gallery."""
    machine = Carillon(tmp_path_factory.mktemp("gallery"))
    yield start_phone(machine, build("Tests/Fixtures/Gallery", tmp_path_factory.mktemp("bundle")), APP)
    machine.stop("device")
    machine.stop("gateway")


@pytest.fixture
def opened(phone, look, artifacts):
    """Pushes to an extension of the gallery and opens the card in a browser."""

    def open_card(category, title="Hello", stays=True, **more):
        alert = {"title": title, "body": "The default text."}
        payload = {"aps": {"alert": alert, "category": category}, **more}
        card = Opened(phone, look(at=phone), APP, payload, stays=stays)
        card.photograph(artifacts / f"gallery-{category}.png")
        return card

    yield open_card
    leave(phone)


def test_a_chart_of_layers_and_drawing(opened):
    card = opened("chart", steps=[1, 3, 2, 4])
    card.says("72%")
    paths = card.view.locator("svg.sheet path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    # The ring's track (masks are no elements), the area and the line of the drawing, and a dot for each value.
    assert sum(path.count("Q") + path.count("L") for path in paths) > 6
    assert card.view.locator("svg.sheet linearGradient stop").count() == 2
    assert card.view.locator("svg.sheet text", has_text="best 4").count() == 1
    ring = card.view.locator(".view").filter(has=card.page.locator("svg.sheet path"))
    assert ring.count() >= 2
    masked = card.view.locator(".view").evaluate_all("all => all.filter((one) => one.style.clipPath || one.style.maskImage).length")
    assert masked == 1, "the ring is a gradient behind a mask"


def test_a_collection_is_chosen_from_and_scrolled(opened, artifacts):
    card = opened("photos")
    assert card.view.locator(".text-line", has_text="1").first.is_visible()
    drawn = card.view.locator("svg.sheet").count()
    assert 6 <= drawn <= 9, "what is not seen is not made"
    card.view.locator(".text-line", has_text="4").first.click()
    card.says("Picture 4")
    card.photograph(artifacts / "gallery-photos-chosen.png")
    card.scrolls_to("12")
    card.view.locator(".text-line", has_text="12").first.click()
    card.says("Picture 12")


def test_nibs_and_a_table(opened, artifacts):
    card = opened("card", title="Team")
    card.says("Team")
    card.says("Katherine Johnson")
    card.says("People")
    card.page.get_by_role("button", name="Greet").click()
    card.says("Hello!")
    card.scrolls_to("You")
    card.photograph(artifacts / "gallery-card-greeted.png")


def center(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_held_tapped_and_pinched(opened, artifacts):
    card = opened("gestures")
    mouse, box = card.page.mouse, card.named("card").bounding_box()
    x, y = center(box)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y + 10, steps=4)
    card.says("Dragging")
    mouse.move(x + 60, y + 40, steps=20)
    mouse.up()
    card.says("Dropped at")
    card.one.settle()
    now = card.named("card").bounding_box()
    assert abs(now["x"] - box["x"] - 60) < 2 and abs(now["y"] - box["y"] - 40) < 2, "it lies where it was dropped"
    assert card.view.locator(".text-line", has_text="Tapped").count() == 0, "the end of a drag is no tap"
    card.photograph(artifacts / "gallery-gestures-dropped.png")
    x, y = center(now)
    mouse.move(x, y)
    mouse.down()
    card.says("Held")
    mouse.up()
    card.says("Let go")
    card.named("card").click()
    card.says("Tapped")
    card.named("card").dblclick()
    card.says("Home")
    card.page.wait_for_function(
        "x => Math.abs(document.querySelector('[data-identifier=card]').getBoundingClientRect().x - x) < 2", arg=box["x"]
    )
    # A touchpad's pinch is a wheel with the control key.
    mouse.move(*center(box))
    card.page.keyboard.down("Control")
    for _ in range(4):
        mouse.wheel(0, -10)
    card.page.keyboard.up("Control")
    card.says("Scaled 1.")
    card.one.settle()
    assert card.named("card").bounding_box()["width"] > box["width"] * 1.2


def test_two_fingers_pinch_and_turn(opened):
    card = opened("gestures")
    box = card.named("card").bounding_box()
    x, y = center(box)
    session = card.one.context.new_cdp_session(card.page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]})

    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 11):
        touch("touchMove", (x - 20 - 3 * step, y - 2 * step), (x + 20 + 3 * step, y + 2 * step))
    touch("touchEnd")
    card.says("Scaled")
    card.one.settle()
    turned = card.named("card").evaluate("it => new DOMMatrix(getComputedStyle(it).transform)")
    assert turned["b"] > 0.1, "it is turned with the clock"
    assert abs((turned["a"] ** 2 + turned["b"] ** 2) ** 0.5 - 2.7) < 0.7


def test_motion_runs_to_its_end(opened):
    card = opened("motion")
    card.says("turned")
    card.says("back")
    card.one.settle()
    ball = card.named("ball")
    assert ball.evaluate("it => it.style.transform").startswith("matrix(0.7")
    assert ball.evaluate("it => getComputedStyle(it).backgroundColor") in ("rgb(0, 122, 255)", "rgb(10, 132, 255)")
    # The pulse, the heart and the wheel go on.
    card.page.wait_for_function("""() => document.getAnimations().filter((one) =>
        one.effect.target.closest('.content-view') && one.effect.getComputedTiming().iterations === Infinity
        && one.playState === 'running').length >= 3""")


def test_a_form_is_filled_in(opened, artifacts):
    card = opened("form")
    card.page.wait_for_selector('.actions [data-action="fast"]')
    assert card.actions() == ["fast", "clear"]
    order = card.page.get_by_role("button", name="Order")
    assert order.is_disabled()
    card.page.get_by_placeholder("Name").fill("Grace")
    card.view.locator(".toggle-view").click()
    card.page.get_by_role("radio", name="L").click()
    card.page.get_by_role("button", name="Increment").click()
    card.page.get_by_placeholder("Name").press("Enter")
    card.page.wait_for_function("() => document.activeElement?.tagName === 'TEXTAREA'")
    card.page.keyboard.type("No onions")
    card.says("Grace L x2 veg 0 “No onions”")
    card.photograph(artifacts / "gallery-form-filled.png")
    assert card.page.get_by_role("progressbar").get_attribute("aria-valuenow") == "100"
    assert card.page.get_by_role("radiogroup").get_by_role("radio").count() == 3
    order.click()
    card.says("Ordered")


def test_a_video_plays_with_its_controls(opened, artifacts):
    card = opened("player", file="clip.mp4")
    card.page.get_by_role("button", name="Play").click()
    card.player("!it.paused && it.currentTime > 0.3 && it.videoWidth === 160")
    card.photograph(artifacts / "gallery-player-plays.png")
    card.says("of 20")
    card.page.get_by_role("button", name="Pause").click()
    card.player("it.paused")
    card.page.get_by_role("slider", name="Position").fill("18")
    card.player("it.currentTime > 17")


def test_a_timetable_of_snapshots(opened):
    card = opened("timeline")
    for words in ("Line 7", "Harbour", "late", "PASSED", "University", "NEXT"):
        card.says(words)
    card.view.locator(".text-line", has_text="Harbour").click()
    card.view.locator(".text-line", has_text="Harbour").wait_for(state="detached")


def test_a_view_of_swiftui_is_beside_a_map(opened, artifacts):
    card = opened("hosted")
    for words in ("Reds – Blues", "Set 3"):
        card.says(words)
    card.page.get_by_role("button", name="Favourite").click()
    card.says("★")
    card.photograph(artifacts / "gallery-hosted-favourite.png")
    # A map without tiles: its degrees, and the balloon with its words.
    for words in ("Stadium", "8.540° E"):
        assert card.view.get_by_text(words, exact=True).count() > 0, words
    assert card.view.locator(".missing-view").count() == 0


def test_texts_of_every_script_are_as_wide_as_they_were_measured(opened):
    card = opened("words")
    nodes = card.phone.get("screen/content")["frame"]["update"]["changed"]
    labels = {str(node["id"]): node["content"]["text"]["lines"] for node in nodes if node["content"]["type"] == "label"}
    assert len(labels) == 200
    card.page.evaluate("() => document.fonts.ready")
    drawn = card.page.evaluate("""() => {
        const scale = document.querySelector('.stage').getBoundingClientRect().width / document.querySelector('.stage').offsetWidth;
        return Object.fromEntries([...document.querySelectorAll('.content-view .view[data-identifier="text"]')].map((view) =>
            [view.dataset.view, [...view.querySelectorAll('.text-line')].map((line) =>
                [line.textContent, line.getBoundingClientRect().width / scale])]));
    }""")
    wrong = []
    for number, lines in labels.items():
        assert len(drawn[number]) == len(lines)
        for line, (text, width) in zip(lines, drawn[number]):
            assert text == "".join(run["text"] for run in line["runs"])
            # The pictures of emoji are scaled a quarter of a percent apart.
            slack = 0.5 + 0.1 * sum(ord(sign) >= 0x1F000 or sign == "❤" for sign in text)
            if abs(width - line["width"]) > slack:
                wrong.append((text, line["width"], width, line["runs"][0]["font"]))
    assert wrong == []


def test_a_finger_draws_a_line(opened, artifacts):
    card = opened("sketch")
    mouse, box = card.page.mouse, card.named("canvas").bounding_box()
    x, y = box["x"] + 40, box["y"] + 40
    mouse.move(x, y)
    mouse.down()
    card.says("Down 1, tap 1")
    # The phone may be drawn smaller than it is.
    point = box["width"] / card.named("canvas").evaluate("it => it.offsetWidth")
    mouse.move(x + 120 * point, y + 60 * point, steps=30)
    card.page.wait_for_function("() => document.querySelector('[data-identifier=canvas] path')?.getTotalLength() > 40")
    mouse.move(x + 200 * point, y + 20 * point, steps=30)
    mouse.up()
    card.says("1 lines, the last of 223 points")
    card.photograph(artifacts / "gallery-sketch.png")
    path = card.named("canvas").locator("svg.sheet path").first
    assert abs(path.evaluate("it => it.getTotalLength()") - 223) < 3
    card.page.get_by_role("button", name="Clear").click()
    card.says("Cleared")
    assert card.named("canvas").locator("svg.sheet path").count() == 0


def test_fingers_draw_at_once_and_the_page_lets_them(opened, artifacts):
    card = opened("sketch")
    box = card.named("canvas").bounding_box()
    x, y = box["x"] + 40, box["y"] + 30
    session = card.one.context.new_cdp_session(card.page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]})

    touch("touchStart", (x, y))
    card.says("Down 1")
    touch("touchStart", (x, y), (x + 150, y))
    card.says("Down 2")
    point = box["width"] / card.named("canvas").evaluate("it => it.offsetWidth")
    for step in range(1, 13):
        touch("touchMove", (x, y + 10 * step * point), (x + 150, y + 10 * step * point))
    touch("touchEnd")
    card.says("2 lines")
    lengths = card.named("canvas").locator("svg.sheet path").evaluate_all("all => all.map((one) => one.getTotalLength())")
    assert len(lengths) == 2 and all(abs(length - 120) < 4 for length in lengths), lengths
    card.photograph(artifacts / "gallery-sketch-two.png")


def test_views_say_themselves_what_a_finger_hits(opened):
    card = opened("sketch")
    mouse, knob = card.page.mouse, center(card.named("knob").bounding_box())
    canvas = center(card.named("canvas").bounding_box())
    mouse.click(knob[0] - 18, knob[1] + 15)
    card.says("Knob")
    corner = card.named("corner").bounding_box()
    x, y = corner["x"] + 20, corner["y"] + 10
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 2, y + 40, steps=6)
    mouse.move(x + 60, y + 42, steps=6)
    card.says("Corner")
    mouse.up()
    clear = card.page.get_by_role("button", name="Clear")
    x, y = center(clear.bounding_box())
    mouse.move(x, y)
    mouse.down()
    card.page.get_by_role("button", name="Held").wait_for()
    mouse.move(x - 220, y - 140, steps=6)
    mouse.up()
    card.says("Let be")
    for _ in range(2):
        mouse.click(*canvas)
    card.says("2 lines, the last of 0 points")


def test_a_tap_just_after_a_scroll_is_on_what_is_there_now(opened):
    card = opened("photos")
    assert card.view.locator(".text-line", has_text="1").first.is_visible()
    # All in one turn of the page: nobody has been told of the scroll when the finger comes down.
    number = card.page.evaluate("""() => {
        const scroll = document.querySelector('.content-view .scroll-view');
        const label = (text) => [...scroll.querySelectorAll('.text-line')].find((line) => line.textContent.trim() === text);
        const place = label('1').getBoundingClientRect();
        scroll.scrollTo(0, label('4').getBoundingClientRect().top - place.top);
        const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
        const target = document.elementFromPoint(x, y);
        const more = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, pointerId: 7, isPrimary: true, detail: 1 };
        for (const [kind, name] of [[PointerEvent, 'pointerdown'], [PointerEvent, 'pointerup'], [MouseEvent, 'click']]) {
            target.dispatchEvent(new kind(name, more));
        }
        const hit = label('4').getBoundingClientRect();
        return hit.left <= x && x <= hit.right && hit.top <= y && y <= hit.bottom ? 4 : 0;
    }""")
    assert number == 4, "the fourth picture is where the first was"
    card.says("Picture 4")


def change(phone, **preferences):
    phone.send("PUT", "preferences", phone.get("preferences") | preferences)


def test_a_notice_is_read_and_its_tap_opens_the_app(opened, phone):
    card = opened("notice", title="Water")
    card.says("The default text.")
    name = card.page.locator(".long-look .header .name")
    name.get_by_text("Notice of Water").wait_for()
    assert card.page.locator(".long-look .copy .body").inner_text() == "The default text.", "the default content stands below"
    assert card.view.bounding_box()["height"] > 0
    reached = card.view.locator(".stage .hears").evaluate_all("all => all.map((one) => one.tabIndex)")
    assert reached == [-1], "keys do not reach what takes no touches"
    mouse = card.page.mouse
    mouse.click(*center(card.view.bounding_box()))
    card.is_closed()
    assert "DefaultAction" in card.heard()
    wait_for(lambda: phone.get("screen")["phone"]["surface"] == {"type": "app", "bundleID": APP}, "the app in front")


def test_a_notice_is_as_high_as_it_asks_for(opened):
    card = opened("notice", height=123)
    card.page.wait_for_function("() => document.querySelector('.content-view').offsetHeight === 123")
    assert card.page.evaluate("() => document.querySelector('.stage > .view').offsetWidth") == 378, "its width is the card's"


def test_type_and_colours_follow_the_person_while_the_card_is_open(opened, phone, artifacts):
    card = opened("notice")
    before = phone.get("preferences")
    line = "() => getComputedStyle(document.querySelector('[data-identifier=line] .text-line span'))"
    try:
        card.page.wait_for_function(f"() => ({line})().fontSize === '17px'")
        night = "() => getComputedStyle(document.querySelector('[data-identifier=night]')).backgroundColor"
        assert card.page.evaluate(night) == "rgb(255, 255, 255)", "a view that is dark while the phone is light"
        card.page.emulate_media(color_scheme="dark")
        strip = "() => getComputedStyle(document.querySelector('[data-identifier=strip]'))"
        card.page.wait_for_function(f"() => ({strip})().backgroundColor === 'rgb(255, 255, 255)'")
        # The extension has heard of it, too, and has chosen another colour.
        card.page.wait_for_function(f"() => ['rgb(255, 204, 0)', 'rgb(255, 214, 10)'].includes(({line})().color)")
        height = card.view.bounding_box()["height"]
        change(phone, textSize="AccessibilityL")
        card.page.wait_for_function(f"() => ({line})().fontSize === '33px'")
        card.page.wait_for_function("x => document.querySelector('.content-view').offsetHeight > x + 10", arg=height)
        card.photograph(artifacts / "gallery-notice-dark-large.png")
    finally:
        phone.send("PUT", "preferences", before)


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    """The address of two pictures of a camera: 20 and 50 million pixels."""
    folder = tmp_path_factory.mktemp("large")
    for name, size in (("20.jpg", "5472x3648"), ("50.jpg", "8660x5774")):
        source = f"testsrc2=size=864x576,scale={size.replace('x', ':')}"
        command = ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", source, "-frames:v", "1", "-q:v", "12", folder / name]
        subprocess.run(command, check=True, timeout=120)
    server = FolderServer(folder)
    yield server.url("").rstrip("/")
    server.close()


def test_a_picture_of_twenty_million_pixels_is_shown(opened, large, artifacts):
    card = opened("large", picture=f"{large}/20.jpg")
    card.says("5472 × 3648")
    card.page.wait_for_function("() => document.querySelector('.content-view img')?.naturalWidth === 5472")
    card.photograph(artifacts / "gallery-large.png")


def test_a_picture_of_fifty_million_pixels_is_shown_once_it_is_made_small(opened, large):
    card = opened("large", picture=f"{large}/50.jpg", small=True)
    card.says("600 × 400")
    card.page.wait_for_function("() => document.querySelector('.content-view img')?.naturalWidth === 600")


def test_a_picture_of_fifty_million_pixels_is_refused(opened, phone, large):
    card = opened("large", picture=f"{large}/50.jpg", stays=False)
    wait_for_step(phone, card.push_id, "a picture of 50 million pixels takes 200 MB when it is drawn")
    card.page.locator(".long-look .copy").get_by_text("The default text.").wait_for()
    card.view.wait_for(state="detached")
    assert "the default view is shown" in wait_for_step(phone, card.push_id, "default view")


def test_an_extension_opens_what_its_app_and_the_web_know(opened, phone, artifacts):
    addresses = ["gallery://scores/7", "nobody:knows", "https://example.com/<b>help</b>?x=1"]
    phone.post(f"apps/{APP}/terminate")
    card = opened("links", addresses=addresses)
    card.view.get_by_role("button", name="nobody:knows").click()
    card.says("Nobody opens it")
    card.view.get_by_role("button", name="gallery://scores/7").click()
    card.is_closed()
    steps = wait_for_step(phone, card.push_id, "opens scores of 7")
    assert "launched for gallery://scores/7" in steps
    assert "opened nobody: false" in steps and "opened gallery: true" in steps, "the extension heard of it before it ended"
    wait_for(lambda: phone.get("screen")["phone"]["surface"] == {"type": "app", "bundleID": APP}, "the app in front")
    assert any(each["journeyID"] == card.push_id for each in phone.cards()), "the notification stays"
    phone.post("screen/home")
    phone.post(f"cards/{card.key}/expand")
    card.page.wait_for_selector(".content-view:not([aria-busy])")
    card.view.get_by_role("button", name="https").click()
    card.page.locator(".browser.here .address").wait_for()
    assert card.page.locator(".browser .address").inner_text() == "https://example.com/%3Cb%3Ehelp%3C/b%3E?x=1"
    card.one.settle()
    card.photograph(artifacts / "gallery-links-browser.png")
    card.page.locator(".browser").get_by_role("button", name="Done").click()
    wait_for(lambda: phone.get("screen")["phone"]["surface"]["type"] == "homeScreen", "the home screen")


def test_an_app_opens_the_web(opened, phone):
    card = opened("links", addresses=["gallery://web/page"])
    card.view.get_by_role("button", name="gallery").click()
    steps = wait_for_step(phone, card.push_id, "the web is opened")
    assert "can open the web: true" in steps and "the web is opened: true" in steps
    wait_for(lambda: phone.get("screen")["phone"]["surface"] == {"type": "browser", "url": "https://example.com/about"}, "the page")


def wait_for_step(phone, push, words):
    """All of a journey's words, once some are there."""

    def look():
        text = " | ".join(step["text"] for step in phone.get(f"journeys/{push}")["entries"])
        return text if words in text else None

    return wait_for(look, f"“{words}”")
