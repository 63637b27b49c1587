"""The phone's keyboard over an app's window: what it types, what room it takes, and who moves out of its way."""

import pytest
from person import wait_for
from programs import Carillon, build

APP = "com.example.Form"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    machine = Carillon(tmp_path_factory.mktemp("keyboard"))
    bundle = build("Tests/Fixtures/Form", tmp_path_factory.mktemp("bundle"))
    try:
        machine.start_gateway()
        machine.start_device(0, "--manual-clock")
        installed = machine.command("install", str(bundle))
        assert installed.returncode == 0, installed.stderr
        yield machine
    finally:
        machine.kill_all()


class Form:
    """The app in front, as a person has it before the page."""

    def __init__(self, own, one):
        self.own, self.one, self.page = own, one, one.page
        self.window = one.page.locator(".in-app.here .app-window")
        self.keys = self.window.locator(".keys")

    def field(self, placeholder):
        return self.window.get_by_placeholder(placeholder)

    def press(self, *keys):
        for key in keys:
            self.keys.locator(f'[data-key="{key}"]').click()

    def tab(self, name):
        self.window.get_by_role("button", name=name, exact=True).click()

    def typed(self):
        return {one.get("label"): one["text"] for one in self.own.get("screen/window/elements") if one["kind"] == "field"}

    def heard(self, words):
        """Waits until the app says that it heard of the keyboard."""
        self.window.locator(".text-line", has_text=words).first.wait_for()

    def comes_to_rest(self, locator, top):
        """Waits until something stands at a height of the screen, in points."""

        def place():
            screen, box = self.window.bounding_box(), locator.bounding_box()
            scale = screen["width"] / 402
            return abs((box["y"] + box["height"] - screen["y"]) / scale - top) < 1.5 or None

        wait_for(place, f"its lower edge at {top}")

    def photograph(self, path):
        self.one.settle()
        self.page.screenshot(path=path)


@pytest.fixture
def form(own, look):
    own.post("screen/lock", {"locked": False})
    own.post(f"apps/{APP}/terminate")
    own.post(f"apps/{APP}/open")
    one = look(at=own, viewport={"width": 1400, "height": 960})
    one.page.wait_for_selector(".in-app.here .app-window:not([aria-busy])")
    form = Form(own, one)
    form.field("Name").wait_for()
    return form


def test_keys_type_and_the_app_moves_out_of_the_way(form, artifacts):
    save = form.window.get_by_role("button", name="Save", exact=True)
    form.comes_to_rest(save, 874 - 83 - 10)
    form.field("Name").click()
    form.heard("did show")
    # 291 points high, ten between them.
    form.comes_to_rest(save, 874 - 291 - 10)
    form.press("a", "d", "a")
    wait_for(lambda: form.typed()["Name"] == "Ada", "a large letter, then small ones")
    form.photograph(artifacts / "keyboard.png")
    form.press("delete", "shift", "x", "space", "y")
    wait_for(lambda: form.typed()["Name"] == "AdX Y", "what was deleted, a shift, a word's first letter")
    form.window.get_by_role("button", name="Clear text", exact=True).click()
    wait_for(lambda: form.typed()["Name"] == "", "an empty field")

    form.press("return")
    form.keys.locator('[data-key="@"]').wait_for()
    send = form.keys.locator('[data-key="return"]')
    assert send.is_disabled(), "there is nothing to send"
    # One's own keyboard types as well, where the caret is.
    form.page.keyboard.type("ada@")
    form.press("digits", "1", "letters", ".")
    wait_for(lambda: form.typed()["Mail"] == "ada@1.", "both keyboards")
    assert send.text_content() == "send"
    send.click()
    form.heard("did hide")
    form.comes_to_rest(save, 874 - 83 - 10)


def test_a_tap_beside_a_field_leaves_it_only_where_the_app_says_so(form):
    form.field("Name").click()
    form.heard("did show")
    form.window.locator(".text-line", has_text="did show").click()
    form.heard("did hide")
    assert form.keys.is_hidden()
    form.page.wait_for_function("() => document.activeElement === document.body")
    form.tab("List")
    form.field("Row 1").first.click()
    form.keys.wait_for()
    form.page.keyboard.type("kept")
    # Nothing ends editing here but a drag.
    box = form.window.bounding_box()
    form.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 84 / 874)
    form.page.keyboard.type(" on")
    wait_for(lambda: "kept on" in form.typed().values(), "the caret is where it was")


def test_numbers_alone_keep_their_caret_and_a_bar_ends_them(form, artifacts):
    form.field("Card number").click()
    form.press("1", "2", "3", "4", "5", "6")
    wait_for(lambda: form.typed()["Card number"] == "1234 56", "groups of four")
    form.field("Card number").evaluate("(field) => field.setSelectionRange(2, 2)")
    form.page.keyboard.press("ArrowRight")
    form.press("9")
    wait_for(lambda: form.typed()["Card number"] == "1239 456", "a digit in the middle")
    form.press("8")
    wait_for(lambda: form.typed()["Card number"] == "1239 8456", "the caret stayed behind it")
    form.photograph(artifacts / "keyboard-numbers.png")
    form.field("Birthday").click()
    form.keys.wait_for(state="hidden")
    form.window.get_by_role("button", name="Done").click()
    wait_for(lambda: form.typed()["Birthday"] == "chosen", "the bar's button")
    form.heard("did hide")


def test_a_view_without_a_field_takes_keys(form):
    pin = form.window.locator('[data-identifier="pin"]')
    pin.click()
    form.press("7", "8", "delete")
    form.page.keyboard.type("9")
    form.window.locator(".text-line", has_text="PIN 79").wait_for()
    form.page.keyboard.press("Backspace")
    form.page.keyboard.type("123")
    form.window.locator(".text-line", has_text="PIN 7123").wait_for()
    form.keys.wait_for(state="hidden")


def test_an_alert_has_the_keyboard_and_stands_above_it(form, artifacts):
    form.window.get_by_role("button", name="Add", exact=True).click()
    form.keys.wait_for()
    form.page.keyboard.type("Groceries")
    add = form.window.get_by_role("button", name="Add", exact=True).last
    keyboard = form.keys.bounding_box()
    wait_for(lambda: add.bounding_box()["y"] + add.bounding_box()["height"] < keyboard["y"] or None, "the card above the keys")
    form.photograph(artifacts / "keyboard-alert.png")
    add.click()
    form.window.locator(".text-line", has_text="Groceries").wait_for()
    form.keys.wait_for(state="hidden")


def test_a_lists_last_field_comes_above_it_and_a_drag_takes_it_away(form):
    form.tab("List")
    last = form.field("Row 13")
    last.click()
    form.keys.wait_for()
    wait_for(lambda: last.bounding_box()["y"] + last.bounding_box()["height"] <= form.keys.bounding_box()["y"] + 1 or None, "the row above the keys")
    form.field("Row 8").hover()
    form.page.mouse.wheel(0, -120)
    form.keys.wait_for(state="hidden")


def test_a_bar_stands_on_the_layout_guide(form):
    form.tab("Chat")
    message = form.field("Message")
    form.comes_to_rest(message, 874 - 83 - 8)
    message.click()
    form.comes_to_rest(message, 874 - 291 - 8)
    form.page.keyboard.type("Hello")
    form.press("return")
    form.window.locator(".text-line", has_text="Hello").wait_for()
    wait_for(lambda: form.typed()["Message"] == "", "the field is emptied")
    form.comes_to_rest(message, 874 - 291 - 8)
