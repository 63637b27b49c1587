"""An app that is drawn in Interface Builder alone: tabs, rows, segues and the way back, under a person's fingers."""

import pytest
from person import wait_for
from windows import Window, phone_with

APP = "com.example.Boards"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    with phone_with(tmp_path_factory, "boards", "Tests/Fixtures/Boards") as machine:
        yield machine


@pytest.fixture
def window(own, look):
    found = Window.opened(own, look, APP)
    found.line("Fern").wait_for()
    return found


def test_a_row_leads_to_what_it_names_and_back(window, artifacts):
    window.photograph(artifacts / "boards-list.png")
    window.line("Cactus").click()
    window.line("Cactus wants water").wait_for()
    window.photograph(artifacts / "boards-detail.png")
    window.press("Plants")
    window.line("Fern").wait_for()


def test_a_sheet_is_left_by_its_buttons(window, artifacts):
    window.press("Add")
    window.line("New Plant").wait_for()
    window.press("Save")
    window.line("A plant needs a name").wait_for()
    window.photograph(artifacts / "boards-sheet.png")
    window.room.get_by_placeholder("Name").fill("Ivy")
    window.press("Save")
    window.line("Ivy").wait_for()
    prompt = window.page.get_by_role("alertdialog")
    prompt.get_by_role("button", name="Allow", exact=True).click()
    wait_for(lambda: "Water Ivy" in [card["title"] for card in window.phone.cards()], "the notification")
    window.press("Add")
    window.line("New Plant").wait_for()
    window.press("Cancel")
    window.line("New Plant").wait_for(state="detached")
    window.line("Fern").wait_for()


def test_rows_of_a_storyboard_are_there_and_do_what_they_say(window, artifacts):
    window.press("Settings")
    window.line("Every morning").wait_for()
    for words in ("REMINDERS", "State", "Off", "A plant that is new is told of at once.", "ABOUT", "Water"):
        window.line(words).wait_for()
    window.photograph(artifacts / "boards-settings.png")
    window.room.get_by_role("switch", name="Every morning").click()
    window.line("On").wait_for()
    window.line("Water").click()
    window.line("Half a glass is enough").wait_for()
    window.photograph(artifacts / "boards-reference.png")
