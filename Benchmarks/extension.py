"""What a service extension costs: start cold and warm beside bare programs, a hundred at once, memory, a download.

    .venv/bin/python Benchmarks/extension.py [--pushes 50]

Starts a gateway and a device on a state of their own with the benchmark's app, and compiles an empty C program and a
static Swift program that links the libraries of an extension, to compare with. Times are the journeys' own, or real ones.
The command is the debug build's, or the one that CARILLON_COMMAND names.
"""

import argparse
import functools
import http.server
import pathlib
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests"))

from programs import COMMAND, Carillon, install, wait_for  # noqa: E402

APP = "com.example.Bench"
C_SOURCE = '#include <unistd.h>\nint main(void) { return write(1, "x", 1) != 1; }\n'
SWIFT_SOURCE = """import Foundation
import FoundationNetworking
let task = CommandLine.arguments.count > 9 ? URLSession.shared : nil
FileHandle.standardOutput.write(Data("x".utf8))
"""


def say(name, values):
    ordered = sorted(values)
    worst = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(f"  {name:62} median {statistics.median(ordered):7.2f} ms   95 % {worst:7.2f} ms   n {len(ordered)}", flush=True)
    return statistics.median(ordered)


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
    return say("a static Swift program, same libraries", first_byte(folder / "static", count))


def round_trip(count):
    """Milliseconds for a frame of a push's size to another process and back, over a Unix socket."""
    ours, theirs = socket.socketpair()
    echo = "import socket, sys\ns = socket.socket(fileno=int(sys.argv[1]))\nwhile b := s.recv(65536): s.sendall(b)"
    process = subprocess.Popen([sys.executable, "-c", echo, str(theirs.fileno())], pass_fds=[theirs.fileno()])
    theirs.close()
    times, frame = [], b"x" * 500
    for _ in range(count + 10):
        begin = time.perf_counter()
        ours.sendall(frame)
        ours.recv(65536)
        times.append((time.perf_counter() - begin) * 1000)
        time.sleep(0.02)
    ours.close()
    process.wait()
    return say("500 bytes to another process and back", times[10:])


def push(machine, **members):
    alert = {"title": "Bench", "body": "How long?"}
    return machine.push({"aps": {"alert": alert, "mutable-content": 1}, **members}, app=APP)


def first_lines(machine, count, *, wanted):
    """Milliseconds from the push on disk to the author's first line, and to the content handler."""
    lines, contents = [], []
    for _ in range(count):
        push_id = push(machine)
        entries = machine.wait_for_event(push_id, "shown")["entries"]
        started = next(e for e in entries if e["event"] == "extension-started")
        if ("beforehand" in started["text"]) != wanted:
            continue
        line = next(e for e in entries if "first line at " in e["text"])
        delivered = next(e for e in entries if e["event"] == "extension-delivered")
        received = next(e for e in entries if e["event"] == "received")
        lines.append((float(line["text"].split()[-1]) - received["at"]) * 1000)
        contents.append((delivered["at"] - received["at"]) * 1000)
        # Until the next process waits, or the last has ended.
        time.sleep(0.5)
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
        machine.kill_all()
        shutil.rmtree(folder, ignore_errors=True)


def starts(machine, count, wanted, name):
    push(machine)
    time.sleep(1)
    lines, contents = first_lines(machine, count, wanted=wanted)
    median = say(f"{name}: push on disk to the author's first line", lines)
    say(f"{name}: push on disk to the content handler", contents)
    return median


def extension_memory(machine):
    """Private megabytes of each extension's process that runs."""
    mark = f"{machine.state}/device".encode()
    found = {}
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
            if command.startswith(mark) and b".appex/" in command:
                status = (process / "status").read_text()
                line = next(line for line in status.splitlines() if line.startswith("RssAnon:"))
                found[process.name] = int(line.split()[1]) / 1024
        except (OSError, StopIteration):
            continue
    return found


