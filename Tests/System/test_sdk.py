"""No module of ours changes what a dependency compiles to: at the first build of the SDK, and at any later one."""

import json
import pathlib
import re
import subprocess

import pytest
from programs import COMMAND, ROOT, build

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


def test_touched_dependencies_are_built_again_over_what_is_there(sdk, tmp_path):
    archive = BUILT / "libAuthorSDK.a"
    before = archive.stat().st_mtime_ns
    # As after an upgrade of the system's headers: every dependency is compiled again, and every module is there.
    for source in filter(pathlib.Path.is_file, (BUILT / "dependencies/checkouts").rglob("*.swift")):
        source.touch()
    # Something of ours as well, or nobody would look.
    (ROOT / "Sources/Wire/NotificationModel/Journey.swift").touch()
    result = subprocess.run([COMMAND, "sdk"], capture_output=True, text=True, timeout=1800)
    assert result.returncode == 0, result.stderr + result.stdout
    assert archive.stat().st_mtime_ns > before
    # An app that uses what OpenCombine had left out.
    extension = tmp_path / "Later"
    extension.mkdir()
    (extension / "NotificationService.swift").write_text(
        """
        import Combine
        import Foundation
        import UserNotifications

        class NotificationService: UNNotificationServiceExtension {
            private var waiting: AnyCancellable?

            override func didReceive(
                _ request: UNNotificationRequest,
                withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
            ) {
                waiting = Just(request.content).receive(on: DispatchQueue.main).sink { contentHandler($0) }
            }
        }
        """
    )
    (extension / "Info.plist").write_text(
        """<?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).NotificationService</string>
        </dict></dict></plist>"""
    )
    assert build(pathlib.Path(extension), tmp_path / "bundles").exists()
