"""Faults on purpose: what is asked by command or flag, a client in the field meets on the wire."""

import json
import ssl
import subprocess

import httpx
import pytest
from gateway import TOPIC, Gateway
from programs import COMMAND

PAYLOAD = json.dumps({"aps": {"alert": "Hello"}})


def post(gateway, token, client=None, topic=TOPIC):
    if client:
        return client.post(f"{gateway.url}/3/device/{token}", content=PAYLOAD, headers={"apns-topic": topic})
    with opened(gateway) as client:
        return post(gateway, token, client, topic)


def opened(gateway):
    """A client with one connection, and one provider token for it."""
    context = ssl.create_default_context(cafile=gateway.ca_path)
    return httpx.Client(http2=True, verify=context, headers={"authorization": gateway.bearer()})


def carillon(gateway, *arguments):
    return gateway.machine.command("faults", *arguments)


def test_the_command_adds_lists_and_clears(faulty_gateway):
    gateway = faulty_gateway
    token = gateway.courier().register(TOPIC)
    added = carillon(gateway, "add", f"token={token},reason=Unregistered,count=2")
    assert added.returncode == 0, added.stderr
    assert json.loads(added.stdout) == {"count": 2, "reason": "Unregistered", "token": token}
    assert post(gateway, token).json()["reason"] == "Unregistered"
    assert json.loads(carillon(gateway).stdout)["count"] == 1
    assert carillon(gateway, "clear").returncode == 0
    assert carillon(gateway, "list").stdout == ""
    assert post(gateway, token).status_code == 200


@pytest.mark.parametrize(
    "fault, why",
    [("reason=Nonsense", "none of Apple's"), ("colour=red", "no “colour”"), ("rate=often,goAway", "no value"), ("loss=eaten", "reset, refused, dropped")],
)
def test_what_is_no_fault_is_said(faulty_gateway, fault, why):
    result = carillon(faulty_gateway, "add", fault)
    assert result.returncode == 64
    assert why in result.stderr


def test_without_leave_it_says_what_to_start(machine):
    machine.start_gateway()
    gateway = Gateway(machine.state, machine.provider_port, machine.courier_port, machine)
    result = carillon(gateway, "add", "reason=Shutdown")
    assert result.returncode == 69 and "--faults" in result.stderr
    # That somebody asked is no push that was refused, and no client's mistake.
    assert machine.command("clients").stdout == "No client has sent anything yet.\n"


def test_a_stream_that_is_reset_leaves_a_push_that_was_taken(faulty_gateway):
    gateway = faulty_gateway
    courier = gateway.courier()
    token = courier.register(TOPIC)
    carillon(gateway, "add", "loss=reset,count=1")
    with opened(gateway) as client:
        with pytest.raises(httpx.RemoteProtocolError, match="error_code:ErrorCodes.INTERNAL_ERROR|StreamReset"):
            post(gateway, token, client)
        assert courier.next_push()["topic"] == TOPIC
        assert post(gateway, token, client).status_code == 200, "the connection goes on"


def test_a_stream_that_is_refused_leaves_nothing(faulty_gateway):
    gateway = faulty_gateway
    courier = gateway.courier()
    token = courier.register(TOPIC)
    carillon(gateway, "add", "loss=refused,count=1")
    with opened(gateway) as client:
        with pytest.raises(httpx.RemoteProtocolError, match="REFUSED_STREAM|StreamReset"):
            post(gateway, token, client)
        answer = post(gateway, token, client)
    assert answer.status_code == 200
    assert courier.next_push()["id"] == answer.headers["apns-id"], "the refused one did not come"


def test_a_connection_that_is_dropped_leaves_a_push_that_was_taken(faulty_gateway):
    gateway = faulty_gateway
    courier = gateway.courier()
    token = courier.register(TOPIC)
    carillon(gateway, "add", "loss=dropped,count=1")
    with pytest.raises((httpx.RemoteProtocolError, httpx.ReadError)):
        post(gateway, token)
    assert courier.next_push()["topic"] == TOPIC


def test_a_duplicate_comes_twice(faulty_gateway):
    gateway = faulty_gateway
    courier = gateway.courier()
    token = courier.register(TOPIC)
    carillon(gateway, "add", "duplicate,count=1")
    first, second = post(gateway, token), post(gateway, token)
    ids = [courier.next_push()["id"] for _ in range(3)]
    assert ids == [first.headers["apns-id"]] * 2 + [second.headers["apns-id"]]


def test_faults_by_flag_and_seed(machine):
    """The same seed, the same pushes."""
    seen = []
    for run in range(2):
        machine.start_gateway(0, 0, "--fault", "rate=0.5,reason=InternalServerError", "--fault-seed", "3")
        gateway = Gateway(machine.state, machine.provider_port, machine.courier_port, machine)
        token = gateway.courier().register(f"{TOPIC}.{run}")
        with opened(gateway) as client:
            seen.append([post(gateway, token, client, f"{TOPIC}.{run}").status_code for _ in range(20)])
        machine.stop("gateway")
    assert seen[0] == seen[1]
    assert set(seen[0]) == {200, 500}


def test_a_magic_token_needs_no_leave(gateway):
    listed = magic_tokens()
    for reason in ("Unregistered", "TooManyRequests", "BadDeviceToken", "TooManyProviderTokenUpdates"):
        answer = post(gateway, listed[reason])
        assert answer.json()["reason"] == reason
        assert "carillon faults tokens" in answer.headers["carillon-explanation"]
    assert bytes.fromhex(listed["Unregistered"]).rstrip(b"\0") == b"fail:Unregistered"


def magic_tokens():
    lines = subprocess.run([COMMAND, "faults", "tokens"], capture_output=True, text=True, check=True).stdout.splitlines()
    return {line.split()[1]: line.split()[2] for line in lines}
