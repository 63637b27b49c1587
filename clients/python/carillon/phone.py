"""One phone: what is sent to it, what is seen on it, and what a finger does."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Mapping, Optional, TypedDict, cast

from .api import APIError, PhoneAPI
from .machine import StateFolder
from .patterns import Pattern, as_json
from .provider import Provider

if TYPE_CHECKING:
    from typing_extensions import Unpack


class NotificationMissing(AssertionError):
    """What was expected did not come; the message tells what came instead."""

    def __init__(self, message: str, near_misses: list[Any]) -> None:
        super().__init__(message)
        self.near_misses = near_misses


class NotificationPresent(AssertionError):
    """What should not have come did."""


class Seen(TypedDict, total=False):
    """How a notification looks; what is not said may be anything."""

    title: Pattern
    subtitle: Pattern
    body: Pattern
    app: str
    category: str
    thread: str
    id: str
    payload: Mapping[str, Any]
    #: A :meth:`Phone.cursor`: only what came after it.
    since: str


class Looks(Seen, total=False):
    """How a notification looks that something is done with."""

    #: How many seconds it is waited for.
    timeout: float


class Awaited(Looks, total=False):
    """A notification that is waited for."""

    #: A stage (`shown`, `extension-finished`, `handled`) or any step of a journey.
    until: str


class Absence(Seen, total=False):
    """A notification that should not come."""

    until: str
    #: How many seconds none may come.
    within: float


class Headers(TypedDict, total=False):
    """How a push is sent; see :meth:`Phone.push`."""

    push_type: str
    topic: str
    priority: int
    collapse_id: str
    expiration: float


@dataclass(frozen=True)
class App:
    """An app on the phone."""

    bundle_id: str
    #: Hexadecimal; None until the app has registered for remote notifications.
    device_token: Optional[str]
    name: str
    badge: int


@dataclass(frozen=True)
class Notification:
    """A notification as a person saw it, with what was sent and how far it came."""

    id: str
    app: Optional[str]
    title: Optional[str]
    subtitle: Optional[str]
    body: Optional[str]
    category: Optional[str]
    thread: Optional[str]
    payload: Any
    #: Its steps by their names, in order.
    steps: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, seen: Mapping[str, Any]) -> "Notification":
        """One as the API tells it."""
        names = ("app", "title", "subtitle", "body", "category", "thread", "payload")
        return cls(id=seen["id"], steps=list(seen["steps"]), **{name: seen.get(name) for name in names})


class Clock:
    """The phone's time; moved by hand when the phone was started with `manual_clock`."""

    def __init__(self, api: PhoneAPI) -> None:
        self._api = api

    def advance(self, seconds: float) -> None:
        """Moves time on; what falls due on the way fires in order, at once."""
        self._api.post("clock/advance", {"seconds": seconds})

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return float(self._api.get("screen")["phone"]["now"])


class Fault(TypedDict, total=False):
    """What goes wrong; see :meth:`Faults.add`."""

    reason: str
    delay: float
    count: int
    rate: float
    nth: int
    go_away: bool
    loss: str
    duplicate: bool
    reorder: bool


class Faults:
    """What goes wrong with pushes to this phone at the gateway; other tests' phones notice nothing."""

    def __init__(self, api: PhoneAPI) -> None:
        self._api = api

    def add(
        self,
        app: str,
        *,
        reason: Optional[str] = None,
        delay: Optional[float] = None,
        count: Optional[int] = None,
        rate: Optional[float] = None,
        nth: Optional[int] = None,
        go_away: bool = False,
        loss: Optional[str] = None,
        duplicate: bool = False,
        reorder: bool = False,
    ) -> None:
        """Lets pushes to an app go wrong that would have been accepted.

        :param app: its bundle id.
        :param reason: Apple's, such as `Unregistered`; None lets the push go its way.
        :param delay: seconds by which the answer is late.
        :param count: for so many pushes; else until :meth:`clear`.
        :param rate: for such a share of them, 0 to 1.
        :param nth: for every so many-th of them.
        :param go_away: tells the connection GOAWAY with the answer.
        :param loss: how the answer is lost: `reset`, `refused` or `dropped`.
        :param duplicate: the device gets the push twice.
        :param reorder: the device gets the push behind the next one.
        :raises APIError: what of it cannot be; or the gateway was started without `--faults`.
        """
        fault = {"reason": reason, "delay": delay, "count": count, "rate": rate, "nth": nth, "loss": loss}
        flags = {"goAway": go_away, "duplicate": duplicate, "reorder": reorder}
        told: dict[str, Any] = {name: value for name, value in fault.items() if value is not None}
        self._api.post(f"apps/{app}/faults", told | {name: True for name, value in flags.items() if value})

    def clear(self, app: str) -> None:
        """Takes away what goes wrong with pushes to an app."""
        self._api.call("DELETE", f"apps/{app}/faults")


