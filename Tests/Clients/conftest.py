import os
import pathlib

import pytest
from gateway import Gateway


@pytest.fixture
def gateway(request):
    """A gateway of the test's own, or the one that these name: CARILLON_STATE, CARILLON_PROVIDER_PORT, CARILLON_COURIER_PORT."""
    if state := os.environ.get("CARILLON_STATE"):
        ports = int(os.environ["CARILLON_PROVIDER_PORT"]), int(os.environ["CARILLON_COURIER_PORT"])
    else:
        machine = request.getfixturevalue("machine")
        machine.start_gateway()
        state, ports = machine.state, (machine.provider_port, machine.courier_port)
    return Gateway(pathlib.Path(state), *ports)


@pytest.fixture
def faulty_gateway(machine):
    """A gateway of the test's own that takes faults."""
    machine.start_gateway(0, 0, "--faults")
    return Gateway(machine.state, machine.provider_port, machine.courier_port, machine)
