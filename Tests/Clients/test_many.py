"""`carillon push --tokens`: to many devices, each once, with a report; interrupted and gone on with."""

import base64
import concurrent.futures
import json
import secrets
import subprocess

import pytest
from gateway import TOPIC
from programs import COMMAND

PAYLOAD = '{"aps": {"alert": {"title": "Hello {name}", "body": "{text}"}}}'


@pytest.fixture
def devices(gateway):
    """Three devices that are connected, by their tokens."""
    couriers = [gateway.courier() for _ in range(3)]
    return {courier.register(TOPIC): courier for courier in couriers}


def push(gateway, *arguments, payload=PAYLOAD, status=0):
    outcome = subprocess.run(
        [COMMAND, "push", "-", "--topic", TOPIC, "--state", gateway.folder.parent, *map(str, arguments)],
        input=payload,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert outcome.returncode == status, outcome.stdout + outcome.stderr
    return outcome


def alert(courier):
    """The alert of the next push that a device gets."""
    return json.loads(base64.b64decode(courier.next_push()["payload"]))["aps"]["alert"]


def test_each_gets_its_own_text(gateway, devices, tmp_path):
    rows = zip(devices, ["Ana", 'Bo "the" \\ Bear', "蔡"], strict=True)
    quoted = [(token, name.replace('"', '""')) for token, name in rows]
    (tmp_path / "devices.csv").write_text("token,name,text\n" + "".join(f'{token},"{name}","a, b"\n' for token, name in quoted))
    page = tmp_path / "report.html"
    outcome = push(gateway, "--tokens", tmp_path / "devices.csv", "--report", page, "--json")
    report = json.loads(outcome.stdout)
    assert report["summary"]["accepted"] == 3
    titles = [alert(courier) for courier in devices.values()]
    assert [title["title"] for title in titles] == ["Hello Ana", 'Hello Bo "the" \\ Bear', "Hello 蔡"]
    assert {title["body"] for title in titles} == {"a, b"}
    assert "3 of 3 accepted" in page.read_text()


def test_a_refusal_of_one_does_not_stop_the_others(gateway, devices, tmp_path):
    unknown = [secrets.token_hex(32) for _ in range(200)]
    (tmp_path / "tokens").write_text("\n".join([*unknown, *devices]))
    outcome = push(gateway, "--tokens", tmp_path / "tokens", "--json", payload='{"aps":{"alert":"x"}}', status=1)
    report = json.loads(outcome.stdout)
    assert report["summary"]["accepted"] == 3
    [refused] = report["summary"]["refused"]
    assert (refused["reason"], refused["count"]) == ("BadDeviceToken", 200)
    assert "token" in refused["explanation"]


def test_a_refusal_of_all_ends_it(gateway, devices, tmp_path):
    (tmp_path / "tokens").write_text("\n".join(devices))
    arguments = ["--tokens", tmp_path / "tokens", "--concurrency", 1, "--collapse-id", "x" * 65]
    outcome = push(gateway, *arguments, payload='{"aps":{"alert":"x"}}', status=1)
    assert "1 BadCollapseId" in outcome.stdout
    assert "2 were not sent" in outcome.stdout


def test_what_was_interrupted_goes_on_and_nobody_gets_it_twice(gateway, devices, tmp_path):
    tokens = list(devices)
    (tmp_path / "tokens").write_text("\n".join(tokens))
    payload = '{"aps":{"alert":"once"}}'
    first = json.loads(push(gateway, "--tokens", tmp_path / "tokens", "--json", payload=payload).stdout)
    log = tmp_path / "log.jsonl"
    head, *lines = open(first["log"]).read().splitlines()
    # As a process leaves it that was killed: one has ended, one is under way, one has not begun, and a line is cut off.
    of = {token: [line for line in lines if token in line] for token in tokens}
    log.write_text("\n".join([head, *of[tokens[0]], of[tokens[1]][0], '{"token":"']))
    log.chmod(0o600)
    for courier in devices.values():
        courier.next_push()
    arguments = ["--tokens", tmp_path / "tokens", "--resume", log, "--json"]
    second = json.loads(push(gateway, *arguments, payload=payload, status=1).stdout)
    assert (second["summary"]["accepted"], second["before"], second["doubtful"]) == (1, 2, 1)
    assert alert(devices[tokens[2]]) == "once"
    third = json.loads(push(gateway, *arguments, "--again", payload=payload).stdout)
    assert third["summary"]["accepted"] == 1
    assert alert(devices[tokens[1]]) == "once"
    other = push(gateway, "--tokens", tmp_path / "tokens", "--resume", log, payload='{"aps":{}}', status=65)
    assert "another payload" in other.stderr


def test_two_that_begin_within_a_second_have_a_log_each(gateway, devices, tmp_path):
    (tmp_path / "tokens").write_text("\n".join(devices))
    with concurrent.futures.ThreadPoolExecutor() as pool:
        texts = [json.dumps({"aps": {"alert": str(number)}}) for number in range(4)]
        sent = pool.map(lambda text: push(gateway, "--tokens", tmp_path / "tokens", "--json", payload=text), texts)
        logs = {json.loads(one.stdout)["log"] for one in sent}
    assert len(logs) == 4
    for log in logs:
        assert open(log).read().count('"digest"') == 1


def test_the_log_is_its_owners(gateway, devices, tmp_path):
    (tmp_path / "tokens").write_text("\n".join(devices))
    push(gateway, "--tokens", tmp_path / "tokens", payload='{"aps":{"alert":"x"}}')
    [log] = (gateway.folder.parent / "sent").iterdir()
    assert log.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("token,name\nxyz,Ana\n", "line 2: “xyz” is no device token"),
        ("# nothing\n", "no device token"),
        ("abcd\nno token\n", "line 2: “no token”"),
    ],
)
def test_a_wrong_line_is_told_before_anything_is_sent(gateway, tmp_path, text, said):
    (tmp_path / "tokens").write_text(text)
    outcome = push(gateway, "--tokens", tmp_path / "tokens", status=65)
    assert said in outcome.stderr
    assert not (gateway.folder.parent / "sent").exists()


def test_a_column_that_is_not_there_is_told_before_anything_is_sent(gateway, devices, tmp_path):
    (tmp_path / "devices.csv").write_text("token,name\n" + "".join(f"{token},Ana\n" for token in devices))
    payload = '{"aps":{"alert":"Hello {nam}"}}'
    outcome = push(gateway, "--tokens", tmp_path / "devices.csv", payload=payload, status=65)
    assert "“{nam}” is not filled" in outcome.stderr and "is “name” meant?" in outcome.stderr
    assert not (gateway.folder.parent / "sent").exists()
    push(gateway, "--tokens", tmp_path / "devices.csv", "--as-is", payload=payload)
    assert alert(next(iter(devices.values()))) == "Hello {nam}"


def test_a_token_that_stands_there_twice_is_sent_to_once_and_told(gateway, devices, tmp_path):
    tokens = list(devices)
    (tmp_path / "tokens").write_text("\n".join([*tokens, tokens[0].upper(), tokens[1]]))
    payload = '{"aps":{"alert":"x"}}'
    assert "2 lines left out: the token stood there before" in push(gateway, "--tokens", tmp_path / "tokens", payload=payload).stdout
    report = json.loads(push(gateway, "--tokens", tmp_path / "tokens", "--json", payload=payload).stdout)
    assert (report["recipients"], report["repeated"]) == (3, 2)
