"""How fast `Sender` sends, beside aioapns and h2load in the same run, to the same gateway and the same device tokens.

    .venv/bin/python Benchmarks/sender.py [--build .build-release] [--pushes 20000]

`carillon push --tokens` is what a user runs: its log of who got what is in the time. aioapns sends from one event loop with its
pool of connections, h2load from C on one connection with as many streams as the gateway allows. Every device is away; pushes
are accepted with expiration 0 (nothing is stored), and once more stored durably. Beside the rate stands the processor time of the
client's process for a push, which a busy machine changes little. Aims: at least 5 times aioapns, at least half of h2load.
Needs h2load (apt-get install nghttp2-client).
"""

import asyncio
import contextlib
import json
import re
import resource
import secrets
import shutil
import sqlite3
import statistics
import subprocess
import sys
import time

from measuring import parse, parser, programs, provider, temporary_folder

TOPIC = "com.example.app"
BODY = '{"aps":{"alert":{"title":"Doorbell","body":"' + "Somebody is at the door. " * 7 + '"},"sound":"default"},"n":1}'
STREAMS = 500
AIMS = {"aioapns": 5.0, "h2load": 0.5}


def register(state, count):
    """Device tokens of as many devices, which are away: written while the gateway is down, since enrolling takes a TLS handshake."""
    now = time.time()
    tokens = [secrets.token_hex(32) for _ in range(count)]
    with contextlib.closing(sqlite3.connect(state / "gateway/gateway.sqlite")) as database, database:
        database.execute("INSERT OR IGNORE INTO space VALUES ('default', ?)", [now])
        database.execute("INSERT OR IGNORE INTO app VALUES ('default', ?, ?)", [TOPIC, now])
        database.executemany(
            "INSERT INTO device (space, device_id, name, secret_hash, created_at, seen_at) VALUES ('default', ?, 'away', x'00', ?, ?)",
            [(f"away-{number}", now, now) for number in range(count)],
        )
        database.executemany(
            "INSERT INTO device_token (token, space, device_id, bundle_id, issued_at) VALUES (?, 'default', ?, ?, ?)",
            [(token, f"away-{number}", TOPIC, now) for number, token in enumerate(tokens)],
        )
    return tokens


def ours(machine, folder, tokens, expiration):
    file = folder / "tokens"
    file.write_text("\n".join(tokens))
    # Others than 0 are stored until then.
    words = ["--expiration", str(expiration)]
    done = machine.command("push", folder / "body.json", "--tokens", file, "--topic", TOPIC, "--json", *words)
    report = json.loads(done.stdout)
    assert report["summary"]["accepted"] == len(tokens), done.stdout + done.stderr
    return len(tokens) / report["seconds"]


def aioapns(machine, folder, tokens, expiration):
    file = folder / "some-tokens"
    file.write_text("\n".join(tokens))
    words = [sys.executable, __file__, "--worker", machine.state, file, str(expiration)]
    return float(subprocess.run(words, check=True, capture_output=True, text=True, timeout=600).stdout)


def worker(state, file, expiration):
    """aioapns, in a process of its own; prints pushes in a second."""
    from aioapns import NotificationRequest, PushType

    async def send():
        machine = programs.Carillon(state)
        client = provider(machine, TOPIC)
        room = asyncio.Semaphore(STREAMS)
        body = json.loads(BODY)
        tokens = open(file).read().split()

        async def one(token):
            async with room:
                request = NotificationRequest(token, body, time_to_live=None, push_type=PushType.ALERT)
                request.time_to_live = None if expiration else 0
                return (await client.send_notification(request)).is_successful

        assert await one(tokens[0])
        began = time.perf_counter()
        assert all(await asyncio.gather(*map(one, tokens)))
        print(len(tokens) / (time.perf_counter() - began))

    asyncio.run(send())


def h2load(machine, folder, tokens, expiration):
    addresses = folder / "addresses"
    addresses.write_text("".join(f"https://localhost:{machine.provider_port}/3/device/{token}\n" for token in tokens))
    bearer = machine.command("push", "--print-token").stdout.strip()
    fields = {
        "authorization": f"bearer {bearer}", "apns-topic": TOPIC, "apns-push-type": "alert", "apns-expiration": str(expiration),
    }
    command = ["h2load", "-t1", "-c1", f"-m{STREAMS}", "-n", str(len(tokens)), "-d", folder / "body.json", "-i", addresses]
    output = subprocess.run([*command, *[f"-H{name}: {value}" for name, value in fields.items()]], check=True, capture_output=True, text=True).stdout
    assert f"{len(tokens)} 2xx" in output, output
    return float(re.search(r"([\d.]+) req/s", output)[1])


def measure(machine, folder, tokens, values, expiration):
    """Rates by client, and microseconds of processor time for a push."""
    rates = {"aioapns": [], "carillon push": [], "h2load": []}
    costs = {name: [] for name in rates}
    few = tokens[: max(1, len(tokens) // 10)]
    for _ in range(values.rounds):
        for name, send, whom in [("aioapns", aioapns, few), ("carillon push", ours, tokens), ("h2load", h2load, tokens)]:
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            rates[name].append(send(machine, folder, whom, expiration))
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            costs[name].append(spent / len(whom) * 1e6)
    return rates, costs


def tell(title, rates, costs):
    print(f"\n{title}\n{'':16}{'a second':>10}{'µs of processor':>17}{'of its rate':>13}{'aim':>6}")
    own = statistics.median(rates["carillon push"])
    for name in rates:
        rate = statistics.median(rates[name])
        line = f"{name:16}{rate:10.0f}{statistics.median(costs[name]):17.1f}"
        if name in AIMS:
            ratio = own / rate
            line += f"{ratio:13.2f}{AIMS[name]:6.1f}  {'kept' if ratio >= AIMS[name] else 'MISSED'}"
        print(line, flush=True)


def main():
    if sys.argv[1:2] == ["--worker"]:
        return worker(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    options = parser(__doc__)
    options.add_argument("--pushes", type=int, default=20_000, help="of a measurement; aioapns sends a tenth of them")
    options.add_argument("--rounds", type=int, default=3, help="of every measurement; the median counts")
    values = parse(options)
    if not shutil.which("h2load"):
        sys.exit("h2load is missing: apt-get install nghttp2-client")
    with temporary_folder() as folder:
        machine = programs.Carillon(folder)
        (folder / "body.json").write_text(BODY)
        try:
            machine.start_gateway(0, 0, "--log", "error")
            machine.stop("gateway")
            tokens = register(folder, values.pushes)
            machine.start_gateway(0, 0, "--log", "error")
            tell("accepted, nothing stored (expiration 0)", *measure(machine, folder, tokens, values, 0))
            tell("stored durably", *measure(machine, folder, tokens, values, int(time.time()) + 86_400))
        finally:
            machine.kill_all()


if __name__ == "__main__":
    main()
