"""What README and the guides say is done as they say it: every block, in its order, in a fresh shell and home."""

import json
import os
import pathlib
import re
import socket
import subprocess

import pytest
from programs import COMMAND, ROOT, wait_for

DOCUMENTS = ["README.md", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("Documentation/*.md"))]


def blocks(document, *languages):
    text = (ROOT / document).read_text()
    return [code for language, code in re.findall(r"^```(\w*)\n(.*?)^```$", text, flags=re.M | re.S) if language in languages]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_shell_block_is_one(document):
    for block in blocks(document, "sh"):
        if block.startswith("$ "):
            continue  # a session, with what is answered
        result = subprocess.run(["bash", "-n"], input=re.sub(r"<[a-z][a-z -]*>", "x", block), capture_output=True, text=True)
        assert result.returncode == 0, f"{block}\n{result.stderr}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_json_block_is_json(document):
    for block in blocks(document, "json"):
        json.loads(block)
    for block in blocks(document, "jsonl"):
        for line in block.splitlines():
            json.loads(line)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_and_option_exists(document):
    """Each `carillon …` of a block is one that its own help knows."""
    for block in blocks(document, "sh"):
        for line in re.sub(r"\\\n", " ", block).splitlines():
            for call in re.findall(r"(?:^|[(|&$] ?)carillon ([^|#;&)\"]*)", line):
                words = call.split()
                path = []
                for word in words:
                    if word.startswith("-") or not re.fullmatch(r"[a-z]+", word) or len(path) == 2:
                        break
                    path.append(word)
                command = path[:2] if path[:1] == ["device"] else path[:1]
                help_text = subprocess.run([COMMAND, *command, "--help"], capture_output=True, text=True).stdout
                assert "USAGE:" in help_text, f"{document}: carillon {' '.join(command)}"
                for option in re.findall(r"(?<= )--[a-z-]+", " " + call):
                    known = option in help_text or option.replace("--no-", "--") in help_text
                    assert known, f"{document}: carillon {' '.join(command)} has no {option}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_is_named_is_there(document):
    text = re.sub(r"```.*?```", "", (ROOT / document).read_text(), flags=re.S)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith("http"):
            assert ((ROOT / document).parent / target).exists(), f"{document}: {target}"


def is_free(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return probe.connect_ex(("127.0.0.1", port)) != 0


@pytest.fixture
def newcomer(tmp_path, sample_media):
    """A fresh home with `carillon up` in it, on the ports that the documents name."""
    if not all(map(is_free, (2197, 5223, 8080))):
        pytest.skip("something runs on the ports that the documents name")
    environment = {
        "HOME": str(tmp_path),
        "PATH": os.environ["PATH"],
        "TMPDIR": os.environ.get("TMPDIR", "/tmp"),
        "LANG": "C.UTF-8",
    }
    log = open(tmp_path / "up.log", "w")
    up = subprocess.Popen([COMMAND, "up"], env=environment, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT)

    def shell(block, **names):
        """Runs a block as it is written; of what it cannot know only the names in angle brackets are filled."""
        block = re.sub(r"<([a-z -]+)>", lambda match: names[match[1].replace("-", "_")], block)
        path = f'export PATH="{ROOT}/.build/debug:$PATH"\n'
        result = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", path + block], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=600
        )
        assert result.returncode == 0, f"{block}\n{result.stdout}\n{result.stderr}\n{(tmp_path / 'up.log').read_text()}"
        return result.stdout

    wait_for(lambda: (tmp_path / "up.log").read_text().count("\n") >= 3 or up.poll() is not None, "carillon up")
    yield shell
    up.terminate()
    up.wait(timeout=30)


def test_readme(newcomer):
    shell_blocks = blocks("README.md", "sh")

    def block(words):
        (found,) = [block for block in shell_blocks if words in block]
        shell_blocks.remove(found)
        return found

    # What `make run` does before somebody reads on.
    assert "make run" in block("make run")
    assert 'PATH="$PWD/.build/debug' in block("export PATH")
    newcomer(block("carillon build Examples/RichPush"))
    newcomer("carillon device prompt allow --wait")
    newcomer("until carillon device token com.example.RichPush; do sleep 0.1; done")
    shown = newcomer(block("Examples/Payloads/picture.json"))
    assert "✓ Shown" in shown and "attachment" in shown, shown
    answered = newcomer(block("curl -i"))
    assert answered.startswith("HTTP/2 200") and "apns-id: " in answered, answered
    push_id = re.search(r"apns-id: (\S+)", answered)[1]
    told = newcomer(block("carillon journey <apns-id>"), apns_id=push_id)
    assert "Hello" in told
    edit = block("carillon run Examples/RichPush")
    # The first line stays until Ctrl-C.
    run, rest = edit.split("\n", 1)
    newcomer(f"timeout --signal INT 20 {run.split('#')[0]} || (($? == 124 || $? == 130))")
    for line in rest.splitlines():
        # doctor ends with 1 where it finds something: this push asked for no extension.
        newcomer(f"{line} || test $? = 1", apns_id=push_id)
    assert shell_blocks == [], "a block of README that this test does not run"
