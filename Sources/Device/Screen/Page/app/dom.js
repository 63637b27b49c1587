// Making and keeping nodes. Text only ever becomes a text node: what a push says is never markup.

const svgSpace = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Makes an element: `on…` members are listeners, `text` is its text, the rest are attributes.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [members]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, members = {}, ...children) {
    const node = document.createElement(tag);
    assign(node, members);
    node.append(...children.filter(isThere));
    return node;
}

/** @returns {child is Node | string} */
function isThere(/** @type {Child} */ child) {
    return Boolean(child);
}

/**
 * The same for SVG.
 *
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [members]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function s(tag, members = {}, ...children) {
    const node = document.createElementNS(svgSpace, tag);
    assign(node, members);
    node.append(...children.filter(isThere));
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

/**
 * Text that somebody else wrote: its direction is its own and does not leak.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} className
 * @param {string} [value]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function foreign(tag, className, value = "") {
    return h(tag, { class: `${className} text`, dir: "auto", text: value });
}

/** Gives an element the focus, where there is one; nothing scrolls, and a ring is drawn only for keys where `isQuiet`. */
export function focus(element, isQuiet = false) {
    const options = /** @type {FocusOptions} */ ({ preventScroll: true, ...(isQuiet ? { focusVisible: false } : {}) });
    if (element instanceof HTMLElement) element.focus(options);
}

/** Ends once the next frame is drawn, so that what can wait does not hold it up; soon also in a tab that nobody looks at. */
export function nextFrame() {
    return new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 300);
    });
}

/** Shows or hides by `hidden`; returns whether it is shown. */
export function show(node, isShown) {
    node.hidden = !isShown;
    return isShown;
}

/**
 * The views that `keyed` made, by their node.
 *
 * @type {WeakMap<Node, {node: HTMLElement}>}
 */
const views = new WeakMap();

/**
 * The view that `keyed` made for a node; nothing for any other node.
 *
 * @returns {any}
 */
export function viewOf(node) {
    return views.get(node);
}

/**
 * Makes the children of `parent` those of `items`, in order: what is new is made, what stays is updated and keeps its
 * node (and with it focus, playback and motion), what is gone is removed. `make` returns a view: an object with its `node`
 * and whatever else it has to remember; `update` draws an item into it.
 *
 * @template Item
 * @template {{node: HTMLElement}} View
 * @param {Element} parent
 * @param {Item[]} items
 * @param {(item: Item) => string} keyOf
 * @param {(item: Item) => View} make
 * @param {(view: View, item: Item) => void} update
 */
export function keyed(parent, items, keyOf, make, update) {
    /** @type {Map<string, View>} */
    const old = new Map();
    for (const node of parent.children) {
        const view = /** @type {View | undefined} */ (views.get(node));
        if (view) old.set(view.node.dataset.key ?? "", view);
    }
    let place = null;
    for (const item of items) {
        const key = keyOf(item);
        let view = old.get(key);
        if (view) old.delete(key);
        else {
            view = make(item);
            view.node.dataset.key = key;
            views.set(view.node, view);
        }
        update(view, item);
        const next = place ? place.nextSibling : parent.firstChild;
        if (view.node !== next) parent.insertBefore(view.node, next);
        place = view.node;
    }
    for (const view of old.values()) view.node.remove();
}
