// Beside the phone: what came, and what became of it.

import { attribute, h } from "../app/dom.js";
import { t } from "../app/strings.js";
import { makeDetail } from "./detail.js";
import { makeFeed } from "./feed.js";

export function makeInspector(room) {
    const feed = makeFeed();
    const detail = makeDetail();
    room.append(h("div", { class: "inspector" }, feed.node, detail.node));
    return (state) => {
        attribute(room, "aria-label", t("inspector"));
        feed.draw(state);
        detail.draw(state);
    };
}
