import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

/** As much of a document as elements of SVG need. */
globalThis.document = /** @type {any} */ ({
    createElementNS: (_, tag) => ({
        tag,
        attributes: {},
        children: [],
        style: {},
        getAttribute(name) {
            return this.attributes[name] ?? null;
        },
        setAttribute(name, value) {
            this.attributes[name] = value;
        },
        append(...nodes) {
            this.children.push(...nodes);
        },
    }),
});

const { filters } = await import("../../../Sources/Device/Screen/Page/content/filters.js");

test("filters become those of CSS, in their order", () => {
    const { css, matrices } = filters([
        { kind: "blur", amount: 4 },
        { kind: "grayscale", amount: 0.5 },
        { kind: "hueRotation", amount: 1 },
    ]);
    assert.equal(css, "blur(4px) grayscale(0.5) hue-rotate(1rad)");
    assert.equal(matrices, null);
});

test("what is added to a colour is made of what CSS multiplies with", () => {
    const apply = (css, value) => [...css.matchAll(/(contrast|brightness)\(([^)]+)\)/g)].reduce((now, [, name, amount]) => (name === "contrast" ? (now - 0.5) * Number(amount) + 0.5 : now * Number(amount)), value);
    for (const amount of [0.25, -0.25, 1]) {
        const { css } = filters([{ kind: "brightness", amount }]);
        for (const value of [0, 0.3, 1]) assert.ok(Math.abs(apply(css, value) - (value + amount)) < 1e-9, `${amount} to ${value}: ${css}`);
    }
});

test("numbers beyond what a filter takes are held to it", () => {
    const { css } = filters([
        { kind: "blur", amount: 1e9 },
        { kind: "blur", amount: -3 },
        { kind: "saturation", amount: -1 },
        { kind: "grayscale", amount: 7 },
    ]);
    assert.equal(css, "blur(200px) blur(0px) saturate(0) grayscale(1)");
});

test("a colour that others are multiplied with is a matrix, named in the style", () => {
    const { css, matrices } = filters([{ kind: "multiply", amount: 1, color: "#ff800080" }]);
    const filter = /** @type {any} */ (matrices).children[0];
    assert.equal(css, `url(#${filter.attributes.id})`);
    const values = filter.children[0].attributes.values.split(" ").map(Number);
    assert.equal(values.length, 20);
    assert.deepEqual(
        [values[0], values[6], values[12], values[18]].map((value) => Math.round(value * 255)),
        [255, 128, 0, 128],
    );
});

test("a kind that is not known does nothing", () => {
    assert.deepEqual(filters([{ kind: "sparkle", amount: 1 }]), { css: "", matrices: null });
});
