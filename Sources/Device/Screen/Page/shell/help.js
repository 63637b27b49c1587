// What a mouse, a finger and the keys can do, in one list.

import { h } from "../app/dom.js";
import { onEscape, onKey } from "../app/keys.js";
import { t, words } from "../app/strings.js";

/** Key, and what it does: a word of the page. */
const keys = [
    ["?", "help"],
    ["/", "find"],
    ["j k", "nextPush"],
    ["n", "newPush"],
    ["r", "sendAgain"],
    ["e", "editAndSend"],
    ["c", "copyCurl"],
    ["1 … 8", "tabsKey"],
    ["v", "clients"],
    ["l", "lockUnlock"],
    ["s", "silent"],
    ["o", "openCenter"],
    ["h", "goHome"],
    ["i", "appFacts"],
    ["Esc", "escapeKey"],
];

let help = null;

export function installHelp() {
    onKey("?", toggleHelp);
    onEscape(100, () => {
        if (!help) return false;
        help.close();
        return true;
    });
}

/** Shows or hides the list. */
export function toggleHelp() {
    if (help) return help.close();
    const key = (one) => (one === "…" ? "…" : h("kbd", { text: one }));
    const table = (rows) => h("dl", {}, ...rows.flatMap(([term, meaning]) => [h("dt", {}, ...term), h("dd", { text: meaning })]));
    const section = (title, rows) => h("section", {}, h("h2", { text: t(title) }), table(rows));
    const close = h("button", { class: "tool", type: "button", text: t("close"), onclick: () => help.close() });
    help = h(
        "dialog",
        { class: "help", "aria-label": t("help") },
        h(
            "div",
            { class: "columns" },
            section(
                "gestures",
                words("gesture").map(([what, does]) => [[what], does]),
            ),
            section(
                "find",
                Object.entries(words("searches")).map(([term, meaning]) => [[h("kbd", { text: term })], meaning]),
            ),
            section(
                "shortcuts",
                keys.map(([those, name]) => [those.split(" ").map(key), t(name)]),
            ),
        ),
        h("div", { class: "end" }, close),
    );
    help.addEventListener("close", () => {
        help?.remove();
        help = null;
    });
    help.addEventListener("click", (event) => event.target === help && help.close());
    document.body.append(help);
    help.showModal();
    // The button that has the focus is at the end.
    help.scrollTop = 0;
    return undefined;
}
