"""The commands as a person or a script types them."""

import json
import pathlib
import subprocess

import pytest
from programs import APP, COMMAND, ROOT, wait_for

COMMANDS = "up gateway device build install run sdk lint push replay wait journey doctor readyz demo".split()


def run(*arguments, **options):
    return subprocess.run([COMMAND, *arguments], capture_output=True, text=True, timeout=60, **options)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches(command):
    result = run(command, "--help")
    assert result.returncode == 0
    assert "OVERVIEW:" in result.stdout and "USAGE:" in result.stdout
    assert len(result.stdout.splitlines()) >= 8


def test_nothing_runs(machine):
    result = machine.command("readyz")
    assert result.returncode == 69
    assert machine.command("journey", "x").returncode == 69
    result = machine.command("push", "-", "--app", APP, input="{}")
    assert result.returncode == 69
    assert "carillon up" in result.stderr


def test_readyz(phone):
    result = phone.command("readyz", "--wait", "--json")
    assert result.returncode == 0
    report = json.loads(result.stdout)
    assert report["ready"] is True
    assert report["gateway"]["provider"] == phone.provider_port


def test_a_rejected_push_says_apples_reason(phone):
    result = phone.command("push", "-", "--token", "ab" * 32, "--topic", APP, "--json", input='{"aps":{"alert":"hi"}}')
    assert result.returncode == 1
    answer = json.loads(result.stdout)
    assert (answer["status"], answer["reason"]) == (400, "BadDeviceToken")


def test_a_payload_that_is_no_json_is_named(phone, tmp_path):
    payload = tmp_path / "broken.json"
    payload.write_text('{"aps": ')
    result = phone.command("push", str(payload), "--app", APP)
    assert result.returncode == 65
    assert "broken.json" in result.stderr


def test_lint_says_what_a_phone_would_pass_over(tmp_path):
    payload = tmp_path / "typo.json"
    payload.write_text('{"aps":{"alert":{"titel":"Hi","body":"there"},"mutable-content":"yes"}}')
    result = run("lint", str(payload))
    assert result.returncode == 0
    assert "aps.alert.titel: no phone knows “titel”; is “title” meant?" in result.stdout
    assert "aps.mutable-content: it is passed over: it has to be the number 1" in result.stdout
    assert run("lint", "--strict", str(payload)).returncode == 1
    payload.write_text('{\n  "aps": {\n    "alert": "Hi",,\n  }\n}')
    broken = run("lint", "--json", str(payload))
    assert broken.returncode == 1
    (report,) = json.loads(broken.stdout)
    assert report["marks"][0]["severity"] == "error" and "line 3" in report["marks"][0]["message"]
    assert run("lint", str(tmp_path / "none.json")).returncode == 65
    samples = sorted((ROOT / "Examples/Payloads").glob("*.json"))
    # Nothing but the place that 'carillon push' fills.
    assert run("lint", *samples).returncode == 0
    reports = json.loads(run("lint", "--json", *samples).stdout)
    assert all("“{media}” is not filled" in mark["message"] for report in reports for mark in report["marks"])
    large = json.dumps({"aps": {"alert": "x" * 4500}})
    assert "4096 are the most" in run("lint", "-", input=large).stdout
    assert run("lint", "-", "--type", "voip", input=large).returncode == 0


def test_wait_returns_with_the_step_or_says_how_far_it_came(phone):
    push_id = phone.push({"aps": {"alert": "Hello"}})
    shown = phone.command("wait", push_id)
    assert shown.returncode == 0, shown.stderr
    # What has not come yet is waited for: the answer comes from another process meanwhile.
    waiting = subprocess.Popen(
        [COMMAND, "wait", push_id, "did-receive", "--json", "--state", phone.state], stdout=subprocess.PIPE, text=True
    )
    assert phone.command("device", "respond", push_id).returncode == 0
    told, _ = waiting.communicate(timeout=60)
    assert waiting.returncode == 0
    assert "did-receive" in [step["event"] for step in json.loads(told)["entries"]]
    late = phone.command("wait", push_id, "rejected", "--timeout", "1")
    assert late.returncode == 1
    assert "waited 1" in late.stderr and "did-receive" in late.stderr


def test_install_of_something_else_is_refused(phone, tmp_path):
    result = phone.command("install", str(tmp_path))
    assert result.returncode == 65
    assert "Info.plist" in result.stderr


def test_journey_prints_steps_and_rules(phone):
    push_id = phone.push({"aps": {"alert": {"title": "Hello", "body": "World"}}})
    phone.wait_for_event(push_id, "shown")
    text = phone.command("journey", push_id)
    assert text.returncode == 0
    assert "Hello" in text.stdout and "gateway" in text.stdout and "by " in text.stdout
    listed = phone.command("journey")
    assert push_id in listed.stdout
    assert json.loads(phone.command("journey", push_id, "--json").stdout)["id"] == push_id
    assert phone.command("journey", "no-such-push").returncode == 1


def test_build_of_a_broken_folder_says_what_is_wrong(tmp_path):
    result = run("build", str(tmp_path), "--output", str(tmp_path / "out"), cwd=ROOT)
    assert result.returncode == 65
    assert "Info.plist" in result.stderr


@pytest.mark.parametrize("ending", ["kill", "stop"])
def test_apps_end_with_their_device(phone, ending):
    mark = f"{phone.state}/device/bundles".encode()

    def apps():
        commands = []
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                commands.append((process / "cmdline").read_bytes())
            except OSError:
                continue
        return [command for command in commands if command.startswith(mark)]

    wait_for(apps, "the app's process")
    getattr(phone, ending)("device")
    wait_for(lambda: not apps(), "the app to end", seconds=10)


