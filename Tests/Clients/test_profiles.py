"""Whose provider tokens are taken: anybody's on this machine, those of known keys by a strict gateway."""

import json
import ssl
import subprocess

import httpx
import pytest
from aioapns import NotificationRequest
from gateway import TOPIC, Gateway, new_key
from programs import COMMAND, run_async

PAYLOAD = {"aps": {"alert": "Hello"}}
OWN = {"key_id": "MYKEY12345", "team_id": "MYTEAM1234"}


@pytest.fixture
def strict(machine):
    machine.start_gateway(0, 0, "--strict")
    return Gateway(machine.state, machine.provider_port, machine.courier_port, machine)


def post(gateway, token, **bearer):
    with httpx.Client(http2=True, verify=ssl.create_default_context(cafile=gateway.ca_path)) as client:
        fields = {"authorization": gateway.bearer(**bearer), "apns-topic": TOPIC}
        return client.post(f"{gateway.url}/3/device/{token}", content=json.dumps(PAYLOAD), headers=fields)


def test_a_client_with_its_own_key_needs_another_host_and_nothing_else(gateway):
    async def test():
        token = gateway.courier().register(TOPIC)
        client = gateway.client(key=new_key(), **OWN)
        answer = await client.send_notification(NotificationRequest(device_token=token, message=PAYLOAD))
        assert (answer.status, answer.description) == ("200", None)

    run_async(test())


def test_the_answer_says_what_apple_would_refuse(gateway):
    token = gateway.courier().register(TOPIC)
    answer = post(gateway, token, key=new_key(), **OWN)
    assert answer.status_code == 200
    assert "no key MYKEY12345 is known" in answer.headers["carillon-explanation"]
    assert "carillon-explanation" not in post(gateway, token).headers
    late = post(gateway, token, key=new_key(), age=3700, **OWN)
    assert (late.status_code, late.json()["reason"]) == (403, "ExpiredProviderToken")


def test_a_strict_gateway_takes_the_keys_that_were_added(strict, tmp_path):
    token = strict.courier().register(TOPIC)
    key = new_key()
    answer = post(strict, token, key=key, **OWN)
    assert (answer.status_code, answer.json()["reason"]) == (403, "InvalidProviderToken")
    assert "carillon key add" in answer.headers["carillon-explanation"]
    file = tmp_path / "AuthKey_MYKEY12345.p8"
    file.write_text(key)
    carillon(strict, "key", "add", file, "--team", "MYTEAM1234")
    assert post(strict, token, key=key, **OWN).status_code == 200
    assert "MYKEY12345  team MYTEAM1234" in carillon(strict, "key", "list")
    assert post(strict, token, key=key, **OWN | {"team_id": "OTHERTEAM1"}).status_code == 403
    carillon(strict, "key", "add", file, "--team", "MYTEAM1234", "--topic", "com.example.other")
    narrow = post(strict, token, key=key, **OWN)
    assert (narrow.status_code, narrow.json()["reason"]) == (400, "TopicDisallowed")
    carillon(strict, "key", "remove", "MYKEY12345")
    assert post(strict, token, key=key, **OWN).status_code == 403


def test_what_is_no_key_is_said(strict, tmp_path):
    file = tmp_path / "AuthKey_MYKEY12345.p8"
    file.write_text("nonsense")
    (tmp_path / "AuthKey_short.p8").write_text("nonsense")
    for arguments, why in [
        (["add", tmp_path / "none.p8", "--team", "MYTEAM1234"], "none.p8 cannot be read: No such file or directory"),
        (["add", file, "--team", "MYTEAM1234"], "no P-256 key"),
        (["add", tmp_path / "AuthKey_short.p8", "--team", "MYTEAM1234"], "no key id"),
        (["add", file, "--team", "x"], "no team id"),
        (["remove", "ABCDEFGHIJ"], "no key 'ABCDEFGHIJ'"),
    ]:
        result = subprocess.run(
            [COMMAND, "key", *arguments, "--state", strict.machine.state], capture_output=True, text=True
        )
        assert result.returncode != 0
        assert why in result.stderr


def carillon(gateway, *arguments):
    command = [COMMAND, *arguments, "--state", gateway.machine.state]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
