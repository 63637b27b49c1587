"""Every state of the phone that waits for time or for a hand: one device with a clock that is moved by hand, one browser."""

import json

import pytest
from person import cards, lock, wait_for
from programs import Carillon
from scripted import APP_ID, write_bundle
from test_content import picture, tone

ALLOWED = {"authorizationStatus": 2, "alert": 2, "sound": 2, "badge": 2, "lockScreen": 2, "notificationCenter": 2,
           "timeSensitive": 2, "criticalAlert": 2, "alertStyle": 1, "showPreviews": 0, "scheduledDelivery": 1}


@pytest.fixture(scope="module")
def still_phone(tmp_path_factory):
    """A gateway and a device whose clock stands, with the scripted app allowed and in the background."""
    carillon = Carillon(tmp_path_factory.mktemp("states"))
    try:
        carillon.start_gateway()
        carillon.start_device(0, "--manual-clock")
        bundle = write_bundle(carillon.state, picture(), tone())
        result = carillon.command("install", str(bundle), "--open")
        assert result.returncode == 0, result.stderr + result.stdout
        wait_for(lambda: carillon.token(APP_ID), "a device token")
        yield carillon
    finally:
        carillon.kill_all()


@pytest.fixture
def phone(still_phone):
    still_phone.send("PUT", f"apps/{APP_ID}/settings", still_phone.get(f"apps/{APP_ID}/settings") | ALLOWED)
    lock(still_phone, False)
    still_phone.post("screen/home")
    still_phone.post("screen/collapse")
    still_phone.post("screen/dismiss-banner")
    still_phone.send("DELETE", "cards")
    for activity in still_phone.get("screen")["activities"]:
        still_phone.send("DELETE", f"activities/{activity['journeyID']}")
    return still_phone


def push(phone, title="Hello", push_type="alert", body="with words", **aps):
    """Sends, waits until it is in the list, and gives its card."""
    payload = {"aps": {"alert": {"title": title, "body": body}, "category": "talk", **aps}}
    answer = json.loads(phone.post("pushes", {"bundleID": APP_ID, "pushType": push_type, "payload": json.dumps(payload)}))
    assert answer["status"] == 200, answer
    return wait_for(lambda: [card for card in cards(phone) if card["journeyID"] == answer["id"]], f"the card of {title}")[0]


def advance(phone, seconds):
    phone.post("clock/advance", {"seconds": seconds})


def banner(one, title):
    found = one.page.locator(".banner-place .card.in", has_text=title)
    found.wait_for()
    return found


def open_center(one):
    one.page.get_by_role("button", name="Open Notification Center").click()
    one.page.locator(".center.here").wait_for()


# MARK: Banners


def test_a_temporary_banner_leaves_by_itself(phone, look):
    one = look(at=phone)
    push(phone, "Passing by")
    banner(one, "Passing by")
    advance(phone, 10)
    one.page.wait_for_selector(".banner-place .card", state="detached")
    assert [card["title"] for card in cards(phone)] == ["Passing by"]


def test_a_persistent_banner_stays_until_it_is_let_go(phone, look):
    settings = phone.get(f"apps/{APP_ID}/settings")
    phone.send("PUT", f"apps/{APP_ID}/settings", settings | {"alertStyle": 2})
    one = look(at=phone)
    push(phone, "Here to stay")
    shown = banner(one, "Here to stay")
    advance(phone, 630)
    one.page.locator(".banner-place time", has_text="10m ago").wait_for()
    one.swipe(shown, 0, -80)
    one.page.wait_for_selector(".banner-place .card", state="detached")


@pytest.mark.parametrize("key, selector", [("Escape", None), ("Delete", None), ("Enter", ".expanded:not([hidden])"), (" ", ".in-app.here")])
def test_a_banner_by_keyboard(phone, look, key, selector):
    one = look(at=phone)
    push(phone, "By key")
    banner(one, "By key").focus()
    one.page.keyboard.press(key)
    if selector:
        one.page.wait_for_selector(selector)
    else:
        one.page.wait_for_selector(".banner-place .card", state="detached")
        assert len(cards(phone)) == 1