class Phone:
    """A phone that is there for one test."""

    def __init__(self, machine: StateFolder) -> None:
        self.machine = machine
        self.api = machine.phone_api
        self.clock = Clock(self.api)
        self.faults = Faults(self.api)

    # what is on it

    @property
    def provider(self) -> Provider:
        """Where a provider sends to, for any APNs library."""
        return self.machine.provider

    def install(self, bundle: os.PathLike[str] | str, *, open: bool = True, allow: Optional[bool] = True) -> App:
        """Installs what `carillon build` made; on a phone of another machine, the hub's bundle of that name.

        :param open: brings the app to the front, so that it can ask and register; afterwards it is left.
        :param allow: the answer to its question whether it may notify; None leaves it to the test.
        """
        bundle_id = self.api.post("apps", {"bundle": self.machine.bundle(bundle)})["bundleID"]
        if open:
            self.api.post(f"apps/{bundle_id}/open")
            if allow is not None:
                self.answer_prompt(bundle_id, allow=allow)
            if allow:
                self.wait_for_token(bundle_id)
            self.api.post("screen/home")
        return self.app(bundle_id)

    def app(self, bundle_id: str) -> App:
        """An app by its bundle id.

        :raises KeyError: it is not installed.
        """
        for icon in self.screen()["apps"]:
            if icon["bundleID"] == bundle_id:
                return App(bundle_id, icon.get("deviceToken"), icon["name"], icon["badge"])
        raise KeyError(f"no app “{bundle_id}” is on the phone")

    def answer_prompt(self, app: str, *, allow: bool, timeout: float = 30) -> None:
        """Answers what an app asks the person, as soon as it does.

        :raises NotificationMissing: it did not ask in time.
        """
        deadline = time.monotonic() + timeout
        while True:
            for prompt in self.screen()["prompts"]:
                if prompt["bundleID"] == app:
                    self.api.post(f"prompts/{prompt['id']}", {"allow": allow})
                    return
            if time.monotonic() > deadline:
                raise NotificationMissing(f"“{app}” asked for nothing within {timeout} s", [])
            time.sleep(0.02)

    def wait_for_token(self, bundle_id: str, timeout: float = 30) -> str:
        """The app's device token, once it has one."""
        deadline = time.monotonic() + timeout
        while True:
            try:
                return str(self.api.get(f"apps/{bundle_id}/token")["deviceToken"])
            except APIError as error:
                if time.monotonic() > deadline:
                    raise NotificationMissing(error.message, []) from None
                time.sleep(0.02)

    def screen(self) -> Any:
        """All that is on the screen, as data."""
        return self.api.get("screen")

    def screenshot(self, **options: str) -> bytes:
        """The screen as a PNG; `appearance="dark"`, `lang="zh"` and the like change how."""
        words = "&".join(f"{name}={value}" for name, value in options.items())
        return self.api.raw("GET", f"screenshot.png?{words}", timeout=120)

    def journey(self, id: str) -> Any:
        """Every step of a push with the rule that decided."""
        return self.api.get(f"journeys/{id}")

    # sending

    def push(
        self,
        payload: Mapping[str, Any],
        *,
        app: str,
        push_type: str = "alert",
        topic: Optional[str] = None,
        priority: Optional[int] = None,
        collapse_id: Optional[str] = None,
        expiration: Optional[float] = None,
    ) -> str:
        """Sends a payload as a provider does and gives its apns-id.

        For a test of a back end send with its own code instead, to :attr:`provider`.

        :raises APIError: the gateway refused it, with Apple's reason.
        """
        fields = {"topic": topic, "priority": priority, "collapseID": collapse_id, "expiration": expiration}
        body = {"bundleID": app, "payload": json.dumps(payload), "pushType": push_type}
        sent = self.api.post("pushes", body | {name: value for name, value in fields.items() if value is not None})
        if sent["status"] != 200:
            raise APIError(sent["status"], sent.get("reason") or "refused", sent.get("explanation") or "", sent)
        return str(sent["id"])

    # waiting

    def cursor(self) -> str:
        """What `since` takes to mean: only what comes from now on."""
        return str(self.api.get("notifications/cursor")["cursor"])

    def wait_for_notification(
        self,
        *,
        title: Optional[Pattern] = None,
        subtitle: Optional[Pattern] = None,
        body: Optional[Pattern] = None,
        app: Optional[str] = None,
        category: Optional[str] = None,
        thread: Optional[str] = None,
        id: Optional[str] = None,
        payload: Optional[Mapping[str, Any]] = None,
        until: str = "shown",
        since: Optional[str] = None,
        timeout: float = 30,
    ) -> Notification:
        """The notification that looks so, as soon as it came so far.

        :param until: a stage (`shown`, `extension-finished`, `handled`) or any step of a journey.
        :raises NotificationMissing: the time is over; tells what came instead and what differs.
        """
        wish = _wish(title, subtitle, body, app, category, thread, id, payload, since)
        try:
            found = self.api.post("notifications/wait", wish | {"until": until, "timeout": timeout}, timeout + 30)
        except APIError as error:
            if error.status != 408:
                raise
            raise NotificationMissing(error.message, error.body.get("nearMisses", [])) from None
        return Notification.read(found["notifications"][-1])

    def assert_no_notification(
        self,
        *,
        title: Optional[Pattern] = None,
        subtitle: Optional[Pattern] = None,
        body: Optional[Pattern] = None,
        app: Optional[str] = None,
        category: Optional[str] = None,
        thread: Optional[str] = None,
        id: Optional[str] = None,
        payload: Optional[Mapping[str, Any]] = None,
        until: str = "shown",
        since: Optional[str] = None,
        within: float = 2,
    ) -> None:
        """Fails as soon as such a notification came; returns when none did within a time.

        :raises NotificationPresent: one came.
        """
        wish = _wish(title, subtitle, body, app, category, thread, id, payload, since)
        try:
            self.api.post("notifications/absent", wish | {"until": until, "timeout": within}, within + 30)
        except APIError as error:
            if error.status != 409:
                raise
            raise NotificationPresent(error.message) from None

    # a finger

    def tap(self, **looks: Unpack[Looks]) -> Notification:
        """Taps the notification that looks so: its app opens."""
        return self.act("tap", **looks)

    def expand(self, **looks: Unpack[Looks]) -> Notification:
        """Opens it, as a long press does."""
        return self.act("expand", **looks)

    def clear(self, **looks: Unpack[Looks]) -> Notification:
        """Swipes it away."""
        return self.act("clear", **looks)

    def reply(self, text: str, action: str, **looks: Unpack[Looks]) -> Notification:
        """Types into a text input action, chosen by its title or identifier."""
        return self.act(action, user_text=text, **looks)

    def press(self, button: str, **looks: Unpack[Looks]) -> Notification:
        """Presses a button of its content extension, chosen by its label; opens the card where it is not open."""
        return self.act("press", button=button, **looks)

    def act(
        self,
        gesture: str,
        *,
        user_text: Optional[str] = None,
        button: Optional[str] = None,
        **looks: Unpack[Looks],
    ) -> Notification:
        """Waits for the notification that looks so and does something with it.

        :param gesture: `tap`, `expand`, `clear`, `press` with a `button`, or an action's title or identifier.
        :raises NotificationMissing: none looks so.
        """
        said = cast("dict[str, Any]", looks)
        timeout: float = said.pop("timeout", 30)
        wish = _wish(**{name: said.pop(name, None) for name in _LOOKS})
        if said:
            raise TypeError(f"a notification has no {', '.join(sorted(said))}; it has {', '.join(_LOOKS)}")
        request = wish | {"do": gesture, "timeout": timeout}
        if user_text is not None:
            request["userText"] = user_text
        if button is not None:
            request["button"] = button
        try:
            return Notification.read(self.api.post("notifications/act", request, timeout + 60))
        except APIError as error:
            if error.status != 408:
                raise
            raise NotificationMissing(error.message, []) from None


_LOOKS = tuple(Seen.__annotations__)


def _wish(
    title: Optional[Pattern],
    subtitle: Optional[Pattern],
    body: Optional[Pattern],
    app: Optional[str],
    category: Optional[str],
    thread: Optional[str],
    id: Optional[str],
    payload: Optional[Mapping[str, Any]],
    since: Optional[str],
) -> dict[str, Any]:
    values: dict[str, Any] = {
        "title": title if title is None else as_json(title),
        "subtitle": subtitle if subtitle is None else as_json(subtitle),
        "body": body if body is None else as_json(body),
        "app": app,
        "category": category,
        "thread": thread,
        "id": id,
        "payload": None if payload is None else dict(payload),
        "since": since,
    }
    return {name: value for name, value in values.items() if value is not None}
