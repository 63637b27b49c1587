"""What means harm changes nothing but itself: payloads, files, other sites, floods. One device, one browser."""

import http.client
import json
import subprocess
import threading

import pytest
from bare import Bare
from by_hand import BUNDLE, allowed_app
from carillon_links import Failure, action, category
from person import CHROMIUM, cards, lock, wait_for
from programs import Carillon
from test_content import HOSTILE_FILES, picture
from vectors import VECTORS

MARKUP = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    """A gateway and a device with an app that speaks the link by hand, allowed everything."""
    carillon = Carillon(tmp_path_factory.mktemp("hostile"))
    try:
        carillon.start_gateway()
        carillon.start_device()
        carillon.app_by_hand, _ = allowed_app(carillon)
        yield carillon
    finally:
        carillon.kill_all()


@pytest.fixture
def phone(target):
    lock(target)
    target.post("screen/collapse")
    target.send("DELETE", "cards")
    return target


def send(phone, payload):
    """The gateway's answer to a payload, which need not be JSON."""
    body = payload if isinstance(payload, str) else json.dumps(payload)
    return json.loads(phone.post("pushes", {"bundleID": BUNDLE, "payload": body}))


def arrives(phone, push_id):
    return wait_for(lambda: [card for card in cards(phone) if card["journeyID"] == push_id], f"the card of {push_id}")[0]


def is_alive(one):
    """The page still draws what comes, and nobody wrote into it."""
    assert one.page.title() == "Carillon" and one.dialogs == []
    assert one.page.locator("body script, [onerror], [onload]").count() == 0
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 1440


FIELDS = {
    "title": {"alert": {"title": MARKUP, "body": "b"}},
    "subtitle": {"alert": {"title": "t", "subtitle": MARKUP, "body": "b"}},
    "body": {"alert": {"title": "t", "body": MARKUP}},
    "string": {"alert": MARKUP},
    "category": {"alert": {"title": "t", "body": "b"}, "category": MARKUP},
    "thread": {"alert": {"title": "t", "body": "b"}, "thread-id": MARKUP},
    "sound": {"alert": {"title": "t", "body": "b"}, "sound": MARKUP},
    "sound path": {"alert": {"title": "t", "body": "b"}, "sound": "../../../../etc/passwd"},
    "launch image": {"alert": {"title": "t", "body": "b", "launch-image": MARKUP}},
    "localization": {"alert": {"loc-key": MARKUP, "loc-args": [MARKUP, "%@%n%s%1$x"], "title-loc-key": "%@%@%@%@"}},
    "target content": {"alert": {"title": "t", "body": "b"}, "target-content-id": "javascript:alert(1)", "filter-criteria": MARKUP},
    "numbers": {"alert": {"title": "t", "body": "b"}, "badge": 10**18, "relevance-score": -1e308},
    "bidi": {"alert": {"title": "\u202e\u2066gnp.exe", "subtitle": "\u200f\u202dabc", "body": "\u2067" * 200 + "x"}},
    "controls": {"alert": {"title": "a\u0000b\u0007\u001b[31m", "body": "\ufffe\uffff\u2028\u2029"}},
    "zalgo": {"alert": {"title": "Z" + "\u0335\u0321\u0488" * 60, "body": "e" + "\u0301" * 100}},
    "one long word": {"alert": {"title": "W" * 1500, "body": "m" * 1500}},
    "lines": {"alert": {"title": "a\n" * 300, "body": "\r\n" * 500 + "end"}},
}


@pytest.mark.parametrize("field", FIELDS)
def test_no_field_is_more_than_its_text(phone, look, field):
    one = look("?list=list", at=phone)
    answer = send(phone, {"aps": FIELDS[field], MARKUP: MARKUP})
    assert answer["status"] == 200, answer
    card = arrives(phone, answer["id"])
    shown = one.card(card["key"])
    shown.wait_for()
    neighbour = arrives(phone, send(phone, {"aps": {"alert": {"title": "Neighbour", "body": "unharmed"}, "thread-id": "n"}})["id"])
    beside = one.card(neighbour["key"])
    beside.locator(".body", has_text="unharmed").wait_for()
    one.settle()
    screen, box = one.page.locator(".screen").bounding_box(), shown.bounding_box()
    assert box["height"] < 200 and box["x"] >= screen["x"] and box["x"] + box["width"] <= screen["x"] + screen["width"] + 1
    for part in ("title", "when"):
        assert beside.locator(f".{part}").bounding_box()["height"] < 40
    phone.post(f"cards/{card['key']}/expand")
    one.page.wait_for_selector(".expanded .long-look")
    one.page.locator(f'li[data-key="{answer["id"]}"] .line').click()
    one.page.locator(".detail h1").wait_for()
    one.page.get_by_role("tab", name="Payload").click()
    one.page.locator(".detail pre.code").wait_for()
    is_alive(one)


