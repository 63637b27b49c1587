// Pages of the web in an app: each a frame of its own origin, which runs apart and says what it has to say by messages.

import { attribute, h } from "../app/dom.js";
import { about } from "./about.js";
import { px } from "./css.js";

/** Milliseconds after which a script runs in a document that is still loading. */
const patience = 4000;

/** What of a document's own words the phone takes. */
const kinds = new Set(["value", "failure", "message", "navigation", "alert"]);

/**
 * What is known of a frame.
 *
 * @typedef {object} Frame
 * @property {(event: any) => void} tell tells the process of a document's event
 * @property {number} load the number of the document that is in it
 * @property {boolean} isThere whether that has been loaded
 * @property {any[]} scripts those that it has not answered
 * @property {Set<number>} given those of them that it has
 */

/** @type {Map<HTMLIFrameElement, Frame>} */
const frames = new Map();

addEventListener("message", (message) => {
    const data = message.data?.carillon;
    if (!data || typeof data !== "object") return;
    for (const [node, frame] of frames) {
        if (!node.isConnected) frames.delete(node);
        else if (node.contentWindow === message.source) return hear(node, frame, data);
    }
});

/** A document's own words, which may be anything. */
function hear(node, frame, data) {
    if (data.type === "loaded") {
        // A frame that was moved has loaded its document anew, which knows of nothing.
        frame.given.clear();
        frame.isThere = true;
        return give(node, frame);
    }
    if (data.type === "shown") return frame.tell({ ...data, load: frame.load });
    if (kinds.has(data.type)) frame.tell(data);
}

/** Gives a document the scripts that wait for it. */
function give(node, frame) {
    for (const script of frame.scripts) {
        if (frame.given.has(script.id)) continue;
        frame.given.add(script.id);
        node.contentWindow?.postMessage({ carillon: script }, "*");
    }
}

/**
 * Brings a box's frame to what the process shows in it.
 *
 * @param {import("./session.js").Session} session
 * @param {HTMLElement} element
 * @param {API.ViewNode} node
 * @param {any} content
 */
export function drawWeb(session, element, node, content) {
    const paper = about(element).paper ?? element;
    const { place, frame } = frameOf(paper, content.load) ?? open(session, paper, node.id, content);
    const scale = content.width ? node.frame.width / content.width : 1;
    Object.assign(place.style, {
        width: content.width ? px(content.width) : "100%",
        height: content.width ? px(node.frame.height / scale) : "100%",
        transform: content.width ? `scale(${scale})` : "",
    });
    attribute(place, "scrolling", content.isScrollEnabled ? null : "no");
    frame.scripts = content.scripts;
    if (frame.isThere) give(place, frame);
}

/** The frame that is there, if it has that document. */
function frameOf(paper, load) {
    const place = paper.querySelector("iframe");
    const frame = place && frames.get(place);
    return frame?.load === load ? { place, frame } : null;
}

/** Puts a frame with a document in place of what is there. */
function open(session, paper, node, { document, load }) {
    const place = h("iframe", { class: "web-view", sandbox: "allow-scripts", referrerpolicy: "no-referrer", src: document ?? "about:blank" });
    /** @type {Frame} */
    const frame = { tell: (event) => session.tell({ type: "web", node, event }), load, isThere: false, scripts: [], given: new Set() };
    frames.set(place, frame);
    setTimeout(() => {
        if (frame.isThere) return;
        frame.isThere = true;
        give(place, frame);
    }, patience);
    paper.replaceChildren(place);
    return { place, frame };
}
