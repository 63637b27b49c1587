"""Ten thousand pushes for extensions that are honest, crash, leave, hang or leak: each is shown once, and nothing is left.

    .venv/bin/python Benchmarks/soak.py [--build .build-release] [--pushes 10000]

Builds the misbehaving app of the tests, starts a gateway and a device on a state of their own, and reads every push's
journey. Prints what the device has every thousand pushes; exits 1 if a push was not shown exactly once as its behaviour asks,
or anything is left behind.
"""

import asyncio
import collections
import os
import pathlib
import random
import sys
import time

from aioapns import NotificationRequest, PushType

from measuring import memory, parse, parser, provider, temporary_folder
from programs import Carillon, build, events, install, wait_for

APP = "com.example.Misbehaving"
# How often of a hundred, and the step that the journey has to have.
BEHAVIOURS = {
    "change": (75, "extension-delivered"),
    "twice": (5, "extension-delivered"),
    "crash": (8, "extension-crashed"),
    "exit": (6, "extension-crashed"),
    "grow": (4, "extension-limited"),
    # Its thread hangs; its expiry method, on another one, returns.
    "hang": (1, "extension-expired"),
    "forget": (1, "extension-expired"),
}
SETTLED = {"shown", "listed", "suppressed", "discarded"}


class Soak:
    def __init__(self, machine, bundle, seed=1):
        self.machine = machine
        self.random = random.Random(seed)
        self.counts = collections.Counter()
        self.problems = []
        machine.start_gateway()
        machine.start_device(0, "--extension-time", "4", "--log", "error")
        install(machine, bundle, APP)
        self.token = machine.token(APP)
        self.device = machine.processes["device"].pid

    async def run(self, pushes, wave=500):
        """Sends in waves, each small enough that the phone still has all its journeys."""
        client = provider(self.machine, APP)
        first = await self.wave(client, min(20, pushes))
        before = self.belongings()
        begin = time.monotonic()
        for start in range(first, pushes, wave):
            await self.wave(client, min(wave, pushes - start))
            done, now = min(pushes, start + wave), self.belongings()
            if done // 1000 > start // 1000:
                rate = done / (time.monotonic() - begin)
                print(
                    f"{done:6} of {pushes}, {rate:.1f} a second: {now['megabytes']:.1f} MB private, "
                    f"{now['descriptors']} descriptors, {now['files']} files",
                    flush=True,
                )
        self.seconds = time.monotonic() - begin
        wait_for(lambda: self.extension_processes() <= 1, "processes to end, but for the one that waits", seconds=30)
        self.before, self.after = before, self.belongings()
        if self.after["files"] > before["files"]:
            self.problems.append(f"files left behind: {before['files']} before, {self.after['files']} after")
        # The pool of connections to itself may grow by a few.
        if self.after["descriptors"] > before["descriptors"] + 20:
            self.problems.append(f"descriptors: {before['descriptors']} before, {self.after['descriptors']} after")

    async def wave(self, client, count):
        names, weights = list(BEHAVIOURS), [weight for weight, _ in BEHAVIOURS.values()]
        sent = {}
        for behaviour in self.random.choices(names, weights, k=count):
            payload = {"aps": {"alert": {"title": behaviour, "body": "soak"}, "mutable-content": 1}, "behave": behaviour}
            request = NotificationRequest(self.token, payload, push_type=PushType.ALERT)
            result = await client.send_notification(request)
            if not result.is_successful:
                self.problems.append(f"not accepted: {result.description}")
                continue
            sent[result.notification_id] = behaviour
        for push_id, behaviour in sent.items():
            journey = await asyncio.to_thread(self.settled, push_id)
            self.judge(journey, behaviour)
        return count

    def settled(self, push_id):
        def look():
            journey = self.machine.get(f"journeys/{push_id}")
            return journey if SETTLED & set(events(journey)) else None

        return wait_for(look, f"push {push_id} to be shown", seconds=120)

    def judge(self, journey, behaviour):
        steps = events(journey)
        self.counts[behaviour] += 1
        wanted = BEHAVIOURS[behaviour][1]
        if steps.count("shown") != 1 or wanted not in steps:
            self.problems.append(f"{behaviour}: {wanted} and shown once were wanted: {steps}")

    def belongings(self):
        """Files of the extension and the device, and what the device holds open and in memory."""
        device = self.machine.state / "device"
        files = sum(len(names) for folder in ["containers", "attachments"] for _, _, names in os.walk(device / folder))
        return {
            "files": files,
            "descriptors": len(os.listdir(f"/proc/{self.device}/fd")),
            "megabytes": memory(self.device)[0],
        }

    def extension_processes(self):
        count = 0
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                command = (process / "cmdline").read_bytes()
            except OSError:
                continue
            count += command.startswith(f"{self.machine.state}/device".encode()) and b".appex/" in command
        return count

    def report(self):
        pushes = sum(self.counts.values())
        print(f"{pushes} pushes, {pushes / self.seconds:.1f} a second: {dict(self.counts)}")
        for name in self.before:
            print(f"device's {name}: {self.before[name]:.0f} before, {self.after[name]:.0f} after")
        for problem in self.problems[:20]:
            print(f"PROBLEM {problem}")
        print(f"{len(self.problems)} problems")


def main():
    options = parser(__doc__)
    options.add_argument("--pushes", type=int, default=10_000)
    pushes = parse(options).pushes
    with temporary_folder() as folder:
        machine = Carillon(folder)
        try:
            (folder / "bundles").mkdir()
            soak = Soak(machine, build("Tests/Fixtures/Misbehaving", folder / "bundles"))
            asyncio.run(soak.run(pushes))
            soak.report()
            sys.exit(1 if soak.problems else 0)
        finally:
            machine.kill_all()


if __name__ == "__main__":
    main()
