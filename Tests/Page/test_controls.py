"""What can be done is visible, and works whatever was clicked before: the bar beside the phone, a card's buttons, the keys."""

import json

import pytest
from person import lock, wait_for
from programs import Carillon
from scripted import APP_ID
from test_states import banner, phone, push, still_phone  # noqa: F401


def is_locked(phone):
    return phone.get("screen")["phone"]["surface"]["type"] == "lockScreen"


def test_the_bar_beside_the_phone(phone, look):
    one = look(at=phone)
    bar = one.page.locator(".remote")
    bar.get_by_role("button", name="Center").click()
    one.page.locator(".center.here").wait_for()
    bar.get_by_role("button", name="Home").click()
    one.page.wait_for_selector(".center:not(.here)", state="attached")
    bar.get_by_role("button", name="Silent").click()
    wait_for(lambda: phone.get("screen")["phone"]["preferences"]["isSilent"], "silence")
    one.page.locator(".remote [aria-pressed=true]", has_text="Silent").wait_for()
    bar.get_by_role("button", name="Silent").click()
    wait_for(lambda: not phone.get("screen")["phone"]["preferences"]["isSilent"], "sound")
    bar.get_by_role("button", name="Lock").click()
    one.page.locator(".surface.lock.here:not(.center)").wait_for()
    assert bar.get_by_role("button", name="Center").is_disabled()
    bar.get_by_role("button", name="Wake").click()
    one.page.locator(".home.here").wait_for()


def test_a_mouse_finds_the_buttons_of_a_card(phone, look):
    lock(phone)
    push(phone, "Hover me")
    one = look("?list=list", at=phone)
    row = one.page.locator(".lock.here .row", has_text="Hover me")
    assert row.locator(".card-tools").is_hidden()
    row.hover()
    row.locator('.card-tools [aria-label="Open the full view"]').click()
    one.page.get_by_role("dialog", name="Hover me").wait_for()
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".expanded", state="hidden")
    row.hover()
    row.locator('.card-tools [aria-label="Clear"]').click()
    wait_for(lambda: phone.cards() == [], "an empty list")


def test_a_mouse_pulls_what_a_finger_pulls(phone, look):
    one = look(at=phone)
    top = one.still(one.page.locator(".pull"))
    middle = top["x"] + top["width"] / 2
    with one.unhurried():
        one.page.mouse.move(middle, top["y"] + 10)
        one.page.mouse.down()
        one.page.mouse.move(middle, top["y"] + 200, steps=5)
        one.page.mouse.up()
    one.page.locator(".center.here").wait_for()
    foot = one.still(one.page.locator(".home-bar"))
    with one.unhurried():
        one.page.mouse.move(middle, foot["y"] + 15)
        one.page.mouse.down()
        one.page.mouse.move(middle, foot["y"] - 200, steps=5)
        one.page.mouse.up()
    one.page.wait_for_selector(".center:not(.here)", state="attached")


SURFACES = {
    "centre": (lambda phone, one: one.page.locator(".remote button", has_text="Center").click(), ".center.here"),
    "settings": (lambda phone, one: one.page.locator(".dock").get_by_role("button", name="Settings").click(), ".settings.here"),
    "card": (lambda phone, one: phone.post(f"cards/{phone.cards()[0]['key']}/expand"), ".expanded .long-look"),
    "composer": (lambda phone, one: one.page.keyboard.press("n"), ".composer"),
    "help": (lambda phone, one: one.page.keyboard.press("?"), ".help"),
    "banner": (lambda phone, one: push(phone, "Once more"), ".banner-place .card.in"),
}


@pytest.mark.parametrize("clicked", ["phone", "page", "nothing"])
@pytest.mark.parametrize("surface", SURFACES)
def test_escape_closes_every_surface_whatever_was_clicked(phone, look, surface, clicked):
    push(phone, "Open me")
    phone.post("screen/dismiss-banner")
    one = look(at=phone)
    open_it, selector = SURFACES[surface]
    one.gesture()
    open_it(phone, one)
    one.page.locator(selector).first.wait_for()
    if clicked == "phone" and surface in ("settings", "composer"):
        one.page.locator(".camera").evaluate("() => document.querySelector('.side-button.lock').focus()")
    elif clicked == "page" and surface != "help":
        one.page.locator("#bar .wordmark").click()
    one.page.keyboard.press("Escape")
    one.page.locator(selector).first.wait_for(state="detached" if surface in ("composer", "help") else "hidden")


def test_letters_work_after_the_phone_was_clicked(phone, look):
    push(phone, "A card")
    phone.post("screen/dismiss-banner")
    one = look(at=phone)
    one.page.locator(".dock").get_by_role("button", name="Settings").click()
    one.page.locator(".settings.here .pane").click(position={"x": 20, "y": 10})
    one.page.keyboard.press("o")
    one.page.locator(".center.here").wait_for()
    one.page.keyboard.press("l")
    one.page.locator(".surface.lock.here:not(.center)").wait_for()
    assert is_locked(phone)
    one.page.keyboard.press("h")
    one.page.locator(".home.here").wait_for()


