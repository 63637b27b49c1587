"""`carillon lint`: its places, SARIF, an installed app's facts, media, and the page that is written from its table."""

import http.server
import json
import re
import subprocess
import sys
import threading

import pytest
from programs import APP, COMMAND, ROOT

TYPO = '{\n  "aps": {"alert": {"titel": "Hi", "body": "there"}, "badge": "1"}\n}\n'


def lint(*arguments, status=0, **options):
    outcome = subprocess.run([COMMAND, "lint", *map(str, arguments)], capture_output=True, text=True, timeout=60, **options)
    assert outcome.returncode == status, outcome.stdout + outcome.stderr
    return outcome.stdout


@pytest.fixture
def typo(tmp_path):
    file = tmp_path / "ty po.json"
    file.write_text(TYPO)
    return file


def test_a_mark_has_its_place_as_compilers_write_it(typo):
    lines = lint(typo).splitlines()
    assert lines[0] == f"{typo}:2:21: warning: aps.alert.titel: no phone knows “titel”; is “title” meant? [unknown-key]"
    assert lines[1].startswith(f"{typo}:2:54: warning: aps.badge: ") and lines[1].endswith("[badge-not-number]")


def test_sarif_has_what_its_schema_requires(typo):
    """The members that SARIF 2.1.0 (OASIS, sections 3.13 to 3.52) requires, and those that hosts read."""
    log = json.loads(lint("--sarif", "ty po.json", cwd=typo.parent))
    assert log["version"] == "2.1.0" and "sarif-schema-2.1.0" in log["$schema"]
    (run,) = log["runs"]
    driver = run["tool"]["driver"]
    assert driver["name"] and re.fullmatch(r"\d+\.\d+\.\d+", driver["version"])
    ids = [rule["id"] for rule in driver["rules"]]
    assert len(set(ids)) == len(ids)
    for rule in driver["rules"]:
        assert rule["shortDescription"]["text"] and rule["help"]["text"] and rule["helpUri"].startswith("https://")
        assert rule["defaultConfiguration"]["level"] in ("error", "warning")
    assert [result["ruleId"] for result in run["results"]] == ["unknown-key", "badge-not-number"]
    for result in run["results"]:
        assert ids[result["ruleIndex"]] == result["ruleId"] and result["message"]["text"] and result["level"] == "warning"
        (location,) = result["locations"]
        assert location["physicalLocation"]["artifactLocation"]["uri"] == "ty%20po.json"
        assert location["physicalLocation"]["region"]["startLine"] == 2
    assert run["results"][0]["locations"][0]["logicalLocations"][0]["fullyQualifiedName"] == "/aps/alert/titel"
    assert json.loads(lint("--sarif", "-", input="{}", status=1))["runs"][0]["results"][0]["level"] == "error"


def test_the_page_of_rules_is_current():
    outcome = subprocess.run([sys.executable, ROOT / "Scripts/lint-rules.py", "--check"], capture_output=True, text=True)
    assert outcome.returncode == 0, outcome.stderr


def test_what_the_installed_app_lacks_is_told(phone):
    payload = {"aps": {"alert": "a", "category": "NO-SUCH", "sound": "none.caf", "mutable-content": 1}}
    asked = phone.lint(payload, bundleID=APP)
    assert [mark["rule"] for mark in asked] == ["category-unregistered", "sound-missing"]
    told = subprocess.run(
        [COMMAND, "lint", "-", "--app", APP, "--state", phone.state], input=json.dumps(payload), capture_output=True, text=True, timeout=60
    )
    assert "[category-unregistered]" in told.stdout and "[sound-missing]" in told.stdout, told.stdout + told.stderr
    assert phone.lint({"aps": {"alert": "a", "sound": "default"}}, bundleID=APP) == []
    rules = phone.get("pushes/lint/rules")
    assert {mark["rule"] for mark in asked} <= {rule["id"] for rule in rules}


class Pictures(http.server.BaseHTTPRequestHandler):
    def do_HEAD(self):
        self.send_response(404 if "none" in self.path else 200)
        self.send_header("Content-Length", str(20_000_000 if "large" in self.path else 1_000))
        self.end_headers()

    def log_message(self, *_):
        pass


def test_media_are_asked_for_their_size():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pictures)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    names = ["small.jpg", "large.jpg", "large.mp4", "none.jpg"]
    payload = {"aps": {"alert": "a", "mutable-content": 1}, "media": [f"{base}/{name}" for name in names]}
    (report,) = json.loads(lint("--json", "--media", "-", input=json.dumps(payload)))
    server.shutdown()
    assert [(mark["rule"], mark["pointer"]) for mark in report["marks"]] == [("media-too-large", "/media/1"), ("media-unreachable", "/media/3")]
