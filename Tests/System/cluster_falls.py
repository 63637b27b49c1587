"""Three gateways, a primary and a synchronous standby, each in a network of its own, and what befalls them.

Each fall mends what it did and returns the seconds until all was well; one may follow another, and the same one again.
"""

import sys
import time

from cluster_load import Load, events_of, is_connected
from cluster_network import Database, GatewayOfCluster, Network
from programs import ROOT, wait_for

sys.path.append(str(ROOT / "Tests/Clients"))
from gateway import Gateway  # noqa: E402

# Seconds in which a phone leaves a gateway that stands still: 25 (Documentation/Choices.md), its pause before the next, and a machine that is
# busy with all of this.
STILL = 35
# Seconds for which a provider uses a token; it may live an hour.
TOKEN_AGE = 1800


class Cluster:
    """The machines, and a phone on the test's own side of the network."""

    def __init__(self, phone):
        self.network, self.phone = Network(), phone
        try:
            self.primary, self.standby = (Database(self.network.machine(number), phone.state / f"database{number}") for number in (11, 12))
            hosts = ",".join(f"{database.machine.address}:5432" for database in (self.primary, self.standby))
            url = f"postgresql://carillon@{hosts}/postgres?target_session_attrs=read-write"
            self.gateways = [
                GatewayOfCluster(self.network.machine(20 + number), f"g{number}", phone.state / f"g{number}", url)
                for number in (1, 2, 3)
            ]
        except BaseException:
            self.network.close()
            raise

    def start(self):
        self.primary.make()
        self.primary.start()
        self.add_standby()
        for gateway in self.gateways:
            gateway.start()
        folder = self.gateways[0].folder / "gateway"
        couriers = ",".join(f"{gateway.machine.address}:5223" for gateway in self.gateways)
        self.phone.start_device(
            0, "--courier", couriers, "--ca", str(folder / "ca.pem"), "--enrolment", str(folder / "enrolment-observer"),
            "--log", "error",
        )  # fmt: skip
        wait_for(
            lambda: is_connected(self.phone), "the phone to be connected", 60,
            lambda: self.phone.log("device") + self.gateways[0].log_text(),
        )

    def add_standby(self):
        """The standby copies the primary and follows it, from then on for each commit."""
        self.standby.follow(self.primary)
        self.standby.start()
        self.primary.ask("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        self.primary.ask("SELECT pg_reload_conf()")
        wait_for(lambda: self.primary.ask("SELECT sync_state FROM pg_stat_replication") == "sync", "the standby to be synchronous")

    def load(self, token, topic, rate):
        gateway = Gateway(self.gateways[0].folder, 2197, 5223)
        gateways = {f"https://{one.machine.address}:2197": one for one in self.gateways}
        kept = {}

        def bearer(url):
            """One for all, as Apple asks for; to a machine whose clock is wrong, by its clock."""
            offset, now = gateways[url].clock, time.monotonic()
            if offset not in kept or now - kept[offset][0] > TOKEN_AGE:
                kept[offset] = (now, gateway.bearer(age=-offset))
            return kept[offset][1]

        return Load(list(gateways), token, topic, gateway.ca_path, bearer, rate)

    def close(self):
        for gateway in self.gateways:
            gateway.log.close()
        self.phone.kill_all()
        self.network.close()
        for database in (self.primary, self.standby):
            database.close()


def settled(cluster, load):
    """Returns when each gateway takes pushes and the phone is connected; gives how long that took."""
    begin = time.monotonic()
    for gateway in cluster.gateways:
        url = f"https://{gateway.machine.address}:2197"
        wait_for(
            lambda url=url: load.accepted_since(begin, url) > 2, f"{gateway.name} to take pushes", 120,
            lambda: f"{dict(load.refused)} {dict(load.lost)}\n{gateway.log_text()}",
        )
    wait_for(lambda: is_connected(cluster.phone), "the phone to be connected", 120)
    return time.monotonic() - begin


def held(cluster):
    """The gateway that the phone is connected to."""
    name = wait_for(lambda: connected_to(cluster), "the phone to be at a gateway")
    return next(gateway for gateway in cluster.gateways if gateway.name == name)


def connected_to(cluster):
    return cluster.primary.ask("SELECT g.name FROM carillon.device d JOIN carillon.gateway g ON d.gateway = g.number LIMIT 1")


def a_gateway_is_killed(cluster, load):
    gateway = held(cluster)
    gateway.kill()
    time.sleep(2)
    gateway.start()
    return settled(cluster, load)


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
    wait_for(lambda: "shown" in events_of(cluster.phone, newest), "a push to be shown while the gateway stands still", 60)
    gateway.go_on()
    return settled(cluster, load)


def a_gateways_network_is_cut(cluster, load):
    gateway = held(cluster)
    gateway.machine.cut()
    wait_for(lambda: connected_to(cluster) not in ("", gateway.name), "the phone to go to another gateway", 60)
    gateway.machine.mend()
    return settled(cluster, load)


def the_databases_network_is_slow(cluster, load):
    with cluster.primary.machine.slow("512kbit"):
        time.sleep(4)
    return settled(cluster, load)


def a_gateways_clock_is_ahead(cluster, load):
    return with_clock(cluster, load, 3600)


def a_gateways_clock_is_behind(cluster, load):
    return with_clock(cluster, load, -3600)


def with_clock(cluster, load, offset):
    """A gateway whose clock is wrong, and its provider's with it, has the phone for a while."""
    gateway = held(cluster)
    gateway.kill()
    gateway.start(clock=offset)
    lasted = settled(cluster, load)
    gateway.kill()
    gateway.start()
    settled(cluster, load)
    return lasted


def the_databases_network_is_cut(cluster, load):
    cluster.primary.machine.cut()
    time.sleep(8)
    cluster.primary.machine.mend()
    return settled(cluster, load)


def the_standbys_network_is_cut(cluster, load):
    """No commit is whole until it is there again; still each push is answered before its provider gives it up."""
    lost = dict(load.lost)
    cluster.standby.machine.cut()
    time.sleep(8)
    cluster.standby.machine.mend()
    lasted = settled(cluster, load)
    assert dict(load.lost) == lost, f"without an answer: {dict(load.lost)}, before {lost}"
    return lasted


def the_primary_is_killed(cluster, load):
    """The standby is promoted, and gets a standby of its own."""
    cluster.primary.kill()
    cluster.standby.ask("SELECT pg_promote()")
    cluster.primary, cluster.standby = cluster.standby, cluster.primary
    lasted = settled(cluster, load)
    cluster.add_standby()
    return lasted


def the_disk_is_full(cluster, load):
    """Pushes are taken as long as there is room in files that PostgreSQL has made before. Without room for its log it ends itself; it
    is started again when there is some, and nothing of what it took is lost."""
    with cluster.primary.full():
        cluster.primary.use_up_log()
        before = load.refused["503 ServiceUnavailable"]
        wait_for(lambda: load.refused["503 ServiceUnavailable"] > before + 20, "refusals", 60, lambda: str(dict(load.refused)))
    cluster.primary.start_again()
    return settled(cluster, load)


FALLS = [
    a_gateway_is_killed, a_gateway_stands_still, a_gateways_network_is_cut, a_gateways_clock_is_ahead, a_gateways_clock_is_behind,
    the_databases_network_is_slow, the_databases_network_is_cut, the_standbys_network_is_cut, the_primary_is_killed, the_disk_is_full,
]
