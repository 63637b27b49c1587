"""python-h2 and httpx, which half of the field's clients stand on.

python-h2 reads nothing after GOAWAY; it lets a client send what HTTP/2 forbids, when it is told to.
"""

import json
import pathlib
import socket
import ssl
import time

import h2.config
import h2.connection
import h2.events
import httpx
from gateway import TOPIC, Gateway

PAYLOAD = json.dumps({"aps": {"alert": "Hello"}})


class Connection:
    """A connection by hand, on which any field can be sent."""

    def __init__(self, gateway, port=None, certificate=None):
        """`port`: another than the provider's; `certificate`: the paths of one and of its key."""
        context = ssl.create_default_context(cafile=gateway.ca_path)
        context.set_alpn_protocols(["h2"])
        if certificate:
            context.load_cert_chain(*certificate)
        raw = socket.create_connection(("127.0.0.1", port or gateway.provider_port), timeout=60)
        self.socket = context.wrap_socket(raw, server_hostname="localhost")
        config = h2.config.H2Configuration(
            validate_outbound_headers=False, normalize_outbound_headers=False, header_encoding="utf-8"
        )
        self.h2 = h2.connection.H2Connection(config)
        self.h2.initiate_connection()
        # Its one stream is a wish, which some clients pass over; python-h2 would not.
        self.h2.remote_settings.update({3: 1000})
        self.answers, self.end, self.greeted = {}, None, False

    def request(self, fields, method="POST", path="/3/device/ab", body=PAYLOAD, ends=True):
        """Sends one, without the end of its body unless it `ends`; the number of its stream."""
        stream = self.h2.get_next_available_stream_id()
        head = [(":method", method), (":scheme", "https"), (":path", path), (":authority", "localhost")]
        self.h2.remote_settings.update({3: 1000})
        self.h2.send_headers(stream, head + fields, end_stream=not body)
        if body:
            self.h2.send_data(stream, body.encode(), end_stream=ends)
        self.answers[stream] = {"body": b"", "whole": False}
        return stream

    def read(self, until):
        """Reads until `until()`, or until the gateway closes."""
        self.socket.sendall(self.h2.data_to_send())
        while not until():
            data = self.socket.recv(65536)
            if not data:
                return
            for event in self.h2.receive_data(data):
                match event:
                    case h2.events.ResponseReceived():
                        self.answers[event.stream_id]["fields"] = dict(event.headers)
                    case h2.events.DataReceived():
                        self.answers[event.stream_id]["body"] += event.data
                        self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                    case h2.events.StreamEnded():
                        self.answers[event.stream_id]["whole"] = True
                    case h2.events.StreamReset():
                        self.answers[event.stream_id]["reset"] = True
                    case h2.events.SettingsAcknowledged():
                        self.greeted = True
                    case h2.events.ConnectionTerminated():
                        self.end = json.loads(event.additional_data)
            self.socket.sendall(self.h2.data_to_send())

    def ask(self, fields, **request):
        """One request and its answer: status, reason, fields."""
        return self.answer(self.request(fields, **request))

    def answer(self, stream):
        """The answer to a request: status, reason, fields."""
        answer = self.answers[stream]
        self.read(lambda: answer["whole"] or "reset" in answer)
        assert "reset" not in answer, "a bare RST_STREAM"
        body = json.loads(answer["body"])["reason"] if answer["body"] else None
        return int(answer["fields"][":status"]), body, answer["fields"]


def test_a_410_comes_whole_when_the_connection_is_told_to_go(faulty_gateway):
    gateway = faulty_gateway
    token = gateway.courier().register(TOPIC)
    with httpx.Client(http2=True, verify=ssl.create_default_context(cafile=gateway.ca_path)) as client:
        for _ in range(5):
            fault = {"token": token, "reason": "Unregistered", "goAway": True, "count": 1}
            assert client.post(f"{gateway.url}/carillon/faults", json=fault).status_code == 201
            fields = {"authorization": gateway.bearer(), "apns-topic": TOPIC}
            answer = client.post(f"{gateway.url}/3/device/{token}", content=PAYLOAD, headers=fields)
            assert answer.status_code == 410
            assert answer.json()["reason"] == "Unregistered"
            assert answer.json()["timestamp"] > 1_600_000_000_000


