"""Fields that hold views, and screens that come over a part of an app's window, as their authors wrote them."""

import pytest
from programs import wait_for
from windows import Window, phone_with

APP = "com.example.Sheets"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    with phone_with(tmp_path_factory, "sheets", "Tests/Fixtures/Sheets") as machine:
        yield machine


def box(window, locator):
    """Where it is in the window, in points."""
    at, room = locator.bounding_box(), window.room.bounding_box()
    scale = 402 / room["width"]
    return tuple(round(value * scale) for value in (at["x"] - room["x"], at["y"] - room["y"], at["width"], at["height"]))


def beside(window):
    """Taps what lies beside what is open."""
    window.room.get_by_role("button", name="dismiss popup").click(position={"x": 30, "y": 150})


def test_what_lies_in_a_field_is_drawn_and_pressed(own, look, artifacts):
    window = Window.opened(own, look, APP)
    name, note = window.room.get_by_placeholder("Name"), window.room.locator("textarea")
    name.wait_for()
    window.photograph(artifacts / "fields.png")
    assert box(window, window.room.locator('[data-symbol="person.circle.fill"]'))[:2] == (28, 130)
    name.fill("Ada")
    window.press("Reset")
    window.page.wait_for_function("() => document.querySelector('input.field-view').value === ''")
    # A finger on the words that stand for a text is on the text.
    hint = window.line("What is on your mind?")
    hint.wait_for()
    place = hint.bounding_box()
    window.page.mouse.click(place["x"] + 20, place["y"] + place["height"] / 2)
    window.page.keyboard.type("Tea")
    hint.wait_for(state="hidden")
    assert note.input_value() == "Tea"


def test_a_sheet_stands_at_its_heights(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.press("Half")
    window.line("Half is open").wait_for()
    window.photograph(artifacts / "half.png")
    top = box(window, window.line("Half is open"))[1]
    window.press("Sheet Grabber")
    wait_for(lambda: box(window, window.line("Half is open"))[1] < top - 300, "the high sheet")
    window.press("Sheet Grabber")
    wait_for(lambda: box(window, window.line("Half is open"))[1] == top, "the low sheet")
    beside(window)
    window.line("Half is open").wait_for(state="detached")


def test_an_authors_presentation_controller_and_a_card(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.press("Slide")
    window.line("Slide is open").wait_for()
    window.one.settle()
    window.photograph(artifacts / "slide.png")
    assert abs(box(window, window.line("Slide is open"))[1] - (0.6 * 874 + 31)) <= 3
    window.press("Leave")
    window.line("Slide is open").wait_for(state="detached")
    window.press("Card")
    window.line("Card is open").wait_for()
    window.photograph(artifacts / "card.png")
    assert box(window, window.line("Card is open"))[1] > 344
    beside(window)
    window.line("Card is open").wait_for(state="detached")


def test_a_dark_screen_has_a_light_clock_and_may_hide_it(own, look, artifacts):
    window = Window.opened(own, look, APP)
    status = window.page.locator(".status")

    def is_drawn(colour, opacity):
        look = status.evaluate("node => [getComputedStyle(node).color, getComputedStyle(node).opacity]")
        return look == [colour, opacity]

    before = status.evaluate("node => getComputedStyle(node).color")
    window.press("Night")
    wait_for(lambda: is_drawn("rgb(255, 255, 255)", "1"), "a light clock")
    window.photograph(artifacts / "night.png")
    window.press("Quiet")
    wait_for(lambda: is_drawn("rgb(255, 255, 255)", "0"), "no clock")
    window.press("Day")
    wait_for(lambda: is_drawn(before, "1"), "the clock as it was")
