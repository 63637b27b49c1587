"""`CarillonTestSupport`: what a failed Swift test leaves, beside the report of `carillon test`."""

import json
import os
import subprocess

import pytest
from programs import COMMAND, ROOT

TESTS = ROOT / ".build/debug/carillonPackageTests.xctest"


@pytest.mark.skipif(not TESTS.exists(), reason="the Swift tests are not built: Scripts/build.sh --tests")
def test_a_failed_test_leaves_the_screen_and_the_journeys(built_app, tmp_path):
    environment = os.environ | {"SHOP_APP": str(built_app), "SHOP_FAILS": "1", "CARILLON_ARTIFACTS": str(tmp_path / "kept")}
    suite = [TESTS, "--testing-library", "swift-testing", "--filter", "FailingTests", "--attachments-path", tmp_path]
    result = subprocess.run(
        [COMMAND, "test", "--report", tmp_path / "report", "--", *suite], capture_output=True, text=True, timeout=300, env=environment
    )
    assert result.returncode != 0 and "the customer expected something else" in result.stdout + result.stderr, result.stdout + result.stderr
    [folder] = (tmp_path / "kept").iterdir()
    assert "FailingTests" in folder.name
    [journey] = [one for one in json.loads((folder / "journeys.json").read_text()) if not one["id"].startswith("local-")]
    assert "shown" in [step["event"] for step in journey["entries"]]
    assert json.loads((folder / "screen.json").read_text())["center"]
    assert (folder / "screen.png").read_bytes().startswith(b"\x89PNG")
    attached = {file.name.partition(".")[2] for file in tmp_path.iterdir() if file.is_file()}
    assert {"json", "png"} <= attached, attached
    assert "Order received" in (tmp_path / "report/junit.xml").read_text()
