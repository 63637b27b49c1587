// What the page knows, and who wants to hear that it changed.

import { preferences } from "./preferences.js";

const listeners = new Set();
let isScheduled = false;

export const state = {
    /** The render model; null until the first has come. */
    model: null,
    /** Milliseconds that the device's clock is ahead of this machine's. */
    ahead: 0,
    /** "connecting", "live" or "lost". */
    link: "connecting",
    /** Journey summaries by id. */
    journeys: new Map(),
    /** The chosen journey's id, and what is known of it. */
    chosen: null,
    journey: null,
    /** Whether the newest journey is chosen by itself, until the person chooses one. */
    follows: true,
    /** What is open on the page alone: the device does not know of it. */
    isCenterOpen: false,
    settingsPage: null,
    optionsFor: null,
    unfolded: new Set(),
    /** "on", "off" or "blocked" (the browser waits for a gesture). */
    sound: "on",
    search: "",
    /** What the search found, as summaries; null while nothing is searched for. */
    found: null,
    tab: "journey",
    /** A push that is being written; null while none is. */
    draft: null,
};

/** Changes members and has the page drawn once, however many changes there are. */
export function update(members = {}) {
    Object.assign(state, members);
    if (isScheduled) return;
    isScheduled = true;
    const draw = () => {
        isScheduled = false;
        for (const listener of listeners) listener(state);
    };
    // The time of a page that is pictured runs ahead of its frames: what waited for one would come too late.
    if (preferences.isFrozen) queueMicrotask(draw);
    else if (document.hidden) setTimeout(draw, 50);
    else requestAnimationFrame(draw);
}

/** Draws at every change. */
export function onChange(listener) {
    listeners.add(listener);
}

/** The device's time. */
export function deviceNow() {
    const phone = state.model?.phone;
    if (phone?.isClockManual) return new Date(phone.now * 1000);
    return new Date(Date.now() + state.ahead);
}

/** "lockScreen", "homeScreen", "app" or "browser". */
export function surface(model) {
    return Object.keys(model.phone.surface)[0];
}
