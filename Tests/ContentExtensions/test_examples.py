"""The content extensions of the articles, as processes of their own: what they show and how they answer."""

import queue
import time

import pytest
from carillon_links import result
from stage import content, notification

KEEP, DISMISS, FORWARD = 0, 1, 2


def option(answer):
    return result(answer)["option"]


def test_labels_changed_by_actions_then_dismissed(stage):
    view = stage("LikeAndCollect")
    view.present(content("article", "How paper is made", "A walk through the mill."), ["like", "collect", "comment"])
    assert view.texts == ["How paper is made", "A walk through the mill."]
    assert view.panel["title"] == "Reading list"
    _, image = view.of_kind("image")[0]
    assert image["source"]["path"].endswith("article@2x.png")
    before = view.panel["height"]
    asked = time.monotonic()
    answer = view.answer("like")
    view.wait(lambda: "You like this" in view.texts, "the label to change")
    with pytest.raises(queue.Empty):
        answer.get(timeout=1)
    assert option(answer.get(timeout=10)) == DISMISS
    assert time.monotonic() - asked >= 1.5
    assert view.panel["height"] >= before
    assert any(update.get("animation", {}).get("duration") == 0.25 for update in view.updates)


def test_a_typed_comment_is_forwarded(stage):
    view = stage("LikeAndCollect")
    view.present(content("article", "Title", "Body"))
    answer = view.answer("comment", "lovely")
    view.wait(lambda: "You wrote: lovely" in view.texts, "the comment")
    assert option(answer.get(timeout=10)) == FORWARD


def test_another_notification_takes_the_place_of_the_first(stage):
    view = stage("LikeAndCollect")
    view.present(content("article", "First", "One"))
    view.order("receive", notification=notification(content("article", "Second", "Two")))
    view.wait(lambda: view.texts == ["Second", "Two"], "the second notification")
    assert not view.updates[-1]["isWhole"]


def test_comment_in_an_accessory_bar(stage, media):
    view = stage("Comment")
    view.present(content("photo", "Mia", attachments=[media["picture"]]), ["comment"])
    assert view.texts == ["Mia  likes to hear what you think"]
    assert "accessory" not in view.panel
    answer = view.answer("comment")
    view.wait(lambda: "accessory" in view.panel, "the bar above the keyboard")
    field, text = view.of_kind("textField")[0]
    assert view.panel["focus"] == field["id"]
    assert text["placeholder"] == "Add a comment" and text["returnKey"] == "done"
    view.event("text", node=field["id"], text="What a light!")
    view.event("returnKey", node=field["id"])
    view.wait(lambda: "accessory" not in view.panel, "the bar to go")
    assert view.texts == ["You  What a light!"]
    assert option(answer.get(timeout=10)) == DISMISS


def test_the_done_key_of_the_bar(stage):
    view = stage("Comment")
    view.present(content("photo", "Mia"))
    answer = view.answer("comment")
    view.wait(lambda: "accessory" in view.panel, "the bar above the keyboard")
    view.event("text", node=view.of_kind("textField")[0][0]["id"], text="Yes")
    button, _ = next(each for each in view.of_kind("button") if each[1]["label"] == "Done")
    view.tap(button)
    assert option(answer.get(timeout=10)) == DISMISS


def test_a_picture_fills_the_table(stage, media):
    view = stage("MediaTable")
    view.present(content("media-table", attachments=[media["picture"]], kind="picture"), ["like", "close"])
    assert view.panel["height"] == pytest.approx(240, abs=1)
    node, image = view.of_kind("image")[0]
    assert (node["frame"]["width"], node["frame"]["height"]) == (360, pytest.approx(240, abs=1))
    assert image["width"] == 1200 and image["fit"] == 2
    assert option(view.answer("like").get(timeout=10)) == KEEP
    assert option(view.answer("close").get(timeout=10)) == DISMISS
    assert option(view.answer("details").get(timeout=10)) == FORWARD


