// A face that is slid aside and shows what lies behind it; slid far, it goes away.

import { gestures } from "./gestures.js";

const openAt = 70;
const awayAt = 230;

/**
 * @param node carries `open` and `sliding`; its `--behind` is how wide what lies behind is.
 * @param handlers `tap`, `hold`, `away`.
 */
export function slides(node, face, width, { tap, hold, away }) {
    node.style.setProperty("--behind", `${width}px`);
    const settle = () => {
        node.classList.remove("sliding");
        face.style.transform = "";
    };
    gestures(face, "x", {
        tap: () => (node.classList.contains("open") ? node.classList.remove("open") : tap()),
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
            else node.classList.toggle("open", wasOpen ? x < openAt : x < -openAt);
        },
    });
    return node;
}

export function isRightToLeft() {
    return document.documentElement.dir === "rtl";
}

/** 1 where lines run left to right, else -1: faces slide towards the beginning of the line. */
function toEnd() {
    return isRightToLeft() ? -1 : 1;
}
