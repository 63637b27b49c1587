"""aioapns, as back-end developers use it, against the gateway.

aioapns offers no ALPN, sends no :authority, opens streams before it has read the settings, reads JSON in any DATA
frame, and finds its request again by the apns-id as it sent it. Each has broken a server.

Runs against a gateway of its own, or against the one that these name:
CARILLON_STATE, CARILLON_PROVIDER_PORT, CARILLON_COURIER_PORT.
"""

import asyncio
import base64
import json
import os
import pathlib
import ssl
import uuid

import pytest
from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsTLSClientProtocol

from courier import Courier

TOPIC = "com.example.app"
PAYLOAD = {"aps": {"alert": {"title": "Doorbell", "body": "Somebody is at the door."}}}


@pytest.fixture
def gateway(request):
    if state := os.environ.get("CARILLON_STATE"):
        ports = int(os.environ["CARILLON_PROVIDER_PORT"]), int(os.environ["CARILLON_COURIER_PORT"])
    else:
        machine = request.getfixturevalue("machine")
        machine.start_gateway()
        state, ports = machine.state, (machine.provider_port, machine.courier_port)
    return Gateway(pathlib.Path(state), *ports)


class Gateway:
    def __init__(self, state, provider_port, courier_port):
        self.folder = state / "gateway"
        self.provider_port, self.courier_port = provider_port, courier_port
        self.provider = json.loads((self.folder / "provider.json").read_text())

    @property
    def ca_path(self):
        return str(self.folder / "ca.pem")

    def courier(self):
        return Courier(self.courier_port, self.ca_path, device=f"python-{uuid.uuid4()}")

    def client(self):
        key_id = self.provider["keyID"]
        client = APNs(
            key=(self.folder / f"AuthKey_{key_id}.p8").read_text(),
            key_id=key_id,
            team_id=self.provider["teamID"],
            topic=TOPIC,
            ssl_context=ssl.create_default_context(cafile=self.ca_path),
            max_connection_attempts=3,
        )
        here = {"APNS_SERVER": "localhost", "APNS_PORT": self.provider_port}
        client.pool.protocol_class = type("LocalProtocol", (APNsTLSClientProtocol,), here)
        return client


def run(test):
    return asyncio.run(asyncio.wait_for(test, 60))


def test_a_push_arrives(gateway):
    async def test():
        courier = gateway.courier()
        token = courier.register(TOPIC)
        answer = await gateway.client().send_notification(NotificationRequest(device_token=token, message=PAYLOAD))
        assert (answer.status, answer.description) == ("200", None)
        push = courier.next_push()
        assert json.loads(base64.b64decode(push["payload"])) == PAYLOAD
        assert push["id"] == answer.notification_id

    run(test())


def test_fifty_pushes_at_once_all_arrive(gateway):
    async def test():
        courier = gateway.courier()
        token = courier.register(TOPIC)
        client = gateway.client()
        requests = [NotificationRequest(device_token=token, message=PAYLOAD) for _ in range(50)]
        answers = await asyncio.gather(*(client.send_notification(request) for request in requests))
        assert {answer.status for answer in answers} == {"200"}
        assert {courier.next_push()["id"] for _ in range(50)} == {answer.notification_id for answer in answers}

    run(test())


def test_pushes_one_after_another_use_one_connection(gateway):
    async def test():
        token = gateway.courier().register(TOPIC)
        client = gateway.client()
        connections = set()
        for _ in range(10):
            request = NotificationRequest(device_token=token, message=PAYLOAD)
            assert (await client.send_notification(request)).is_successful
            connections |= {id(connection) for connection in client.pool.connections}
        assert len(connections) == 1

    run(test())


def test_rejections_have_apples_reasons(gateway):
    async def test():
        courier = gateway.courier()
        token = courier.register(TOPIC)
        client = gateway.client()

        async def reason(**changes):
            answer = await client.send_notification(
                NotificationRequest(**{"device_token": token, "message": PAYLOAD} | changes)
            )
            return answer.status, answer.description

        assert await reason(device_token="ab" * 32) == ("400", "BadDeviceToken")
        assert await reason(collapse_key="x" * 65) == ("400", "BadCollapseId")
        assert await reason(message={"aps": {"alert": "x" * 5000}}) == ("413", "PayloadTooLarge")
        assert await reason(push_type=PushType.VOIP) == ("400", "BadTopic")
        assert await reason(apns_topic="com.example.other") == ("400", "DeviceTokenNotForTopic")
        courier.unregister(token)
        assert await reason() == ("410", "Unregistered")
        assert len(client.pool.connections) == 1

    run(test())


def test_an_apns_id_comes_back_as_it_was_sent(gateway):
    async def test():
        token = gateway.courier().register(TOPIC)
        sent = str(uuid.uuid4()).upper()
        request = NotificationRequest(device_token=token, message=PAYLOAD, notification_id=sent)
        answer = await gateway.client().send_notification(request)
        assert answer.is_successful
        assert answer.notification_id == sent

    run(test())
