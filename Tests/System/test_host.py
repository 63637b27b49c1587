"""What a host has to stand: extensions that crash, leak, spin, flood and look around, each in a real process."""

import pathlib
import re

import pytest
from media_server import MediaServer
from misbehaving import APP, behave, text_of
from programs import ROOT, events, steps, wait_for

SOURCE = ROOT / "Tests/Fixtures/Misbehaving/NotificationService/NotificationService.swift"


def extension_processes(phone):
    mark = f"{phone.state}/device/bundles".encode()
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if command.startswith(mark) and b".appex/" in command:
            found.append(process)
    return found


def test_a_crash_names_the_authors_line(host):
    phone = host()
    journey, title = behave(phone, "crash")
    assert title == "crash"
    line = next(n for n, text in enumerate(SOURCE.read_text().splitlines(), 1) if "print(missing!)" in text)
    (crash,) = text_of(journey, "extension-crashed")
    assert "Unexpectedly found nil while unwrapping an Optional value" in crash
    assert f"NotificationService.begin() at NotificationService.swift:{line}" in crash
    (report,) = [step["crash"] for step in journey["entries"] if step["event"] == "crash-report"]
    assert report["place"] == f"NotificationService.swift:{line}"
    assert any(f"{SOURCE}:{line}" in text for text in report["report"])
    assert journey["verdict"]["title"] == f"Crashed at NotificationService.swift:{line}"


def test_limits_end_the_process_and_the_original_is_shown(host):
    phone = host("--extension-cpu", "1")
    for behaviour, words in [
        ("grow", "of private memory, the limit is 24.0 MB"),
        ("spin", "computed for more than 1 s"),
    ]:
        journey, title = behave(phone, behaviour)
        assert title == behaviour
        assert any(words in text for text in text_of(journey, "extension-limited")), steps(journey)
        assert any(words in text for text in text_of(journey, "extension-crashed")), steps(journey)
    wait_for(lambda: not extension_processes(phone), "the processes to be gone", seconds=10)


def test_a_file_cannot_grow_without_end(host):
    _, title = behave(host("--extension-file", "1"), "flood")
    assert title == "flood (refused)"


def test_files_cannot_fill_the_disk(host):
    phone = host("--extension-storage", "8")
    journey, title = behave(phone, "fill")
    assert title == "fill"
    assert any("hold more than 8 MB" in text for text in text_of(journey, "extension-limited")), steps(journey)
    assert any("hold more than 8 MB" in text for text in text_of(journey, "extension-crashed")), steps(journey)
    container = phone.state / f"device/containers/{APP}.NotificationService"
    wait_for(lambda: not list((container / "tmp").iterdir()), "the temporary files to be removed", seconds=10)
    # There is room again.
    assert behave(phone, "change")[1] == "change (changed)"


def test_files_of_others_are_out_of_reach(host):
    phone = host("--network", "metered")
    picture = phone.state / "device/attachments/com.example.Other/picture.png"
    picture.parent.mkdir()
    picture.write_bytes(bytes(10))
    # The secret of the HTTP API and the gateway's keys among them: who had them could answer its own permission prompt.
    others = ["device/device.sqlite", "device/authorization", "gateway/enrolment", "gateway/key.p8", "gateway/ca-key.pem"]
    present = [phone.state / name for name in others if (phone.state / name).exists()]
    assert len(present) > 3, sorted(file.name for file in (phone.state / "gateway").iterdir())
    for path in [*present, picture]:
        _, title = behave(phone, "snoop", path=str(path))
        assert title == "snoop (read false, written false, own true, low data 1)"


@pytest.mark.parametrize(
    ("network", "outcome"), [("on", "load (1000 bytes)"), ("on", "read (1000 bytes)"), ("off", "load (error")]
)
def test_network(host, tmp_path, network, outcome):
    (tmp_path / "file").write_bytes(bytes(1000))
    media = MediaServer(tmp_path)
    try:
        phone = host("--network", network)
        journey, title = behave(phone, outcome.split()[0], url=media.url("file"))
        assert title.startswith(outcome), steps(journey)
        assert bool(media.asked) == (network == "on")
        words, event = ("gave 200, 1000 bytes", "extension-log") if network == "on" else ("failed", "load-failed")
        assert any("/file " in text and words in text for text in text_of(journey, event)), steps(journey)
    finally:
        media.close()


def test_the_network_changes_while_the_phone_runs(host, tmp_path):
    (tmp_path / "file").write_bytes(bytes(300_000))
    media = MediaServer(tmp_path)

    def load(phone):
        journey, title = behave(phone, "load", url=media.url("file"))
        # A load that brought nothing is a step of its own.
        told = [text for step in ("extension-log", "load-failed") for text in text_of(journey, step)]
        (told,) = [text for text in told if "/file " in text]
        return title, told

    try:
        phone = host()
        assert load(phone)[0] == "load (300000 bytes)"
        assert phone.command("device", "network", "off").returncode == 0
        assert load(phone)[0].startswith("load (error")
        phone.send("PUT", "preferences", phone.get("preferences") | {"network": "slow"})
        title, told = load(phone)
        assert title == "load (300000 bytes)"
        seconds = float(re.search(r"in ([0-9.]+) s", told)[1])
        # At 50 kB a second 6 s; libcurl lets the first hundred or so through at once.
        assert 2 < seconds < 60, told
        # It is the phone's state.
        phone.stop("device")
        phone.start_device()
        assert phone.get("preferences")["network"] == "slow"
    finally:
        media.close()


def test_the_next_push_finds_a_process_that_waits(host):
    phone = host()
    first, _ = behave(phone, "change")
    assert "beforehand" not in text_of(first, "extension-started")[0]
    wait_for(lambda: extension_processes(phone), "the process that waits")
    second, title = behave(phone, "change")
    assert title == "change (changed)"
    assert "started beforehand" in text_of(second, "extension-started")[0]
    assert "extension-delivered" in events(second)
    # Another bundle takes the place: what waits was made from the old one.
    wait_for(lambda: len(extension_processes(phone)) == 1, "one process that waits", seconds=10)
    phone.command("install", phone.state / "device/bundles" / f"{APP}.app")
    wait_for(lambda: not extension_processes(phone), "it to end", seconds=10)


def test_the_process_that_waits_is_ready_for_what_the_last_push_loaded(host, tmp_path):
    (tmp_path / "file").write_bytes(b"12345")
    media = MediaServer(tmp_path)

    def has_libcurl():
        wait_for(lambda: len(extension_processes(phone)) == 1, "one process that waits", seconds=10)
        return "libcurl" in (extension_processes(phone)[0] / "maps").read_text()

    try:
        phone = host()
        # An extension that loads nothing has no process with libcurl in memory.
        behave(phone, "change")
        assert not has_libcurl()
        journey, title = behave(phone, "load", url=media.url("file"))
        assert title == "load (5 bytes)"
        wait_for(has_libcurl, "a process with libcurl", seconds=10)
        asked = len(media.asked)
        journey, title = behave(phone, "load", url=media.url("file"))
        assert title == "load (5 bytes)"
        # What it made itself ready with asked nobody, and is on no journey.
        assert len(media.asked) == asked + 1
        assert len([text for text in text_of(journey, "extension-log") if " gave " in text]) == 1
    finally:
        media.close()


def test_without_spares_nothing_waits(host):
    phone = host("--no-spare")
    behave(phone, "change")
    wait_for(lambda: not extension_processes(phone), "the process to end", seconds=10)
    journey, _ = behave(phone, "change")
    assert "beforehand" not in text_of(journey, "extension-started")[0]
