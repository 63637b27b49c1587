// What the provider sent.

import { h, text } from "../app/dom.js";
import { t } from "../app/strings.js";
import { makeMarks } from "./lint.js";

export function payloadView(journey) {
    if (!journey.payload) return [h("p", { text: t("noPayload") })];
    const marks = makeMarks();
    const header = (name) => journey.headers?.[name];
    const priority = Number(header("apns-priority"));
    marks.check({
        payload: journey.payload,
        pushType: header("apns-push-type"),
        priority: Number.isInteger(priority) ? priority : undefined,
        topic: header("apns-topic"),
        collapseID: header("apns-collapse-id"),
    });
    return [h("h2", {}, h("span", { text: t("bytes", { n: new TextEncoder().encode(journey.payload).length }) }), copyButton(journey.payload)), coloured(journey.payload), h("h2", { text: t("marks") }), marks.node];
}

function copyButton(words) {
    const button = h("button", { class: "copy-button", type: "button", text: t("copy") });
    button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(words);
        text(button, t("copied"));
    });
    return button;
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** JSON, laid out and coloured; what is no JSON, as it is. */
function coloured(payload) {
    const node = h("pre", { class: "code text", dir: "ltr" });
    let words = payload;
    try {
        words = JSON.stringify(JSON.parse(payload), null, 2);
    } catch {
        node.textContent = payload;
        return node;
    }
    let at = 0;
    for (const match of words.matchAll(token)) {
        node.append(words.slice(at, match.index));
        const kind = match[1] ? (match[2] ? "key" : "string") : match[3] ? "literal" : "number";
        const lexeme = match[1] ?? match[0];
        node.append(h("span", { class: kind, text: lexeme }));
        at = match.index + lexeme.length;
    }
    node.append(words.slice(at));
    return node;
}
