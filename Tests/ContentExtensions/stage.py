"""A content extension's process with its device played by the test: the socket, the orders, and the views as they arrive."""

import itertools
import os
import plistlib
import queue
import signal
import socket
import subprocess
import threading
import time

import carillon_links as links
import pytest
from carillon_links import Closed, DeviceLink


def content(category, title="", body="", attachments=(), **user_info):
    files = [links.attachment(path, uti, path.name) for path, uti in attachments]
    return links.content(title, body, files, user_info, categoryIdentifier=category)


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
            connected, _ = listener.accept()
        except TimeoutError:
            pytest.fail("the extension did not call: " + self.log.read_text())
        finally:
            listener.close()
        self._link = DeviceLink(connected)
        hello = self._link.hello
        assert hello["role"] == "contentExtension" and hello["launchSecret"] == "secret"
        self._link.take_in()
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()

    # the wire

    def _listen(self):
        try:
            while True:
                self._take(self._link.read())
        except (Closed, OSError):
            with self._changed:
                self._changed.notify_all()

    def _take(self, message):
        if message["type"] == "appCall":
            report = message["call"].get("report", {"type": "other", "call": message["call"]})
            with self._changed:
                self.reports.append(report)
                if report["type"] == "views":
                    self._apply(report)
                self._changed.notify_all()
            self._link.reply(message["id"])
        else:
            self._replies[message["id"]].put(message)

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

    def send(self, order, **members):
        """Gives an order; the queue gets its answer."""
        number = next(self._numbers)
        answer = self._replies[number] = queue.Queue()
        self._link.ask(number, "contentExtension", order={"type": order, **members})
        return answer

    def order(self, order, seconds=30, **members):
        return links.result(self.send(order, **members).get(timeout=seconds))

    def present(self, content, actions=(), width=360, **traits):
        self.shown = notification(content)
        traits = {"width": width, "isDark": False, "isRightToLeft": False, "contentSize": "L"} | traits
        self.order(
            "present", notification=self.shown, actions=[links.action(name) for name in actions], traits=traits
        )
        self.wait(lambda: self.nodes, "the first views")

    def answer(self, action, text=None):
        """Gives the person's answer; the queue gets what becomes of the view."""
        response = {"actionIdentifier": action, "notification": self.shown}
        return self.send("answer", response=response | ({"userText": text} if text else {}))

    def event(self, type, **values):
        self.order("event", event={"type": type, **values})

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
        return [(node, node["content"]) for node in self.drawn() if node["content"]["type"] == kind]

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
        return [report for report in self.reports if report["type"] == name]

    def end(self):
        self._link.socket.shutdown(socket.SHUT_RDWR)
        try:
            return self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            pytest.fail("the extension outlived its device")
