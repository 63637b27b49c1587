// A card in a list: slid aside it shows Options and Clear; a long slide clears.

import { api, attempt } from "../app/api.js";
import { h, text } from "../app/dom.js";
import { update } from "../app/store.js";
import { t } from "../app/strings.js";
import { makeCard, tap, updateCard } from "./card.js";
import { isRightToLeft, slides } from "./slide.js";

/** @param behavior `tap(card)` where a tap is something else than opening the app (a stack unfolds). */
export function makeRow(behavior = {}) {
    const card = makeCard();
    const options = h("button", { type: "button", onclick: () => update({ optionsFor: card.card }) });
    const clear = h("button", { type: "button", onclick: () => remove() });
    const node = h("div", { class: "row", role: "listitem" }, h("div", { class: "behind" }, options, clear), card);
    node.parts = { card, options, clear };
    node.behavior = behavior;

    const remove = () => attempt(() => (node.behavior.clear ?? ((shown) => api.clear(shown.key)))(card.card));
    const touch = () => (node.behavior.tap ?? tap)(card.card);
    const aside = () => {
        node.classList.add("open");
        options.focus();
    };
    const openUp = () => attempt(() => api.expand(card.card.key));
    slides(node, card, 168, { tap: touch, hold: openUp, away: remove });
    node.addEventListener("keydown", (event) => {
        if (event.target === card || !["Escape", "ArrowLeft", "ArrowRight"].includes(event.key) || !node.classList.contains("open")) return;
        event.stopPropagation();
        node.classList.remove("open");
        card.focus();
    });
    card.addEventListener("keydown", (event) => {
        if (event.target !== card) return;
        const keys = { Enter: openUp, " ": touch, Delete: remove, Backspace: remove, ArrowDown: () => step(card, 1), ArrowUp: () => step(card, -1), [isRightToLeft() ? "ArrowRight" : "ArrowLeft"]: aside, Home: () => goToEnd(card, "first"), End: () => goToEnd(card, "last") };
        if (!keys[event.key]) return;
        event.preventDefault();
        keys[event.key]();
    });
    return node;
}

export function updateRow(node, card) {
    updateCard(node.parts.card, card);
    text(node.parts.options, t("options"));
    text(node.parts.clear, t("clear"));
}

function step(card, direction) {
    const section = card.closest(".section");
    const neighbour = direction > 0 ? section.nextElementSibling : section.previousElementSibling;
    neighbour?.catchUp?.();
    const cards = [...card.closest(".list").querySelectorAll(".card")];
    cards[cards.indexOf(card) + direction]?.focus();
}

function goToEnd(card, end) {
    const section = card.closest(".list")[`${end}ElementChild`];
    section.catchUp?.();
    const cards = [...section.querySelectorAll(".card")];
    cards.at(end === "first" ? 0 : -1)?.focus();
}
