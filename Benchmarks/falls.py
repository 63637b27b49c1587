#!/usr/bin/env python3
"""Three gateways, a primary and a synchronous standby, each in a network of its own, under load while all sorts befalls them.

A provider sends to the gateways in turn at a steady rate, for one phone, and never pauses; meanwhile gateways are killed, stand still,
are cut off or have a wrong clock, and the database is slow, cut off, full, or killed and its standby promoted (Tests/System/cluster_falls.py),
in an order of chance. After each, every push that got a 200 has to have been shown once, or to have ended in a state with a reason.

    sudo .venv/bin/python Benchmarks/falls.py --build .build-release --minutes 60

Needs root, for the networks, and Debian's postgresql. Prints what it found after each; ends with 1
when a push was shown twice, or has no end.
"""

import collections
import random
import sys
import time

import measuring
import programs

sys.path.insert(0, str(measuring.ROOT / "Tests/System"))
sys.path.insert(0, str(measuring.ROOT / "Tests/Clients"))

import by_hand  # noqa: E402
from cluster_falls import FALLS, Cluster, settled  # noqa: E402
from cluster_load import verdict  # noqa: E402
from cluster_network import impossible  # noqa: E402


def main():
    options = measuring.parser(__doc__)
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--rate", type=float, default=30, help="pushes in a second")
    options.add_argument("--seed", type=int, default=1)
    values = measuring.parse(options)
    if why := impossible():
        sys.exit(why)
    with measuring.temporary_folder() as folder:
        cluster = Cluster(programs.Carillon(folder))
        try:
            cluster.start()
            app, token = by_hand.allowed_app(cluster.phone)
            problems = hour(cluster, token, values)
        finally:
            cluster.close()
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


def hour(cluster, token, values):
    """Returns what went wrong."""
    chance, turn = random.Random(values.seed), []
    ends, lasted, problems = collections.Counter(), collections.defaultdict(list), []
    accepted = 0
    begin = time.monotonic()
    with cluster.load(token, by_hand.BUNDLE, values.rate) as load:
        while time.monotonic() - begin < values.minutes * 60:
            turn = turn or chance.sample(FALLS, len(FALLS))
            fall = turn.pop()
            lasted[fall].append(fall(cluster, load))
            settled(cluster, load)
            taken = load.take()
            found, how = verdict(cluster.phone, taken)
            accepted += len(taken)
            ends += how
            problems += found
            print(
                f"{(time.monotonic() - begin) / 60:5.1f} min  {fall.__name__}: all well after {lasted[fall][-1]:.1f} s; {accepted} accepted: "
                f"{dict(ends)}; refused {dict(load.refused)}, unknown {dict(load.lost)}; {len(load.problems) + len(problems)} problems",
                flush=True,
            )
    taken = load.take()
    found, how = verdict(cluster.phone, taken)
    print(f"{accepted + len(taken)} accepted, {dict(ends + how)}, refused {dict(load.refused)}, unknown {dict(load.lost)}")
    table = measuring.Table("s")
    for fall, seconds in lasted.items():
        table.line(f"{fall.__name__.replace('_', ' ')}, {len(seconds)} times: until all was well", seconds)
    return load.problems + problems + found


if __name__ == "__main__":
    main()
