"""The examples' content extensions whole: pushed, enriched, opened in a browser, touched, answered; the app hears of it."""

import pytest
from cards import Opened, leave
from programs import Carillon, build, events, install


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    """A gateway and a device of this file's own."""
    machine = Carillon(tmp_path_factory.mktemp("examples"))
    machine.start_gateway()
    machine.start_device()
    yield machine
    machine.stop("device")
    machine.stop("gateway")


@pytest.fixture(scope="module")
def installed(phone, tmp_path_factory):
    """Builds and installs an example, once, and hands back its bundle id."""
    known = set()

    def make(example):
        app = f"com.example.{example}"
        if example not in known:
            install(phone, build(f"Examples/{example}", tmp_path_factory.mktemp(example)), app)
            known.add(example)
        return app

    return make


@pytest.fixture
def opened(phone, installed, look, artifacts):
    """Pushes to an example and opens the card in a browser."""

    def open_card(example, payload, picture=None):
        app = installed(example)
        card = Opened(phone, look(at=phone), app, payload)
        card.photograph(artifacts / f"example-{picture or example}.png")
        return card

    yield open_card
    leave(phone)


def push(category, title, body, attachments=(), **more):
    return {
        "aps": {"alert": {"title": title, "body": body}, "category": category, "mutable-content": 1},
        "attachments": list(attachments),
        **more,
    }


def test_a_quiz_is_answered_by_touch(opened):
    card = opened("Quiz", push("quiz", "Quiz", "Which?", choices=["Sun", "Sea", "Moon", "Mountain"], answer=2, hint="No light"))
    card.act("hint")
    card.says("No light")
    card.page.get_by_role("button", name="Sun").click()
    card.says("No, that is Sun. Try again.")
    card.page.get_by_role("button", name="Moon").click()
    card.says("Right, it is Moon!")
    card.page.wait_for_selector('.actions [data-action="next"]')


def test_a_comment_is_typed_in_the_bar(opened, media, artifacts):
    card = opened("Comment", push("photo", "Mia", "shared a photo", [f"{media}/picture.jpg"]))
    assert card.view.locator("img").evaluate("it => it.naturalWidth") == 1200
    card.act("comment")
    card.page.get_by_placeholder("Add a comment").wait_for()
    card.page.wait_for_function("() => document.activeElement?.placeholder === 'Add a comment'")
    card.page.keyboard.type("What a light!")
    card.one.settle()
    card.page.screenshot(path=artifacts / "example-Comment-bar.png")
    card.page.keyboard.press("Enter")
    card.says("What a light!")
    card.is_closed()


def test_labels_change_and_the_view_leaves_later(opened, artifacts):
    card = opened("LikeAndCollect", push("article", "How paper is made", "A walk through the mill."))
    card.says("How paper is made")
    assert card.page.locator(".expanded .header .name").text_content() == "Reading list"
    assert card.view.locator("img").evaluate("it => it.naturalWidth") > 0
    card.act("like")
    card.says("You like this")
    assert card.page.locator(".expanded:not([hidden])").count() == 1, "it is read before it leaves"
    card.one.settle()
    card.page.screenshot(path=artifacts / "example-LikeAndCollect-liked.png")
    card.is_closed()
    assert "app does not hear" in card.heard()


def test_a_comment_goes_on_to_the_app(opened):
    card = opened("LikeAndCollect", push("article", "How paper is made", "A walk through the mill."))
    card.act("comment")
    card.page.locator(".expanded form textarea").fill("lovely")
    card.page.keyboard.press("Enter")
    card.says("You wrote: lovely")
    card.is_closed()
    assert "lovely" in card.heard()


def test_a_picture_in_a_cell(opened, media):
    card = opened("MediaTable", push("media-table", "Ridge", "A picture", [f"{media}/picture.jpg"], kind="picture"), "MediaTable-picture")
    box = card.view.locator("img").bounding_box()
    assert abs(box["height"] / box["width"] - 2 / 3) < 0.02, "the cell is as high as its picture"
    card.act("like")
    card.act("close")
    card.is_closed()


def test_a_sound_in_a_cell_plays(opened, media, artifacts):
    files = [f"{media}/picture.jpg", f"{media}/voice.mp3"]
    card = opened("MediaTable", push("media-table", "A voice", "Listen", files, kind="sound"), "MediaTable-sound")
    card.page.wait_for_function("() => document.querySelector('.actions [data-action=play]')")
    assert card.actions() == ["comment", "play", "pause"]
    card.act("play")
    card.player("!it.paused && it.currentTime > 0.05 && it.src.endsWith('.mp3')")
    card.page.wait_for_selector(".media-button[data-playing]")
    card.act("pause")
    card.player("it.paused")
    card.page.wait_for_selector(".media-button:not([data-playing])")
    card.page.locator(".media-button").click()
    card.player("!it.paused")


def test_a_video_in_a_cell_plays(opened, media, artifacts):
    card = opened("MediaTable", push("media-table", "Evening", "Watch", [f"{media}/clip.mp4"], kind="video"), "MediaTable-video")
    card.page.locator(".media-button").click()
    card.player("!it.paused && it.currentTime > 0.3 && it.videoWidth > 0")
    card.one.settle()
    card.page.screenshot(path=artifacts / "example-MediaTable-plays.png")
    box = card.page.locator("video.player").bounding_box()
    assert box["width"] > 300 and box["height"] > 150, "it plays where its cell is"
    card.page.locator(".media-button").click(force=True)
    card.player("it.paused")
    card.act("details")
    card.is_closed()
    assert "details" in card.heard()


@pytest.mark.parametrize("category", ["episode-overlay", "episode-tinted"])
def test_the_systems_button(opened, media, artifacts, category):
    files = [f"{media}/picture.jpg", f"{media}/voice.mp3"]
    card = opened("MediaButton", push(category, "Evening stories", "A new episode", files), f"MediaButton-{category}")
    button = card.page.locator(".media-button")
    view, box = card.view.bounding_box(), button.bounding_box()
    scale = view["width"] / card.view.evaluate("it => it.offsetWidth")
    side = 72 if category == "episode-overlay" else 44
    assert abs(box["width"] - side * scale) < 1
    if category == "episode-overlay":
        assert abs(box["x"] + box["width"] / 2 - view["x"] - view["width"] / 2) < 1
    else:
        assert button.evaluate("it => getComputedStyle(it).color") in ("rgb(255, 149, 0)", "rgb(255, 159, 10)")
    button.click()
    card.player("!it.paused && it.currentTime > 0.05")
    card.one.settle()
    card.page.screenshot(path=artifacts / f"example-MediaButton-{category}-plays.png")
    assert button.evaluate("it => getComputedStyle(it).opacity") == ("0" if category == "episode-overlay" else "1")
    button.click()
    card.player("it.paused")
    card.act("later")
    card.is_closed()
    assert "later" in card.heard()
    assert "did-receive" in events(card.phone.get(f"journeys/{card.push_id}"))
