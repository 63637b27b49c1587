"""Rows that are swept, moved and pressed long, lists of today, dates and wheels: an app's windows under a person's fingers."""

import pytest
from person import wait_for
from windows import Window, phone_with

APP = "com.example.Planner"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    with phone_with(tmp_path_factory, "rows", "Tests/Fixtures/Planner") as machine:
        yield machine


class Rows(Window):
    def order(self, *words):
        """Waits until the lines stand under each other in this order."""

        def stand():
            boxes = [self.line(each).bounding_box() if self.line(each).count() else None for each in words]
            heights = [box["y"] if box else None for box in boxes]
            return None not in heights and heights == sorted(heights)

        wait_for(stand, f"{words} in this order")

    def drag(self, words, dx, dy):
        box = self.line(words).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.drag_from(x, y, dx, dy)

    def drag_from(self, x, y, dx, dy):
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        for step in range(1, 9):
            mouse.move(x + dx * step / 8, y + dy * step / 8)
        mouse.up()


@pytest.fixture
def window(own, look):
    found = Rows.opened(own, look, APP)
    found.line("Water the plants").wait_for()
    return found


def test_a_row_is_swept_to_its_actions(window, artifacts):
    window.drag("Call the plumber", -90, 0)
    delete = window.room.get_by_role("button", name="Delete", exact=True)
    delete.wait_for()
    window.photograph(artifacts / "rows-swept.png")
    delete.click()
    window.line("Call the plumber").wait_for(state="detached")
    window.order("Water the plants", "Buy tickets")
    window.drag("Buy tickets", 90, 0)
    window.room.get_by_role("button", name="Done", exact=True).last.click()
    window.line("Buy tickets ✓").wait_for()


def test_a_row_is_moved_by_its_handle(window, artifacts):
    window.room.get_by_role("button", name="Edit", exact=True).click()
    handle = window.room.get_by_label("Reorder").first
    handle.wait_for()
    window.one.settle()
    window.photograph(artifacts / "rows-edited.png")
    box = handle.bounding_box()
    window.drag_from(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 0, 2.1 * box["height"])
    window.order("Call the plumber", "Buy tickets", "Water the plants")


def test_a_list_is_drawn_down_and_a_row_pressed_long(window):
    window.drag("Water the plants", 0, 120)
    window.line("Read the post").wait_for()
    box = window.line("Buy tickets").bounding_box()
    window.page.mouse.move(box["x"] + 20, box["y"] + 8)
    window.page.mouse.down()
    window.line("Twice").wait_for()
    window.page.mouse.up()
    window.room.get_by_role("button", name="Twice", exact=True).click()
    wait_for(lambda: window.room.locator(".text-line", has_text="Buy tickets").count() == 2, "two of that row")


def test_a_list_of_today_scrolls_sideways_in_a_section(window, artifacts):
    window.press("Team")
    window.line("EVERYBODY").wait_for()
    window.order("EVERYBODY", "Design", "Engine", "Support", "Sales", "Press")
    window.page.wait_for_function("() => [...document.querySelectorAll('.app-window img')].some((one) => one.naturalWidth === 138)")
    window.photograph(artifacts / "rows-team.png")
    room = window.room.locator(".scroll-view .scroll-view").first
    room.evaluate("(one) => (one.scrollLeft = 400)")
    window.room.get_by_label("Code of Eli").wait_for()


def test_a_date_is_chosen_in_a_month_and_a_row_on_a_wheel(window, artifacts):
    window.press("Time")
    window.line("Nothing chosen").wait_for()
    window.line("Ready").wait_for()
    window.photograph(artifacts / "rows-time.png")
    window.room.get_by_role("button", name="Jan 15, 2027", exact=True).click()
    day = window.room.get_by_role("button", name="20", exact=True)
    day.wait_for()
    window.photograph(artifacts / "rows-month.png")
    day.click()
    window.line("Chosen: day 20").wait_for()
    window.room.get_by_label("dismiss popup").click(position={"x": 5, "y": 200})
    window.line("Middle").click()
    window.line("Chosen: Middle").wait_for()
