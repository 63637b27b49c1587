"""The examples' content extensions, compiled once, each run with a device that the test plays."""

import subprocess

import pytest
from programs import COMMAND, ROOT
from stage import Stage


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """Builds the content extension of an example and hands back its bundle; an example is built once."""
    bundles = {}

    def build(example):
        if example not in bundles:
            output = tmp_path_factory.mktemp(example)
            folder = ROOT / "Examples" / example / "NotificationContent"
            result = subprocess.run(
                [COMMAND, "build", folder, "--output", output], capture_output=True, text=True, cwd=ROOT
            )
            assert result.returncode == 0, result.stderr + result.stdout
            bundles[example] = next(output.glob("*.app/PlugIns/NotificationContent.appex"))
        return bundles[example]

    return build


@pytest.fixture
def stage(built, tmp_path):
    """Starts the extension of an example; it must end by itself when its device goes."""
    running = []

    def start(example):
        running.append(Stage(built(example), tmp_path))
        return running[-1]

    yield start
    for each in running:
        assert each.end() == 0, each.log.read_text()


@pytest.fixture
def media():
    """The small files of the samples."""
    folder = ROOT / ".build/sample-media"
    return {
        "picture": (folder / "picture.jpg", "public.jpeg"),
        "sound": (folder / "voice.mp3", "public.mp3"),
        "video": (folder / "clip.mp4", "public.mpeg-4"),
    }
