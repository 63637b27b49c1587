import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FakeNode, settled } from "./browser.js";

/** What the extension was told. @type {any[]} */
const told = [];
globalThis.fetch = /** @type {any} */ (
    async (_, { body }) => {
        if (body) told.push(JSON.parse(body));
        return { ok: true, status: 204 };
    }
);

const { cardSession: session } = await import("../../../Sources/Device/Screen/Page/content/session.js");
const { followMoves } = await import("../../../Sources/Device/Screen/Page/content/moves.js");

/** The gesture of an event that tells of one. */
const gesture = (event) => {
    assert.equal(event.type, "gesture");
    return event.gesture;
};

function hearing(...hears) {
    const element = new FakeNode();
    let used = 0;
    session.nodes.set(1, { hears });
    followMoves(session, element, 1, () => (used += 1));
    return { element, used: () => used };
}

beforeEach(() => {
    told.length = 0;
    session.showing = 1;
});

test("a pan begins after eight points, tells where it is, and ends", async () => {
    const { element, used } = hearing("pan");
    element.dispatch("pointerdown", { clientX: 10, clientY: 10 });
    element.dispatch("pointermove", { clientX: 15, clientY: 10, timeStamp: 10 });
    assert.equal(used(), 0);
    element.dispatch("pointermove", { clientX: 40, clientY: 30, timeStamp: 20 });
    assert.equal(used(), 1);
    element.dispatch("pointerup", { clientX: 40, clientY: 30, timeStamp: 30 });
    await settled(20);
    assert.deepEqual(
        told.map((event) => gesture(event).phase),
        ["began", "ended"],
    );
    assert.deepEqual(gesture(told.at(-1)).translation, { x: 30, y: 20 });
    assert.equal(gesture(told[0]).sense, "pan");
});

test("two fingers pinch and turn", async () => {
    const { element } = hearing("pinch", "rotate");
    element.dispatch("pointerdown", { clientX: 0, clientY: 0, pointerId: 1 });
    element.dispatch("pointerdown", { clientX: 100, clientY: 0, pointerId: 2 });
    element.dispatch("pointermove", { clientX: 0, clientY: 200, pointerId: 2, timeStamp: 10 });
    element.dispatch("pointerup", { clientX: 0, clientY: 200, pointerId: 2, timeStamp: 20 });
    element.dispatch("pointerup", { clientX: 0, clientY: 0, pointerId: 1, timeStamp: 30 });
    await settled(20);
    const pinch = told.map(gesture).filter((one) => one.sense === "pinch");
    const turn = told.map(gesture).filter((one) => one.sense === "rotate");
    assert.equal(pinch[0].phase, "began");
    assert.equal(pinch.at(-1).phase, "ended");
    assert.ok(Math.abs(pinch.at(-1).scale - 2) < 0.001);
    assert.ok(Math.abs(turn.at(-1).rotation - Math.PI / 2) < 0.001);
});

test("what no view hears is not told", async () => {
    const { element, used } = hearing("tap");
    element.dispatch("pointerdown", { clientX: 0, clientY: 0 });
    element.dispatch("pointermove", { clientX: 90, clientY: 0, timeStamp: 10 });
    element.dispatch("pointerup", { clientX: 90, clientY: 0, timeStamp: 20 });
    await settled(20);
    assert.equal(used(), 0);
    assert.deepEqual(told, []);
});

test("a finger that leaves ends what it began", async () => {
    const { element } = hearing("pan");
    element.dispatch("pointerdown", { clientX: 0, clientY: 0 });
    element.dispatch("pointermove", { clientX: 20, clientY: 0, timeStamp: 10 });
    element.dispatch("pointercancel", { clientX: 20, clientY: 0, timeStamp: 20 });
    await settled(20);
    assert.equal(gesture(told.at(-1)).phase, "cancelled");
});
