// What the viewer likes: kept in the browser, overridden by the address (as pictures and tests do).

const address = new URLSearchParams(location.search);
const listeners = new Set();

function kept(name, choices, standard) {
    const wanted = address.get(name) ?? read(name);
    return choices.includes(wanted) ? wanted : standard;
}

function read(name) {
    try {
        return localStorage.getItem(`carillon.${name}`);
    } catch {
        return null; // storage may be forbidden; the page then forgets
    }
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const browserLanguage = navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en";

export const preferences = {
    appearance: kept("appearance", ["light", "dark"], null),
    lang: kept("lang", ["en", "zh"], browserLanguage),
    list: kept("list", ["stack", "list", "count"], "stack"),
    sound: kept("sound", ["on", "off"], "on"),
    type: kept("type", ["small", "medium", "large"], "medium"),
    /** The direction of the interface; both languages of the page run left to right. */
    direction: kept("dir", ["ltr", "rtl"], "ltr"),
    /** The picture of a moment: nothing moves, nothing listens. */
    isFrozen: address.has("frozen"),
    view: address.get("view") === "phone" ? "phone" : "page",
    get isDark() {
        return (this.appearance ?? (prefersDark.matches ? "dark" : "light")) === "dark";
    },
};

/** Changes a preference and keeps it. */
export function prefer(name, value) {
    preferences[name] = value;
    try {
        localStorage.setItem(`carillon.${name}`, value);
    } catch {
        /* not kept, still so for now */
    }
    for (const listener of listeners) listener();
}

/** Hears of every change of a preference, the system's appearance included. */
export function onPreference(listener) {
    listeners.add(listener);
    prefersDark.addEventListener("change", listener);
}
