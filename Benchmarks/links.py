"""What the link and the device cost beside a bare loop that does the same I/O.

Starts a device on a state of its own and speaks its link as the framework does: the first answer, 10 000 requests of 20
apps at once, a restart with 4 032 requests of 63 apps pending. The bare loop is an echo over a Unix socket of the same
frames, with an insert of the same bytes into SQLite (WAL) for every one that the device stores.
"""

import json
import os
import pathlib
import shutil
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

import carillon_links as links  # noqa: E402
from carillon_links import AppLink, Closed, DeviceLink, text  # noqa: E402

APPS, REQUESTS = 20, 10_000


def request(identifier, seconds):
    words = {"body": text("How long does it take?")}
    return links.request(identifier, links.content(identifier) | words, links.after(seconds))


def connect(path, bundle_id):
    return AppLink(path, bundle_id, timeout=60)


def add_all(path, bundle_id, count, first_delay=3600):
    """Adds requests, each after the last was answered; at most 64 stay pending."""
    with connect(path, bundle_id) as link:
        for number in range(count):
            link.call("add", request=request(f"r{number % 64}", first_delay + number))


def at_once(path, apps, each, name="app"):
    threads = [
        threading.Thread(target=add_all, args=(path, f"com.example.{name}{number}", each)) for number in range(apps)
    ]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return time.perf_counter() - began


class Bare:
    """The echo: takes a frame, stores it, answers."""

    def __init__(self, folder):
        self.path = folder / "bare.sock"
        self.server = socket.socket(socket.AF_UNIX)
        self.server.bind(str(self.path))
        self.server.listen(64)
        self.lock = threading.Lock()
        self.database = sqlite3.connect(folder / "bare.sqlite", check_same_thread=False, isolation_level=None)
        self.database.execute("PRAGMA journal_mode=WAL")
        self.database.execute("PRAGMA synchronous=NORMAL")
        self.database.execute("CREATE TABLE request (app TEXT, id TEXT, body BLOB, PRIMARY KEY (app, id))")
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            link, _ = self.server.accept()
            threading.Thread(target=self.serve, args=(DeviceLink(link), id(link)), daemon=True).start()

    def serve(self, link, app):
        try:
            link.take_in()
            while True:
                message = link.read()
                if message["call"]["type"] == "add":
                    stored = message["call"]["request"]
                    body = json.dumps(message)
                    with self.lock:
                        self.database.execute(
                            "INSERT OR REPLACE INTO request VALUES (?, ?, ?)", (str(app), stored["identifier"], body)
                        )
                link.reply(message["id"])
        except (Closed, OSError):
            link.close()


class Device:
    def __init__(self, command, state):
        self.command, self.state = command, state
        self.socket = state / "device/link.sock"

    def start(self):
        """Starts the device; returns the seconds until an app's first call is answered."""
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [self.command, "device", "--state", self.state, "--screen-port", "0"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        while True:
            try:
                with connect(self.socket, "com.example.first") as link:
                    link.call("settings")
                return time.perf_counter() - began
            except (FileNotFoundError, ConnectionRefusedError):
                if self.process.poll() is not None:
                    raise RuntimeError(f"the device ended with {self.process.returncode}") from None
                time.sleep(0.002)

    def cpu(self):
        """Seconds of processor time so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        text = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_")) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)


def first_answer(path, number):
    began = time.perf_counter()
    with connect(path, f"com.example.app{number}") as link:
        link.call("settings")
    return time.perf_counter() - began


def line(what, seconds, bare):
    print(f"  {what:<44}{seconds * 1000:10.1f} ms   bare {bare * 1000:9.1f} ms   ratio {seconds / bare:6.1f}")


def main(command):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-bench-", dir="/tmp"))
    device, bare = Device(command, folder), Bare(folder)
    try:
        print("the link of apps")
        empty = device.start()
        ours = statistics.median(first_answer(device.socket, number) for number in range(APPS))
        theirs = statistics.median(first_answer(bare.path, number) for number in range(APPS))
        line("connect, hello, first answer (median)", ours, theirs)
        each = REQUESTS // APPS
        before = device.cpu()
        ours = at_once(device.socket, APPS, each)
        cost = (device.cpu() - before) / REQUESTS
        line(f"{REQUESTS} adds by {APPS} apps at once", ours, at_once(bare.path, APPS, each))
        print(f"  processor time of the device for an add: {cost * 1000:.2f} ms")
        device.stop()

        # An app may have 64 pending requests, the device at most 64 apps that are not installed.
        device.start()
        others = 43
        at_once(device.socket, others, 64, name="restart")
        pending = (APPS + others) * 64
        device.stop()
        again = device.start()
        print(f"restart until an app is answered: {empty * 1000:.1f} ms empty, {again * 1000:.1f} ms with {pending} pending")
        print(f"device's private memory with them: {device.memory():.1f} MB")
        device.stop()
    finally:
        if device.process.poll() is None:
            device.process.kill()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("CARILLON_COMMAND", ROOT / ".build/debug/carillon"))
