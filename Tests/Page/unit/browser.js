// As much of a browser as the page's logic needs: preferences read their surroundings when they are loaded.

/** @type {any} */
const page = globalThis;

page.navigator ??= { language: "en-US" };
page.location ??= { pathname: "/", search: "", hash: "", origin: "http://localhost:8080" };
page.matchMedia ??= () => ({ matches: false, addEventListener() {} });
page.localStorage ??= { getItem: () => null, setItem() {} };
page.requestAnimationFrame ??= (work) => setTimeout(work, 0);
page.cancelAnimationFrame ??= clearTimeout;
page.addEventListener ??= () => {};

/** An element as far as lists of children go. */
export class FakeNode {
    constructor(name = "") {
        this.name = name;
        this.dataset = {};
        /** @type {FakeNode[]} */
        this.children = [];
        /** @type {FakeNode | null} */
        this.parent = null;
        this.listeners = new Map();
        this.offsetWidth = 100;
        this.moves = 0;
    }

    get firstChild() {
        return this.children[0] ?? null;
    }

    get nextSibling() {
        const siblings = this.parent?.children ?? [];
        return siblings[siblings.indexOf(this) + 1] ?? null;
    }

    insertBefore(node, next) {
        node.remove();
        node.parent = this;
        node.moves += 1;
        this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, node);
    }

    remove() {
        if (!this.parent) return;
        this.parent.children.splice(this.parent.children.indexOf(this), 1);
        this.parent = null;
    }

    addEventListener(name, hear) {
        this.listeners.set(name, [...(this.listeners.get(name) ?? []), hear]);
    }

    dispatch(name, event) {
        for (const hear of this.listeners.get(name) ?? []) hear({ preventDefault() {}, stopPropagation() {}, timeStamp: 0, pointerId: 1, ...event });
    }

    closest() {
        return this;
    }

    getBoundingClientRect() {
        return { left: 0, top: 0, width: this.offsetWidth, height: 100 };
    }

    setPointerCapture() {}
}

/** Resolves when what was scheduled has been done. */
export function settled(milliseconds = 5) {
    return new Promise((done) => setTimeout(done, milliseconds));
}
