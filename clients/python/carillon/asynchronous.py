"""The same phone for asyncio: every call runs in a thread, none blocks the loop."""

from __future__ import annotations

import asyncio
import os
from types import TracebackType
from typing import TYPE_CHECKING, Any, Mapping, Optional

from .hub import Hub, HubPhone
from .phone import Absence, App, Awaited, Clock, Fault, Faults, Headers, Looks, Notification, Phone
from .provider import Provider

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack


class AsyncHub:
    """A :class:`~carillon.Hub` whose phones are awaited; it takes the same arguments, and ends with its `async with`."""

    def __init__(self, **options: Any) -> None:
        self._options = options
        self._hub: Optional[Hub] = None

    async def __aenter__(self) -> Self:
        self._hub = await asyncio.to_thread(lambda: Hub(**self._options))
        return self

    async def __aexit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        await asyncio.to_thread(self.hub.close)

    @property
    def hub(self) -> Hub:
        """The same hub for calls that block."""
        if self._hub is None:
            raise RuntimeError("a hub is there within its “async with”")
        return self._hub

    async def phone(self, **options: Any) -> AsyncPhone:
        """A new phone, as :meth:`carillon.Hub.phone` makes it; :meth:`AsyncPhone.close` takes it away."""
        made: HubPhone = await asyncio.to_thread(lambda: self.hub.phone(**options))
        return AsyncPhone(Phone(made))


class AsyncClock:
    """A :class:`~carillon.Clock` whose methods are awaited."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def advance(self, seconds: float) -> None:
        """Moves time on; what falls due on the way fires in order, at once."""
        await asyncio.to_thread(self._clock.advance, seconds)

    async def now(self) -> float:
        """Seconds since 1970."""
        return await asyncio.to_thread(lambda: self._clock.now)


class AsyncFaults:
    """The :class:`~carillon.Faults` of a phone, awaited; names and arguments are the same."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    async def add(self, app: str, **fault: Unpack[Fault]) -> None:
        """Lets pushes to an app go wrong that would have been accepted."""
        await asyncio.to_thread(lambda: self._faults.add(app, **fault))

    async def clear(self, app: str) -> None:
        """Takes away what goes wrong with pushes to an app."""
        await asyncio.to_thread(self._faults.clear, app)


class AsyncPhone:
    """A :class:`~carillon.Phone` whose methods are awaited; names and arguments are the same."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        #: The phone's time.
        self.clock = AsyncClock(phone.clock)
        #: What goes wrong with pushes to this phone.
        self.faults = AsyncFaults(phone.faults)

    @property
    def provider(self) -> Provider:
        """Where a provider sends to."""
        return self.phone.provider

    async def install(
        self,
        bundle: os.PathLike[str] | str,
        *,
        open: bool = True,
        allow: Optional[bool] = True,
    ) -> App:
        """Installs what `carillon build` made."""
        return await asyncio.to_thread(self.phone.install, bundle, open=open, allow=allow)

    async def app(self, bundle_id: str) -> App:
        """An app by its bundle id."""
        return await asyncio.to_thread(self.phone.app, bundle_id)

    async def answer_prompt(self, app: str, *, allow: bool, timeout: float = 30) -> None:
        """Answers what an app asks the person, as soon as it does."""
        await asyncio.to_thread(lambda: self.phone.answer_prompt(app, allow=allow, timeout=timeout))

    async def wait_for_token(self, bundle_id: str, timeout: float = 30) -> str:
        """The app's device token, once it has one."""
        return await asyncio.to_thread(self.phone.wait_for_token, bundle_id, timeout)

    async def cursor(self) -> str:
        """What `since` takes to mean: only what comes from now on."""
        return await asyncio.to_thread(self.phone.cursor)

    async def journey(self, id: str) -> Any:
        """Every step of a push with the rule that decided."""
        return await asyncio.to_thread(self.phone.journey, id)

    async def screen(self) -> Any:
        """All that is on the screen, as data."""
        return await asyncio.to_thread(self.phone.screen)

    async def close(self) -> None:
        """Takes a phone of a hub away with all it has."""
        await asyncio.to_thread(self.phone.machine.close)

    async def push(self, payload: Mapping[str, Any], *, app: str, **headers: Unpack[Headers]) -> str:
        """Sends a payload and gives its apns-id."""
        return await asyncio.to_thread(lambda: self.phone.push(payload, app=app, **headers))

    async def wait_for_notification(self, **looks: Unpack[Awaited]) -> Notification:
        """The notification that looks so, as soon as it came so far."""
        return await asyncio.to_thread(lambda: self.phone.wait_for_notification(**looks))

    async def assert_no_notification(self, **looks: Unpack[Absence]) -> None:
        """Fails when such a notification comes."""
        await asyncio.to_thread(lambda: self.phone.assert_no_notification(**looks))

    async def act(self, gesture: str, *, user_text: Optional[str] = None, **looks: Unpack[Looks]) -> Notification:
        """Does something with the notification that looks so."""
        return await asyncio.to_thread(lambda: self.phone.act(gesture, user_text=user_text, **looks))

    async def tap(self, **looks: Unpack[Looks]) -> Notification:
        """Taps it."""
        return await self.act("tap", **looks)

    async def expand(self, **looks: Unpack[Looks]) -> Notification:
        """Opens it, as a long press does."""
        return await self.act("expand", **looks)

    async def clear(self, **looks: Unpack[Looks]) -> Notification:
        """Swipes it away."""
        return await self.act("clear", **looks)

    async def press(self, button: str, **looks: Unpack[Looks]) -> Notification:
        """Presses a button of its content extension, by its label."""
        return await asyncio.to_thread(lambda: self.phone.press(button, **looks))

    async def reply(self, text: str, action: str, **looks: Unpack[Looks]) -> Notification:
        """Types into a text input action."""
        return await self.act(action, user_text=text, **looks)

    async def screenshot(self, **options: str) -> bytes:
        """The screen as a PNG."""
        return await asyncio.to_thread(self.phone.screenshot, **options)
