// What the page knows, and who wants to hear that it changed.

import { preferences } from "./preferences.js";

/** @type {Set<(current: typeof state, isNews: boolean) => void>} */
const listeners = new Set();
let isScheduled = false;
/** Whether all that changed since the page was drawn came from the device by itself. */
let isNews = true;

/**
 * A push that is being written.
 * @typedef {object} Draft
 * @property {string} bundleID
 * @property {string | null} payload null begins with a template
 * @property {string} pushType
 * @property {number} [priority]
 * @property {string} [topic]
 * @property {string} [collapseID]
 * @property {number} [expiration]
 */

export const state = {
    /**
     * The render model; null until the first has come.
     *
     * @type {API.RenderModel | null}
     */
    model: null,
    /** Milliseconds that the device's clock is ahead of this machine's. */
    ahead: 0,
    /** "connecting", "live" or "lost". */
    link: "connecting",
    /**
     * Journey summaries by id.
     *
     * @type {Map<string, API.JourneySummary>}
     */
    journeys: new Map(),
    /** Whether the journeys have been fetched once. */
    isFeedKnown: false,
    /**
     * The chosen journey's id, and what is known of it.
     *
     * @type {string | null}
     */
    chosen: null,
    /** @type {API.JudgedJourney | null} */
    journey: null,
    /** Whether the newest journey is chosen by itself, until the person chooses one. */
    follows: true,
    /** What is open on the page alone: the device does not know of it. */
    isCenterOpen: false,
    /**
     * "" is the list of apps.
     *
     * @type {string | null}
     */
    settingsPage: null,
    /** Whether the facts of the app in front are seen in place of its windows. */
    showsFacts: false,
    /** @type {API.Card | null} */
    optionsFor: null,
    /** @type {Set<string>} */
    unfolded: new Set(),
    /** "on", "off" or "blocked" (the browser waits for a gesture). */
    sound: "on",
    search: "",
    /**
     * What the search found; null while nothing is searched for.
     *
     * @type {API.JourneySummary[] | null}
     */
    found: null,
    /**
     * How many there are beside those, or why nothing can be searched for.
     *
     * @type {{ total: number, unindexed?: number, problem?: string } | null}
     */
    findings: null,
    tab: "journey",
    /** On a narrow page, which of its parts is seen: "phone", "pushes" or "journey". */
    place: "phone",
    /**
     * A push that is being written; null while none is.
     *
     * @type {Draft | null}
     */
    draft: null,
};

/**
 * Changes members and has the page drawn once, however many changes there are.
 *
 * @param {Partial<typeof state>} [members]
 */
export function update(members = {}) {
    isNews = false;
    hear(members);
}

/**
 * The same for what the device tells by itself: the phone is drawn at once, what stands around it a little later.
 *
 * @param {Partial<typeof state>} members
 */
export function hear(members) {
    Object.assign(state, members);
    if (isScheduled) return;
    isScheduled = true;
    // The time of a page that is pictured runs ahead of its frames: what waited for one would come too late.
    if (preferences.isFrozen) queueMicrotask(drawAtOnce);
    else if (document.hidden) setTimeout(drawAtOnce, 50);
    else requestAnimationFrame(drawAtOnce);
}

/** Draws what has changed and was not drawn yet, without waiting for a frame. */
export function drawAtOnce() {
    if (!isScheduled) return;
    const wasNews = isNews;
    isScheduled = false;
    isNews = true;
    for (const listener of listeners) listener(state, wasNews);
}

/** Draws at every change; told whether the device alone caused it. */
export function onChange(listener) {
    listeners.add(listener);
}

/** The render model, for what is drawn or pressed only once it has come. */
export function model() {
    if (state.model === null) throw new Error("There is no render model yet.");
    return state.model;
}

/** The device's time. */
export function deviceNow() {
    const phone = state.model?.phone;
    if (phone?.isClockManual) return new Date(phone.now * 1000);
    return new Date(Date.now() + state.ahead);
}

/** "lockScreen", "homeScreen", "app" or "browser". */
export function surface(model) {
    return model.phone.surface.type;
}
