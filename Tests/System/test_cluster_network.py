"""Three gateways, a primary and a synchronous standby, each in a network of its own: what is killed, cut, slow, full or
asleep loses no push that got a 200, and none is shown twice."""

import time

import pytest
from cluster_load import Load, verdict
from cluster_network import Database, GatewayOfCluster, Network, impossible
from programs import APP, install, wait_for

import sys  # isort: skip
from programs import ROOT  # isort: skip

sys.path.append(str(ROOT / "Tests/Clients"))
from gateway import Gateway  # noqa: E402

# Seconds in which a phone leaves a gateway that stands still (Documentation/Choices.md), with its pause before the next.
STILL = 30

reason = impossible()
pytestmark = pytest.mark.skipif(reason is not None, reason=reason or "")


class Cluster:
    """The machines, and a phone on the test's own side of the network."""

    def __init__(self, network, phone):
        self.network, self.phone = network, phone
        self.primary, self.standby = (Database(network.machine(number), phone.state / f"database{number}") for number in (11, 12))
        hosts = ",".join(f"{database.machine.address}:5432" for database in (self.primary, self.standby))
        url = f"postgresql://carillon@{hosts}/postgres?target_session_attrs=read-write"
        self.gateways = [
            GatewayOfCluster(network.machine(20 + number), f"g{number}", phone.state / f"g{number}", url) for number in (1, 2, 3)
        ]

    def start(self):
        self.primary.make()
        self.primary.start()
        self.standby.follow(self.primary)
        self.standby.start()
        self.primary.ask("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        self.primary.ask("SELECT pg_reload_conf()")
        wait_for(lambda: self.primary.ask("SELECT sync_state FROM pg_stat_replication") == "sync", "the standby to be synchronous")
        for gateway in self.gateways:
            gateway.start()
        folder = self.gateways[0].folder / "gateway"
        couriers = ",".join(f"{gateway.machine.address}:5223" for gateway in self.gateways)
        self.phone.start_device(
            0, "--courier", couriers, "--ca", str(folder / "ca.pem"), "--enrolment", str(folder / "enrolment-observer")
        )

        wait_for(
            lambda: self.phone.get("screen")["phone"]["isConnected"], "the phone to be connected", 60,
            lambda: self.phone.log("device") + self.gateways[0].log_text(),
        )

    def load(self, rate):
        gateway = Gateway(self.gateways[0].folder, 2197, 5223)
        token = wait_for(self.phone.token, "a device token")
        urls = [f"https://{gateway.machine.address}:2197" for gateway in self.gateways]
        # One token for all, as Apple asks for.
        bearer = gateway.bearer()
        return Load(urls, token, APP, gateway.ca_path, lambda: bearer, rate)

    def close(self):
        for gateway in self.gateways:
            gateway.log.close()
        self.phone.kill_all()
        self.network.close()
        for database in (self.primary, self.standby):
            database.close()


@pytest.fixture
def cluster(machine, built_app):
    network = Network()
    cluster = Cluster(network, machine)
    try:
        cluster.start()
        install(machine, built_app, APP)
        yield cluster
    finally:
        cluster.close()


def test_every_accepted_push_is_shown_once_whatever_falls(cluster):
    with cluster.load(rate=20) as load:
        for fall in FALLS:
            print(f"{fall.__name__}: {fall(cluster, load):.1f} s until all is well", flush=True)
            settled(cluster, load, 5)
    problems, ends = verdict(cluster.phone, load)
    print(f"{len(load.accepted)} accepted {dict(ends)}, refused {dict(load.refused)}, unknown {dict(load.lost)}")
    assert problems == []
    assert len(load.accepted) > 200 and ends["shown"] > 100


def settled(cluster, load, seconds):
    """Returns when each gateway takes pushes and the phone is connected; gives how long that took."""
    begin = time.monotonic()
    for gateway in cluster.gateways:
        url = f"https://{gateway.machine.address}:2197"
        wait_for(
            lambda url=url: load.accepted_since(begin, url) > 2, f"{gateway.name} to take pushes", 60,
            lambda: f"{dict(load.refused)} {dict(load.lost)}\n{gateway.log_text()}",
        )
    wait_for(lambda: cluster.phone.get("screen")["phone"]["isConnected"], "the phone to be connected", 60)
    return time.monotonic() - begin


def held(cluster):
    """The gateway that the phone is connected to."""
    name = wait_for(lambda: connected_to(cluster), "the phone to be at a gateway")
    return next(gateway for gateway in cluster.gateways if gateway.name == name)


def connected_to(cluster):
    database = cluster.primary if cluster.primary.process.poll() is None else cluster.standby
    return database.ask("SELECT g.name FROM carillon.device d JOIN carillon.gateway g ON d.gateway = g.number LIMIT 1")


def a_gateway_is_killed(cluster, load):
    gateway = held(cluster)
    gateway.kill()
    time.sleep(2)
    gateway.start()
    return settled(cluster, load, 30)


def a_gateway_stands_still(cluster, load):
    """Its machine answers for it, its phone goes elsewhere all the same; it comes back believing that it has its devices."""
    gateway = held(cluster)
    gateway.pause()
    begin = time.monotonic()
    wait_for(lambda: connected_to(cluster) not in ("", gateway.name), "the phone to be at another gateway", STILL)
    print(f"  the phone is at another gateway after {time.monotonic() - begin:.1f} s", flush=True)
    here = [url for url in load.urls if gateway.machine.address not in url]
    moment = time.monotonic()
    wait_for(lambda: all(load.accepted_since(moment, url) > 2 for url in here), "the others to take pushes", 60)
    newest = max(load.accepted, key=lambda push_id: load.accepted[push_id][0])
    wait_for(lambda: "shown" in events(cluster.phone, newest), "a push to be shown while the gateway stands still", 60)
    gateway.go_on()
    return settled(cluster, load, 30)


def events(phone, push_id):
    return [step["event"] for step in phone.get(f"journeys/{push_id}")["entries"]]


def a_gateways_network_is_cut(cluster, load):
    gateway = held(cluster)
    gateway.machine.cut()
    wait_for(lambda: connected_to(cluster) not in ("", gateway.name), "the phone to go to another gateway", 60)
    gateway.machine.mend()
    return settled(cluster, load, 30)


def the_databases_network_is_slow(cluster, load):
    with cluster.primary.machine.slow("512kbit"):
        time.sleep(4)
    return settled(cluster, load, 30)


def the_primary_is_killed(cluster, load):
    cluster.primary.kill()
    cluster.standby.ask("SELECT pg_promote()")
    begin = time.monotonic()
    settled(cluster, load, 30)
    return time.monotonic() - begin


def the_disk_is_full(cluster, load):
    """Pushes are taken as long as there is room in files that PostgreSQL has made before. Without room for its log it ends itself; it
    is started again when there is some, and nothing of what it took is lost."""
    with cluster.standby.full():
        cluster.standby.use_up_log()
        before = load.refused["503 ServiceUnavailable"]
        wait_for(lambda: load.refused["503 ServiceUnavailable"] > before + 20, "refusals", 60, lambda: str(dict(load.refused)))
    cluster.standby.start_again()
    return settled(cluster, load, 30)


FALLS = [
    a_gateway_is_killed, a_gateway_stands_still, a_gateways_network_is_cut, the_databases_network_is_slow, the_primary_is_killed,
    the_disk_is_full,
]
