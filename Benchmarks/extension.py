"""What a service extension costs: start cold and warm beside bare programs, a hundred at once, memory, a download.

    .venv/bin/python Benchmarks/extension.py [--build .build-release] [--rounds 40]

Starts gateways and devices on states of their own with the benchmark's app, and compiles bare programs to compare with. What
is compared runs in turn, round by round, so that a neighbour on the machine slows both. Takes about three minutes.
"""

import functools
import http.server
import pathlib
import socket
import subprocess
import threading
import time

from measuring import ROOT, Sender, Table, figures, machine, memory, parse, parser, programs, temporary_folder
from programs import wait_for

APP = "com.example.Bench"
EMPTY = '#include <unistd.h>\nint main(void) { return write(1, "x", 1) != 1; }\n'
ECHO = """#include <sys/socket.h>
#include <unistd.h>
int main(void) {
    static char frame[65536];
    ssize_t size;
    while ((size = recv(0, frame, sizeof frame, 0)) > 0) send(0, frame, size, 0);
}
"""
# With an argument it waits, as an extension does.
STATIC = """import Foundation
%s
FileHandle.standardOutput.write(Data("x".utf8))
if CommandLine.arguments.count > 1 { sleep(60) }
"""
LOADING = "import FoundationNetworking\nlet session = CommandLine.arguments.count > 9 ? URLSession.shared : nil"


class Bare:
    """Programs that do nothing, to hold an extension against."""

    def __init__(self, folder):
        self.folder = folder
        for name, source in [("empty", EMPTY), ("echo", ECHO)]:
            (folder / f"{name}.c").write_text(source)
            subprocess.run(["cc", "-O1", folder / f"{name}.c", "-o", folder / name], check=True)
        for name, body in [("foundation", ""), ("networking", LOADING)]:
            (folder / name).mkdir()
            (folder / name / "main.swift").write_text(STATIC % body)
            swiftc = ["swiftc", "-O", "-static-stdlib", folder / name / "main.swift", "-o", folder / name / "program"]
            subprocess.run(swiftc, check=True, capture_output=True)
        self.foundation, self.networking = [folder / name / "program" for name in ("foundation", "networking")]
        self.empty = folder / "empty"

    @staticmethod
    def first_byte(program):
        """Milliseconds from the start of a program to its first byte."""
        begin = time.perf_counter()
        process = subprocess.Popen([program], stdout=subprocess.PIPE)
        process.stdout.read(1)
        spent = (time.perf_counter() - begin) * 1000
        process.wait()
        process.stdout.close()
        return spent


class Echo:
    """A process that sends back what it gets over a Unix socket, as the link of an extension is one."""

    def __init__(self, bare):
        self.ours, theirs = socket.socketpair()
        self.process = subprocess.Popen([bare.folder / "echo"], stdin=theirs)
        theirs.close()

    def round_trip(self):
        """Milliseconds for a frame of a push's size."""
        begin = time.perf_counter()
        self.ours.sendall(b"x" * 500)
        self.ours.recv(65_536)
        return (time.perf_counter() - begin) * 1000

    def close(self):
        self.ours.close()
        self.process.wait()


def payload(**members):
    return {"aps": {"alert": {"title": "Bench", "body": "How long?"}, "mutable-content": 1}, **members}


def shown_with(phone, push_id, text):
    """A push's steps once it is shown and the author's code has said something, which comes by another way."""

    def look():
        entries = phone.wait_for_event(push_id, "shown")["entries"]
        return entries if any(text in entry["text"] for entry in entries) else None

    return wait_for(look, f"'{text}' of {push_id}")


