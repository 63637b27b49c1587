// Switches and segments, as roles that a screen reader knows.

import { h } from "../app/dom.js";
import { prefer } from "../app/preferences.js";

export function toggle(name, isOn, onchange) {
    const node = h("button", { class: "switch", type: "button", role: "switch", "aria-checked": String(isOn), "aria-label": name });
    node.addEventListener("click", () => {
        const next = node.getAttribute("aria-checked") !== "true";
        node.setAttribute("aria-checked", String(next));
        onchange(next);
    });
    return node;
}

/** One of a few; `preference` names what to keep where the choice is the viewer's and not the device's. */
export function segments(name, choices, chosen, onchange, preference) {
    const node = h("div", { class: "segments", role: "radiogroup", "aria-label": name });
    for (const [value, words] of choices) {
        const button = h("button", { type: "button", role: "radio", "aria-checked": String(value === chosen), text: words });
        button.addEventListener("click", () => {
            for (const other of node.children) other.setAttribute("aria-checked", String(other === button));
            if (preference) prefer(preference, value);
            else onchange(value);
        });
        node.append(button);
    }
    return node;
}
