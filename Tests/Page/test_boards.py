"""An app that is drawn in Interface Builder alone: tabs, rows, segues and the way back, under a person's fingers."""

import pytest
from person import wait_for
from programs import Carillon, build

APP = "com.example.Boards"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    machine = Carillon(tmp_path_factory.mktemp("boards"))
    bundle = build("Tests/Fixtures/Boards", tmp_path_factory.mktemp("bundle"))
    try:
        machine.start_gateway()
        machine.start_device(0)
        installed = machine.command("install", str(bundle))
        assert installed.returncode == 0, installed.stderr
        yield machine
    finally:
        machine.kill_all()


class Window:
    def __init__(self, phone, one):
        self.phone, self.one, self.page = phone, one, one.page
        self.room = one.page.locator(".in-app.here .app-window")

    def line(self, words):
        return self.room.locator(".text-line", has_text=words).first

    def press(self, name):
        self.room.get_by_role("button", name=name, exact=True).last.click()

    def photograph(self, path):
        self.one.settle()
        self.page.screenshot(path=path)


@pytest.fixture
def window(own, look):
    own.post("screen/lock", {"locked": False})
    own.post(f"apps/{APP}/terminate")
    own.post(f"apps/{APP}/open")
    one = look(at=own, viewport={"width": 1400, "height": 960})
    one.page.wait_for_selector(".in-app.here .app-window:not([aria-busy])")
    found = Window(own, one)
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
