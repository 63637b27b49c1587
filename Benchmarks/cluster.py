#!/usr/bin/env python3
"""What several gateways do on one PostgreSQL, beside pgbench, which does the same inserts in the same batches in the same run.

Pushes a second that are answered 200 once they are committed, with one, two and three gateways; CPU of a push, the gateways' and
the database's. Each push takes the place of the one that waited for its device, so pgbench deletes and inserts a row for each,
of the same size and in batches as large as the gateway's were, over as many connections. Each gateway has devices of its own,
as each of pgbench's connections has; with `--same-devices` all gateways send to the same ones, and wait for each other. Then the time from a request to its
device, which another gateway has, beside the same at the gateway that was asked. Needs h2load and Debian's postgresql
(apt-get install nghttp2-client postgresql).
"""

import concurrent.futures
import contextlib
import os
import pathlib
import random
import re
import resource
import statistics
import subprocess
import sys
import threading
import time

import measuring

sys.path.insert(0, str(measuring.ROOT / "Tests/Clients"))

import httpx  # noqa: E402
import programs  # noqa: E402
from carillon_links import Courier  # noqa: E402
from gateway import Gateway  # noqa: E402

TOPIC = "com.example.app"
BODY = '{"aps":{"alert":{"title":"Doorbell","body":"' + "Somebody is at the door. " * 7 + '"},"sound":"default"},"n":1}'
TICKS = os.sysconf("SC_CLK_TCK")
SERVER = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), default=None, key=lambda path: int(path.parts[-3]))

# As the gateways' own table, filled before.
TABLE = """
    DROP SCHEMA IF EXISTS bench CASCADE; CREATE SCHEMA bench; CREATE SEQUENCE bench.serial;
    CREATE TABLE bench.body AS SELECT body FROM carillon.waiting LIMIT 1;
    CREATE TABLE bench.waiting (LIKE carillon.waiting INCLUDING ALL);
    INSERT INTO bench.waiting SELECT client * 1000000 + device, nextval('bench.serial'), 'com.example.app',
        uuid_send(gen_random_uuid()), 2e9, body
        FROM bench.body, generate_series(0, 15) AS client, generate_series(0, {devices} - 1) AS device;
    ANALYZE bench.waiting
"""
# Each connection has devices of its own, so none waits for another.
BATCH = """
\\set first random(0, :devices - 1)
WITH batch AS MATERIALIZED (SELECT :client_id * 1000000 + (:first + i) % :devices AS device FROM generate_series(1, :batch) AS i), \
ended AS (DELETE FROM bench.waiting w USING batch b WHERE w.device = b.device AND w.place = 'com.example.app' RETURNING 1) \
INSERT INTO bench.waiting (serial, device, place, id, until, body) \
SELECT nextval('bench.serial'), device, 'com.example.app', uuid_send(gen_random_uuid()), 2e9, body FROM batch, bench.body;
"""


def main():
    options = measuring.parser(__doc__)
    options.add_argument("--requests", type=int, default=30_000, help="to each gateway, of a measurement")
    options.add_argument("--rounds", type=int, default=3, help="of every measurement; the median counts")
    options.add_argument("--devices", type=int, default=1000, help="that are away, for each gateway")
    options.add_argument("--same-devices", action="store_true", help="of the first gateway, for all of them")
    options.add_argument("--gateways", type=int, default=3, help="at most")
    options.add_argument("--beside", action="store_true", help="pgbench as well with as much CPU taken as gateways and h2load took")
    options.add_argument("--pushes", type=int, default=200, help="whose time is taken, at each of two gateways")
    values = measuring.parse(options)
    if not SERVER:
        sys.exit("PostgreSQL's server is missing: apt-get install postgresql")
    with measuring.temporary_folder() as folder, Database(folder / "database") as database, contextlib.ExitStack() as stack:
        gateways = [stack.enter_context(gateway(folder, number, database)) for number in range(1, values.gateways + 1)]
        throughput(values, folder, database, gateways)
        latency(values, [ours for _, ours in gateways])


def throughput(values, folder, database, gateways):
    ours = gateways[0][1]
    tokens = [registered(each, values.devices, f"away-{number}") for number, (_, each) in enumerate(gateways)]
    if values.same_devices:
        tokens = [random.Random(number).sample(tokens[0], len(tokens[0])) for number in range(len(gateways))]
    fields = {"authorization": ours.bearer(), "apns-topic": TOPIC, "apns-push-type": "alert", "apns-priority": "10"}
    # The rows that later pushes take the place of, and every token in memory.
    for (_, each), devices in zip(gateways, tokens, strict=True):
        load(folder, [each], [devices], fields, 2 * values.devices)
    database.ask(TABLE.format(devices=values.devices))
    heads = ["gateways", "pushes/s", "slowest round", "in a commit", "µs gateway", "µs h2load", "µs database", "pgbench rows/s", "µs database", "ratio"]
    heads += ["beside as much", "ratio"] if values.beside else []
    print("".join(f"{head:>16}" for head in heads), flush=True)
    for count in range(1, len(gateways) + 1):
        cells = line(values, folder, database, gateways[:count], tokens, fields)
        print("".join(f"{cell:>16}" for cell in cells), flush=True)


