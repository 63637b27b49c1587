// A narrow page shows one of its parts at a time: the phone, the pushes, or the journey of one.

import { attribute, h, text } from "../app/dom.js";
import { update } from "../app/store.js";
import { t } from "../app/strings.js";

const places = ["phone", "pushes", "journey"];
const names = { phone: "phone", pushes: "feed", journey: "journey" };

export function makePlaces(bar) {
    const buttons = places.map((place) => h("button", { type: "button", role: "tab", "data-place": place, onclick: () => update({ place }) }));
    bar.append(...buttons);
    attribute(bar, "role", "tablist");
    bar.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step) return;
        const next = (buttons.findIndex((one) => one.matches(":focus")) + step + places.length) % places.length;
        update({ place: places[next] });
        buttons[next].focus();
    });
    return (state) => {
        attribute(document.documentElement, "data-place", state.place);
        for (const button of buttons) {
            const { place } = button.dataset;
            text(button, t(names[place]));
            attribute(button, "aria-selected", String(place === state.place));
            attribute(button, "tabindex", place === state.place ? "0" : "-1");
        }
    };
}
