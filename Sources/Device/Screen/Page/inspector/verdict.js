// What became of a push, as a word and a tone: the device's verdict, the worst that happened.

import { after, sentence } from "./sentences.js";

const tones = {
    good: ["shown", "listed", "extension-shown", "did-receive", "answered", "extension-delivered", "sound-played", "badge-changed", "expanded"],
    warn: ["suppressed", "held", "duplicate", "expired", "discarded", "replaced", "load-failed", "warning", "thinned"],
    bad: ["rejected", "set-aside", "extension-crashed", "crash-report", "extension-hung", "extension-limited", "extension-refused", "extension-expired", "attachment-lost"],
};

/** The tone of a verdict's severity. */
const severities = { failed: "bad", warning: "warn", good: "good", quiet: "", pending: "" };

/** "good", "warn", "bad" or "" for everything on its way. */
export function tone(event) {
    return Object.keys(tones).find((name) => tones[name].includes(event)) ?? "";
}

export function statusTone(status) {
    return status === undefined || status === null ? "" : status < 300 ? "good" : "bad";
}

/** A verdict of the device as the page says it: its words in the viewer's language, its tone, and what more there is to say. */
export function verdictOf(/** @type {API.JourneyVerdict} */ { kind, severity, title, detail }) {
    const said = (detail ?? "").split("\n")[0];
    return { kind, word: sentence(title), tone: severities[severity] ?? "", said: after(title, said) };
}
