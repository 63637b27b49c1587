// The keyboard, from anywhere on the page but where somebody writes. Who can do something by a key says so here.

/** @type {Map<string, () => unknown>} */
const acts = new Map();
/** @type {{order: number, close: (target: EventTarget | null) => boolean}[]} */
const closers = [];

const writing = "input, textarea, select";

/** Has `act` done when `key` is pressed, whatever was clicked before. */
export function onKey(key, act) {
    acts.set(key, act);
}

/** Escape closes what lies on top: `close` is asked in order, highest first, and tells whether it closed something. */
export function onEscape(order, close) {
    closers.push({ order, close });
    closers.sort((one, other) => other.order - one.order);
}

/** Begins to listen. */
export function listenForKeys() {
    addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
        const target = event.target instanceof Element ? event.target : null;
        if (event.key === "Escape") {
            if (closers.some(({ close }) => close(target))) event.preventDefault();
            return;
        }
        if (target?.closest(writing)) return;
        const act = acts.get(event.key);
        if (!act) return;
        event.preventDefault();
        act();
    });
}
