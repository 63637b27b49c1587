// What became of a push, as a word and a tone: the device's verdict, the worst that happened.

import { named, t } from "../app/strings.js";

const tones = {
    good: ["shown", "listed", "extension-shown", "did-receive", "answered", "extension-delivered", "sound-played", "badge-changed", "expanded"],
    warn: ["suppressed", "held", "duplicate", "expired", "discarded", "replaced", "load-failed"],
    bad: ["rejected", "extension-crashed", "crash-report", "extension-hung", "extension-limited", "extension-refused", "extension-expired", "attachment-lost"],
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

/** A verdict of the device as the page says it: its word in the viewer's language, its tone, and what there is to say of it. */
export function verdictOf(/** @type {API.JourneyVerdict} */ { kind, severity, title, place, detail }) {
    const word = named("verdict", kind);
    const at = place && t("verdictAt", { verdict: word, place });
    return { kind, word: at || (word === kind ? title : word), tone: severities[severity] ?? "", detail: detail ?? "" };
}
