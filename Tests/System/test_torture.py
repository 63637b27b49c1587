"""`carillon torture`: every grade, on an extension that works for a good push alone, and an example that stands all of it."""

import json
import subprocess

import pytest
from programs import COMMAND, ROOT, build

FRAGILE = ROOT / "Tests/Fixtures/Fragile/NotificationService/NotificationService.swift"
KEEPER = ROOT / "Tests/Fixtures/Keeper/NotificationService/NotificationService.swift"


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


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """An extension that needs memory and its files, and the report of it."""
    folder = tmp_path_factory.mktemp("keeper")
    bundle = build("Tests/Fixtures/Keeper", folder)
    result = torture(bundle, "--only", "memory-12,memory-24,storage-locked,storage-full", "--report", folder / "report")
    assert result.returncode == 1, result.stderr
    return json.loads(result.stdout), folder / "report"


def test_phones_of_less_memory_and_storage(kept):
    cases = {case["name"]: case for case in kept[0]["cases"]}
    assert cases["good"]["grade"] == cases["memory-24"]["grade"] == "right", cases
    assert cases["memory-12"]["grade"] == "crashed" and "limit is 12.0 MB" in cases["memory-12"]["detail"], cases["memory-12"]
    line = next(number for number, text in enumerate(KEEPER.read_text().splitlines(), 1) if "try!" in text)
    for name in ("storage-locked", "storage-full"):
        case = cases[name]
        assert (case["grade"], case["place"]) == ("crashed", f"NotificationService.swift:{line}"), case


def test_a_report_with_stack_and_picture_of_each_fall(kept, browser):
    told, folder = kept
    assert json.loads((folder / "torture.json").read_text()) == told
    fallen = [case for case in told["cases"] if case["grade"] == "crashed"]
    assert {path.name for path in folder.iterdir()} == {"torture.html", "torture.json"} | {case["picture"] for case in fallen}
    page = browser.new_page()
    problems = []
    page.on("console", lambda message: problems.append(message.text))
    page.on("request", lambda request: problems.append(request.url) if request.url.startswith("http") else None)
    page.goto((folder / "torture.html").as_uri())
    assert page.title() == "5 cases: 2 right, 3 crashed"
    for case in told["cases"]:
        part = page.locator(f"#{case['name']}")
        assert part.get_attribute("open") == ("" if case in fallen else None), case["name"]
        assert case["what"] in part.inner_text()
        for call in case["stack"]:
            assert call in part.inner_text()
        assert part.locator("img").count() == (1 if case in fallen else 0)
    assert page.evaluate("[...document.images].every(image => image.complete && image.naturalWidth > 300)")
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not problems
    page.close()


def test_an_example_stands_all_of_it(built_app):
    result = torture(built_app)
    report = json.loads(result.stdout)
    bad = [case for case in report["cases"] if case["grade"] in ("timed-out", "crashed", "lost", "skipped")]
    assert result.returncode == 0 and not bad, bad
    grades = {case["name"]: case["grade"] for case in report["cases"]}
    assert grades["good"] == grades["after-killed"] == grades["media-redirect"] == "right"


def test_the_cases_are_listed_without_a_bundle():
    listed = subprocess.run([COMMAND, "torture", "--list"], capture_output=True, text=True)
    names = [line.split()[0] for line in listed.stdout.splitlines()]
    assert listed.returncode == 0 and {"good", "memory-16", "storage-full"} <= set(names)
    assert len(names) == len(set(names)) == 45, "Testing.md says so"
    assert subprocess.run([COMMAND, "torture"], capture_output=True).returncode == 64


def test_what_cannot_be_used(tmp_path):
    assert torture(tmp_path / "nothing.app").returncode == 65
    assert torture(tmp_path, "--only", "no-such-case").returncode == 64
    assert torture(tmp_path, "--patience", "0").returncode == 64
    plain = tmp_path / "plain.json"
    plain.write_text('{"aps": {"alert": "only a text"}}')
    (tmp_path / "Some.app").mkdir()
    told = torture(tmp_path / "Some.app", "--payload", plain)
    assert told.returncode == 65 and "alert that is an object" in told.stderr