class Way:
    """How long pushes took, by their journeys: from the device's disk to the author's first line and to the handler."""

    def __init__(self, phone, *, is_warm):
        self.phone, self.is_warm = phone, is_warm
        self.sender = Sender(phone, APP)
        self.lines, self.contents, self.shown = [], [], []

    def go(self, *, counts=True):
        """Two pushes: one whose author says when his first line runs, and one whose author does nothing."""
        push_id = self.push(payload())
        entries = shown_with(self.phone, push_id, "first line at ")
        if counts and self.is_of_its_kind(entries):
            line = next(entry["text"] for entry in entries if "first line at " in entry["text"])
            self.lines.append((float(line.split()[-1]) - times(entries)["received"]) * 1000)
        entries = self.phone.wait_for_event(self.push(payload(empty=True)), "shown")["entries"]
        if counts and self.is_of_its_kind(entries):
            at = times(entries)
            self.contents.append((at["extension-delivered"] - at["received"]) * 1000)
            self.shown.append((at["shown"] - at["accepted"]) * 1000)

    def push(self, payload):
        """Sends one and lets it go its way: to ask for it meanwhile takes the processor from it."""
        push_id = self.sender.push(payload)
        self.rest()
        return push_id

    def is_of_its_kind(self, entries):
        started = next(entry["text"] for entry in entries if entry["event"] == "extension-started")
        return ("beforehand" in started) == self.is_warm

    @staticmethod
    def rest():
        """Until the process that is started beforehand has gone a push's way once, and waits."""
        time.sleep(0.3)


def times(entries):
    """The first moment of every step."""
    return {entry["event"]: entry["at"] for entry in reversed(entries)}


def starts(bare, release, debug, rounds):
    print("start (ms): push on disk until the author's code, beside bare programs until their first byte")
    with (
        machine(release, APP, "--no-spare") as cold_phone,
        machine(release, APP) as warm_phone,
        machine(debug, APP, "--no-spare") as debug_phone,
    ):
        cold, warm = Way(cold_phone, is_warm=False), Way(warm_phone, is_warm=True)
        debugged = Way(debug_phone, is_warm=False)
        echo = Echo(bare)
        programs_of = {name: [] for name in ("empty", "foundation", "networking")}
        trips = []
        for turn in range(rounds + 3):
            for way in (cold, warm, debugged):
                way.go(counts=turn >= 3)
            trip = echo.round_trip()
            spent = {name: bare.first_byte(getattr(bare, name)) for name in programs_of}
            if turn >= 3:
                trips.append(trip)
                for name, value in spent.items():
                    programs_of[name].append(value)
        echo.close()
    table = Table("ms")
    table.line("an empty C program", programs_of["empty"])
    table.line("a static Swift program, Foundation", programs_of["foundation"])
    bare_start = programs_of["networking"]
    table.line("a static Swift program, the same libraries", bare_start)
    table.line("a frame's round trip over a Unix socket", trips)
    table.line("cold: to the author's first line", cold.lines, bare_start)
    table.line("cold: to the content handler", cold.contents, bare_start)
    table.line("cold, built for debugging: to the first line", debugged.lines, bare_start)
    table.line("warm: to the author's first line", warm.lines)
    table.line("warm: to the content handler", warm.contents)
    table.line("cold: accepted by the gateway until shown", cold.shown)
    table.line("warm: accepted by the gateway until shown", warm.shown)
    above = [ours - theirs for ours, theirs in zip(figures(warm.contents), figures(trips))]
    print(f"  warm, whole way, above the round trip: least {above[0]:.2f} ms, median {above[1]:.2f} ms")
    print(f"  {len(cold.lines)} cold, {len(warm.lines)} warm, {len(debugged.lines)} for debugging, of {rounds} each\n", flush=True)


def extensions(phone):
    """The process ids of the extensions that run on a phone."""
    mark = f"{phone.state}/device".encode()
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if command.startswith(mark) and b".appex/" in command:
            found.append(process.name)
    return found


def burst(phone, sender, count):
    """Seconds until so many pushes at once are accepted, and until the last of them is shown, by its journey's own time."""
    begin, clock = time.time(), time.monotonic()
    ids = sender.push_all([payload() for _ in range(count)])
    sent = time.monotonic() - clock
    # To ask for each while they run would be work for the phone.
    phone.wait_for_event(ids[-1], "shown")
    journeys = [phone.wait_for_event(push_id, "shown") for push_id in ids]
    return sent, max(times(journey["entries"])["shown"] for journey in journeys) - begin