def everywhere(text):
    """A payload that says it wherever a payload says anything."""
    alert = {"title": text, "subtitle": text, "body": text, "launch-image": text, "summary-arg": text, "summary-arg-count": 2}
    aps = {"alert": alert, "category": text, "thread-id": text, "sound": text, "target-content-id": text, "filter-criteria": text}
    return {"aps": aps, text: {text: [text]}, "link": text}


def test_whatever_is_written_into_every_field_stays_text(phone, look):
    one = look("?list=list", at=phone)
    one.page.evaluate("() => { window.owned = () => { window.isOwned = true; }; }")
    phone.app_by_hand.call(
        "setCategories",
        categories=[
            category(text, [action(text, title=text, options=4)], placeholder=text, summary=f"%u {text} %@") for text in VECTORS
        ],
    )
    sent = {text: send(phone, everywhere(text))["id"] for text in VECTORS}
    # Two of each: a stack has a summary, too.
    for text in VECTORS:
        arrives(phone, send(phone, everywhere(text))["id"])
    for text, push_id in sent.items():
        key = arrives(phone, push_id)["key"]
        phone.post(f"cards/{key}/expand")
        look_at_it = one.page.locator(".expanded .long-look")
        look_at_it.wait_for()
        assert text.strip("\u2028\u2029") in look_at_it.inner_text(), text
        phone.post("screen/collapse")
        look_at_it.wait_for(state="hidden")
    search = one.page.get_by_role("searchbox").first
    for text in VECTORS:
        search.fill(text)
    search.fill("")
    for push_id in list(sent.values())[:3]:
        one.page.locator(f'li[data-key="{push_id}"] .line').click()
        for tab in one.page.locator(".detail [role=tab]").all():
            tab.click()
            one.settle()
    assert not one.page.evaluate("() => Boolean(window.isOwned)")
    assert [url for url in one.requests if not url.startswith((phone.url, "data:", "blob:"))] == []
    # A search that is none is answered with 400.
    one.problems[:] = [problem for problem in one.problems if "/search?" not in problem]
    is_alive(one)


def test_live_activities_and_journeys_are_only_text(phone, look):
    one = look(at=phone)
    activity = {"timestamp": 2_000_000_000, "event": "start", "attributes-type": MARKUP, "attributes": {MARKUP: MARKUP},
                "content-state": {MARKUP: MARKUP, "status": MARKUP, "progress": "0.5;background:red", "\u202eyek": "\u202eeulav"},
                "alert": {"title": "t", "body": "b"}}
    body = {"bundleID": BUNDLE, "pushType": "liveactivity", "payload": json.dumps({"aps": activity})}
    answer = json.loads(phone.post("pushes", body))
    assert answer["status"] == 200, answer
    card = one.page.locator(".surface.here .activity")
    card.locator(".status-line", has_text="onerror").wait_for()
    is_alive(one)
    phone.send("DELETE", f"activities/{answer['id']}")
    card.wait_for(state="detached")


@pytest.mark.parametrize("body", [b'{"aps":{"alert":"\xff\xfe\xc0\x80"}}', b'{"aps":{"alert":"\\ud800 lone"}}', b'{"aps":' + b'[' * 3000, b"\x00" * 64])
def test_bytes_that_are_no_text_harm_nobody(phone, look, body):
    one = look(at=phone)
    token = phone.command("push", "--print-token").stdout.strip()
    result = subprocess.run(
        ["curl", "-s", "--http2", "--cacert", phone.state / "gateway/ca.pem", "-o", "/dev/null", "-w", "%{http_code}",
         "-H", f"authorization: bearer {token}", "-H", f"apns-topic: {BUNDLE}", "-H", "apns-push-type: alert", "--data-binary", "@-",
         f"https://localhost:{phone.provider_port}/3/device/{phone.token(BUNDLE)}"],
        input=body, capture_output=True, timeout=60,
    )
    assert result.stdout in (b"200", b"400"), result
    after = arrives(phone, send(phone, {"aps": {"alert": {"title": "After it", "body": "b"}}})["id"])
    one.card(after["key"]).wait_for()
    is_alive(one)


