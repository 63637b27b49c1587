"""What the inspector knows of a push: found by what it is, seen as the phone draws it, brought back by its address."""

import pytest
from test_states import phone, push, still_phone  # noqa: F401


@pytest.fixture
def inspected(phone, look):  # noqa: F811
    """A page, and three pushes of different kinds."""
    told = {
        "soon": push(phone, "Find gate", body="Leaves soon", **{"thread-id": "gate", "interruption-level": "time-sensitive"}),
        "quiet": push(phone, "Find quiet", body="No hurry", **{"thread-id": "quiet", "interruption-level": "passive"}),
        "loud": push(phone, "Find loud", body="With a sound", sound="default", **{"thread-id": "loud"}),
    }
    one = look(at=phone)
    one.page.locator(".feed .line").first.wait_for()
    return one, {name: card["journeyID"] for name, card in told.items()}


@pytest.mark.parametrize("words, found", [
    ("title:\"find gate\"", "soon"), ("body:hurry title:find", "quiet"), ("thread:loud", "loud"), ("level:passive", "quiet"),
    ("find has:sound", "loud"), ("title:find is:silenced", "quiet"), ("title:find !level:passive !has:sound", "soon"),
])
def test_fields_find_what_they_name(inspected, words, found):
    one, ids = inspected
    one.gesture()
    one.page.keyboard.press("/")
    one.page.keyboard.type(words)
    mine = f'li[data-key="{ids[found]}"]'
    others = ", ".join(f'li[data-key="{id}"]' for name, id in ids.items() if name != found)
    one.page.wait_for_function("([mine, others]) => document.querySelector(mine) && !document.querySelector(others)", arg=[mine, others])


def test_a_search_goes_on_while_pushes_come(inspected, phone):  # noqa: F811
    one, _ = inspected
    one.gesture()
    one.page.keyboard.press("/")
    one.page.keyboard.type("title:\"comes later\"")
    one.page.get_by_text("Nothing matches.").wait_for()
    journey = push(phone, "Comes later")["journeyID"]
    one.page.locator(f'.feed li[data-key="{journey}"]').wait_for()
    assert one.page.locator(".feed li").count() == 1


def test_a_push_is_seen_as_the_phone_draws_it(inspected, phone):  # noqa: F811
    one, ids = inspected
    one.page.locator(f'li[data-key="{ids["soon"]}"] .line').click()
    one.page.get_by_role("tab", name="Screen").click()
    seen = one.page.get_by_role("img", name="Time Sensitive, Scripted, Find gate, Leaves soon")
    seen.wait_for()
    assert seen.locator(".body").text_content() == "Leaves soon"
    one.page.get_by_role("button", name="Open on the phone").click()
    one.page.get_by_role("dialog", name="Find gate").wait_for()


def test_the_address_brings_a_push_back(inspected):
    one, ids = inspected
    one.page.locator(f'li[data-key="{ids["quiet"]}"] .line').click()
    one.page.locator(".detail h1", has_text="Find quiet").wait_for()
    assert one.page.url.endswith(f"#{ids['quiet']}")
    one.page.reload()
    one.page.locator(".detail h1", has_text="Find quiet").wait_for()
