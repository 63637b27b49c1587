"""What a person does on the page, with a phone, an app and a gateway that are real."""

import json
import subprocess

import pytest
from person import APP, cards, lock, wait_for


def message(title="Lunch?", body="Twelve at the corner.", **aps):
    return {"aps": {"alert": {"title": title, "body": body}, "category": "message", "sound": "default", **aps}}


def told(phone, push_id, event):
    """The text of a step of a journey, once it is there."""
    journey = phone.wait_for_event(push_id, event)
    return next(step["text"] for step in journey["entries"] if step["event"] == event)


def delivered(phone, push_id):
    """The card of a push, once it is in the centre."""
    return wait_for(lambda: [c for c in cards(phone) if c["journeyID"] == push_id], f"the card of {push_id}")[0]


@pytest.fixture
def home(own_phone):
    """The phone, unlocked, its app allowed; banners stay until they are let go, for a slow machine may look late."""
    if not own_phone.token():
        prompt = wait_for(lambda: own_phone.get("screen")["prompts"], "the app to ask for authorization")[0]
        own_phone.post(f"prompts/{prompt['id']}", {"allow": True})
        wait_to_be_greeted(own_phone)
    lock(own_phone, False)
    own_phone.post("screen/home")
    own_phone.post("screen/collapse")
    own_phone.post("screen/dismiss-banner")
    own_phone.send("PUT", f"apps/{APP}/settings", own_phone.get(f"apps/{APP}/settings") | {"alertStyle": 2})
    return own_phone


def wait_to_be_greeted(phone):
    """The app registers, and greets five seconds later; its banner would take the place of the next test's."""
    wait_for(phone.token, "a device token")
    wait_for(lambda: [card for card in cards(phone) if card["journeyID"].startswith("local-")], "the greeting")


def banner(one, title):
    """The banner of that title, once it is down."""
    found = one.page.locator(".banner-place .card.in", has_text=title)
    found.wait_for()
    return found


def test_the_page_asks_and_allow_registers_the_app(own_phone, look, artifacts):
    one = look(at=own_phone)
    alert = one.page.get_by_role("alertdialog")
    alert.wait_for(timeout=60_000)
    one.settle()
    one.page.screenshot(path=artifacts / "prompt.png")
    alert.get_by_role("button", name="Allow", exact=True).click()
    alert.wait_for(state="hidden")
    wait_to_be_greeted(own_phone)


def test_a_push_slides_in_sounds_and_is_announced(home, look, artifacts):
    one = look(at=home)
    one.gesture()
    push_id = home.push(message("A banner", "with words", badge=3))
    assert banner(one, "A banner").locator(".body").text_content() == "with words"
    one.settle()
    one.page.screenshot(path=artifacts / "banner.png")
    one.page.wait_for_function("() => window.played.length === 1")
    assert "A banner" in one.page.locator("#announcer").text_content()
    one.page.locator(f'li[data-key="{push_id}"]').wait_for()
    one.page.get_by_role("button", name="RichPush, Badge 3").or_(one.page.locator(".badge", has_text="3")).first.wait_for()


def test_a_tap_on_the_banner_opens_the_app(home, look):
    one = look(at=home)
    push_id = home.push(message("Tap me"))
    one.settle()
    banner(one, "Tap me").click()
    assert "com.apple.UNNotificationDefaultActionIdentifier" in told(home, push_id, "did-receive")
    one.page.wait_for_selector(".in-app.here")


def test_a_flick_sends_the_banner_to_the_centre(home, look):
    one = look(at=home)
    push_id = home.push(message("Flick me"))
    one.swipe(banner(one, "Flick me"), 0, -80)
    one.page.wait_for_selector(".banner-place .card", state="detached")
    assert home.get("screen").get("banner") is None
    assert delivered(home, push_id)["title"] == "Flick me"


