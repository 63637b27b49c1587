"""What the benchmarks share: which build they measure, a machine for one measurement, a provider, figures and their table."""

import argparse
import asyncio
import contextlib
import json
import pathlib
import shutil
import ssl
import statistics
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

import programs  # noqa: E402
from aioapns import APNs, NotificationRequest, PushType  # noqa: E402


def parser(document):
    """The options that every benchmark takes; `parse` them."""
    result = argparse.ArgumentParser(description=document.splitlines()[0])
    result.add_argument("--build", type=pathlib.Path, help="the build's folder (.build-release); the debug build without")
    return result


def parse(options):
    """The options as they were given; from here on the command is the one of the build that they name."""
    values = options.parse_args()
    if values.build:
        names = [values.build / configuration / "carillon" for configuration in ("release", "debug")]
        programs.COMMAND = next((name.resolve() for name in names if name.exists()), None)
        if not programs.COMMAND:
            sys.exit(f"there is no carillon in {values.build}: neither {names[0]} nor {names[1]}")
    return values


@contextlib.contextmanager
def temporary_folder():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-bench-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def machine(bundle, bundle_id, *options):
    """A gateway and a device with an app, ended with the block."""
    with temporary_folder() as folder:
        result = programs.Carillon(folder)
        try:
            yield programs.start_phone(result, bundle, bundle_id, "--log", "error", *options)
        finally:
            result.kill_all()


def provider(of, topic):
    """A client of the machine's gateway, to be made and used in one event loop."""
    folder = of.state / "gateway"
    key = json.loads((folder / "provider.json").read_text())
    client = APNs(
        key=(folder / f"AuthKey_{key['keyID']}.p8").read_text(),
        key_id=key["keyID"],
        team_id=key["teamID"],
        topic=topic,
        ssl_context=ssl.create_default_context(cafile=str(folder / "ca.pem")),
    )
    # A class of its own: the address is the class's, and another client has another.
    address = {"APNS_SERVER": "localhost", "APNS_PORT": of.provider_port}
    client.pool.protocol_class = type("Protocol", (client.pool.protocol_class,), address)
    return client


class Sender:
    """A provider with its connection open, in a thread of its own."""

    def __init__(self, of, topic):
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.token = of.token(topic)
        self.client = self.run(self.make(of, topic))

    async def make(self, of, topic):
        return provider(of, topic)

    def run(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=120)

    async def send(self, payload):
        result = await self.client.send_notification(NotificationRequest(self.token, payload, push_type=PushType.ALERT))
        assert result.is_successful, result.description
        return result.notification_id

    def push(self, payload):
        """Sends one, and gives its apns-id."""
        return self.run(self.send(payload))

    def push_all(self, payloads):
        """Sends all at once."""

        async def send():
            return await asyncio.gather(*[self.send(payload) for payload in payloads])

        return self.run(send())


def memory(process):
    """Private and proportional megabytes of a process."""
    values = {}
    for line in pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]:
        name, size = line.split()[:2]
        values[name] = int(size) / 1024
    return values["Private_Clean:"] + values["Private_Dirty:"], values["Pss:"]


class Table:
    """Figures with what they are compared to, a line each."""

    def __init__(self, unit):
        print(f"  {'':58}{'least':>9}{'median':>9}{'95 %':>9} {unit:4}{'ratio':>7}", flush=True)

    def line(self, name, values, beside=None):
        """`beside`: the values that these are held against, least by least and median by median."""
        low, middle, worst = figures(values)
        ratio = ""
        if beside:
            other = figures(beside)
            ratio = f"{low / other[0]:7.2f} (least), {middle / other[1]:.2f} (median)"
        print(f"  {name:58}{low:9.2f}{middle:9.2f}{worst:9.2f}     {ratio}", flush=True)


def figures(values):
    """Least, median and 95th percentile."""
    ordered = sorted(values)
    return ordered[0], statistics.median(ordered), ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
