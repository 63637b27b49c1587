"""Who a gateway takes in, and what it tells those that it does not."""

import os
import shutil
import subprocess

import pytest
from carillon_links import Courier
from owners import OWNER, as_user
from programs import COMMAND, wait_for


@pytest.fixture
def elsewhere(home):
    """A state folder of the same owner beside the gateway's."""
    folder = home / "elsewhere"
    folder.mkdir()
    os.chown(folder, OWNER, OWNER)
    yield folder
    shutil.rmtree(folder)


def start(owner, elsewhere, *arguments, **environment):
    """A phone of another state folder, that calls the owner's gateway; gives the process and its log."""
    log = (elsewhere / "device.log").open("w+")
    ca = owner.state / "gateway/ca.pem"
    options = {**owner.options, "env": {**owner.options["env"], **environment}}
    process = subprocess.Popen(
        [COMMAND, "device", "run", "--state", elsewhere, "--screen-port", "0", "--courier", f"localhost:{owner.courier_port}",
         "--ca", ca, *arguments],
        stdout=log, stderr=subprocess.STDOUT, **options,
    )
    return process, elsewhere / "device.log"


def ends(process):
    process.terminate()
    process.wait(timeout=30)


def test_the_files_are_the_owners(owner):
    for name in ("enrolment", "enrolment-observer"):
        facts = (owner.state / "gateway" / name).stat()
        assert facts.st_mode & 0o777 == 0o600 and facts.st_uid == OWNER


def test_a_phone_without_the_secret_is_refused_in_words_on_both_sides(owner, elsewhere):
    process, log = start(owner, elsewhere)
    try:
        words = "it has to show the enrolment secret"
        wait_for(lambda: words in log.read_text(), "the phone to say why", instead=log.read_text)
        wait_for(lambda: words in owner.log("gateway"), "the gateway to say why")
    finally:
        ends(process)


@pytest.mark.parametrize("way", ["file", "environment"])
def test_a_phone_with_the_secret_gets_in_and_prints_it_nowhere(owner, elsewhere, way):
    copy = elsewhere / "secret"
    shutil.copy(owner.state / "gateway/enrolment", copy)
    os.chown(copy, OWNER, OWNER)
    secret = copy.read_text().strip()
    if way == "file":
        process, log = start(owner, elsewhere, "--enrolment", copy, "--log", "debug")
    else:
        process, log = start(owner, elsewhere, "--log", "debug", CARILLON_ENROLMENT=secret)
    try:
        words = "its own pushes only"
        wait_for(lambda: words in log.read_text(), "the phone to be welcome", instead=log.read_text)
        assert secret not in log.read_text() and secret not in owner.log("gateway")
    finally:
        ends(process)


def test_a_file_that_others_may_read_is_not_taken(owner, elsewhere):
    copy = elsewhere / "secret"
    copy.write_text("secret")
    os.chown(copy, OWNER, OWNER)
    copy.chmod(0o644)
    result = owner.command("device", "run", "--screen-port", "0", "--enrolment", copy)
    assert result.returncode == 64 and "chmod 600" in result.stderr


def test_a_stranger_is_told_nothing(owner):
    ca = str(owner.state / "gateway/ca.pem")
    for secret in ("", "guess", "x" * 300):
        with pytest.raises(AssertionError, match="'type': 'refused'"):
            Courier(owner.courier_port, ca, device="stranger", observes=True, enrolment=secret)
