"""No module of ours changes what a dependency compiles to: none that it asks for is where it is compiled."""

import json
import pathlib
import re
import subprocess

import pytest
from programs import COMMAND, ROOT

SDK = ROOT / "SDK"
BUILT = next((SDK / name for name in (".build", ".build-dynamic") if (SDK / name).exists()), SDK / ".build")
ASKED = re.compile(r"canImport\(\s*([A-Za-z_][A-Za-z0-9_]*)")


def asked(checkouts):
    """Every module name that a package's sources ask for, with one of the files that do."""
    names = {}
    for source in filter(pathlib.Path.is_file, checkouts.rglob("*.swift")):
        for name in ASKED.findall(source.read_text(errors="replace")):
            names.setdefault(name, source)
    return names


def manifest(package):
    text = subprocess.run(
        ["swift", "package", "--package-path", package, "dump-package"], check=True, capture_output=True, text=True
    ).stdout
    return json.loads(text)


def modules_of(package):
    return {target["name"] for target in manifest(package)["targets"] if target["type"] != "test"}


@pytest.fixture(scope="module")
def sdk():
    subprocess.run([COMMAND, "sdk", "--crypto"], check=True, timeout=1800)


def test_apples_names_are_in_packages_without_dependencies(sdk):
    for package in (SDK, SDK / "Crypto"):
        assert manifest(package)["dependencies"] == []


@pytest.mark.parametrize(
    ("package", "scratch"),
    [
        (ROOT, ROOT / ".build"),
        (SDK / "Dependencies", BUILT / "dependencies"),
        (SDK / "Crypto/Dependencies", BUILT / "crypto-dependencies"),
    ],
    ids=["command", "sdk", "crypto"],
)
def test_no_dependency_sees_a_module_that_it_asks_for(sdk, package, scratch):
    names = asked(scratch / "checkouts")
    assert "Glibc" in names or "Combine" in names, "the checkouts are not where they are looked for"
    ours = modules_of(ROOT) | modules_of(ROOT / "Sources") | modules_of(SDK) | modules_of(SDK / "Crypto")
    for configuration in ("debug", "release"):
        folder = scratch / configuration / "Modules"
        seen = {path.stem for path in folder.glob("*.swiftmodule")} if folder.exists() else set()
        found = {name: str(names[name].relative_to(scratch)) for name in names if name in seen and name in ours}
        assert not found, f"modules of ours that a dependency finds by canImport: {found}"
