// A face that is slid aside and shows what lies behind it; slid far, it goes away. One is open at a time.

import { focus } from "../app/dom.js";
import { onEscape } from "../app/keys.js";
import { gestures } from "./gestures.js";

const openAt = 70;
const awayAt = 230;

/**
 * The node whose face is aside.
 *
 * @type {HTMLElement | null}
 */
let opened = null;

/** Slides a node's face aside, and back the face of the one that was open. */
export function setOpen(node, isOpen) {
    if (opened && opened !== node && isOpen) opened.classList.remove("open");
    node.classList.toggle("open", isOpen);
    opened = isOpen ? node : opened === node ? null : opened;
}

onEscape(85, () => {
    if (!opened?.isConnected) return false;
    const face = opened.querySelector("[tabindex]");
    setOpen(opened, false);
    focus(face);
    return true;
});

/**
 * @param node carries `open` and `sliding`; its `--behind` is how wide what lies behind is.
 * @param {{tap: () => unknown, hold: () => unknown, away: () => unknown}} acts what a tap, a rest and a long slide do.
 */
export function slides(node, face, width, acts) {
    const { tap, hold, away } = acts;
    node.style.setProperty("--behind", `${width}px`);
    const settle = () => {
        node.classList.remove("sliding");
        face.style.transform = "";
    };
    gestures(face, "x", {
        tap: () => (node.classList.contains("open") ? setOpen(node, false) : tap()),
        hold,
        slide: (dx) => {
            const x = (node.classList.contains("open") ? -width : 0) + dx * toEnd();
            node.classList.add("sliding");
            face.style.transform = `translateX(${(x > 0 ? Math.sqrt(x) * 2 : x) * toEnd()}px)`;
        },
        release: (dx) => {
            const x = dx * toEnd();
            const wasOpen = node.classList.contains("open");
            settle();
            if (x < -awayAt) away();
            else setOpen(node, wasOpen ? x < openAt : x < -openAt);
        },
    });
}

export function isRightToLeft() {
    return document.documentElement.dir === "rtl";
}

/** 1 where lines run left to right, else -1: faces slide towards the beginning of the line. */
function toEnd() {
    return isRightToLeft() ? -1 : 1;
}
