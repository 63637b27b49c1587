"""A server of media files, some of which misbehave."""

import threading

from local_server import LocalServer, Quiet


class MediaServer(LocalServer):
    """Serves `files` by their names; `/missing` answers 404, `/slow/NAME` holds its bytes back until released."""

    def __init__(self, folder):
        self.folder = folder
        self.asked = []
        # Of the last request for each path.
        self.headers = {}
        self.slow_was_asked = threading.Event()
        self.release = threading.Event()
        outer = self

        class Handler(Quiet):
            def do_GET(self):
                outer.headers[self.path] = self.headers
                outer.asked.append(self.path)
                name = self.path.rsplit("/", 1)[-1]
                file = outer.folder / name
                if not file.is_file():
                    return self.send_error(404)
                body = file.read_bytes()
                self.send_response(200)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                if self.path.startswith("/slow/"):
                    outer.slow_was_asked.set()
                    outer.release.wait(60)
                self.write(body)

        super().__init__(Handler)

    def close(self):
        self.release.set()
        super().close()
