"""One browser for all tests of the page, and what extensions download."""

import pytest
from local_server import FolderServer
from person import browser, look, own_phone, site  # noqa: F401


@pytest.fixture(scope="session")
def media(sample_media):
    """The address of a server of the sample media: an extension may not read the files of whoever runs the device."""
    server = FolderServer(sample_media)
    yield server.url("").rstrip("/")
    server.close()
