"""The app whose service extension does whatever a push asks for (Tests/Fixtures/Misbehaving)."""

from programs import steps, wait_for

APP = "com.example.Misbehaving"


def ask(phone, behaviour, **members):
    """Pushes what asks the extension for something, and gives the apns-id."""
    alert = {"title": behaviour, "body": "body"}
    return phone.push({"aps": {"alert": alert, "mutable-content": 1}, "behave": behaviour, **members}, app=APP)


def outcome(phone, push_id):
    """The journey of a push once it is shown, and its card's title."""
    journey = phone.wait_for_event(push_id, "shown")
    return journey, next(card["title"] for card in phone.cards() if card["journeyID"] == push_id)


def behave(phone, behaviour, **members):
    return outcome(phone, ask(phone, behaviour, **members))


def text_of(journey, event):
    return [step["text"] for step in journey["entries"] if step["event"] == event]


def so_far(phone, push_id):
    """A journey as lines, whatever became of the push."""
    return steps(phone.get(f"journeys/{push_id}"))


def expire(phone, push_id, behaviour):
    """Uses up the time of a push's extension, on a clock that is moved."""
    wait_for(lambda: f"behaving: {behaviour}" in so_far(phone, push_id), "the extension to begin")

    def expired():
        # The clock may be moved before the device waits by it: then once more.
        phone.post("clock/advance", {"seconds": 31})
        return "serviceExtensionTimeWillExpire is called" in so_far(phone, push_id)

    wait_for(expired, "the expiry")


def use_up_the_grace(phone, push_id):
    wait_for(lambda: "serviceExtensionTimeWillExpire has returned" in so_far(phone, push_id), "the expiry's return")

    def is_shown():
        phone.post("clock/advance", {"seconds": 2})
        return "shown:" in so_far(phone, push_id)

    wait_for(is_shown, "the notification")
