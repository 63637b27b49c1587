#!/usr/bin/env python3
"""Many devices connected to three gateways on one PostgreSQL: what a connection costs, and how long a push takes meanwhile.

The devices of each gateway are played by a process of their own, over TLS, each with an id and a secret of its own: they are enrolled,
get a token for an app, answer the gateway's questions and acknowledge what comes. Measured are the time until all are connected, the
gateways' memory of a connection, the time of single pushes to a device at the gateway that is asked and at another, and a push to each
device, all of them through another gateway than has it. Needs h2load and Debian's postgresql
(apt-get install nghttp2-client postgresql).
"""

import contextlib
import multiprocessing
import sys
import time

import cluster
import measuring
import programs
from devices import Devices
from gateway import Gateway


def main():
    options = measuring.parser(__doc__)
    options.add_argument("--devices", type=int, default=20_000, help="of all gateways together")
    options.add_argument("--gateways", type=int, default=3)
    options.add_argument("--at-once", type=int, default=16, help="that connect to each gateway at a time")
    options.add_argument("--pushes", type=int, default=200, help="whose time is taken, at each of two gateways")
    values = measuring.parse(options)
    if not cluster.SERVER:
        sys.exit("PostgreSQL's server is missing: apt-get install postgresql")
    share = -(-values.devices // values.gateways)
    limits = ["--connection-limit", str(share + 100), "--device-limit", str(values.devices + 1000)]
    with measuring.temporary_folder() as folder, cluster.Database(folder / "database") as database, contextlib.ExitStack() as stack:
        gateways = [stack.enter_context(cluster.gateway(folder, number, database, *limits)) for number in range(1, values.gateways + 1)]
        print("nobody is connected", flush=True)
        cluster.latency(values, [ours for _, ours in gateways])
        before = [measuring.memory(process.pid)[0] for process, _ in gateways]
        used, begin = [cluster.cpu(process.pid) for process, _ in gateways], time.monotonic()
        fleets = [stack.enter_context(Fleet(ours, share, f"g{number}", values.at_once)) for number, (_, ours) in enumerate(gateways)]
        tokens = [fleet.tokens() for fleet in fleets]
        seconds, count = time.monotonic() - begin, share * len(fleets)
        print(f"\n{count} devices connected, enrolled and with a token after {seconds:.1f} s, {count / seconds:.0f} a second")
        for number, (process, _) in enumerate(gateways):
            cost = (measuring.memory(process.pid)[0] - before[number]) * 1024 / share
            spent = (cluster.cpu(process.pid) - used[number]) / share * 1000
            print(f"  gateway {number + 1}: {cost:.1f} KiB and {spent:.2f} ms of processor for each", flush=True)
        cluster.latency(values, [ours for _, ours in gateways])
        elsewhere(folder, gateways, fleets, tokens)


def elsewhere(folder, gateways, fleets, tokens):
    """A push to each device, through another gateway than has it."""
    ours = [each for _, each in gateways]
    fields = {"authorization": ours[0].bearer(), "apns-topic": cluster.TOPIC}
    before, begin = sum(fleet.acknowledged() for fleet in fleets), time.monotonic()
    # Each of h2load's connections sends as many.
    each = len(tokens[0]) // cluster.CONNECTIONS * cluster.CONNECTIONS
    count = each * len(fleets)
    cluster.load(folder, ours, tokens[1:] + tokens[:1], fields, each)
    sent = time.monotonic() - begin
    programs.wait_for(
        lambda: sum(fleet.acknowledged() for fleet in fleets) - before >= count, "the devices to acknowledge", 120,
        lambda: f"{[fleet.acknowledged() for fleet in fleets]} of {count}",
    )
    seconds = time.monotonic() - begin
    print(f"\na push to each, through another gateway: answered after {sent:.1f} s, all acknowledged after {seconds:.1f} s")


class Fleet:
    """The devices of one gateway, in a process of their own."""

    def __init__(self, ours, count, name, at_once):
        self.answer, theirs = multiprocessing.Pipe(duplex=False)
        self.count = multiprocessing.Value("q")
        words = (theirs, self.count, ours.folder.parent, ours.provider_port, ours.courier_port, count, name, at_once)
        self.process = multiprocessing.Process(target=play, args=words, daemon=True)

    def __enter__(self):
        self.process.start()
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.join()

    def tokens(self):
        """Once all are connected."""
        return self.answer.recv()

    def acknowledged(self):
        return self.count.value


def play(answer, acknowledged, state, provider_port, courier_port, count, name, at_once):
    with Devices(Gateway(state, provider_port, courier_port), cluster.TOPIC, count, name, at_once) as devices:
        answer.send(devices.tokens)
        while True:
            time.sleep(0.01)
            acknowledged.value = devices.acknowledged


if __name__ == "__main__":
    main()
