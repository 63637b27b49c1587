"""Sources as apps write them, compiled in both language modes, and run: what they see is what Apple's apps see."""

import json
import shutil
import subprocess

import pytest
from programs import COMMAND, ROOT, wait_for

CLIENT = "com.example.Client"


@pytest.fixture(params=["5", "6"])
def client(machine, request, tmp_path):
    """The client fixture in a language mode, installed, allowed and in front."""
    project = tmp_path / "Client"
    shutil.copytree(ROOT / "Tests/Fixtures/Client", project)
    manifest = json.loads((project / "app.json").read_text())
    (project / "app.json").write_text(json.dumps({**manifest, "swiftVersion": request.param}))
    built = subprocess.run(
        [COMMAND, "build", project, "--output", tmp_path / "out"], capture_output=True, text=True, cwd=ROOT
    )
    assert built.returncode == 0, built.stderr + built.stdout
    machine.start_gateway()
    machine.start_device()
    installed = machine.command("install", str(tmp_path / "out/Client.app"), "--open")
    assert installed.returncode == 0, installed.stderr + installed.stdout
    prompt = wait_for(lambda: machine.get("screen")["prompts"], "the question")[0]
    machine.post(f"prompts/{prompt['id']}", {"allow": True})
    wait_for(lambda: machine.token(CLIENT), "a device token")
    return machine


def card(machine, title):
    return wait_for(lambda: next((c for c in machine.cards() if title in c["title"]), None), f"the card “{title}”")


def push(machine, payload, *arguments):
    result = machine.command("push", "-", "--app", CLIENT, "--json", *arguments, input=json.dumps(payload))
    assert result.returncode == 0, result.stderr + result.stdout
    return json.loads(result.stdout)["apnsID"]


def test_what_the_framework_promises_holds_where_the_app_runs(client):
    # Two of its own notifications tell what came of them.
    awaited = card(client, "Awaited")["body"]
    for line in ("granted true", "pending true", "delivered true", "categories 0", "alert on", "unencodable told true"):
        assert line in awaited, awaited
    checks = wait_for(lambda: [c for c in client.cards() if c["journeyID"] == f"local-{CLIENT}-checks"], "the checks")[0]
    assert checks["title"].endswith("checks hold"), checks["body"]


def test_every_spelling_of_a_delegate_is_asked(client):
    card(client, "Awaited")
    # Index in the app's list of delegates, and what that one answers: banner, list.
    expected = [(0, True, True), (1, True, False), (2, False, True), (3, True, True), (4, True, False), (5, True, False)]
    for index, banner, listed in expected:
        chosen = push(client, {"aps": {"content-available": 1}, "delegate": index}, "--type", "background")
        client.wait_for_event(chosen, "did-receive")
        shown = push(client, {"aps": {"alert": {"title": f"Delegate {index}", "body": "…"}}})
        journey = client.wait_for_event(shown, "will-present")
        journey = client.wait_for_event(shown, "shown" if banner else "listed")
        last = next(e["text"] for e in journey["entries"] if e["event"] in ("shown", "listed"))
        assert ("banner" in last.split(";")[0], "centre" in last.split(";")[0]) == (banner, listed), (index, last)


def test_an_extension_that_imports_only_usernotifications(client):
    client.post("screen/home")
    payload = {"aps": {"alert": {"title": "Orders", "body": "…"}, "mutable-content": 1}, "count": 1200}
    push_id = push(client, payload)
    client.wait_for_event(push_id, "shown")
    shown = card(client, "Orders")
    assert shown["title"] == "Orders [1200]"
    assert shown["threadIdentifier"] == "a"
