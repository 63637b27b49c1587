"""Fixtures: a phone for every test, and what it showed when a test failed.

* `phone`: a phone of this test alone, in a space of its own; safe side by side (pytest-xdist).
* `async_phone`: the same for asyncio.
* `carillon_hub`: what makes the phones: the hub of `carillon test` or `$CARILLON_STATE`, one on another machine
  (`$CARILLON_HUB`, `$CARILLON_CA`, `$CARILLON_HUB_AUTHORIZATION`), else one of this run.
* `carillon_options`: a fixture to override, a dictionary for :meth:`carillon.Hub.phone`; or `@pytest.mark.phone(…)`. With an
  option that only :class:`carillon.Machine` has (`arguments`, `gateway_arguments`), the test has a gateway of its own, too.

A failed test leaves the screen as a picture, every journey and the processes' logs in `--carillon-artifacts`
(`.carillon-artifacts` unless told), in a folder named by the test.
"""

from __future__ import annotations

import json
import pathlib
import re
from typing import Any, Iterator

import pytest

from .api import APIError
from .asynchronous import AsyncPhone
from .hub import Hub
from .machine import Machine
from .phone import Phone

_FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--carillon-artifacts`."""
    group = parser.getgroup("carillon")
    group.addoption(
        "--carillon-artifacts",
        default=".carillon-artifacts",
        metavar="FOLDER",
        help="where a failed test leaves its phone's screen, journeys and logs",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Tells pytest of the mark."""
    config.addinivalue_line("markers", "phone(**options): how the test's phone is, see carillon.Hub.phone")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remembers whether the test failed, for the phone that ends after it."""
    outcome: Any = yield
    if outcome.get_result().failed:
        item.stash[_FAILED] = True


@pytest.fixture
def carillon_options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """How the test's phone is, from `@pytest.mark.phone(…)`."""
    mark = request.node.get_closest_marker("phone")
    return dict(mark.kwargs) if mark else {}


@pytest.fixture(scope="session")
def carillon_hub() -> Iterator[Hub]:
    """What makes the phones of this run, or of this worker of it."""
    with Hub() as hub:
        yield hub


#: Options of :class:`carillon.Machine` that a hub's phone has not.
_OWN_MACHINE = {"command", "state", "arguments", "gateway_arguments", "timeout"}


@pytest.fixture
def phone(request: pytest.FixtureRequest, carillon_options: dict[str, Any]) -> Iterator[Phone]:
    """A phone of this test alone."""
    if carillon_options.keys() & _OWN_MACHINE:
        machine: Any = Machine(**carillon_options)
    else:
        machine = request.getfixturevalue("carillon_hub").phone(**carillon_options)
    try:
        phone = Phone(machine)
        yield phone
        if request.node.stash.get(_FAILED, False):
            folder = pathlib.Path(request.config.getoption("--carillon-artifacts"))
            _keep(phone, folder / re.sub(r"[^\w.-]+", "_", request.node.nodeid))
    finally:
        machine.close()


@pytest.fixture
def async_phone(phone: Phone) -> AsyncPhone:
    """The same phone for asyncio."""
    return AsyncPhone(phone)


def _keep(phone: Phone, folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for part in ("gateway", "device"):
        if log := phone.machine.log(part):
            (folder / f"{part}.log").write_text(log)
    try:
        journeys = [phone.journey(line["id"]) for line in phone.api.get("journeys", limit=100)]
        (folder / "journeys.json").write_text(json.dumps(journeys, indent=2, ensure_ascii=False))
        (folder / "screen.json").write_text(json.dumps(phone.screen(), indent=2, ensure_ascii=False))
        (folder / "screen.png").write_bytes(phone.screenshot())
    except (APIError, OSError) as error:
        # A phone that died is one of the failures that these files are for.
        (folder / "incomplete.txt").write_text(f"{error}\n")
