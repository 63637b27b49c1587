// What a mouse can do with a card, shown while it is over it. Fingers slide, keys and screen readers have their own ways.

import { attribute, h } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { t } from "../app/strings.js";

/** @param {[name: string, symbol: string, act: () => unknown][]} tools the name is a word of the page. */
export function makeTools(tools) {
    return h(
        "div",
        { class: "card-tools", "aria-hidden": "true", "data-own-gesture": true },
        ...tools.map(([name, symbol, act]) => {
            const button = h("button", { type: "button", tabindex: "-1", onclick: act }, icon(symbol));
            button.addEventListener("pointerenter", () => attribute(button, "title", t(name)));
            attribute(button, "aria-label", t(name));
            return button;
        }),
    );
}
