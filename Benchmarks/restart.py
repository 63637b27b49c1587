"""A device's restart with 10 000 pending triggers, beside an empty one and a bare read of as many rows.

    .venv/bin/python Benchmarks/restart.py [--build .build-release]

157 apps are installed, each a process of its own that adds 64 requests, the most that may be pending.
"""

import sqlite3
import statistics
import time
import urllib.request

from measuring import parse, parser, temporary_folder
from programs import Carillon, build, wait_for

APPS, EACH = 157, 64
INFO = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>com.example.%s</string><key>CFBundleExecutable</key><string>Pending</string>
</dict></plist>
"""
SOURCE = """import UserNotifications

let content = UNMutableNotificationContent()
content.title = "Later"
content.body = "How long does a restart take?"
let center = UNUserNotificationCenter.current()
for number in 0..<%d {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: Double(86_400 + number), repeats: false)
    let added = DispatchSemaphore(value: 0)
    center.add(UNNotificationRequest(identifier: "r\\(number)", content: content, trigger: trigger)) { error in
        guard error == nil else { exit(1) }
        added.signal()
    }
    added.wait()
}
print("all added")
RunLoop.main.run()
"""


def starts(machine, count=5):
    """Milliseconds from a device's start until it answers over HTTP."""
    times = []
    for _ in range(count):
        machine.stop("device")
        (machine.state / "device/running.json").unlink(missing_ok=True)
        began = time.perf_counter()
        process = machine.start("device", "--screen-port", "0", "--log", "error")
        while not machine.running("device", process.pid):
            time.sleep(0.001)
        urllib.request.urlopen(f"{machine.url}/api/v1/readyz", timeout=30).read()
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def pending(machine):
    with sqlite3.connect(f"file:{machine.state}/device/device.sqlite?mode=ro", uri=True) as database:
        return database.execute("SELECT count(*) FROM pending").fetchone()[0]


def bare_read(machine, count=5):
    times = []
    for _ in range(count):
        began = time.perf_counter()
        with sqlite3.connect(f"file:{machine.state}/device/device.sqlite?mode=ro", uri=True) as database:
            rows = database.execute("SELECT * FROM pending").fetchall()
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times), len(rows)


def main():
    parse(parser(__doc__))
    with temporary_folder() as folder:
        machine = Carillon(folder)
        try:
            measure(machine, folder)
        finally:
            machine.kill_all()


def measure(machine, folder):
    project = folder / "Pending"
    project.mkdir()
    (project / "Info.plist").write_text(INFO % "Pending")
    (project / "main.swift").write_text(SOURCE % EACH)
    output = folder / "built"
    output.mkdir()
    bundle = build(project, output)
    machine.start_gateway()
    machine.start_device(0, "--log", "error")
    empty = starts(machine)
    for number in range(APPS):
        (bundle / "Info.plist").write_text(INFO % f"Pending{number}")
        machine.post("apps", {"bundle": str(bundle)})
        machine.post(f"apps/com.example.Pending{number}/open")
        wait_for(lambda wanted=(number + 1) * EACH: pending(machine) >= wanted, f"the requests of app {number}")
        machine.post(f"apps/com.example.Pending{number}/terminate")
    full = starts(machine)
    bare, rows = bare_read(machine)
    print(f"restart of a device until it answers: {empty:.0f} ms empty, {full:.0f} ms with {rows} pending triggers")
    print(f"  {full - empty:.0f} ms for them; a bare read of their rows {bare:.1f} ms, ratio {(full - empty) / bare:.1f}")


if __name__ == "__main__":
    main()
