"""The check that holds translations to their originals says what is in one and not in the other."""

import shutil
import subprocess

import pytest
from programs import ROOT

CHECK = ROOT / "Scripts/check-translations.py"


@pytest.fixture
def documents(tmp_path):
    (tmp_path / "Documentation").mkdir()
    for path in [*ROOT.glob("README*.md"), *ROOT.glob("Documentation/*.md")]:
        shutil.copy(path, tmp_path / path.relative_to(ROOT))
    return tmp_path


def check(folder):
    return subprocess.run([CHECK, folder], capture_output=True, text=True)


def test_the_translations_are_whole(documents):
    assert check(documents).returncode == 0, check(documents).stderr


@pytest.mark.parametrize("edit, said", [
    (lambda text: text.replace("carillon key list\n", "", 1), "carillon key list"),
    (lambda text: text.replace("## 发送之前\n", "", 1), "heading"),
    (lambda text: text.replace("`--strict`", "", 3), "“--strict” is in one and not in the other"),
    (lambda text: text.replace("[English](Sending.md)", ""), "does not begin with a link to Sending.md"),
])
def test_what_is_missing_is_named(documents, edit, said):
    path = documents / "Documentation/Sending.zh-CN.md"
    path.write_text(edit(path.read_text()))
    result = check(documents)
    assert result.returncode == 1
    assert said in result.stderr


def test_a_guide_without_a_translation_is_named(documents):
    (documents / "Documentation/Testing.zh-CN.md").unlink()
    result = check(documents)
    assert result.returncode == 1
    assert "Documentation/Testing.md has no translation" in result.stderr
