"""A hub that runs already, named by its address: on another machine over TLS, or on this one."""

from __future__ import annotations

import ipaddress
import os
import pathlib
import ssl
import urllib.parse
from typing import Optional

from .api import PhoneAPI
from .machine import MachineError
from .provider import Provider


class Elsewhere:
    """The address of a hub, and the secret of a space of it."""

    def __init__(
        self,
        url: str,
        secret: os.PathLike[str] | str,
        ca: Optional[os.PathLike[str] | str] = None,
        provider: Optional[Provider] = None,
    ) -> None:
        """
        :raises MachineError: what of it cannot be.
        """
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise MachineError(f"the hub's address is “{url}”; it is such as https://phones.example:8443")
        if parts.scheme == "http" and not _is_here(parts.hostname):
            raise MachineError(f"the hub's address is “{url}”: a secret goes to another machine over https only")
        #: What stands before `/api/v1/`; `$CARILLON_HUB` has that, too.
        self.url = url.rstrip("/").removesuffix("/api/v1")
        self.secret = pathlib.Path(secret)
        if not self.secret.is_file():
            raise MachineError(f"there is no file {self.secret}, which “carillon phones space” wrote for {self.url}")
        try:
            self._tls = ssl.create_default_context(cafile=os.fspath(ca) if ca else None) if parts.scheme == "https" else None
        except (OSError, ssl.SSLError) as error:
            raise MachineError(f"{ca} is no file with the certificate of the hub's CA: {error}") from None
        self._ca, self._host, self._provider = ca, parts.hostname, provider

    @classmethod
    def find(
        cls,
        url: Optional[str],
        ca: Optional[os.PathLike[str] | str],
        secret: Optional[os.PathLike[str] | str],
        provider: Optional[Provider],
        is_running_here: bool,
    ) -> Optional["Elsewhere"]:
        """The hub that is meant; None for one of this machine's state folders.

        :param is_running_here: whether one runs on `$CARILLON_STATE`: `carillon test` names it by its address, too.
        """
        named = url or os.environ.get("CARILLON_HUB")
        if not named or (url is None and is_running_here and not named.startswith("https:")):
            return None
        file = secret or os.environ.get("CARILLON_HUB_AUTHORIZATION")
        if not file:
            raise MachineError(f"the hub at {named} asks for a secret: name its file with CARILLON_HUB_AUTHORIZATION")
        return cls(named, file, ca or os.environ.get("CARILLON_CA"), provider)

    def api(self, path: str = "") -> PhoneAPI:
        """The hub's HTTP API, or that of a phone below its address."""
        return PhoneAPI.at(self.url + path, self.secret, self._tls)

    @property
    def provider(self) -> Provider:
        """Where a provider sends to.

        :raises MachineError: nobody said it.
        """
        if self._provider is not None:
            return self._provider
        names = {name: f"CARILLON_{name}" for name in ("APNS_PORT", "KEY", "KEY_ID", "TEAM_ID")}
        found = {name: os.environ.get(variable, "") for name, variable in names.items()}
        ca = os.fspath(self._ca) if self._ca else ""
        missing = [names[name] for name, value in found.items() if not value] + ([] if ca else ["CARILLON_CA"])
        if missing:
            raise MachineError(f"where back ends send to beside the hub at {self.url} is not said: {', '.join(missing)}")
        if not found["APNS_PORT"].isdecimal():
            raise MachineError(f"CARILLON_APNS_PORT is “{found['APNS_PORT']}”, which is no port")
        return Provider(
            host=os.environ.get("CARILLON_APNS_HOST") or self._host,
            port=int(found["APNS_PORT"]),
            ca_file=pathlib.Path(ca),
            key_file=pathlib.Path(found["KEY"]),
            key_id=found["KEY_ID"],
            team_id=found["TEAM_ID"],
        )


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
