import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

/** An element of SVG that remembers what was made. */
class Drawn {
    constructor(name) {
        this.name = name;
        this.attributes = new Map();
        /** @type {any[]} */
        this.children = [];
        this.textContent = "";
    }
    append(...children) {
        this.children.push(...children);
    }
    setAttribute(name, value) {
        this.attributes.set(name, value);
    }
    getAttribute(name) {
        return this.attributes.get(name) ?? null;
    }
    hasAttribute(name) {
        return this.attributes.has(name);
    }
    /** All in it of a name. */
    all(name) {
        return this.children.flatMap((child) => [...(child.name === name ? [child] : []), ...child.all(name)]);
    }
}
/** @type {any} */
const page = globalThis;
page.document = { createElementNS: (_space, name) => new Drawn(name) };

const { symbol } = await import("../../../Sources/Device/Screen/Page/app/symbols.js");
/** @returns {any} */
const made = (name) => symbol(name);
const lines = (name) =>
    made(name)
        .all("path")
        .map((path) => path.getAttribute("d"));

test("a thing stands in what its name says", () => {
    assert.equal(lines("checkmark").length, 1);
    assert.deepEqual(lines("checkmark.circle"), [...lines("circle"), ...lines("checkmark")]);
    assert.deepEqual(lines("person.crop.circle"), lines("person.circle"));
    assert.deepEqual(lines("exclamationmark.triangle").slice(0, 1), lines("triangle"));
    assert.notDeepEqual(lines("arrow.up"), lines("square.and.arrow.up"));
});

test("what is filled leaves free what lies in it", () => {
    assert.equal(made("star").all("mask").length, 0);
    assert.equal(made("star.fill").all("path")[0].getAttribute("fill"), "currentColor");
    assert.equal(made("star.fill").all("mask").length, 0);
    const filled = made("plus.circle.fill");
    assert.equal(filled.all("mask").length, 1);
    assert.equal(filled.all("mask")[0].all("path")[0].getAttribute("d"), lines("plus")[0]);
    assert.equal(made("clock.fill").all("mask")[0].all("path").length, 1);
});

test("letters, strokes through and badges", () => {
    assert.equal(made("7.circle").all("text")[0].textContent, "7");
    assert.equal(made("eurosign.circle.fill").all("text")[0].textContent, "€");
    assert.equal(lines("bell.slash").length, lines("bell").length + 2);
    assert.equal(lines("slash.circle").length, 2);
    assert.equal(made("bell.badge").all("circle").length, 2);
    assert.equal(lines("calendar.badge.plus").at(-1), lines("plus")[0]);
});

test("a name that goes on is the thing that it begins with, and another is none", () => {
    assert.deepEqual(lines("figure.walk.motion"), lines("figure"));
    assert.equal(symbol("gearbox"), null);
    assert.equal(symbol(undefined), null);
    assert.equal(symbol(""), null);
    assert.equal(symbol("constructor"), null);
});
