"""`make deb` and `make tarball`: installed where nothing of this checkout is, and used there by somebody who built nothing.

It takes the packages of .build-release/packages, and is skipped where nobody made them. The root is a copy of what this machine
has of Debian: the base system and what the package declares. CARILLON_DEBOOTSTRAP=1 takes one of debootstrap in its place,
which needs a mirror; CARILLON_PACKAGE_BUILD=1 builds an example there as well, with this machine's toolchain.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import urllib.parse
import urllib.request

import pytest
from fresh_root import FreshRoot
from programs import APP, ROOT, wait_for

PACKAGES = pathlib.Path(os.environ.get("CARILLON_PACKAGES", ROOT / ".build-release/packages"))
PORTS = ["--port", "0", "--courier-port", "0", "--screen-port", "0", "--hub-port", "0"]
# What `carillon build` needs beside the toolchain; the package suggests it.
FOR_AUTHORS = "git, ca-certificates, pkg-config, binutils, gcc, libc6-dev, libstdc++-12-dev, libcurl4-openssl-dev, libxml2-dev, libpango1.0-dev, libespeak-ng-dev, libedit2, libncurses6, libsqlite3-0, tzdata, zlib1g-dev, libpython3.11, libz3-4"

pytestmark = [
    pytest.mark.skipif(os.geteuid() != 0, reason="a root folder needs root: chroot, mounts"),
    pytest.mark.skipif(not list(PACKAGES.glob("carillon_*.deb")), reason="nobody has made the package: make deb"),
]


def newest(pattern):
    return max(PACKAGES.glob(pattern), key=lambda file: file.stat().st_mtime, default=None)


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """A fresh root with the package installed."""
    package = newest("carillon_*.deb")
    root = FreshRoot(tmp_path_factory.mktemp("root"))
    # pytest's folders are their owner's alone; the user in the root has to come through.
    for folder in [root.folder, *root.folder.parents]:
        if str(folder).startswith(("/tmp/", str(root.folder))):
            folder.chmod(folder.stat().st_mode | 0o011)
    if os.environ.get("CARILLON_DEBOOTSTRAP"):
        root.debootstrap()
        shutil.copy(package, root.folder / "carillon.deb")
        shutil.copy("/etc/resolv.conf", root.folder / "etc/resolv.conf")
        wanted = FOR_AUTHORS.split(", ") if os.environ.get("CARILLON_PACKAGE_BUILD") else []
        installed = root.run("apt-get", "install", "-y", "--no-install-recommends", "/carillon.deb", *wanted, user=0, timeout=900)
        assert installed.returncode == 0, installed.stdout + installed.stderr
    else:
        depends = subprocess.run(["dpkg-deb", "-f", package, "Depends"], check=True, capture_output=True, text=True).stdout
        if os.environ.get("CARILLON_PACKAGE_BUILD"):
            depends += f", {FOR_AUTHORS}"
        root.copy_of_this_machine(depends)
        # It refuses what is not declared, or not there.
        installed = subprocess.run(["dpkg", f"--root={root.folder}", "-i", package], capture_output=True, text=True, timeout=300)
        assert installed.returncode == 0, installed.stdout + installed.stderr
    root.add_user()
    yield root
    removed = subprocess.run(["dpkg", f"--root={root.folder}", "-P", "carillon"], capture_output=True, text=True, timeout=120)
    assert removed.returncode == 0, removed.stdout + removed.stderr
    assert not (root.folder / "usr/lib/carillon").exists(), "something is left of the package"
    shutil.rmtree(root.folder)


def said(root, *command, **options):
    result = root.run("carillon", *command, **options)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def running(root):
    """`carillon up` in the root, as its user starts it."""
    log = open(root.folder / "up.log", "w")
    up = subprocess.Popen(root.line("carillon", "up", "--no-open", *PORTS), stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd="/")
    try:
        assert "ready" in said(root, "readyz", "--wait"), (root.folder / "up.log").read_text()
        yield root
    finally:
        up.terminate()
        assert up.wait(timeout=30) == 0, (root.folder / "up.log").read_text()


def test_the_command_says_what_it_was_built_from(root):
    assert said(root, "--version").startswith("0.1.0 (")
    assert "Usage" in said(root, "--help").title()


def test_manual_completions_and_unit_are_in_their_places(root):
    for path in ("share/man/man1/carillon-push.1.gz", "share/bash-completion/completions/carillon", "share/doc/carillon/copyright", "lib/systemd/user/carillon.service"):
        assert (root.folder / "usr" / path).is_file(), path
    if shutil.which("systemd-analyze"):
        unit = root.folder / "usr/lib/systemd/user/carillon.service"
        checked = subprocess.run(["systemd-analyze", "verify", "--user", f"--root={root.folder}", "carillon.service"], capture_output=True, text=True, timeout=60)
        complaints = [line for line in checked.stderr.splitlines() if unit.name in line]
        assert not complaints, complaints


def test_a_push_goes_through_an_extension_to_the_phone(running, built_app):
    app = running.give(built_app, "RichPush.app")
    said(running, "install", app, "--open")
    said(running, "device", "prompt", "allow", "--wait")
    wait_for(lambda: running.run("carillon", "device", "token", APP).returncode == 0, "a device token", instead=lambda: (running.folder / "up.log").read_text())
    payload = "/usr/lib/carillon/Examples/Payloads/picture.json"
    journey = json.loads(said(running, "push", payload, "--app", APP, "--json").splitlines()[0])
    reached = said(running, "wait", journey["apnsID"], "shown", "--json")
    events = [step["event"] for step in json.loads(reached)["entries"]]
    assert "extension-delivered" in events and "shown" in events, reached
    assert "Sunset over the ridge" in said(running, "wait", "--title", "contains:[enriched]")
    # The page is that of the package.
    state = running.folder / "home/tester/.local/share/carillon"
    url = urllib.parse.urlsplit(re.search(r"http://\S+", said(running, "page"))[0])
    field, _, secret = (state / "device/authorization").read_text().strip().partition(": ")
    # Browsers resolve any name below localhost, and Python does not.
    file = urllib.request.Request(f"http://127.0.0.1:{url.port}/inspector/sentences.json", headers={"Host": url.netloc, field: secret})
    with urllib.request.urlopen(file, timeout=30) as page:
        assert b"gateway" in page.read()
    memory = {}
    for part in ("gateway", "device", "hub"):
        process = json.loads((state / part / "running.json").read_text())["processID"]
        status = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
        memory[part] = int(status.split("Pss:")[1].split()[0]) // 1024
    print(f"idle memory (PSS) in MB: {memory}, {sum(memory.values())} in all")


def test_the_toolchain_that_is_missing_is_named(root):
    if shutil.which("swiftc", path=str(root.folder / "usr/bin")):
        pytest.skip("there is one")
    result = root.run("carillon", "build", "/usr/lib/carillon/Examples/RichPush", "--output", "/tmp/bundles")
    assert result.returncode != 0 and "install Swift 6.2 or later from swift.org" in result.stderr, result.stderr
    examined = root.run("carillon", "doctor").stdout
    assert "the SDK is at /usr/lib/carillon/SDK" in examined, examined


@pytest.mark.skipif(not os.environ.get("CARILLON_PACKAGE_BUILD"), reason="takes minutes: CARILLON_PACKAGE_BUILD=1")
def test_an_example_is_built_where_the_toolchain_is(root):
    toolchain = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent
    root.seen = [(toolchain, "/opt/toolchain")]
    root.environment["PATH"] = "/opt/toolchain/bin:" + root.environment["PATH"]
    for name in (".cache/org.swift.swiftpm", ".swiftpm"):
        if (pathlib.Path.home() / name).exists():
            (root.folder / "home/tester/.cache").mkdir(exist_ok=True)
            os.chown(root.folder / "home/tester/.cache", 1000, 1000)
            root.give(pathlib.Path.home() / name, name)
    built = root.run("carillon", "build", "/usr/lib/carillon/Examples/RichPush", "--output", "/home/tester/bundles", timeout=1800)
    assert built.returncode == 0, built.stdout + built.stderr
    assert (root.folder / "home/tester/bundles/RichPush.app/PlugIns").is_dir()
    assert (root.folder / "home/tester/.cache/carillon/usr-lib-carillon/SDK/.build").is_dir()
    assert not (root.folder / "usr/lib/carillon/SDK/.build").exists()


def test_the_tarball_runs_wherever_it_is_unpacked(root):
    tarball = newest("carillon-*.tar.xz")
    if not tarball:
        pytest.skip("nobody has made the tarball: make tarball")
    place = root.folder / "home/tester/unpacked"
    place.mkdir()
    subprocess.run(["tar", "-C", place, "--strip-components=1", "-xf", tarball], check=True)
    command = "/home/tester/unpacked/bin/carillon"
    assert root.run(command, "--version").stdout.startswith("0.1.0 (")
    assert "the SDK is at /home/tester/unpacked/lib/carillon/SDK" in root.run(command, "doctor").stdout
