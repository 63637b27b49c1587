"""Service extensions as twenty-six authors would have written them: built untouched, run by a real device."""

import base64
import hashlib
import hmac
import pathlib

import pytest
from cryptography.hazmat.primitives import padding
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from media_server import MediaServer
from pixels import Pixels
from programs import ROOT, Carillon, build, events, install, wait_for

AUTHORS = ROOT / "Tests/Fixtures/Authors"
KEY = b"0123456789abcdef0123456789abcdef"
PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="


def bundle_id(author):
    return f"com.example.{author}"


@pytest.fixture(scope="module")
def media(sample_media, tmp_path_factory):
    folder = tmp_path_factory.mktemp("media")
    for file in sample_media.iterdir():
        (folder / file.name).symlink_to(file)
    (folder / "article.json").write_text('{"headline": "Bells ring", "summary": "In the old town."}')
    server = MediaServer(folder)
    yield server
    server.close()


@pytest.fixture(scope="module")
def phone(tmp_path_factory):
    machine = Carillon(tmp_path_factory.mktemp("authors"))
    machine.start_gateway()
    machine.start_device(0)
    yield machine
    machine.stop("device")
    machine.stop("gateway")


def gcm(text):
    nonce = bytes(range(12))
    return base64.b64encode(nonce + AESGCM(KEY).encrypt(nonce, text.encode(), None)).decode()


def cbc(text):
    iv = bytes(range(16))
    padder = padding.PKCS7(128).padder()
    plain = padder.update(text.encode()) + padder.finalize()
    encryptor = Cipher(algorithms.AES(KEY), modes.CBC(iv)).encryptor()
    return base64.b64encode(iv + encryptor.update(plain) + encryptor.finalize()).decode()


def push(phone, author, keys=None, **aps):
    payload = {"aps": {"alert": {"title": "Title", "body": "Body"}, "mutable-content": 1, **aps}, **(keys or {})}
    return phone.push(payload, app=bundle_id(author))


def shown(phone, author, keys=None, **aps):
    """The card of a push and its journey's log lines."""
    push_id = push(phone, author, keys, **aps)
    journey = phone.wait_for_event(push_id, "shown")
    card = next(card for card in phone.cards() if card["journeyID"] == push_id)
    return card, [step["text"] for step in journey["entries"]]


def first_year(phone, media):
    # The oldest demos put the link inside aps.
    card, _ = shown(phone, "FirstYear", **{"attachment-url": media.url("picture.jpg")})
    assert card["title"] == "Title [modified]"
    assert len(card["attachments"]) == 1


def filed(phone, media):
    card, lines = shown(phone, "Filed", {"picture": media.url("picture.jpg")})
    assert card["subtitle"] == "Library Library ~/Library Library/Application Support", lines
    assert len(card["attachments"]) == 2


def concurrent(phone, media):
    links = [{"url": media.url(name)} for name in ("picture.jpg", "voice.mp3")]
    card, lines = shown(phone, "Concurrent", {"attachments": links})
    assert card["title"] == "★ Title"
    assert card["subtitle"] == "phone"
    assert [a["identifier"] for a in card["attachments"]] == ["picture.jpg", "voice.mp3"]
    assert any("with 2 files" in line for line in lines)


def kit_like(phone, media):
    keys = {
        "custom": {"i": "1"},
        "att": {"big": media.url("picture.jpg")},
        "buttons": [{"id": "like", "text": "Like"}],
        "badge_inc": 2,
    }
    card, _ = shown(phone, "KitLike", keys)
    assert [a["title"] for a in card["actions"]] == ["Like"]
    assert len(card["attachments"]) == 1
    shown(phone, "KitLike", keys)
    assert phone.app(bundle_id("KitLike"))["badge"] == 4