def test_a_banner_pulled_down_opens(phone, look):
    one = look(at=phone)
    push(phone, "Pull me")
    one.swipe(banner(one, "Pull me"), 0, 90)
    one.page.get_by_role("dialog", name="Pull me").wait_for()


# MARK: The list


def test_the_lock_screen_as_a_count(phone, look, artifacts):
    for number in range(3):
        push(phone, f"Number {number}")
    lock(phone)
    one = look("?list=count", at=phone)
    count = one.page.get_by_role("button", name="3 notifications")
    count.wait_for()
    assert not one.page.locator(".surface.here .card").first.is_visible()
    one.settle()
    one.page.screenshot(path=artifacts / "count.png")
    count.click()
    one.page.locator(".surface.here .card").first.wait_for()


def test_a_stack_unfolds_folds_and_clears_whole(phone, look, artifacts):
    for number in range(3):
        newest = push(phone, f"Number {number}", **{"thread-id": "one"})
    lock(phone)
    one = look("?list=stack", at=phone)
    top = one.page.get_by_role("button", name="Scripted, 3 notifications, stacked")
    top.wait_for()
    assert one.page.locator(".more-text", has_text="2 more").is_visible()
    one.page.screenshot(path=artifacts / "stack.png")
    top.focus()
    one.page.keyboard.press(" ")
    one.page.wait_for_function("() => document.querySelectorAll('.surface.here .card').length === 3")
    one.page.get_by_role("button", name="Show Less").click()
    one.page.wait_for_function("() => document.querySelectorAll('.surface.here .card').length === 1")
    one.swipe(one.card(newest["key"]), -100)
    one.page.locator(".row.open").get_by_role("button", name="Clear All").click()
    one.card(newest["key"]).wait_for(state="detached")
    wait_for(lambda: cards(phone) == [], "the stack to be cleared")


def test_a_group_that_is_unfolded_is_cleared_by_its_cross(phone, look):
    for number in range(2):
        push(phone, f"Number {number}", **{"thread-id": "one"})
    open_center(one := look("?list=stack", at=phone))
    one.page.locator(".center .card").click()
    one.page.locator(".center .group-head").get_by_role("button", name="Clear All").click()
    wait_for(lambda: cards(phone) == [], "the group to be cleared")
    one.page.get_by_text("No notifications").wait_for()


def test_the_notification_centre_opens_clears_and_closes(phone, look, artifacts):
    push(phone, "Listed", **{"thread-id": "a"})
    push(phone, "Listed, too", **{"thread-id": "b"})
    one = look(at=phone)
    pull = one.page.get_by_role("button", name="Open Notification Center")
    pull.focus()
    one.page.keyboard.press("Enter")
    center = one.page.get_by_role("dialog", name="Notification Center")
    center.wait_for()
    assert center.locator(".card").count() == 2
    one.settle()
    one.page.screenshot(path=artifacts / "center.png")
    center.get_by_role("button", name="Clear All").first.click()
    center.get_by_text("No notifications").wait_for()
    one.page.get_by_role("button", name="Close Notification Center").click()
    one.page.wait_for_selector(".home.here")


def test_a_passive_push_is_listed_without_a_banner(phone, look):
    one = look(at=phone)
    push(phone, "Quiet", **{"interruption-level": "passive", "sound": "default"})
    assert one.page.locator(".banner-place .card").count() == 0
    assert one.page.evaluate("window.played.length") == 0


@pytest.mark.parametrize("level, words", [("time-sensitive", "Time Sensitive"), ("critical", "Critical Alert")])
def test_a_level_has_its_label(phone, look, artifacts, level, words):
    lock(phone)
    one = look("?list=list", at=phone)
    card = push(phone, "Listen", **{"interruption-level": level})
    shown = one.card(card["key"])
    shown.locator(".level", has_text=words).wait_for()
    assert shown.get_attribute("aria-label").startswith(words)
    one.settle()
    one.page.screenshot(path=artifacts / f"{level}.png")
    phone.post(f"cards/{card['key']}/expand")
    one.page.locator(".expanded .level", has_text=words).wait_for()


