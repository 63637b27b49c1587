"""An app whose interface is SwiftUI's: lists that lead on, sheets, tabs and alerts, as its author wrote them."""

import pytest
from cards import Opened, leave
from pixels import Pixels
from programs import wait_for
from windows import Window, phone_with

APP = "com.example.Garden"
# Where the line under what is chosen lies.
LINES = "() => [...document.querySelectorAll('.app-window .view')].filter((each) => each.offsetHeight === 3).map((each) => each.getBoundingClientRect().left)"


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


def grown(own, look):
    window = Window.opened(own, look, APP)
    window.press("Growth")
    window.line("25 %").wait_for()
    return window


def test_what_changes_moves_to_where_it_stays(own, look, artifacts):
    window = grown(own, look)
    window.photograph(artifacts / "garden-ring.png")
    # Every picture of a number that counts up, and of a text that comes.
    window.page.evaluate("""() => {
        window.counted = [], window.come = [];
        const watch = () => {
            const lines = [...document.querySelectorAll('.app-window .text-line')];
            window.counted.push(lines.find((line) => line.textContent.endsWith(' %'))?.textContent);
            const ripe = lines.find((line) => line.textContent === 'Ripe');
            if (ripe) window.come.push(Math.min(...ancestors(ripe).map((each) => Number(getComputedStyle(each).opacity))));
            requestAnimationFrame(watch);
        };
        const ancestors = (node) => (node && node !== document.body ? [node, ...ancestors(node.parentElement)] : []);
        watch();
    }""")
    window.press("Grow")
    window.line("100 %").wait_for()
    window.press("Tell")
    window.line("Ripe").wait_for()
    window.page.wait_for_function("() => window.come.at(-1) === 1")
    counted, come = window.page.evaluate("() => [window.counted, window.come]")
    assert len({each for each in counted if each}) > 10, "it counts up"
    assert any(0 < each < 0.9 for each in come), "it fades in"
    window.photograph(artifacts / "garden-ring-full.png")


def test_a_line_goes_to_what_is_chosen(own, look):
    window = grown(own, look)
    (before,) = set(window.page.evaluate(LINES))
    window.page.evaluate(f"""() => {{
        const lines = {LINES}, watch = () => (window.places.push(...lines()), requestAnimationFrame(watch));
        window.places = [];
        watch();
    }}""")
    window.press("Rows")
    window.line("Row 0 at").wait_for()
    window.page.wait_for_function(f"() => new Set(({LINES})()).size === 1")
    (after,) = set(window.page.evaluate(LINES))
    places = window.page.evaluate("() => window.places")
    assert after > before + 150
    assert any(before + 20 < each < after - 20 for each in places), "it is seen on its way"


def test_charts_and_maps_are_drawn(own, look, artifacts):
    window = grown(own, look)
    window.press("Chart")
    for words in ("May", "August", "Basil", "Mint"):
        window.line(words).wait_for()
    window.photograph(artifacts / "garden-chart.png")
    window.press("Map")
    window.room.locator("text=Garden").first.wait_for()
    assert window.room.locator(".missing-view").count() == 0
    window.photograph(artifacts / "garden-map.png")


def mean(pixels, columns=(0, 1), rows=(0, 1)):
    """Red, green and blue of what has a colour in a part of a picture."""
    across, down = (range(int(size * part[0]), int(size * part[1])) for size, part in ((pixels.width, columns), (pixels.height, rows)))
    inked = [each for each in (pixels.at(x, y) for x in across for y in down) if max(each) - min(each) > 40]
    assert inked, "nothing with a colour"
    return [sum(parts) / len(inked) for parts in zip(*inked, strict=True)]


def test_gradients_fill_letters_symbols_and_nets(own, look, artifacts):
    window = grown(own, look)
    window.press("Light")
    letters = window.line("Sunlight")
    letters.wait_for()
    window.photograph(artifacts / "garden-light.png")
    line = Pixels(letters.screenshot())
    (left_red, _, left_blue), (right_red, _, right_blue) = mean(line, columns=(0, 0.15)), mean(line, columns=(0.85, 1))
    assert left_red > left_blue + 60 and right_blue > right_red + 60
    sun = Pixels(window.room.locator("[data-symbol='sun.max.fill']").screenshot())
    (top_red, _, top_blue), (low_red, _, low_blue) = mean(sun, rows=(0, 0.3)), mean(sun, rows=(0.7, 1))
    assert top_red > top_blue and low_blue > low_red
    net = Pixels(window.room.locator("img").last.screenshot())
    red, green, _ = mean(net, columns=(0.02, 0.1), rows=(0.1, 0.4))
    assert red > green + 40
    red, green, _ = mean(net, columns=(0.9, 0.98), rows=(0.1, 0.4))
    assert green > red + 40


def test_keyframes_lead_a_view_away_and_back(own, look):
    window = grown(own, look)
    window.press("Light")
    window.line("Shake").wait_for()
    window.page.evaluate("""() => {
        window.lefts = [];
        const watch = () => {
            const line = [...document.querySelectorAll('.app-window .text-line')].find((each) => each.textContent === 'Shake');
            window.lefts.push(line.getBoundingClientRect().left);
            requestAnimationFrame(watch);
        };
        watch();
    }""")
    window.press("Shake")
    window.page.wait_for_function("() => Math.min(...window.lefts) < window.lefts[0] - 40 && Math.abs(window.lefts.at(-1) - window.lefts[0]) < 0.5")
    lefts = window.page.evaluate("() => window.lefts")
    assert max(lefts) > lefts[0] + 40
    assert len({round(each) for each in lefts}) > 10, "picture by picture"


def test_rows_know_where_they_are_while_they_are_scrolled(own, look):
    window = grown(own, look)
    window.press("Rows")
    window.line("Row 0 at 0").wait_for()
    rows = window.room.locator(".scroll-view").last
    rows.evaluate("it => it.scrollTo(0, 100)")
    window.line("Row 0 at -100").wait_for()
    assert window.room.locator(".text-line").count() < 60, "what is far from what is seen is not made"
    rows.evaluate("it => it.scrollTo(0, 3000)")
    window.page.wait_for_function("() => [...document.querySelectorAll('.app-window .text-line')].some((line) => /^Row 6\\d at/.test(line.textContent))")


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
