"""`make install`: the command, its manual pages and the shells' completions, all made from what the command itself says."""

import os
import shutil
import subprocess

import pytest
from programs import COMMAND, ROOT


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    folder = tmp_path_factory.mktemp("home")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    subprocess.run([ROOT / "Scripts/install.sh"], check=True, capture_output=True, env={**kept, "HOME": str(folder)}, timeout=120)
    return folder


def test_the_command_is_installed(home):
    said = subprocess.run([home / ".local/bin/carillon", "--version"], check=True, capture_output=True, text=True, timeout=60).stdout
    assert said.startswith("0.") and "debug)" in said


def test_every_command_has_a_manual_page(home):
    pages = home / ".local/share/man/man1"
    names = {page.stem for page in pages.iterdir()}
    assert {"carillon", "carillon-push", "carillon-device-settings", "carillon-lint"} <= names
    if not shutil.which("groff"):
        pytest.skip("no groff here, which reads manual pages")
    for page in pages.iterdir():
        read = subprocess.run(["groff", "-mandoc", "-Tutf8", "-ww", page], capture_output=True, text=True, timeout=60)
        assert read.returncode == 0 and not read.stderr, f"{page.name}: {read.stderr}"
    push = subprocess.run(["groff", "-mandoc", "-Tascii", "-P-cbou", pages / "carillon-push.1"], capture_output=True, text=True, timeout=60).stdout
    assert "--collapse-id" in push and "apns-collapse-id" in push


def test_bash_completes_the_commands(home):
    script = home / ".local/share/bash-completion/completions/carillon"
    probe = f'source {script}; COMP_WORDS=(carillon pu); COMP_CWORD=1; COMP_LINE="carillon pu"; COMP_POINT=11; _carillon carillon pu carillon; echo "${{COMPREPLY[@]}}"'
    said = subprocess.run(["bash", "-c", probe], check=True, capture_output=True, text=True, timeout=60).stdout
    assert said.split() == ["push"]


@pytest.mark.parametrize("shell, beginning", [("zsh", "#compdef carillon"), ("fish", "")])
def test_the_other_shells_have_theirs(shell, beginning):
    said = subprocess.run([COMMAND, "completions", shell], check=True, capture_output=True, text=True, timeout=60).stdout
    assert said.startswith(beginning) and "carillon" in said and "completions" in said
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=said, check=True, text=True, timeout=60)
