// Scroll views: the page scrolls them, tells where they are while they move, and brings them to where their process put them.

import { h } from "../app/dom.js";
import { about } from "./about.js";
import { px } from "./css.js";

/** Milliseconds between two places that are told of one. */
const pause = 50;
/** After so many milliseconds one has arrived that does not say so. */
const longest = 1000;
/** As many pages are there to come to rest at. */
const most = 200;
/** With what a person takes over one that moves by itself. */
const hands = ["wheel", "touchstart", "pointerdown", "keydown"];

export function makeScroll(tell, id) {
    const room = h("div", { class: "scroll-room" });
    const element = h("div", { class: "scroll-view", tabindex: "-1" }, room);
    const record = about(element);
    let timer = 0;
    let last = -Infinity;
    const tellPlace = () => {
        clearTimeout(timer);
        timer = 0;
        // Its process knows where it glides to.
        if (record.gliding) return;
        const to = { x: element.scrollLeft, y: element.scrollTop };
        const told = record.told ?? { x: 0, y: 0 };
        if (Math.abs(to.x - told.x) < 1 && Math.abs(to.y - told.y) < 1) return;
        record.told = to;
        last = performance.now();
        tell({ type: "scroll", node: id, to });
    };
    Object.assign(record, { room, told: { x: 0, y: 0 }, tellPlace });
    element.addEventListener("scroll", () => {
        record.pending = null;
        timer ||= setTimeout(tellPlace, Math.max(0, last + pause - performance.now()));
    });
    element.addEventListener("scrollend", () => land(record));
    for (const name of hands) element.addEventListener(name, () => land(record), { passive: true });
    element.addEventListener("touchstart", () => (record.isHeld = true), { passive: true });
    for (const name of ["touchend", "touchcancel"]) {
        element.addEventListener(name, () => {
            record.isHeld = false;
            record.pending?.();
        });
    }
    return element;
}

/** Draws one; it glides to another place if the change that has it is animated. */
export function drawScroll(element, { content, frame }, animation) {
    const record = about(element);
    if (record.room) Object.assign(record.room.style, { width: px(content.width), height: px(content.height) });
    element.classList.toggle("bare", !content.showsIndicators);
    element.classList.toggle("paging", content.isPaging);
    drawPages(record, content, frame);
    if (record.serial === content.serial) return;
    const isNew = record.serial === undefined;
    record.serial = content.serial;
    // A new element is at its beginning: scrolling it there would lay out the page before it is whole.
    if (isNew && content.offset.x === 0 && content.offset.y === 0) return;
    queueMicrotask(() => put(element, content.offset, Boolean(animation) && !isNew));
}

function put(element, offset, glides) {
    const record = about(element);
    record.pending = null;
    // What a finger holds stays until it lets go.
    if (record.isHeld) {
        record.pending = () => put(element, offset, glides);
        return;
    }
    land(record);
    if (glides) record.gliding = setTimeout(() => land(record), longest);
    element.scrollTo({ left: offset.x, top: offset.y, behavior: glides ? "smooth" : "instant" });
    record.told = offset;
}

function land(record) {
    clearTimeout(record.gliding);
    record.gliding = 0;
}

/** The places at which one comes to rest that is scrolled page by page: each as large as itself. */
function drawPages(record, { isPaging, width, height }, frame) {
    const count = (whole, one) => (isPaging && one > 0 ? Math.max(1, Math.min(most, Math.ceil((whole - 1) / one))) : 0);
    const [across, down] = [count(width, frame.width), count(height, frame.height)];
    const key = JSON.stringify([across, down, frame.width, frame.height]);
    if (!record.room || (record.pages ?? "") === (across ? key : "")) return;
    record.pages = across ? key : "";
    for (const page of record.room.querySelectorAll(":scope > .page")) page.remove();
    for (let index = 0; index < Math.min(across * down, most); index += 1) {
        const page = h("span", { class: "page" });
        Object.assign(page.style, {
            left: px((index % across) * frame.width),
            top: px(Math.floor(index / across) * frame.height),
            width: px(frame.width),
            height: px(frame.height),
        });
        record.room.append(page);
    }
}
