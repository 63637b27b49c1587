import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { setFont } = await import("../../../Sources/Device/Screen/Page/content/text.js");

test("a family that may not be there falls back to the face that the process measures with", () => {
    const family = (font) => {
        /** @type {any} */
        const css = {};
        setFont(css, { weight: 400, ...font });
        return css.fontFamily;
    };
    assert.equal(family({ size: 17 }), "var(--text-face)");
    assert.equal(family({ size: 20 }), "var(--display-face)");
    assert.equal(family({ size: 17, family: "Avenir Next" }), '"Avenir Next", var(--text-face)');
    assert.equal(family({ size: 100, family: "HelveticaNeue" }), '"HelveticaNeue", var(--display-face)');
    assert.equal(family({ size: 30, isMonospaced: true, family: "Menlo" }), "var(--mono-face)");
});
