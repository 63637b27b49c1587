"""An HTTP server on this machine, in a thread, for as long as a test needs one."""

import functools
import http.server
import threading


class Quiet(http.server.BaseHTTPRequestHandler):
    """Logs nothing, and bears that a client goes away."""

    def write(self, body):
        """Whether the client still reads."""
        try:
            self.wfile.write(body)
        except OSError:
            return False
        return True

    def log_message(self, *arguments):
        pass


class LocalServer:
    """Answers by `handler` on a port of its own until it is closed."""

    def __init__(self, handler):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_port}/{path}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class FolderServer(LocalServer):
    """Serves the files of a folder."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *arguments):
            pass

    def __init__(self, folder):
        super().__init__(functools.partial(self.Handler, directory=folder))
