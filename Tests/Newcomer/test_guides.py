"""The four newcomers, each from README to the last line of their guide, block by block as it is written."""

import json
import os
import re
import shutil
import subprocess
import sys

from newcomer import blocks
from programs import ROOT

EXAMPLES = ROOT / "clients/python/example"


def provider_key():
    """A key as Apple hands them out."""
    command = ["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def session(newcomer, block):
    """A block with `$ command` lines, each followed by what it prints."""
    for command, printed in re.findall(r"^\$ (.*)\n((?:[^$].*\n)*)", block, flags=re.M):
        # What lint finds wrong is its exit code, too.
        assert newcomer(f"{command} || test $? = 1") == printed, command


def test_a_back_end_developer(newcomer):
    sending = blocks("Documentation/Sending.md", "sh")
    up, trust, keys, certificate, environments, managing, proxy, curl, many, channels, lint, journeys, clients, faults, fault, apple = sending
    assert up.split("#")[0].split() == ["carillon", "up"]
    newcomer.up()
    assert f"{newcomer.home}/.local/share/carillon/gateway/ca.pem" in newcomer(trust)
    newcomer.install_example()
    newcomer.write("AuthKey_ABCDE12345.p8", provider_key())
    *keys, strict = keys.splitlines()
    newcomer("\n".join(keys))
    assert "ABCDE12345" in newcomer("carillon key list")
    newcomer.up(*strict.removeprefix("carillon up").split())
    answered = newcomer(certificate)
    assert "HTTP/2 200" in answered, answered
    answered = newcomer(curl)
    assert answered.startswith("HTTP/2 200"), answered
    device = newcomer("carillon device token com.example.RichPush").strip()
    newcomer.write("devices.csv", f"token,name\n{device},Ana\n")
    newcomer.write("news.json", '{"aps": {"alert": "Hello {name}"}}')
    assert newcomer(many).startswith("1 accepted")
    assert "1 of 1 accepted" in (newcomer.work / "sent.html").read_text()
    assert "200 accepted" in newcomer(channels), "a broadcast"
    (python,) = blocks("Documentation/Sending.md", "python")
    program = f"from aioapns.connection import APNsTLSClientProtocol\n\n{python}\nprint(Here.APNS_SERVER, Here.APNS_PORT)\n"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "localhost 2197\n"
    newcomer.write("typo.json", '{"aps": {"alert": {"titel": "Hello", "body": "World"}, "mutable-content": "1"}}')
    newcomer.write("comma.json", '{"aps": {"alert": "Hello",}}')
    session(newcomer, lint)
    assert "Hello" in newcomer(journeys, apns_id=re.search(r"apns-id: (\S+)", answered)[1])
    for line in clients.splitlines():
        # A client that breaks a rule is its exit code, too.
        told = newcomer(f"{line.split('#')[0]} || test $? = 1")
        assert "curl/" in told or "--forget" in line, told
    newcomer.up("--faults")
    assert '"loss":"reset"' in newcomer(faults)
    newcomer(fault)
    refused = newcomer(curl)
    assert refused.startswith("HTTP/2 410") and "Unregistered" in refused, refused
    for ports in (environments, managing):
        newcomer.up(*ports.removeprefix("carillon up").split())
    by_proxy = proxy.splitlines()
    newcomer.up(*by_proxy[0].removeprefix("carillon up").split())
    led = newcomer(by_proxy[1] + "\n" + curl.replace("https://localhost:2197", "https://api.push.apple.com"))
    assert "HTTP/2 200" in led, led
    # The last is Apple's own: what can be said without Apple is that its key is read.
    newcomer.write("picture.json", '{"aps": {"alert": "Hello"}}')
    assert "--sandbox --key AuthKey_ABCDE12345.p8" in apple


def test_a_tester(newcomer):
    start, call, hub, beyond, shell, window, swift, scene, torture = blocks("Documentation/Testing.md", "sh")
    # `make test` does it, with the example's tests.
    assert "carillon test" in swift
    pytest_block, python = blocks("Documentation/Testing.md", "python")
    (javascript,) = blocks("Documentation/Testing.md", "js")
    newcomer.write("wait.py", python)
    newcomer.write("wait.mjs", javascript)
    written = [start, call, hub, beyond, shell, f"{sys.executable} wait.py", "node wait.mjs", scene, "carillon device status", window]
    printed = newcomer("\n".join(written))
    assert '"revision"' in printed, "the screen"
    assert "\nweb\n" in printed, "a phone of a space, from elsewhere"
    assert "shown" in printed and "The app has handled reply" in printed, printed
    assert "Three minutes are over." in printed, printed
    assert "after-killed" in newcomer(torture)
    # The pytest block, among the shop of the client's own example.
    for name in ("conftest.py", "shop.py"):
        shutil.copy(EXAMPLES / name, newcomer.write(name, ""))
    conftest = newcomer.work / "conftest.py"
    conftest.write_text(conftest.read_text().replace("pathlib.Path(__file__).resolve().parents[3]", f"pathlib.Path({str(ROOT)!r})"))
    newcomer.write("test_shop.py", pytest_block)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "carillon.pytest_plugin", "-p", "no:cacheprovider", "test_shop.py"]
    environment = newcomer.environment | {"PYTHONPATH": os.pathsep.join([str(ROOT / "clients/python"), str(newcomer.work)])}
    result = subprocess.run(command, cwd=newcomer.work, env=environment, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr


def test_an_ios_developer(newcomer):
    run, push = blocks("Documentation/Extensions.md", "sh")
    tree = next(block for block in blocks("Documentation/Extensions.md", "") if "app.json" in block)
    # The folder as the guide draws it, with the sources of an example.
    settings = json.loads(re.search(r"\{.*\}", tree, flags=re.S)[0])
    for folder in (settings["app"], *settings["extensions"]):
        assert f"{folder}/" in tree
        shutil.copytree(ROOT / "Examples/MediaTable" / folder, newcomer.work / "Shop" / folder)
    newcomer.write("Shop/app.json", json.dumps(settings | {"swiftVersion": "5"}))
    newcomer.write("payload.json", '{"aps": {"alert": {"title": "Hello", "body": "World"}, "mutable-content": 1}}')
    newcomer.up()
    up, *run = run.splitlines()
    assert up == "carillon up &"
    (line,) = run
    newcomer.stay(line.split("#")[0].strip(), "works once")
    newcomer("carillon device prompt allow --wait")
    newcomer("until carillon device token com.example.Shop; do sleep 0.1; done")
    assert "✓ Shown" in newcomer(push)
    # RichPush: one line, in an app like any other.
    (swift,) = blocks("Documentation/RichPush.md", "swift")
    (echo,) = blocks("Documentation/RichPush.md", "sh")
    newcomer.write("MyApp/NotificationService/NotificationService.swift", swift)
    plist = (ROOT / "Examples/RichPush/NotificationService/Info.plist").read_text()
    newcomer.write("MyApp/NotificationService/Info.plist", plist)
    shutil.copytree(ROOT / "Examples/RichPush/App", newcomer.work / "MyApp/App")
    mine = {"name": "MyApp", "bundleIdentifier": "com.example.MyApp", "app": "App", "extensions": ["NotificationService"], "swiftVersion": "5"}
    newcomer.write("MyApp/app.json", json.dumps(mine))
    newcomer("carillon build MyApp --output bundles\ncarillon install bundles/MyApp.app --open\ncarillon device prompt allow --wait")
    newcomer("until carillon device token com.example.MyApp; do sleep 0.1; done")
    # The picture's server is nobody's; the notification is shown all the same.
    told = newcomer(f"{echo.strip()} || test $? = 1")
    assert "! A load failed" in told and "Shown: banner" in told, told


def test_somebody_with_swift_on_linux(newcomer):
    manifest, source = blocks("Documentation/SwiftOnLinux.md", "swift")
    (shell,) = blocks("Documentation/SwiftOnLinux.md", "sh")
    tea = newcomer.home / "tea"
    for block in (manifest, source):
        path = tea / block.splitlines()[0].removeprefix("// ")
        path.parent.mkdir(parents=True, exist_ok=True)
        # A manifest begins with its tools' version.
        path.write_text(block.split("\n", 1)[1])
    newcomer.up()
    up, *rest = shell.splitlines()
    assert up == "carillon up &"
    # Built before: the command that waits for its question gives up after a while.
    newcomer("swift build", at=tea)
    printed = newcomer("\n".join(rest), at=tea)
    assert "com.example.Tea" in printed, printed
