// Fingers on an extension's views, and the mouse: told as they come, move and leave, moves once a frame with the way between.

import { placeIn } from "./moves.js";

const tapPause = 350;
const tapSlack = 30;
const wayLimit = 64;
/** Controls that the page runs itself. */
const own = "input, textarea, .switch, .segments";
const roots = ".stage > .view, .extras > .view";

let last = { id: 0, taps: 0, time: -Infinity, x: 0, y: 0 };

/** Follows the fingers that come down in `room`, wherever they go, and tells a session of them. */
export function followFingers({ tell }, room) {
    const fingers = new Map();
    let frame = 0;

    const say = (finger, phase, event) => {
        const { id, root, taps, way } = finger;
        finger.way = [];
        finger.hasMoved = false;
        tell({ type: "fingers", node: Number(root.dataset.view), touches: [{ id, phase, at: finger.at, time: event.timeStamp / 1000, taps, way }] });
    };
    const begin = (event) => {
        const root = event.target.closest?.(roots);
        if (!root || event.button !== 0 || event.target.closest(own)) return;
        const { timeStamp: time, clientX: x, clientY: y } = event;
        const again = time - last.time < tapPause && Math.hypot(x - last.x, y - last.y) < tapSlack;
        last = { id: last.id + 1, taps: again ? last.taps + 1 : 1, time, x, y };
        const finger = { id: last.id, taps: last.taps, root, at: placeIn(root, event), way: [], hasMoved: false };
        if (fingers.size === 0) listen(true);
        fingers.set(event.pointerId, finger);
        say(finger, "began", event);
    };
    const move = (event) => {
        const finger = fingers.get(event.pointerId);
        if (!finger) return;
        const steps = event.getCoalescedEvents?.() ?? [];
        const places = (steps.length ? steps : [event]).map((step) => placeIn(finger.root, step));
        finger.way = [...finger.way, ...(finger.hasMoved ? [finger.at] : []), ...places.slice(0, -1)].slice(-wayLimit);
        Object.assign(finger, { at: places.at(-1), hasMoved: true });
        if (frame === 0)
            frame = requestAnimationFrame(() => {
                frame = 0;
                for (const each of fingers.values()) if (each.hasMoved) say(each, "changed", event);
            });
    };
    const leave = (event) => {
        const finger = fingers.get(event.pointerId);
        if (!finger) return;
        fingers.delete(event.pointerId);
        if (fingers.size === 0) listen(false);
        last.time = event.timeStamp;
        if (event.type === "pointerup") finger.at = placeIn(finger.root, event);
        say(finger, event.type === "pointerup" ? "ended" : "cancelled", event);
    };
    // A finger is followed wherever it goes, until it leaves.
    const listen = (isOn) => {
        const change = isOn ? "addEventListener" : "removeEventListener";
        window[change]("pointermove", move, true);
        for (const end of ["pointerup", "pointercancel"]) window[change](end, leave, true);
    };
    room.addEventListener("pointerdown", begin, true);
    keepStill(room);
}

/** Where nothing can be scrolled, the browser leaves a finger to the views. */
function keepStill(room) {
    let isFree = false;
    room.addEventListener("touchstart", (event) => (isFree = !scrolls(event.target)), { passive: true });
    room.addEventListener("touchmove", (event) => isFree && event.cancelable && event.preventDefault(), { passive: false });
}

function scrolls(node) {
    for (let each = node; each; each = each.parentElement) {
        if (each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth) continue;
        const { overflowX, overflowY } = getComputedStyle(each);
        if (["auto", "scroll"].some((way) => way === overflowX || way === overflowY)) return true;
    }
    return false;
}
