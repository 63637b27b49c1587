"""Content extensions as different authors write them, in one app: compiled, opened in a browser, used as a person does."""

import pytest
from cards import Opened, leave
from programs import Carillon, build, install

APP = "com.example.Gallery"


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    """A gateway and a device with the gallery."""
    machine = Carillon(tmp_path_factory.mktemp("gallery"))
    machine.start_gateway()
    machine.start_device()
    install(machine, build("Tests/Fixtures/Gallery", tmp_path_factory.mktemp("bundle")), APP)
    yield machine
    machine.stop("device")
    machine.stop("gateway")


@pytest.fixture
def opened(phone, look, artifacts):
    """Pushes to an extension of the gallery and opens the card in a browser."""

    def open_card(category, title="Hello", **more):
        alert = {"title": title, "body": "The default text."}
        card = Opened(phone, look(at=phone), APP, {"aps": {"alert": alert, "category": category}, **more})
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
    card.view.locator(".scroll-view").evaluate("it => it.scrollTo(0, it.scrollHeight)")
    card.view.locator(".text-line", has_text="12").first.click()
    card.says("Picture 12")


def test_nibs_and_a_table(opened, artifacts):
    card = opened("card", title="Team")
    card.says("Team")
    card.says("Katherine Johnson")
    card.says("People")
    card.page.get_by_role("button", name="Greet").click()
    card.says("Hello!")
    table = card.view.locator(".scroll-view")
    table.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    card.says("You")
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
    card.photograph(artifacts / "gallery-form-filled.png")


def test_a_video_plays_with_its_controls(opened, artifacts):
    card = opened("player", file="clip.mp4")
    card.page.get_by_role("button", name="Play").click()
    card.player("!it.paused && it.currentTime > 0.3 && it.videoWidth === 160")
    card.photograph(artifacts / "gallery-player-plays.png")
    card.says("1 of 2")
    card.page.get_by_role("button", name="Pause").click()
    card.player("it.paused")
    card.page.get_by_role("slider", name="Position").fill("1.8")
    card.player("it.currentTime > 1.7")


def test_a_timetable_of_snapshots(opened):
    card = opened("timeline")
    for words in ("Line 7", "Harbour", "late", "PASSED", "University", "NEXT"):
        card.says(words)
    card.view.locator(".text-line", has_text="Harbour").click()
    card.view.locator(".text-line", has_text="Harbour").wait_for(state="detached")


def test_what_is_not_drawn_is_named(opened):
    card = opened("hosted")
    words = card.view.locator(".missing-view").all_text_contents()
    assert any("SwiftUI" in each and "ScoreView" in each for each in words), words
    assert any("47.3769" in each and "Stadium" in each for each in words), words


def test_texts_of_every_script_are_drawn_line_by_line(opened):
    card = opened("words")
    nodes = card.phone.get("screen/content")["frame"]["update"]["changed"]
    labels = {node["id"]: node for node in nodes if "label" in node["content"]}
    assert len(labels) == 200
    drawn = card.page.evaluate("""() => Object.fromEntries(
        [...document.querySelectorAll('.content-view .view[data-identifier="text"]')].map((view) =>
            [view.dataset.view, view.querySelectorAll('.text-line').length]))""")
    for number, node in labels.items():
        assert drawn[str(number)] == len(node["content"]["label"]["text"]["lines"])
