"""What importing UserNotifications costs an app: the first answer in a fresh process, and memory.

    .venv/bin/python Benchmarks/framework.py [--build .build-release] [--runs 30]

Builds two apps with `carillon build`: one asks UNUserNotificationCenter.current() for its settings, the other sends as many
bytes over a Unix socket to an echo and imports Foundation alone. Each is started afresh for every run.
"""

import socket
import statistics
import subprocess
import threading

from measuring import parse, parser, temporary_folder
from programs import Carillon, build

INFO = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.%s</string></dict></plist>
"""
REPORT = """
let spent = Double(DispatchTime.now().uptimeNanoseconds - began.uptimeNanoseconds) / 1e6
let status = String(decoding: FileManager.default.contents(atPath: "/proc/self/status") ?? Data(), as: UTF8.self)
let line = status.split(separator: "\\n").first { $0.hasPrefix("RssAnon:") } ?? ""
print(spent, line.filter(\\.isNumber))
"""
WITH = """import UserNotifications

let began = DispatchTime.now()
let answered = DispatchSemaphore(value: 0)
UNUserNotificationCenter.current().getNotificationSettings { _ in answered.signal() }
answered.wait()
"""
WITHOUT = """import Foundation

let began = DispatchTime.now()
let link = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
var address = sockaddr_un()
address.sun_family = sa_family_t(AF_UNIX)
let path = ProcessInfo.processInfo.environment["CARILLON_LINK"] ?? ""
withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
let connected = withUnsafePointer(to: address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(link, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
}
guard connected == 0 else { exit(1) }
// As a hello and a first call are: two questions, two answers.
for _ in 0..<2 {
    var bytes = [UInt8](repeating: 1, count: 200)
    guard write(link, &bytes, 200) == 200, read(link, &bytes, 200) == 200 else { exit(1) }
}
"""


def echo(path):
    server = socket.socket(socket.AF_UNIX)
    server.bind(str(path))
    server.listen(8)

    def serve():
        while True:
            link, _ = server.accept()
            with link:
                while data := link.recv(200):
                    link.sendall(data)

    threading.Thread(target=serve, daemon=True).start()


def app(folder, name, source):
    project = folder / name
    project.mkdir()
    (project / "Info.plist").write_text(INFO % name)
    (project / "main.swift").write_text(source + REPORT)
    output = folder / f"{name}-built"
    output.mkdir()
    return build(project, output) / name


def measure(program, link, runs):
    environment = {"CARILLON_LINK": str(link), "CARILLON_BUNDLE_ID": "com.example.fresh", "PATH": "/usr/bin:/bin"}
    results = [
        [float(word) for word in subprocess.run([program], env=environment, capture_output=True, check=True).stdout.split()]
        for _ in range(runs)
    ]
    times = sorted(time for time, _ in results)
    memory = statistics.median(kilobytes for _, kilobytes in results) / 1024
    return statistics.median(times), times[int(len(times) * 0.95)], memory


def main():
    options = parser(__doc__)
    options.add_argument("--runs", type=int, default=30)
    runs = parse(options).runs
    with temporary_folder() as folder:
        machine = Carillon(folder)
        machine.start_gateway()
        machine.start_device(0, "--log", "error")
        try:
            echo(folder / "echo.sock")
            ours = measure(app(folder, "Fresh", WITH), folder / "device/link.sock", runs)
            bare = measure(app(folder, "Bare", WITHOUT), folder / "echo.sock", runs)
        finally:
            machine.kill_all()
    print("an app's fresh process, from main to the first answer")
    for what, (median, worst, memory) in [("current() and its settings", ours), ("a bare socket, Foundation alone", bare)]:
        print(f"  {what:34} median {median:6.2f} ms   95 % {worst:6.2f} ms   private memory {memory:5.2f} MB")
    print(f"  ratio {ours[0] / bare[0]:.1f}; UserNotifications adds {ours[2] - bare[2]:.2f} MB")


if __name__ == "__main__":
    main()
