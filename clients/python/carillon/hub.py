"""Phones on demand: a gateway and a hub for many tests, and a phone of its own for each."""

from __future__ import annotations

import os
import pathlib
from typing import Any, Mapping, Optional, Sequence

from .api import PhoneAPI
from .machine import MachineError, Processes, StateFolder

#: What a hub's phone can be asked for by, in Python's spelling, and the HTTP API's.
_NAMES = {
    "name": "name",
    "space": "space",
    "language": "language",
    "time_zone": "timeZone",
    "preferences": "preferences",
    "clock_starts": "clockStarts",
    "apps": "apps",
}


class HubPhone(StateFolder):
    """A phone of a hub, which takes it away when it is closed."""

    def __init__(self, hub: "Hub", kept: Mapping[str, Any]) -> None:
        super().__init__(kept["state"], hub.command)
        self.hub = hub
        self.id = str(kept["id"])
        #: Device tokens by bundle id, of the apps that it was made with.
        self.tokens = {str(app["bundleID"]): str(app["deviceToken"]) for app in kept["apps"]}

    def log(self, part: str) -> str:
        """What a process has written."""
        return self.hub.log(part) if part != "device" else super().log(part)

    def close(self) -> None:
        """Takes the phone away with all it has; its device tokens are void."""
        self.hub.api.call("DELETE", f"devices/{self.id}")


class Hub(Processes):
    """A gateway and a hub: those that run on `$CARILLON_STATE`, or else its own.

    Its own end when it is closed, and nothing of them is left.
    """

    def __init__(
        self,
        *,
        command: Optional[os.PathLike[str] | str] = None,
        state: Optional[os.PathLike[str] | str] = None,
        timeout: float = 60,
    ) -> None:
        """
        :param command: the `carillon` executable; else `$CARILLON_COMMAND`, else the one on the path.
        :param state: a folder that stays; else that of a hub that runs, else a temporary one.
        :param timeout: how many seconds each process may take until it serves.
        """
        running = os.environ.get("CARILLON_STATE")
        is_running = state is None and running is not None and (pathlib.Path(running) / "hub/running.json").exists()
        super().__init__(running if is_running else state, command, timeout)
        try:
            if not is_running:
                self._start("gateway", ["gateway", "--port", "0", "--courier-port", "0", "--faults"])
                self._start("hub", ["hub", "--hub-port", "0"])
            self.api = PhoneAPI(self.state, self.port("hub", "hub"), part="hub")
        except BaseException:
            self.close()
            raise

    def phone(self, *, manual_clock: bool = False, **options: Any) -> HubPhone:
        """A new phone, which nobody else sees.

        :param manual_clock: its time stands still until it is moved.
        :param options: `name`, `space`, `language`, `time_zone`, `preferences`, `clock_starts`, and `apps`, a list of bundles
            or of objects as the HTTP API takes them.
        """
        unknown = sorted(options.keys() - _NAMES.keys())
        if unknown:
            raise MachineError(f"a phone of a hub has no {', '.join(unknown)}; it has manual_clock, {', '.join(_NAMES)}")
        request = {_NAMES[name]: value for name, value in options.items()}
        if "apps" in request:
            request["apps"] = [_app(app) for app in request["apps"]]
        if manual_clock:
            request["clock"] = "manual"
        return HubPhone(self, self.api.post("devices", request))

    def phones(self) -> Sequence[Mapping[str, Any]]:
        """Those that are there, as the HTTP API lists them."""
        listed: list[Mapping[str, Any]] = self.api.get("devices")
        return listed


def _app(app: Any) -> Any:
    if isinstance(app, Mapping):
        return dict(app)
    return {"bundle": os.fspath(pathlib.Path(app).resolve())}