def test_a_reply_typed_on_the_page_reaches_the_app(home, look):
    lock(home)
    one = look("?list=list", at=home)
    push_id = home.push(message("Write back"))
    card = delivered(home, push_id)
    reply = next(action for action in card["actions"] if action.get("textInput"))
    one.hold(one.card(card["key"]))
    one.page.locator(f'[data-action="{reply["identifier"]}"]').click()
    field = one.page.get_by_placeholder(reply["textInput"]["placeholder"])
    field.fill("On my way 🚲 <b>now</b>")
    field.press("Enter")
    assert "On my way 🚲 <b>now</b>" in told(home, push_id, "did-receive")
    one.page.wait_for_selector(".expanded", state="hidden")


def test_an_action_reaches_the_app(home, look):
    lock(home)
    one = look("?list=list", at=home)
    push_id = home.push(message("Press a button"))
    card = delivered(home, push_id)
    action = next(a for a in card["actions"] if not a.get("textInput"))
    one.hold(one.card(card["key"]))
    one.page.locator(f'[data-action="{action["identifier"]}"]').click()
    assert action["identifier"] in told(home, push_id, "did-receive")


def test_an_action_that_needs_it_asks_to_unlock(home, look, artifacts):
    lock(home)
    one = look("?list=list", at=home)
    push_id = home.push(message("Delete me"))
    one.hold(one.card(delivered(home, push_id)["key"]))
    one.page.locator('[data-action="delete"]').click()
    question = one.page.get_by_role("alertdialog")
    question.wait_for()
    one.settle()
    one.page.screenshot(path=artifacts / "unlock.png")
    question.get_by_role("button", name="Unlock").click()
    assert "delete" in told(home, push_id, "did-receive")
    one.page.wait_for_selector(".home.here")


def test_do_not_disturb_and_the_silent_switch(home, look, artifacts):
    one = look(at=home)
    one.gesture()
    one.page.get_by_role("switch", name="Silent Mode").first.click()
    wait_for(lambda: home.get("preferences")["isSilent"], "silence")
    home.push(message("Seen, not heard"))
    banner(one, "Seen, not heard")
    assert one.page.evaluate("window.played.length") == 0
    one.page.get_by_role("switch", name="Silent Mode").first.click()
    wait_for(lambda: not home.get("preferences")["isSilent"], "a ring")

    home.post("screen/dismiss-banner")
    home.send("PUT", "preferences", home.get("preferences") | {"focus": "Work"})
    push_id = home.push(message("Not now"))
    delivered(home, push_id)
    assert one.page.locator(".banner-place .card.in").count() == 0
    lock(home)
    focus = one.page.get_by_role("button", name="Work")
    focus.wait_for()
    one.settle()
    one.page.screenshot(path=artifacts / "focus.png")
    focus.click()
    wait_for(lambda: home.get("preferences").get("focus") is None, "the Focus to end")


def test_an_app_is_muted_for_an_hour(home, look):
    lock(home)
    one = look("?list=list", at=home)
    card = delivered(home, home.push(message("Quiet, please")))
    one.card(card["key"]).wait_for()
    one.swipe(one.card(card["key"]), -100)
    one.page.locator(".row.open").get_by_role("button", name="Options").click()
    one.page.get_by_role("button", name="Mute for 1 Hour").click()
    wait_for(lambda: home.app().get("mutedUntil"), "the app to be muted")
    lock(home, False)
    one.page.locator(".dock").get_by_role("button", name="Settings").click()
    one.page.locator(".settings .cell", has_text=home.app()["name"]).click()
    one.page.get_by_role("button", name="Unmute").click()
    wait_for(lambda: not home.app().get("mutedUntil"), "the app to speak again")


def test_a_long_swipe_clears(home, look):
    lock(home)
    one = look("?list=list", at=home)
    card = delivered(home, home.push(message("Clear me")))
    one.card(card["key"]).wait_for()
    one.swipe(one.card(card["key"]), -300)
    one.card(card["key"]).wait_for(state="detached")
    assert card["key"] not in [c["key"] for c in cards(home)]


