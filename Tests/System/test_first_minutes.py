"""What a newcomer meets in the first minutes: what is in the way is said at once, and nothing is a dead end."""

import json
import os
import socket
import subprocess

import pytest
from programs import ANY_PORTS, APP, COMMAND, ROOT, install, wait_for


def run(*arguments, **options):
    return subprocess.run([COMMAND, *arguments], capture_output=True, text=True, timeout=60, **options)


@pytest.fixture
def taken_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize("option", ["--port", "--courier-port", "--screen-port"])
def test_a_taken_port_ends_at_once_and_names_who_has_it(tmp_path, taken_port, option):
    ports = ANY_PORTS.copy()
    ports[ports.index(option) + 1] = str(taken_port)
    result = run("up", "--state", str(tmp_path), *ports)
    assert result.returncode == 69
    assert f"port {taken_port} is taken by process {os.getpid()}" in result.stderr
    assert option in result.stderr and "0 a free one" in result.stderr


@pytest.mark.parametrize(("command", "option"), [("gateway", "--port"), ("device", "--screen-port")])
def test_each_part_alone_says_it_too(tmp_path, taken_port, command, option):
    result = run(command, "--state", str(tmp_path), option, str(taken_port))
    assert result.returncode == 69 and str(os.getpid()) in result.stderr


def test_a_state_folder_that_cannot_be_made_ends_at_once(tmp_path):
    (tmp_path / "file").write_text("")
    result = run("up", "--state", str(tmp_path / "file/state"), *ANY_PORTS)
    assert result.returncode == 69
    assert "file/state cannot be made: Not a directory; --state names another" in result.stderr


def test_a_folder_that_is_not_there_is_named():
    result = run("build", "Exmaples/RichPush")
    assert result.returncode == 65
    assert result.stderr == "carillon: there is no folder Exmaples/RichPush\n"


def test_a_closed_pipe_ends_quietly(phone):
    for number in range(3):
        phone.push({"aps": {"alert": f"Number {number}"}})
    command = f"{COMMAND} journey --state {phone.state} --json | head -c 1; sleep 0.2"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert result.stderr == "" and result.returncode == 0


def test_a_full_disk_behind_standard_output_is_a_failure(phone):
    result = subprocess.run(
        ["bash", "-c", f"{COMMAND} journey --state {phone.state} > /dev/full"], capture_output=True, text=True, timeout=60
    )
    assert result.returncode == 74
    assert result.stderr == "carillon: standard output cannot be written: No space left on device\n"


def test_an_unknown_step_or_field_names_the_one_that_is_meant(phone):
    result = phone.command("wait", "x", "shwon")
    assert result.returncode == 64 and "“shwon” is no step; is “shown” meant?" in result.stderr
    result = phone.command("journey", "--search", "titel:x")
    assert result.returncode == 64 and "is “title” meant?" in result.stderr
    for path, words in [("journeys/x?until=shwon", "is “shown” meant?"), ("journeys?search=is:shwon", "“shown”")]:
        with pytest.raises(Exception) as refused:
            phone.get(path)
        assert "400" in str(refused.value) or words in str(refused.value)


def test_a_device_token_by_a_command(phone):
    result = phone.command("device", "token", APP)
    assert result.returncode == 0 and result.stdout.strip() == phone.token(APP)
    result = phone.command("device", "token", "com.example.Nobody")
    assert result.returncode == 65 and "carillon install" in result.stderr


def test_the_first_push_of_the_readme_shows_its_picture(machine, built_app, sample_media):
    process = machine.start("up", "--media", sample_media, *ANY_PORTS)
    wait_for(lambda: "phone" in machine.log("up") or process.poll() is not None, "carillon up")
    assert machine.command("install", str(built_app), "--open").returncode == 0
    assert machine.command("device", "prompt", "allow", "--wait").returncode == 0
    wait_for(lambda: machine.command("device", "token", APP).returncode == 0, "a device token")
    result = machine.command("push", str(ROOT / "Examples/Payloads/picture.json"), "--app", APP, "--wait", "--json")
    assert result.returncode == 0, result.stderr
    journey = json.loads(result.stdout.split("\n", 1)[1])
    assert journey["verdict"]["kind"] == "shown", journey["verdict"]
    changes = [change for step in journey["entries"] for change in step.get("changes") or []]
    assert any(change["field"].startswith("attachment") and change.get("after") for change in changes), changes
    machine.stop("up")


def test_media_that_nobody_serves_is_told(phone):
    result = phone.command("push", str(ROOT / "Examples/Payloads/picture.json"), "--app", APP)
    assert result.returncode == 69 and "carillon up --media" in result.stderr
    result = run("lint", "Examples/Payloads/picture.json", cwd=ROOT)
    assert "“{media}” is not filled" in result.stdout


def test_a_gateway_on_one_address_is_found_there(machine, built_app):
    machine.start_gateway(0, 0, "--host", "127.0.0.2")
    machine.start_device(0)
    install(machine, built_app, APP)
    push_id = machine.push({"aps": {"alert": "Hello"}})
    assert machine.command("wait", push_id, "shown").returncode == 0
    assert f"gateway   https://127.0.0.2:{machine.provider_port}" in machine.command("trust").stdout
    assert "https://127.0.0.2:" in machine.command("push", "title=x", "--app", APP, "--as-curl").stdout
    assert machine.command("faults").stderr.endswith("start it with --faults\n")
