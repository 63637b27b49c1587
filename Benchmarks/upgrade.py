#!/usr/bin/env python3
"""A database that gateways of a former version share is upgraded while they take pushes, and both versions serve beside each other.

The former version's gateway fills the database: devices that are away, a push that waits for each. Then one of this version starts on it,
under load: how long that took, the slowest push meanwhile, and what waits before and after. Then both take pushes for devices that come and
go at either of them; in the end each push that got a 200 has to have reached its device once, or to have ended in a state with a reason.

    .venv/bin/python Benchmarks/upgrade.py --build .build-release --former ../former/.build-release

Ends with 1 when a push came twice, or has no end. Needs Debian's postgresql.
"""

import asyncio
import collections
import contextlib
import itertools
import pathlib
import random
import ssl
import statistics
import sys
import threading
import time

import cluster
import httpx
import measuring
import programs
from carillon_links import Closed, Courier

ENDS = {"replaced", "expired", "discarded"}
# One device with a token, and what waits for it, so many times.
FILL = """
    WITH one AS (SELECT * FROM carillon.device ORDER BY number LIMIT 1),
    made AS (
        INSERT INTO carillon.device (space, device_id, name, secret_hash, enrolment, created_at, seen_at)
        SELECT space, 'filled-' || i, name, secret_hash, enrolment, created_at, seen_at FROM one, generate_series(1, {count}) AS i
        RETURNING number, device_id),
    tokens AS (
        INSERT INTO carillon.device_token (token, device, bundle_id, issued_at)
        SELECT encode(sha256(device_id::bytea), 'hex'), number, '{topic}', 0 FROM made)
    INSERT INTO carillon.{table} (device, serial, place, id, until, body, {column})
    SELECT m.number, nextval('carillon.push_serial'), w.place, uuid_send(gen_random_uuid()), w.until, w.body, 0
    FROM made m, (SELECT * FROM carillon.waiting LIMIT 1) w
"""


def main():
    options = measuring.parser(__doc__)
    options.add_argument("--former", type=pathlib.Path, required=True, help="the former version's build")
    options.add_argument("--waiting", type=int, default=100_000, help="pushes that wait when the database is upgraded")
    options.add_argument("--devices", type=int, default=100, help="that come and go")
    options.add_argument("--rate", type=float, default=100, help="pushes in a second, to each gateway")
    options.add_argument("--seconds", type=float, default=40, help="beside each other")
    values = measuring.parse(options)
    ours, former = programs.COMMAND, values.former / "release/carillon"
    with measuring.temporary_folder() as folder, cluster.Database(folder / "database") as database, contextlib.ExitStack() as stack:
        programs.COMMAND = former.resolve()
        _, old = stack.enter_context(cluster.gateway(folder, 1, database, "--device-limit", "1000000"))
        tokens = dict(enumerate(cluster.registered(old, values.devices, "phone")))
        with Load([old], tokens, values.rate) as load:
            time.sleep(3)
            filled(database, values.waiting)
            before, slowest = waiting(database), load.slowest()
            begin = time.monotonic()
            programs.COMMAND = ours
            _, new = stack.enter_context(cluster.gateway(folder, 2, database, "--device-limit", "1000000"))
            seconds = time.monotonic() - begin
            print(f"{before} wait; the gateway of this version is ready after {seconds:.2f} s")
            print(f"  a push to the former one meanwhile: median {load.median():.1f} ms, slowest {load.slowest():.0f}, before {slowest:.0f}")
            print(f"  {waiting(database)} wait; schema {database.ask('SELECT max(version) FROM carillon.schema_version')}; the slowest of its statements:")
            print("\n".join(f"    {line}" for line in database.ask(STATEMENTS).splitlines()), flush=True)
        # A journey is looked for in all that waits.
        database.ask("DELETE FROM carillon.waiting WHERE device IN (SELECT number FROM carillon.device WHERE device_id LIKE 'filled-%')")
        database.ask("VACUUM FULL carillon.waiting_newest")
        problems = ended(load, {}, old, "while it was upgraded")
        seen = Phones([old, new], tokens)
        with Load([old, new], tokens, values.rate) as load, seen:
            time.sleep(values.seconds)
        seen.last_visits()
        problems += ended(load, seen.received, new, "beside each other") + seen.problems
    for problem in problems[:20]:
        print(problem)
    sys.exit(1 if problems else 0)


STATEMENTS = """
    SELECT round(max_exec_time::numeric, 1) || ' ms ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 60) FROM pg_stat_statements
    WHERE query LIKE 'CREATE T%' OR query LIKE 'CREATE FUNCTION%' ORDER BY max_exec_time DESC LIMIT 3
"""


