"""What the Python tests know of the running programs: a state folder, its processes, the HTTP API of its phone."""

import asyncio
import atexit
import concurrent.futures
import json
import os
import pathlib
import signal
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Benchmarks name a release build.
COMMAND = pathlib.Path(os.environ.get("CARILLON_COMMAND", ROOT / ".build/debug/carillon"))
APP = "com.example.RichPush"
ANY_PORTS = ["--port", "0", "--courier-port", "0", "--screen-port", "0", "--hub-port", "0"]


def wait_for(condition, what, seconds=60, instead=None):
    """Returns the first true value of `condition`; fails saying what was awaited, and what there was instead."""
    patience = Patience(seconds)
    while patience.lasts():
        if value := condition():
            return value
        time.sleep(0.05)
    pytest.fail(f"waited {seconds} s for {what}" + (f"; there is\n{instead()}" if instead else ""))


class Patience:
    """So many seconds of waiting; those in which this process itself stood still, with its machine, hardly count."""

    MOST = 5

    def __init__(self, seconds):
        self.left, self.looked = seconds, time.monotonic()

    def lasts(self):
        now = time.monotonic()
        self.left -= min(now - self.looked, self.MOST)
        self.looked = now
        return self.left > 0


def run_async(work, seconds=60):
    """Runs a coroutine in a thread of its own: the browser of the page's tests leaves its event loop in the first."""
    with concurrent.futures.ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(work, seconds)).result()


class PhoneAPI:
    """The HTTP API of a phone whose user runs this."""

    # Whose API it is, as its folder in the state is called.
    part = "device"

    @property
    def authorization(self):
        """The header field that the API asks for, as the phone's state has it."""
        name, _, value = (self.state / self.part / "authorization").read_text().strip().partition(": ")
        return {name.lower(): value}

    @property
    def cookies(self):
        """What a browser has after it opened the page's address."""
        secret = self.authorization["authorization"].removeprefix("Bearer ")
        return [{"name": f"carillon-{urllib.parse.urlsplit(self.url).port}", "value": secret, "url": self.url, "sameSite": "Strict"}]

    def open(self, path, method="GET", body=None, timeout=60):
        """The answer to a request for a path of the server."""
        headers = dict(self.authorization)
        if body is not None:
            headers["content-type"] = "application/json"
            body = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=body, headers=headers, method=method)
        return urllib.request.urlopen(request, timeout=timeout)

    def get(self, path):
        with self.open(f"/api/v1/{path}", timeout=30) as answer:
            return json.load(answer)

    def send(self, method, path, body=None):
        with self.open(f"/api/v1/{path}", method, body if body is not None else {}) as answer:
            return answer.read()

    def post(self, path, body=None):
        return self.send("POST", path, body)

    def screenshot(self, query=""):
        with self.open(f"/api/v1/screenshot.png?{query}", timeout=120) as answer:
            return answer.read()


class Carillon(PhoneAPI):
    """A state folder, what runs on it, and the phone's HTTP API."""

    def __init__(self, state):
        self.state = pathlib.Path(state)
        self.processes = {}
        # Of subprocess.Popen: another user, another environment.
        self.options = {}
        # A fixture that fails in its middle ends nothing itself.
        atexit.register(self.kill_all)

    # processes

    def start(self, name, *arguments):
        log = open(self.state / f"{name}.log", "a")
        self.processes[name] = subprocess.Popen(
            [COMMAND, name, "--state", self.state, *arguments], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, **self.options
        )
        return self.processes[name]

    def start_gateway(self, port=0, courier_port=0, *arguments):
        process = self.start("gateway", "--port", str(port), "--courier-port", str(courier_port), *arguments)
        wait_for(lambda: self.running("gateway", process.pid), "the gateway to be ready")

    def start_device(self, screen_port=0, *arguments):
        process = self.start("device", "--screen-port", str(screen_port), *arguments)
        wait_for(lambda: self.running("device", process.pid), "the device to be ready")

    def kill(self, name):
        """SIGKILL: no time to tidy up."""
        self.processes[name].kill()
        self.processes[name].wait(timeout=10)

    def kill_all(self):
        """What is left after a test is ended, whatever became of the test."""
        for process in self.processes.values():
            if process.poll() is None:
                process.kill()
                process.wait()

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

        return wait_for(look, f"'{event}' in the journey of {push_id}", seconds, lambda: steps(journey))

    def lint(self, payload, push_type="alert", **more):
        body = {"payload": json.dumps(payload), "pushType": push_type, **more}
        return json.loads(self.send("POST", "pushes/lint", body))

    # the command

    @property
    def command_path(self):
        return COMMAND

    def command(self, *arguments, **options):
        return subprocess.run(
            [COMMAND, *arguments, "--state", str(self.state)], capture_output=True, text=True, timeout=120, **options
        )

    def push(self, payload, *arguments, app=APP):
        """Sends with `carillon push` and gives the apns-id."""
        result = self.command("push", "-", "--app", app, "--json", *arguments, input=json.dumps(payload))
        assert result.returncode == 0, result.stderr + result.stdout
        return json.loads(result.stdout)["apnsID"]


class RunningHub(Carillon):
    """The hub of a state folder, and the HTTP APIs of its phones."""

    part = "hub"

    @property
    def url(self):
        return f"http://127.0.0.1:{self.running('hub')['hub']}"

    def of(self, phone, path, method="GET", body=None):
        """A call of a phone's own HTTP API, below the hub's address."""
        with self.open(f"{phone['api']}{path}", method, body) as answer:
            text = answer.read()
        return json.loads(text) if text else None



def install(machine, bundle, bundle_id):
    """Installs a bundle on a running device, allows it what it asks for, and leaves it for the home screen."""
    result = machine.command("install", str(bundle), "--open")
    assert result.returncode == 0, result.stderr + result.stdout
    prompt = wait_for(lambda: machine.get("screen")["prompts"], "the app to ask for authorization")[0]
    machine.post(f"prompts/{prompt['id']}", {"allow": True})
    wait_for(lambda: machine.token(bundle_id), "a device token")
    machine.post("screen/home")


def start_phone(machine, bundle, bundle_id, *options):
    """A gateway, a device with options of its own, and an app on it; gives the machine."""
    machine.start_gateway()
    machine.start_device(0, *options)
    install(machine, bundle, bundle_id)
    return machine


def build(folder, output):
    """Builds an app of the checkout and gives its bundle."""
    result = subprocess.run(
        [COMMAND, "build", ROOT / folder, "--output", output], capture_output=True, text=True, cwd=ROOT
    )
    assert result.returncode == 0, result.stderr + result.stdout
    return next(output.glob("*.app"))


def events(journey):
    return [step["event"] for step in journey.get("entries", [])]


def steps(journey):
    """A journey as lines to read."""
    return "\n".join(f"{step['event']}: {step['text']}" for step in journey.get("entries", []))