def test_a_sound_with_its_cover_plays(stage, media):
    view = stage("MediaTable")
    view.present(content("media-table", attachments=[media["picture"], media["sound"]], kind="sound"), ["like"])
    view.wait(lambda: view.reported("actions"), "the new actions")
    assert [each["identifier"] for each in view.reported("actions")[-1]["actions"]] == ["comment", "play", "pause"]
    assert "Voice message" in view.texts and view.of_kind("image")
    assert view.panel["mediaButton"]["isOverlay"] and not view.panel["mediaButton"]["isPlaying"]
    assert view.panel["players"][0]["source"].endswith("voice.mp3")
    assert option(view.answer("play").get(timeout=10)) == KEEP
    view.wait(lambda: view.panel["mediaButton"]["isPlaying"], "the button to show that it plays")
    assert view.panel["players"][0]["isPlaying"]
    view.event("mediaEnded", player=view.panel["players"][0]["id"])
    view.wait(lambda: not view.panel["mediaButton"]["isPlaying"], "the end")
    assert view.panel["players"][0]["seek"]["seconds"] == 0
    assert [each["isPlaying"] for each in view.reported("mediaIsPlaying")] == [True, False]


def test_a_video_plays_in_its_cell(stage, media):
    view = stage("MediaTable")
    view.present(content("media-table", attachments=[media["video"]], kind="video"))
    node, video = view.of_kind("video")[0]
    assert video["player"] == view.panel["players"][0]["id"]
    # As wide as its card, and as high as the video itself is then.
    assert (node["frame"]["width"], node["frame"]["height"]) == (360, 225)
    view.event("mediaButton", play=True)
    view.wait(lambda: view.panel["players"][0]["isPlaying"], "the video to play")


def test_a_quiz_is_answered_by_touch(stage):
    view = stage("Quiz")
    choices = ["Sun", "Sea", "Moon", "Mountain"]
    view.present(content("quiz", body="Which?", choices=choices, answer=2, hint="No light"), ["hint", "skip"])
    assert [name for name in view.texts if name in choices] == choices
    pictures = [image["source"]["path"] for _, image in view.of_kind("image")]
    assert [path.rsplit("/", 1)[1] for path in pictures] == ["sun@2x.png", "sea@2x.png", "moon@2x.png", "mountain@2x.png"]
    tiles = [node for node in view.drawn() if "tap" in node["hears"]]
    frames = [tile["frame"] for tile in tiles]
    assert {round(frame["width"]) for frame in frames} == {159}
    assert view.panel["height"] == pytest.approx(14 + 20 + 12 + 2 * 99 + 10 + 12 + 18 + 14, abs=6)
    assert option(view.answer("hint").get(timeout=10)) == KEEP
    view.wait(lambda: "No light" in view.texts, "the hint")
    view.tap(tiles[0])
    view.wait(lambda: "No, that is Sun. Try again." in view.texts, "the wrong answer")
    assert view.updates[-1].get("animation") or view.updates[-2].get("animation")
    view.tap(tiles[2])
    view.wait(lambda: "Right, it is Moon!" in view.texts, "the right answer")
    assert view.reported("actions")[-1]["actions"][0]["identifier"] == "next"


@pytest.mark.parametrize("category, overlay", [("episode-overlay", True), ("episode-tinted", False)])
def test_the_systems_button_plays_an_episode(stage, media, category, overlay):
    view = stage("MediaButton")
    view.present(content(category, attachments=[media["picture"], media["sound"]]), ["later"])
    button = view.panel["mediaButton"]
    assert button["isOverlay"] is overlay and ("tint" in button) is not overlay
    view.event("mediaButton", play=True)
    view.wait(lambda: view.panel["players"][0]["isPlaying"], "the episode to play")
    view.event("mediaTime", player=view.panel["players"][0]["id"], seconds=65, duration=120)
    view.wait(lambda: view.texts == ["1:05"], "the time")
    assert option(view.answer("later").get(timeout=10)) == FORWARD
    view.wait(lambda: not view.panel["players"][0]["isPlaying"], "the pause")


def test_dark_and_large(stage):
    view = stage("LikeAndCollect")
    view.present(content("article", "Title", "A body that is long enough to need some lines of its own."))
    small = view.panel["height"]
    traits = {"width": 360, "isDark": True, "isRightToLeft": False, "contentSize": "AccessibilityL"}
    view.order("traits", **traits)
    view.wait(lambda: view.panel["height"] > small, "larger type")
