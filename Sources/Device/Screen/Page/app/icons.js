// The page's own symbols, drawn as strokes on a 24 by 24 grid.

import { s } from "./dom.js";

const shapes = {
    bell: "M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4",
    "bell-off": "M6 16v-5c0-.9.2-1.800.6-2.6M9 5.8A6 6 0 0 1 18 11v3M18 18H4.5L6 16M10 21h4M4 4l16 16",
    sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5Z",
    globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3",
    search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20",
    close: "M6 6l12 12M18 6 6 18",
    back: "M15 4l-8 8 8 8",
    chevron: "M9 4l8 8-8 8",
    reply: "M10 6 4 11.5l6 5.5v-3.5c5 0 8 1.5 10 5 0-6-3.5-10-10-10.5z",
    trash: "M4 7h16M9 7V4.5h6V7M6 7l1 13h10l1-13M10 11v5M14 11v5",
    check: "M4.5 12.5 10 18 20 6.5",
    save: "M12 3v11M7.5 10 12 14.5 16.5 10M5 14v6h14v-6",
    share: "M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8",
    heart: "M12 20C5 15.5 3.5 12 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3-1.5 6.5-8.5 11Z",
    star: "M12 3.5l2.6 5.4 5.900.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
    clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.5l3.5 2",
    lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "lock-open": "M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2",
    phone: "M6 3.5h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.8 2.5C10 20 4 14 3.5 6.3A2.5 2.5 0 0 1 6 3.5Z",
    message: "M12 4c5 0 9 3.2 9 7.3s-4 7.3-9 7.3c-1.1 0-2.2-.2-3.1-.5L4.5 20l1-3.6C3.9 15 3 13.2 3 11.3 3 7.2 7 4 12 4Z",
    calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8",
    photo: "M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.01",
    pin: "M12 21c-4.5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
    thumbup: "M8 11l4-7.5c1.5 0 2.5 1 2.5 2.5L14 10h5.5l-1.5 9H8zM8 11H4.5v8H8",
    "thumb-down": "M16 13l-4 7.5c-1.5 0-2.5-1-2.5-2.5L10 14H4.5L6 5h10zM16 13h3.5V5H16",
    pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10",
    cart: "M3 4h2.5L8 15.5h10L20.5 7H6.5M9 19.5h.01M17 19.5h.01",
    gear: "M10.1 5.0L10.4 2.5L13.6 2.5L13.9 5.0L15.6 5.8L17.5 4.2L19.8 6.5L18.2 8.4L19.0 10.1L21.5 10.4L21.5 13.6L19.0 13.9L18.2 15.6L19.8 17.5L17.5 19.8L15.6 18.2L13.9 19.0L13.6 21.5L10.4 21.5L10.1 19.0L8.4 18.2L6.5 19.8L4.2 17.5L5.8 15.6L5.0 13.9L2.5 13.6L2.5 10.4L5.0 10.1L5.8 8.4L4.2 6.5L6.5 4.2L8.4 5.8ZM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4",
    warning: "M12 4 2.5 20h19zM12 10v4.5M12 17.3h.01",
    play: "M7 4.5v15l12.5-7.5z",
    pause: "M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z",
    eye: "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
    info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6h.01",
    symbol: "M5 12h.01M12 12h.01M19 12h.01",
    list: "M5 4.5h14M8 10h8M6 15h12M9 20h6",
    home: "M4 11.5 12 4.5l8 7M6 10v9.5h12V10",
    plus: "M12 5v14M5 12h14",
    person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
    music: "M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
    film: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4",
    layers: "M12 4 3.5 9 12 14l8.5-5zM4 14l8 5 8-5",
    turn: "M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 3v4h-4",
    up: "M12 19V5M6 11l6-6 6 6",
    fold: "M6 15l6-6 6 6",
};

/** An author's symbol name to the nearest of ours. */
const likenesses = [
    ["arrowshape.turn.up", "reply"],
    ["arrow.turn", "reply"],
    ["reply", "reply"],
    ["chevron.left", "back"],
    ["chevron.backward", "back"],
    ["chevron", "chevron"],
    ["arrow.clockwise", "turn"],
    ["plus", "plus"],
    ["music", "music"],
    ["film", "film"],
    ["video", "film"],
    ["person", "person"],
    ["house", "home"],
    ["square.stack", "layers"],
    ["tray", "layers"],
    ["envelope", "message"],
    ["list", "list"],
    ["info", "info"],
    ["trash", "trash"],
    ["checkmark", "check"],
    ["xmark", "close"],
    ["arrow.down", "save"],
    ["arrow.up", "share"],
    ["heart", "heart"],
    ["star", "star"],
    ["clock", "clock"],
    ["alarm", "clock"],
    ["bell.slash", "bell-off"],
    ["bell", "bell"],
    ["lock.open", "lock-open"],
    ["lock", "lock"],
    ["phone", "phone"],
    ["message", "message"],
    ["bubble", "message"],
    ["text", "message"],
    ["calendar", "calendar"],
    ["photo", "photo"],
    ["camera", "photo"],
    ["map", "pin"],
    ["location", "pin"],
    ["thumbsup", "thumbup"],
    ["thumbsdown", "thumb-down"],
    ["pencil", "pencil"],
    ["cart", "cart"],
    ["gear", "gear"],
    ["play", "play"],
    ["pause", "pause"],
    ["eye", "eye"],
    ["exclamation", "warning"],
    ["magnifyingglass", "search"],
    ["globe", "globe"],
];

/** A symbol of the page. */
export function icon(name, className = "") {
    return s(
        "svg",
        {
            viewBox: "0 0 24 24",
            class: className,
            fill: "none",
            stroke: "currentColor",
            "stroke-width": "2",
            "stroke-linecap": "round",
            "stroke-linejoin": "round",
            "aria-hidden": "true",
        },
        s("path", { d: shapes[name] }),
    );
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
