"""An upgrade keeps the state: one whose tables are those of the version before is opened, migrated, and goes on."""

import contextlib
import sqlite3

from programs import APP, events, start_phone, wait_for

# What the last migrations made, taken back: the tables are as the version before left them.
DEVICE_BEFORE = """
    DROP TRIGGER journeyIsForgotten;
    DROP INDEX journeyIsNotIndexed;
    DROP TABLE journeySearch;
    ALTER TABLE journey DROP COLUMN isIndexed;
    DELETE FROM grdb_migrations WHERE identifier = 'search';
"""
GATEWAY_BEFORE = """
    DROP TABLE channel_subscription;
    DROP TABLE channel;
    CREATE INDEX waiting_device ON waiting (device);
    DELETE FROM grdb_migrations WHERE identifier LIKE '5:%' OR identifier LIKE '6:%';
"""


def database(machine, part):
    return contextlib.closing(sqlite3.connect(machine.state / f"{part}/{part}.sqlite"))


def migrations(machine, part):
    with database(machine, part) as opened:
        return {row[0] for row in opened.execute("SELECT identifier FROM grdb_migrations")}


def test_a_state_of_the_version_before_is_migrated_and_goes_on(machine, built_app):
    start_phone(machine, built_app, APP)
    shown = machine.push({"aps": {"alert": {"title": "Before the upgrade", "body": "kept"}}})
    machine.wait_for_event(shown, "shown")
    assert machine.command("device", "settings", APP, "sound=off").returncode == 0
    settings = machine.get(f"apps/{APP}/settings")
    token, key = machine.token(), (machine.state / "gateway/provider.json").read_text()
    machine.stop("device")
    # It waits for a phone that is away while the upgrade happens.
    waits = machine.command("push", "-", "--token", token, "--topic", APP, "--id", "7e57ed00-0000-4000-8000-000000000001", input='{"aps":{"alert":{"title":"Across the upgrade"}}}')
    assert waits.returncode == 0, waits.stderr
    machine.stop("gateway")
    now = {part: migrations(machine, part) for part in ("device", "gateway")}
    for part, before in [("device", DEVICE_BEFORE), ("gateway", GATEWAY_BEFORE)]:
        with database(machine, part) as opened:
            opened.executescript(before)
        assert migrations(machine, part) < now[part]

    machine.start_gateway()
    machine.start_device()
    assert {part: migrations(machine, part) for part in now} == now
    assert machine.token() == token and (machine.state / "gateway/provider.json").read_text() == key
    assert machine.get(f"apps/{APP}/settings") == settings
    assert "shown" in events(machine.get(f"journeys/{shown}"))
    assert "Before the upgrade" in [card["title"] for card in machine.cards()]
    machine.wait_for_event("7e57ed00-0000-4000-8000-000000000001", "shown")
    # What was there before search was is found, too; channels can be made.
    wait_for(lambda: [line["id"] for line in machine.get("search?q=title:before")["found"]] == [shown], "the old push to be found")
    assert machine.command("channel", "create", "--app", APP).returncode == 0
    machine.wait_for_event(machine.push({"aps": {"alert": "After"}}), "shown")
