"""Kills a gateway and its device with SIGKILL while pushes come in, and asks what became of each that was accepted.

An app without an extension is pushed to at a steady rate. At moments of chance the gateway, the device or both are killed and started
again. After some kills the provider pauses until every push that got a 200 is shown, once, or has ended in a state with its reason.
The gateway keeps its pushes in SQLite, where the record of what became of a push is on disk with the push that took its place: one of
which nothing is known is a problem as well.

Prints what it found of each round; ends with 1 when a push was shown twice, has no end, or has no record.
"""

import collections
import random
import sys
import time

import measuring
import programs

sys.path.insert(0, str(measuring.ROOT / "Tests/System"))
sys.path.insert(0, str(measuring.ROOT / "Tests/Clients"))

import by_hand  # noqa: E402
from cluster_load import Load, is_connected, verdict  # noqa: E402
from gateway import Gateway  # noqa: E402


def main():
    options = measuring.parser(__doc__)
    options.add_argument("--kills", type=int, default=100)
    options.add_argument("--between", type=int, default=10, help="kills until every push is looked for")
    options.add_argument("--rate", type=float, default=40, help="pushes in a second")
    options.add_argument("--seed", type=int, default=1)
    values = measuring.parse(options)
    chance = random.Random(values.seed)
    with measuring.temporary_folder() as folder:
        machine = programs.Carillon(folder)
        try:
            machine.start_gateway()
            machine.start_device(0, "--log", "error")
            _, token = by_hand.allowed_app(machine)
            problems = soak(machine, token, values, chance)
            problems += damages(machine)
        finally:
            machine.kill_all()
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


def soak(machine, token, values, chance):
    """Returns what went wrong."""
    ours = Gateway(machine.state, machine.provider_port, machine.courier_port)
    killed, ends, problems = collections.Counter(), collections.Counter(), []
    accepted = unknown = 0
    while sum(killed.values()) < values.kills:
        with Load([ours.url], token, by_hand.BUNDLE, ours.ca_path, bearer(ours), values.rate) as load:
            for _ in range(values.between):
                time.sleep(chance.uniform(0.1, 1.5))
                names = chance.choice([["gateway"], ["device"], ["gateway", "device"]])
                for name in names:
                    machine.kill(name)
                    killed[name] += 1
                time.sleep(chance.uniform(0, 0.3))
                start(machine, names, ours)
        programs.wait_for(lambda: is_connected(machine), "the device to connect again", seconds=120)
        found, round_ends = verdict(machine, load.accepted, seconds=120)
        unknown += sum(problem.endswith("has no end: []") for problem in found)
        problems += load.problems + found
        ends += round_ends
        accepted += len(load.accepted)
        print(
            f"{killed['gateway']} kills of the gateway, {killed['device']} of the device: {accepted} accepted, "
            f"{', '.join(f'{count} {end}' for end, count in ends.most_common())}; {unknown} without a record, {len(problems)} problems",
            flush=True,
        )
    return problems


def damages(machine):
    """What a start called damaged: a kill damages nothing."""
    return [line for name in ("gateway", "device") for line in machine.log(name).splitlines() if " is damaged " in line]


def bearer(ours):
    """A provider token that is made anew before it is too old."""
    kept = {"token": ours.bearer(), "at": time.monotonic()}

    def current(_):
        if time.monotonic() - kept["at"] > 1800:
            kept.update(token=ours.bearer(), at=time.monotonic())
        return kept["token"]

    return current


def start(machine, names, ours):
    if "gateway" in names:
        machine.start_gateway(ours.provider_port, ours.courier_port)
    if "device" in names:
        machine.start_device(0, "--log", "error")


if __name__ == "__main__":
    main()
