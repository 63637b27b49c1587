"""A message that names its sender: pushed, enriched by a service extension's INSendMessageIntent, seen in a browser."""

import pytest
from person import cards, lock
from programs import Carillon, build, install

APP = "com.example.Messenger"
# What makes a picture round and whole, and the icon a badge at its corner; sides in the phone's own points.
FACE = """(face) => {
    const side = (node) => node.offsetWidth, avatar = face.querySelector('.avatar:not([hidden]), .monogram:not([hidden])'), icon = face.querySelector('.art');
    const box = avatar.getBoundingClientRect(), badge = icon.getBoundingClientRect();
    return { isRound: getComputedStyle(avatar).borderRadius === '50%', avatar: side(avatar), icon: side(icon),
        isDrawn: avatar.tagName !== 'IMG' || avatar.naturalWidth > 0,
        corner: [Math.sign(badge.right - box.right), Math.sign(badge.bottom - box.bottom), Math.sign(box.left - badge.left)] }; }"""


@pytest.fixture(scope="module")
def messenger(tmp_path_factory):
    """A gateway and a device with a messenger whose service extension is as its author wrote it."""
    machine = Carillon(tmp_path_factory.mktemp("messenger"))
    try:
        machine.start_gateway()
        machine.start_device()
        install(machine, build("Tests/Fixtures/Authors/Messenger", tmp_path_factory.mktemp("bundle")), APP)
        machine.send("PUT", f"apps/{APP}/settings", machine.get(f"apps/{APP}/settings") | {"alertStyle": 2})
        yield machine
    finally:
        machine.kill_all()


@pytest.fixture
def phone(messenger):
    lock(messenger, False)
    messenger.post("screen/home")
    messenger.post("screen/collapse")
    messenger.post("screen/dismiss-banner")
    messenger.send("DELETE", "cards")
    return messenger


def say(phone, body, **message):
    """Pushes a message and gives its card, enriched."""
    payload = {"aps": {"alert": {"title": "Messenger", "body": body}, "mutable-content": 1}, "message": message}
    push_id = phone.push(payload, app=APP)
    phone.wait_for_event(push_id, "shown")
    return next(card for card in cards(phone) if card["journeyID"] == push_id)


def face_of(card, kind):
    face = card.locator(".face.person")
    face.locator(kind).wait_for()
    if kind == ".avatar":
        face.locator(".avatar").evaluate("it => it.decode()")
    return face.evaluate(FACE)


def is_a_person(face):
    assert face["isRound"] and face["isDrawn"]
    assert face["icon"] < face["avatar"] / 2 + 1, "the app's icon is the small one"
    assert face["corner"] == [1, 1, -1], "and stands at the corner, over the edge"


def test_a_message_shows_its_senders_face(phone, look, media, artifacts):
    one = look("?list=list", at=phone)
    card = say(phone, "Are you coming?", **{"from": "ann@example.com", "name": "Ann Lee", "avatar": f"{media}/picture.jpg"})
    banner = one.page.locator(".banner-place .card.in", has_text="Ann Lee")
    is_a_person(face_of(banner, ".avatar"))
    one.settle()
    one.page.screenshot(path=artifacts / "communication-banner.png")
    lock(phone)
    listed = one.card(card["key"])
    is_a_person(face_of(listed, ".avatar"))
    assert listed.locator(".title").text_content() == "Ann Lee"
    assert listed.get_attribute("aria-label").startswith("MessengerHost, Ann Lee, Are you coming?")
    phone.post(f"cards/{card['key']}/expand")
    opened = one.page.locator(".expanded .long-look")
    is_a_person(face_of(opened, ".avatar"))
    one.settle()
    one.page.screenshot(path=artifacts / "communication-expanded.png")


def test_a_group_is_the_title_and_says_who_speaks(phone, look, media, artifacts):
    lock(phone)
    one = look("?list=list", at=phone)
    group = {"from": "ann@example.com", "name": "Ann Lee", "group": "Bell ringers", "avatar": f"{media}/picture.jpg"}
    card = one.card(say(phone, "Practice at seven.", **group)["key"])
    is_a_person(face_of(card, ".avatar"))
    assert card.locator(".title").text_content() == "Bell ringers"
    assert card.locator(".subtitle").text_content() == "Ann Lee"
    one.settle()
    one.page.screenshot(path=artifacts / "communication-group.png")


@pytest.mark.parametrize("name, letters", [("Bob Stone", "BS"), ("小明", "小"), ("Zoë", "Z"), ("👩‍🚀", "👩‍🚀")])
def test_a_sender_without_a_picture_has_initials(phone, look, name, letters):
    lock(phone)
    one = look("?list=list", at=phone)
    card = one.card(say(phone, "No face", **{"from": "bob@example.com", "name": name})["key"])
    is_a_person(face_of(card, ".monogram"))
    assert card.locator(".monogram").text_content() == letters


def test_hidden_previews_hide_the_sender(phone, look, media):
    settings = phone.get(f"apps/{APP}/settings")
    phone.send("PUT", f"apps/{APP}/settings", settings | {"showPreviews": 2})
    try:
        lock(phone)
        one = look("?list=list", at=phone)
        sender = {"from": "ann@example.com", "name": "Ann Lee", "group": "Bell ringers", "avatar": f"{media}/picture.jpg"}
        card = one.card(say(phone, "A secret", **sender)["key"])
        card.locator(".body", has_text="Notification").wait_for()
        assert card.locator(".title").text_content() == "MessengerHost"
        assert card.locator(".face.person").count() == 0 and "Ann" not in card.inner_text()
    finally:
        phone.send("PUT", f"apps/{APP}/settings", settings)
