// What a person does with a view that its extension wants to hear of: by pointer and by keyboard.

import { attribute } from "../app/dom.js";
import { session, tell } from "./session.js";

const holdTime = 500;
const swipeLength = 28;

/** Lets an element hear what its node hears now; listeners are added once. */
export function listen(element, node) {
    const isTapped = node.hears.some((sense) => ["tap", "doubleTap", "longPress"].includes(sense));
    const isOwnControl = ["BUTTON", "INPUT", "TEXTAREA"].includes(element.tagName);
    if (!isOwnControl) {
        attribute(element, "role", isTapped && node.hears.includes("tap") ? "button" : null);
        attribute(element, "tabindex", isTapped ? "0" : null);
    }
    element.classList.toggle("hears", node.hears.length > 0);
    if (element.listens || node.hears.length === 0) return;
    element.listens = true;
    const hears = (sense) => session.nodes.get(node.id)?.hears.includes(sense);
    const touch = (sense, event) => {
        if (hears(sense)) tell({ touch: { node: node.id, sense, at: event && placeIn(element, event) } });
    };
    let hold = 0;
    let start = null;
    let isUsed = false;
    element.addEventListener("click", (event) => {
        if (!hears("tap") || isUsed) return;
        event.stopPropagation();
        touch("tap", event.detail ? event : undefined);
    });
    element.addEventListener("dblclick", (event) => touch("doubleTap", event));
    element.addEventListener("keydown", (event) => {
        if (isOwnControl || event.target !== element || !["Enter", " "].includes(event.key)) return;
        event.preventDefault();
        touch("tap");
    });
    element.addEventListener("pointerdown", (event) => {
        isUsed = false;
        start = { x: event.clientX, y: event.clientY };
        hold = setTimeout(() => {
            isUsed = hears("longPress") ?? false;
            touch("longPress", event);
        }, holdTime);
    });
    element.addEventListener("pointermove", (event) => {
        if (!start) return;
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) clearTimeout(hold);
        if (event.buttons) touch("pan", event);
    });
    element.addEventListener("pointerup", (event) => {
        clearTimeout(hold);
        if (!start) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        start = null;
        if (Math.max(Math.abs(dx), Math.abs(dy)) < swipeLength) return;
        const sense = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "swipeLeft" : "swipeRight") : dy < 0 ? "swipeUp" : "swipeDown";
        isUsed = hears(sense) ?? false;
        touch(sense, event);
    });
    for (const end of ["pointerleave", "pointercancel"]) element.addEventListener(end, () => {
        clearTimeout(hold);
        start = null;
    });
}

/** A pointer's place in the view's own points. */
function placeIn(element, event) {
    const box = element.getBoundingClientRect();
    const scale = box.width / (element.offsetWidth || 1) || 1;
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
}
