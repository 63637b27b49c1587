"""A page that does next to nothing, as a limit for measure.py: it paints a rectangle when a server-sent event comes."""

import contextlib
import http.server
import queue
import threading

PAGE = b"""<!doctype html><title>bare</title><style>body { margin: 0; font: 15px/20px sans-serif }
#list { height: 800px; width: 402px; overflow-y: auto } #list div { height: 68px; margin: 8px; border-radius: 24px; background: #eee }
.painted { position: fixed; inset: 0 0 auto; height: 68px; background: #07f }</style><div id=list></div>
<script>
new EventSource('/events').onmessage = (event) => {
    const node = document.createElement('div');
    node.className = 'painted';
    node.dataset.number = event.data;
    document.body.append(node);
};
</script>"""


class Bare:
    """The server; `send` has every open page paint a rectangle."""

    def __enter__(self):
        pages = self.pages = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                with contextlib.suppress(OSError):  # the page has gone
                    self.answer()

            def answer(self):
                self.send_response(200)
                if self.path != "/events":
                    self.send_header("content-type", "text/html")
                    self.end_headers()
                    return self.wfile.write(PAGE)
                self.send_header("content-type", "text/event-stream")
                self.end_headers()
                mine = queue.Queue(64)
                pages.append(mine)
                while (number := mine.get()) is not None:
                    self.wfile.write(f"data: {number}\n\n".encode())

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        return self

    def __exit__(self, *error):
        self.send(None)
        self.server.shutdown()
        self.server.server_close()

    def send(self, number):
        for page in self.pages:
            page.put(number)
