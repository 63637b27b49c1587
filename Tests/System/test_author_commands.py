"""The commands that an author of an extension lives with: run, replay, doctor."""

import json
import shutil
import subprocess
import sys

from programs import APP, COMMAND, ROOT, build, events, install, wait_for

PICTURE = {"aps": {"alert": {"title": "Hello", "body": "World"}, "mutable-content": 1}}


def test_replay_sends_the_same_push_under_a_new_id(phone):
    first = phone.push(PICTURE, "--collapse-id", "one", "--priority", "5")
    phone.wait_for_event(first, "shown")
    result = phone.command("replay", first, "--json")
    assert result.returncode == 0, result.stderr
    second = json.loads(result.stdout)["apnsID"]
    assert second != first
    journey = phone.wait_for_event(second, "shown")
    assert json.loads(journey["payload"]) == PICTURE
    assert journey["headers"]["apns-collapse-id"] == "one"
    assert journey["headers"]["apns-priority"] == "5"
    assert len(phone.cards()) == 1, "the collapse id replaces the first"


def test_replay_of_an_unknown_push_says_so(phone):
    result = phone.command("replay", "no-such-push")
    assert result.returncode == 1
    assert "no-such-push" in result.stderr


def test_doctor_finds_a_healthy_phone_healthy(phone):
    push = phone.push(PICTURE)
    phone.wait_for_event(push, "shown")
    for subject in [[], [APP], [push]]:
        result = phone.command("doctor", *subject, "--json")
        findings = json.loads(result.stdout)
        bad = [finding for finding in findings if finding["verdict"] == "bad"]
        assert not bad and result.returncode == 0
    assert any("service extension" in finding["what"] for finding in findings)


def test_doctor_names_the_condition_that_failed(phone):
    def verdict(payload, event="shown"):
        push = phone.push(payload)
        phone.wait_for_event(push, event)
        result = phone.command("doctor", push)
        assert result.returncode == 1
        return result.stdout

    assert "mutable-content is not 1: it stands beside" in verdict({"aps": {"alert": "a"}, "mutable-content": 1})
    assert "it is the text “1”" in verdict({"aps": {"alert": "a", "mutable-content": "1"}})
    assert "shows no alert" in verdict(
        {"aps": {"sound": "default", "mutable-content": 1}}, "extension-skipped"
    )


def test_doctor_says_that_a_bundle_is_older_than_its_sources(machine, tmp_path):
    project = tmp_path / "RichPush"
    shutil.copytree(ROOT / "Examples/RichPush", project)
    bundle = build(project, tmp_path)
    machine.start_gateway()
    machine.start_device()
    install(machine, bundle, APP)
    assert "the bundle is as new as its sources" in machine.command("doctor", APP).stdout

    service = project / "NotificationService/NotificationService.swift"
    service.write_text(service.read_text() + "// saved\n")
    result = machine.command("doctor", APP)
    assert result.returncode == 1
    assert f"older than its sources: {service} was saved after it was built" in result.stdout


def test_doctor_says_that_nothing_runs(machine):
    result = machine.command("doctor")
    assert result.returncode == 1
    assert "carillon up" in result.stdout
    assert machine.command("doctor", APP).returncode == 69


def test_run_installs_again_after_every_save(machine, tmp_path):
    machine.start_gateway()
    machine.start_device()
    project = tmp_path / "project"
    shutil.copytree(ROOT / "Examples/RichPush", project)
    output = open(tmp_path / "run.log", "w+")
    process = subprocess.Popen(
        [COMMAND, "run", project, "--state", machine.state, "--no-open"], cwd=ROOT, stdout=output, stderr=output
    )

    def installed(times):
        assert process.poll() is None
        return (tmp_path / "run.log").read_text().count("installed after") >= times

    try:
        wait_for(lambda: installed(1), "the first install", seconds=120)
        source = next(project.rglob("NotificationService.swift"))
        text = source.read_text()
        source.write_text(text + "\nlet number: Int = \"no number\"\n")
        line = text.count("\n") + 2
        mistake = f"{source}:{line}:19: error: cannot convert value of type 'String'"
        wait_for(lambda: mistake in (tmp_path / "run.log").read_text(), "the compiler's error", seconds=120)
        assert machine.app(), "the app stays"
        source.write_text(text + "\n// saved\n")
        wait_for(lambda: installed(2), "the second install", seconds=120)
    finally:
        process.terminate()
        process.wait(timeout=30)


def test_build_watch_builds_again_after_a_save(tmp_path):
    project = tmp_path / "project"
    shutil.copytree(ROOT / "Examples/RichPush", project)
    log = tmp_path / "build.log"
    with open(log, "w") as output:
        process = subprocess.Popen(
            [COMMAND, "build", project, "--output", tmp_path / "out", "--watch"],
            cwd=ROOT, stdout=output, stderr=output,
        )
    bundle = tmp_path / "out/RichPush.app"

    try:
        wait_for(lambda: f"{bundle}\nwatching" in log.read_text(), "the first build", seconds=300)
        source = project / "App/AppDelegate.swift"
        source.write_text(source.read_text() + "// saved\n")
        wait_for(lambda: log.read_text().count(str(bundle)) == 2, "the build after a save", seconds=120)
        assert "App/AppDelegate.swift saved\n" in log.read_text()
        assert process.poll() is None
    finally:
        process.terminate()
        process.wait(timeout=30)


def test_an_extension_waits_for_a_debugger(phone):
    phone.send("PUT", f"apps/{APP}/debugger", {"waits": True})
    push = phone.push(PICTURE)
    steps = phone.wait_for_event(push, "debugger-awaited")["entries"]
    text = next(step["text"] for step in steps if step["event"] == "debugger-awaited")
    process = int(text.split("--attach-pid")[1])
    assert "extension-delivered" not in events(phone.get(f"journeys/{push}"))
    # What every debugger does first: PTRACE_SEIZE (ptrace(2)).
    attach = "import ctypes, sys; assert ctypes.CDLL(None).ptrace(0x4206, int(sys.argv[1]), 0, 0) == 0; input()"
    debugger = subprocess.Popen([sys.executable, "-c", attach, str(process)], stdin=subprocess.PIPE)
    phone.wait_for_event(push, "extension-delivered")
    debugger.communicate(b"\n", timeout=30)
    assert debugger.returncode == 0

    phone.send("PUT", f"apps/{APP}/debugger", {"waits": False})
    assert "debugger-awaited" not in events(phone.wait_for_event(phone.push(PICTURE), "shown"))
