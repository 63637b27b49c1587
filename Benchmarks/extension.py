"""What a service extension costs: start cold and warm beside bare programs, a hundred at once, memory.

    .venv/bin/python Benchmarks/extension.py [--pushes 50]

Starts a gateway and a device on a state of their own with the benchmark's app, and compiles an empty C program and a
static Swift program that links the libraries of an extension, to compare with. Times are the journeys' own, or real ones.
"""

import argparse
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from programs import Carillon, build, install, wait_for  # noqa: E402

APP = "com.example.Bench"
C_SOURCE = '#include <unistd.h>\\nint main(void) { return write(1, "x", 1) != 1; }\\n'
SWIFT_SOURCE = """import Foundation
import FoundationNetworking
let task = CommandLine.arguments.count > 9 ? URLSession.shared : nil
FileHandle.standardOutput.write(Data("x".utf8))
"""


def say(name, values):
    ordered = sorted(values)
    worst = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"  {name:44} median {statistics.median(ordered):7.2f} ms   95 % {worst:7.2f} ms   n {len(ordered)}")


def first_byte(program, count):
    """Milliseconds from the start of a program to its first byte."""
    times = []
    for _ in range(count):
        begin = time.perf_counter()
        process = subprocess.Popen([program], stdout=subprocess.PIPE)
        process.stdout.read(1)
        times.append((time.perf_counter() - begin) * 1000)
        process.wait()
        process.stdout.close()
    return times


def bare_programs(folder, count):
    (folder / "empty.c").write_text(C_SOURCE)
    (folder / "main.swift").write_text(SWIFT_SOURCE)
    subprocess.run(["cc", "-O1", folder / "empty.c", "-o", folder / "empty"], check=True)
    swiftc = ["swiftc", "-O", "-static-stdlib", folder / "main.swift", "-o", folder / "static"]
    subprocess.run(swiftc, check=True, capture_output=True)
    say("an empty C program", first_byte(folder / "empty", count))
    say("a static Swift program, same libraries", first_byte(folder / "static", count))


def push(machine, **members):
    alert = {"title": "Bench", "body": "How long?"}
    return machine.push({"aps": {"alert": alert, "mutable-content": 1}, **members}, app=APP)


def first_lines(machine, count, *, wanted):
    """Milliseconds from the device's decision to the author's first line, and to the content handler."""
    lines, contents = [], []
    for _ in range(count):
        push_id = push(machine)
        entries = machine.wait_for_event(push_id, "shown")["entries"]
        started = next(e for e in entries if e["event"] == "extension-started")
        if ("beforehand" in started["text"]) != wanted:
            continue
        line = next(e for e in entries if "first line at " in e["text"])
        delivered = next(e for e in entries if e["event"] == "extension-delivered")
        # A spare is chosen, or a process spawned, right after the push is on disk.
        received = next(e for e in entries if e["event"] == "received")
        lines.append((float(line["text"].split()[-1]) - received["at"]) * 1000)
        contents.append((delivered["at"] - received["at"]) * 1000)
        # Until the next process waits, or the last has ended.
        time.sleep(0.3)
    return lines, contents


def with_machine(bundle, options, work):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-bench-"))
    machine = Carillon(folder)
    try:
        machine.start_gateway()
        machine.start_device(0, "--log", "error", *options)
        install(machine, bundle, APP)
        return work(machine)
    finally:
        for process in machine.processes.values():
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def starts(machine, count, wanted, name):
    push(machine)
    time.sleep(1)
    lines, contents = first_lines(machine, count, wanted=wanted)
    say(f"{name}: push on disk to the author's first line", lines)
    say(f"{name}: push on disk to the content handler", contents)


def at_once(machine, count=100):
    begin = time.monotonic()
    ids = [push(machine) for _ in range(count)]
    sent = time.monotonic() - begin
    for push_id in ids:
        machine.wait_for_event(push_id, "shown")
    print(f"  {count} pushes: sent in {sent:.2f} s, all shown after {time.monotonic() - begin:.2f} s")


def memory(machine, count=4):
    """Private memory of extensions that wait in didReceive, as many as run at once."""
    for _ in range(count):
        push(machine, wait=4)
    mark = f"{machine.state}/device".encode()
    found = {}

    def look():
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                command = (process / "cmdline").read_bytes()
                if command.startswith(mark) and b".appex/" in command:
                    status = (process / "status").read_text()
                    line = next(line for line in status.splitlines() if line.startswith("RssAnon:"))
                    found[process.name] = int(line.split()[1]) / 1024
            except OSError:
                continue
        return len(found) >= count

    wait_for(look, "the extensions to run", seconds=30)
    time.sleep(1)
    look()
    values = sorted(found.values())
    print(f"  {len(values)} extensions: {statistics.mean(values):.1f} MB each, the largest {values[-1]:.1f} MB")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pushes", type=int, default=50)
    count = parser.parse_args().pushes
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-bench-"))
    try:
        bundle = build("Benchmarks/Fixtures/Bench", folder)
        print("start to first byte")
        bare_programs(folder, count)
        print("service extension")
        with_machine(bundle, ["--no-spare"], lambda m: starts(m, count, False, "cold"))
        with_machine(bundle, [], lambda m: starts(m, count, True, "warm"))
        print("a hundred at once")
        with_machine(bundle, [], at_once)
        print("private memory (RssAnon)")
        with_machine(bundle, ["--no-spare"], memory)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
