"""A card that is open in a browser, with its content extension's views."""

from person import wait_for


class Opened:
    """One opening of a card, as a person has it before the page."""

    def __init__(self, phone, one, app, payload, stays=True):
        """`stays`: its views stay on the screen; else nothing is waited for."""
        self.phone, self.one, self.page = phone, one, one.page
        self.view = self.page.locator(".content-view")
        self.push_id = phone.push(payload, app=app)
        phone.wait_for_event(self.push_id, "shown")
        self.key = next(card for card in phone.cards() if card["journeyID"] == self.push_id)["key"]
        phone.post(f"cards/{self.key}/expand")
        if not stays:
            return
        wait_for(lambda: phone.get("screen").get("contentView", {}).get("state") in ("alive", "failed"), "the view")
        state = phone.get("screen")["contentView"]
        assert state["state"] == "alive", state
        self.page.wait_for_selector(".content-view:not([aria-busy])")
        one.settle()
        # Pictures that are not scrolled to are not decoded by the browser.
        self.page.evaluate("() => Promise.all([...document.querySelectorAll('.content-view img')].map((one) => one.decode().catch(() => {})))")

    def photograph(self, path):
        self.one.settle()
        self.page.screenshot(path=path)

    def says(self, words):
        self.view.locator(".text-line", has_text=words).first.wait_for()

    def scrolls_to(self, words):
        """Scrolls down for as long as there is more below, since a list grows while its rows are made."""
        self.page.wait_for_function(
            """words => {
                const list = document.querySelector('.content-view .scroll-view');
                list.scrollTo(0, list.scrollHeight);
                return [...list.querySelectorAll('.text-line')].some((line) => line.textContent.includes(words));
            }""",
            arg=words,
        )
        self.says(words)

    def named(self, identifier):
        """The view of an accessibility identifier."""
        return self.view.locator(f'[data-identifier="{identifier}"]')

    def act(self, action):
        self.page.locator(f'.actions [data-action="{action}"]').click()

    def actions(self):
        return self.page.locator(".actions [data-action]").evaluate_all("all => all.map((one) => one.dataset.action)")

    def is_closed(self):
        self.page.wait_for_selector(".expanded", state="hidden")

    def heard(self):
        """What the app got, of the action or of the tap."""
        journey = self.phone.wait_for_event(self.push_id, "did-receive")
        return " ".join(step["text"] for step in journey["entries"] if step["event"] == "did-receive")

    def player(self, what):
        """Waits until something holds of the player's element; one that only sounds is nowhere on the page."""
        it = "window.lastPlayed ?? document.querySelector('video.player')"
        self.page.wait_for_function(f"() => {{ const it = {it}; return it && ({what}); }}")


def leave(phone):
    """As it was before a card was opened: nothing open, nothing listed, no app in front."""
    phone.post("screen/collapse")
    phone.post("screen/home")
    phone.send("DELETE", "cards")
