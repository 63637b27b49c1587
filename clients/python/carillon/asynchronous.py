"""The same phone for asyncio: every call runs in a thread, none blocks the loop."""

from __future__ import annotations

import asyncio
from typing import Any, Mapping, Optional

from .phone import Clock, Faults, Notification, Phone, Provider


class AsyncPhone:
    """A :class:`~carillon.Phone` whose methods are awaited; names and arguments are the same."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    @property
    def provider(self) -> Provider:
        """Where a provider sends to."""
        return self.phone.provider

    @property
    def clock(self) -> Clock:
        """The phone's time."""
        return self.phone.clock

    @property
    def faults(self) -> Faults:
        """What goes wrong with pushes to this phone."""
        return self.phone.faults

    async def push(self, payload: Mapping[str, Any], *, app: str, **headers: Any) -> str:
        """Sends a payload and gives its apns-id."""
        return await asyncio.to_thread(self.phone.push, payload, app=app, **headers)

    async def wait_for_notification(self, **looks: Any) -> Notification:
        """The notification that looks so, as soon as it came so far."""
        return await asyncio.to_thread(self.phone.wait_for_notification, **looks)

    async def assert_no_notification(self, **looks: Any) -> None:
        """Fails when such a notification comes."""
        await asyncio.to_thread(self.phone.assert_no_notification, **looks)

    async def act(self, gesture: str, *, user_text: Optional[str] = None, **looks: Any) -> Notification:
        """Does something with the notification that looks so."""
        return await asyncio.to_thread(self.phone.act, gesture, user_text=user_text, **looks)

    async def tap(self, **looks: Any) -> Notification:
        """Taps it."""
        return await self.act("tap", **looks)

    async def press(self, button: str, **looks: Any) -> Notification:
        """Presses a button of its content extension, by its label."""
        return await asyncio.to_thread(self.phone.press, button, **looks)

    async def reply(self, text: str, action: str, **looks: Any) -> Notification:
        """Types into a text input action."""
        return await self.act(action, user_text=text, **looks)

    async def screenshot(self, **options: str) -> bytes:
        """The screen as a PNG."""
        return await asyncio.to_thread(self.phone.screenshot, **options)
