// A web page that an app or an extension asked for: this phone has no browser, so its address is all there is. It is text,
// never a link: nothing on this page leads elsewhere.

import { api, attempt } from "../app/api.js";
import { attribute, foreign, h, text } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { surface } from "../app/store.js";
import { t } from "../app/strings.js";

export function makeBrowser() {
    const address = foreign("p", "address");
    const words = h("p", { class: "running" });
    const done = h("button", { class: "cell", type: "button", onclick: () => attempt(api.home) });
    const cells = h("div", { class: "cells" }, done);
    cells.style.width = "100%";
    const node = h("div", { class: "surface in-app browser" }, icon("globe"), address, words, cells);
    return {
        node,
        draw(state) {
            const isHere = surface(state.model) === "browser" && state.settingsPage === null;
            node.classList.toggle("here", isHere);
            attribute(node, "inert", !isHere);
            if (!isHere) return;
            text(address, state.model.phone.surface.url);
            text(words, t("wouldOpen"));
            text(done, t("done"));
        },
    };
}
