"""Real processes for the Python tests: a gateway, a device, or a whole demo, each with a state of its own."""

import json
import os
import pathlib
import signal
import subprocess
import time
import urllib.error
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMAND = ROOT / ".build/debug/carillon"
APP = "com.example.RichPush"
ANY_PORTS = ["--port", "0", "--courier-port", "0", "--screen-port", "0"]


def wait_for(condition, what, seconds=60):
    """Returns the first true value of `condition`; fails saying what was awaited."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if value := condition():
            return value
        time.sleep(0.05)
    pytest.fail(f"waited {seconds} s for {what}")


class Carillon:
    """A state folder, what runs on it, and the phone's HTTP API."""

    def __init__(self, state):
        self.state = pathlib.Path(state)
        self.processes = {}

    # processes

    def start(self, name, *arguments):
        log = open(self.state / f"{name}.log", "a")
        self.processes[name] = subprocess.Popen(
            [COMMAND, name, "--state", self.state, *arguments], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT
        )
        return self.processes[name]

    def start_gateway(self, port=0, courier_port=0):
        process = self.start("gateway", "--port", str(port), "--courier-port", str(courier_port))
        wait_for(lambda: self.running("gateway", process.pid), "the gateway to be ready")

    def start_device(self, screen_port=0):
        process = self.start("device", "--screen-port", str(screen_port))
        wait_for(lambda: self.running("device", process.pid), "the device to be ready")

    def kill(self, name):
        """SIGKILL: no time to tidy up."""
        self.processes[name].kill()
        self.processes[name].wait(timeout=10)

    def stop(self, name):
        process = self.processes.pop(name)
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        status = process.wait(timeout=30)
        assert status == 0, f"{name} ended with {status}:\n{self.log(name)}"

    def log(self, name):
        return (self.state / f"{name}.log").read_text()

    def running(self, part, pid=None):
        try:
            running = json.loads((self.state / part / "running.json").read_text())
        except (FileNotFoundError, json.JSONDecodeError):
            return None
        return running["ports"] if pid in (None, running["processID"]) else None

    # addresses

    @property
    def provider_port(self):
        return self.running("gateway")["provider"]

    @property
    def courier_port(self):
        return self.running("gateway")["courier"]

    @property
    def url(self):
        return f"http://127.0.0.1:{self.running('device')['screen']}"

    # the phone

    def get(self, path):
        with urllib.request.urlopen(f"{self.url}/api/v1/{path}", timeout=30) as answer:
            return json.load(answer)

    def send(self, method, path, body=None):
        request = urllib.request.Request(
            f"{self.url}/api/v1/{path}",
            data=json.dumps(body if body is not None else {}).encode(),
            headers={"content-type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def post(self, path, body=None):
        return self.send("POST", path, body)

    def app(self, bundle_id=APP):
        return next((a for a in self.get("screen")["apps"] if a["bundleID"] == bundle_id), None)

    def token(self, bundle_id=APP):
        return (self.app(bundle_id) or {}).get("deviceToken")

    def cards(self):
        return [card for group in self.get("screen")["center"] for card in group["cards"]]

    def wait_for_event(self, push_id, event, seconds=60):
        """The journey of a push once it has a step of that name; fails with the journey so far."""
        journey = {}

        def look():
            try:
                journey.update(self.get(f"journeys/{push_id}"))
            except urllib.error.HTTPError as error:
                if error.code != 404:
                    raise
            return journey if event in events(journey) else None

        return wait_for(look, f"'{event}' in the journey of {push_id}", seconds)

    # the command

    def command(self, *arguments, **options):
        return subprocess.run(
            [COMMAND, *arguments, "--state", str(self.state)], capture_output=True, text=True, timeout=120, **options
        )

    def push(self, payload, *arguments):
        """Sends with `carillon push` and gives the apns-id."""
        result = self.command("push", "-", "--app", APP, "--json", *arguments, input=json.dumps(payload))
        assert result.returncode == 0, result.stderr + result.stdout
        return json.loads(result.stdout)["apnsID"]


def events(journey):
    return [step["event"] for step in journey.get("entries", [])]


@pytest.fixture(scope="session")
def built_app(tmp_path_factory):
    """The example app, built by the command once."""
    output = tmp_path_factory.mktemp("bundles")
    result = subprocess.run(
        [COMMAND, "build", ROOT / "Examples/RichPush", "--output", output], capture_output=True, text=True, cwd=ROOT
    )
    assert result.returncode == 0, result.stderr + result.stdout
    return next(output.glob("*.app"))


@pytest.fixture
def machine(tmp_path):
    """A state folder with nothing running; whatever a test starts is ended after it."""
    carillon = Carillon(tmp_path)
    yield carillon
    for process in carillon.processes.values():
        if process.poll() is None:
            process.kill()
            process.wait()


@pytest.fixture
def phone(machine, built_app):
    """A gateway and a device with the example app: installed, allowed, registered, in the background."""
    machine.start_gateway()
    machine.start_device()
    result = machine.command("install", str(built_app), "--open")
    assert result.returncode == 0, result.stderr + result.stdout
    prompt = wait_for(lambda: machine.get("screen")["prompts"], "the app to ask for authorization")[0]
    machine.post(f"prompts/{prompt['id']}", {"allow": True})
    wait_for(machine.token, "a device token")
    machine.post("screen/home")
    return machine


@pytest.fixture(scope="session")
def demo(tmp_path_factory):
    """`carillon demo`, whole, with its sample pushes shown; shared by the tests that only look."""
    carillon = Carillon(tmp_path_factory.mktemp("demo"))
    process = carillon.start("demo", "--media", ROOT / ".build/sample-media", *ANY_PORTS)
    shown = "The phone is at"
    wait_for(lambda: shown in carillon.log("demo") or process.poll() is not None, "the demo", seconds=300)
    assert shown in carillon.log("demo"), carillon.log("demo")
    yield carillon
    carillon.stop("demo")


@pytest.fixture(scope="session")
def artifacts():
    folder = ROOT / "Tests/Artifacts"
    folder.mkdir(exist_ok=True)
    return folder
