"""A whole Carillon, started once for all Python tests: gateway, device, example app and sample pushes."""

import json
import os
import pathlib
import signal
import subprocess
import time
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = ROOT / ".build/debug/carillon"
APP = "com.example.RichPush"


class Carillon:
    """What a test needs to know of the running programs."""

    def __init__(self, state, process):
        self.state = pathlib.Path(state)
        self.process = process
        self.provider_port = self._port("gateway", "provider")
        self.screen_port = self._port("device", "screen")
        self.url = f"http://127.0.0.1:{self.screen_port}"
        self.identity = self.state / "gateway"

    def _port(self, part, name):
        return json.loads((self.state / part / "running.json").read_text())["ports"][name]

    def get(self, path):
        with urllib.request.urlopen(f"{self.url}/api/v1/{path}", timeout=30) as answer:
            return json.load(answer)

    def post(self, path, body=None, method="POST"):
        request = urllib.request.Request(
            f"{self.url}/api/v1/{path}",
            data=json.dumps(body if body is not None else {}).encode(),
            headers={"content-type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def token(self, app=APP):
        return next(a["deviceToken"] for a in self.get("screen")["apps"] if a["bundleID"] == app)

    def wait_for_event(self, push_id, event, seconds=45):
        """The journey of a push once it has a step of that name; fails with the journey so far."""
        journey, deadline = None, time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                journey = self.get(f"journeys/{push_id}")
                if any(step["event"] == event for step in journey["entries"]):
                    return journey
            except urllib.error.HTTPError as error:
                if error.code != 404:
                    raise
            time.sleep(0.05)
        pytest.fail(f"no '{event}' in the journey of {push_id}: {json.dumps(journey, indent=1)}")

    def command(self, *arguments, **options):
        return subprocess.run(
            [COMMAND, *arguments, "--state", str(self.state)], capture_output=True, text=True, timeout=120, **options
        )


@pytest.fixture(scope="session")
def carillon(tmp_path_factory):
    state = tmp_path_factory.mktemp("state")
    log = open(state / "demo.log", "w+")
    process = subprocess.Popen(
        [COMMAND, "demo", "--state", state, "--media", ROOT / ".build/sample-media"]
        + ["--port", "0", "--courier-port", "0", "--screen-port", "0"],
        cwd=ROOT,
        stdout=log,
        stderr=subprocess.STDOUT,
    )
    deadline = time.monotonic() + 300
    while "phone is at" not in (text := (state / "demo.log").read_text()):
        if process.poll() is not None or time.monotonic() > deadline:
            process.kill()
            pytest.fail(f"carillon demo did not come up:\n{text}")
        time.sleep(0.1)
    yield Carillon(state, process)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 0, (state / "demo.log").read_text()


@pytest.fixture(scope="session")
def artifacts():
    folder = ROOT / "Tests/Artifacts"
    folder.mkdir(exist_ok=True)
    return folder
