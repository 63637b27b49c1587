"""An app's windows on the page: drawn, pressed, typed in and scrolled; its own buttons schedule notifications, and the one
that is tapped opens the screen that the app chooses."""

import datetime

import pytest
from person import wait_for
from programs import Carillon, build

APP = "com.example.LocalNotifications"


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """A phone that moves by hand, with the example app, which nobody has allowed anything yet."""
    machine = Carillon(tmp_path_factory.mktemp("window"))
    bundle = build("Examples/LocalNotifications", tmp_path_factory.mktemp("bundle"))
    try:
        machine.start_gateway()
        machine.start_device(0, "--manual-clock")
        installed = machine.command("install", str(bundle))
        assert installed.returncode == 0, installed.stderr
        yield machine
    finally:
        machine.kill_all()


class App:
    """The app in front, as a person has it before the page."""

    def __init__(self, phone, one):
        self.phone, self.one, self.page = phone, one, one.page
        self.window = one.page.locator(".in-app.here .app-window")

    def button(self, name):
        return self.window.get_by_role("button", name=name, exact=True)

    def says(self, words):
        self.window.locator(".text-line", has_text=words).first.wait_for()

    def press(self, name, then):
        """Presses; one that is on its way to its place is pressed there."""
        self.button(name).click()
        self.says(then)

    def schedule(self, name):
        """Presses a row, allows what the app asks for where it asks, and reads what it says."""
        self.button(name).click()
        prompt = self.page.get_by_role("alertdialog")
        said = self.window.locator(".text-line", has_text="Scheduled")
        prompt.or_(said).first.wait_for()
        if prompt.is_visible():
            prompt.get_by_role("button", name="Allow", exact=True).click()
        said.wait_for()
        self.button("OK").click()
        said.wait_for(state="hidden")

    def later(self, seconds):
        self.phone.post("clock/advance", {"seconds": seconds})

    def card(self, title):
        """Of the list, once it is there."""
        return wait_for(lambda: next((one for one in self.phone.cards() if one["title"] == title), None), f"“{title}”")

    def photograph(self, path):
        self.one.settle()
        self.page.screenshot(path=path)


@pytest.fixture
def opened(own, look):
    """Opens the page with the app in front, as it is at its beginning."""

    def open_app(**options):
        own.post("screen/lock", {"locked": False})
        own.post("screen/collapse")
        own.send("DELETE", "cards")
        own.post(f"apps/{APP}/terminate")
        own.post(f"apps/{APP}/open")
        one = look(at=own, **options)
        one.page.wait_for_selector(".in-app.here .app-window:not([aria-busy])")
        app = App(own, one)
        app.says("Notifications")
        return app

    return open_app


def test_a_button_schedules_what_a_tap_opens(opened, own, artifacts):
    own.send("PUT", f"apps/{APP}/settings", own.get(f"apps/{APP}/settings") | {"authorizationStatus": 0})
    app = opened(viewport={"width": 1400, "height": 960})
    app.photograph(artifacts / "app-window.png")
    ground = "getComputedStyle(document.querySelector('.app-window')).backgroundColor"
    assert app.page.evaluate(ground) == "rgb(0, 0, 0)", "what no window covers is black"
    app.button("Picture in 5 seconds").click()
    prompt = app.page.get_by_role("alertdialog")
    prompt.wait_for()
    app.photograph(artifacts / "app-window-prompt.png")
    prompt.get_by_role("button", name="Allow", exact=True).click()
    app.says("Scheduled")
    app.photograph(artifacts / "app-window-alert.png")
    app.button("OK").click()
    assert app.phone.cards() == [], "it is not time yet"

    app.later(5)
    banner = app.page.locator(".banner-place .card.in", has_text="Evening over the ridges")
    banner.wait_for()
    app.photograph(artifacts / "app-window-banner.png")
    banner.click()
    app.says("A picture of the app.")
    assert app.button("Notifications").count() == 1, "the way back has its name"
    app.page.wait_for_function("() => [...document.querySelectorAll('.app-window img')].some((one) => one.naturalWidth === 480)")
    app.page.get_by_placeholder("Note").fill("Frame it")
    app.window.get_by_role("switch").click()
    wait_for(lambda: [one for one in own.get("screen/window/elements") if one["kind"] == "toggle" and one["value"] == 1], "the switch")
    assert [one["text"] for one in own.get("screen/window/elements") if one["kind"] == "field"] == ["Frame it"]
    app.photograph(artifacts / "app-window-detail.png")
    app.press("Notifications", "IN 5 SECONDS")


