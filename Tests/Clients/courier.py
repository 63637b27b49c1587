"""The device's side of the courier, as far as a test needs it: frames of JSON over TLS."""

import json
import socket
import ssl
import struct


class Courier:
    """A device that registers an app and reads its pushes."""

    def __init__(self, port, ca_path, device="python", space="default"):
        context = ssl.create_default_context(cafile=ca_path)
        raw = socket.create_connection(("127.0.0.1", port), timeout=20)
        self.socket = context.wrap_socket(raw, server_hostname="localhost")
        hello = {
            "version": 1,
            "space": space,
            "deviceID": device,
            "deviceName": "Python",
            "secret": "secret",
            "observes": False,
        }
        self.send({"hello": {"_0": hello}})
        assert "welcome" in self.read()

    def send(self, message):
        body = json.dumps(message).encode()
        self.socket.sendall(struct.pack(">I", len(body)) + body)

    def read(self):
        (size,) = struct.unpack(">I", self._exactly(4))
        return json.loads(self._exactly(size))

    def register(self, bundle_id):
        self.send({"register": {"bundleID": bundle_id}})
        return self.read()["registered"]["token"]

    def unregister(self, token):
        self.send({"unregister": {"token": token}})
        self.send({"ping": {}})
        assert "pong" in self.read()

    def next_push(self):
        while True:
            event = self.read()
            if "push" in event:
                push = event["push"]["_0"]
                self.send({"acknowledge": {"serial": push["serial"]}})
                return push

    def close(self):
        self.socket.close()

    def _exactly(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            assert piece, "the gateway closed the courier's connection"
            data += piece
        return data
