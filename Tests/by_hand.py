"""An app without an executable: a test that speaks the link of a device by hand."""

from carillon_links import AppLink, Failure, after, content, request, text
from programs import wait_for

BUNDLE = "com.example.scheduler"


class App(AppLink):
    """A process of an app, on the link of a machine's device."""

    def __init__(self, machine):
        socket = next(machine.state.glob("device/link.sock"))

        def connect():
            try:
                AppLink.__init__(self, socket, BUNDLE)
            except Failure as failure:
                if "another process is connected" not in str(failure):
                    raise
                return False
            return True

        wait_for(connect, "the device to see that the process before this one has gone")

    def schedule(self, identifier, seconds, repeats=False):
        self.add(identifier, after(seconds, repeats))

    def add(self, identifier, trigger=None, title=None, **members):
        """A local notification; raises `Failure` where the device refuses it."""
        words = {"title": text(title or identifier)}
        return self.call("add", request=request(identifier, content() | words | members, trigger))

    def pending(self):
        return [request["identifier"] for request in self.call("pendingRequests")["requests"]]

    def delivered(self):
        return [one["request"]["identifier"] for one in self.call("deliveredNotifications")["notifications"]]


def allowed_app(machine):
    """Connects an app by hand, allows it all and gives its device token."""
    app = App(machine)
    asked = app.begin("requestAuthorization", options=7)
    prompt = wait_for(lambda: machine.get("screen")["prompts"], "the app to ask for authorization")[0]
    machine.post(f"prompts/{prompt['id']}", {"allow": True})
    app.answer(asked)
    app.call("registerForRemoteNotifications")
    return app, wait_for(lambda: machine.token(BUNDLE), "a device token")
