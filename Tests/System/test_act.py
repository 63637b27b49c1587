"""What a finger does, by what is seen, down to a button that a content extension draws."""

import json

import pytest
from programs import build, start_phone, wait_for

QUIZ = "com.example.Quiz"
CHOICES = ["Sun", "Sea", "Moon", "Mountain"]


@pytest.fixture
def quiz(machine, tmp_path):
    phone = start_phone(machine, build("Examples/Quiz", tmp_path / "bundles"), QUIZ)
    payload = {"aps": {"alert": {"title": "Quiz", "body": "Which?"}, "category": "quiz"}, "choices": CHOICES, "answer": 2}
    sent = phone.command("push", "-", "--app", QUIZ, "--wait", input=json.dumps(payload))
    assert sent.returncode == 0, sent.stdout + sent.stderr
    return phone


def texts(phone):
    return json.dumps(phone.get("screen/content"), ensure_ascii=False)


def test_a_button_of_a_content_extension_is_pressed_by_its_label(quiz):
    # The card is closed: it is opened, and pressed as soon as the extension has drawn it.
    pressed = quiz.command("act", "--button", "Sun", "--title", "Quiz")
    assert pressed.returncode == 0, pressed.stderr
    wait_for(lambda: "No, that is Sun" in texts(quiz), "the extension's answer", instead=lambda: texts(quiz))
    json.loads(quiz.post("notifications/act", {"title": "Quiz", "do": "press", "button": "Moon"}))
    wait_for(lambda: "Right, it is Moon!" in texts(quiz), "the extension's answer", instead=lambda: texts(quiz))
    # The action that the extension put in place of the category's.
    wait_for(lambda: "Next question" in json.dumps(quiz.get("screen")["expanded"]), "the extension's action")
    answered = quiz.command("act", "Next question", "--title", "Quiz")
    assert answered.returncode == 0, answered.stderr


def test_a_button_that_is_not_there_names_those_that_are(quiz):
    missed = quiz.command("act", "--button", "Stars", "--title", "Quiz", "--timeout", "2")
    assert missed.returncode == 1
    assert all(f"“{choice}”" in missed.stderr for choice in CHOICES), missed.stderr
    unclear = quiz.command("act", "--title", "Quiz")
    assert unclear.returncode == 64 and "--button" in unclear.stderr