def test_a_short_swipe_offers_options_and_clear(home, look):
    lock(home)
    one = look("?list=list", at=home)
    card = delivered(home, home.push(message("Choose")))
    one.card(card["key"]).wait_for()
    one.swipe(one.card(card["key"]), -100)
    row = one.page.locator(".row.open")
    row.get_by_role("button", name="Options").click()
    one.page.get_by_role("button", name="Cancel").click()
    row.get_by_role("button", name="Clear").click()
    one.card(card["key"]).wait_for(state="detached")


@pytest.mark.parametrize(
    "text",
    [
        "<script>document.title='owned'</script>",
        "<img src=x onerror=\"document.title='owned'\">",
        "\"><svg onload=alert(1)>",
        "javascript:alert(1)",
        "\u202egnp.exe\u202c \u2066x\u2069",
        "W" * 900,
        "{{7*7}} ${7*7} %s %n",
    ],
)
def test_a_hostile_push_changes_nothing_but_itself(home, look, text):
    lock(home)
    one = look("?list=list", at=home)
    before = one.page.title()
    push_id = home.push({"aps": {"alert": {"title": text, "subtitle": text, "body": text}, "thread-id": text[:60]}})
    card = delivered(home, push_id)
    shown = one.card(card["key"])
    shown.wait_for()
    assert shown.locator(".title").text_content() == card["title"]
    home.post(f"cards/{card['key']}/expand")
    one.page.wait_for_selector(".expanded .long-look")
    one.page.locator(f'li[data-key="{push_id}"] .line').click()
    one.page.wait_for_selector(".step:visible")
    assert one.page.title() == before and one.dialogs == []
    assert one.page.locator("body script, .screen [onerror], .screen [onload]").count() == 0
    width = one.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 1440
    home.post("screen/collapse")


def test_settings_turned_off_on_the_page_stop_the_app(home, look, artifacts):
    one = look(at=home)
    one.page.locator(".dock").get_by_role("button", name="Settings").click()
    name = home.app()["name"]
    one.page.locator(".settings .cell", has_text=name).click()
    master = one.page.get_by_role("switch", name="Allow Notifications")
    master.wait_for()
    one.settle()
    one.page.screenshot(path=artifacts / "settings.png")
    master.click()
    wait_for(lambda: home.app()["authorization"] == 1, "notifications to be off")
    push_id = home.push(message("Nobody sees this"))
    home.wait_for_event(push_id, "suppressed")
    assert one.page.locator(".banner-place .card").count() == 0
    one.page.get_by_role("switch", name="Allow Notifications").click()
    wait_for(lambda: home.app()["authorization"] == 2, "notifications to be on")


@pytest.mark.parametrize("answer, status", [("Keep", 2), ("Turn Off", 1)])
def test_a_provisional_card_asks_to_keep_or_turn_off(home, look, answer, status):
    settings = home.get(f"apps/{APP}/settings")
    quiet = {"authorizationStatus": 3, "alert": 1, "sound": 1, "badge": 1, "lockScreen": 1, "notificationCenter": 2}
    home.send("PUT", f"apps/{APP}/settings", {**settings, **quiet})
    try:
        push_id = home.push(message(f"Quietly: {answer}"))
        home.wait_for_event(push_id, "listed")
        one = look("?list=list", at=home)
        one.page.get_by_role("button", name="Open Notification Center").click()
        card = one.card(delivered(home, push_id)["key"])
        assert one.page.locator(".banner-place .card", has_text="Quietly").count() == 0
        card.get_by_role("button", name=answer).click()
        wait_for(lambda: home.app()["authorization"] == status, f"the answer to {answer}")
        card.get_by_role("button", name=answer).wait_for(state="hidden")
    finally:
        home.send("PUT", f"apps/{APP}/settings", settings)


