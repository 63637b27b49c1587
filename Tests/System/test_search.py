"""Finding pushes among all that a phone keeps: the command, and the HTTP API."""

import json
import re
import urllib.error
import urllib.parse
import urllib.request

import pytest
from programs import APP


def ask(phone, words):
    return phone.get(f"search?limit=5&q={urllib.parse.quote(words)}")


@pytest.fixture
def searched(phone):
    for title in ("Dinner at eight", "到账100元", "O'Reilly \"quoted\""):
        pushed = phone.command("push", "-", "--app", APP, "--wait", input=json.dumps({"aps": {"alert": {"title": title, "body": "b"}, "mutable-content": 1}}))
        assert pushed.returncode == 0, pushed.stderr
    phone.command("push", "-", "--token", "ab" * 32, "--topic", APP, input='{"aps":{"alert":"refused words"}}')
    return phone


def titles(phone, *words):
    result = phone.command("search", "--json", *words)
    assert result.returncode in (0, 1), result.stderr
    return [line["title"] for line in json.loads(result.stdout)["found"]]


def test_words_and_fields(searched):
    assert titles(searched, "dinner") == ["Dinner at eight"]
    assert titles(searched, "到账") == ["到账100元"]
    assert titles(searched, "title:at eight", "!status:4") == ["Dinner at eight"]
    assert len(titles(searched, "status:400", "refused")) == 1
    told = searched.command("search", "dinner")
    assert re.fullmatch(rf"\d\d:\d\d:\d\d  \S+  ✓ Shown  {APP}  Dinner at eight\n", told.stdout), told.stdout
    assert told.stdout in searched.command("journey").stdout
    page = searched.command("search", "--limit", "1")
    assert "--before" in page.stderr


def test_nothing_and_what_cannot_be(searched):
    assert searched.command("search", "nobodysaysthis").returncode == 1
    for words in (["titel:x"], ["is:shwon"], ["a" * 1001], ["x "] * 33, ["x", "--limit", "0"], ["x", "--before", "-1"]):
        result = searched.command("search", *words)
        assert result.returncode == 64, (words, result.stderr)


@pytest.mark.parametrize("words", ['"', "a\x00b", "NEAR(", "title : x", "*", "' OR 1=1 --", "{x}", "-", "^", "\\", "\u202e", "😀" * 200])
def test_the_api_takes_hostile_words_as_text(searched, words):
    assert ask(searched, words)["unindexed"] == 0
    assert [line["title"] for line in ask(searched, "dinner")["found"]] == ["Dinner at eight"]


@pytest.mark.parametrize("words", ["titel:x", "a" * 1001, "x " * 33])
def test_the_api_says_what_cannot_be_found(searched, words):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        ask(searched, words)
    assert refusal.value.code == 400
    assert "search:" in json.loads(refusal.value.read())["error"]["message"]
