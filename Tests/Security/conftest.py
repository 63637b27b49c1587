"""A phone of a user who is not root, and another user of the same machine."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import pytest
from owners import NEIGHBOUR, OWNER, Owner, as_user


@pytest.fixture(scope="module")
def home():
    """A folder of the owner's that others may look into, as homes are on many machines; short, for the paths of sockets."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-home-", dir="/tmp"))
    folder.chmod(0o755)
    os.chown(folder, OWNER, OWNER)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def environment(home):
    """What the owner's programs find: nothing of whoever runs the tests."""
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700)
    os.chown(runtime, OWNER, OWNER)
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "LD_LIBRARY_PATH")}
    return {**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(runtime), "TMPDIR": "/tmp"}


@pytest.fixture(scope="module")
def owner(home, environment):
    """A gateway and a phone of the owner."""
    state = home / "state"
    state.mkdir()
    os.chown(state, OWNER, OWNER)
    carillon = Owner(state, environment)
    try:
        carillon.start_gateway()
        carillon.start_device()
        yield carillon
    finally:
        carillon.kill_all()


@pytest.fixture
def neighbour():
    """Runs Python as another user of the machine and gives what it prints."""
    if NEIGHBOUR is None:
        pytest.skip("two users take root: run the tests as root to have a neighbour")

    def run(program, *arguments):
        result = subprocess.run(
            [shutil.which("python3", path="/usr/bin:/bin") or sys.executable, "-c", program, *map(str, arguments)],
            capture_output=True, text=True, timeout=60, cwd="/", env={"PATH": "/usr/bin:/bin"}, **as_user(NEIGHBOUR),
        )
        assert result.returncode == 0, result.stderr
        return result.stdout

    return run
