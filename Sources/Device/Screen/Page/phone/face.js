// Who a notification is from: the app's icon; or, of a message, its sender with the icon at the corner.

import { attribute, h, show, text } from "../app/dom.js";
import { art, paint } from "./art.js";

/**
 * Made when the first monogram is drawn: it reads tables that take as long as the whole phone.
 *
 * @type {Intl.Segmenter | null}
 */
let graphemes = null;

export function makeFace() {
    const parts = { avatar: h("img", { class: "avatar", alt: "", draggable: "false" }), monogram: h("span", { class: "monogram" }), art: art("", "", null) };
    const node = h("div", { class: "face", "aria-hidden": "true" }, parts.avatar, parts.monogram, parts.art);
    return { node, ...parts };
}

/** Draws a card's app and sender into a view made by `makeFace`. */
export function drawFace(face, /** @type {API.Card} */ card) {
    const { node, avatar, monogram, art } = face;
    paint(art, card.bundleID, card.appName, card.iconURL);
    node.classList.toggle("person", Boolean(card.sender));
    if (show(avatar, Boolean(card.sender && card.avatarURL))) attribute(avatar, "src", card.avatarURL);
    if (show(monogram, Boolean(card.sender && !card.avatarURL))) text(monogram, initials(card.sender));
}

/** The first letters of the first and the last word of a name. */
function initials(name) {
    const words = name.split(/\s+/).filter(Boolean);
    return [...new Set([words.at(0), words.at(-1)])].filter(Boolean).map(firstLetter).join("");
}

function firstLetter(word) {
    graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
    return [...graphemes.segment(word)][0].segment.toLocaleUpperCase();
}
