"""A state compared: by structure, its render model to a kept one, and by tolerance, its pixels to another picture's."""

import base64
import json
import os
import pathlib

import pytest
from person import lock
from test_states import phone, push, still_phone  # noqa: F401

KEPT = pathlib.Path(__file__).parent / "structure"
# What differs from run to run.
VOLATILE = {"revision", "now", "date", "journeyID", "key", "id", "deviceToken", "url", "thumbnailURL", "iconURL"}

# The share of pixels that differ by more than a little, which is what no eye sees.
DIFFERENCE = """async (pictures) => {
    const pixels = await Promise.all(pictures.map(async (png) => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + png;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    }));
    const [one, other] = pixels;
    if (one.width !== other.width || one.height !== other.height) return 1;
    let differ = 0;
    for (let at = 0; at < one.data.length; at += 4) {
        if ([0, 1, 2].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > 24)) differ++;
    }
    return differ / (one.data.length / 4);
}"""
TOLERANCE = 0.0005


def shape(value):
    """A model without what differs from run to run."""
    if isinstance(value, dict):
        return {name: "…" if name in VOLATILE else shape(member) for name, member in sorted(value.items())}
    return [shape(member) for member in value] if isinstance(value, list) else value


def difference(browser, *pictures):
    page = browser.new_page()
    try:
        return page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in pictures])
    finally:
        page.close()


@pytest.fixture
def evening(phone):  # noqa: F811
    """A locked phone with what an evening brings."""
    push(phone, "Dinner at eight", body="The table by the window is ours.", **{"thread-id": "dinner"})
    for number in range(3):
        push(phone, f"Message {number}", **{"thread-id": "talk", "category": "titled"})
    push(phone, "Your gate closes", **{"thread-id": "gate", "interruption-level": "time-sensitive", "badge": 3})
    lock(phone)
    return phone


@pytest.mark.parametrize("state", ["lock", "expanded", "hidden"])
def test_a_state_has_the_structure_that_is_kept(evening, state):
    if state == "expanded":
        evening.post(f"cards/{evening.cards()[-1]['key']}/expand")
    if state == "hidden":
        app = evening.get("screen")["apps"][0]["bundleID"]
        evening.send("PUT", f"apps/{app}/settings", evening.get(f"apps/{app}/settings") | {"showPreviews": 2})
    found = shape(evening.get("screen"))
    kept = KEPT / f"{state}.json"
    if os.environ.get("CARILLON_KEEP"):
        KEPT.mkdir(exist_ok=True)
        kept.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    assert found == json.loads(kept.read_text()), "CARILLON_KEEP=1 keeps what is found, once it is looked at"


def photograph(one):
    one.page.wait_for_selector(".lock.here .card")
    one.settle()
    return one.page.locator(".device").screenshot(animations="disabled")


def test_a_state_drawn_twice_is_the_same_picture(evening, look, browser):
    one, other = (look("?frozen=1&list=stack", at=evening) for _ in range(2))
    assert difference(browser, photograph(one), photograph(other)) <= TOLERANCE


@pytest.mark.parametrize("token, value", [("--card-radius", "16px"), ("--icon", "44px"), ("--label-2", "rgb(255 0 0)"), ("--card-margin", "12px")])
def test_a_changed_measure_is_found_in_the_picture(evening, look, browser, token, value):
    one = look("?frozen=1&list=stack", at=evening)
    before = photograph(one)
    one.page.evaluate("([token, value]) => document.documentElement.style.setProperty(token, value)", [token, value])
    assert difference(browser, before, photograph(one)) > TOLERANCE


def test_the_devices_own_pictures_are_the_same_twice(evening, browser):
    one, other = (evening.screenshot("scale=1&list=stack") for _ in range(2))
    assert difference(browser, one, other) <= TOLERANCE
