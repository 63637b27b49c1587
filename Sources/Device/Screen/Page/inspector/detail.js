// The chosen push: its verdict, its journey and everything else that is known of it; or a push that is being written.

import { attribute, focus, foreign, h, show, text } from "../app/dom.js";
import { onEscape, onKey } from "../app/keys.js";
import { preferences } from "../app/preferences.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { exactTime } from "../app/time.js";
import { makeComposer } from "./composer.js";
import { identifier } from "./identifier.js";
import { panels } from "./panels.js";
import { compose, copyCurl, edit, sendAgain } from "./send.js";
import { vocabulary } from "./sentences.js";
import { statusTone, verdictOf } from "./verdict.js";

export function makeDetail() {
    const node = h("div", { class: "detail", tabindex: "-1" });
    let drawn = null;
    let shownID = null;
    /** What is written now, and the draft that it began with. */
    let composer = null;
    /** Kept by the event: to ask for the place, or to set it, lays out the page. */
    let isScrolled = false;
    node.addEventListener("scroll", () => {
        isScrolled = node.scrollTop > 0;
    });
    installKeys();
    return {
        node,
        draw(current) {
            if (current.draft) {
                if (composer?.draft !== current.draft) {
                    composer = makeComposer(current.draft);
                    node.replaceChildren(composer.node);
                }
                composer.draw(current);
                drawn = null;
                return;
            }
            composer = null;
            const journey = current.journey;
            const shown = journey ? panels(journey, current) : [];
            const tab = shown.find((panel) => panel.name === current.tab) ?? shown[0];
            const verdict = JSON.stringify(journey?.verdict);
            const wanted = `${preferences.lang} ${vocabulary()} ${tab?.name} ${journey?.id ?? current.chosen} ${journey?.entries.length} ${Boolean(journey?.payload)} ${verdict} ${shown.map((panel) => panel.count)}`;
            if (wanted === drawn) return;
            const isSame = drawn !== null && shownID === journey?.id;
            const hadFocus = node.querySelector(".tabs")?.contains(document.activeElement);
            const unfolded = isSame && node.querySelector("details[open]") !== null;
            drawn = wanted;
            shownID = journey?.id;
            node.replaceChildren(...(journey ? page(journey, current, shown, tab) : [empty()]));
            if (unfolded) for (const fold of node.querySelectorAll("details")) fold.open = true;
            // The first tab is in sight anyway, and to ask lays out the page.
            if (tab !== shown[0]) node.querySelector('.tabs [aria-selected="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
            if (hadFocus) focus(node.querySelector('.tabs [aria-selected="true"]'));
            if (!isSame && isScrolled) node.scrollTop = 0;
        },
    };
}

function installKeys() {
    const onJourney = (act) => () => state.journey?.payload && act(state.journey);
    onKey("n", compose);
    onKey("r", onJourney(sendAgain));
    onKey("e", onJourney(edit));
    onKey("c", onJourney(copyCurl));
    for (let number = 1; number <= 9; number++)
        onKey(String(number), () => {
            const tab = document.querySelectorAll(".tabs [role=tab]")[number - 1];
            if (tab instanceof HTMLElement) update({ tab: tab.dataset.tab });
        });
    const close = () => {
        if (!state.draft) return false;
        update({ draft: null });
        return true;
    };
    // Where somebody writes a push, that is what Escape closes first; else what lies over the phone.
    onEscape(94, (target) => Boolean(target?.closest(".composer")) && close());
    onEscape(40, close);
}

function empty() {
    return h("div", { class: "empty" }, h("img", { src: "/art/mark.svg", alt: "", loading: "lazy" }), h("p", { text: t("chooseOne") }));
}

function page(journey, current, shown, tab) {
    const summary = current.journeys.get(journey.id) ?? current.found?.find(({ id }) => id === journey.id);
    const status = summary?.status;
    const facts = h(
        "div",
        { class: "facts" },
        h("span", { class: `mark ${statusTone(status)}`, text: status == null ? t("local") : String(status) }),
        journey.bundleID && foreign("code", "", journey.bundleID),
        identifier(journey.id),
        h("span", { text: journey.entries.length ? t("began", { time: exactTime(journey.entries[0].at) }) : "" }),
    );
    const panel = h("div", { role: "tabpanel", id: "panel" }, ...tab.nodes());
    return [h("div", { class: "top" }, foreign("h1", "", journey.title || journey.bundleID || journey.id), tools(journey)), facts, verdictLine(journey.verdict), tabs(shown, tab), panel].filter(Boolean);
}

/** What became of it, in one line: the worst first. */
function verdictLine(judged) {
    const verdict = verdictOf(judged);
    const said = foreign("span", "said", verdict.said);
    attribute(said, "title", verdict.said);
    const node = h("p", { class: `verdict ${verdict.tone}`, "data-verdict": verdict.kind }, h("b", { text: verdict.word }), said);
    show(said, verdict.said !== "");
    return node;
}

/** What can be done with a push that a provider sent. */
function tools(journey) {
    if (!journey.payload) return null;
    const tool = (name, key, act) => {
        const words = h("span", { text: t(name) });
        const button = h("button", { class: "tool", type: "button", "data-tool": name, title: `${t(name)} (${key})` }, words, h("kbd", { text: key }));
        button.addEventListener("click", async () => {
            button.disabled = true;
            if ((await act(journey)) === "copied") text(words, t("copied"));
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
        const button = h(
            "button",
            {
                type: "button",
                role: "tab",
                "aria-selected": String(isChosen),
                "aria-controls": "panel",
                tabindex: isChosen ? "0" : "-1",
                onclick: () => update({ tab: name }),
            },
            h("span", { text: t(name) }),
            count ? h("span", { class: "count", text: String(count) }) : null,
        );
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