def sealed(phone, media):
    assert shown(phone, "Sealed", {"gcm": gcm("from GCM")})[0]["body"] == "from GCM"
    assert shown(phone, "Sealed", {"cbc": cbc("from CBC")})[0]["body"] == "from CBC"
    assert shown(phone, "Sealed", {"gcm": "AAAA"})[0]["body"] == "You have a new message"


def digests(phone, media):
    """By the published tests: FIPS 180-4 and RFC 1321, RFC 6070 and 7914, RFC 4231, NIST SP 800-38A (F.2.1, F.1.1)."""

    def answer(ask):
        return shown(phone, "Digests", {"ask": ask})[0]["body"].split("\n")

    abc = [hashlib.new(name, b"abc").hexdigest() for name in ("md5", "sha1", "sha256", "sha512")]
    assert abc[0] == "900150983cd24fb0d6963f7d28e17f72" and abc[1] == "a9993e364706816aba3e25717850c26c9cd0d89d"
    assert answer("digests") == [*abc[:3], abc[2]]
    assert answer("parts") == abc
    sha1, sha256, code = answer("keys")
    assert sha1 == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"
    assert sha256.startswith("55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc")
    assert code == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    chained, back, padded, alone, both, lengths, refused = answer("blocks")
    text = "6bc1bee22e409f96e93d7e117393172a"
    assert (chained, back) == ("7649abac8119b246cee98e9b12e9197d", text)
    assert padded == "16 hello"
    assert (alone, both) == ("3ad77bb40d7a3660a89ecaf32466ef97" * 2, text * 2)
    # One block more than what is full: the padding always has a place.
    assert lengths == "[16, 16, 32, 32]"
    assert refused == "[true, true, true, true, true]"


def messenger(phone, media):
    message = {"from": "ann@example.com", "name": "Ann", "group": "Bell ringers", "avatar": media.url("picture.jpg")}
    card, _ = shown(phone, "Messenger", {"message": message})
    assert card["title"] == "Bell ringers"
    assert card["avatarURL"]
    card, _ = shown(phone, "Messenger", {"message": {"from": "bob@example.com", "name": "Bob"}})
    assert card["title"] == "Bob" and not card.get("subtitle")
    assert phone.command("device", "focus", "Work", "--let-through", f"{bundle_id('Messenger')}=team").returncode == 0
    card, _ = shown(phone, "Messenger", {"message": {"from": "bob@example.com", "name": "Bob"}})
    assert card["subtitle"] == "while you are busy"
    assert phone.command("device", "focus", "--off").returncode == 0


def archive(phone, media):
    card, lines = shown(phone, "Archive", {"sent": "2026-01-02T03:04:05Z", "kind": 1})
    assert (card["title"], card["subtitle"], card["body"]) == ("2026-01-02 03:04", "1 unread", "Body (photo)")
    assert any("badge 3" in line for line in lines)
    card, _ = shown(phone, "Archive")
    assert (card["subtitle"], card["body"]) == ("2 unread", "Body (note)")
    assert phone.app(bundle_id("Archive"))["badge"] == 2


def thumbnail(phone, media):
    card, lines = shown(phone, "Thumbnail", {"picture": media.url("picture.jpg")})
    assert [a["identifier"] for a in card["attachments"]] == ["small", "large"]
    assert any(line.startswith("small: 64.0 x ") for line in lines)
    card, _ = shown(phone, "Thumbnail")
    assert [a["identifier"] for a in card["attachments"]] == ["logo"]


def caller(phone, media):
    assert shown(phone, "Caller", {"number": "+44 20 7946 0000"})[0]["title"] == "+44 20 7946 0000"
    push_id = push(phone, "Caller", {"call": True, "number": "+44 20 7946 0000"})
    journey = phone.wait_for_event(push_id, "suppressed")
    assert any("a call was reported" in step["text"] for step in journey["entries"])
    assert "shown" not in events(journey)