FILES = {**HOSTILE_FILES, "svg.png": HOSTILE_FILES["evil.svg"], "html.jpg": HOSTILE_FILES["page.html"], "page.mp4": HOSTILE_FILES["page.html"],
         "empty.png": b"", "tail.png": picture() + b"<script>alert(6)</script>"}
# UNErrorDomain; those that begin like a picture are taken, and are what the browser makes of them.
REFUSED = {"evil.svg": 101, "page.html": 101, "empty.png": 102, "svg.png": 105, "html.jpg": 105, "page.mp4": 105}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_picture_is_no_attachment(phone, look, name):
    path = phone.state / name
    path.write_bytes(FILES[name])
    kind = {"svg": "public.svg-image", "html": "public.html", "jpg": "public.jpeg", "mp4": "public.mpeg-4"}.get(path.suffix[1:], "public.png")
    attachment = {"identifier": MARKUP, "path": str(path), "type": kind, "options": {"isThumbnailHidden": False}}
    one = look("?list=list", at=phone)
    if name in REFUSED:
        with pytest.raises(Failure) as refusal:
            phone.app_by_hand.add(name, title=name, attachments=[attachment])
        assert refusal.value.code == REFUSED[name]
        assert cards(phone) == [], "a request that is refused shows nothing"
    else:
        phone.app_by_hand.add(name, title=name, attachments=[attachment])
        card = wait_for(lambda: cards(phone), "the card")[0]
        one.card(card["key"]).wait_for()
        for media in card["attachments"]:
            head = http.client.HTTPConnection("127.0.0.1", phone.running("device")["screen"], timeout=30)
            head.request("GET", media["url"], headers=phone.authorization)
            answer = head.getresponse()
            assert answer.getheader("content-type").startswith(("image/png", "image/jpeg", "video/"))
            assert "sandbox" in answer.getheader("content-security-policy")
            assert answer.getheader("x-content-type-options") == "nosniff"
            head.close()
        phone.post(f"cards/{card['key']}/expand")
        one.page.wait_for_selector(".expanded .long-look")
        one.page.evaluate("() => Promise.all([...document.querySelectorAll('.expanded img')].map((one) => one.decode().catch(() => {})))")
    one.problems[:] = [problem for problem in one.problems if "404" not in problem]
    is_alive(one)


def test_a_page_that_opens_the_phone_keeps_no_hold_of_it(phone, look):
    """A server beside it on this machine is of the same site, so the cookie goes along."""
    one = look(at=phone)
    with Bare() as neighbour:
        page = one.context.new_page()
        page.goto(neighbour.url)
        with page.expect_popup() as opened:
            page.evaluate("(address) => { window.opened = open(address); }", phone.url)
        opened.value.wait_for_selector(".device-space:not([hidden])")
        assert page.evaluate("() => window.opened.closed"), "the page is closed, for all that who opened it can see"
        assert opened.value.evaluate("() => window.opener") is None


def test_the_policy_holds_in_the_browser(phone, look):
    """Were there a way in, what came through it could still do nothing."""
    one = look(at=phone)
    result = one.page.evaluate("""async () => {
        window.broken = new Set();
        document.addEventListener('securitypolicyviolation', (event) => window.broken.add(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.inline = true';
        document.body.append(script);
        const image = document.createElement('img');
        image.src = 'http://evil.example/pixel.png';
        document.body.append(image);
        const handler = document.createElement('div');
        handler.innerHTML = '<b onclick="window.clicked = true">x</b><style>body { display: none }</style>';
        document.body.append(handler);
        handler.firstChild.click();
        const frame = document.createElement('iframe');
        frame.src = 'http://evil.example/';
        document.body.append(frame);
        const talk = await fetch('http://evil.example/').then(() => 'went', () => 'blocked');
        const code = await new Promise((done) => setTimeout(() => { try { done(Function('return 1')()); } catch { done('blocked'); } }));
        return { inline: Boolean(window.inline), clicked: Boolean(window.clicked), talk, code,
            shown: getComputedStyle(document.body).display };
    }""")
    assert (result["inline"], result["clicked"], result["talk"], result["code"]) == (False, False, "blocked", "blocked")
    assert result["shown"] != "none"
    told = ["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-elem"]
    one.page.wait_for_function("told => told.every((one) => window.broken.has(one))", arg=told)
    one.problems.clear()
    one.requests[:] = [url for url in one.requests if "evil.example" not in url]


