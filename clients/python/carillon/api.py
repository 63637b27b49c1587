"""The phone's HTTP API, call by call."""

from __future__ import annotations

import json
import os
import pathlib
import ssl
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Optional


class APIError(Exception):
    """The phone refused a call, and says why."""

    def __init__(self, status: int, kind: str, message: str, body: Any = None) -> None:
        super().__init__(f"{status} {kind}: {message}")
        self.status = status
        self.kind = kind
        self.message = message
        self.body = body


class PhoneAPI:
    """Calls below `/api/v1/` of the phone whose state lies in a folder, or of a phone or hub :meth:`at` an address."""

    def __init__(self, state: os.PathLike[str] | str, port: int, part: str = "device") -> None:
        """
        :param part: whose secret is shown: the phone's, or the `hub`'s.
        """
        self.url = f"http://127.0.0.1:{port}"
        self.secret_file = pathlib.Path(state) / part / "authorization"
        self.tls: Optional[ssl.SSLContext] = None

    @classmethod
    def at(cls, url: str, secret_file: os.PathLike[str] | str, tls: Optional[ssl.SSLContext] = None) -> "PhoneAPI":
        """The API at an address.

        :param url: what stands before `/api/v1/`.
        :param secret_file: a file with the header field that the API asks for.
        :param tls: how the certificate is checked, for `https`.
        """
        api = cls.__new__(cls)
        api.url, api.secret_file, api.tls = url.rstrip("/"), pathlib.Path(secret_file), tls
        return api

    @property
    def authorization(self) -> dict[str, str]:
        """The header field that the API asks for: it lies in a file that only its owner reads."""
        try:
            line = self.secret_file.read_text().strip()
        except FileNotFoundError:
            return {}
        name, _, value = line.partition(": ")
        return {name: value}

    def raw(self, method: str, path: str, body: Any = None, timeout: float = 60) -> bytes:
        """What a call answers, as it is.

        :raises APIError: the phone refused.
        """
        headers = dict(self.authorization)
        data = None
        if method != "GET":
            data = json.dumps({} if body is None else body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(f"{self.url}/api/v1/{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=timeout, context=self.tls) as answer:
                answered: bytes = answer.read()
        except urllib.error.HTTPError as error:
            raise self._refusal(error) from None
        return answered

    def call(self, method: str, path: str, body: Any = None, timeout: float = 60) -> Any:
        """What a call answers, read as JSON; None for an empty answer."""
        answer = self.raw(method, path, body, timeout)
        return json.loads(answer) if answer else None

    def get(self, path: str, **query: Any) -> Any:
        """What a GET answers; `query` goes behind the question mark."""
        words = urllib.parse.urlencode({name: value for name, value in query.items() if value is not None})
        return self.call("GET", f"{path}?{words}" if words else path)

    def post(self, path: str, body: Any = None, timeout: float = 60) -> Any:
        """What a POST answers."""
        return self.call("POST", path, body, timeout)

    @staticmethod
    def _refusal(error: urllib.error.HTTPError) -> APIError:
        text = error.read()
        try:
            body = json.loads(text)
            detail = body["error"]
            return APIError(error.code, detail["kind"], detail["message"], body)
        except (ValueError, KeyError, TypeError):
            return APIError(error.code, "unknown", text.decode(errors="replace") or error.reason)