def test_an_app_that_comes_to_the_front_closes_settings(phone, look):
    one = look(at=phone)
    one.page.locator(".dock").get_by_role("button", name="Settings").click()
    one.page.locator(".settings.here").wait_for()
    phone.post(f"apps/{APP_ID}/open")
    one.page.locator(".in-app.here").wait_for()
    assert one.page.locator(".settings.here").count() == 0


def test_a_journey_says_first_what_became_of_it(phone, look):
    card = push(phone, "Tell me")
    one = look(f"#{card['journeyID']}", at=phone)
    verdict = one.page.locator(".detail .verdict")
    verdict.wait_for()
    assert verdict.locator("b").text_content() == "Shown"
    assert verdict.locator(".said").text_content().startswith("Banner, ")
    # The gateway's steps went as always: one line, which unfolds.
    usual = one.page.locator(".usual").first
    assert usual.locator(".step").first.is_hidden()
    usual.locator("summary").click()
    usual.locator(".step").first.wait_for()
    # The whole identifier is under the mouse.
    short = one.page.locator(".facts .identifier")
    assert len(short.text_content()) < 12
    assert card["journeyID"] in short.get_attribute("title")


def test_a_journey_reads_in_chinese(phone, look):
    card = push(phone, "说给我听", **{"mutable-content": 1, "badge": 2})
    one = look(f"#{card['journeyID']}", at=phone, locale="zh-CN")
    one.page.locator(".detail .step[data-event=shown]").wait_for(state="attached")
    said = one.page.locator(".detail .step .said").all_text_contents()
    said += one.page.locator(".detail .step .rule").all_text_contents()
    assert said and all(any("\u4e00" <= letter <= "\u9fff" for letter in words) for words in said), said
    one.gesture()
    one.page.keyboard.press("n")
    one.page.locator(".payload-field").fill('{"aps": {"alert": {"titel": "a"}}}')
    one.page.locator(".marks").get_by_text("没有手机认识“titel”；是指“title”吗？").wait_for()


def test_a_narrow_page_shows_the_whole_verdict(phone, look):
    push(phone, "Narrow")
    one = look(at=phone, viewport={"width": 390, "height": 844})
    one.page.locator("#places [data-place=journey]").click()
    said = one.page.locator(".detail .verdict .said")
    said.wait_for()
    assert said.evaluate("node => node.scrollHeight <= node.clientHeight")
    assert one.page.evaluate("document.documentElement.scrollWidth") == 390
    one.page.locator(".help-button").click()
    assert one.page.locator(".help").evaluate("node => node.scrollTop") == 0


@pytest.fixture
def bare_phone(tmp_path):
    """A device without an app, and without a gateway."""
    phone = Carillon(tmp_path)
    try:
        phone.start_device()
        yield phone
    finally:
        phone.kill_all()


def test_a_phone_without_an_app_says_what_to_do(bare_phone, look, artifacts):
    one = look(at=bare_phone)
    one.page.get_by_role("button", name="Install the example app").wait_for()
    one.page.get_by_text("carillon run path/to/YourApp").wait_for()
    one.page.get_by_role("button", name="New push").first.click()
    send = one.page.locator(".composer .main")
    send.wait_for()
    assert send.is_disabled()
    assert one.page.locator(".why-not").text_content() == "No app is on the phone yet."
    one.page.screenshot(path=artifacts / "first-up.png")


def test_templates_are_those_that_the_app_can_show(phone, look):
    one = look(at=phone)
    one.gesture()
    one.page.keyboard.press("n")
    one.page.locator(".composer").wait_for()
    names = one.page.get_by_label("Template").locator("option").all_text_contents()
    # The scripted app has actions and a content extension, but no service extension.
    assert "With actions" in names and "Content extension" in names and "Picture" not in names
    assert one.page.locator(".composer .main").is_enabled()


def test_a_payload_may_be_an_object(phone):
    body = {"bundleID": APP_ID, "payload": {"aps": {"alert": {"title": "As an object"}, "badge": 1}, "more": [1, 2.5, None]}}
    answer = json.loads(phone.post("pushes", body))
    assert answer["status"] == 200, answer
    journey = phone.wait_for_event(answer["id"], "shown")
    assert json.loads(journey["payload"]) == body["payload"]


def test_more_apps_than_a_page_holds_are_on_the_next(phone, look):
    model = phone.get("screen")
    model["apps"] = [{**model["apps"][0], "bundleID": f"com.example.number{n}", "name": f"App {n}"} for n in range(40)]
    one = look(at=phone)
    one.page.route("**/api/v1/screen", lambda route: route.fulfill(json=model))
    one.page.goto(phone.url + "/?frozen=1")
    pages = one.page.locator(".home.here .home-page")
    pages.first.wait_for()
    assert [pages.nth(index).locator(".app-icon").count() for index in range(pages.count())] == [16, 24]
    one.page.get_by_role("button", name="Page 2").click()
    one.page.wait_for_function("() => document.querySelector('.pages').scrollLeft > 100")
