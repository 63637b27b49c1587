"""What README and the guides say is done as they say it: every block, in its order, in a fresh shell and home."""

import json
import re
import subprocess

import pytest
from newcomer import blocks
from programs import COMMAND, ROOT

DOCUMENTS = ["README.md", *sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("Documentation/*.md"))]


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
                command = path[:2] if path[:1] in (["device"], ["phones"]) else path[:1]
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


def test_readme(newcomer):
    newcomer.up()
    shell_blocks = blocks("README.md", "sh")

    def block(words):
        (found,) = [block for block in shell_blocks if words in block]
        shell_blocks.remove(found)
        return found

    # What `make run` does before somebody reads on.
    assert "make run" in block("make run")
    assert 'PATH="$PWD/.build/debug' in block("export PATH")
    # Tests/Install does it, in a fresh root.
    assert "carillon up" in block("apt install ./carillon_")
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
