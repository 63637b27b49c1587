// The chosen push: its journey and everything else that is known of it; or a push that is being written.

import { attribute, foreign, h, text } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { exactTime } from "../app/time.js";
import { makeComposer } from "./composer.js";
import { statusTone } from "./outcome.js";
import { panels } from "./panels.js";
import { copyCurl, edit, sendAgain } from "./send.js";

export function makeDetail() {
    const node = h("div", { class: "detail", tabindex: "-1" });
    let drawn = null;
    let draft = null;
    return {
        node,
        draw(current) {
            if (current.draft) {
                if (draft !== current.draft) node.replaceChildren(makeComposer((draft = current.draft)));
                drawn = null;
                return;
            }
            draft = null;
            const journey = current.journey;
            const shown = journey ? panels(journey, current) : [];
            const tab = shown.find((panel) => panel.name === current.tab) ?? shown[0];
            const wanted = `${preferences.lang} ${tab?.name} ${journey?.id ?? current.chosen} ${journey?.entries.length} ${Boolean(journey?.payload)} ${shown.map((panel) => panel.count)}`;
            if (wanted === drawn) return;
            const isSame = drawn !== null && node.shows === journey?.id;
            const hadFocus = node.querySelector(".tabs")?.contains(document.activeElement);
            drawn = wanted;
            node.shows = journey?.id;
            node.replaceChildren(...(journey ? page(journey, current, shown, tab) : [empty()]));
            if (hadFocus) node.querySelector('.tabs [aria-selected="true"]')?.focus();
            if (!isSame) node.scrollTop = 0;
        },
    };
}

function empty() {
    return h("div", { class: "empty" }, h("img", { src: "/art/mark.svg", alt: "" }), h("p", { text: t("chooseOne") }));
}

function page(journey, current, shown, tab) {
    const status = current.journeys.get(journey.id)?.status;
    const facts = h("div", { class: "facts" },
        h("span", { class: `mark ${statusTone(status)}`, text: status == null ? t("local") : String(status) }),
        journey.bundleID && foreign("code", "", journey.bundleID), foreign("code", "", journey.id),
        h("span", { text: journey.entries.length ? t("began", { time: exactTime(journey.entries[0].at) }) : "" }));
    const panel = h("div", { role: "tabpanel", id: "panel" }, ...tab.nodes());
    return [h("div", { class: "top" }, foreign("h1", "", journey.title || journey.bundleID || journey.id), tools(journey)), facts, tabs(shown, tab), panel];
}

/** What can be done with a push that a provider sent. */
function tools(journey) {
    if (!journey.payload) return null;
    const tool = (name, key, act) => {
        const button = h("button", { class: "tool", type: "button", "data-tool": name }, h("span", { text: t(name) }), h("kbd", { text: key }));
        button.addEventListener("click", async () => {
            button.disabled = true;
            if ((await act(journey)) === "copied") text(button.firstChild, t("copied"));
            button.disabled = false;
        });
        return button;
    };
    return h("div", { class: "tools" }, tool("sendAgain", "r", sendAgain), tool("editAndSend", "e", edit), tool("copyCurl", "c", copyCurl));
}

function tabs(shown, chosen) {
    const bar = h("div", { class: "tabs", role: "tablist" });
    for (const { name, count } of shown) {
        const isChosen = name === chosen.name;
        const button = h("button", {
            type: "button", role: "tab", "aria-selected": String(isChosen), "aria-controls": "panel", tabindex: isChosen ? "0" : "-1",
            onclick: () => update({ tab: name }),
        }, h("span", { text: t(name) }), count ? h("span", { class: "count", text: String(count) }) : null);
        attribute(button, "data-tab", name);
        bar.append(button);
    }
    bar.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step) return;
        const at = shown.findIndex((panel) => panel.name === state.tab);
        update({ tab: shown[(Math.max(at, 0) + step + shown.length) % shown.length].name });
    });
    return bar;
}
