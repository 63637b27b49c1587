"""The HTTP API is what its document says: schemathesis asks it by the document, rightly and wrongly, and compares the answers."""

import os
import pathlib
import subprocess
import sys

from programs import APP, wait_for

HERE = pathlib.Path(__file__).parent
# Streams that never end, a build, and pictures that each take a browser have tests of their own.
LEFT_OUT = ["/api/v1/events", "/api/v1/apps/example", "/api/v1/screenshot.png"]


def test_every_answer_is_what_the_document_says(phone, tmp_path):
    push = phone.push({"aps": {"alert": {"title": "Ask me", "body": "by the document"}, "mutable-content": 1}})
    phone.wait_for_event(push, "shown")
    card = wait_for(phone.cards, "the card")[0]
    document = tmp_path / "openapi.json"
    document.write_bytes(phone.open("/api/v1/openapi.json").read())
    secret = phone.authorization["authorization"]
    command = [
        pathlib.Path(sys.executable).parent / "schemathesis", "--config-file", HERE / "schemathesis.toml", "run", document,
        "--url", phone.url, "--header", f"Authorization: {secret}", "--phases", "coverage,fuzzing", "--request-timeout", "30",
        "--continue-on-failure", "--no-color", "--warnings", "off", *(word for path in LEFT_OUT for word in ("--exclude-path", path)),
    ]
    environment = os.environ | {
        "SCHEMATHESIS_HOOKS": "api_calls", "PYTHONPATH": str(HERE), "CARILLON_APP": APP, "CARILLON_CARD": card["key"], "CARILLON_PUSH": push,
    }
    result = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr + phone.log("device")
