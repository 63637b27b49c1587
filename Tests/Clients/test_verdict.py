"""The verdict on a client: real libraries and curl, as `carillon clients` holds them to Apple's rules."""

import json
import os
import re
import subprocess
import time
import urllib.request

import pytest
from programs import APP, ROOT


def clients(machine, *arguments):
    result = machine.command("clients", "--json", *arguments)
    assert result.returncode in (0, 1), result.stderr
    return [report["client"] | {"verdict": report["verdict"]} for report in json.loads(result.stdout or "[]")]


def rules(client):
    return {finding["rule"]["id"] for finding in client["findings"]}


def curl(machine, *fields, token=None, body='{"aps":{"alert":"Hi"}}'):
    bearer = machine.command("push", "--print-token").stdout.strip()
    address = f"https://localhost:{machine.provider_port}/3/device/{token or machine.token()}"
    headers = [part for field in (f"authorization: bearer {bearer}", f"apns-topic: {APP}", *fields) for part in ("-H", field)]
    command = ["curl", "-s", "--http2", "--cacert", machine.state / "gateway/ca.pem", *headers, "-d", body, address]
    subprocess.run(command, check=True, capture_output=True, timeout=30)


def test_our_own_sender_is_good(phone):
    assert phone.command("push", "title=Hello", "--app", APP).returncode == 0
    (client,) = clients(phone)
    assert (client["verdict"], client["accepted"], client["findings"]) == ("good", 1, [])
    assert "of team" in client["credential"]
    assert phone.command("clients").returncode == 0


def test_a_client_with_habits(phone):
    for _ in range(4):
        curl(phone)
    time.sleep(1.1)
    curl(phone, "apns-push-type: background", body='{"aps":{"content-available":1}}')
    curl(phone, "apns-push-type: alert", token="ab" * 32)
    time.sleep(1.2)
    curl(phone, "apns-push-type: alert", token="ab" * 32)
    (client,) = [client for client in clients(phone) if client["userAgent"].startswith("curl/")]
    assert client["verdict"] == "errors"
    assert {"connection-per-push", "push-type-missing", "background-priority", "token-tried-again"} <= rules(client)
    told = phone.command("clients")
    assert told.returncode == 1 and "developer.apple.com" in told.stdout
    assert phone.command("clients", "--forget").returncode == 0
    assert clients(phone) == []


def test_the_http_api_says_the_same_in_both_languages(phone):
    for _ in range(4):
        curl(phone)
    (client,) = [one for one in phone.get("clients") if one["client"]["userAgent"].startswith("curl/")]
    assert client["verdict"] == "errors" and {"connection-per-push", "push-type-missing"} <= rules(client["client"])
    request = urllib.request.Request(f"{phone.url}/api/v1/clients", headers={**phone.authorization, "Accept-Language": "zh-CN"})
    (chinese,) = [one for one in json.load(urllib.request.urlopen(request)) if one["client"]["userAgent"].startswith("curl/")]
    for finding in chinese["client"]["findings"]:
        for text in (finding["rule"]["title"], finding["rule"]["fix"], finding["example"]):
            assert re.search("[\u4e00-\u9fff]", text), text
    assert [one["id"] for one in phone.get("clients/rules")] == [one["id"] for one in json.loads(phone.command("clients", "--rules", "--json").stdout)]
    phone.send("DELETE", "clients")
    assert phone.get("clients") == [] and clients(phone) == []


@pytest.mark.parametrize("field", [[], ["-H", "authorization: bearer nonsense"]])
def test_nobody_else_sees_them(phone, field):
    address = f"https://localhost:{phone.provider_port}/carillon/clients"
    command = ["curl", "-s", "-w", "%{http_code}", "--http2", "--cacert", phone.state / "gateway/ca.pem", *field, address]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=30).stdout
    assert answer.endswith("403") and "gateway's own key" in answer


@pytest.mark.parametrize(("file", "locale"), [("ClientRules.md", "C.UTF-8"), ("ClientRules.zh-CN.md", "zh_CN.UTF-8")])
def test_the_document_has_every_rule(machine, file, locale):
    told = machine.command("clients", "--rules", "--json", env=os.environ | {"LC_ALL": locale})
    document = (ROOT / "Documentation" / file).read_text()
    for rule in json.loads(told.stdout):
        assert f"| `{rule['id']}` |" in document and rule["title"] in document and rule["fix"] in document, rule["id"]
