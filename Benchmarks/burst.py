"""A burst of pushes for one device: from the gateway's answer until each is on the screen, and what that costs.

Starts a gateway and a device on a state of their own, with an app without an extension, and sends all pushes at once over
one connection. Times are the journeys' own, read from the device's database while they are there. With `--before`, a folder
of another build, both builds take turns in one run.
"""

import asyncio
import logging
import json
import os
import pathlib
import sqlite3
import sys
import threading
import time

import measuring

sys.path.insert(0, str(measuring.ROOT / "Tests"))

import by_hand  # noqa: E402
import programs  # noqa: E402

#: Foundation's dates count from 2001.
EPOCH = 978_307_200
TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Watcher(threading.Thread):
    """Reads how long each push took, before its journey makes room for newer ones."""

    def __init__(self, database, count):
        super().__init__(daemon=True)
        self.database, self.count, self.times = database, count, {}

    def run(self):
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=10)
        while len(self.times) < self.count:
            rows = connection.execute("SELECT id, began, last FROM journey WHERE outcome = 'shown' OR outcome = 'listed'")
            for id, began, last in rows:
                if id not in self.times:
                    at = json.loads(last)["at"]
                    self.times[id] = at + (EPOCH if at < EPOCH else 0) - began
            time.sleep(0.05)


async def send_all(machine, token, count):
    client = measuring.provider(machine, by_hand.BUNDLE)

    async def send(number):
        payload = {"aps": {"alert": {"title": f"Push {number}", "body": "How long does it take?"}}}
        request = measuring.NotificationRequest(token, payload, push_type=measuring.PushType.ALERT)
        result = await client.send_notification(request)
        assert result.is_successful, result.description

    await send(0)
    began = time.perf_counter()
    await asyncio.gather(*[send(number) for number in range(1, count)])
    return time.perf_counter() - began


def measure(count):
    """Latencies in ms, seconds until the last was shown, processor ms per push of gateway and device."""
    with measuring.temporary_folder() as folder:
        machine = programs.Carillon(folder)
        try:
            machine.start_gateway()
            machine.start_device(0, "--log", "error")
            app, token = by_hand.allowed_app(machine)
            processes = [machine.processes[name].pid for name in ("gateway", "device")]
            watcher = Watcher(machine.state / "device" / "device.sqlite", count)
            before = [processor_seconds(process) for process in processes]
            watcher.start()
            began = time.perf_counter()
            accepted = asyncio.run(send_all(machine, token, count))
            watcher.join(timeout=300)
            whole = time.perf_counter() - began
            assert len(watcher.times) == count, f"{len(watcher.times)} of {count} were shown: {machine.log('device')[-2000:]}"
            costs = [(processor_seconds(process) - was) * 1000 / count for process, was in zip(processes, before)]
            app.close()
            return sorted(value * 1000 for value in watcher.times.values()), accepted, whole, costs
        finally:
            machine.kill_all()


def main():
    # The client says at length that its pool is busy, which is what a burst is.
    logging.disable(logging.WARNING)
    options = measuring.parser(__doc__)
    options.add_argument("--before", type=pathlib.Path, help="a carillon to compare with")
    options.add_argument("--count", type=int, default=5_000)
    options.add_argument("--rounds", type=int, default=3)
    values = measuring.parse(options)
    now = programs.COMMAND
    builds = ([("before", values.before.resolve())] if values.before else []) + [("now", now)]
    print(f"{'':10}{'median':>10}{'99 %':>10}{'last':>10} ms{'accepted':>10}{'shown':>8} s{'gateway':>10}{'device':>8} ms CPU a push")
    for _ in range(values.rounds):
        for name, command in builds:
            programs.COMMAND = command
            times, accepted, whole, (gateway, device) = measure(values.count)
            middle, worst = times[len(times) // 2], times[int(len(times) * 0.99)]
            print(
                f"{name:10}{middle:10.0f}{worst:10.0f}{times[-1]:10.0f}   {accepted:10.1f}{whole:8.1f}  "
                f"{gateway:10.2f}{device:8.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