def registered(gateway, count, name):
    """The tokens of so many devices that have gone again."""

    def token(number):
        with Courier(gateway.courier_port, gateway.ca_path, device=f"{name}-{number}") as courier:
            return courier.register(TOPIC)

    with concurrent.futures.ThreadPoolExecutor(16) as threads:
        return list(threads.map(token, range(count)))


def line(values, folder, database, gateways, tokens, fields):
    """The cells of a line: the median of each over the rounds, which take turns with pgbench; and the slowest of them."""
    rows = []
    processes = [process.pid for process, _ in gateways]
    for _ in range(values.rounds):
        database.ask("SELECT pg_stat_statements_reset()")
        spent, backend, begin = sum(map(cpu, processes)), database.cpu(), time.monotonic()
        sender = clients_cpu()
        load(folder, [ours for _, ours in gateways], tokens, fields, values.requests)
        seconds = time.monotonic() - begin
        pushes = values.requests * len(gateways)
        gateway_cost = (sum(map(cpu, processes)) - spent) / pushes * 1e6
        sender_cost = (clients_cpu() - sender) / pushes * 1e6
        database_cost = (database.cpu() - backend) / pushes * 1e6
        commits = int(database.ask("SELECT sum(calls) FROM pg_stat_statements WHERE query LIKE 'WITH %unnest(%INTO record %'"))
        batch = max(1, round(pushes / commits))
        measure = (folder, database, len(gateways), batch, values.devices, max(3, round(seconds)))
        rate, cost = pgbench(*measure)
        row = [pushes / seconds, batch, gateway_cost, sender_cost, database_cost, rate, cost, pushes / seconds / rate]
        if values.beside:
            with busy((gateway_cost + sender_cost) * pushes / 1e6 / seconds):
                rate, _ = pgbench(*measure)
            row += [rate, pushes / seconds / rate]
        rows.append(row)
    columns = list(zip(*rows, strict=True))
    middle = [statistics.median(columns[0]), min(columns[0]), *map(statistics.median, columns[1:])]
    return [str(len(gateways)), *(f"{value:.0f}" if value > 2 else f"{value:.2f}" for value in middle)]


def clients_cpu():
    """Seconds of CPU of the programs that were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextlib.contextmanager
def busy(cores):
    """So much of the processor is taken by others, as gateways and h2load took it, a few milliseconds at a time."""
    share = cores / os.cpu_count()
    words = f"import time\nwhile True:\n    end = time.process_time() + {0.005 * share}\n    while time.process_time() < end: pass\n"
    words += f"    time.sleep({0.005 * (1 - min(share, 0.99))})"
    others = [subprocess.Popen([sys.executable, "-c", words]) for _ in range(os.cpu_count())]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


# Connections to each gateway, each with a hundred streams.
CONNECTIONS = 4


def load(folder, gateways, tokens, fields, count):
    """As many requests to each gateway, to all of them at once; each connection begins elsewhere among the gateway's devices."""
    sends = []
    (folder / "body.json").write_text(BODY)
    headers = [f"-H{name}: {value}" for name, value in fields.items()]
    each = count // CONNECTIONS
    for gateway_number, (ours, devices) in enumerate(zip(gateways, tokens, strict=False)):
        for number in range(CONNECTIONS):
            addresses = folder / f"addresses{gateway_number}-{number}"
            begin = len(devices) * number // CONNECTIONS
            order = devices[begin:] + devices[:begin]
            addresses.write_text("".join(f"https://127.0.0.1:{ours.provider_port}/3/device/{token}\n" for token in order))
            command = ["h2load", "-c1", "-m100", "-n", str(each), "-d", folder / "body.json", *headers, "-i", addresses]
            sends.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
    for send in sends:
        output, _ = send.communicate()
        answers = re.search(r"status codes: (\d+) 2xx", output)
        assert answers and int(answers[1]) == each, output


