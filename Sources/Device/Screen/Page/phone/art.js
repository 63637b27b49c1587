// An app's icon: its picture, or its first letter on a colour of its own.

import { h } from "../app/dom.js";

const hues = [345, 6, 18, 142, 165, 188, 204, 222, 246, 268, 296, 322];

/** The colour that an app without a picture always has. */
function hue(name) {
    let sum = 7;
    for (const character of name) sum = (sum * 31 + character.codePointAt(0)) % 9973;
    return hues[sum % hues.length];
}

export function art(bundleID, name, pictureURL) {
    const node = h("span", { class: "art", "aria-hidden": "true" });
    paint(node, bundleID, name, pictureURL);
    return node;
}

/** Changes what an icon shows, where it differs. */
export function paint(node, bundleID, name, pictureURL) {
    const wanted = `${bundleID} ${pictureURL ?? ""}`;
    if (node.dataset.shows === wanted) return;
    node.dataset.shows = wanted;
    node.style.setProperty("--hue", hue(bundleID));
    const letter = () => {
        node.classList.remove("with-picture");
        node.replaceChildren([...name][0]?.toUpperCase() ?? "?");
    };
    if (!pictureURL) return letter();
    node.classList.add("with-picture");
    node.replaceChildren(h("img", { src: pictureURL, alt: "", draggable: "false", onerror: letter }));
}
