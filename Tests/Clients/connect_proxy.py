"""An HTTP proxy as networks have them (RFC 9110, 9.3.6): CONNECT alone, perhaps with a password, perhaps a broken one."""

import base64
import socket
import threading


class ConnectProxy:
    """Leads names of others to ports of this machine, and remembers what was asked and what went through."""

    def __init__(self, leads_to=None, password=None, refuses=None, tunnels_until=None):
        """
        :param leads_to: ports of this machine by `host:port` as it is asked for; what is not in it gets a 502.
        :param password: `name:password` that it asks for.
        :param refuses: a status line in place of a tunnel.
        :param tunnels_until: bytes from the client after which the first tunnel is cut.
        """
        self.leads_to, self.password, self.refuses, self.tunnels_until = leads_to or {}, password, refuses, tunnels_until
        self.asked, self.passed = [], bytearray()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self):
        if self._listener.fileno() < 0:
            return
        # A thread that accepts is not woken by closing alone.
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self):
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client):
        with client:
            head = b""
            while b"\r\n\r\n" not in head:
                if not (piece := client.recv(4096)) or len(head) > 16_384:
                    return
                head += piece
            head, _, early = head.partition(b"\r\n\r\n")
            request, *lines = head.decode().split("\r\n")
            fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            with self._lock:
                number = len(self.asked)
                self.asked.append((request, fields))
            method, target, _ = request.split(" ")
            if refusal := self._refusal(method, target, fields):
                client.sendall(f"HTTP/1.1 {refusal}\r\nContent-Length: 0\r\n\r\n".encode())
                return
            with socket.create_connection(("127.0.0.1", self.leads_to[target])) as server:
                client.sendall(b"HTTP/1.1 200 Connection established\r\nVia: 1.1 test\r\n\r\n")
                back = threading.Thread(target=self._relay, args=(server, client), daemon=True)
                back.start()
                self._relay(client, server, early, self.tunnels_until if number == 0 else None)
                back.join()

    def _refusal(self, method, target, fields):
        if method != "CONNECT":
            return "405 Method Not Allowed"
        if self.refuses:
            return self.refuses
        if self.password:
            wanted = "Basic " + base64.b64encode(self.password.encode()).decode()
            if fields.get("proxy-authorization") != wanted:
                return "407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=\"test\""
        return None if target in self.leads_to else "502 Bad Gateway"

    def _relay(self, source, target, early=b"", until=None):
        count = 0
        try:
            while piece := early or source.recv(65_536):
                early = b""
                with self._lock:
                    self.passed += piece
                target.sendall(piece)
                count += len(piece)
                if until is not None and count >= until:
                    break
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
