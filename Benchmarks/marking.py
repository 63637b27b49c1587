"""What an accepted push pays for being told about later: the ledger of clients in the gateway, marking and indexing in the phone.

    .venv/bin/python Benchmarks/marking.py [--build .build-release] [--pushes 20000]

Gateways and phones with and without each take turns, and the kernel's count of their processor time is compared, which a busy
machine changes little. Marking is measured on the phone's own database: the update that every step makes anyway, with the mark
and its index and without. Needs h2load (apt-get install nghttp2-client).
"""

import contextlib
import os
import pathlib
import secrets
import shutil
import sqlite3
import statistics
import subprocess
import sys
import time

from measuring import parse, parser, programs, temporary_folder
from programs import APP, wait_for

TICKS = os.sysconf("SC_CLK_TCK")
ROUNDS = 3


def spent(process):
    """Seconds of processor time, threads included."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def h2load(machine, folder, token, count, expiration=None):
    bearer = machine.command("push", "--print-token").stdout.strip()
    body = folder / "body.json"
    body.write_text('{"aps":{"alert":{"title":"Doorbell","body":"Somebody is at the door."}}}')
    fields = {"authorization": f"bearer {bearer}", "apns-topic": APP, "apns-push-type": "alert"}
    if expiration is not None:
        fields["apns-expiration"] = str(expiration)
    headers = [f"-H{name}: {value}" for name, value in fields.items()]
    address = f"https://localhost:{machine.provider_port}/3/device/{token}"
    command = ["h2load", "-t1", "-c1", "-m100", "-n", str(count), "-d", body, *headers, address]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert f"{count} 2xx" in output, output


@contextlib.contextmanager
def running(folder, gateway=(), device=None):
    """A gateway with options, and a phone with options unless None."""
    machine = programs.Carillon(folder)
    try:
        machine.start_gateway(0, 0, "--log", "error", *gateway)
        if device is not None:
            machine.start_device(0, "--log", "error", *device)
        yield machine
    finally:
        machine.kill_all()


def ledger(folder, count):
    """Microseconds of the gateway for an accepted push of which nothing is stored, with and without the ledger."""
    from carillon_links import Courier

    costs = {"with": [], "without": []}
    for number in range(ROUNDS):
        for name, options in [("with", []), ("without", ["--no-clients"])]:
            state = folder / f"{name}-{number}"
            state.mkdir()
            with running(state, options) as machine:
                with Courier(machine.courier_port, state / "gateway/ca.pem") as courier:
                    token = courier.register(APP)
                h2load(machine, folder, token, 100, 0)
                before = spent(machine.processes["gateway"])
                h2load(machine, folder, token, count, 0)
                costs[name].append((spent(machine.processes["gateway"]) - before) / count * 1e6)
    return costs


def index(folder, count, bundle):
    """Microseconds of the phone for a push that is shown, with and without its being read into the index."""
    costs = {"with": [], "without": []}
    for name, options in [("with", []), ("without", ["--no-index"])]:
        state = folder / f"index-{name}"
        state.mkdir()
        with running(state, device=options) as machine:
            programs.install(machine, bundle, APP)
            token = machine.token()
            for _ in range(ROUNDS):
                file = machine.state / "device/device.sqlite"
                before = spent(machine.processes["device"])
                known = journeys(file)
                h2load(machine, folder, token, count)
                wait_for(lambda: journeys(file) >= known + count, "every push to be shown", seconds=300)
                # The index follows when the phone rests.
                if name == "with":
                    wait_for(lambda: unindexed(file) == 0, "the index", seconds=300)
                costs[name].append((spent(machine.processes["device"]) - before) / count * 1e6)
    return costs


def ask(file, words):
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        return database.execute(words).fetchone()[0]


def journeys(file):
    return ask(file, "SELECT count(*) FROM journey WHERE outcome IS NOT NULL")


def unindexed(file):
    return ask(file, "SELECT count(*) FROM journey WHERE isIndexed = 0")


def marking(folder):
    """Microseconds of the update of a journey's last step, with the mark and without, in a copy of a phone's database."""
    costs = {"with": [], "without": []}
    source = folder / "index-with/device/device.sqlite"
    for _ in range(ROUNDS):
        for name in costs:
            file = folder / f"copy-{secrets.token_hex(4)}.sqlite"
            with contextlib.closing(sqlite3.connect(source)) as original, contextlib.closing(sqlite3.connect(file)) as copy:
                original.backup(copy)
            with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
                if name == "without":
                    database.execute("DROP INDEX journeyIsNotIndexed")
                mark = ", isIndexed = 0" if name == "with" else ""
                rows = database.execute("SELECT last, verdict, id FROM journey").fetchall()
                database.execute("BEGIN")
                began = time.process_time()
                for row in rows:
                    database.execute(f"UPDATE journey SET last = ?, verdict = ?{mark} WHERE id = ?", row)
                costs[name].append((time.process_time() - began) / len(rows) * 1e6)
                database.execute("ROLLBACK")
            file.unlink()
    return costs


def tell(title, costs):
    having, lacking = (statistics.median(costs[name]) for name in ("with", "without"))
    print(f"{title:58}{having:9.1f}{lacking:9.1f}{having - lacking:9.1f} µs{(having / lacking - 1) * 100:7.0f} %", flush=True)


def main():
    options = parser(__doc__)
    options.add_argument("--pushes", type=int, default=20_000, help="of a measurement; phones get a tenth of them")
    values = parse(options)
    if not shutil.which("h2load"):
        sys.exit("h2load is missing: apt-get install nghttp2-client")
    with temporary_folder() as folder:
        bundle = programs.build("Examples/RichPush", folder / "bundles")
        print(f"{'processor time for a push':58}{'with':>9}{'without':>9}{'costs':>9}")
        tell("gateway: accepted, nothing stored; the ledger of clients", ledger(folder, values.pushes))
        tell("phone: shown; words read into the index", index(folder, values.pushes // 10, bundle))
        tell("phone: one step's update; marked for the index", marking(folder))


if __name__ == "__main__":
    main()