def at_once(bare, bundle, count=100, rounds=3):
    print(f"{count} pushes at once, {rounds} rounds")
    sent, shown, others = [], [], []
    with machine(bundle, APP) as phone:
        sender = Sender(phone, APP)
        for _ in range(rounds):
            accepted, seconds = burst(phone, sender, count)
            sent.append(accepted)
            shown.append(seconds)
            # Those that have delivered may live on for two seconds.
            wait_for(lambda: len(extensions(phone)) <= 1, "the extensions to end")
            begin = time.monotonic()
            for _ in range(0, count, 4):
                together = [subprocess.Popen([bare.networking], stdout=subprocess.DEVNULL) for _ in range(4)]
                for process in together:
                    process.wait()
            others.append(time.monotonic() - begin)
    table = Table("s")
    table.line("accepted by the gateway", sent)
    table.line("as many bare Swift programs, four at a time", others)
    table.line("the last is shown", shown, others)
    print(flush=True)


def twenty(bare, bundle, count=20):
    print(f"memory of {count} extensions that wait in didReceive (MB)")
    with machine(bundle, APP, "--no-spare", "--extensions-at-once", str(count)) as phone:
        Sender(phone, APP).push_all([payload(wait=20) for _ in range(count)])
        # The author's code runs in each: it has said so.
        said = lambda: sum("first line" in str(phone.get(f"journeys/{one['id']}")) for one in phone.get("journeys"))  # noqa: E731
        wait_for(lambda: said() >= count, "the extensions to wait")
        ours = [memory(process) for process in extensions(phone)]
    others = [subprocess.Popen([bare.networking, "wait"], stdout=subprocess.PIPE) for _ in range(count)]
    for process in others:
        process.stdout.read(1)
    theirs = [memory(process.pid) for process in others]
    for process in others:
        process.kill()
        process.wait()
        process.stdout.close()
    table = Table("MB")
    for index, name in enumerate(["private", "proportional"]):
        beside = [values[index] for values in theirs]
        table.line(f"a static Swift program, {name}", beside)
        table.line(f"an extension, {name}", [values[index] for values in ours], beside)
    print(f"  all {len(ours)}: {sum(p for p, _ in ours):.0f} MB private, {sum(p for _, p in ours):.0f} MB in all\n", flush=True)


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def download(bundle, folder, rounds):
    print("a picture through URLSession in the author's code, beside curl (ms)")
    (folder / "files").mkdir()
    # What it begins with makes it a picture, and its size is what counts.
    head = (ROOT / "Examples/Quiz/NotificationContent/sun@2x.png").read_bytes()
    sizes = {"1 MB": 1_000_000, "10 MB": 9_900_000}
    for name, size in sizes.items():
        (folder / f"files/{size}.png").write_bytes(head + bytes(size - len(head)))
    handler = functools.partial(Files, directory=folder / "files")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, machine(bundle, APP) as phone:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        sender, table = Sender(phone, APP), Table("ms")
        for name, size in sizes.items():
            address = f"http://127.0.0.1:{server.server_port}/{size}.png"
            loads, curls = [], []
            for _ in range(rounds):
                entries = shown_with(phone, sender.push(payload(url=address)), "attached ")
                texts = [entry["text"] for entry in entries]
                assert "attached 1" in texts, texts
                loads.append(next(float(text.split()[-1]) * 1000 for text in texts if text.startswith("loaded in ")))
                curl = ["curl", "-s", "-o", folder / "copy", "-w", "%{time_total}", address]
                curls.append(float(subprocess.run(curl, check=True, capture_output=True, text=True).stdout) * 1000)
                time.sleep(0.2)
            table.line(f"curl, {name}", curls)
            table.line(f"the author's URLSession, {name}", loads, curls)
        server.shutdown()


def built(folder, *options):
    folder.mkdir()
    command = [programs.COMMAND, "build", ROOT / "Benchmarks/Fixtures/Bench", "--output", folder, *options]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    return next(folder.glob("*.app"))


def main():
    options = parser(__doc__)
    options.add_argument("--rounds", type=int, default=40)
    options.add_argument("--part", choices=["starts", "at-once", "memory", "download"], help="only this")
    values = parse(options)
    with temporary_folder() as folder:
        release, debug = built(folder / "release", "--release"), built(folder / "debug")
        bare = Bare(folder)
        parts = {
            "starts": lambda: starts(bare, release, debug, values.rounds),
            "at-once": lambda: at_once(bare, release),
            "memory": lambda: twenty(bare, release),
            "download": lambda: download(release, folder, max(5, values.rounds // 4)),
        }
        for name, part in parts.items():
            if values.part in (None, name):
                part()


if __name__ == "__main__":
    main()