def announcer(phone, media):
    card, _ = shown(phone, "Announcer", alert={"title": "Till", "body": "Twenty pounds received"})
    assert card["title"] == "Till"

    def sounds():
        entries = phone.get(f"journeys/{card['journeyID']}")["entries"]
        return any("announcement.caf" in step["text"] for step in entries)

    # Its sound is a step after it was shown.
    wait_for(sounds, "the spoken sound", instead=lambda: phone.get(f"journeys/{card['journeyID']}"))


def reactive(phone, media):
    card, lines = shown(phone, "Reactive", {"article": media.url("article.json")})
    assert (card["title"], card["body"]) == ("Bells ring", "In the old town.")
    assert any("started, delivered" in line for line in lines)
    card, lines = shown(phone, "Reactive", {"article": media.url("missing")})
    assert card["title"] == "Title"
    assert any("no article" in line for line in lines)


def bridged(phone, media):
    order = {"items": [{"name": "Soup", "count": 2}, {"name": "Bread", "count": 1}], "total": 12.25}
    card, lines = shown(phone, "Bridged", {"order": order, "shop": "Corner", "unread": 4, "secret": "x"})
    assert (card["title"], card["subtitle"], card["body"]) == ("Title (Corner)", "12.75", "Soup × 2, Bread × 1")
    assert any("stock is low in shop: 7" in line for line in lines), lines
    assert any("logo shop.png png /logos/shop 14" in line for line in lines), lines
    assert phone.app(bundle_id("Bridged"))["badge"] == 5


def observant(phone, media):
    card, _ = shown(phone, "Observant")
    assert card["title"] == " (0), Title (0), Title (0), Title (1)", "each time that it is set"
    assert card["subtitle"] == "headline=Title, headline=Title, author.name=nobody, author.name=Ann"
    assert card["body"] == '[0, 1] ["Title"] 1 0'


def downloads(phone, media):
    files = [{"url": media.url(name)} for name in ("clip.mp4", "missing.png", "picture.jpg")]
    card, lines = shown(phone, "Downloads", {"media": files})
    assert [a["kind"] for a in card["attachments"]] == ["movie", "image"]
    assert len({a["identifier"] for a in card["attachments"]}) == 2, "made up, each its own"
    assert any("no media: 404" in line for line in lines), lines


def vault(phone, media):
    def sealed(mac):
        return shown(phone, "Vault", {"body": "Meet me at six", "mac": mac})

    mac = hmac.new(b"open sesame", b"Meet me at six", hashlib.sha256).hexdigest()
    card, lines = sealed(mac)
    assert card["body"] == "Meet me at six"
    assert card["threadIdentifier"] == "thread-" + hashlib.sha256(b"Title").hexdigest()[:8]
    assert any("first push" in line for line in lines), lines
    card, lines = sealed("0" * 64)
    assert card["body"] == "This message was changed on its way."
    assert not any("first push" in line for line in lines), "the secret was kept"


def imaging(phone, media):
    card, lines = shown(phone, "Imaging", {"image": media.url("picture.jpg")})
    assert [a["kind"] for a in card["attachments"]] == ["image"]
    assert any("1 frames, 200 x 133" in line for line in lines), lines
    card, lines = shown(phone, "Imaging", {"image": media.url("picture.jpg"), "drawn": True})
    assert [a["mimeType"] for a in card["attachments"]] == ["image/jpeg"], lines


def poster(phone, media):
    card, lines = shown(phone, "Poster", {"photo": media.url("picture.jpg")})
    assert [a["mimeType"] for a in card["attachments"]] == ["image/png", "image/jpeg"], lines
    assert card["subtitle"] in {"mostly warm", "mostly cold"}
    wide, badge = (Pixels(phone.open(attachment["url"]).read()) for attachment in card["attachments"])
    assert (wide.width, wide.height) == (600, 300)
    # The edge of the portrait, and the words beside it.
    assert wide.at(48, 150) == (255, 255, 255)
    assert any(wide.at(x, 145) == (255, 255, 255) for x in range(200, 320))
    # A drawing of the catalogue, 20 points wide.
    assert wide.at(540, 240) == (255, 0, 0)
    assert wide.at(565, 240) != (255, 0, 0)
    assert badge.at(2, 2) == (255, 255, 255)
    red, green, blue = badge.at(40, 40)
    assert green > 180 and red < 90 and blue < 120


