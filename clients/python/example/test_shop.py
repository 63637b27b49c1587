"""What the customer sees of an order: through the shop's own code, a real APNs library and a real phone."""

import asyncio

import pytest

from carillon import APIError, NotificationMissing, NotificationPresent, Phone, contains, matches

APP = "com.example.RichPush"


def order(shop, customer, dish="soup"):
    answer = shop.post("/orders", json={"token": customer.device_token, "dish": dish})
    assert answer.status_code == 201, answer.json
    return answer.json["said"]


def test_the_customer_sees_the_order(phone, customer, shop):
    order(shop, customer)
    seen = phone.wait_for_notification(title="Order received", body=contains("soup"), thread="orders")
    assert seen.payload["order"]["items"] == ["soup"]
    assert seen.app == APP


def test_only_what_comes_after_a_cursor(phone, customer, shop):
    order(shop, customer, "soup")
    phone.wait_for_notification(body=contains("soup"))
    since = phone.cursor()
    phone.assert_no_notification(app=APP, since=since, within=0.3)
    order(shop, customer, "cake")
    assert phone.wait_for_notification(app=APP, since=since).body == "We are cooking your cake."


def test_a_miss_tells_what_came_instead(phone, customer, shop):
    order(shop, customer)
    phone.wait_for_notification(title="Order received")
    with pytest.raises(NotificationMissing) as missing:
        phone.wait_for_notification(title="Order recieved", payload={"order.items.0": "cake"}, timeout=0.2)
    message = str(missing.value)
    assert "title is “Order received”, not “Order recieved”" in message
    assert 'payload.order.items.0 is "soup", not "cake"' in message
    assert missing.value.near_misses[0]["notification"]["title"] == "Order received"


def test_what_must_not_come_is_told_at_once(phone, customer, shop):
    order(shop, customer)
    with pytest.raises(NotificationPresent, match="Order received"):
        phone.assert_no_notification(title=matches("^Order"), within=30)


def test_the_customer_replies_and_the_app_hears_it(phone, customer, shop):
    id = order(shop, customer)
    replied = phone.reply("No onions, please", "reply", title="Order received")
    assert replied.id == id
    handled = phone.wait_for_notification(id=id, until="handled")
    assert "did-receive" in handled.steps


def test_an_action_that_is_not_there_names_those_that_are(phone, customer, shop):
    order(shop, customer)
    with pytest.raises(APIError, match="there is no action “Rate”.*Reply"):
        phone.act("Rate", title="Order received")


def test_a_silenced_app_shows_nothing_and_the_miss_names_the_rule(phone, bundle):
    phone.install(bundle, allow=False)
    phone.wait_for_token(APP)
    phone.push({"aps": {"alert": {"title": "Unseen"}}}, app=APP)
    with pytest.raises(NotificationMissing, match="“Unseen” of com.example.RichPush: suppressed: "):
        phone.wait_for_notification(title="Unseen", timeout=2)


@pytest.mark.phone(manual_clock=True)
def test_time_moves_by_hand(phone, customer):
    before = phone.clock.now
    phone.clock.advance(3600)
    assert phone.clock.now == before + 3600


@pytest.mark.phone(manual_clock=True)
def test_the_same_awaited(async_phone, bundle):
    async def customer():
        app = await async_phone.install(bundle)
        assert await async_phone.app(APP) == app
        assert await async_phone.wait_for_token(APP) == app.device_token
        before = await async_phone.clock.now()
        await async_phone.clock.advance(60)
        assert await async_phone.clock.now() == before + 60
        await async_phone.push({"aps": {"alert": {"title": "Awaited"}}}, app=APP)
        await async_phone.wait_for_notification(title="Awaited")
        return await async_phone.clear(title="Awaited")

    assert asyncio.run(customer()).title == "Awaited"


def test_a_member_that_nothing_reads_is_refused(phone):
    with pytest.raises(APIError, match="“titel”, which nothing reads"):
        phone.api.post("notifications/wait", {"titel": "Order received"})
    with pytest.raises(APIError, match="until is “shwon”"):
        phone.api.post("notifications/wait", {"until": "shwon"})


def test_the_shop_hears_that_a_customer_is_gone(phone, customer, shop, faults):
    faults.add(APP, reason="Unregistered", count=1)
    refused = shop.post("/orders", json={"token": customer.device_token, "dish": "soup"})
    assert (refused.status_code, refused.json["status"], refused.json["said"]) == (502, 410, "Unregistered")
    order(shop, customer)
    phone.wait_for_notification(title="Order received")


def test_a_fault_is_of_this_phone_alone_and_is_taken_away(phone, customer, shop, faults, carillon_hub, bundle):
    faults.add(APP, reason="InternalServerError")
    with pytest.raises(APIError, match="InternalServerError"):
        phone.push({"aps": {"alert": "x"}}, app=APP)
    other = carillon_hub.phone(apps=[bundle])
    try:
        Phone(other).push({"aps": {"alert": "x"}}, app=APP)
    finally:
        other.close()
    faults.clear(APP)
    order(shop, customer)
    with pytest.raises(APIError, match="none of Apple's"):
        faults.add(APP, reason="NoSuchReason")
    with pytest.raises(APIError, match="no app"):
        faults.add("com.example.Nobody", delay=1)