def test_an_apps_own_settings_open_from_its_page(home, look):
    settings = home.get(f"apps/{APP}/settings")
    home.send("PUT", f"apps/{APP}/settings", {**settings, "providesAppNotificationSettings": True})
    one = look(at=home)
    one.page.locator(".dock").get_by_role("button", name="Settings").click()
    name = home.app()["name"]
    one.page.locator(".settings .cell", has_text=name).click()
    one.page.get_by_role("button", name=f"{name} Notification Settings").click()
    wait_for(lambda: home.get("screen")["phone"]["surface"] == {"type": "app", "bundleID": APP}, "the app to open")
    home.send("PUT", f"apps/{APP}/settings", settings)
    home.post("screen/home")


def test_the_scheduled_summary_holds_its_cards(home, look, artifacts):
    preferences = home.get("preferences")
    settings = home.get(f"apps/{APP}/settings")
    home.send("PUT", "preferences", {**preferences, "summary": {"times": ["03:00", "15:00"]}})
    home.send("PUT", f"apps/{APP}/settings", {**settings, "scheduledDelivery": 2})
    try:
        for title, score in (("Less relevant", 0.1), ("Most relevant", 0.9)):
            push_id = home.push(message(title, **{"relevance-score": score}))
            home.wait_for_event(push_id, "held")
        # Switched off, the summary brings at once what has waited.
        home.send("PUT", "preferences", preferences)
        lock(home)
        one = look(at=home)
        summary = one.page.locator(".surface.here .summary")
        summary.locator(".card", has_text="Most relevant").wait_for()
        assert summary.locator(".card").count() == 1
        summary.get_by_role("button", name="1 more").click()
        summary.locator(".card", has_text="Less relevant").wait_for()
        one.settle()
        one.page.screenshot(path=artifacts / "summary.png")
    finally:
        home.send("PUT", "preferences", preferences)
        home.send("PUT", f"apps/{APP}/settings", settings)
        home.send("DELETE", "cards")


def test_the_page_comes_back_with_the_device(home, look):
    one = look(at=home)
    port = home.running("device")["screen"]
    home.kill("device")
    one.page.wait_for_selector(".veil:not([hidden])")
    one.problems.clear()
    home.start_device(screen_port=port)
    one.page.wait_for_selector(".veil", state="hidden", timeout=30_000)
    push_id = home.push(message("After the night"))
    one.page.locator(f'li[data-key="{push_id}"]').wait_for(timeout=30_000)
    one.problems.clear()


def test_another_sites_page_gets_nothing(home, browser):
    context = browser.new_context()
    page = context.new_page()
    page.goto("data:text/html,<title>evil</title>")
    result = page.evaluate(
        """async (url) => {
            const tries = { read: [url + '/api/v1/screen', {}],
                write: [url + '/api/v1/cards', { method: 'DELETE' }],
                form: [url + '/api/v1/screen/home', { method: 'POST', mode: 'no-cors', body: '{}' }] };
            const got = {};
            for (const [name, [where, how]] of Object.entries(tries))
                got[name] = await fetch(where, how).then((a) => a.type + a.status, (e) => e.name);
            return got;
        }""",
        home.url,
    )
    context.close()
    assert result["read"] == "TypeError" and result["write"] == "TypeError", json.dumps(result)
    assert result["form"] in ("TypeError", "opaque0")
    assert home.get("screen")["phone"]["surface"] == {"type": "homeScreen"}


def open_inspector(home, look, title="Inspect me"):
    """A page whose inspector shows a push that was just sent."""
    one = look(at=home, permissions=["clipboard-read", "clipboard-write"])
    push_id = home.push(message(title))
    one.page.locator(".detail h1", has_text=title).wait_for()
    one.page.locator(".detail .tools").wait_for()
    return one, push_id


def test_a_push_is_sent_again_by_key(home, look):
    one, push_id = open_inspector(home, look, "Again")
    one.gesture()
    one.page.keyboard.press("r")
    wait_for(lambda: len([j for j in home.get("journeys") if j["title"] == "Again"]) == 2, "the second push")


