import assert from "node:assert/strict";
import { test } from "node:test";
import { settled } from "./browser.js";

/** As much of an element as a scroll view needs. */
class FakeElement {
    constructor() {
        this.classList = { toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)), add: (name) => this.classes.add(name) };
        this.classes = new Set();
        this.style = {};
        this.dataset = {};
        /** @type {FakeElement[]} */
        this.children = [];
        /** @type {FakeElement | null} */
        this.parent = null;
        this.listeners = new Map();
        this.attributes = new Map();
        [this.scrollLeft, this.scrollTop] = [0, 0];
        /** @type {any[]} */
        this.moves = [];
    }
    set className(name) {
        this.classes = new Set(name.split(" "));
    }
    setAttribute(name, value) {
        this.attributes.set(name, value);
        if (name === "class") this.className = value;
    }
    getAttribute(name) {
        return this.attributes.get(name) ?? null;
    }
    removeAttribute(name) {
        this.attributes.delete(name);
    }
    append(...added) {
        for (const each of added) each.parent = this;
        this.children.push(...added);
    }
    remove() {
        this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    }
    querySelectorAll() {
        return this.children.filter((one) => one.classes.has("page"));
    }
    addEventListener(name, hear) {
        this.listeners.set(name, [...(this.listeners.get(name) ?? []), hear]);
    }
    dispatch(name) {
        for (const hear of this.listeners.get(name) ?? []) hear({});
    }
    scrollTo(move) {
        this.moves.push(move);
        if (move.behavior === "instant") [this.scrollLeft, this.scrollTop] = [move.left, move.top];
    }
}

/** @type {any} */ (globalThis).document = { createElement: () => new FakeElement() };

const { drawScroll, makeScroll } = await import("../../../Sources/Device/Screen/Page/content/scroll.js");

function scroll(told) {
    return /** @type {any} */ (makeScroll((event) => told.push(event.to.y), 7));
}

function move(element, y) {
    element.scrollTop = y;
    element.dispatch("scroll");
}

const node = (offset, serial, more = {}) => ({ content: { width: 100, height: 1000, offset, serial, isPaging: false, showsIndicators: true, ...more }, frame: { width: 100, height: 200 } });

test("places are told while it is scrolled, twenty in a second at most, and the last of them", async () => {
    const told = [];
    const element = scroll(told);
    for (let y = 10; y <= 200; y += 10) {
        move(element, y);
        await settled(10);
    }
    await settled(80);
    assert.ok(told.length >= 3 && told.length <= 8, `${told}`);
    assert.ok(told[0] < 50, "not only at rest");
    assert.equal(told.at(-1), 200);
});

test("an animated change glides, and what lies between is not told unless a person takes over", async () => {
    const told = [];
    const element = scroll(told);
    drawScroll(element, node({ x: 0, y: 0 }, 1), null);
    drawScroll(element, node({ x: 0, y: 300 }, 2), { duration: 0.3 });
    await settled();
    assert.deepEqual(element.moves, [{ left: 0, top: 300, behavior: "smooth" }]);
    move(element, 100);
    await settled(60);
    assert.deepEqual(told, []);
    element.dispatch("wheel");
    move(element, 120);
    await settled(60);
    assert.deepEqual(told, [120]);
    drawScroll(element, node({ x: 0, y: 0 }, 3), null);
    await settled();
    assert.equal(element.moves.at(-1).behavior, "instant");
});

test("what a finger holds is moved when it lets go, if it has not gone on", async () => {
    const element = scroll([]);
    element.dispatch("touchstart");
    drawScroll(element, node({ x: 0, y: 50 }, 1), null);
    await settled();
    assert.deepEqual(element.moves, []);
    element.dispatch("touchend");
    assert.equal(element.moves.length, 1);
    element.dispatch("touchstart");
    drawScroll(element, node({ x: 0, y: 90 }, 2), null);
    await settled();
    move(element, 70);
    element.dispatch("touchend");
    assert.equal(element.moves.length, 1);
});

test("pages are as large as the view", () => {
    const element = scroll([]);
    drawScroll(element, node({ x: 0, y: 0 }, 1, { isPaging: true }), null);
    const [room] = element.children;
    assert.deepEqual(
        room.children.map((page) => page.style.top),
        ["0px", "200px", "400px", "600px", "800px"],
    );
    drawScroll(element, node({ x: 0, y: 0 }, 1, { isPaging: true, height: 400 }), null);
    assert.equal(room.children.length, 2);
    drawScroll(element, node({ x: 0, y: 0 }, 1), null);
    assert.equal(room.children.length, 0);
});
