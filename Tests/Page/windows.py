"""An app's own window on the page, as a person has it before them."""

import contextlib

from programs import Carillon, build


@contextlib.contextmanager
def phone_with(tmp_path_factory, name, project):
    """A phone that has the app of a folder."""
    machine = Carillon(tmp_path_factory.mktemp(name))
    bundle = build(project, tmp_path_factory.mktemp("bundle"))
    try:
        machine.start_gateway()
        machine.start_device(0)
        installed = machine.command("install", str(bundle))
        assert installed.returncode == 0, installed.stderr
        yield machine
    finally:
        machine.kill_all()


class Window:
    """The window of the app in front."""

    def __init__(self, phone, one):
        self.phone, self.one, self.page = phone, one, one.page
        self.room = one.page.locator(".in-app.here .app-window")

    @classmethod
    def opened(cls, phone, look, app):
        """Opens the page with the app in front, as it is at its beginning."""
        phone.post("screen/lock", {"locked": False})
        phone.post(f"apps/{app}/terminate")
        phone.post(f"apps/{app}/open")
        one = look(at=phone, viewport={"width": 1400, "height": 960})
        one.page.wait_for_selector(".in-app.here .app-window:not([aria-busy])")
        return cls(phone, one)

    def line(self, words):
        return self.room.locator(".text-line", has_text=words).first

    def press(self, name):
        self.room.get_by_role("button", name=name, exact=True).last.click()

    def photograph(self, path):
        self.one.settle()
        self.page.screenshot(path=path)
