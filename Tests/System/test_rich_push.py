"""RichPush on a real device: real gateway, real extension process, real media server, real files."""

import base64
import json
import os
import shutil

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from looking import probe, shown, sound_file, texts
from programs import ROOT, build, events, start_phone, wait_for

SHOP = "com.example.PaymentVoice"
GROUP = "group.com.example.PaymentVoice"


@pytest.fixture(scope="session")
def shop_app(tmp_path_factory):
    return build("Examples/PaymentVoice", tmp_path_factory.mktemp("shop"))


@pytest.fixture
def shop(machine, shop_app):
    return start_phone(machine, shop_app, SHOP, "--manual-clock")


def payload(**members):
    alert = {"title": "Payment", "body": "A payment has arrived"}
    return {"aps": {"alert": alert, "sound": "default", "mutable-content": 1}, **members}


def spoken(phone, amount):
    """Pushes a payment and gives the sound file that the notification plays."""
    push_id = phone.push(payload(payment={"amount": amount, "currency": "CNY", "payer": "Ann"}), app=SHOP)
    journey, card = shown(phone, push_id)
    assert card["title"] == f"Ann paid {amount}"
    return sound_file(phone, journey, GROUP)


def test_a_payment_is_spoken(shop):
    long, loudness = probe(spoken(shop, "12345.67"))
    short, _ = probe(spoken(shop, "1"))
    # 您的小店收款一万二千三百四十五元六角七分 has 20 syllables, 您的小店收款一元 has 8: four to six a second.
    assert 20 / 6 < long < 20 / 3
    assert 8 / 6 < short < 8 / 3
    assert loudness > -40, "silence"


def test_the_examples_own_payment(shop):
    sample = json.loads((ROOT / "Examples/PaymentVoice/payment.json").read_text())
    for badge in (1, 2):
        _, card = shown(shop, shop.push(sample, app=SHOP))
        assert (card["title"], card["threadIdentifier"]) == ("Ann paid 128.50", "till-1")
        assert [(a["title"], a["isDestructive"]) for a in card["actions"]] == [("Send receipt", False), ("Refund", True)]
        wait_for(lambda: shop.app(SHOP)["badge"] == badge, f"the badge to be {badge}")


ON_A_PHONE = """final class NotificationService: RichPushService {
    override var configuration: RichPushConfiguration {
        var configuration = RichPushConfiguration()
        configuration.media = MediaSettings(MediaSource.common)
        return configuration
    }
}
"""


def test_the_source_for_phones_needs_no_more_than_apples_modules(machine, media, tmp_path):
    """RichPush's own files in an author's folder, with the branch that imports Apple's modules."""
    project = tmp_path / "Own"
    shutil.copytree(ROOT / "Sources/App/RichPush", project, ignore=shutil.ignore_patterns("*.docc"))
    for file in project.rglob("*.swift"):
        file.write_text(file.read_text().replace("#if os(Linux)", "#if !os(iOS)"))
    (project / "NotificationService.swift").write_text(ON_A_PHONE)
    shutil.copy(ROOT / "Tests/Fixtures/Authors/FirstYear/Info.plist", project)
    start_phone(machine, build(project, tmp_path / "out"), "com.example.Own")
    _, card = shown(machine, machine.push(payload(image=media.url("picture.jpg")), app="com.example.Own"))
    assert [a["kind"] for a in card["attachments"]] == ["image"]


def test_several_media_and_one_that_fails(shop, media):
    media_urls = [media.url(name) for name in ["picture.jpg", "missing.png", "voice.mp3"]]
    attachments = [{"url": url, "type": url.rsplit(".")[-1]} for url in media_urls]
    push_id = shop.push(payload(attachments=attachments), app=SHOP)
    journey, card = shown(shop, push_id)
    assert [a["kind"] for a in card["attachments"]] == ["image", "audio"]
    assert any("missing.png" in text and "404" in text for text in texts(journey)), texts(journey)


def test_sealed_content_is_opened(shop):
    key = (shop.state / "device/groups" / GROUP / "push.key").read_bytes()
    nonce = os.urandom(12)
    secret = {"title": "Sealed", "body": "Table four has paid", "payment": {"amount": "5", "payer": "Bo"}}
    sealed = base64.b64encode(nonce + AESGCM(key).encrypt(nonce, json.dumps(secret).encode(), None)).decode()
    push_id = shop.push(payload(sealed=sealed), app=SHOP)
    _, card = shown(shop, push_id)
    assert (card["title"], card["body"]) == ("Bo paid 5", "Table four has paid")

    other = AESGCM(os.urandom(32)).encrypt(nonce, json.dumps(secret).encode(), None)
    push_id = shop.push(payload(sealed=base64.b64encode(nonce + other).decode()), app=SHOP)
    journey, card = shown(shop, push_id)
    assert card["body"] == "A payment has arrived; open the app to see it"
    assert any("no key opens the content" in text for text in texts(journey)), texts(journey)


def test_the_time_is_over_and_what_is_ready_is_shown(shop, media):
    attachments = [{"url": media.url("picture.jpg")}, {"url": media.url("slow/clip.mp4")}]
    push_id = shop.push(payload(attachments=attachments, payment={"amount": "20", "payer": "Cy"}), app=SHOP)
    assert media.slow_was_asked.wait(30)
    # What is ready: the picture has come, too.
    wait_for(lambda: "/picture.jpg" in media.asked, "the picture to be loaded")
    shop.post("clock/advance", {"seconds": 31})
    journey, card = shown(shop, push_id)
    assert "extension-expired" in events(journey)
    assert any("best attempt" in text for text in texts(journey)), texts(journey)
    assert card["title"] == "Cy paid 20"
    assert [a["kind"] for a in card["attachments"]] in ([], ["image"])
