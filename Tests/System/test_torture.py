"""`carillon torture`: every grade, on an extension that works for a good push alone, and an example that stands all of it."""

import json
import subprocess

import pytest
from programs import COMMAND, ROOT, build

FRAGILE = ROOT / "Tests/Fixtures/Fragile/NotificationService/NotificationService.swift"


def torture(bundle, *arguments):
    return subprocess.run([COMMAND, "torture", bundle, "--json", "--patience", "3", *arguments], capture_output=True, text=True, timeout=500)


@pytest.fixture(scope="module")
def fragile(tmp_path_factory):
    bundle = build("Tests/Fixtures/Fragile", tmp_path_factory.mktemp("fragile"))
    names = "media-missing,media-silent,media-huge,media-redirect,keys-missing,keys-number,text-unicode,killed,after-killed,twice"
    result = torture(bundle, "--only", names)
    assert result.returncode == 1, result.stderr
    return {case["name"]: case for case in json.loads(result.stdout)["cases"]}


@pytest.mark.parametrize("name", ["good", "media-redirect", "text-unicode", "after-killed", "twice"])
def test_right(fragile, name):
    assert fragile[name]["grade"] == "right", fragile[name]


@pytest.mark.parametrize("name", ["media-missing", "keys-missing", "killed"])
def test_degraded(fragile, name):
    assert fragile[name]["grade"] == "degraded", fragile[name]


def test_timed_out(fragile):
    assert fragile["media-silent"]["grade"] == "timed-out", fragile["media-silent"]


def test_crashed_at_a_line(fragile):
    case = fragile["media-huge"]
    line = next(number for number, text in enumerate(FRAGILE.read_text().splitlines(), 1) if "try! UNNotificationAttachment" in text)
    assert (case["grade"], case["place"]) == ("crashed", f"NotificationService.swift:{line}"), case
    assert case["stack"]


def test_a_failed_cast_says_which(fragile):
    case = fragile["keys-number"]
    assert case["grade"] == "crashed" and "Could not cast value of type" in case["detail"], case


@pytest.fixture(scope="module")
def silencing(tmp_path_factory):
    """An extension that may filter, shows only what it knows, and loads nothing."""
    bundle = build("Tests/Fixtures/Silencing", tmp_path_factory.mktemp("silencing"))
    result = torture(bundle, "--only", "keys-missing,keys-number,text-unicode,media-silent,network-off,address-empty")
    assert result.returncode == 1, result.stderr
    return json.loads(result.stdout)


def test_lost(silencing):
    cases = {case["name"]: case for case in silencing["cases"]}
    assert cases["good"]["grade"] == cases["text-unicode"]["grade"] == "right", cases
    for name in ("keys-missing", "keys-number"):
        assert cases[name]["grade"] == "lost" and "empty content" in cases[name]["detail"], cases[name]
    assert not silencing["isPassed"]


def test_skipped(silencing):
    cases = {case["name"]: case for case in silencing["cases"]}
    for name in ("media-silent", "network-off", "address-empty"):
        assert cases[name]["grade"] == "skipped" and "asked for no file" in cases[name]["detail"], cases[name]
    assert silencing["grades"] == {"right": 2, "lost": 2, "skipped": 3}


def test_an_example_stands_all_of_it(built_app):
    result = torture(built_app)
    report = json.loads(result.stdout)
    bad = [case for case in report["cases"] if case["grade"] in ("timed-out", "crashed", "lost", "skipped")]
    assert result.returncode == 0 and not bad, bad
    grades = {case["name"]: case["grade"] for case in report["cases"]}
    assert grades["good"] == grades["after-killed"] == grades["media-redirect"] == "right"


def test_what_cannot_be_used(tmp_path):
    assert torture(tmp_path / "nothing.app").returncode == 65
    assert torture(tmp_path, "--only", "no-such-case").returncode == 64
    assert torture(tmp_path, "--patience", "0").returncode == 64
    plain = tmp_path / "plain.json"
    plain.write_text('{"aps": {"alert": "only a text"}}')
    (tmp_path / "Some.app").mkdir()
    told = torture(tmp_path / "Some.app", "--payload", plain)
    assert told.returncode == 65 and "alert that is an object" in told.stderr
