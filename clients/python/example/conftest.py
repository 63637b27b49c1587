"""The shop under test: its web service in this process, the app on a phone of the test's own."""

import os
import pathlib
import subprocess

import pytest
from shop import create_app

from carillon import APIError

TOPIC = "com.example.RichPush"
ROOT = pathlib.Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def bundle(tmp_path_factory, carillon_hub):
    """The customers' app, built once; a hub on another machine has it in its bundles folder."""
    if carillon_hub.elsewhere:
        return pathlib.Path("RichPush.app")
    folder = tmp_path_factory.mktemp("bundle")
    command = [os.environ.get("CARILLON_COMMAND", "carillon"), "build", ROOT / "Examples/RichPush", "--output", folder]
    subprocess.run(command, check=True, timeout=600)
    return next(folder.glob("*.app"))


@pytest.fixture
def customer(phone, bundle):
    """A customer's phone with the app, which may notify."""
    return phone.install(bundle)


@pytest.fixture
def faults(phone, customer):
    """What goes wrong with pushes to the phone; a gateway that others reach lets nobody break its answers."""
    try:
        phone.faults.clear(TOPIC)
    except APIError as refused:
        if "--faults" not in refused.message:
            raise
        pytest.skip(refused.message)
    return phone.faults


@pytest.fixture
def shop(phone):
    """The shop's web service, sending to the phone's gateway."""
    provider = phone.provider
    apns = {
        "host": provider.host,
        "port": provider.port,
        "authority": provider.ca_file,
        "key": provider.key_file.read_text(),
        "key_id": provider.key_id,
        "team_id": provider.team_id,
    }
    return create_app(apns, TOPIC).test_client()
