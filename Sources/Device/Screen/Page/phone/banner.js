// The banner: slides in with a spring, goes with a flick, opens when pulled down or held.

import { api, attempt } from "../app/api.js";
import { attribute, h } from "../app/dom.js";
import { surface } from "../app/store.js";
import { makeCard, tap, updateCard } from "./card.js";
import { gestures } from "./gestures.js";

export function makeBanner() {
    const node = h("div", { class: "banner-place" });
    let shown = null;
    return {
        node,
        draw(state) {
            // On a locked screen a notification rolls in from below; none comes down from above.
            const card = (surface(state.model) !== "lockScreen" && state.model.banner) || null;
            if (card && shown?.card.key === card.key) return updateCard(shown, card);
            if (shown) leave(shown);
            shown = null;
            if (!card) return;
            shown = makeCard();
            updateCard(shown, card);
            shown.classList.add("in");
            shown.append(h("span", { class: "grip" }));
            attribute(shown, "data-banner", true);
            touch(shown);
            node.append(shown);
        },
    };
}

function leave(card) {
    card.style.transform = "";
    card.classList.replace("in", "out");
    const end = () => card.remove();
    card.addEventListener("animationend", end);
    setTimeout(end, 600);
}

function touch(card) {
    const dismiss = () => attempt(api.dismissBanner);
    const expand = () => attempt(() => api.expand(card.card.key));
    gestures(card, "y", {
        tap: () => tap(card.card),
        hold: expand,
        slide: (_, dy) => {
            card.style.transform = `translateY(${dy < 0 ? dy : Math.sqrt(dy) * 5}px)`;
        },
        release: (_, dy) => {
            card.style.transform = "";
            if (dy < -24) dismiss();
            else if (dy > 50) expand();
        },
    });
    card.addEventListener("keydown", (event) => {
        const keys = { Enter: expand, " ": () => tap(card.card), Escape: dismiss, Delete: dismiss, Backspace: dismiss };
        if (event.target !== card || !keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
    });
}
