"""A small run of Benchmarks/soak.py: mixed extensions, every push shown once, nothing left."""

import asyncio
import concurrent.futures
import sys

from programs import ROOT, build

sys.path.insert(0, str(ROOT / "Benchmarks"))

from soak import Soak  # noqa: E402


def test_every_push_is_shown_once_and_nothing_is_left(machine, tmp_path):
    (tmp_path / "bundles").mkdir()
    soak = Soak(machine, build("Tests/Fixtures/Misbehaving", tmp_path / "bundles"))
    # In a thread of its own: the browser of the page's tests leaves its event loop in this one.
    with concurrent.futures.ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, soak.run(120)).result()
    assert soak.problems == []
    assert sum(soak.counts.values()) == 120
