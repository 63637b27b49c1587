// The page's own symbols, drawn as strokes on a 24 by 24 grid.

import { s } from "./dom.js";

const shapes = {
    bell: "M6 16v-5a6 6 0 0 1 12 0v5l1.500 2h-15zM10 21h4",
    "bell-off": "M6 16v-5c0-.9.200-1.800.600-2.600M9 5.800A6 6 0 0 1 18 11v3M18 18H4.500L6 16M10 21h4M4 4l16 16",
    sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400",
    moon: "M20 14.500A8.500 8.500 0 1 1 9.500 4a6.800 6.800 0 0 0 10.500 10.500Z",
    globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3",
    search: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15.500 15.500 20 20",
    close: "M6 6l12 12M18 6 6 18",
    back: "M15 4l-8 8 8 8",
    chevron: "M9 4l8 8-8 8",
    reply: "M10 6 4 11.500l6 5.500v-3.500c5 0 8 1.500 10 5 0-6-3.500-10-10-10.500z",
    trash: "M4 7h16M9 7V4.500h6V7M6 7l1 13h10l1-13M10 11v5M14 11v5",
    check: "M4.500 12.500 10 18 20 6.500",
    save: "M12 3v11M7.500 10 12 14.500 16.500 10M5 14v6h14v-6",
    share: "M12 15V4M7.500 8 12 3.500 16.500 8M5 12v8h14v-8",
    heart: "M12 20C5 15.500 3.500 12 3.500 9A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8.500 2c0 3-1.500 6.500-8.500 11Z",
    star: "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z",
    clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.500l3.500 2",
    lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
    "lock-open": "M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 6.800-1.200",
    phone: "M6 3.500h3.500l1.500 4.500-2 1.500a11 11 0 0 0 5.500 5.500l1.500-2 4.500 1.500V18a2.500 2.500 0 0 1-2.800 2.500C10 20 4 14 3.500 6.300A2.500 2.500 0 0 1 6 3.500Z",
    message: "M12 4c5 0 9 3.200 9 7.300s-4 7.300-9 7.300c-1.100 0-2.200-.2-3.100-.5L4.500 20l1-3.600C3.900 15 3 13.200 3 11.300 3 7.200 7 4 12 4Z",
    calendar: "M4 6h16v14H4zM4 10.500h16M8 3.500V8M16 3.500V8",
    photo: "M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9h.01",
    pin: "M12 21c-4.500-5-6.500-8-6.500-11a6.500 6.500 0 0 1 13 0c0 3-2 6-6.500 11ZM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5",
    thumbup: "M8 11l4-7.500c1.500 0 2.500 1 2.500 2.500L14 10h5.500l-1.500 9H8zM8 11H4.500v8H8",
    "thumb-down": "M16 13l-4 7.500c-1.500 0-2.500-1-2.500-2.500L10 14H4.500L6 5h10zM16 13h3.500V5H16",
    pencil: "M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500 17.500 10",
    cart: "M3 4h2.500L8 15.500h10L20.500 7H6.500M9 19.500h.01M17 19.500h.01",
    gear: "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100",
    warning: "M12 4 2.500 20h19zM12 10v4.500M12 17.300h.01",
    play: "M7 4.500v15l12.500-7.500z",
    pause: "M7 4.500h3.500v15H7zM13.500 4.500H17v15h-3.500z",
    eye: "M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
    up: "M12 19V5M6 11l6-6 6 6",
    fold: "M6 15l6-6 6 6",
};

/** An author's symbol name to the nearest of ours. */
const likenesses = [
    ["arrowshape.turn.up", "reply"], ["arrow.turn", "reply"], ["reply", "reply"], ["trash", "trash"], ["checkmark", "check"], ["xmark", "close"],
    ["arrow.down", "save"], ["arrow.up", "share"], ["heart", "heart"], ["star", "star"], ["clock", "clock"], ["alarm", "clock"],
    ["bell.slash", "bell-off"], ["bell", "bell"], ["lock.open", "lock-open"], ["lock", "lock"], ["phone", "phone"], ["message", "message"],
    ["bubble", "message"], ["text", "message"], ["calendar", "calendar"], ["photo", "photo"], ["camera", "photo"], ["map", "pin"],
    ["location", "pin"], ["thumbsup", "thumbup"], ["thumbsdown", "thumb-down"], ["pencil", "pencil"], ["cart", "cart"], ["gear", "gear"],
    ["play", "play"], ["pause", "pause"], ["eye", "eye"], ["exclamation", "warning"], ["magnifyingglass", "search"], ["globe", "globe"],
];

/** A symbol of the page. */
export function icon(name, className = "") {
    return s("svg", {
        viewBox: "0 0 24 24", class: className, fill: "none", stroke: "currentColor", "stroke-width": "2",
        "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true",
    }, s("path", { d: shapes[name] }));
}

/** Changes which symbol a node made by `icon` is. */
export function turn(node, name) {
    node.firstChild.setAttribute("d", shapes[name]);
}

/** The symbol that comes nearest to an author's; nothing where none does. */
export function authorIcon(name) {
    const found = name && likenesses.find(([part]) => name.includes(part));
    return found ? icon(found[1]) : null;
}