def test_a_push_is_changed_and_sent(home, look, artifacts):
    one, _ = open_inspector(home, look, "Change me")
    one.page.locator('[data-tool="editAndSend"]').click()
    field = one.page.get_by_label("Payload")
    field.wait_for()
    assert '"Change me"' in field.input_value()
    field.fill(json.dumps({"aps": {"alert": {"titel": "Changed", "body": "b"}, "badge": "1"}}))
    one.page.locator(".marks li", has_text="is “title” meant?").wait_for()
    one.page.locator(".marks li", has_text="aps.badge").wait_for()
    one.page.screenshot(path=artifacts / "composer.png")
    field.fill(json.dumps(message("Changed")))
    one.page.locator(".marks .fine").wait_for()
    field.press("Control+Enter")
    one.page.locator(".detail h1", has_text="Changed").wait_for()


def test_a_rejection_is_told_in_the_composer(home, look):
    one = look(at=home)
    one.gesture()
    one.page.keyboard.press("n")
    field = one.page.get_by_label("Payload")
    one.page.wait_for_function("() => document.activeElement?.matches('.payload-field')")
    field.fill(json.dumps({"aps": {"alert": "x" * 5000}}))
    one.page.get_by_role("button", name="Send").click()
    one.page.locator(".answer.bad, .detail .facts .mark.bad", has_text="413").first.wait_for()


def test_templates_write_pushes_of_every_kind(home, look):
    one = look(at=home)
    one.page.get_by_role("button", name="New push").click()
    # The composer is drawn with the next frame; counting its options does not wait for it.
    choose = one.page.get_by_label("Template")
    choose.locator("option").last.wait_for(state="attached")
    one.page.wait_for_function("() => document.activeElement?.matches('.payload-field')")
    for index in range(choose.locator("option").count() - 1):
        choose.select_option(str(index))
        payload = json.loads(one.page.get_by_label("Payload").input_value())
        assert "aps" in payload
        marks = home.lint(payload, one.page.get_by_label("Push type").input_value())
        assert [m for m in marks if m["severity"] == "error"] == []
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".composer", state="detached")


def test_a_push_is_copied_as_curl(home, look):
    one, _ = open_inspector(home, look, "It's curl")
    one.page.locator('[data-tool="copyCurl"]').click()
    one.page.locator('[data-tool="copyCurl"]', has_text="Copied").wait_for()
    words = one.page.evaluate("() => navigator.clipboard.readText()")
    assert home.token() in words and "apns-topic" in words
    # What was copied is what a shell sends: the token's command is this build's.
    shell = words.replace("carillon push", f"{home.command_path} push")
    result = subprocess.run(["bash", "-c", shell + " -s -o /dev/null -w '%{http_code}'"], capture_output=True, text=True, timeout=60)
    assert result.stdout == "200", result.stderr + result.stdout


def test_the_tabs_and_their_keys(home, look, artifacts):
    one, push_id = open_inspector(home, look, "Tabs")
    one.gesture()
    one.page.get_by_role("tab", name="Screen").wait_for()
    one.page.keyboard.press("2")
    one.page.locator(".detail .seen .card").wait_for()
    one.page.keyboard.press("3")
    one.page.locator(".detail pre.code").wait_for()
    one.page.locator(".marks .fine").wait_for()
    one.page.keyboard.press("4")
    one.page.locator(".fields dt", has_text="device token").wait_for()
    # The push asked for no extension, though its app has one: that is its verdict.
    one.page.locator(f'li[data-key="{push_id}"] .mark', has_text="Not extended").wait_for()
    one.page.keyboard.press("?")
    one.page.locator(".help dt", has_text="n").first.wait_for()
    one.page.screenshot(path=artifacts / "shortcuts.png")
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".help", state="detached")
