"""An app whose interface is SwiftUI's: lists that lead on, sheets, tabs and alerts, as its author wrote them."""

import pytest
from cards import Opened, leave
from programs import wait_for
from windows import Window, phone_with

APP = "com.example.Garden"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    with phone_with(tmp_path_factory, "garden", "Tests/Fixtures/Garden") as machine:
        yield machine


def test_a_row_leads_to_a_page_whose_button_changes_it(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.line("Thyme").wait_for()
    window.photograph(artifacts / "garden-list.png")
    window.line("Basil").click()
    window.line("Grows well on the windowsill.").wait_for()
    window.press("Like")
    window.line("You like it").wait_for()
    window.photograph(artifacts / "garden-plant.png")
    window.press("Garden")
    window.line("Water all").wait_for()
    window.line("Water all").click()
    window.line("1 times").wait_for()


def test_a_form_in_a_sheet_adds_a_row(own, look):
    window = Window.opened(own, look, APP)
    window.press("New")
    name = window.room.get_by_placeholder("Name")
    name.wait_for()
    name.fill("Sage")
    window.press("Add")
    window.line("Sage").wait_for()
    name.wait_for(state="detached")


def test_the_api_finds_what_it_shows(own, look):
    window = Window.opened(own, look, APP)
    window.line("Mint").wait_for()
    own.post("screen/window/press", {"element": "Reminders", "until": "Allow them"})
    own.post("screen/window/press", {"element": "Remind me", "until": "Yes"})
    own.post("screen/window/press", {"element": "Yes", "until": "soon"})


def test_an_app_asks_for_notifications_whose_card_is_made_of_views(own, look, artifacts):
    window = Window.opened(own, look, APP)
    window.press("Reminders")
    window.line("not asked").wait_for()
    window.line("Allow them").click()
    window.page.get_by_role("button", name="Allow", exact=True).click()
    window.line("allowed").wait_for()
    wait_for(lambda: own.token(APP), "a device token")
    own.post("screen/home")
    alert = {"title": "Thyme", "body": "It has been dry for three days."}
    card = Opened(own, window.one, APP, {"aps": {"alert": alert, "category": "plant"}})
    card.says("It has been dry for three days.")
    card.view.get_by_role("button", name="Water", exact=True).click()
    card.says("Watered 1")
    card.photograph(artifacts / "garden-card.png")
    leave(own)
