"""Every reason of Apple's table, earned by the request or the condition that its rule names.

The table is the command's own (`carillon faults tokens`): a reason that is in it and has no way here fails the test. What it marks
with “only so” no request can earn, since what decides it at Apple is in no request: the token of its name has to do.
"""

import base64
import json
import re
import resource
import signal
import sqlite3
import subprocess
import time
import uuid

from gateway import TOPIC, Gateway, new_key
from programs import COMMAND, wait_for
from test_certificates import issue, strangers
from test_h2 import Connection

APP = "com.example.reasons"
PER_MINUTE = 3
CHANNEL = json.dumps({"message-storage-policy": 0, "push-type": "LiveActivity"})
WAYS = {}


def earns(reason):
    """Marks what sends a request that earns a reason, and gives its answer."""

    def add(way):
        assert reason not in WAYS
        WAYS[reason] = way
        return way

    return add


class World:
    """A strict gateway with both environments, apps on a device, and keys."""

    def __init__(self, machine, folder):
        # What would be written behind a limit fails, as on a full disk; the signal would end the process.
        machine.options = {"preexec_fn": lambda: signal.signal(signal.SIGXFSZ, signal.SIG_IGN)}
        self.machine, self.folder = machine, folder
        self.start()
        courier = self.gateway.courier()
        self.tokens = {name: courier.register(name) for name in [f"{APP}.{number}" for number in range(40)]}
        courier.close()
        self.apps = iter(list(self.tokens))
        self.keys = {
            "team": self.add_key("TEAMKEY001"),
            "first": self.add_key("TOPICKEY01", "--topic", f"{APP}.0"),
            "second": self.add_key("TOPICKEY02", "--topic", f"{APP}.0"),
            "sandbox": self.add_key("SANDKEY001", "--environment", "sandbox"),
        }
        next(self.apps)

    def start(self, *options):
        ports = ["--sandbox-port", "0", "--production-port", "0"]
        self.machine.start_gateway(0, 0, "--strict", *ports, "--pushes-per-minute", str(PER_MINUTE), *options)
        self.gateway = Gateway(self.machine.state, self.machine.provider_port, self.machine.courier_port, self.machine)

    def port(self, environment):
        return self.machine.running("gateway")[environment]

    def add_key(self, key_id, *options):
        path = self.folder / f"AuthKey_{key_id}.p8"
        path.write_text(new_key())
        added = self.machine.command("key", "add", path, "--team", "TEAM000001", *options)
        assert added.returncode == 0, added.stderr
        return path.read_text(), key_id

    def bearer(self, name="team", age=0):
        key, key_id = self.keys[name]
        return "authorization", self.gateway.bearer(key, key_id, "TEAM000001", age)

    def push(self, *fields, app=None, connection=None, **request):
        """A push that would be taken, but for what is told: a field in the place of the usual, or None for without it."""
        app = app or next(self.apps)
        usual = [("apns-id", str(uuid.uuid4()).upper()), self.bearer(), ("apns-topic", app)]
        request = {"path": f"/3/device/{self.tokens.get(app)}"} | request
        return Answer(connection or Connection(self.gateway), changed(usual, fields), request)

    def channels(self, *fields, place="channels", app=TOPIC, connection=None, **request):
        """A request about an app's channels, as `push`."""
        usual = [("apns-request-id", str(uuid.uuid4())), self.bearer()]
        request = {"path": f"/1/apps/{app}/{place}", "body": CHANNEL} | request
        return Answer(connection or Connection(self.gateway), changed(usual, fields), request)


def changed(usual, fields):
    told = {name for name, _ in fields}
    return [field for field in usual if field[0] not in told] + [field for field in fields if field[1] is not None]