def filled(database, count):
    """As the former version keeps what waits for a device that is away."""
    columns = "SELECT table_name || ' ' || column_name FROM information_schema.columns WHERE table_schema = 'carillon'"
    known = set(database.ask(columns).splitlines())
    table, column = next(
        pair for pair in (("waiting_away", "tokens_ended"), ("waiting_newest", "epoch")) if " ".join(pair) in known
    )
    database.ask("SELECT pg_stat_statements_reset()")
    database.ask(FILL.format(count=count, topic=cluster.TOPIC, table=table, column=column))


def waiting(database):
    return int(database.ask("SELECT count(*) FROM carillon.waiting WHERE device IN (SELECT number FROM carillon.device WHERE device_id LIKE 'filled-%')"))


class Load:
    """Pushes to all devices in turn, to the gateways in turn, at a rate to each."""

    def __init__(self, gateways, tokens, rate):
        self.gateways, self.tokens, self.rate = gateways, tokens, rate * len(gateways)
        self.accepted, self.answers, self.times = {}, collections.Counter(), []
        self.ends = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()), daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ends.set()
        self.thread.join()

    def median(self):
        return statistics.median(self.times)

    def slowest(self):
        """Of those since the last time, in milliseconds."""
        taken, self.times = self.times, self.times[-1:]
        return max(taken)

    async def run(self):
        trust = ssl.create_default_context(cafile=self.gateways[0].ca_path)
        clients = [(ours, httpx.AsyncClient(http2=True, verify=trust, timeout=30)) for ours in self.gateways]
        bearer, under_way = self.gateways[0].bearer(), set()
        for client, device in zip(itertools.cycle(clients), self.devices(), strict=False):
            if self.ends.is_set():
                break
            task = asyncio.ensure_future(self.push(*client, device, bearer))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            await asyncio.sleep(1 / self.rate)
        await asyncio.gather(*under_way)

    def devices(self):
        while True:
            yield random.choice(list(self.tokens))

    async def push(self, ours, client, device, bearer):
        begin = time.monotonic()
        fields = {"authorization": bearer, "apns-topic": cluster.TOPIC}
        answer = await client.post(f"{ours.url}/3/device/{self.tokens[device]}", content=cluster.BODY, headers=fields)
        self.times.append((time.monotonic() - begin) * 1000)
        self.answers[answer.status_code if answer.status_code == 200 else answer.text] += 1
        if answer.status_code == 200:
            self.accepted[answer.headers["apns-id"]] = device


class Phones:
    """Devices that come to one of the gateways, take what is there, and go."""

    def __init__(self, gateways, tokens):
        self.gateways, self.tokens = gateways, tokens
        self.received, self.problems, self.visits = {}, [], 0
        self.ends = threading.Event()
        self.threads = [threading.Thread(target=self.run, args=(number,), daemon=True) for number in range(8)]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.ends.set()
        for thread in self.threads:
            thread.join()

    def run(self, number):
        own = list(self.tokens)[number :: len(self.threads)]
        while not self.ends.is_set():
            self.visit(random.choice(own), random.choice(self.gateways), random.choice([0.01, 0.1, 0.5]))

    def last_visits(self):
        for device in self.tokens:
            self.visit(device, self.gateways[-1], 0.3)

    def visit(self, device, ours, seconds):
        """`seconds`: how long it may be quiet before the device goes. One that is refused has nothing."""
        self.visits += 1
        with contextlib.suppress(Closed, OSError, AssertionError), Courier(ours.courier_port, ours.ca_path, device=f"phone-{device}") as courier:
            courier.socket.settimeout(seconds)
            while True:
                push = courier.next_push()
                known = self.received.setdefault(push["id"], (device, push["serial"]))
                if known != (device, push["serial"]):
                    self.problems.append(f"{push['id']} came to {device} with number {push['serial']}, before to {known}")


def ended(load, received, ours, when):
    """What is wrong with the pushes that were accepted."""
    ends, problems = collections.Counter(), []
    # Those that wait still are the last of their devices.
    with Courier(ours.courier_port, ours.ca_path, device="observer") as courier:
        for push_id in load.accepted:
            if push_id in received:
                ends["received"] += 1
                continue
            courier.send("journey", id=push_id)
            while (answer := courier.read())["type"] != "journey":
                pass
            steps = [step["event"] for step in (answer.get("journey") or {}).get("entries", [])]
            last = steps[-1] if steps else "nothing"
            ends[last] += 1
            if last not in ENDS and (received or last != "stored"):
                problems.append(f"{push_id} {when}: {steps}")
    print(f"{when}: {dict(load.answers)}; {dict(ends)}", flush=True)
    return problems


if __name__ == "__main__":
    main()
