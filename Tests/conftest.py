"""Real processes for the Python tests: a gateway, a device, or a whole demo, each with a state of its own."""

import collections
import functools
import pathlib
import subprocess
import sys

import pytest
from programs import ANY_PORTS, APP, ROOT, Carillon, build, start_phone, wait_for

# One browser for all tests: there cannot be two of Playwright's loops in a process.
sys.path.append(str(pathlib.Path(__file__).resolve().parent / "Page"))
from person import browser, look, own_phone, site  # noqa: E402, F401


# What takes minutes begins first, or the rest would be done long before it.
LONG = ["Tests/System/test_cluster_network.py", "Newcomer"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Side by side go files, not tests; those who follow the documents use the ports that these name, one after the other.

    First, for pytest-xdist reads the groups in the same hook.
    """
    files = {item: item.path.relative_to(ROOT) for item in items}
    groups = {item: file.parts[1] if "Newcomer" in file.parts else file.as_posix() for item, file in files.items()}
    sizes = collections.Counter(groups.values())
    for item, group in groups.items():
        item.add_marker(pytest.mark.xdist_group(group))
    # The groups with most tests come next; `--no-loadscope-reorder` keeps all this.
    rank = {group: (LONG.index(group) if group in LONG else len(LONG), -size, group) for group, size in sizes.items()}
    items.sort(key=lambda item: rank[groups[item]])


@pytest.fixture(scope="session")
def built_app(tmp_path_factory):
    """The example app, built by the command once."""
    return build("Examples/RichPush", tmp_path_factory.mktemp("bundles"))


@pytest.fixture
def machine(tmp_path):
    """A state folder with nothing running; whatever a test starts is ended after it."""
    carillon = Carillon(tmp_path)
    yield carillon
    carillon.kill_all()


@pytest.fixture
def phone(machine, built_app):
    """A gateway and a device with the example app: installed, allowed, registered, in the background."""
    return start_phone(machine, built_app, APP)


@pytest.fixture(scope="session")
def demo(tmp_path_factory):
    """`carillon demo`, whole, with its sample pushes shown; shared by the tests that only look."""
    carillon = Carillon(tmp_path_factory.mktemp("demo"))
    process = carillon.start("demo", "--media", ROOT / ".build/sample-media", *ANY_PORTS)
    shown = "The phone is at"
    wait_for(lambda: shown in carillon.log("demo") or process.poll() is not None, "the demo", seconds=900)
    assert shown in carillon.log("demo"), carillon.log("demo")
    yield carillon
    carillon.stop("demo")


@pytest.fixture(scope="session")
def sample_media():
    """The folder of small pictures, sounds and videos that Scripts/make-media.sh computes."""
    folder = ROOT / ".build/sample-media"
    subprocess.run([ROOT / "Scripts/make-media.sh", folder], check=True)
    return folder


@pytest.fixture(scope="session")
def artifacts():
    folder = ROOT / "Tests/Artifacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def misbehaving_app(tmp_path_factory):
    return build("Tests/Fixtures/Misbehaving", tmp_path_factory.mktemp("misbehaving"))


@pytest.fixture
def host(machine, misbehaving_app):
    """Starts a phone with options of its own, and the app that does whatever a push asks for."""
    return functools.partial(start_phone, machine, misbehaving_app, "com.example.Misbehaving")
