// Text that the extension has broken into lines: drawn where it says, as text.

import { h } from "../app/dom.js";
import { colour, gradient, px } from "./css.js";
import { families } from "./fonts.js";

/** The lines of a text block, for a box of that size that lies at the block's origin. */
export function lines(block, box) {
    return block.lines.map((line) => {
        const node = h("span", { class: "text-line", dir: "auto" }, ...line.runs.map(run));
        if (block.gradient) fill(node, line, block.gradient, box);
        Object.assign(node.style, { left: px(line.x), top: px(line.y), height: px(line.height), lineHeight: px(line.height) });
        return node;
    });
}

/** Fills the letters of a line with its part of a gradient across the box. */
function fill(node, line, blend, box) {
    Object.assign(node.style, {
        backgroundImage: gradient(blend),
        backgroundSize: `${px(box.width)} ${px(box.height)}`,
        backgroundPosition: `${px(-line.x)} ${px(-line.y)}`,
        backgroundClip: "text",
    });
    for (const each of node.children) each.style.color = "transparent";
}

/** The words of a text block, as a screen reader says them. */
export function words(block) {
    return block.lines
        .map((line) => line.runs.map((each) => each.text).join(""))
        .join(" ")
        .trim();
}

/** Gives an element a font of the link. */
export function setFont(css, font) {
    css.fontSize = px(font.size);
    css.fontWeight = font.weight;
    css.fontStyle = font.isItalic ? "italic" : "";
    css.fontFamily = families(font);
}

function run({ text, font, color, background, isUnderlined, isStruck, spacing, rise, link }) {
    const node = h("span", { text, "data-link": link });
    const css = node.style;
    setFont(css, font);
    css.color = colour(color);
    css.backgroundColor = colour(background);
    css.textDecorationLine = [isUnderlined && "underline", isStruck && "line-through"].filter(Boolean).join(" ");
    if (spacing) css.letterSpacing = px(spacing);
    if (rise) Object.assign(css, { position: "relative", top: px(-rise) });
    return node;
}
