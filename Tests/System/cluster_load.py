"""A provider that sends to all gateways of a cluster at once, while they and their databases fall and rise."""

import asyncio
import collections
import contextlib
import itertools
import json
import sqlite3
import ssl
import threading
import time
import urllib.error

import anyio
import httpx
from programs import Patience, events

# What a journey can end in beside being shown: each has a step that gives the reason.
ENDS = {"shown", "replaced", "expired", "discarded", "suppressed"}


class Load:
    """Pushes to one app, at a rate, to the gateways in turn; what each answered."""

    def __init__(self, urls, token, topic, authority, bearer, rate):
        self.urls, self.token, self.topic, self.rate = urls, token, topic, rate
        self.authority, self.bearer = authority, bearer
        self.accepted = {}
        self.refused = collections.Counter()
        self.lost = collections.Counter()
        self.problems = []
        self._number = itertools.count(1)
        self._end = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._end.set()
        self._thread.join(timeout=60)

    def accepted_since(self, moment, url=None):
        """How many were taken since then, by one gateway or by any."""
        return sum(at >= moment and url in (None, by) for at, by in list(self.accepted.values()))

    def take(self):
        """What was accepted so far, which is forgotten here."""
        return {push_id: self.accepted.pop(push_id) for push_id in list(self.accepted)}

    async def _run(self):
        trust = ssl.create_default_context(cafile=self.authority)
        clients = {url: httpx.AsyncClient(http2=True, verify=trust, timeout=5) for url in self.urls}
        under_way = set()
        for url in itertools.cycle(self.urls):
            if self._end.is_set():
                break
            task = asyncio.ensure_future(self._push(clients[url], url))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            await asyncio.sleep(1 / self.rate)
        await asyncio.gather(*under_way)
        for client in clients.values():
            await client.aclose()

    async def _push(self, client, url):
        number = next(self._number)
        payload = {"aps": {"alert": {"title": f"Push {number}", "body": "…"}}}
        fields = {
            "authorization": self.bearer(url), "apns-topic": self.topic, "apns-push-type": "alert",
            "apns-expiration": str(int(time.time()) + 86400),
        }
        try:
            answer = await client.post(f"{url}/3/device/{self.token}", content=json.dumps(payload), headers=fields)
        except (httpx.HTTPError, anyio.EndOfStream) as error:
            # Taken or not: a provider cannot know.
            self.lost[type(error).__name__] += 1
            return
        if answer.status_code == 200:
            self.accepted[answer.headers["apns-id"]] = (time.monotonic(), url)
            return
        self.refused[f"{answer.status_code} {answer.json()['reason']}"] += 1
        if answer.status_code != 503 or answer.headers.get("retry-after") != "1":
            self.problems.append(f"{answer.status_code} {answer.text} {dict(answer.headers)}")


def verdict(phone, accepted, seconds=120):
    """What is wrong with pushes that got a 200: each is shown exactly once, or ends in a state with a reason."""
    problems, ends = [], collections.Counter()
    patience = Patience(seconds)
    shown = shown_by(phone, accepted)
    for push_id in accepted:
        while True:
            # Of one that it has shown the phone knows enough; for the others a gateway looks through all that it has recorded.
            steps = ["shown"] * shown[push_id] or events_of(phone, push_id)
            if ENDS & set(steps):
                break
            if not patience.lasts():
                problems.append(f"{push_id} has no end: {steps}")
                break
            time.sleep(0.05)
        if steps.count("shown") > 1:
            problems.append(f"{push_id} was shown {steps.count('shown')} times")
        ends[next((step for step in steps if step in ENDS), "none")] += 1
    return problems, ends


def shown_by(phone, ids):
    """How often the phone has shown each, by its own database."""
    file = f"file:{phone.state / 'device/device.sqlite'}?mode=ro"
    with contextlib.closing(sqlite3.connect(file, uri=True, timeout=30)) as database:
        count = "SELECT count(*) FROM journeyEntry WHERE journeyID = ? AND json_extract(CAST(value AS TEXT), '$.event') = 'shown'"
        return {push_id: database.execute(count, (push_id,)).fetchone()[0] for push_id in ids}


def events_of(phone, push_id):
    """The steps of a push's journey; none of one that nothing is known of, or when the phone's machine has too much else to do."""
    try:
        return events(phone.get(f"journeys/{push_id}"))
    except urllib.error.HTTPError as error:
        if error.code != 404:
            raise
    except (TimeoutError, urllib.error.URLError):
        pass
    return []


def is_connected(phone):
    try:
        return phone.get("screen")["phone"]["isConnected"]
    except TimeoutError:
        return False