class Answer:
    """The answer to a request, looked at by every rule that is the same for all."""

    def __init__(self, connection, head, request):
        self.sent = dict(head)
        self.connection = connection
        self.is_of_channels = request["path"].startswith("/1/apps/")
        self.stream = connection.request(head, **request)
        connection.socket.sendall(connection.h2.data_to_send())

    def read(self):
        self.connection.answer(self.stream)
        answer = self.connection.answers[self.stream]
        self.fields = answer["fields"]
        self.status, self.body = int(self.fields[":status"]), json.loads(answer["body"] or "null")
        return self

    def check(self, status, reason):
        self.read()
        assert (self.status, (self.body or {}).get("reason")) == (status, reason), (reason, self.fields, self.body)
        assert set(self.body) == ({"reason", "timestamp"} if status == 410 else {"reason"})
        own, other = ("apns-request-id", "apns-id") if self.is_of_channels else ("apns-id", "apns-request-id")
        expected = {":status", own, "content-type", "carillon-explanation"}
        assert set(self.fields) - {"retry-after"} == expected, (reason, self.fields)
        assert other not in self.fields
        assert status == 503 or "retry-after" not in self.fields
        assert self.fields["content-type"] == "application/json"
        if reason == "BadMessageId":
            assert re.fullmatch(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", self.fields[own])
        else:
            assert self.fields[own] == self.sent.get(own, self.fields[own]), "as it was sent, byte for byte"


def test_every_reason_of_the_table_is_earned_by_its_own_rule(machine, tmp_path):
    world = World(machine, tmp_path)
    tokens = subprocess.run([COMMAND, "faults", "tokens"], capture_output=True, text=True, check=True).stdout
    listed = [line.split() for line in tokens.splitlines()]
    table = {reason: int(status) for status, reason, *_ in listed}
    only = {reason for _, reason, _, *note in listed if note}
    world.magic = {reason: token for _, reason, token, *_ in listed}
    for reason in only:
        WAYS.setdefault(reason, lambda world, reason=reason: world.push(path=f"/3/device/{world.magic[reason]}"))
    assert set(WAYS) == set(table), "each reason has a way, and each way a reason"
    assert only == {"Forbidden", "ExpiredToken", "FeatureNotEnabled"}, "what no request earns"
    world.slow = world.push(ends=False)
    # In the order below: the last ones end the gateway and start it anew.
    ways = sorted(WAYS.items(), key=lambda way: way[0] not in only)
    answers = {reason: way(world) for reason, way in ways}
    for reason, answer in answers.items():
        answer.check(table[reason], reason)
    assert abs(answers["Unregistered"].body["timestamp"] / 1000 - world.unregistered_at) < 30


@earns("BadCollapseId")
def _(world):
    return world.push(("apns-collapse-id", "x" * 65))


@earns("BadDeviceToken")
def _(world):
    return world.push(path=f"/3/device/{'ab' * 32}")


@earns("BadExpirationDate")
def _(world):
    return world.push(("apns-expiration", "soon"))


@earns("BadMessageId")
def _(world):
    return world.push(("apns-id", "1"))


@earns("BadPriority")
def _(world):
    return world.push(("apns-priority", "10"), ("apns-push-type", "background"))


@earns("BadTopic")
def _(world):
    return world.push(("apns-topic", "no topic"))


@earns("DeviceTokenNotForTopic")
def _(world):
    return world.push(("apns-topic", TOPIC))


@earns("DuplicateHeaders")
def _(world):
    return world.push(("apns-topic", TOPIC), ("apns-topic", TOPIC))


@earns("InvalidPushType")
def _(world):
    return world.push(("apns-push-type", "pigeon"))


@earns("MissingDeviceToken")
def _(world):
    return world.push(path="/3/device/")


@earns("MissingTopic")
def _(world):
    return world.push(("apns-topic", None))


@earns("PayloadEmpty")
def _(world):
    return world.push(body="")


@earns("TopicDisallowed")
def _(world):
    return world.push(world.bearer("first"))


@earns("BadCertificate")
def _(world):
    connection = Connection(world.gateway, certificate=strangers(world.folder, None))
    return world.push(("authorization", None), connection=connection)


@earns("BadCertificateEnvironment")
def _(world):
    pair = issue(world.gateway, world.folder, "--environment", "sandbox")
    connection = Connection(world.gateway, world.port("production"), pair)
    return world.push(("authorization", None), connection=connection)


@earns("ExpiredProviderToken")
def _(world):
    return world.push(world.bearer(age=3700))


@earns("InvalidProviderToken")
def _(world):
    return world.push(("authorization", world.gateway.bearer(new_key(), "TEAMKEY001", "TEAM000001")))


@earns("MissingProviderToken")
def _(world):
    return world.push(("authorization", None))


@earns("UnrelatedKeyIdInToken")
def _(world):
    connection = Connection(world.gateway)
    assert world.push(world.bearer("first"), app=f"{APP}.0", connection=connection).read().status == 200
    return world.push(world.bearer("second"), app=f"{APP}.0", connection=connection)


@earns("BadEnvironmentKeyIdInToken")
def _(world):
    return world.push(world.bearer("sandbox"), connection=Connection(world.gateway, world.port("production")))


@earns("BadPath")
def _(world):
    return world.push(path="/4/device/ab")


@earns("MethodNotAllowed")
def _(world):
    return world.push(method="GET", body="")


@earns("Unregistered")
def _(world):
    courier, app = world.gateway.courier(), f"{APP}.gone"
    world.tokens[app] = courier.register(app)
    courier.unregister(world.tokens[app])
    world.unregistered_at = time.time()
    return world.push(app=app)


@earns("PayloadTooLarge")
def _(world):
    return world.push(body=json.dumps({"aps": {}, "text": "x" * 4096}))


@earns("TooManyProviderTokenUpdates")
def _(world):
    connection = Connection(world.gateway)
    assert world.push(world.bearer(), connection=connection).read().status == 200
    return world.push(world.bearer(age=1), connection=connection)


@earns("TooManyRequests")
def _(world):
    # A minute may end in the middle of them.
    connection, app, bearer = Connection(world.gateway), next(world.apps), world.bearer()
    for _ in range(2 * PER_MINUTE + 1):
        answer = world.push(bearer, app=app, connection=connection)
        if answer.read().status != 200:
            break
    return answer


@earns("InternalServerError")
def _(world):
    # The store is broken under the gateway's hands.
    database = sqlite3.connect(world.gateway.folder / "gateway.sqlite", timeout=20)
    database.execute("ALTER TABLE waiting RENAME TO elsewhere")
    answer = world.push().read()
    database.execute("ALTER TABLE elsewhere RENAME TO waiting")
    database.close()
    return answer


@earns("ServiceUnavailable")
def _(world):
    # On a full disk.
    process = world.machine.processes["gateway"].pid
    limits = resource.prlimit(process, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    answer = world.push().read()
    kept = world.channels().read()
    resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
    kept.check(503, "ServiceUnavailable")
    assert answer.fields["retry-after"] == "1"
    return answer


@earns("MissingChannelId")
def _(world):
    return world.channels(method="GET", body="")


@earns("BadChannelId")
def _(world):
    return world.channels(("apns-channel-id", "one"), method="GET", body="")


@earns("ChannelNotRegistered")
def _(world):
    return world.channels(("apns-channel-id", base64.b64encode(bytes(16)).decode()), method="GET", body="")


@earns("BadRequestParams")
def _(world):
    return world.channels(path=f"/1/apps/{TOPIC}/channels?all")


@earns("BadRequestPayload")
def _(world):
    return world.channels(body=json.dumps({"message-storage-policy": 2, "push-type": "LiveActivity"}))


@earns("MissingPushType")
def _(world):
    return world.channels(body=json.dumps({"message-storage-policy": 0}))


@earns("TopicMismatch")
def _(world):
    return world.channels(world.bearer("first"))


@earns("IdleTimeout")
def _(world):
    # Its body did not come to its end.
    return world.slow.read()


@earns("Shutdown")
def _(world):
    # The gateway ends when what is under way has come to its end, which is this one's body.
    connection = Connection(world.gateway)
    begun = world.push(connection=connection, ends=False)
    bearer, unknown = world.bearer(), f"/3/device/{'cd' * 32}"
    assert world.push(bearer, connection=connection, path=unknown).read().status == 400
    process = world.machine.processes["gateway"]
    process.terminate()
    wait_for(lambda: world.push(bearer, connection=connection, path=unknown).read().status == 503, "the gateway to hear of its end")
    world.channels(bearer, connection=connection).check(503, "Shutdown")
    connection.h2.end_stream(begun.stream)
    begun.read()
    connection.read(lambda: connection.end)
    assert connection.end == {"reason": "Shutdown"}
    process.wait(timeout=20)
    return begun


@earns("CannotCreateChannelConfig")
def _(world):
    # The app has as many channels as it may have; they were made before.
    rows = [(base64.b64encode(number.to_bytes(16, "big")).decode(), TOPIC, None, 0, 1.0) for number in range(10_000)]
    database = sqlite3.connect(world.gateway.folder / "gateway.sqlite")
    with database:
        database.executemany("INSERT INTO channel VALUES (?, ?, ?, ?, ?)", rows)
    database.close()
    world.start("--observed-spelling")
    return world.channels()


@earns("BadEnvironmentKeyInToken")
def _(world):
    # As Apple's server is reported to spell it.
    return world.push(world.bearer("sandbox"), connection=Connection(world.gateway, world.port("production")))
