"""An app without an executable: a test that speaks the link of a device by hand."""

import json
import socket
import struct

BUNDLE = "com.example.scheduler"


class Refused(Exception):
    """The device's answer to a call that it does not follow."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]


class App:
    """A process of an app, on the link of a device: the framework's own frames, by hand."""

    def __init__(self, machine):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(30)
        self.socket.connect(str(next(machine.state.glob("device/link.sock"))))
        self.last = 0
        hello = {"version": 1, "role": "app", "bundleID": BUNDLE, "processID": 1}
        self.send({"hello": {"_0": hello}})
        assert "welcome" in self.receive()

    def send(self, frame):
        body = json.dumps(frame).encode()
        self.socket.sendall(struct.pack(">I", len(body)) + body)

    def receive(self):
        def exactly(count):
            data = b""
            while len(data) < count:
                more = self.socket.recv(count - len(data))
                assert more, "the device closed"
                data += more
            return data

        return json.loads(exactly(struct.unpack(">I", exactly(4))[0]))

    def begin(self, name, value=None):
        self.last += 1
        self.send({"appCall": {"id": self.last, "_1": {name: {} if value is None else {"_0": value}}}})
        return self.last

    def answer(self, call):
        while True:
            frame = self.receive()
            if frame.get("reply", {}).get("id") == call:
                return frame["reply"]["_1"]
            if frame.get("failure", {}).get("id") == call:
                raise Refused(frame["failure"]["_1"])

    def call(self, name, value=None):
        return self.answer(self.begin(name, value))

    def schedule(self, identifier, seconds, repeats=False):
        self.add(identifier, {"timeInterval": {"seconds": seconds, "repeats": repeats}})

    def add(self, identifier, trigger=None, title=None, **members):
        """A local notification; throws `Refused` where the device refuses it."""
        content = {
            "title": {"plain": title or identifier}, "subtitle": {"plain": ""}, "body": {"plain": ""}, "attachments": [],
            "categoryIdentifier": "", "threadIdentifier": "", "launchImageName": "", "interruptionLevel": 1,
            "relevanceScore": 0, "summaryArgument": "", "summaryArgumentCount": 1, "userInfo": {},
        }
        request = {"identifier": identifier, "content": content | members}
        return self.call("add", request | ({"trigger": trigger} if trigger else {}))

    def pending(self):
        return [request["identifier"] for request in self.call("pendingRequests")["requests"]["_0"]]

    def delivered(self):
        return [one["request"]["identifier"] for one in self.call("deliveredNotifications")["delivered"]["_0"]]
