"""What the system tests share."""

import pytest
from media_server import MediaServer


@pytest.fixture
def media(sample_media):
    """A server of the sample media."""
    server = MediaServer(sample_media)
    yield server
    server.close()
