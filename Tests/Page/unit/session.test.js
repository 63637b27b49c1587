import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settled } from "./browser.js";

/** What the page asked the device, and what the device answers. @type {any} */
const device = { asked: [], answers: {}, isHeld: false, release: () => {} };
globalThis.fetch = /** @type {any} */ (
    async (url, { method, body }) => {
        device.asked.push([method, url.replace("/api/v1/", ""), body && JSON.parse(body)]);
        if (device.isHeld && method === "POST") await new Promise((done) => (device.release = done));
        const answer = device.answers[url.replace("/api/v1/", "")];
        return { ok: true, status: answer ? 200 : 204, text: async () => JSON.stringify(answer) };
    }
);

const { cardSession: session, windowSession } = await import("../../../Sources/Device/Screen/Page/content/session.js");
const { follow, onViews, takeChange, tell } = session;

const node = (id, words) => ({ id, words });
const update = (changed, more = {}) => ({ isWhole: false, removed: [], changed, panel: { root: 1 }, ...more });
let heard = [];

beforeEach(async () => {
    follow(null);
    await settled();
    device.asked = [];
    device.isHeld = false;
    heard = [];
    onViews((change) => heard.push(change));
});

async function opened(expansion, serial = 1) {
    device.answers["screen/content"] = { expansion, frame: { serial, update: update([node(1, "a"), node(2, "b")], { isWhole: true }) } };
    follow({ expansion, state: "alive" });
    await settled();
    assert.equal(session.serial, serial);
}

test("the views are fetched once the extension is alive, and changes are taken in order", async () => {
    follow({ expansion: 7, state: "loading" });
    assert.equal(device.asked.length, 0);
    await opened(7);
    takeChange({ expansion: 7, frame: { serial: 2, update: update([node(2, "new")], { removed: [1] }) } });
    assert.deepEqual([...session.nodes.values()], [node(2, "new")]);
    assert.equal(heard.length, 2);
});

test("what is old, or of another opening, changes nothing", async () => {
    await opened(8, 5);
    takeChange({ expansion: 8, frame: { serial: 5, update: update([node(1, "old")]) } });
    takeChange({ expansion: 9, frame: { serial: 6, update: update([node(1, "other")]) } });
    assert.deepEqual(session.nodes.get(1), node(1, "a"));
});

test("a gap has all fetched anew", async () => {
    await opened(10);
    device.answers["screen/content"] = { expansion: 10, frame: { serial: 4, update: update([node(3, "whole")], { isWhole: true }) } };
    takeChange({ expansion: 10, frame: { serial: 4, update: update([node(2, "late")]) } });
    await settled();
    assert.deepEqual([...session.nodes.keys()], [3]);
    assert.equal(session.serial, 4);
});

test("events leave one after the other; of what only says where something is, the newest", async () => {
    await opened(11);
    device.asked = [];
    device.isHeld = true;
    tell({ type: "text", node: 1, text: "a" });
    tell({ type: "text", node: 1, text: "ab" });
    tell({ type: "touch", node: 2, sense: "tap" });
    tell({ type: "text", node: 1, text: "abc" });
    tell({ type: "text", node: 5, text: "other" });
    await settled();
    assert.equal(device.asked.length, 1);
    for (let count = 0; count < 5; count++) {
        device.release();
        await settled(1);
    }
    const texts = device.asked.map(([, , event]) => event.text ?? event.sense);
    assert.deepEqual(texts, ["a", "ab", "tap", "abc", "other"]);
});

test("the app in front has a session of its own", async () => {
    await opened(12);
    device.answers["screen/window"] = { bundleID: "a", stay: 3, frame: { serial: 1, update: update([node(1, "window")], { isWhole: true }) } };
    windowSession.follow({ stay: 3, state: "alive" });
    await settled();
    assert.deepEqual([...windowSession.nodes.values()], [node(1, "window")]);
    assert.deepEqual(session.nodes.get(1), node(1, "a"));
    device.asked = [];
    windowSession.tell({ type: "touch", node: 1, sense: "tap" });
    await settled();
    assert.equal(device.asked[0][1], "screen/window/events");
    windowSession.takeChange({ bundleID: "a", stay: 2, frame: { serial: 2, update: update([node(1, "an earlier stay")]) } });
    assert.deepEqual(windowSession.nodes.get(1), node(1, "window"));
    windowSession.follow(null);
    assert.equal(windowSession.nodes.size, 0);
});
