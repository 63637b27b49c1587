"""aioapns, as back-end developers use it, against the gateway.

aioapns offers no ALPN, sends no :authority, opens streams before it has read the settings, reads JSON in any DATA
frame, and finds its request again by the apns-id as it sent it. Each has broken a server.
"""

import asyncio
import base64
import json
import uuid

from aioapns import NotificationRequest, PushType
from gateway import TOPIC
from programs import run_async

PAYLOAD = {"aps": {"alert": {"title": "Doorbell", "body": "Somebody is at the door."}}}


def test_a_push_arrives(gateway):
    async def test():
        courier = gateway.courier()
        token = courier.register(TOPIC)
        answer = await gateway.client().send_notification(NotificationRequest(device_token=token, message=PAYLOAD))
        assert (answer.status, answer.description) == ("200", None)
        push = courier.next_push()
        assert json.loads(base64.b64decode(push["payload"])) == PAYLOAD
        assert push["id"] == answer.notification_id

    run_async(test())


def test_fifty_pushes_at_once_all_arrive(gateway):
    async def test():
        courier = gateway.courier()
        token = courier.register(TOPIC)
        client = gateway.client()
        requests = [NotificationRequest(device_token=token, message=PAYLOAD) for _ in range(50)]
        answers = await asyncio.gather(*(client.send_notification(request) for request in requests))
        assert {answer.status for answer in answers} == {"200"}
        assert {courier.next_push()["id"] for _ in range(50)} == {answer.notification_id for answer in answers}

    run_async(test())


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

    run_async(test())


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

    run_async(test())


def test_an_apns_id_comes_back_as_it_was_sent(gateway):
    async def test():
        token = gateway.courier().register(TOPIC)
        sent = str(uuid.uuid4()).upper()
        request = NotificationRequest(device_token=token, message=PAYLOAD, notification_id=sent)
        answer = await gateway.client().send_notification(request)
        assert answer.is_successful
        assert answer.notification_id == sent

    run_async(test())


def test_what_would_hang_it_elsewhere_is_answered(gateway):
    """aioapns waits for ever when a stream is reset, or when an answer has no apns-id."""

    async def test():
        token = gateway.courier().register(TOPIC)
        client = gateway.client()

        async def answer(**changes):
            request = NotificationRequest(**{"device_token": token, "message": PAYLOAD} | changes)
            result = await asyncio.wait_for(client.send_notification(request), 10)
            return result.status, result.description

        assert await answer(collapse_key="x" * 20_000) == ("413", "PayloadTooLarge")
        assert await answer(apns_topic="com.example.app ") == ("200", None)
        assert await answer(collapse_key="a\x01b") == ("400", "BadCollapseId")
        assert await answer(device_token=token + "\x01") == ("400", "BadDeviceToken")
        assert await answer() == ("200", None)

    run_async(test())