def pgbench(folder, database, clients, batch, devices, seconds):
    """Rows a second, and microseconds of the server's CPU for a row."""
    script = folder / "batch.sql"
    script.write_text(BATCH)
    before = database.cpu()
    command = [
        SERVER.parent / "pgbench", "-n", "-M", "prepared", "-c", str(clients), "-j", "1", "-T", str(seconds), "-f", script,
        "-D", f"batch={batch}", "-D", f"devices={devices}", "-h", database.folder, "-U", "carillon", "postgres",
    ]  # fmt: skip
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    done = int(re.search(r"transactions actually processed: (\d+)", output)[1]) * batch
    rate = float(re.search(r"tps = ([\d.]+) \(without", output)[1]) * batch
    return rate, (database.cpu() - before) / done * 1e6


def latency(values, gateways):
    """From a request to its device, in milliseconds: at the gateway that has the device, and at others."""
    here = gateways[0]
    arrived, came = {}, threading.Condition()
    with Courier(here.courier_port, here.ca_path, device="here") as courier, contextlib.ExitStack() as stack:
        token = courier.register(TOPIC)

        def take():
            with contextlib.suppress(OSError, EOFError):
                while push := courier.next_push():
                    with came:
                        arrived[push["id"]] = time.monotonic()
                        came.notify()

        threading.Thread(target=take, daemon=True).start()
        courier.socket.settimeout(None)
        clients = [stack.enter_context(httpx.Client(http2=True, verify=ours.ca_path)) for ours in gateways[:2]]
        times = [[] for _ in clients]
        bearer = here.bearer()
        for number in range(values.pushes + 20):
            for client, ours, measured in zip(clients, gateways[:2], times, strict=True):
                begin = time.monotonic()
                fields = {"authorization": bearer, "apns-topic": TOPIC}
                answer = client.post(f"{ours.url}/3/device/{token}", content=BODY, headers=fields)
                assert answer.status_code == 200, answer.text
                with came:
                    assert came.wait_for(lambda push_id=answer.headers["apns-id"]: push_id in arrived, timeout=30)
                # The first ones find nothing in any memory.
                if number >= 20:
                    measured.append((arrived[answer.headers["apns-id"]] - begin) * 1000)
    print()
    table = measuring.Table("ms")
    table.line("from the request to its device, at the same gateway", times[0])
    if len(times) > 1:
        table.line("the same, at another gateway", times[1])
        print(f"  at the median {statistics.median(times[1]) - statistics.median(times[0]):+.2f} ms")


@contextlib.contextmanager
def gateway(folder, number, database, *options):
    machine = programs.Carillon(folder / f"gateway{number}")
    machine.state.mkdir(exist_ok=True)
    machine.start_gateway(0, 0, "--database-file", str(database.address), "--name", f"g{number}", *options)
    try:
        yield machine.processes["gateway"], Gateway(machine.state, machine.provider_port, machine.courier_port)
    finally:
        machine.kill_all()


class Database:
    """A PostgreSQL server of this run, as Debian sets it up; it counts its statements."""

    def __init__(self, folder):
        self.folder, self.data, self.address = folder, folder / "data", folder / "address"
        self.process = None

    def words(self, program, *arguments):
        """The server refuses to run as root: it runs where root is another user."""
        other = ["unshare", "--user", "--map-user=65534", "--map-group=65534", "--"] if os.geteuid() == 0 else []
        return [*other, str(SERVER.parent / program), *map(str, arguments)]

    def __enter__(self):
        self.folder.mkdir()
        made = self.words("initdb", "-D", self.data, "-U", "carillon", "-E", "UTF8", "--locale=C", "--auth=trust")
        subprocess.run(made, check=True, capture_output=True)
        self.address.touch(0o600)
        self.address.write_text(f"postgresql:///postgres?host={self.folder}&user=carillon")
        settings = ["-c", "listen_addresses=", "-c", "shared_preload_libraries=pg_stat_statements", "-c", "max_wal_size=4GB"]
        with open(self.folder / "log", "wb") as log:
            words = self.words("postgres", "-D", self.data, "-k", self.folder, *settings)
            self.process = subprocess.Popen(words, stdout=log, stderr=log)
        ready = [str(SERVER.parent / "pg_isready"), "-q", "-h", str(self.folder)]
        programs.wait_for(lambda: subprocess.run(ready).returncode == 0, "PostgreSQL")
        self.ask("CREATE EXTENSION pg_stat_statements")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def ask(self, sql):
        words = ["psql", "-h", str(self.folder), "-U", "carillon", "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-Atqc", sql]
        answer = subprocess.run(words, capture_output=True, text=True)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout.strip()

    def cpu(self):
        """Seconds of CPU of its processes, those that have ended included."""
        pid = self.process.pid
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        used = cpu(pid, ended=True)
        for child in children:
            # One that ends meanwhile is in its parent's count the next time.
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                used += cpu(child)
        return used


def cpu(pid, ended=False):
    """Seconds of CPU, threads included, and with `ended` the children that were waited for."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / TICKS


if __name__ == "__main__":
    main()
