"""Processes: a gateway and a phone with a state folder of their own, on ports that were free."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
from types import TracebackType
from typing import TYPE_CHECKING, Optional, Sequence

from .api import PhoneAPI
from .provider import Provider

if TYPE_CHECKING:
    from typing_extensions import Self


class MachineError(Exception):
    """A process did not start, or a command failed; the message has what it said."""


class StateFolder:
    """What runs on a state folder, and the `carillon` command on it."""

    def __init__(self, state: os.PathLike[str] | str, command: Optional[os.PathLike[str] | str] = None) -> None:
        self.command = self._find(command)
        self.state = pathlib.Path(state)

    @staticmethod
    def _find(command: Optional[os.PathLike[str] | str]) -> str:
        named = command or os.environ.get("CARILLON_COMMAND")
        if named:
            return os.fspath(named)
        found = shutil.which("carillon")
        if found is None:
            raise MachineError("there is no “carillon” on the path; name it with CARILLON_COMMAND")
        return found

    def _ports(self, part: str, pid: Optional[int] = None) -> Optional[dict[str, int]]:
        try:
            running = json.loads((self.state / part / "running.json").read_text())
        except (FileNotFoundError, ValueError):
            return None
        return running["ports"] if pid in (None, running["processID"]) else None

    def port(self, part: str, name: str) -> int:
        """A port by its process and name: `gateway` has `provider` and `courier`, `device` has `screen`."""
        ports = self._ports(part)
        if ports is None or name not in ports:
            raise MachineError(f"{part} serves no port “{name}”")
        return ports[name]

    @property
    def phone_api(self) -> PhoneAPI:
        """The HTTP API of the phone that runs on it."""
        return PhoneAPI(self.state, self.port("device", "screen"))

    @property
    def provider(self) -> Provider:
        """Where a provider sends to, for any APNs library."""
        folder = self.state / "gateway"
        identity = json.loads((folder / "provider.json").read_text())
        return Provider(
            host="localhost",
            port=self.port("gateway", "provider"),
            ca_file=folder / "ca.pem",
            key_file=folder / f"AuthKey_{identity['keyID']}.p8",
            key_id=identity["keyID"],
            team_id=identity["teamID"],
        )

    def bundle(self, bundle: os.PathLike[str] | str) -> str:
        """How the phone is told of a bundle."""
        return os.fspath(pathlib.Path(bundle).resolve())

    def close(self) -> None:
        """Ends what was begun for it; nothing here."""

    def log(self, part: str) -> str:
        """What a process has written."""
        path = self.state / f"{part}.log"
        return path.read_text(errors="replace") if path.exists() else ""

    def run(self, *arguments: str, input: Optional[str] = None, timeout: float = 300) -> str:
        """Runs a `carillon` command on this state and gives what it printed.

        :raises MachineError: it failed.
        """
        done = subprocess.run(
            [self.command, *arguments, "--state", str(self.state)],
            input=input,
            capture_output=True,
            text=True,
            timeout=timeout,
        )
        if done.returncode != 0:
            raise MachineError(f"carillon {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout


class Processes(StateFolder):
    """Processes on a state folder: ended when this is closed, and the folder removed unless it was given."""

    def __init__(
        self,
        state: Optional[os.PathLike[str] | str],
        command: Optional[os.PathLike[str] | str],
        timeout: float,
    ) -> None:
        self._own_state = state is None
        # Short, since sockets have short paths.
        super().__init__(state if state is not None else tempfile.mkdtemp(prefix="carillon."), command)
        self.state.mkdir(parents=True, exist_ok=True)
        self._timeout = timeout
        self._processes: dict[str, subprocess.Popen[bytes]] = {}

    def _start(self, part: str, arguments: Sequence[str]) -> None:
        with open(self.state / f"{part}.log", "ab") as log:
            process = subprocess.Popen(
                [self.command, *arguments, "--state", str(self.state)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self._processes[part] = process
        deadline = time.monotonic() + self._timeout
        while self._ports(part, process.pid) is None:
            if process.poll() is not None:
                raise MachineError(f"{part} ended with {process.returncode}:\n{self.log(part)}")
            if time.monotonic() > deadline:
                raise MachineError(f"{part} did not serve within {self._timeout} s:\n{self.log(part)}")
            time.sleep(0.005)

    def close(self) -> None:
        """Ends the processes; nothing of them is left."""
        for process in reversed(self._processes.values()):
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in self._processes.values():
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._processes.clear()
        if self._own_state:
            shutil.rmtree(self.state, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()


class Machine(Processes):
    """A gateway and a phone of one test, and the `carillon` command on their state.

    Ends both when it is closed, and removes the state unless it was given one.
    """

    def __init__(
        self,
        *,
        command: Optional[os.PathLike[str] | str] = None,
        state: Optional[os.PathLike[str] | str] = None,
        manual_clock: bool = False,
        arguments: Sequence[str] = (),
        gateway_arguments: Sequence[str] = (),
        timeout: float = 60,
    ) -> None:
        """
        :param command: the `carillon` executable; else `$CARILLON_COMMAND`, else the one on the path.
        :param state: a folder that stays; else a temporary one.
        :param manual_clock: the phone's time stands still until it is moved.
        :param arguments: more options of `carillon device run`.
        :param gateway_arguments: more options of `carillon gateway`.
        :param timeout: how many seconds each process may take until it serves.
        """
        super().__init__(state, command, timeout)
        device = ["--screen-port", "0", *arguments]
        if manual_clock:
            device.append("--manual-clock")
        try:
            self._start("gateway", ["gateway", "--port", "0", "--courier-port", "0", "--faults", *gateway_arguments])
            self._start("device", ["device", "run", *device])
        except BaseException:
            self.close()
            raise