def localized(phone, media):
    card, lines = shown(phone, "Localized", {"unread": 3, "due": 1767323045, "price": 1234.5})
    assert (card["title"], card["subtitle"]) == ("Hello from the bundle", "3 unread")
    assert card["body"].startswith("Jan 2, 2026") and "1.234,50" in card["body"], card["body"]
    assert any("api https://api.example.com/1 " in line for line in lines), lines
    assert any("debug build 1.4 true" in line for line in lines), lines


def worded(phone, media):
    text = "Track your parcel at https://track.example.com/7 or call +1 555 123 4567."
    card, lines = shown(phone, "Worded", {"page": media.url("article.json")}, alert={"title": "…", "body": text})
    assert (card["title"], card["subtitle"]) == ("Your order is on its way", "Tomorrow")
    assert card["body"].splitlines() == [
        "link track.example.com",
        "phone +1 555 123 4567",
        "13 words of en",
        "2.5 mi",
        "1 hour, 30 minutes",
        "3 minutes ago",
        "Anna",
    ]
    for line in (
        "locale en_US en-US",
        "written Wednesday, January 7, 2026 | Jan 7, 2026 | $1,234.50 | 25% | Sunday | 1",
        "strings Your order is on its way Only in English",
        'plurals ["1 parcel", "3 parcels"] ["after a stop", "after 2 stops"] after 5 stops',
        "defaults true 1.5",
        "system true",
        "format 1 2",
        "file The file “list.txt” couldn’t be opened because there is no such file.",
        "own The operation couldn’t be completed. (Worded.OrderError error 0.)",
        "closed Could not connect to the server.",
        'page {"headline": "Bells ring"',
        "reminders 0",
    ):
        assert any(line in said for said in lines), lines
    before = phone.get("preferences")
    phone.send("PUT", "preferences", {**before, "language": "zh-Hans"})
    try:
        card, lines = shown(phone, "Worded", alert={"title": "…", "body": "包裹今天到达"})
        assert (card["title"], card["subtitle"]) == ("您的订单正在路上", "明天")
        assert card["body"].splitlines() == ["3 words of zh-Hans", "4公里", "1小时30分钟", "3分钟前", "Anna"]
        for line in (
            "locale zh-Hans_CN zh-Hans-CN",
            "written 2026年1月7日 星期三 | 2026年1月7日 | ¥1,234.50 | 25% | 星期日 | 1",
            "strings 您的订单正在路上 Only in English",
            'plurals ["1 个包裹", "3 个包裹"]',
            "file 未能打开文件“list.txt”，因为它不存在。",
            "closed 未能连接到服务器。",
        ):
            assert any(line in said for said in lines), lines
    finally:
        phone.send("PUT", "preferences", before)


def archived(phone, media):
    assert shown(phone, "Archived")[0]["subtitle"] == "1 so far, first Title"
    card, lines = shown(phone, "Archived")
    assert card["subtitle"] == "2 so far, first Title"
    assert any("log has 2" in line for line in lines), lines
    assert phone.app(bundle_id("Archived"))["badge"] == 2


