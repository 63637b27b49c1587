// What the phone asks, one question at a time; and what can be done about a card's app.

import { api, attempt } from "../app/api.js";
import { attribute, focus, foreign, h, show, text } from "../app/dom.js";
import { onEscape } from "../app/keys.js";
import { update } from "../app/store.js";
import { t } from "../app/strings.js";
import { mute, restOfToday, setAuthorization } from "./change.js";

export function makePrompts() {
    const title = foreign("h2", "title");
    const words = h("p", { id: "prompt-words" });
    const refuse = h("button", { type: "button" });
    const allow = h("button", { type: "button", class: "main" });
    const alert = h("div", { class: "alert", role: "alertdialog", "aria-modal": "true", "aria-describedby": "prompt-words" }, title, words, h("div", { class: "choices" }, refuse, allow));
    const node = h("div", { class: "prompts", hidden: true }, alert);
    let asked = null;
    const answer = (isAllowed) => attempt(() => api.answer(asked, isAllowed));
    refuse.addEventListener("click", () => answer(false));
    allow.addEventListener("click", () => answer(true));
    keepFocus(alert);
    return {
        node,
        draw(state) {
            const prompt = state.model.prompts[0];
            if (!show(node, Boolean(prompt))) {
                asked = null;
                return;
            }
            const isUnlock = prompt.kind === "unlock";
            text(title, isUnlock ? t("unlockTitle", { phone: state.model.phone.name }) : t("promptTitle", { app: prompt.appName }));
            text(words, isUnlock ? t("unlockText", { app: prompt.appName }) : t("promptText"));
            text(refuse, t(isUnlock ? "cancel" : "dontAllow"));
            text(allow, t(isUnlock ? "unlock" : "allow"));
            attribute(alert, "aria-label", title.textContent);
            if (asked !== prompt.id) queueMicrotask(() => focus(refuse, true));
            asked = prompt.id;
        },
    };
}

export function makeOptions() {
    const title = foreign("h2", "title");
    const choices = h("div", { class: "choices tall" });
    const alert = h("div", { class: "alert", role: "dialog", "aria-modal": "true" }, title, h("p"), choices);
    const node = h("div", { class: "options", hidden: true }, alert);
    const close = () => update({ optionsFor: null });
    node.addEventListener("click", (event) => event.target === node && close());
    onEscape(90, () => {
        if (!shownFor) return false;
        close();
        return true;
    });
    keepFocus(alert);
    let shownFor = null;
    return {
        node,
        draw(state) {
            const card = state.optionsFor;
            const isNew = shownFor !== card;
            shownFor = card;
            if (!show(node, Boolean(card)) || !isNew) return;
            text(title, card.appName);
            attribute(alert, "aria-label", t("options"));
            const choice = (words, className, act) =>
                h("button", {
                    type: "button",
                    class: className,
                    text: words,
                    onclick: () => {
                        close();
                        act();
                    },
                });
            choices.replaceChildren(
                choice(t("muteHour"), "", () => mute(card.bundleID, 3600)),
                choice(t("muteToday"), "", () => mute(card.bundleID, restOfToday())),
                choice(t("viewSettings"), "", () => showSettings(card.bundleID)),
                choice(t("turnOffAll", { app: card.appName }), "destructive", () => setAuthorization(card.bundleID, 1)),
                choice(t("cancel"), "main", () => {}),
            );
            queueMicrotask(() => focus(choices.lastChild, true));
        },
    };
}

/** Settings are behind the lock. */
async function showSettings(bundleID) {
    await attempt(() => api.lock(false));
    update({ settingsPage: bundleID, isCenterOpen: false });
}

function keepFocus(dialog) {
    dialog.addEventListener("keydown", (event) => {
        if (event.key !== "Tab") return;
        const buttons = [...dialog.querySelectorAll("button")];
        const next = (buttons.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1) + buttons.length) % buttons.length;
        event.preventDefault();
        buttons[next].focus();
    });
}
