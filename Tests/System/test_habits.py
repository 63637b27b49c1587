"""What authors do in a service extension, each in a real process: the host stands it, and nobody else notices."""

import re

import pytest
from media_server import MediaServer
from misbehaving import APP, ask, behave, expire, outcome, so_far, text_of, use_up_the_grace
from programs import events, steps, wait_for

NEVER = "The content handler was not called"
AFTERWARDS = "its best attempt, after the warning"


@pytest.fixture
def media(tmp_path):
    (tmp_path / "file").write_bytes(bytes(1000))
    server = MediaServer(tmp_path)
    yield server
    server.close()


def test_waiting_in_did_receive_works(host, media):
    phone = host()
    for behaviour in ("semaphore", "runLoop", "mainThread"):
        journey, title = behave(phone, behaviour, url=media.url("file"))
        assert title == f"{behaviour} (1000 bytes)", steps(journey)


def test_the_first_of_many_threads_answers(host):
    journey, title = behave(host(), "threads")
    assert re.fullmatch(r"threads \(thread \d\)", title)
    assert len(text_of(journey, "extension-delivered")) == 1


def test_work_goes_on_after_the_answer(host, media):
    phone = host()
    journey, title = behave(phone, "receipt", url=media.url("file"))
    assert title == "receipt (changed)"
    wait_for(lambda: "receipt: 1000 bytes" in so_far(phone, journey["id"]), "the line that came after the answer")
    assert media.asked == ["/file"]


def test_what_is_printed_without_end_is_cut(host):
    phone = host()
    journey, title = behave(phone, "chatter")
    assert title == "chatter (chatty)"
    wait_for(lambda: "more lines follow, not kept" in so_far(phone, journey["id"]), "the end of what is kept")


def test_a_blocked_main_thread_stalls_its_process_only(host):
    phone = host("--manual-clock")
    blocked = ask(phone, "blockMain")
    wait_for(lambda: "behaving: blockMain" in so_far(phone, blocked), "the extension to begin")
    assert behave(phone, "change")[1] == "change (changed)"
    assert "shown:" not in so_far(phone, blocked)


@pytest.mark.parametrize(
    ("behaviour", "title", "words"),
    [
        ("forget", "forget", NEVER),
        ("hang", "hang", NEVER),
        ("blockMain", "blockMain", NEVER),
        ("late", "late (late)", AFTERWARDS),
        ("overrun", "overrun (best attempt)", AFTERWARDS),
        ("cancel", "cancel", NEVER),
        ("reset", "reset", AFTERWARDS),
        ("emptyLate", "emptyLate", "has no alert text"),
    ],
)
def test_expiry(host, media, behaviour, title, words):
    phone = host("--manual-clock")
    push_id = ask(phone, behaviour, url=media.url("slow/file"))
    expire(phone, push_id, behaviour)
    if words == NEVER:
        use_up_the_grace(phone, push_id)
    journey, shown = outcome(phone, push_id)
    assert shown == title, steps(journey)
    assert words in steps(journey)


def test_an_answer_that_cannot_be_sent_says_why(host):
    journey, title = behave(host(), "unencodable")
    assert title == "unencodable"
    (why,) = text_of(journey, "extension-crashed")
    assert "property list" in why or "userInfo" in why, why


def test_the_center_works_in_an_extension(host):
    phone = host()
    behave(phone, "change")
    journey, title = behave(phone, "center")
    # One was delivered, none is left, and the badge was set.
    assert title == "center (1, 0, true)", steps(journey)
    assert phone.app(APP)["badge"] == 5
    _, title = behave(phone, "category")
    card = next(card for card in phone.cards() if card["title"] == title)
    assert [action["title"] for action in card["actions"]] == ["Made here"]
    own = ask(phone, "postOwn")
    wait_for(lambda: any(card["title"] == "postOwn (own)" for card in phone.cards()), "its own notification")
    assert "extension-delivered" in events(phone.wait_for_event(own, "shown"))


def test_a_count_is_kept_from_push_to_push(host):
    phone = host()
    assert behave(phone, "count")[1] == "count (1)"
    assert behave(phone, "count")[1] == "count (2)"
    assert phone.app(APP)["badge"] == 2


def test_several_at_once_have_a_process_each(host):
    phone = host("--manual-clock", "--extensions-at-once", "3")
    ids = [ask(phone, "forget") for _ in range(4)]

    def processes():
        journeys = [phone.get(f"journeys/{push_id}") for push_id in ids]
        return [re.search(r"process (\d+)", text)[1] for journey in journeys for text in text_of(journey, "extension-started")]

    wait_for(lambda: len(processes()) == 3, "three processes")
    assert len(set(processes())) == 3
    # The fourth has its turn when a place is free.
    first = next(push_id for push_id in ids if "runs as process" in so_far(phone, push_id))
    expire(phone, first, "forget")
    use_up_the_grace(phone, first)
    wait_for(lambda: len(processes()) == 4, "the fourth")
