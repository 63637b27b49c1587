// The chosen push: its journey, what the extension changed, what was sent.

import { attribute, foreign, h, text } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { state, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { exactTime } from "../app/time.js";
import { statusTone } from "./outcome.js";
import { payloadView } from "./payload.js";
import { timeline } from "./timeline.js";

export function makeDetail() {
    const node = h("div", { class: "detail", tabindex: "-1" });
    let drawn = null;
    return {
        node,
        draw(current) {
            const journey = current.journey;
            const wanted = `${preferences.lang} ${current.tab} ${journey?.id ?? current.chosen} ${journey?.entries.length} ${Boolean(journey?.payload)}`;
            if (wanted === drawn) return;
            const isSame = drawn !== null && node.shows === journey?.id;
            drawn = wanted;
            node.shows = journey?.id;
            node.replaceChildren(...(journey ? page(journey, current) : [empty()]));
            if (!isSame) node.scrollTop = 0;
        },
    };
}

function empty() {
    return h("div", { class: "empty" }, h("img", { src: "/art/mark.svg", alt: "" }), h("p", { text: t("chooseOne") }));
}

function page(journey, current) {
    const status = current.journeys.get(journey.id)?.status;
    const facts = h("div", { class: "facts" },
        h("span", { class: `mark ${statusTone(status)}`, text: status == null ? t("local") : String(status) }),
        journey.bundleID && foreign("code", "", journey.bundleID), foreign("code", "", journey.id),
        h("span", { text: journey.entries.length ? t("began", { time: exactTime(journey.entries[0].at) }) : "" }));
    const panel = h("div", { role: "tabpanel", id: "panel" }, ...(current.tab === "payload" ? payloadView(journey) : [timeline(journey)]));
    return [foreign("h1", "", journey.title || journey.bundleID || journey.id), facts, tabs(current.tab), panel];
}

function tabs(chosen) {
    const bar = h("div", { class: "tabs", role: "tablist" });
    for (const name of ["journey", "payload"]) {
        bar.append(h("button", {
            type: "button", role: "tab", "aria-selected": String(name === chosen), "aria-controls": "panel", text: t(name),
            onclick: () => update({ tab: name }),
        }));
    }
    bar.addEventListener("keydown", (event) => {
        if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return;
        update({ tab: state.tab === "journey" ? "payload" : "journey" });
    });
    return bar;
}
