"""Texts with looks of their own in an app's window: colours, pictures, paragraphs, links."""

import pytest
from windows import Window, phone_with

APP = "com.example.Letters"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    with phone_with(tmp_path_factory, "letters", "Tests/Fixtures/Letters") as machine:
        yield machine


def test_paragraphs_lie_as_each_says_and_a_link_is_touched(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.line("A Letter").wait_for()
    window.photograph(artifacts / "letters.png")
    left = {words: window.line(words).bounding_box()["x"] for words in ("A Letter", "The first", "•  Another", "Yours")}
    lines = window.room.locator(".text-line").all_inner_texts()
    assert lines[:2] == ["RedBlue ", " five"]
    assert left["•  Another"] < left["The first"] < left["A Letter"] < left["Yours"]
    # The second line of the item stands under its first word.
    item = next(index for index, line in enumerate(lines) if line.startswith("•  One thing"))
    assert window.line(lines[item + 1]).bounding_box()["x"] == pytest.approx(left["•  Another"] + 16, abs=1)
    star = window.room.locator("img, svg, .symbol").first.bounding_box()
    title = window.line("RedBlue").bounding_box()
    assert star["x"] >= title["x"] + title["width"] - 2
    link = window.room.get_by_text("our page").bounding_box()
    window.page.mouse.click(link["x"] + link["width"] / 2, link["y"] + link["height"] / 2)
    window.line("Touched letters").wait_for()
