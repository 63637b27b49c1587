#!/usr/bin/env python3
"""What a million devices and a hundred million cost, reckoned from measured figures, and what moves when a database is added.

Nothing is started: rows, bytes and CPU were measured before (Benchmarks/README.md says where each comes from); pushes a day and the
share of devices that are connected are options. Devices in several databases are a plan: a gateway has one database today. The plan
is simulated with the hash that it names (Documentation/Decisions/several-gateways.md), device by device.
"""

import argparse
import collections
import math
import uuid

# Seconds of CPU for a push. The gateway's: taken and stored, then sent. The database's: stored; what a page and an
# acknowledgement cost it was not measured, and counts as much again.
GATEWAY_CPU = 17e-6 + 18.4e-6
DATABASE_CPU = 2 * 12e-6
# Bytes of a row with its indexes, and of the log for a push that takes another's place.
DEVICE_ROW, TOKEN_ROW, WAITING_ROW, LOG = 553, 430, 860, 985
# A device's idle TLS connection at the gateway, in bytes.
CONNECTION = 38 * 1024
# Memory bounds the connections of a gateway, at 32 GB of it for them.
CONNECTED_PER_GATEWAY = 32 * 1024**3 // CONNECTION
# That one server takes a second, one after another, measured on loopback.
NOTIFICATIONS = 19_000
# Two connections of each gateway to the database.
DATABASE_CONNECTIONS = 2
# Of the time of a core, so much may be used at the peak.
BUSY = 0.5
# Seconds between two looks of a gateway at what it missed, each one statement that reads its devices' rows.
BEAT = 2
# Of the hash: what a device belongs to, and what belongs to a database.
SLOTS = 1 << 14
MASK = (1 << 64) - 1


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--pushes", type=float, default=20, help="to each device in a day")
    options.add_argument("--peak", type=float, default=4, help="times the mean of a day, at its busiest")
    options.add_argument("--connected", type=float, default=0.9, help="share of the devices")
    options.add_argument("--apps", type=float, default=3, help="with a token, on each device")
    options.add_argument("--cores", type=int, default=16, help="of each machine, gateway's and database's")
    options.add_argument("--simulated", type=int, default=200_000, help="devices that are hashed")
    values = options.parse_args()
    columns = [capacity(devices, values) for devices in (1_000_000, 100_000_000)]
    for name in columns[0]:
        print(f"{name:<58}" + "".join(f"{column[name]:>18}" for column in columns))
    print()
    moves(values.simulated)


def capacity(devices, values):
    """The figures of so many devices, as text."""
    mean = devices * values.pushes / 86_400
    peak = mean * values.peak
    connected = devices * values.connected
    gateways = max(2, math.ceil(peak * GATEWAY_CPU / BUSY / values.cores), math.ceil(connected / CONNECTED_PER_GATEWAY))
    tokens = devices * values.apps
    waiting = devices * (1 - values.connected) * values.apps
    size = devices * DEVICE_ROW + tokens * TOKEN_ROW + waiting * WAITING_ROW
    elsewhere = peak * values.connected * (gateways - 1) / gateways
    databases = max(1, math.ceil(peak * DATABASE_CPU / BUSY / values.cores), math.ceil(elsewhere / NOTIFICATIONS / BUSY))
    return {
        "pushes a second: mean": f"{mean:,.0f}",
        "pushes a second: peak": f"{peak:,.0f}",
        "devices that are connected": f"{connected:,.0f}",
        "their memory at the gateways, GB": f"{connected * CONNECTION / 1e9:,.0f}",
        "gateways": f"{gateways:,}",
        "databases": f"{databases:,}",
        "connections of each database": f"{gateways * DATABASE_CONNECTIONS:,}",
        "rows: devices": f"{devices:,}",
        "rows: tokens": f"{tokens:,.0f}",
        "rows: pushes that wait, at most, of devices that are away": f"{waiting:,.0f}",
        "bytes of all rows and indexes, GB": f"{size / 1e9:,.0f}",
        "bytes that move when a database is added, GB": f"{size / (databases + 1) / 1e9:,.1f}",
        "log of a database at the peak, MB a second": f"{peak * LOG / databases / 1e6:,.1f}",
        # One for each push at most; those that gather while one is under way go together.
        "notifications a second of a database, at most": f"{elsewhere / databases:,.0f}",
        "looks for what was missed, a second, in all databases": f"{gateways * databases / BEAT:,.0f}",
    }


def mixed(number):
    """As SplitMix64 ends."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31


def stable(data):
    """FNV-1a of 64 bits, mixed."""
    state = 0xCBF29CE484222325
    for byte in data:
        state = (state ^ byte) * 0x100000001B3 & MASK
    return mixed(state)


def slot(space, device):
    return stable(space.encode() + b"\0" + device.encode()) >> 50


def owners(databases):
    """The database of each slot: the one whose weight for it is the greatest."""
    seeds = [(stable(name.encode()), name) for name in databases]
    marks = [mixed(number + 0x9E3779B97F4A7C15) for number in range(SLOTS)]
    return [max(seeds, key=lambda seed, mark=mark: (mixed(seed[0] ^ mark), seed[1]))[1] for mark in marks]


def moves(count):
    """Hashes devices over databases, adds one, and says what has moved."""
    names = [str(uuid.uuid5(uuid.NAMESPACE_DNS, f"database-{number}")) for number in range(41)]
    slots = [slot("default", str(uuid.uuid5(uuid.NAMESPACE_DNS, f"device-{number}"))) for number in range(count)]
    heads = ["databases", "the fullest, of mean", "one more: moved", "the least there is", "between others"]
    print("".join(f"{head:>22}" for head in heads))
    for number in (1, 2, 3, 4, 10, 40):
        before, after = owners(names[:number]), owners(names[: number + 1])
        held = collections.Counter(before[one] for one in slots)
        moved = [one for one in slots if before[one] != after[one]]
        astray = sum(after[one] != names[number] for one in moved)
        cells = [number, f"{max(held.values()) * number / count:.3f}", f"{len(moved) / count:.1%}", f"{1 / (number + 1):.1%}", astray]
        print("".join(f"{cell:>22}" for cell in cells))


if __name__ == "__main__":
    main()
