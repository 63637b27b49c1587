"""`carillon test`: a command with phones of its own, and a report of what they saw."""

import os
import subprocess
import sys
import xml.etree.ElementTree

from programs import APP, COMMAND, ROOT, build

INNER = """
import os

import pytest
from carillon import NotificationMissing, contains

APP, BUNDLE = os.environ["APP"], os.environ["BUNDLE"]


@pytest.mark.parametrize("number", [1, 2])
def test_a_phone_of_its_own(phone, number):
    assert phone.machine.tokens == {}
    app = phone.install(BUNDLE)
    assert app.bundle_id == APP
    phone.push({"aps": {"alert": {"title": f"Number {number}", "body": "…"}, "mutable-content": 1}}, app=APP)
    phone.wait_for_notification(title=contains(f"Number {number}"))
    pushes = [line for line in phone.api.get("journeys") if not line["id"].startswith("local-")]
    assert len(pushes) == 1, "another test's push is never seen"


@pytest.mark.phone(language="zh-Hans", manual_clock=True, apps=[BUNDLE])
def test_a_miss(phone):
    assert phone.screen()["phone"]["preferences"]["language"] == "zh-Hans"
    assert phone.machine.tokens[APP]
    phone.push({"aps": {"alert": {"title": "Here"}}}, app=APP)
    phone.wait_for_notification(title="Here")
    with pytest.raises(NotificationMissing):
        phone.wait_for_notification(title="Hear", timeout=0.2)
"""


def test_an_app_that_neither_asks_nor_registers_is_pushed_to(tmp_path):
    """As 'simctl push' does: an app's first push needs no line of code in it."""
    form = build("Tests/Fixtures/Form", tmp_path / "out")
    words = 'test "$CARILLON_DEVICE_TOKEN" && "$0" push title=Hello --app "$CARILLON_TOPIC" --wait'
    result = subprocess.run(
        [COMMAND, "test", "--report", tmp_path / "report", "--install", form, "--", "sh", "-c", words, COMMAND],
        capture_output=True, text=True, timeout=120,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "Hello" in (tmp_path / "report/report.html").read_text()


def test_side_by_side_with_a_report_of_every_phone(built_app, tmp_path):
    (tmp_path / "test_inner.py").write_text(INNER)
    inner = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "carillon.pytest_plugin", "-p", "no:cacheprovider", "test_inner.py"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "clients/python"), "CARILLON_COMMAND": str(COMMAND), "APP": APP, "BUNDLE": str(built_app)}
    result = subprocess.run(
        [COMMAND, "test", "--report", "report", "--", *inner],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "3 passed" in result.stdout and "1 waited for in vain" in result.stdout, result.stdout
    cases = xml.etree.ElementTree.parse(tmp_path / "report/junit.xml").findall(".//testcase")
    pushes = {case.get("name").split(" (")[0] for case in cases if case.get("classname") == APP}
    assert {"Number 1", "Number 2", "Here"} <= {name.split(" [")[0] for name in pushes}
    (wait,) = [case for case in cases if case.get("classname") == "wait"]
    assert "title is “Here”, not “Hear”" in wait.find("failure").text
    page = (tmp_path / "report/report.html").read_text()
    assert page.count("Before the extension") == 2 and "Number 1 [enriched]" in page
    assert "Waited for in vain" in page and "not “Hear”" in page
    assert page.count("The screen at the end") == 3, "of each phone that was used; the one that every run has was not"


def test_the_sample_media_are_served_to_every_phone(built_app, tmp_path, sample_media):
    script = f"""
        id=$({COMMAND} phones create --app {built_app} --print-state)
        {COMMAND} push {ROOT}/Examples/Payloads/picture.json --app {APP} --state $id --wait
    """
    result = subprocess.run([COMMAND, "test", "--", "sh", "-ec", script], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "picture.jpg gave 200" in result.stdout
