// The device's HTTP API.

import { t } from "./strings.js";

const root = "/api/v1/";
/** A hub serves the phone below a path of its own, and its API with it. */
export const prefix = location.pathname.replace(/[^/]*$/, "api/v1/");
const media = `${root}media/`;

/** Reads what the phone says; it names its files as if it were alone. */
export const read = (text) => JSON.parse(text, prefix === root ? undefined : (_, value) => (typeof value === "string" && value.startsWith(media) ? prefix + value.slice(root.length) : value));

async function call(method, path, body) {
    const request = {
        method,
        // The page says the device's sentences in the viewer's language itself, which may change.
        headers: { "accept-language": "en", ...(body !== undefined && { "content-type": "application/json" }) },
        body: body === undefined ? undefined : JSON.stringify(body),
    };
    const answer = await fetch(prefix + path, request).catch(() => {
        throw new Error(t("unreachable"));
    });
    if (answer.ok) return answer.status === 204 ? null : read(await answer.text());
    const refusal = await answer.json().catch(() => null);
    throw new Error(refusal?.error?.message ?? `${answer.status} ${answer.statusText}`);
}

const part = encodeURIComponent;

export const api = {
    /** @returns {Promise<API.RenderModel>} */
    screen: () => call("GET", "screen"),
    /** @returns {Promise<API.JourneySummary[]>} */
    journeys: () => call("GET", "journeys?limit=200"),
    /** @returns {Promise<API.JourneyFindings>} */
    search: (words) => call("GET", `search?limit=200&q=${part(words)}`),
    /** @returns {Promise<API.JudgedJourney>} */
    journey: (id) => call("GET", `journeys/${part(id)}`),
    expand: (key) => call("POST", `cards/${part(key)}/expand`),
    contentViews: () => call("GET", "screen/content"),
    contentEvent: (event) => call("POST", "screen/content/events", event),
    windowViews: () => call("GET", "screen/window"),
    windowEvent: (event) => call("POST", "screen/window/events", event),
    /** @returns {Promise<number[]>} */
    neighbours: () => call("GET", "neighbours"),
    send: (push) => call("POST", "pushes", push),
    lint: (push) => call("POST", "pushes/lint", push),
    provider: () => call("GET", "provider"),
    /** @returns {Promise<API.ProviderClient[]>} */
    clients: () => call("GET", "clients"),
    forgetClients: () => call("DELETE", "clients"),
    collapse: () => call("POST", "screen/collapse"),
    respond: (key, action, userText) => call("POST", `cards/${part(key)}/respond`, { action, userText }),
    clear: (key) => call("DELETE", `cards/${part(key)}`),
    dismissActivity: (id) => call("DELETE", `activities/${part(id)}`),
    clearFaults: () => call("DELETE", "faults"),
    clearAll: () => call("DELETE", "cards"),
    dismissBanner: () => call("POST", "screen/dismiss-banner"),
    answer: (prompt, allow, once = false) => call("POST", `prompts/${part(prompt)}`, once ? { allow, once } : { allow }),
    open: (app) => call("POST", `apps/${part(app)}/open`),
    terminate: (app) => call("POST", `apps/${part(app)}/terminate`),
    /** @returns {Promise<API.NotificationSettings>} */
    settings: (app) => call("GET", `apps/${part(app)}/settings`),
    installExample: () => call("POST", "apps/example"),
    setSettings: (app, settings) => call("PUT", `apps/${part(app)}/settings`, settings),
    settleProvisional: (app, keep) => call("POST", `apps/${part(app)}/provisional`, { keep }),
    openSettings: (app) => call("POST", `apps/${part(app)}/open-settings`, {}),
    setLocation: (app, access) => call("PUT", `apps/${part(app)}/location`, { access }),
    mute: (app, seconds) => call("POST", `apps/${part(app)}/mute`, { seconds }),
    setPreferences: (preferences) => call("PUT", "preferences", preferences),
    home: () => call("POST", "screen/home"),
    lock: (locked) => call("POST", "screen/lock", { locked }),
};

export const defaultAction = "com.apple.UNNotificationDefaultActionIdentifier";
export const dismissAction = "com.apple.UNNotificationDismissActionIdentifier";
export const eventsURL = `${prefix}events`;

/** Does what the person wants; says so where it could not be done. */
export async function attempt(work) {
    try {
        return await work();
    } catch (error) {
        toast(error.message);
        return undefined;
    }
}

function toast(message) {
    const node = document.createElement("div");
    node.className = "toast text";
    node.textContent = message;
    document.getElementById("toasts")?.append(node);
    setTimeout(() => node.remove(), 6000);
}
