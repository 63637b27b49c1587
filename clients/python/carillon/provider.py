"""Where a back end under test sends to."""

from __future__ import annotations

import pathlib
from dataclasses import dataclass


@dataclass(frozen=True)
class Provider:
    """Where a provider sends its pushes, and with what."""

    host: str
    port: int
    #: The certificate to check the gateway's with.
    ca_file: pathlib.Path
    #: The `.p8` key, for provider tokens.
    key_file: pathlib.Path
    key_id: str
    team_id: str

    @property
    def url(self) -> str:
        """Such as `https://localhost:2197`."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"https://{host}:{self.port}"