def at_once(machine, count=100):
    begin = time.monotonic()
    ids, peak, is_done = [], {"processes": 0, "megabytes": 0.0}, threading.Event()

    def watch():
        while not is_done.wait(0.02):
            now = extension_memory(machine)
            peak["processes"] = max(peak["processes"], len(now))
            peak["megabytes"] = max(peak["megabytes"], sum(now.values()))

    watcher = threading.Thread(target=watch)
    watcher.start()
    senders = [threading.Thread(target=lambda: ids.append(push(machine))) for _ in range(count)]
    for start in range(0, count, 10):
        for sender in senders[start : start + 10]:
            sender.start()
        for sender in senders[start : start + 10]:
            sender.join()
    sent = time.monotonic() - begin
    for push_id in ids:
        machine.wait_for_event(push_id, "shown")
    print(f"  {count} pushes: sent in {sent:.2f} s, all shown {time.monotonic() - begin - sent:.2f} s later")
    is_done.set()
    watcher.join()
    print(f"  at most {peak['processes']} processes with {peak['megabytes']:.0f} MB of private memory together", flush=True)


def memory(machine, count=20):
    """Private memory of extensions that wait in didReceive, all at once."""
    for _ in range(count):
        push(machine, wait=20)
    wait_for(lambda: len(extension_memory(machine)) >= count, "the extensions to run", seconds=30)
    time.sleep(1)
    values = sorted(extension_memory(machine).values())
    print(f"  {len(values)} extensions: {statistics.mean(values):.1f} MB each, the largest {values[-1]:.1f} MB", flush=True)


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def download(machine, folder, count=15):
    """A picture of 10 MB through URLSession in the extension, beside curl."""
    (folder / "files").mkdir()
    picture = folder / "files/picture.png"
    # What it begins with makes it a picture, and its size is what counts.
    head = (ROOT / "Examples/Quiz/NotificationContent/sun@2x.png").read_bytes()
    picture.write_bytes(head + bytes(9_900_000 - len(head)))
    handler = functools.partial(Files, directory=folder / "files")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/picture.png"
        loads, curls = [], []
        for _ in range(count):
            entries = machine.wait_for_event(push(machine, url=address), "shown")["entries"]
            texts = [entry["text"] for entry in entries]
            assert "attached 1" in texts, texts
            loads.append(next(float(text.split()[-1]) * 1000 for text in texts if text.startswith("loaded in ")))
            curl = ["curl", "-s", "-o", folder / "copy", "-w", "%{time_total}", address]
            curls.append(float(subprocess.run(curl, check=True, capture_output=True, text=True).stdout) * 1000)
            time.sleep(0.2)
        server.shutdown()
    ours = say("10 MB through URLSession, in the author's code", loads)
    theirs = say("the same through curl", curls)
    print(f"  ratio {ours / theirs:.1f}", flush=True)


def built(folder, *options):
    folder.mkdir()
    command = [COMMAND, "build", ROOT / "Benchmarks/Fixtures/Bench", "--output", folder, *options]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    return next(folder.glob("*.app"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pushes", type=int, default=50)
    count = parser.parse_args().pushes
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-bench-"))
    try:
        release, debug = built(folder / "release", "--release"), built(folder / "debug")
        print("start to first byte")
        bare = bare_programs(folder, count)
        print("a socket")
        trip = round_trip(count)
        print("service extension")
        cold = with_machine(release, ["--no-spare"], lambda m: starts(m, count, False, "cold"))
        with_machine(debug, ["--no-spare"], lambda m: starts(m, count, False, "cold, built for debugging"))
        warm = with_machine(release, [], lambda m: starts(m, count, True, "warm"))
        print(f"  cold is {cold / bare:.2f} times the bare Swift program, warm {warm - trip:.2f} ms above the socket")
        print("a hundred at once")
        with_machine(release, [], at_once)
        print("private memory (RssAnon)")
        with_machine(release, ["--no-spare", "--extensions-at-once", "20"], memory)
        print("a download")
        with_machine(release, [], lambda m: download(m, folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
