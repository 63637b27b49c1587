"""The shop under test: its web service in this process, the app on a phone of the test's own."""

import os
import pathlib
import subprocess

import pytest
from shop import create_app

TOPIC = "com.example.RichPush"
ROOT = pathlib.Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def bundle(tmp_path_factory):
    """The customers' app, built once."""
    folder = tmp_path_factory.mktemp("bundle")
    command = [os.environ.get("CARILLON_COMMAND", "carillon"), "build", ROOT / "Examples/RichPush", "--output", folder]
    subprocess.run(command, check=True, timeout=600)
    return next(folder.glob("*.app"))


@pytest.fixture
def customer(phone, bundle):
    """A customer's phone with the app, which may notify."""
    return phone.install(bundle)


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
