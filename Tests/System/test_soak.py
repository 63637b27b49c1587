"""A small run of Benchmarks/soak.py: mixed extensions, every push shown once, nothing left."""

import sys

from programs import ROOT, build, run_async

sys.path.insert(0, str(ROOT / "Benchmarks"))

from soak import Soak  # noqa: E402


def test_every_push_is_shown_once_and_nothing_is_left(machine, tmp_path):
    (tmp_path / "bundles").mkdir()
    soak = Soak(machine, build("Tests/Fixtures/Misbehaving", tmp_path / "bundles"))
    run_async(soak.run(120), seconds=600)
    assert soak.problems == []
    assert sum(soak.counts.values()) == 120
