#!/usr/bin/env python3
"""What a request costs the gateway, beside nghttpd and nginx in the same run.

Server CPU of each request, from the kernel's own count, which a busy machine changes little; h2load sends over TLS with four
connections of a hundred streams, as a busy provider does. Devices are played by this process, which acknowledges every push.
Latency of stored pushes at a steady rate; memory of idle connections. Needs h2load, nghttpd and nginx (apt-get install
nghttp2-client nghttp2-server nginx-light).
"""

import contextlib
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time

import measuring

sys.path.insert(0, str(measuring.ROOT / "Tests/Clients"))

import programs  # noqa: E402
from carillon_links import Courier  # noqa: E402
from devices import Devices  # noqa: E402
from gateway import Gateway  # noqa: E402

TOPIC = "com.example.app"
BODY = '{"aps":{"alert":{"title":"Doorbell","body":"' + "Somebody is at the door. " * 7 + '"},"sound":"default"},"n":1}'
TICKS = os.sysconf("SC_CLK_TCK")
UNKNOWN = "ab" * 32


def main():
    options = measuring.parser(__doc__)
    options.add_argument("--requests", type=int, default=300_000, help="of a measurement")
    options.add_argument("--rounds", type=int, default=5, help="of every measurement; the median counts")
    options.add_argument("--devices", type=int, default=1000, help="that pushes are delivered to")
    options.add_argument("--idle", type=int, default=2000, help="idle connections")
    values = measuring.parse(options)
    with measuring.temporary_folder() as folder:
        (folder / "body.json").write_text(BODY)
        with gateway(folder) as (process, ours), nghttpd(folder, ours) as first, nginx(folder, ours) as second:
            costs(values, folder, process, ours, first, second)
            latency(folder, ours)
        idle(values, folder)


def costs(values, folder, process, ours, nghttpd_port, nginx_port):
    away = tokens(ours, 1, "away")
    many = tokens(ours, values.devices, "far")
    fields = {"authorization": ours.bearer(), "apns-topic": TOPIC, "apns-push-type": "alert", "apns-priority": "10"}
    once = fields | {"apns-expiration": "0"}
    lines = [
        ("nghttpd", first_pid(nghttpd_port), nghttpd_port, ["/"], once),
        ("nginx", first_pid(nginx_port), nginx_port, ["/"], once),
        ("accepted, expiration 0, device away", process.pid, ours.provider_port, paths(away), once),
        ("refused, unknown token", process.pid, ours.provider_port, paths([UNKNOWN]), once),
        ("stored durably, one device away", process.pid, ours.provider_port, paths(away), fields),
        (f"stored durably, {values.devices} devices away", process.pid, ours.provider_port, paths(many), fields),
    ]
    figures = {name: [] for name, *_ in lines}
    for _ in range(values.rounds):
        for name, pid, port, places, headers in lines:
            figures[name].append(load(folder, pid, port, places, headers, values.requests))
    # What a push to a device costs a server at the least: a record read and one written on a connection of its own.
    figures[f"nghttpd, {values.devices} connections"] = [
        apart(folder, first_pid(nghttpd_port), nghttpd_port, once, values.devices) for _ in range(values.rounds)
    ]
    with Devices(ours, TOPIC, values.devices) as devices:
        for name, headers in [("delivered, expiration 0", once), ("stored and delivered", fields)]:
            name = f"{name}, {values.devices} devices"
            figures[name] = []
            for _ in range(values.rounds):
                wanted = devices.acknowledged + values.requests
                places = paths(devices.tokens)
                figures[name].append(
                    load(folder, process.pid, ours.provider_port, places, headers, values.requests, lambda: devices.acknowledged >= wanted)
                )
    print(f"\n{'server CPU of a request':42}{'µs':>8}{'of nghttpd':>12}{'requests/s':>12}")
    base = median([cost for cost, _ in figures["nghttpd"]])
    for name, measured in figures.items():
        cost = median([cost for cost, _ in measured])
        rate = median([rate for _, rate in measured])
        print(f"{name:42}{cost:8.1f}{cost / base:12.2f}{rate:12.0f}", flush=True)


def tokens(ours, count, name):
    """Device tokens of as many devices, which are away."""
    result = []
    for number in range(count):
        with Courier(ours.courier_port, ours.ca_path, device=f"{name}-{number}") as courier:
            result.append(courier.register(TOPIC))
    return result


def paths(tokens):
    return [f"/3/device/{token}" for token in tokens]


def load(folder, pid, port, paths, headers, count, is_done=lambda: True):
    """Microseconds of the server's CPU for a request, and requests in a second."""
    before = cpu(pid)
    output = h2load(folder, port, paths, headers, "-n", str(count))
    programs.wait_for(is_done, "every push to be acknowledged")
    used = cpu(pid) - before
    done = int(re.search(r"(\d+) done", output)[1])
    assert done == count and "0 errored" in output, output
    return used / count * 1e6, float(re.search(r"([\d.]+) req/s", output)[1])


