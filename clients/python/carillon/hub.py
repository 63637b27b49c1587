"""Phones on demand: a hub for many tests, here or on another machine, and a phone of its own for each."""

from __future__ import annotations

import os
import pathlib
from typing import Any, Mapping, Optional, Sequence

from .api import PhoneAPI
from .elsewhere import Elsewhere
from .machine import MachineError, Processes, StateFolder
from .provider import Provider

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
        # Elsewhere, the folder is there, and no command of this machine reaches it.
        super().__init__(kept["state"], hub.command)
        self.hub = hub
        self.id = str(kept["id"])
        self.path = str(kept["api"])
        #: Device tokens by bundle id, of the apps that it was made with.
        self.tokens = {str(app["bundleID"]): str(app["deviceToken"]) for app in kept["apps"]}

    @property
    def phone_api(self) -> PhoneAPI:
        """The phone's own HTTP API: at its own port here, below the hub's address elsewhere."""
        there = self.hub.elsewhere
        return super().phone_api if there is None else there.api(self.path.removesuffix("/api/v1/"))

    @property
    def provider(self) -> Provider:
        """Where a provider sends to."""
        return super().provider if self.hub.elsewhere is None else self.hub.provider

    def bundle(self, bundle: os.PathLike[str] | str) -> str:
        """How the phone is told of a bundle."""
        return self.hub.bundle(bundle)

    def run(self, *arguments: str, input: Optional[str] = None, timeout: float = 300) -> str:
        """Runs a `carillon` command on this state and gives what it printed.

        :raises MachineError: it failed, or the phone is on another machine.
        """
        if self.hub.elsewhere is not None:
            raise MachineError(f"the phone is at {self.hub.elsewhere.url}: its commands run there")
        return super().run(*arguments, input=input, timeout=timeout)

    def log(self, part: str) -> str:
        """What a process has written; nothing of a hub elsewhere, whose logs stay there."""
        if self.hub.elsewhere is not None:
            return ""
        return self.hub.log(part) if part != "device" else super().log(part)

    def close(self) -> None:
        """Takes the phone away with all it has; its device tokens are void."""
        self.hub.api.call("DELETE", f"devices/{self.id}")


class Hub(Processes):
    """What makes phones: the hub at an address, the one that runs on `$CARILLON_STATE`, or else its own with a gateway.

    Its own end when it is closed, and nothing of them is left.
    """

    def __init__(
        self,
        *,
        command: Optional[os.PathLike[str] | str] = None,
        state: Optional[os.PathLike[str] | str] = None,
        timeout: float = 60,
        address: Optional[str] = None,
        ca: Optional[os.PathLike[str] | str] = None,
        secret: Optional[os.PathLike[str] | str] = None,
        provider: Optional[Provider] = None,
    ) -> None:
        """
        :param command: the `carillon` executable; else `$CARILLON_COMMAND`, else the one on the path.
        :param state: a folder that stays; else that of a hub that runs, else a temporary one.
        :param timeout: how many seconds each process may take until it serves.
        :param address: of a hub that runs, such as `https://phones.example:8443`; else `$CARILLON_HUB`.
        :param ca: the PEM file that its certificate is checked with, else `$CARILLON_CA`, else the system's.
        :param secret: the file that `carillon phones space` printed; else `$CARILLON_HUB_AUTHORIZATION`.
        :param provider: where back ends send to there; else `$CARILLON_APNS_HOST` and the variables beside it.
        """
        running = os.environ.get("CARILLON_STATE")
        is_running = state is None and running is not None and (pathlib.Path(running) / "hub/running.json").exists()
        self.elsewhere = None if state is not None and address is None else Elsewhere.find(address, ca, secret, provider, is_running)
        if self.elsewhere is not None:
            self.command, self.state, self._own_state = os.fspath(command or "carillon"), pathlib.Path(), False
            self._processes = {}
            self.api = self.elsewhere.api()
            return
        super().__init__(running if is_running else state, command, timeout)
        try:
            if not is_running:
                self._start("gateway", ["gateway", "--port", "0", "--courier-port", "0", "--faults"])
                self._start("hub", ["hub", "--hub-port", "0"])
            self.api = PhoneAPI(self.state, self.port("hub", "hub"), part="hub")
        except BaseException:
            self.close()
            raise

    @property
    def provider(self) -> Provider:
        """Where a provider sends to, for any APNs library."""
        return super().provider if self.elsewhere is None else self.elsewhere.provider

    def bundle(self, bundle: os.PathLike[str] | str) -> str:
        """How the hub is told of a bundle: by its path, and elsewhere by its name in the hub's bundles folder."""
        if self.elsewhere is not None:
            return pathlib.Path(bundle).name
        return os.fspath(pathlib.Path(bundle).resolve())

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
            request["apps"] = [self._app(app) for app in request["apps"]]
        if manual_clock:
            request["clock"] = "manual"
        return HubPhone(self, self.api.post("devices", request))

    def phones(self) -> Sequence[Mapping[str, Any]]:
        """Those that are there, as the HTTP API lists them."""
        listed: list[Mapping[str, Any]] = self.api.get("devices")
        return listed

    def _app(self, app: Any) -> Any:
        if isinstance(app, Mapping):
            return {name: self.bundle(value) if name == "bundle" else value for name, value in app.items()}
        return {"bundle": self.bundle(app)}
