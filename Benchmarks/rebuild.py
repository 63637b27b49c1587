"""How long `carillon build` takes after an edit: an app, its service and its content extension, each edited in turn.

    .venv/bin/python Benchmarks/rebuild.py [--build .build-release] [--rounds 5]

Three times: `Examples/Quiz` as it is, with RichPush in place of its own service extension, and with an app of 20 000 lines.
Every edit adds a function that no build has seen. The aim is 5 s.
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


def write_many(folder, files=200):
    """Sources as apps have them: values, an object with actions, a switch, text."""
    for number in range(files):
        methods = "\n".join(
            f"""    @objc func pressed{method}(_ sender: UIButton) {{
        count += {method}
        switch Step{number}(rawValue: count % 3) {{
        case .first: sender.setTitle("\\(count) bells", for: .normal)
        case .second: sender.isEnabled = count > {method}
        default: log.append(Bell{number}(id: count, name: "bell {method}"))
        }}
    }}"""
            for method in range(10)
        )
        (folder / f"Large{number}.swift").write_text(
            f"""import UIKit

enum Step{number}: Int {{ case first, second, third }}

struct Bell{number}: Codable, Hashable {{
    var id: Int
    var name: String
    var isLoud: Bool {{ name.count > id }}
}}

final class Panel{number}: UIView {{
    var count = 0
    private var log: [Bell{number}] = []

{methods}
}}
"""
        )


def measure(name, service, rounds, is_large=False):
    with temporary_folder() as folder:
        project, output = folder / "project", folder / "out"
        shutil.copytree(ROOT / "Examples/Quiz", project)
        if service:
            (project / SERVICE).write_text(service)
        if is_large:
            write_many(project / "App")
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
    measure("Quiz, 20 000 lines", None, values.rounds, is_large=True)
    print(f"load {os.getloadavg()[0]:.0f}")