def test_a_name_that_is_rebound_to_this_machine_gets_nothing(phone, playwright_again):
    """A page of evil.example whose name now means 127.0.0.1 is, for the browser, of the same origin as the device."""
    port = phone.running("device")["screen"]
    page = playwright_again(f"--host-resolver-rules=MAP evil.example 127.0.0.1:{port}").new_page()
    answer = page.goto("http://evil.example/")
    assert answer.status == 403
    result = page.evaluate("""async () => {
        const read = await fetch('/api/v1/screen').then((answer) => answer.status);
        const write = await fetch('/api/v1/cards', { method: 'DELETE' }).then((answer) => answer.status);
        return [read, write];
    }""")
    assert result == [403, 403]


@pytest.fixture
def playwright_again(browser):
    """A browser with other arguments, of the same Playwright."""
    started = []

    def launch(*arguments):
        started.append(browser.browser_type.launch(executable_path=CHROMIUM, args=["--no-sandbox", *arguments]))
        return started[-1]

    yield launch
    for one in started:
        one.close()


def test_another_site_can_neither_frame_nor_listen(phone, browser):
    context = browser.new_context()
    page = context.new_page()
    page.route("http://other.example/", lambda route: route.fulfill(body="<title>other</title>", content_type="text/html"))
    page.goto("http://other.example/")
    result = page.evaluate("""async (url) => {
        const frame = document.createElement('iframe');
        frame.src = url;
        document.body.append(frame);
        await new Promise((done) => { frame.onload = done; });
        let seen = 'nothing';
        try { seen = frame.contentDocument?.title ?? 'nothing'; } catch { seen = 'blocked'; }
        const heard = await new Promise((done) => {
            const events = new EventSource(url + '/api/v1/events');
            events.onerror = () => { events.close(); done('error'); };
            events.onmessage = () => done('heard');
            events.addEventListener('render', () => done('heard'));
        });
        const form = await fetch(url + '/api/v1/cards', { method: 'POST', mode: 'no-cors', body: 'x' }).then((one) => one.type, () => 'refused');
        return { seen, heard, form };
    }""", phone.url)
    context.close()
    assert result["seen"] in ("nothing", "blocked") and result["heard"] == "error"
    assert result["form"] in ("opaque", "refused")


def test_a_flood_of_listeners_ends_at_a_bound_and_leaves_the_page_its_place(phone, look):
    one = look(at=phone)
    port = phone.running("device")["screen"]
    connections, statuses = [], []
    try:
        for _ in range(90):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            connection.request("GET", "/api/v1/events", headers=phone.authorization)
            statuses.append(connection.getresponse().status)
            connections.append(connection)
        assert set(statuses) == {200, 503} and statuses.count(200) <= 64
        after = arrives(phone, send(phone, {"aps": {"alert": {"title": "Through the flood", "body": "b"}}})["id"])
        one.card(after["key"]).wait_for()
    finally:
        for connection in connections:
            connection.close()
    # Those who left make room again.
    wait_for(lambda: status_of_events(phone) == 200, "a free place")


def status_of_events(phone):
    connection = http.client.HTTPConnection("127.0.0.1", phone.running("device")["screen"], timeout=30)
    connection.request("GET", "/api/v1/events", headers=phone.authorization)
    status = connection.getresponse().status
    connection.close()
    return status


def test_a_burst_of_pushes_leaves_the_page_quick(phone, look):
    one = look(at=phone)
    threads = [threading.Thread(target=lambda: [send(phone, {"aps": {"alert": {"title": f"Burst {n}", "body": "b"}}}) for n in range(20)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    wait_for(lambda: len(cards(phone)) >= 80, "all of them")
    one.page.locator(".surface.here .card").first.wait_for()
    assert one.page.evaluate("() => 6 * 7") == 42
    is_alive(one)


@pytest.mark.parametrize("length", [40_000_000])
def test_a_body_without_bound_is_refused(phone, length):
    connection = http.client.HTTPConnection("127.0.0.1", phone.running("device")["screen"], timeout=30)
    connection.putrequest("POST", "/api/v1/pushes")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", str(length))
    connection.putheader("authorization", phone.authorization["authorization"])
    connection.endheaders()
    try:
        for _ in range(length // 1_000_000):
            connection.send(b"x" * 1_000_000)
    except (BrokenPipeError, ConnectionResetError):
        pass  # refused before all of it was sent
    try:
        assert connection.getresponse().status == 413
    except (ConnectionResetError, http.client.RemoteDisconnected):
        pass
    connection.close()
    assert phone.get("screen")["phone"]["surface"] == {"type": "lockScreen"}
