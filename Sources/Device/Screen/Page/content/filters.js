// What is done to a view's picture before it is seen, as filters of CSS; what CSS has no name for is a matrix in SVG.

import { s } from "../app/dom.js";
import { px } from "./css.js";

let names = 0;

/** The largest blur that is drawn, in points: a browser takes long for more, and nothing is made out beyond it. */
const widest = 200;

/**
 * The filters of a view, in their order.
 *
 * @param {{ kind: string, amount: number, color?: string }[]} list
 * @returns {{ css: string, matrices: Element | null }} what goes into the style, and the element that it names
 */
export function filters(list) {
    const matrices = [];
    const css = list.map(({ kind, amount, color }) => {
        const numbers = matrix(kind, color);
        if (!numbers) return functions[kind]?.(amount) ?? "";
        const id = `filter-${++names}`;
        matrices.push(s("filter", { id, "color-interpolation-filters": "sRGB" }, s("feColorMatrix", { type: "matrix", values: numbers.join(" ") })));
        return `url(#${id})`;
    });
    return { css: css.join(" ").trim(), matrices: matrices.length ? s("svg", { class: "stencil", "aria-hidden": "true" }, ...matrices) : null };
}

const functions = {
    blur: (amount) => `blur(${px(Math.min(Math.max(amount, 0), widest))})`,
    contrast: (amount) => `contrast(${Math.max(amount, 0)})`,
    saturation: (amount) => `saturate(${Math.max(amount, 0)})`,
    grayscale: (amount) => `grayscale(${Math.min(Math.max(amount, 0), 1)})`,
    invert: (amount) => `invert(${Math.min(Math.max(amount, 0), 1)})`,
    hueRotation: (amount) => `hue-rotate(${amount}rad)`,
    brightness,
};

/** An amount that is added to each part of a colour: what CSS calls brightness multiplies, and contrast turns about the middle. */
function brightness(amount) {
    const part = Math.min(Math.max(amount, -1), 1);
    const share = 1 + 2 * Math.abs(part);
    const steps = [`contrast(${part > 0 ? 1 / share : share})`, `brightness(${part > 0 ? share : 1 / share})`];
    return (part > 0 ? steps : steps.reverse()).join(" ");
}

/** Twenty numbers, of the colour with which another is multiplied or of what turns brightness into opacity. */
function matrix(kind, color = "#ffffffff") {
    if (kind === "luminanceToAlpha") return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0];
    if (kind !== "multiply") return null;
    const [red, green, blue, alpha] = [1, 3, 5, 7].map((place) => Number.parseInt(color.slice(place, place + 2), 16) / 255);
    return [red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, alpha, 0];
}
