import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeNode } from "./browser.js";
import { keyed, viewOf } from "../../../Sources/Device/Screen/Page/app/dom.js";

function drawn(parent, items) {
    const drawnItems = [];
    const make = (item) => ({ node: new FakeNode(item.key) });
    keyed(
        /** @type {any} */ (parent),
        items,
        (item) => item.key,
        /** @type {any} */ (make),
        (view, item) => drawnItems.push([view.node.dataset.key, item.text]),
    );
    return drawnItems;
}

const list = (...keys) => keys.map((key) => ({ key, text: key.toUpperCase() }));
const keysOf = (parent) => parent.children.map((child) => child.dataset.key);

test("children are those of the items, in their order", () => {
    const parent = new FakeNode();
    drawn(parent, list("a", "b", "c"));
    assert.deepEqual(keysOf(parent), ["a", "b", "c"]);
    drawn(parent, list("c", "a", "d"));
    assert.deepEqual(keysOf(parent), ["c", "a", "d"]);
});

test("what stays keeps its node and its view, and is drawn anew", () => {
    const parent = new FakeNode();
    drawn(parent, list("a", "b"));
    const [a, b] = parent.children;
    const view = viewOf(a);
    const told = drawn(parent, [{ key: "new", text: "N" }, { key: "a", text: "again" }, ...list("b")]);
    assert.deepEqual(parent.children.slice(1), [a, b]);
    assert.equal(viewOf(a), view);
    assert.deepEqual(told, [
        ["new", "N"],
        ["a", "again"],
        ["b", "B"],
    ]);
});

test("nothing that is in its place is moved: a move ends playback and loses the focus", () => {
    const parent = new FakeNode();
    drawn(parent, list("a", "b", "c"));
    const before = parent.children.map((child) => child.moves);
    drawn(parent, list("a", "b", "c"));
    assert.deepEqual(
        parent.children.map((child) => child.moves),
        before,
    );
    drawn(parent, list("new", "a", "b", "c"));
    assert.deepEqual(
        parent.children.slice(1).map((child) => child.moves),
        before,
    );
});

test("children that no item made are left alone", () => {
    const parent = new FakeNode();
    const own = new FakeNode("own");
    parent.insertBefore(own, null);
    drawn(parent, list("a"));
    drawn(parent, []);
    assert.deepEqual(parent.children, [own]);
});