def test_a_refused_push_says_what_is_wrong_with_this_one(phone):
    result = phone.command("push", "title=Hello", "--token", "abc", "--topic", APP)
    assert result.returncode == 1
    assert "400 BadDeviceToken  “abc” is not an even count of hexadecimal digits" in result.stdout
    assert "usually: " in result.stdout
    unknown = phone.command("push", "title=Hello", "--app", APP, "--type", "alrt", "--json")
    assert '"alrt"' in json.loads(unknown.stdout)["explanation"]


def test_an_app_that_is_nearly_there_is_named(phone):
    result = phone.command("push", "title=Hello", "--app", APP.lower())
    assert result.returncode == 65
    assert f"is “{APP}” meant?" in result.stderr


def test_an_app_that_has_not_registered_gets_pushes_as_on_a_simulator(machine, built_app):
    machine.start_gateway()
    machine.start_device()
    assert machine.command("install", str(built_app)).returncode == 0
    assert "deviceToken" not in machine.app(), "it was never open"
    machine.send("PUT", f"apps/{APP}/settings", machine.get(f"apps/{APP}/settings") | {"authorizationStatus": 2, "alert": 2, "lockScreen": 2, "notificationCenter": 2, "alertStyle": 1})
    result = machine.command("push", "title=Hello", "--app", APP, "--wait")
    assert result.returncode == 0, result.stderr
    assert f"{APP} has not registered for remote notifications" in result.stderr, result.stderr
    assert [card["title"] for card in machine.cards()] == ["Hello"]
    again = machine.command("push", "title=Again", "--app", APP, "--wait")
    assert (again.returncode, again.stderr) == (0, ""), "it has a token now"


def test_times_in_lists_are_those_of_the_api(phone):
    push_id = phone.push({"aps": {"alert": "Hello"}})
    at = phone.wait_for_event(push_id, "shown")["entries"][0]["at"]
    for command in (["journey", "--json"], ["search", "--json"]):
        told = json.loads(phone.command(*command).stdout)
        [row] = [row for row in (told if isinstance(told, list) else told["found"]) if row["id"] == push_id]
        assert abs(row["last"]["at"] - at) < 60 and abs(row["began"] - at) < 60, row


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["pish"], "there is no command “pish”; is “push” meant? 'carillon --help' lists them"),
        (["send", "x.json"], "is “push” meant?"),
        (["device", "stauts"], "no command “device stauts”; is “device status” meant? 'carillon device --help'"),
        (["device", "uninstall", "x"], "no command “device uninstall”; 'carillon device --help' lists them"),
        (["key", "ad", "x.p8"], "is “key add” meant?"),
        (["faults", "add", "reason=Unregistrd"], "is “Unregistered” meant?"),
    ],
)
def test_a_word_that_is_no_command_names_the_one_that_is_meant(typed, said):
    result = run(*typed)
    assert result.returncode == 64
    assert said in result.stderr, result.stderr


def test_examples_in_helps_fit_a_terminal():
    """Of a line that is wider than 80 columns the end stands at the left, under nothing."""

    def long(command):
        lines = (command.get("discussion") or "").splitlines()
        yield from (line for line in lines if line.startswith("  ") and len(line) > 80)
        for inner in command.get("subcommands", []):
            yield from long(inner)

    tree = json.loads(run("--experimental-dump-help").stdout)["command"]
    assert list(long(tree)) == []


@pytest.mark.parametrize(("name", "why"), [("none.json", "No such file or directory"), (".", "Is a directory")])
def test_a_file_that_cannot_be_read_says_why(phone, name, why):
    for command in (["push", name, "--app", APP], ["lint", name]):
        result = phone.command(*command)
        assert result.returncode == 65
        assert result.stderr == f"carillon: {name} cannot be read: {why}\n"


def test_keys_channels_and_fault_tokens_are_json_for_programs(phone):
    assert json.loads(phone.command("key", "list", "--json").stdout) == []
    channel = json.loads(phone.command("channel", "create", "--app", APP, "--json").stdout)["channel"]
    assert json.loads(phone.command("channel", "list", "--app", APP, "--json").stdout) == [channel]
    tokens = json.loads(run("faults", "tokens", "--json").stdout)
    assert {"reason": "Unregistered", "status": 410, "onlySo": False}.items() <= next(row for row in tokens if row["reason"] == "Unregistered").items()


def test_only_what_came_after_a_cursor(phone):
    def order():
        push_id = phone.push({"aps": {"alert": {"title": "Order received"}}})
        phone.wait_for_event(push_id, "shown")
        return push_id

    order()
    cursor = phone.command("wait", "--cursor").stdout.strip()
    assert json.loads(phone.command("wait", "--cursor", "--json").stdout) == {"cursor": cursor}
    looks = ("--title", "Order received", "--since", cursor, "--timeout", "1")
    assert phone.command("wait", *looks, "--absent").returncode == 0
    missed = phone.command("wait", *looks)
    assert missed.returncode == 1 and "Order received" in missed.stderr
    assert phone.command("act", "clear", *looks).returncode == 1
    second = order()
    found = phone.command("wait", *looks, "--json")
    assert json.loads(found.stdout)["id"] == second, found.stderr
    # Anything that came after it.
    assert json.loads(phone.command("wait", "--since", cursor, "--json").stdout)["id"] == second
    assert phone.command("act", "clear", *looks).returncode == 0
    assert phone.command("wait", "--cursor", "--title", "Order received").returncode == 64