def apart(folder, pid, port, headers, connections, count=100_000):
    """As `load`, with one request at a time on each of many connections, which are made before the count begins."""
    used = []
    for total in (20_000, 20_000 + count):
        before = cpu(pid)
        output = h2load(folder, port, ["/"], headers, "-n", str(total), shape=[f"-c{connections}", "-m1"])
        used.append(cpu(pid) - before)
    return (used[1] - used[0]) / count * 1e6, float(re.search(r"([\d.]+) req/s", output)[1])


def latency(folder, ours, rate=20_000, seconds=5):
    fields = {"authorization": ours.bearer(), "apns-topic": TOPIC}
    log = folder / "latency.log"
    h2load(folder, ours.provider_port, paths(tokens(ours, 1, "away")), fields, f"--rps={rate // 4}", "-D", str(seconds), f"--log-file={log}")
    rows = [line.split("\t") for line in log.read_text().splitlines()]
    times = sorted(int(row[2]) / 1000 for row in rows)
    statuses = {row[1] for row in rows}
    print(f"\nstored durably at {rate} a second: {len(times) / seconds:.0f} a second answered {', '.join(sorted(statuses))}")
    print(f"  median {times[len(times) // 2]:.1f} ms, 99th percentile {times[len(times) * 99 // 100]:.1f} ms, worst {times[-1]:.1f} ms")


def idle(values, folder):
    """Private memory that an idle TLS connection costs, the gateway's and others'."""
    print(f"\n{'memory of an idle TLS connection':42}{'KiB':>8}")
    for name, server in [("gateway", gateway), ("nghttpd", nghttpd), ("nginx", nginx)]:
        with contextlib.ExitStack() as stack:
            process, ours = stack.enter_context(gateway(folder / name))
            pid, port = process.pid, ours.provider_port
            if server is not gateway:
                port = stack.enter_context(server(folder / name, ours))
                pid = first_pid(port)
            context = ssl.create_default_context(cafile=ours.ca_path)
            context.set_alpn_protocols(["h2"])
            held = [connect(context, port) for _ in range(50)]
            before = private(pid)
            held += [connect(context, port) for _ in range(values.idle)]
            time.sleep(1)
            print(f"{name:42}{(private(pid) - before) / values.idle:8.1f}")
            for connection in held:
                connection.close()


def connect(context, port):
    connection = context.wrap_socket(socket.create_connection(("127.0.0.1", port)), server_hostname="localhost")
    connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))
    connection.recv(4096)
    return connection


@contextlib.contextmanager
def gateway(folder):
    folder.mkdir(exist_ok=True)
    machine = programs.Carillon(folder)
    machine.start_gateway()
    try:
        yield machine.processes["gateway"], Gateway(machine.state, machine.provider_port, machine.courier_port)
    finally:
        machine.kill_all()


@contextlib.contextmanager
def nghttpd(folder, ours):
    port = free_port()
    root = folder / "root"
    root.mkdir(exist_ok=True)
    (root / "index.html").write_text("")
    with running(["nghttpd", "-n1", "-d", root, str(port), ours.folder / "server-key.pem", ours.folder / "server.pem"], port):
        yield port


@contextlib.contextmanager
def nginx(folder, ours):
    port = free_port()
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"""daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
        events {{ worker_connections 30000; }}
        http {{
            access_log off; keepalive_requests 100000000; http2_max_concurrent_streams 500;
            client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
            uwsgi_temp_path {folder}; scgi_temp_path {folder};
            server {{
                listen 127.0.0.1:{port} ssl http2 backlog=4096;
                ssl_certificate {ours.folder}/server.pem; ssl_certificate_key {ours.folder}/server-key.pem;
                location / {{ return 200; }}
            }}
        }}"""
    )
    with running(["nginx", "-c", configuration], port):
        yield port


PIDS = {}


@contextlib.contextmanager
def running(command, port):
    if not shutil.which(command[0]):
        sys.exit(f"{command[0]} is missing: apt-get install nghttp2-client nghttp2-server nginx-light")
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    PIDS[port] = process.pid
    try:
        programs.wait_for(lambda: is_open(port), command[0])
        yield process
    finally:
        process.kill()
        process.wait()


def first_pid(port):
    return PIDS[port]


def is_open(port):
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def h2load(folder, port, paths, headers, *arguments, shape=("-c4", "-m100")):
    """Sends to the paths in turn; `shape`: over how many connections, and of how many streams."""
    addresses = folder / "addresses"
    addresses.write_text("".join(f"https://127.0.0.1:{port}{path}\n" for path in paths))
    fields = [f"-H{name}: {value}" for name, value in headers.items()]
    command = ["h2load", *shape, *arguments, "-d", folder / "body.json", *fields, "-i", addresses]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def cpu(pid):
    """Seconds of CPU, threads included."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def private(pid):
    """Private memory in KiB."""
    rows = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    sizes = {row.split()[0]: int(row.split()[1]) for row in rows}
    return sizes["Private_Clean:"] + sizes["Private_Dirty:"]


def median(values):
    return sorted(values)[len(values) // 2]


if __name__ == "__main__":
    main()