def test_actions_reach_the_other_tab(opened, artifacts):
    app = opened()
    app.schedule("Actions in 5 seconds")
    app.phone.post("screen/home")
    app.later(5)
    card = app.card("Lunch?")
    app.phone.post(f"cards/{card['key']}/expand")
    app.page.locator('.actions [data-action="answer"]').click()
    app.page.locator(".expanded form textarea").fill("With pleasure")
    app.page.keyboard.press("Enter")
    app.phone.wait_for_event(card["journeyID"], "did-receive")
    app.phone.post(f"apps/{APP}/open")
    app.press("Heard", "With pleasure")
    app.photograph(artifacts / "app-window-heard.png")
    app.press("Schedule", "IN 5 SECONDS")


@pytest.mark.parametrize(
    ("name", "title", "kind"),
    [("Text in 5 seconds", "Tea is ready", None), ("Sound in 5 seconds", "A tune", "audio"), ("Video in 5 seconds", "Sundown", "movie")],
)
def test_what_it_schedules_is_shown(opened, name, title, kind):
    app = opened()
    app.schedule(name)
    app.phone.post("screen/home")
    app.later(5)
    assert [media["kind"] for media in app.card(title)["attachments"]] == ([kind] if kind else [])


def test_a_group_the_calendar_and_a_place(opened, own):
    app = opened()
    app.schedule("A group in 5 seconds")
    app.schedule("Every day at 9")
    app.schedule("At the library")
    app.press("Waiting", "5 waiting")
    app.button("Close").click()
    own.post("screen/home")
    app.later(5)
    wait_for(lambda: [group for group in own.get("screen")["center"] if len(group["cards"]) == 3], "the group")
    for latitude in (48.2, 52.5069):
        own.send("PUT", "preferences", own.get("preferences") | {"location": {"latitude": latitude, "longitude": 13.3709}})
    app.card("The library")
    app.later(datetime.timedelta(days=1).total_seconds())
    app.card("Good morning")


def test_it_is_used_with_a_finger_on_a_small_page(opened, artifacts):
    app = opened(viewport={"width": 390, "height": 780}, has_touch=True, is_mobile=True, device_scale_factor=2)
    app.photograph(artifacts / "app-window-small.png")
    app.button("Waiting").tap()
    app.button("Close").wait_for()
    app.photograph(artifacts / "app-window-sheet.png")
    app.button("Close").tap()
    app.button("Close").wait_for(state="hidden")
    app.button("At the library").scroll_into_view_if_needed()
    app.button("At the library").tap()
    app.says("Scheduled")


def test_its_facts_are_a_key_away_in_both_languages(opened):
    app = opened()
    app.page.keyboard.press("i")
    app.page.locator(".in-app.here .running").wait_for()
    assert app.page.locator(".in-app.here .running").text_content() == "In front"
    app.page.locator("#bar").get_by_role("button", name="切换到中文").click()
    app.page.locator(".in-app.here .running", has_text="位于前台").wait_for()
    app.page.keyboard.press("i")
    app.says("Notifications")


def test_press_waits_for_what_it_causes(own):
    own.post(f"apps/{APP}/terminate")
    own.post(f"apps/{APP}/open")
    own.post("screen/window/press", {"element": "Waiting", "until": "Close", "timeout": 60})
    own.post("screen/window/press", {"element": "Close", "timeout": 60})
