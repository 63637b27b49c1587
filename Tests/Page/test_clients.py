"""The verdict on the gateway's clients is on the page, in both languages."""

import subprocess

import pytest
from programs import APP


def curl(phone):
    """A push of its own connection, without a push type."""
    bearer = phone.command("push", "--print-token").stdout.strip()
    fields = ["-H", f"authorization: bearer {bearer}", "-H", f"apns-topic: {APP}"]
    address = f"https://localhost:{phone.provider_port}/3/device/{phone.token()}"
    command = ["curl", "-s", "--http2", "--cacert", phone.state / "gateway/ca.pem", *fields, "-d", '{"aps":{"alert":"Hi"}}', address]
    subprocess.run(command, check=True, capture_output=True, timeout=30)


@pytest.mark.parametrize(
    "language, button, verdict, title, fix, none",
    [
        ("en", "Clients", "Errors", "It opens a connection for each push.", "Keep the connection open", "No client has sent anything yet."),
        ("zh", "客户端", "错误", "它为每条推送各开一个连接。", "保持连接并重复使用", "还没有客户端发送过请求。"),
    ],
)
def test_each_client_has_its_verdict(phone, look, artifacts, language, button, verdict, title, fix, none):
    for _ in range(4):
        curl(phone)
    one = look(f"?lang={language}", at=phone)
    one.page.locator("#bar").get_by_role("button", name=button, exact=True).click()
    dialog = one.page.locator("dialog.clients")
    client = dialog.locator(".client", has_text="curl/")
    client.wait_for()
    text = client.inner_text()
    assert verdict in text and title in text and fix in text, text
    assert client.locator("a").first.get_attribute("href").startswith("https://")
    one.settle()
    one.page.screenshot(path=artifacts / f"clients-{language}.png")
    forget = dialog.locator(".end button").first
    forget.click()
    dialog.get_by_text(none, exact=True).wait_for()
    one.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    one.page.keyboard.press("v")
    dialog.wait_for()
