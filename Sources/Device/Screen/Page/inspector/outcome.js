// What became of a push, as a word and a tone.

const tones = {
    good: ["shown", "extension-shown", "did-receive", "answered", "extension-delivered", "sound-played", "badge-changed", "expanded"],
    warn: ["suppressed", "held", "duplicate", "expired", "discarded", "extension-expired", "replaced"],
    bad: ["rejected", "extension-crashed", "extension-hung", "extension-limited", "extension-refused"],
};

/** "good", "warn", "bad" or "" for everything on its way. */
export function tone(event) {
    return Object.keys(tones).find((name) => tones[name].includes(event)) ?? "";
}

export function statusTone(status) {
    return status === undefined || status === null ? "" : status < 300 ? "good" : "bad";
}
