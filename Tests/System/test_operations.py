"""What somebody sees who runs a gateway: its log as JSON, its probes, and a disk that takes no more."""

import json
import resource
import signal
import urllib.error
import urllib.request

import pytest
from carillon_links import Closed, Courier
from programs import wait_for

PAYLOAD = '{"aps":{"alert":"Hello"}}'


@pytest.fixture
def start(machine):
    """Starts a gateway that answers whoever runs it."""

    def start(*options):
        machine.start_gateway(0, 0, "--metrics-port", "0", *options)
        return machine

    return start


def ask(machine, path):
    port = machine.running("gateway")["metrics"]
    try:
        with urllib.request.urlopen(f"http://localhost:{port}/{path}", timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def push(machine, token):
    return machine.command("push", "-", "--token", token, "--topic", "com.example.App", input=PAYLOAD)


def courier(machine):
    return device_at(machine, "python")


def device_at(machine, device):
    folder = machine.state / "gateway"
    secret = (folder / "enrolment").read_text().strip()
    return Courier(machine.courier_port, folder / "ca.pem", device=device, enrolment=secret)


def test_a_log_as_json_has_an_object_for_each_line_and_no_whole_token(start):
    machine = start("--log", "debug", "--log-format", "json")
    token = "ab" * 32
    assert push(machine, token).returncode == 1
    wait_for(lambda: "BadDeviceToken" in machine.log("gateway"), "the refusal's line")
    # A line on its own says how a phone elsewhere gets in; it is for a person, on standard output.
    lines = [json.loads(line) for line in machine.log("gateway").splitlines() if line.startswith("{")]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    refused = next(line for line in lines if line["message"] == "a request is refused")
    assert refused["metadata"]["reason"] == "BadDeviceToken"
    assert refused["metadata"]["token"] == "abababab…"
    assert token not in machine.log("gateway")


def test_probes_answer_while_it_serves_and_nothing_answers_after(start):
    machine = start()
    assert ask(machine, "livez") == (200, "live\n")
    assert ask(machine, "readyz") == (200, "ready\n")
    assert "carillon_gateway_requests_total" in ask(machine, "metrics")[1]
    port = machine.running("gateway")["metrics"]
    machine.stop("gateway")
    with pytest.raises(OSError):
        urllib.request.urlopen(f"http://localhost:{port}/livez", timeout=10)


def test_on_a_full_disk_a_push_that_is_to_be_kept_is_answered_503_and_nothing_else(machine, start):
    # What would be written behind the limit fails, as on a full disk; the signal would end the process.
    machine.options = {"preexec_fn": lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN)}
    start()
    process = machine.processes["gateway"].pid
    with courier(machine) as device:
        token = device.register("com.example.App")
        assert push(machine, token).returncode == 0
        limits = resource.prlimit(process, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        refused = push(machine, token)
        assert refused.returncode == 1 and "ServiceUnavailable" in refused.stdout, refused.stdout
        status, text = ask(machine, "readyz")
        assert status == 503 and "the disk" in text
        once = machine.command("push", "-", "--token", token, "--topic", "com.example.App", "--expiration", "0", input=PAYLOAD)
        assert once.returncode == 0, "it asks for no disk"
        resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
        assert push(machine, token).returncode == 0
        assert ask(machine, "readyz")[0] == 200


def test_a_second_gateway_on_the_same_state_names_the_first(start):
    machine = start()
    second = machine.command("gateway", "--port", "0", "--courier-port", "0")
    assert second.returncode == 69
    assert str(machine.processes["gateway"].pid) in second.stderr


def refused_hello(machine, device):
    """Whether a device is sent away, in words or without."""
    try:
        device_at(machine, device).close()
    except (AssertionError, OSError, Closed):
        return True
    return False


def test_devices_beyond_the_limits_that_options_set_are_sent_away(start):
    machine = start("--connection-limit", "2", "--device-limit", "2")
    with device_at(machine, "first"):
        with device_at(machine, "second"):
            assert refused_hello(machine, "first"), "a third connection"
        # One place is free again, for a device that is known.
        wait_for(lambda: not refused_hello(machine, "second"), "the second device to be let in again")
        assert refused_hello(machine, "third"), "a third device"


def test_open_files_are_raised_to_what_the_connections_need_and_the_log_says_where_they_cannot_be(machine, start):
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 15_000:
        pytest.skip(f"this machine lets a process open {hard} files at most")
    machine.options = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))}
    start("--connection-limit", "5000")
    soft, _ = resource.prlimit(machine.processes["gateway"].pid, resource.RLIMIT_NOFILE)
    assert 5000 < soft <= hard and "fewer connections" not in machine.log("gateway")
    machine.stop("gateway")
    bound = 600
    machine.options = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (256, bound))}
    start("--connection-limit", "5000")
    assert resource.prlimit(machine.processes["gateway"].pid, resource.RLIMIT_NOFILE)[0] == bound
    line = next(line for line in machine.log("gateway").splitlines() if "fewer connections" in line)
    assert f"open-files={bound}" in line and "devices=5000" in line


@pytest.mark.parametrize("option", ["--connection-limit", "--device-limit"])
def test_a_limit_that_cannot_be_names_its_option(machine, option):
    refused = machine.command("gateway", option, "0")
    assert refused.returncode == 64 and option in refused.stderr
