// The keyboard, from anywhere on the page but where somebody writes.

import { api, attempt } from "../app/api.js";
import { h } from "../app/dom.js";
import { state, surface, update } from "../app/store.js";
import { t, words } from "../app/strings.js";
import { compose, copyCurl, edit, sendAgain } from "./send.js";

const onJourney = (act) => () => state.journey?.payload && act(state.journey);

/** Key, what it does (a word of the page), and how; the rows without a function are handled where they belong. */
const table = [
    ["?", "shortcuts", () => toggleHelp()],
    ["/", "find"], ["j k", "nextPush"],
    ["n", "newPush", compose],
    ["r", "sendAgain", onJourney(sendAgain)], ["e", "editAndSend", onJourney(edit)], ["c", "copyCurl", onJourney(copyCurl)],
    ["1 … 8", "tabsKey"],
    ["l", "lockUnlock", () => attempt(() => api.lock(surface(state.model) !== "lockScreen"))],
    ["h", "goHome", () => attempt(api.home)],
    ["Esc", "close"],
];

let help = null;

export function installShortcuts() {
    const acts = new Map(table.filter(([, , act]) => act).map(([key, , act]) => [key, act]));
    addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
        if (event.key === "Escape" && help) return toggleHelp();
        if (event.target.closest?.("input, textarea, select, .screen, .composer") || !state.model) return;
        if (/^[1-9]$/.test(event.key)) {
            const tab = document.querySelectorAll(".tabs [role=tab]")[Number(event.key) - 1];
            return tab && update({ tab: tab.dataset.tab });
        }
        const act = acts.get(event.key);
        if (!act) return;
        event.preventDefault();
        act();
    });
}

/** Shows or hides the list of keys. */
export function toggleHelp() {
    if (help) {
        help.close();
        return;
    }
    const rows = table.flatMap(([key, words]) => [h("dt", {}, ...key.split(" ").map((one) => (one === "…" ? "…" : h("kbd", { text: one })))), h("dd", { text: t(words) })]);
    const fields = Object.entries(words("searches")).flatMap(([term, meaning]) => [h("dt", {}, h("kbd", { text: term })), h("dd", { text: meaning })]);
    const close = h("button", { class: "tool", type: "button", text: t("close"), onclick: toggleHelp });
    help = h("dialog", { class: "help", "aria-label": t("shortcuts") }, h("div", { class: "columns" },
        h("section", {}, h("h2", { text: t("shortcuts") }), h("dl", {}, ...rows)), h("section", {}, h("h2", { text: t("find") }), h("dl", {}, ...fields))), h("div", { class: "end" }, close));
    help.addEventListener("close", () => {
        help?.remove();
        help = null;
    });
    help.addEventListener("click", (event) => event.target === help && help.close());
    document.body.append(help);
    help.showModal();
}
