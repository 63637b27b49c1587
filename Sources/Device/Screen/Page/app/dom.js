// Making and keeping nodes. Text only ever becomes a text node: what a push says is never markup.

const svgSpace = "http://www.w3.org/2000/svg";

/** Makes an element: `on…` members are listeners, `text` is its text, the rest are attributes. */
export function h(tag, members = {}, ...children) {
    const node = document.createElement(tag);
    assign(node, members);
    node.append(...children.filter(Boolean));
    return node;
}

/** The same for SVG. */
export function s(tag, members = {}, ...children) {
    const node = document.createElementNS(svgSpace, tag);
    assign(node, members);
    node.append(...children.filter(Boolean));
    return node;
}

function assign(node, members) {
    for (const [name, value] of Object.entries(members)) {
        if (value === undefined || value === null) continue;
        if (name === "text") node.textContent = value;
        else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
        else attribute(node, name, value);
    }
}

/** Sets an attribute where it differs; false and null take it away, true leaves it empty. */
export function attribute(node, name, value) {
    if (value === false || value === null || value === undefined) {
        if (node.hasAttribute(name)) node.removeAttribute(name);
    } else {
        const text = value === true ? "" : String(value);
        if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }
}

/** Sets the text where it differs, so that a screen reader hears of changes only. */
export function text(node, value) {
    if (node.textContent !== value) node.textContent = value;
}

/** Text that somebody else wrote: its direction is its own and does not leak. */
export function foreign(tag, className, value = "") {
    return h(tag, { class: `${className} text`, dir: "auto", text: value });
}

/** Shows or hides by `hidden`; returns whether it is shown. */
export function show(node, isShown) {
    node.hidden = !isShown;
    return isShown;
}

/**
 * Makes the children of `parent` those of `items`, in order: what is new is made, what stays is updated and keeps its
 * node (and with it focus, playback and motion), what is gone is removed.
 */
export function keyed(parent, items, keyOf, make, update) {
    const old = new Map();
    for (const node of [...parent.children]) if (node.dataset.key !== undefined) old.set(node.dataset.key, node);
    let place = null;
    for (const item of items) {
        const key = keyOf(item);
        let node = old.get(key);
        if (node) old.delete(key);
        else {
            node = make(item);
            node.dataset.key = key;
        }
        update(node, item);
        const next = place ? place.nextSibling : parent.firstChild;
        if (node !== next) parent.insertBefore(node, next);
        place = node;
    }
    for (const node of old.values()) node.remove();
}
