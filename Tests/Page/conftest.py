"""One browser for all tests of the page, and what extensions download."""

import functools
import http.server
import subprocess
import threading

import pytest
from person import browser, look, own_phone, site  # noqa: F401
from programs import ROOT


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def media():
    """The address of a server of the sample media: an extension may not read the files of whoever runs the device."""
    folder = ROOT / ".build/sample-media"
    subprocess.run([ROOT / "Scripts/make-media.sh", folder], check=True)
    handler = functools.partial(_Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
