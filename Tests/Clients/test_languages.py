"""The programs of Documentation/Clients.md, as they are written there: each sends one push."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from programs import APP, ROOT, install

TEXT = (ROOT / "Documentation/Clients.md").read_text()


def program(language):
    return re.search(rf"```{language}\n(.*?)```", TEXT, flags=re.S)[1]


@pytest.fixture
def subject(machine, built_app):
    machine.start_gateway()
    machine.start_device()
    install(machine, built_app, APP)
    return machine, {
        "TOKEN": machine.token(),
        "BEARER": machine.command("push", "--print-token").stdout.strip(),
        "CA": str(machine.state / "gateway/ca.pem"),
        "APNS": f"https://localhost:{machine.provider_port}",
    }


def run(subject, tmp_path, file, language, *command, **environment):
    machine, words = subject
    (tmp_path / file).write_text(program(language))
    done = subprocess.run(
        [*command, file], cwd=tmp_path, capture_output=True, text=True, timeout=120, env=os.environ | words | environment
    )
    assert done.stdout.startswith("200 "), done.stdout + done.stderr
    machine.wait_for_event(done.stdout.split()[1], "shown")


def test_python_with_httpx(subject, tmp_path):
    run(subject, tmp_path, "push.py", "python", sys.executable)


@pytest.mark.skipif(not shutil.which("node"), reason="no Node.js here")
def test_node(subject, tmp_path):
    run(subject, tmp_path, "push.mjs", "js", "node")


@pytest.mark.skipif(not shutil.which("javac"), reason="no Java here")
def test_java(subject, tmp_path):
    machine, words = subject
    lines = machine.command("trust", "java").stdout.split("\n\n")[0]
    made = subprocess.run(["bash", "-c", lines], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert made.returncode == 0, made.stderr
    trust = "-Djavax.net.ssl.trustStore=carillon.p12 -Djavax.net.ssl.trustStorePassword=changeit"
    run(subject, tmp_path, "Push.java", "java", "java", JAVA_TOOL_OPTIONS=trust)
