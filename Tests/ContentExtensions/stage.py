"""A content extension's process with its device played by the test: the socket, the orders, and the views as they arrive."""

import itertools
import json
import os
import plistlib
import queue
import signal
import socket
import struct
import subprocess
import threading
import time

import pytest


def content(category, title="", body="", attachments=(), **user_info):
    return {
        "title": {"plain": title},
        "subtitle": {"plain": ""},
        "body": {"plain": body},
        "attachments": [
            {"identifier": path.name, "path": str(path), "type": uti, "options": {"isThumbnailHidden": False}}
            for path, uti in attachments
        ],
        "categoryIdentifier": category,
        "threadIdentifier": "",
        "launchImageName": "",
        "interruptionLevel": 1,
        "relevanceScore": 0,
        "summaryArgument": "",
        "summaryArgumentCount": 1,
        "userInfo": user_info,
    }


def notification(content):
    return {"request": {"identifier": "push", "content": content}, "date": 0}


class Stage:
    """One run of one extension."""

    def __init__(self, bundle, folder):
        self.nodes, self.panel, self.reports, self.updates = {}, {}, [], []
        self._changed = threading.Condition()
        self._replies, self._numbers = {}, itertools.count(1)
        path = str(folder / "link")
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(path)
        listener.listen(1)
        listener.settimeout(30)
        info = plistlib.loads((bundle / "Info.plist").read_bytes())
        environment = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ} | {
            "HOME": str(folder),
            "CARILLON_LINK": path,
            "CARILLON_LAUNCH_SECRET": "secret",
            "CARILLON_BUNDLE_ID": info["CFBundleIdentifier"],
            "CARILLON_BUNDLE_PATH": str(bundle),
            "CARILLON_CONTAINER": str(folder),
            "CARILLON_GROUP_CONTAINERS": str(folder),
            "CARILLON_ROLE": "contentExtension",
        }
        self.log = folder / "log"
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                [bundle / info["CFBundleExecutable"]], env=environment, stdout=log, stderr=subprocess.STDOUT
            )
        try:
            self._socket, _ = listener.accept()
        except TimeoutError:
            pytest.fail("the extension did not call: " + self.log.read_text())
        finally:
            listener.close()
        hello = self._read()["hello"]["_0"]
        assert hello["role"] == "contentExtension" and hello["launchSecret"] == "secret"
        self._write({"welcome": {"_0": {"version": hello["version"], "deviceName": "Test", "applicationState": 2}}})
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()

    # the wire

    def _exactly(self, count):
        data = b""
        while len(data) < count:
            piece = self._socket.recv(count - len(data))
            if not piece:
                raise EOFError
            data += piece
        return data

    def _read(self):
        return json.loads(self._exactly(struct.unpack(">I", self._exactly(4))[0]))

    def _write(self, frame):
        body = json.dumps(frame).encode()
        self._socket.sendall(struct.pack(">I", len(body)) + body)

    def _listen(self):
        try:
            while True:
                self._take(self._read())
        except (EOFError, OSError):
            with self._changed:
                self._changed.notify_all()

    def _take(self, frame):
        (kind, body), = frame.items()
        if kind == "appCall":
            call = body["_1"]
            report = call["contentExtension"]["_0"] if "contentExtension" in call else {"other": call}
            with self._changed:
                self.reports.append(report)
                if "views" in report:
                    self._apply(report["views"]["_0"])
                self._changed.notify_all()
            self._write({"reply": {"id": body["id"], "_1": {"done": {}}}})
        else:
            self._replies[body["id"]].put((kind, body["_1"]))

    def _apply(self, update):
        self.updates.append(update)
        if update["isWhole"]:
            self.nodes.clear()
        for number in update["removed"]:
            self.nodes.pop(number, None)
        for node in update["changed"]:
            self.nodes[node["id"]] = node
        self.panel = update["panel"]

    # orders

    def send(self, name, value):
        """Gives an order; the queue gets its answer."""
        number = next(self._numbers)
        answer = self._replies[number] = queue.Queue()
        call = {"contentExtension": {"_0": {name: {"_0": value}}}}
        self._write({"deviceCall": {"id": number, "_1": call}})
        return answer

    def order(self, name, value, seconds=30):
        kind, reply = self.send(name, value).get(timeout=seconds)
        assert kind == "reply", reply
        return reply

    def present(self, content, actions=(), width=360, **traits):
        self.shown = notification(content)
        traits = {"width": width, "isDark": False, "isRightToLeft": False, "contentSize": "L"} | traits
        actions = [{"identifier": name, "title": {"plain": name}, "options": 0} for name in actions]
        self.order("present", {"notification": self.shown, "actions": actions, "traits": traits})
        self.wait(lambda: self.nodes, "the first views")

    def answer(self, action, text=None):
        """Gives the person's answer; the queue gets what becomes of the view."""
        response = {"actionIdentifier": action, "notification": self.shown}
        return self.send("answer", response | ({"userText": text} if text else {}))

    def event(self, name, **values):
        self.order("event", {name: values})

    def tap(self, node):
        self.event("touch", node=node["id"], sense="tap")

    # what is seen

    def wait(self, condition, what, seconds=30):
        deadline = time.monotonic() + seconds
        with self._changed:
            while not (value := condition()):
                rest = deadline - time.monotonic()
                if rest <= 0 or not self._changed.wait(rest):
                    pytest.fail(f"waited {seconds} s for {what}; there is {self.texts}; log: {self.log.read_text()}")
            return value

    def of_kind(self, kind):
        """The views of a kind, in the order in which they are drawn, with what is in them."""
        return [(node, node["content"][kind]) for node in self.drawn() if kind in node["content"]]

    def drawn(self):
        found, waiting = [], [self.panel.get(root) for root in ("input", "accessory", "root")]
        while waiting:
            node = self.nodes.get(waiting.pop())
            if node and not node["style"].get("isHidden"):
                found.append(node)
                waiting += reversed(node["children"])
        return found

    @property
    def texts(self):
        return [
            "\n".join("".join(run["text"] for run in line["runs"]) for line in label["text"]["lines"])
            for _, label in self.of_kind("label")
        ]

    def reported(self, name):
        return [report[name] for report in self.reports if name in report]

    def end(self):
        self._socket.shutdown(socket.SHUT_RDWR)
        try:
            return self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            pytest.fail("the extension outlived its device")
