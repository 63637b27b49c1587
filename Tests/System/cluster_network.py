"""Machines on one machine: a network namespace with an address of its own for each, on a bridge that the test sees.

A machine's network can be cut, or be made slow; what runs there can be killed, or made to stand still.
"""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess

import programs
from programs import ROOT, wait_for

PROGRAMS = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"), default=None, key=lambda path: int(path.parts[-3]))
BRIDGE = "carillon"


def tool(*words, check=True):
    return subprocess.run(words, check=check, capture_output=True, text=True)


def impossible():
    """Why this machine has no networks for a test; None where it has."""
    if not PROGRAMS:
        return "PostgreSQL's server is not installed"
    if os.geteuid() != 0:
        return "network namespaces need root"
    name = f"probe{os.getpid()}"
    try:
        tool("ip", "netns", "add", name)
        tool("ip", "netns", "delete", name)
    except (OSError, subprocess.CalledProcessError) as error:
        return f"this machine gives no network namespaces: {getattr(error, 'stderr', error)}"
    return None


def sweep():
    """Takes away what tests left that were killed: a bridge that is down keeps its route, and takes what is for the new one."""
    left = [link["ifname"] for link in json.loads(tool("ip", "-json", "link", "show", "type", "bridge").stdout)]
    left += [space["name"] for space in json.loads(tool("ip", "-json", "netns", "list").stdout or "[]")]
    for name in left:
        owner = re.fullmatch(rf"{BRIDGE}(\d+)(-\d+)?", name)
        if owner and not pathlib.Path(f"/proc/{owner[1]}").exists():
            tool("ip", *(("netns", "delete") if owner[2] else ("link", "delete")), name, check=False)


def free_prefix():
    """The first three numbers of addresses that nobody on this machine has."""
    taken = tool("ip", "-4", "route", "show", "table", "all").stdout
    return next(prefix for prefix in (f"10.77.{number}" for number in range(256)) if f"{prefix}." not in taken)


class Network:
    """The bridge, and the machines on it."""

    def __init__(self):
        sweep()
        # The name of a network interface has fifteen characters.
        self.name = f"{BRIDGE}{os.getpid()}"
        self.prefix = free_prefix()
        self.machines = []
        tool("ip", "link", "add", self.name, "type", "bridge")
        tool("ip", "address", "add", f"{self.prefix}.1/24", "dev", self.name)
        tool("ip", "link", "set", self.name, "up")

    def machine(self, number):
        machine = Machine(self, number)
        self.machines.append(machine)
        return machine

    def close(self):
        for machine in self.machines:
            machine.close()
        tool("ip", "link", "delete", self.name, check=False)


class Machine:
    """A namespace with one address."""

    def __init__(self, network, number):
        self.network, self.address = network, f"{network.prefix}.{number}"
        self.space, self.cable = f"{network.name}-{number}", f"car{os.getpid()}v{number}"
        self.processes = []
        tool("ip", "netns", "add", self.space)
        tool("ip", "link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", self.space)
        tool("ip", "link", "set", self.cable, "master", network.name, "up")
        tool("ip", "-n", self.space, "address", "add", f"{self.address}/24", "dev", "eth0")
        for link in ("lo", "eth0"):
            tool("ip", "-n", self.space, "link", "set", link, "up")

    def start(self, log, *words, **options):
        process = subprocess.Popen(
            ["ip", "netns", "exec", self.space, *words], stdout=log, stderr=subprocess.STDOUT, cwd=ROOT, **options
        )
        self.processes.append(process)
        return process

    def cut(self):
        """Nothing goes in or out; nobody is told."""
        tool("ip", "link", "set", self.cable, "down")

    def mend(self):
        tool("ip", "link", "set", self.cable, "up")

    @contextlib.contextmanager
    def slow(self, rate):
        """What goes out goes at that rate, such as `256kbit`, from here on until the block ends."""
        tool("tc", "-n", self.space, "qdisc", "replace", "dev", "eth0", "root", "tbf", "rate", rate, "burst", "8kb", "latency", "2s")
        try:
            yield
        finally:
            tool("tc", "-n", self.space, "qdisc", "delete", "dev", "eth0", "root")

    def close(self):
        for process in self.processes:
            if process.poll() is None:
                process.kill()
                process.wait()
        tool("ip", "netns", "delete", self.space, check=False)


