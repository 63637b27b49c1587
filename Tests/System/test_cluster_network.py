"""Three gateways, a primary and a synchronous standby, each in a network of its own: what is killed, cut, slow, full, asleep or
wrong about the time loses no push that got a 200, and none is shown twice."""

import pytest
from cluster_falls import FALLS, Cluster, settled
from cluster_load import verdict
from cluster_network import impossible
from programs import APP, install, wait_for

reason = impossible()
pytestmark = pytest.mark.skipif(reason is not None, reason=reason or "")


@pytest.fixture
def cluster(machine, built_app):
    cluster = Cluster(machine)
    try:
        cluster.start()
        install(machine, built_app, APP)
        yield cluster
    finally:
        cluster.close()


def test_every_accepted_push_is_shown_once_whatever_falls(cluster):
    token = wait_for(cluster.phone.token, "a device token")
    with cluster.load(token, APP, rate=20) as load:
        for fall in FALLS:
            print(f"{fall.__name__}: {fall(cluster, load):.1f} s until all is well", flush=True)
            settled(cluster, load)
    accepted = load.take()
    problems, ends = verdict(cluster.phone, accepted)
    print(f"{len(accepted)} accepted {dict(ends)}, refused {dict(load.refused)}, unknown {dict(load.lost)}")
    assert load.problems + problems == []
    assert len(accepted) > 200 and ends["shown"] > 100
