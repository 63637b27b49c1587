"""What the device says of pushes is there in Simplified Chinese, by the HTTP API and by the commands."""

import json
import os
import urllib.request

import pytest
from misbehaving import ask
from programs import events

# What an author's code printed is nobody's to translate.
PRINTED = ["extension-log", "app-log"]


def in_chinese(phone, path, body=None):
    headers = {**phone.authorization, "accept-language": "zh-CN,zh;q=0.9"}
    data = None
    if body is not None:
        headers["content-type"], data = "application/json", json.dumps(body).encode()
    request = urllib.request.Request(f"{phone.url}/api/v1/{path}", data, headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def is_chinese(words):
    return any("\u4e00" <= letter <= "\u9fff" for letter in words)


@pytest.mark.parametrize("behaviour, ends, title", [
    ("crash", "shown", "扩展崩溃：NotificationService.swift:"),
    ("change", "shown", "已显示"),
    ("spin", "shown", "超出限制"),
])
def test_a_journey_and_its_verdict(host, behaviour, ends, title):
    phone = host("--extension-cpu", "1")
    push = ask(phone, behaviour)
    phone.wait_for_event(push, ends)
    journey = in_chinese(phone, f"journeys/{push}")
    assert journey["verdict"]["title"].startswith(title), journey["verdict"]
    english = [step["text"] for step in journey["entries"] if step["event"] not in PRINTED and not is_chinese(step["text"])]
    assert english == [], english
    assert all(is_chinese(step["rule"]) for step in journey["entries"] if step.get("rule")), journey["entries"]
    listed = next(one for one in in_chinese(phone, "journeys") if one["id"] == push)
    assert listed["verdict"]["title"] == journey["verdict"]["title"]
    # Whoever asks for nothing reads English, as before.
    assert not is_chinese(phone.get(f"journeys/{push}")["verdict"]["title"])
    assert "shown" in events(journey)


def test_a_command_speaks_the_language_of_its_locale(host):
    phone = host()
    push = ask(phone, "change")
    phone.wait_for_event(push, "shown")
    chinese = {**os.environ, "LC_ALL": "zh_CN.UTF-8"}
    told = phone.command("journey", push, env=chinese).stdout
    assert "✓ 已显示" in told and "扩展交付内容" in told, told
    assert "✓ 已显示" in phone.command("journey", env=chinese).stdout
    assert "✓ Shown" in phone.command("journey", push, env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout


def test_why_a_push_was_refused(host):
    phone = host()
    chinese = {**os.environ, "LC_ALL": "zh_CN.UTF-8"}
    said = phone.command("push", "title=Hello", "--token", "abc", "--topic", "com.example.App", env=chinese).stdout
    assert "400 BadDeviceToken  “abc”不是偶数个十六进制数字" in said
    assert "常见原因：令牌属于另一个环境" in said
    [refused] = [one for one in phone.get("journeys") if one.get("status") == 400]
    told = phone.command("journey", refused["id"], env=chinese).stdout
    assert "“abc”不是偶数个十六进制数字" in told and "设备令牌格式有误" in told


def test_marks_of_the_lint(host):
    phone = host()
    payload = {"aps": {"alert": {"titel": "a"}, "mutable-content": "1", "interruption-level": "loud", "relevance-score": 7}, "aps2": "{media}"}
    marks = in_chinese(phone, "pushes/lint", {"payload": payload})
    assert len(marks) >= 5 and all(is_chinese(mark["message"]) for mark in marks), marks
    (comma,) = in_chinese(phone, "pushes/lint", {"payload": '{"aps": {"alert": "a",}}'})
    assert comma["message"] == "不是 JSON 对象：第 1 行第 23 列：应为带引号的键，逗号之后不能是 }"