def test_what_is_under_way_is_answered_before_the_gateway_ends(faulty_gateway):
    gateway = faulty_gateway
    token = gateway.courier().register(TOPIC)
    connection = Connection(gateway)
    fields = [("authorization", gateway.bearer()), ("apns-topic", TOPIC)]
    assert connection.ask(fields, path=f"/3/device/{token}")[0] == 200
    with httpx.Client(http2=True, verify=ssl.create_default_context(cafile=gateway.ca_path)) as client:
        assert client.post(f"{gateway.url}/carillon/faults", json={"delay": 0.5}).status_code == 201
    streams = [connection.request(fields, path=f"/3/device/{token}") for _ in range(50)]
    connection.socket.sendall(connection.h2.data_to_send())
    # They are there: what was sent behind them is answered.
    connection.h2.ping(b"12345678")
    connection.socket.sendall(connection.h2.data_to_send())
    time.sleep(0.1)
    gateway.machine.processes["gateway"].terminate()
    connection.read(lambda: connection.end)
    assert [connection.answers[stream]["whole"] for stream in streams] == [True] * 50
    assert {connection.answers[stream]["fields"][":status"] for stream in streams} <= {"200", "503"}
    assert connection.end == {"reason": "Shutdown"}
    gateway.machine.processes["gateway"].wait(timeout=10)


def test_whatever_a_client_sends_has_an_answer_with_a_reason_and_an_id(gateway):
    token = gateway.courier().register(TOPIC)
    connection = Connection(gateway)
    bearer, topic = ("authorization", gateway.bearer()), ("apns-topic", TOPIC)
    device = f"/3/device/{token}"

    def reason(*fields, **request):
        status, reason, answer = connection.ask(list(fields), **{"path": device} | request)
        assert len(answer["apns-id"]) == 36
        assert status == 200 or answer["carillon-explanation"]
        return status, reason

    assert reason(bearer, topic) == (200, None)
    assert reason(("authorization", "bearer "), topic) == (403, "MissingProviderToken")
    assert reason(("authorization", ""), topic) == (403, "MissingProviderToken")
    assert reason((bearer[0], bearer[1] + "  "), topic) == (200, None)
    assert reason(bearer, ("apns-topic", TOPIC + " ")) == (200, None)
    assert reason(bearer, ("apns-topic", TOPIC + "\x01")) == (400, "BadTopic")
    assert reason(bearer, topic, ("apns-id", "\x7f")) == (400, "BadMessageId")
    assert reason(bearer, topic, ("apns-priority", "10\n")) == (400, "BadPriority")
    assert reason(bearer, topic, ("x", "a\rb")) == (200, None)
    assert reason(bearer, topic, ("x y", "z")) == (200, None)
    assert reason(bearer, topic, ("x", "y" * 9000)) == (413, "PayloadTooLarge")
    assert reason(bearer, topic, path=device + "\x01") == (400, "BadDeviceToken")
    assert reason(bearer, topic, path="/3/device/ \t") == (400, "MissingDeviceToken")
    assert reason(bearer, topic, path="*") == (404, "BadPath")
    assert reason(bearer, topic, method="GET", body="") == (405, "MethodNotAllowed")
    assert reason(bearer, topic, body="") == (400, "PayloadEmpty")
    assert reason(bearer, topic) == (200, None)


def test_an_idle_connection_costs_little_memory(machine):
    """38 KiB were measured, of which 13 are buffers of TLS and of frames, each connection's own."""
    machine.start_gateway()
    gateway = Gateway(machine.state, machine.provider_port, machine.courier_port)
    process = machine.processes["gateway"].pid

    def private():
        rows = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]
        return sum(int(row.split()[1]) for row in rows if row.startswith("Private"))

    def connections(count):
        held = []
        for _ in range(count):
            connection = Connection(gateway)
            # Its SETTINGS are answered: the handshake is over, and HTTP/2 is spoken.
            connection.read(lambda connection=connection: connection.greeted)
            held.append(connection)
        return held

    first = connections(50)
    before = private()
    others = connections(250)
    assert (private() - before) / len(others) < 48
    fields = [("authorization", gateway.bearer()), ("apns-topic", TOPIC)]
    for connection in (first + others)[::45]:
        assert connection.ask(fields, path=f"/3/device/{'ab' * 32}")[:2] == (400, "BadDeviceToken")


def test_the_answer_to_head_has_no_body(gateway):
    connection = Connection(gateway)
    status, reason, fields = connection.ask([], method="HEAD", body="")
    assert (status, reason) == (405, None)
    assert fields["content-type"] == "application/json"
    assert "MethodNotAllowed" not in fields.values()
    assert connection.ask([], method="GET", body="")[:2] == (405, "MethodNotAllowed")
