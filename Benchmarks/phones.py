"""Phones on demand: until a phone answers with its device token, and what an idle one costs; and a wait, from event to answer.

    .venv/bin/python Benchmarks/phones.py [--build .build-release]

A phone is asked for with an app whose permission is answered. Beside the time that passes stands the time that processors spent
on it, which a busy machine does not change. A wait is measured from the journey's own time of its step `shown` until the caller
has the answer. Aims: 100 ms, 10 MB, 20 ms.
"""

import json
import os
import pathlib
import statistics
import threading
import time

from measuring import ROOT, parse, parser, temporary_folder
from programs import APP, RunningHub, build, wait_for

PHONES, WAITS = 20, 100
# Milliseconds until a phone answers, megabytes of an idle one, milliseconds until who waits has the answer.
MAKING, IDLE, WAKING = 100, 10, 20


def spent(process):
    """Seconds of processor time that a process had."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spares(hub):
    """The processes that wait for an order, or had one."""
    for folder in pathlib.Path("/proc").iterdir():
        try:
            parent = folder.name.isdigit() and int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == hub.processes["hub"].pid and b"\0spare\0" in (folder / "cmdline").read_bytes():
                yield int(folder.name)
        except (FileNotFoundError, ProcessLookupError):
            continue


def private(process):
    lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]
    kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in lines}
    return (kilobytes["Private_Clean"] + kilobytes["Private_Dirty"]) / 1024


def process_of(phone):
    return json.loads((pathlib.Path(phone["state"]) / "device/running.json").read_text())["processID"]


def middle(values, aim=None):
    text = f"median {statistics.median(values):.1f}, 90 % {sorted(values)[int(len(values) * 0.9)]:.1f}"
    if aim is None:
        return text
    return f"{text}; the aim is {aim}: {'kept' if statistics.median(values) < aim else 'MISSED'}"


def make_phones(hub, bundle):
    times, work, phones = [], [], []
    for _ in range(PHONES):
        # Those that became phones are named as they were.
        wait_for(lambda: len(list(spares(hub))) == 2 + len(phones), "the processes that wait")
        time.sleep(1)
        before = {process: spent(process) for process in spares(hub)}
        began = time.perf_counter()
        phones.append(json.loads(hub.post("devices", {"apps": [{"bundle": str(bundle)}]})))
        times.append((time.perf_counter() - began) * 1000)
        process = process_of(phones[-1])
        work.append((spent(process) - before.get(process, 0)) * 1000)
    print(f"a phone with its device token: ms, {middle(times, MAKING)}; processor time of its process: ms, {middle(work)}", flush=True)
    time.sleep(5)
    print(f"an idle phone, private: MB, {middle([private(process_of(phone)) for phone in phones], IDLE)}", flush=True)
    return phones


def waits(hub, phone):
    def post(path, body):
        with hub.open(phone["api"] + path, "POST", body, timeout=60) as answer:
            return json.loads(answer.read() or "null")

    late = []
    for number in range(WAITS):
        answered = []

        def wait():
            found = post("notifications/wait", {"title": f"Number {number}", "timeout": 30})
            answered.append((time.time(), found["notifications"][0]["id"]))

        waiting = threading.Thread(target=wait)
        waiting.start()
        # The wait is there before the push: it is the event that wakes it.
        time.sleep(0.05)
        post("pushes", {"bundleID": APP, "payload": {"aps": {"alert": {"title": f"Number {number}", "body": "…"}}}})
        waiting.join()
        at, id = answered[0]
        with hub.open(f"{phone['api']}journeys/{id}") as answer:
            journey = json.load(answer)
        shown = next(step["at"] for step in journey["entries"] if step["event"] == "shown")
        late.append((at - shown) * 1000)
    print(f"from `shown` until who waits has the answer: ms, {middle(late, WAKING)}", flush=True)


def main():
    parse(parser(__doc__))
    with temporary_folder() as folder:
        bundle = build(ROOT / "Examples/RichPush", folder / "bundles")
        hub = RunningHub(folder)
        try:
            hub.start_gateway()
            hub.start("hub", "--hub-port", "0")
            wait_for(lambda: hub.running("hub"), "the hub")
            waits(hub, make_phones(hub, bundle)[0])
        finally:
            hub.kill_all()


main()