@pytest.mark.parametrize("category, title, body", [("talk", "Scripted", "1 secrets"), ("titled", "Who", "A secret"), ("", "Scripted", "Notification")])
def test_hidden_previews_say_what_may_be_read(phone, look, category, title, body):
    settings = phone.get(f"apps/{APP_ID}/settings")
    phone.send("PUT", f"apps/{APP_ID}/settings", settings | {"showPreviews": 1})
    lock(phone)
    one = look("?list=list", at=phone)
    card = push(phone, "Who", category=category)
    shown = one.card(card["key"])
    shown.locator(".body", has_text=body).wait_for()
    assert shown.locator(".title").text_content() == title
    assert "with words" not in one.page.locator(".surface.here .list").inner_text()
    lock(phone, False)
    open_center(one)
    one.card(card["key"]).locator(".body", has_text="with words").wait_for()


# MARK: Hands


def test_actions_and_reply_by_keyboard_alone(phone, look, artifacts):
    lock(phone)
    one = look("?list=list", at=phone)
    card = push(phone, "Answer me")
    one.card(card["key"]).focus()
    one.page.keyboard.press("Enter")
    one.page.get_by_role("dialog", name="Answer me").wait_for()
    assert [one.page.locator(".actions button").nth(n).text_content() for n in range(3)] == ["Reply", "Later", "Delete"]
    assert "destructive" in one.page.locator('[data-action="delete"]').get_attribute("class")
    one.settle()
    one.page.screenshot(path=artifacts / "actions.png")
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    one.page.wait_for_function("() => document.activeElement?.placeholder === 'Your words'")
    one.page.keyboard.type("From the keys")
    one.settle()
    one.page.screenshot(path=artifacts / "reply.png")
    one.page.keyboard.press("Enter")
    phone.wait_for_event(card["journeyID"], "did-receive")
    answered = [step["text"] for step in phone.get(f"journeys/{card['journeyID']}")["entries"] if step["event"] == "answered"]
    assert "From the keys" in answered[0]


def test_options_and_clear_by_keyboard(phone, look):
    lock(phone)
    one = look("?list=list", at=phone)
    first, second = push(phone, "First", **{"thread-id": "1"}), push(phone, "Second", **{"thread-id": "2"})
    one.card(first["key"]).focus()
    one.page.keyboard.press("ArrowLeft")
    one.page.wait_for_function("() => document.activeElement?.textContent === 'Options'")
    one.page.keyboard.press("Enter")
    options = one.page.get_by_role("dialog", name="Options")
    options.wait_for()
    one.page.keyboard.press("Escape")
    options.wait_for(state="hidden")
    one.card(first["key"]).focus()
    one.page.keyboard.press("ArrowLeft")
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    one.card(first["key"]).wait_for(state="detached")
    one.card(second["key"]).focus()
    one.page.keyboard.press("Delete")
    one.card(second["key"]).wait_for(state="detached")
    assert cards(phone) == []


