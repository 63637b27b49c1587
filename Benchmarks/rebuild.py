"""How long `carillon build` takes after an edit: an app, its service and its content extension, each edited in turn.

    .venv/bin/python Benchmarks/rebuild.py [--build .build-release] [--rounds 5]

Twice: `Examples/Quiz` as it is, and with RichPush in place of its own service extension. Every edit adds a function that no
build has seen. The aim is 5 s.
"""

import os
import shutil
import subprocess
import time

from measuring import ROOT, Table, parse, parser, programs, temporary_folder

RICH = """import RichPush

final class NotificationService: RichPushService {
    override var configuration: RichPushConfiguration {
        var configuration = RichPushConfiguration()
        configuration.media = MediaSettings(MediaSource.common)
        return configuration
    }
}
"""
SERVICE = "NotificationService/NotificationService.swift"
EDITED = [
    ("the app", "App/AppDelegate.swift"),
    ("the service extension", SERVICE),
    ("the content extension", "NotificationContent/NotificationViewController.swift"),
]


def build(project, output):
    """Seconds that the command took."""
    begin = time.monotonic()
    result = subprocess.run(
        [programs.COMMAND, "build", project, "--output", output], capture_output=True, text=True, cwd=ROOT
    )
    assert result.returncode == 0, result.stderr + result.stdout
    return time.monotonic() - begin


def edit(file, number):
    with open(file, "a") as source:
        source.write(f"\nfunc edited{number}() -> Int {{ {number} * CommandLine.arguments.count }}\n")


def measure(name, service, rounds):
    with temporary_folder() as folder:
        project, output = folder / "project", folder / "out"
        shutil.copytree(ROOT / "Examples/Quiz", project)
        if service:
            (project / SERVICE).write_text(service)
        edit(project / SERVICE, os.getpid())
        first = build(project, output)
        table = Table("s")
        table.line(f"{name}: the first time", [first])
        table.line("nothing changed", [build(project, output) for _ in range(rounds)])
        number = 0
        for target, file in EDITED:
            seconds = []
            for _ in range(rounds):
                number += 1
                edit(project / file, number)
                seconds.append(build(project, output))
            table.line(f"after an edit of {target}", seconds)


if __name__ == "__main__":
    options = parser(__doc__)
    options.add_argument("--rounds", type=int, default=5, help="edits of each target")
    values = parse(options)
    print(f"load {os.getloadavg()[0]:.0f}")
    measure("Examples/Quiz", None, values.rounds)
    measure("Quiz with RichPush", RICH, values.rounds)
    print(f"load {os.getloadavg()[0]:.0f}")
