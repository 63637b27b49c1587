"""What a test lets go wrong at the gateway is on the page for as long as it is."""

import pytest
from programs import Carillon, wait_for


@pytest.fixture(scope="module")
def faulty(tmp_path_factory):
    """A gateway that takes faults, and a device."""
    carillon = Carillon(tmp_path_factory.mktemp("faults"))
    try:
        carillon.start_gateway(0, 0, "--faults")
        carillon.start_device()
        wait_for(lambda: carillon.get("screen")["phone"]["isConnected"], "the device to reach the gateway")
        yield carillon
    finally:
        carillon.kill_all()


def add(phone, fault):
    result = phone.command("faults", "add", fault)
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize(
    "language, one_fault, two_faults, clear",
    [("en", "Faults are on", "2 faults are on", "Clear faults"), ("zh", "故障注入已开启", "已开启 2 项故障注入", "清除故障")],
)
def test_faults_are_on_the_page_while_they_are_on(faulty, look, artifacts, language, one_fault, two_faults, clear):
    one = look(f"?lang={language}", at=faulty)
    notice = one.page.locator("#bar .faults")
    one.page.locator('#bar .pill[data-state="live"]').wait_for()
    assert not notice.is_visible()
    add(faulty, "reason=Unregistered,count=2")
    notice.get_by_text(one_fault, exact=True).wait_for()
    assert "reason=Unregistered,count=2" in notice.inner_text()
    add(faulty, "nth=3,delay=0.5,goAway")
    notice.get_by_text(two_faults, exact=True).wait_for()
    assert "nth=3,delay=0.5,goAway" in notice.inner_text()
    one.settle()
    one.page.screenshot(path=artifacts / f"faults-{language}.png")
    one.page.set_viewport_size({"width": 420, "height": 860})
    assert notice.get_by_role("button", name=clear).is_visible()
    one.page.screenshot(path=artifacts / f"faults-{language}-narrow.png")
    notice.get_by_role("button", name=clear).click()
    notice.wait_for(state="hidden")
    assert faulty.command("faults", "list").stdout == ""
    assert "faults" not in faulty.get("screen")["phone"]


def test_faults_by_flag_are_there_from_the_start_and_gone_with_the_gateway(faulty, look):
    one = look(at=faulty)
    notice = one.page.locator("#bar .faults")
    port, courier_port = faulty.provider_port, faulty.courier_port
    faulty.stop("gateway")
    faulty.start_gateway(port, courier_port, "--fault", "rate=0.1,reason=ServiceUnavailable")
    notice.get_by_text("rate=0.1,reason=ServiceUnavailable").wait_for()
    faulty.stop("gateway")
    notice.wait_for(state="hidden")
    faulty.start_gateway(port, courier_port, "--faults")