class Database:
    """A PostgreSQL server on a machine, on a disk of its own that can be filled."""

    SETTINGS = {
        "listen_addresses": "*", "wal_keep_size": "128MB", "max_wal_size": "64MB", "min_wal_size": "32MB",
        "wal_sender_timeout": "5s", "wal_receiver_timeout": "5s", "tcp_user_timeout": "5s", "tcp_keepalives_idle": "5",
        "shared_buffers": "16MB", "max_connections": "50",
    }

    def __init__(self, machine, folder):
        self.machine, self.folder = machine, folder
        folder.mkdir()
        tool("mount", "-t", "tmpfs", "-o", "size=512m", "database", str(folder))
        self.data = folder / "data"
        self.log = open(folder.parent / f"{folder.name}.log", "ab")
        self.process = None

    def words(self, program, *arguments):
        """The server refuses to run as root: it runs where root is another user."""
        return ["unshare", "--user", "--map-user=65534", "--map-group=65534", "--", str(PROGRAMS.parent / program), *arguments]

    def make(self):
        """A new, empty one, from which others may copy."""
        made = subprocess.run(
            self.words("initdb", "-D", str(self.data), "-U", "carillon", "-E", "UTF8", "--locale=C", "--auth=trust", "--no-sync"),
            capture_output=True, text=True,
        )
        assert made.returncode == 0, made.stderr
        with open(self.data / "pg_hba.conf", "a") as file:
            file.write(f"host all,replication carillon {self.machine.network.prefix}.0/24 trust\n")

    def follow(self, primary):
        """A copy of another, that follows it under the name of `standby`; what was here before is gone."""
        shutil.rmtree(self.data, ignore_errors=True)
        origin = f"host={primary.machine.address} user=carillon application_name=standby"
        copy = ["ip", "netns", "exec", self.machine.space]
        copy += self.words("pg_basebackup", "-D", str(self.data), "-R", "-X", "stream", "-c", "fast", "--no-sync", "-d", origin)
        made = subprocess.run(copy, capture_output=True, text=True)
        assert made.returncode == 0, made.stderr

    def start(self):
        settings = [word for name, value in self.SETTINGS.items() for word in ("-c", f"{name}={value}")]
        words = self.words("postgres", "-D", str(self.data), "-k", str(self.folder), *settings)
        self.process = self.machine.start(self.log, *words)
        wait_for(self.takes_connections, "PostgreSQL", 60, self.log_text)

    def takes_connections(self):
        assert self.process.poll() is None, self.log_text()
        probe = ["ip", "netns", "exec", self.machine.space, str(PROGRAMS.parent / "pg_isready"), "-q", "-h", self.machine.address]
        return subprocess.run(probe).returncode == 0

    def log_text(self):
        return pathlib.Path(self.log.name).read_text()[-2000:]

    def ask(self, sql):
        words = ["psql", "-h", str(self.folder), "-U", "carillon", "-d", "postgres", "-Atc", sql]
        answer = subprocess.run(words, capture_output=True, text=True)
        assert answer.returncode == 0, answer.stderr
        return answer.stdout.strip()

    def kill(self):
        """SIGKILL to all of its processes at once, as when the power fails."""
        self.process.kill()
        self.process.wait()
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if os.path.samefile(process / "cwd", self.data):
                    os.kill(int(process.name), signal.SIGKILL)
            except OSError:
                continue

    def use_up_log(self):
        """Writes what is left of the log files that it has made before, into which it takes rows on a full disk, too."""
        words = ["psql", "-h", str(self.folder), "-U", "carillon", "-d", "postgres", "-Atc"]
        for _ in range(200):
            # A file in which nothing was written is not left for the next.
            write = ["SELECT pg_logical_emit_message(false, 'full', 'x')", "-c", "SELECT pg_switch_wal()"]
            if subprocess.run([*words, *write], capture_output=True).returncode:
                return
        raise AssertionError("PostgreSQL still has log files")

    def start_again(self):
        """After it had no room: it may have ended, or be about to."""

        def is_up():
            if self.process.poll() is not None:
                self.start()
            probe = ["ip", "netns", "exec", self.machine.space, str(PROGRAMS.parent / "pg_isready"), "-q", "-h", self.machine.address]
            return subprocess.run(probe).returncode == 0

        wait_for(is_up, "PostgreSQL to be there again", 60, self.log_text)

    @contextlib.contextmanager
    def full(self):
        """Its disk has no byte left until the block ends."""
        filler = self.folder / "filler"
        # The database may have filled it by itself.
        with contextlib.suppress(OSError), open(filler, "wb") as file:
            while True:
                file.write(bytes(1 << 16))
                file.flush()
        try:
            yield
        finally:
            filler.unlink(missing_ok=True)

    def close(self):
        if self.process and self.process.poll() is None:
            self.kill()
        self.log.close()
        tool("umount", "-l", str(self.folder), check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


class GatewayOfCluster:
    """A gateway on a machine, on the databases of the cluster."""

    def __init__(self, machine, name, folder, database):
        self.machine, self.name, self.folder, self.database = machine, name, folder, database
        folder.mkdir()
        self.log = open(folder.parent / f"{name}.log", "ab")
        self.process = None
        self.clock = 0

    def start(self, clock=0):
        """`clock`: seconds by which its machine's is ahead."""
        self.clock = clock
        environment = os.environ | {"CARILLON_DATABASE": self.database}
        if clock:
            environment |= {"LD_PRELOAD": str(self.wrong_clock()), "WRONG_CLOCK": str(clock)}
        self.process = self.machine.start(
            self.log, str(programs.COMMAND), "gateway", "--state", str(self.folder), "--host", self.machine.address,
            "--port", "2197", "--courier-port", "5223", "--name", self.name,
            env=environment,
        )
        running = self.folder / "gateway/running.json"
        pid = f'"processID":{self.process.pid}'
        wait_for(
            lambda: running.exists() and pid in running.read_text().replace(" ", ""), f"gateway {self.name}", 60, self.log_text
        )

    def wrong_clock(self):
        library = self.folder / "wrong_clock.so"
        if not library.exists():
            tool("clang", "-shared", "-fPIC", "-o", str(library), str(ROOT / "Tests/System/wrong_clock.c"))
        return library

    def log_text(self):
        return pathlib.Path(self.log.name).read_text()[-2000:]

    def kill(self):
        self.process.kill()
        self.process.wait()

    def pause(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)