class Finger:
    """A finger on the glass, by the browser's own touch input."""

    def __init__(self, one):
        self.one = one
        self.session = one.context.new_cdp_session(one.page)

    def touch(self, kind, x=None, y=None):
        points = [] if x is None else [{"x": x, "y": y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def middle(self, locator):
        box = self.one.still(locator)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def slide(self, locator, dx, dy=0, steps=8):
        x, y = self.middle(locator)
        with self.one.unhurried():
            self.touch("touchStart", x, y)
            for step in range(1, steps + 1):
                self.touch("touchMove", x + dx * step / steps, y + dy * step / steps)
            self.touch("touchEnd")

    def tap(self, locator):
        x, y = self.middle(locator)
        with self.one.unhurried():
            self.touch("touchStart", x, y)
            self.touch("touchEnd")

    def hold(self, locator, until):
        self.touch("touchStart", *self.middle(locator))
        self.one.page.wait_for_selector(until)
        self.touch("touchEnd")


@pytest.fixture
def touched(phone, look):
    lock(phone)
    one = look("?list=list", at=phone, has_touch=True, viewport={"width": 390, "height": 844}, is_mobile=True)
    return one, Finger(one)


def test_a_finger_slides_a_card_aside_and_clears_it(phone, touched):
    one, finger = touched
    card = push(phone, "Slide me")
    finger.slide(one.card(card["key"]), -100)
    row = one.page.locator(".row.open")
    row.get_by_role("button", name="Options").wait_for()
    finger.tap(row.get_by_role("button", name="Clear"))
    one.card(card["key"]).wait_for(state="detached")


def test_a_finger_slides_far_and_the_card_is_gone(phone, touched):
    one, finger = touched
    card = push(phone, "Away")
    finger.slide(one.card(card["key"]), -260)
    one.card(card["key"]).wait_for(state="detached")
    assert cards(phone) == []


def test_a_finger_that_rests_opens_the_card(phone, touched):
    one, finger = touched
    card = push(phone, "Rest on me")
    finger.hold(one.card(card["key"]), ".expanded:not([hidden])")
    one.page.get_by_role("dialog", name="Rest on me").wait_for()
    assert phone.get("screen")["expanded"]["key"] == card["key"]


def test_a_finger_flicks_the_banner_away(phone, look):
    one = look(at=phone, has_touch=True, viewport={"width": 390, "height": 844}, is_mobile=True)
    push(phone, "Flick")
    Finger(one).slide(banner(one, "Flick"), 0, -70)
    one.page.wait_for_selector(".banner-place .card", state="detached")


# MARK: Live Activities


def activity(phone, **aps):
    now = phone.get("screen")["phone"]["now"]
    body = {"bundleID": APP_ID, "pushType": "liveactivity", "payload": json.dumps({"aps": {"timestamp": int(now), **aps}})}
    answer = json.loads(phone.post("pushes", body))
    assert answer["status"] == 200, answer
    return answer["id"]


DELIVERY = {"attributes-type": "DeliveryAttributes", "attributes": {"order": "A 17", "restaurantName": "Trattoria Lima"},
            "content-state": {"status": "In the oven", "progress": 0.25, "minutesLeft": 25}, "alert": {"title": "t", "body": "b"}}


def test_a_live_activity_reads_like_a_card_and_grows_stale(phone, look, artifacts):
    lock(phone)
    one = look(at=phone)
    now = phone.get("screen")["phone"]["now"]
    activity(phone, event="start", **{**DELIVERY, "stale-date": int(now) + 60})
    card = one.page.locator(".surface.here .activity")
    card.locator(".status-line", has_text="In the oven").wait_for()
    assert card.locator(".title").text_content() == "Trattoria Lima"
    assert card.locator("dt").all_text_contents() == ["Minutes left"]
    assert card.get_by_role("progressbar").get_attribute("aria-valuenow") == "25"
    assert card.locator(".fixed").text_content() == "Order A 17"
    push(phone, "A card below")
    one.page.locator(".surface.here .card").first.wait_for()
    below = one.page.locator(".surface.here .card").first.bounding_box()
    assert card.bounding_box()["y"] < below["y"], "activities stand above the notifications"
    advance(phone, 120)
    card.locator(".state", has_text="out of date").wait_for()
    one.settle()
    one.page.screenshot(path=artifacts / "activity-stale.png")
    card.focus()
    one.page.keyboard.press("Delete")
    card.wait_for(state="detached")
    assert phone.get("screen")["activities"] == []


def test_a_live_activity_starts_changes_and_ends(phone, look, artifacts):
    lock(phone)
    one = look(at=phone)
    now = int(phone.get("screen")["phone"]["now"])
    activity(phone, event="start", **{**DELIVERY, "content-state": {"status": "In the oven <b>", "minutes": 25}})
    card = one.page.locator(".surface.here .activity")
    card.locator(".status-line", has_text="In the oven <b>").wait_for()
    activity(phone, event="update", **{"content-state": {"status": "On the road", "minutes": 9}, "stale-date": now - 1})
    card.locator(".status-line", has_text="On the road").wait_for()
    card.locator(".state", has_text="out of date").wait_for()
    one.settle()
    one.page.screenshot(path=artifacts / "activity.png")
    activity(phone, event="end", **{"dismissal-date": now + 60})
    card.locator(".state", has_text="Ended").wait_for()
    advance(phone, 61)
    card.wait_for(state="detached")


def test_a_live_activity_is_swiped_away(phone, look):
    lock(phone)
    one = look(at=phone)
    activity(phone, event="start", **DELIVERY)
    card = one.page.locator(".surface.here .activity")
    card.wait_for()
    one.swipe(card, -90)
    one.page.locator(".row.open").get_by_role("button", name="Clear").click()
    card.wait_for(state="detached")


# MARK: Heard, told, pictured


def test_a_sound_is_played_to_its_end(phone, look):
    one = look(at=phone)
    one.gesture()
    one.page.evaluate("""() => {
        const play = HTMLMediaElement.prototype.play;
        window.ended = [];
        HTMLMediaElement.prototype.play = function () {
            this.addEventListener('ended', () => window.ended.push([this.src, this.duration]));
            return play.call(this);
        };
    }""")
    push(phone, "Ding", sound="default")
    one.page.wait_for_function("() => window.ended.length === 1")
    source, duration = one.page.evaluate("window.ended[0]")
    assert "/api/v1/media/" in source and duration > 0.1


def test_a_screen_reader_finds_a_list_and_hears_of_arrivals(phone, look):
    lock(phone)
    one = look("?list=list", at=phone)
    push(phone, "Read me", **{"thread-id": "1"})
    push(phone, "And me", **{"thread-id": "2", "interruption-level": "time-sensitive"})
    one.page.locator(".surface.here .card").nth(1).wait_for()
    tree = one.page.locator(".surface.here").aria_snapshot()
    assert "list \"Notifications\"" in tree and tree.count("listitem") >= 2
    assert "Time Sensitive, Scripted, And me, with words" in tree
    lock(phone, False)
    push(phone, "Out loud")
    one.page.locator("#announcer", has_text="Out loud").wait_for(state="attached")
    announcer = one.page.locator("#announcer")
    assert (announcer.get_attribute("role"), announcer.get_attribute("aria-live")) == ("status", "polite")


def test_a_picture_of_any_state(phone, artifacts):
    """The open card in Chinese and dark: what GET screenshot.png gives is what a page shows."""
    card = push(phone, "In the picture")
    plain = phone.screenshot("scale=1")
    phone.post(f"cards/{card['key']}/expand")
    opened = phone.screenshot("appearance=dark&lang=zh&scale=1")
    (artifacts / "picture-expanded.png").write_bytes(opened)
    assert opened.startswith(b"\x89PNG") and opened != plain
    width, height = int.from_bytes(opened[16:20]), int.from_bytes(opened[20:24])
    assert (width, height) == (473, 932)


def test_a_list_of_hundreds_is_whole_for_eyes_keys_and_readers(phone, look):
    push(phone, "Seed")
    lock(phone)
    model = phone.get("screen")
    seed = model["center"][0]["cards"][0]
    model["center"] = [{"key": f"g{n}", "cards": [{**seed, "key": f"k{n}", "title": f"Number {n}"}]} for n in range(500)]
    one = look(at=phone)
    one.page.route("**/api/v1/screen", lambda route: route.fulfill(json=model))
    one.page.goto(phone.url + "/?frozen=1")
    one.page.locator(".surface.here .card").first.wait_for()
    assert one.page.locator(".surface.here .section").count() == 500, "every one has its place"
    assert one.page.locator(".surface.here .card").count() < 120, "but far ones are not drawn"
    one.page.locator(".surface.here .list").evaluate("node => node.scrollTo(0, node.scrollHeight / 2)")
    # Two points of the screen that are further apart than the gap between two cards.
    one.page.wait_for_function("""() => {
        const screen = document.querySelector('.screen').getBoundingClientRect();
        const places = [0, 30].map((below) => screen.top + screen.height / 2 + below);
        const cards = places.map((y) => document.elementFromPoint(screen.left + screen.width / 2, y)?.closest('.card'));
        return cards.some((card) => Number(card?.dataset.card.slice(1)) > 150);
    }""")
    one.page.locator(".surface.here .card").first.focus()
    one.page.keyboard.press("End")
    one.page.wait_for_function("() => document.activeElement.dataset.card === 'k499'")
    one.page.keyboard.press("ArrowUp")
    one.page.wait_for_function("() => document.activeElement.dataset.card === 'k498'")
    one.page.keyboard.press("Home")
    for number in range(1, 40):
        one.page.keyboard.press("ArrowDown")
    one.page.wait_for_function("() => document.activeElement.dataset.card === 'k39'")
