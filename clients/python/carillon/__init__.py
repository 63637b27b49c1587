"""A phone for tests: send pushes to it, see what it shows, tap and reply."""

from .api import APIError, PhoneAPI
from .asynchronous import AsyncClock, AsyncFaults, AsyncHub, AsyncPhone
from .hub import Hub, HubPhone
from .machine import Machine, MachineError
from .phone import App, Clock, Faults, Notification, NotificationMissing, NotificationPresent, Phone
from .patterns import Pattern, contains, matches
from .provider import Provider

__all__ = [
    "APIError",
    "App",
    "AsyncClock",
    "AsyncFaults",
    "AsyncHub",
    "AsyncPhone",
    "Clock",
    "Faults",
    "Hub",
    "HubPhone",
    "Machine",
    "MachineError",
    "Notification",
    "NotificationMissing",
    "NotificationPresent",
    "Pattern",
    "Phone",
    "PhoneAPI",
    "Provider",
    "contains",
    "matches",
]