def connected(phone, media):
    card, lines = shown(phone, "Connected")
    assert card["subtitle"] == "online"
    assert any("widgets of the kind Inbox were asked for new timelines" in line for line in lines), lines
    assert any("the phone was asked to vibrate" in line for line in lines), lines
    for setting, told in [("metered", "metered"), ("off", "offline"), ("on", "online")]:
        assert phone.command("device", "network", setting).returncode == 0
        assert shown(phone, "Connected")[0]["subtitle"] == told
    for session in (True, False):
        picture = {"picture": media.url("picture.jpg"), "session": session}
        card, lines = shown(phone, "Connected", picture)
        assert card["body"].endswith(" bytes"), lines
        assert any(f"{'session' if session else 'request'} false true" in line for line in lines), lines
        headers = {name.lower() for name in media.headers["/picture.jpg"]}
        assert "x-app" in headers and not any("carillon" in name for name in headers), headers
        phone.command("device", "network", "metered")
        card, lines = shown(phone, "Connected", picture)
        assert card["body"] == "later, on Wi-Fi", lines
        assert any("picture.jpg was not asked for: the network is metered" in line for line in lines), lines
        phone.command("device", "network", "on")


def modern(phone, media):
    sender = {"name": "Ann", "avatar": media.url("picture.jpg")}
    message = {
        "id": "3F2504E0-4F89-11D3-9A0C-0305E82C3301",
        "sender": sender,
        "kind": "sticker",
        "sent_at": "2026-01-02T03:04:05Z",
        "tags": ["bells", "art"],
    }
    card, lines = shown(phone, "Modern", {"message": message})
    assert (card["title"], card["body"]) == ("Ann", "#art #bells")
    assert len(card["attachments"]) == 1
    card, lines = shown(phone, "Modern", {"message": {"id": message["id"]}})
    assert card["title"] == "Title"
    assert any("no sender" in line for line in lines), lines


def patterns(phone, media):
    card, lines = shown(phone, "Patterns", alert={"title": "Title", "body": "Hello @ann and @bob"})
    assert card["title"] == "ann"
    assert any('names ["ann", "bob"]' in line for line in lines), lines
    assert any("id=" in line and "model=iPhone" in line for line in lines), lines


def feed(phone, _):
    entries = '<feed><entry by="Ann"><title>Bells &amp; ropes</title></entry><entry by="Bob"><title>Old</title></entry></feed>'
    card, _ = shown(phone, "Feed", {"feed": entries, "picture": PIXEL})
    assert (card["title"], card["body"]) == ("Bells & ropes", "Ann")
    assert card["attachments"][0]["kind"] == "image"


def player(phone, media):
    card, lines = shown(phone, "Player", {"media": media.url("clip.mp4")})
    assert (card["subtitle"], card["attachments"][0]["kind"]) == ("0:05", "movie")


BEHAVIOURS = {
    "FirstYear": first_year,
    "Filed": filed,
    "Concurrent": concurrent,
    "KitLike": kit_like,
    "Sealed": sealed,
    "Digests": digests,
    "Messenger": messenger,
    "Archive": archive,
    "Thumbnail": thumbnail,
    "Caller": caller,
    "Announcer": announcer,
    "Reactive": reactive,
    "Archived": archived,
    "Bridged": bridged,
    "Connected": connected,
    "Downloads": downloads,
    "Imaging": imaging,
    "Localized": localized,
    "Observant": observant,
    "Poster": poster,
    "Worded": worded,
    "Modern": modern,
    "Patterns": patterns,
    "Feed": feed,
    "Player": player,
    "Vault": vault,
}


@pytest.mark.parametrize("author", BEHAVIOURS)
def test_an_authors_extension_is_built_untouched_and_enriches(author, phone, media, tmp_path):
    sources = {path: path.read_bytes() for path in (AUTHORS / author).rglob("*") if path.is_file()}
    bundle = build(f"Tests/Fixtures/Authors/{author}", tmp_path)
    install(phone, bundle, bundle_id(author))
    BEHAVIOURS[author](phone, media)
    assert sources == {pathlib.Path(path): path.read_bytes() for path in sources}


def test_every_author_has_a_behaviour():
    assert sorted(path.name for path in AUTHORS.iterdir()) == sorted(BEHAVIOURS)
