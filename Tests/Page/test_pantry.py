"""What a person carries, shares and chooses in an app, as its author wrote it."""

import pytest
from windows import Window, phone_with

APP = "com.example.Pantry"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    with phone_with(tmp_path_factory, "pantry", "Tests/Fixtures/Pantry") as machine:
        yield machine


def middle(window, words):
    box = window.line(words).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_jar_is_carried_to_the_table(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.line("2 JARS").wait_for()
    window.photograph(artifacts / "pantry.png")
    mouse = window.page.mouse
    mouse.move(*middle(window, "Beans"))
    mouse.down()
    # A hold lifts it.
    window.page.wait_for_timeout(900)
    mouse.move(*middle(window, "Empty table"), steps=12)
    window.page.screenshot(path=artifacts / "pantry-carried.png")
    mouse.up()
    window.line("On the table: Beans").wait_for()


def test_a_press_shows_from_the_touch_on(own, look):
    window = Window.opened(own, look, APP)
    window.page.mouse.move(*middle(window, "Press me"))
    window.page.mouse.down()
    window.line("Pressed").wait_for()
    window.page.mouse.up()
    window.line("Press me").wait_for()


def test_a_tip_is_closed_once_and_for_all(own, look):
    window = Window.opened(own, look, APP)
    window.line("Carry a jar").wait_for()
    window.press("Close")
    window.line("Carry a jar").wait_for(state="detached")
    window = Window.opened(own, look, APP)
    window.line("Empty table").wait_for()
    assert window.line("Carry a jar").count() == 0


def test_words_are_shared_by_copying(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.press("Share")
    window.room.get_by_role("button", name="Copy").last.wait_for()
    window.photograph(artifacts / "pantry-share.png")
    window.press("Copy")
    window.line("Empty table").wait_for()


def test_a_photo_is_chosen(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.press("Choose a picture")
    window.room.get_by_label("Photo 1").last.wait_for()
    window.photograph(artifacts / "pantry-photos.png")
    window.room.get_by_label("Photo 1").last.click()
    window.room.get_by_label("The picture").last.wait_for()
