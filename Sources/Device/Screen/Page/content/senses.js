// What a person does with a view that its extension wants to hear of: by pointer and by keyboard.

import { attribute } from "../app/dom.js";
import { about } from "./about.js";
import { followMoves, placeIn } from "./moves.js";

const swipeLength = 28;
const continued = ["pan", "pinch", "rotate", "longPress"];

/** Lets an element hear what its node of a session hears now; listeners are added once. */
export function listen(session, element, node) {
    const record = about(element);
    const isTapped = node.hears.some((sense) => ["tap", "doubleTap", "longPress"].includes(sense));
    const isOwnControl = ["BUTTON", "INPUT"].includes(element.tagName) || record.field !== undefined;
    if (!isOwnControl) {
        attribute(element, "role", isTapped && node.hears.includes("tap") ? "button" : record.ownRole);
        attribute(element, "tabindex", isTapped ? "0" : null);
    }
    element.classList.toggle("hears", node.hears.length > 0);
    element.classList.toggle(
        "moves",
        node.hears.some((sense) => ["pan", "pinch", "rotate"].includes(sense)),
    );
    // A browser would take these fingers for its own scrolling.
    element.classList.toggle("sweeps", node.hears.includes("swipeLeft") || node.hears.includes("swipeRight"));
    element.classList.toggle("pulls", node.hears.includes("swipeDown"));
    if (node.hears.some((sense) => continued.includes(sense)) && !record.follows) {
        record.follows = true;
        followMoves(session, element, node.id, () => (record.isUsed = true));
    }
    if (record.listens || node.hears.length === 0) return;
    record.listens = true;
    const hears = (sense) => session.nodes.get(node.id)?.hears.includes(sense) ?? false;
    const touch = (sense, event) => {
        if (hears(sense)) session.tell({ type: "touch", node: node.id, sense, at: event && placeIn(element, event) });
    };
    let start = null;
    element.addEventListener("click", (event) => {
        if (!hears("tap") && !record.isUsed) return;
        event.stopPropagation();
        // The end of a gesture is no tap.
        if (!record.isUsed) touch("tap", event.detail ? event : undefined);
        record.isUsed = false;
    });
    element.addEventListener("dblclick", (event) => touch("doubleTap", event));
    element.addEventListener("keydown", (event) => {
        if (isOwnControl || event.target !== element || !["Enter", " "].includes(event.key)) return;
        event.preventDefault();
        touch("tap");
    });
    element.addEventListener("pointerdown", (event) => {
        record.isUsed = false;
        start = { x: event.clientX, y: event.clientY };
    });
    element.addEventListener("pointerup", (event) => {
        if (!start) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        start = null;
        if (Math.max(Math.abs(dx), Math.abs(dy)) < swipeLength) return;
        const sense = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "swipeLeft" : "swipeRight") : dy < 0 ? "swipeUp" : "swipeDown";
        record.isUsed ||= hears(sense);
        touch(sense, event);
    });
    for (const end of ["pointerleave", "pointercancel"]) element.addEventListener(end, () => (start = null));
}
