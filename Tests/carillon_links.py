"""The links of Carillon (Documentation/Links.md), spoken from Python: by tests, by benchmarks, and by the scripts that
stand in for apps, into whose bundles this file is copied. Standard library only.

A message is a dictionary: `type`, and its members.
"""

import itertools
import json
import os
import pathlib
import socket
import ssl
import struct

APP_LINK_VERSION = 2
VIEW_LINK_VERSION = 3
COURIER_VERSION = 3


class Closed(EOFError):
    """The other side closed the connection."""


class Failure(Exception):
    """The other side's answer to a call that it does not follow."""

    def __init__(self, failure):
        super().__init__(failure["message"])
        self.domain, self.code, self.message = failure["domain"], failure["code"], failure["message"]


def frame(message):
    """The bytes of a message, with their length before them."""
    body = json.dumps(message).encode()
    return struct.pack(">I", len(body)) + body


class Frames:
    """Messages over a connected socket."""

    def __init__(self, connected):
        self.socket = connected

    def send(self, type, **members):
        self.socket.sendall(frame({"type": type, **members}))

    def read(self):
        (size,) = struct.unpack(">I", self._exactly(4))
        return json.loads(self._exactly(size))

    def close(self):
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _exactly(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise Closed
            data += piece
        return data


class AppLink(Frames):
    """A process of an app or an extension, on the link of its device."""

    def __init__(self, connection, bundle_id, role="app", process_id=1, secret=None, timeout=30):
        """`connection`: the path of the device's link, or a socket that is connected to it."""
        is_connected = isinstance(connection, socket.socket)
        super().__init__(connection if is_connected else socket.socket(socket.AF_UNIX))
        self._numbers = itertools.count(1)
        self.socket.settimeout(timeout)
        if not is_connected:
            self.socket.connect(str(connection))
        hello = {"version": APP_LINK_VERSION, "role": role, "bundleID": bundle_id, "processID": process_id}
        if role == "contentExtension":
            hello["viewVersion"] = VIEW_LINK_VERSION
        self.send("hello", **hello, **({"launchSecret": secret} if secret else {}))
        self.welcome = self.read()
        if self.welcome["type"] != "welcome":
            raise Failure(self.welcome)

    @classmethod
    def launched(cls):
        """The link of this process, which a device has launched."""
        return cls(
            socket.socket(fileno=int(os.environ["CARILLON_LINK_DESCRIPTOR"])),
            os.environ["CARILLON_BUNDLE_ID"],
            os.environ["CARILLON_ROLE"],
            os.getpid(),
            os.environ["CARILLON_LAUNCH_SECRET"],
            timeout=None,
        )

    def begin(self, call, **members):
        """Asks without waiting for the answer; the number of the call."""
        number = next(self._numbers)
        self.send("appCall", id=number, call={"type": call, **members})
        return number

    def answer(self, number):
        """The answer to a call; raises `Failure`."""
        while True:
            message = self.read()
            if message["type"] in ("reply", "failure") and message.get("id") == number:
                return result(message)

    def call(self, call, **members):
        """Asks, and waits for the answer; raises `Failure`."""
        return self.answer(self.begin(call, **members))

    def next_call(self):
        """The next call of the device: its number, and what it asks. Everything else is passed over."""
        while True:
            message = self.read()
            if message["type"] == "deviceCall":
                return message["id"], message["call"]

    def reply(self, number, type="done", **members):
        self.send("reply", id=number, reply={"type": type, **members})


class DeviceLink(Frames):
    """The device's side of an app's link, for a test that plays the device."""

    def __init__(self, connected):
        super().__init__(connected)
        self.hello = self.read()
        assert self.hello["type"] == "hello", self.hello

    def take_in(self, name="Test", application_state=2):
        version = min(self.hello["version"], APP_LINK_VERSION)
        self.send("welcome", version=version, deviceName=name, applicationState=application_state)

    def ask(self, number, call, **members):
        self.send("deviceCall", id=number, call={"type": call, **members})

    def reply(self, number, type="done", **members):
        self.send("reply", id=number, reply={"type": type, **members})


class Courier(Frames):
    """A device on the courier of a gateway: registers apps and takes their pushes."""

    def __init__(self, port, ca_path, device="python", space="default", secret="secret", observes=False, enrolment=None):
        """`enrolment`: what the gateway's owner hands out; else the observer's, which lies beside `ca_path`."""
        if enrolment is None:
            enrolment = (pathlib.Path(ca_path).parent / "enrolment-observer").read_text().strip()
        context = ssl.create_default_context(cafile=ca_path)
        raw = socket.create_connection(("127.0.0.1", port), timeout=20)
        super().__init__(context.wrap_socket(raw, server_hostname="localhost"))
        self.send(
            "hello",
            version=COURIER_VERSION,
            space=space,
            deviceID=device,
            deviceName="Python",
            secret=secret,
            observes=observes,
            enrolment=enrolment,
        )
        self.welcome = self.read()
        assert self.welcome["type"] == "welcome", self.welcome

    def register(self, bundle_id):
        """The device token of an app."""
        self.send("register", bundleID=bundle_id)
        return self.read()["token"]

    def unregister(self, token):
        self.send("unregister", token=token)
        self.send("ping")
        assert self.read()["type"] == "pong"

    def next_push(self):
        """The next push, which is acknowledged; everything else is passed over."""
        while True:
            event = self.read()
            if event["type"] == "push":
                self.send("acknowledge", serial=event["serial"])
                return event


def result(message):
    """What an answer holds; raises `Failure`."""
    if message["type"] == "failure":
        raise Failure(message["failure"])
    return message["reply"]


def text(plain):
    """A text of a notification."""
    return {"plain": plain}


def content(title="", body="", attachments=(), user_info=None, **members):
    """The content of a notification, as it travels."""
    return {
        "title": text(title),
        "subtitle": text(""),
        "body": text(body),
        "attachments": list(attachments),
        "categoryIdentifier": "",
        "threadIdentifier": "",
        "launchImageName": "",
        "interruptionLevel": 1,
        "relevanceScore": 0,
        "summaryArgument": "",
        "summaryArgumentCount": 1,
        "userInfo": user_info or {},
        **members,
    }


def attachment(path, type, identifier=""):
    return {"identifier": identifier, "path": str(path), "type": type, "options": {"isThumbnailHidden": False}}


def request(identifier, content, trigger=None):
    return {"identifier": identifier, "content": content, **({"trigger": trigger} if trigger else {})}


def after(seconds, repeats=False):
    """A trigger."""
    return {"type": "timeInterval", "seconds": seconds, "repeats": repeats}


def action(identifier, title=None, options=0, **members):
    return {"identifier": identifier, "title": text(title or identifier), "options": options, **members}


def category(identifier, actions, options=0, placeholder="", summary=""):
    return {
        "identifier": identifier,
        "actions": actions,
        "intentIdentifiers": [],
        "options": options,
        "hiddenPreviewsBodyPlaceholder": text(placeholder),
        "categorySummaryFormat": text(summary),
    }
