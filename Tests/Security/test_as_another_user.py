"""The sandbox and the opening of others' files, tried by a user who is not root: root is let through where users are not."""

import os
import shutil
import subprocess
import tempfile

import pytest
from programs import ROOT

NOBODY = 65534
SUITES = ["SandboxTests", "UntrustedFilesTests", "PropertyListReaderTests"]


@pytest.mark.skipif(os.geteuid() != 0, reason="this user is not root already")
@pytest.mark.skipif(shutil.which("setpriv") is None, reason="setpriv is not installed")
@pytest.mark.parametrize("suite", SUITES)
def test_hostile_code_and_files_as_nobody(suite):
    tests = ROOT / ".build/debug/carillonPackageTests.xctest"
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        os.chown(folder, NOBODY, NOBODY)
        result = subprocess.run(
            ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", tests]
            + ["--testing-library", "swift-testing", "--filter", suite],
            env={"PATH": os.environ["PATH"], "TMPDIR": folder, "HOME": folder},
            capture_output=True,
            text=True,
            timeout=300,
        )
    assert result.returncode == 0, result.stdout + result.stderr
    assert f"Suite {suite} passed" in result.stdout + result.stderr
