"""What extensions download."""

import pytest
from local_server import FolderServer


@pytest.fixture(scope="session")
def media(sample_media):
    """The address of a server of the sample media: an extension may not read the files of whoever runs the device."""
    server = FolderServer(sample_media)
    yield server.url("").rstrip("/")
    server.close()
