"""Somebody who has read README, in a fresh home and shell, and what the documents tell them to type."""

import os
import pathlib
import re
import signal
import socket
import subprocess
import textwrap

import pytest
from programs import COMMAND, ROOT, wait_for


def blocks(document, *languages):
    """The code blocks of a document in some languages, in their order; "" for those that name none."""
    text = (ROOT / document).read_text()
    return [code for language, code in re.findall(r"^```(\w*)\n(.*?)^```$", text, flags=re.M | re.S) if language in languages]


def is_free(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return probe.connect_ex(("127.0.0.1", port)) != 0


class Newcomer:
    """A home, a folder to work in with the checkout's examples in it, and the commands on the path."""

    def __init__(self, folder):
        self.home = folder
        self.work = folder / "work"
        self.work.mkdir()
        for name in ("Examples", "clients", "Tests"):
            (self.work / name).symlink_to(ROOT / name)
        # As SwiftOnLinux.md has it: beside the folder of one's own program.
        (folder / "carillon").symlink_to(ROOT)
        self.environment = {
            "HOME": str(folder),
            "PATH": os.pathsep.join([str(COMMAND.parent), os.environ["PATH"]]),
            "TMPDIR": os.environ.get("TMPDIR", "/tmp"),
            "LANG": "C.UTF-8",
        }
        self._up = None

    def up(self, *options):
        """`carillon up` in another shell, on the ports that the documents name; one that runs is ended before."""
        self.end()
        log = self.home / "up.log"
        log.unlink(missing_ok=True)
        with log.open("w") as output:
            self._up = subprocess.Popen([COMMAND, "up", *options], env=self.environment, cwd=self.work, stdout=output, stderr=output)
        wait_for(lambda: log.read_text().count("\n") >= 3 or self._up.poll() is not None, "carillon up", instead=log.read_text)

    def end(self):
        if self._up:
            self._up.terminate()
            self._up.wait(timeout=30)
        self._up = None

    def __call__(self, block, at=None, **names):
        """Runs a block as it is written; of what it cannot know only the names in angle brackets are filled."""
        block = re.sub(r"<([a-z -]+)>", lambda match: names[match[1].replace("-", "_")], block)
        # What a block leaves in the background ends with its shell.
        ends = "trap 'jobs -p | xargs -r kill || true; wait || true' EXIT\n"
        result = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", ends + block],
            env=self.environment, cwd=at or self.work, capture_output=True, text=True, timeout=900,
        )  # fmt: skip
        log = self.home / "up.log"
        assert result.returncode == 0, f"{block}\n{result.stdout}\n{result.stderr}\n{log.read_text() if log.exists() else ''}"
        return result.stdout

    def install_example(self):
        """What README says on building the example app, which the guides go on from."""
        self("carillon build Examples/RichPush --output bundles\ncarillon install bundles/RichPush.app --open")
        self("carillon device prompt allow --wait")
        self("until carillon device token com.example.RichPush; do sleep 0.1; done")

    def write(self, path, text):
        path = self.work / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text))
        return path

    def stay(self, line, until, **names):
        """A line that stays until Ctrl-C, which comes once its output has some words; gives all that it printed."""
        process = subprocess.Popen(
            ["bash", "-c", f"exec {line}"], env=self.environment, cwd=self.work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            # Ctrl-C is ignored by what a script has started in the background, and by all that it starts.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip
        printed = ""
        for words in process.stdout:
            printed += words
            if until in printed:
                process.send_signal(signal.SIGINT)
                break
        printed += process.communicate(timeout=60)[0]
        assert until in printed, printed
        return printed


@pytest.fixture
def newcomer(tmp_path, sample_media):
    if not all(map(is_free, (2197, 5223, 8080))):
        pytest.skip("something runs on the ports that the documents name")
    one = Newcomer(pathlib.Path(tmp_path))
    yield one
    one.end()


__all__ = ["Newcomer", "blocks", "newcomer"]
