"""Devices that a process plays: many TLS connections to the courier of one gateway."""

import concurrent.futures
import contextlib
import re
import selectors
import ssl
import threading

import measuring  # noqa: F401  (where the tests' modules are)
from carillon_links import Closed, Courier, frame


class Devices:
    """Devices that take every push at once and acknowledge it, and say that they are there; all in one thread of this process."""

    ASKED = re.compile(rb'"serial":(\d+)[,}]|"type":"ping"')

    def __init__(self, ours, topic, count, name="here", at_once=1):
        """`at_once`: how many connect at a time."""
        self.acknowledged = self.again = 0
        self.ours, self.topic = ours, topic
        self.selector = selectors.DefaultSelector()
        self.ends = False
        # From the first one on: whoever says nothing for 45 s while the others register is taken for gone.
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        with concurrent.futures.ThreadPoolExecutor(at_once) as threads:
            self.couriers = list(threads.map(self.connect, [f"{name}-{number}" for number in range(count)]))
        self.tokens = [courier.token for courier in self.couriers]

    def connect(self, device):
        courier = self.registered(device)
        courier.socket.setblocking(False)
        courier.rest = b""
        self.selector.register(courier.socket, selectors.EVENT_READ, courier)
        return courier

    def registered(self, device):
        """Again, as devices do, when the gateway's machine has too much else to do."""
        while True:
            with contextlib.suppress(OSError, Closed):
                courier = Courier(self.ours.courier_port, self.ours.ca_path, device=device)
                courier.token = courier.register(self.topic)
                return courier
            self.again += 1

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.ends = True
        self.thread.join()
        for courier in self.couriers:
            courier.close()

    def run(self):
        while not self.ends:
            for key, _ in self.selector.select(timeout=0.1):
                self.take(key.data)

    def take(self, courier):
        try:
            while piece := courier.socket.recv(262_144):
                courier.rest += piece
        except ssl.SSLWantReadError:
            pass
        end = 0
        answer = []
        pushes = 0
        for found in self.ASKED.finditer(courier.rest):
            end = found.end()
            pushes += found[1] is not None
            answer.append(frame({"type": "acknowledge", "serial": int(found[1])} if found[1] else {"type": "pong"}))
        # A number may be cut off at the end.
        courier.rest = courier.rest[max(end, len(courier.rest) - 64) :]
        if answer:
            courier.socket.setblocking(True)
            courier.socket.sendall(b"".join(answer))
            courier.socket.setblocking(False)
            self.acknowledged += pushes
