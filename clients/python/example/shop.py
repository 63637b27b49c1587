"""A shop's back end, as many are: a web service that tells customers of their orders by push."""

from __future__ import annotations

import asyncio
import ssl
from typing import Any

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsTLSClientProtocol
from flask import Flask, request


def create_app(apns: dict[str, Any], topic: str) -> Flask:
    """The service.

    :param apns: what the APNs library is made with, and `authority`, the certificate to check the server's with.
    :param topic: the app's bundle id.
    """
    app = Flask("shop")

    async def push(token: str, alert: dict[str, str], order: dict[str, Any]) -> tuple[int, str]:
        client = APNs(
            key=apns["key"],
            key_id=apns["key_id"],
            team_id=apns["team_id"],
            topic=topic,
            ssl_context=ssl.create_default_context(cafile=apns["authority"]),
        )
        # The library has Apple's host built in: a test changes it, and nothing else.
        here = {"APNS_SERVER": apns["host"], "APNS_PORT": apns["port"]}
        client.pool.protocol_class = type("TestProtocol", (APNsTLSClientProtocol,), here)
        message = {"aps": {"alert": alert, "category": "message", "thread-id": "orders"}, "order": order}
        answer = await client.send_notification(
            NotificationRequest(device_token=token, message=message, push_type=PushType.ALERT)
        )
        return int(answer.status), answer.description or answer.notification_id

    @app.post("/orders")
    def order() -> tuple[dict[str, Any], int]:
        wish = request.get_json()
        alert = {"title": "Order received", "body": f"We are cooking your {wish['dish']}."}
        status, said = asyncio.run(push(wish["token"], alert, {"items": [wish["dish"]]}))
        return {"status": status, "said": said}, 201 if status == 200 else 502

    return app
