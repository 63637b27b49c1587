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
    const choices = h("div", { class: "choices" });
    const alert = h("div", { class: "alert", role: "alertdialog", "aria-modal": "true", "aria-describedby": "prompt-words" }, title, words, choices);
    const node = h("div", { class: "prompts", hidden: true }, alert);
    let [asked, drawn] = [null, ""];
    const choice = ({ words, allow, once, isMain }) => h("button", { type: "button", class: isMain ? "main" : "", text: words, onclick: () => attempt(() => api.answer(asked, allow, once)) });
    keepFocus(alert);
    return {
        node,
        draw(state) {
            const prompt = state.model.prompts[0];
            if (!show(node, Boolean(prompt))) {
                asked = null;
                return;
            }
            const question = questions[prompt.kind](prompt, state.model.phone.name);
            text(title, question.title);
            if (show(words, question.words !== "")) text(words, question.words);
            attribute(alert, "aria-label", question.title);
            const said = `${prompt.id} ${question.choices.map((one) => one.words).join("/")}`;
            if (asked === prompt.id && drawn === said) return;
            [asked, drawn] = [prompt.id, said];
            choices.classList.toggle("tall", prompt.kind.startsWith("location"));
            choices.replaceChildren(...question.choices.map(choice));
            const refusal = question.choices.findIndex((one) => !one.allow);
            queueMicrotask(() => focus(choices.children[refusal], true));
        },
    };
}

/** What each kind of question says, and its answers. */
const questions = {
    authorization: (prompt) => ({
        title: t("promptTitle", { app: prompt.appName }),
        words: t("promptText"),
        choices: [
            { words: t("dontAllow"), allow: false },
            { words: t("allow"), allow: true, isMain: true },
        ],
    }),
    unlock: (prompt, phone) => ({
        title: t("unlockTitle", { phone }),
        words: t("unlockText", { app: prompt.appName }),
        choices: [
            { words: t("cancel"), allow: false },
            { words: t("unlock"), allow: true, isMain: true },
        ],
    }),
    location: (prompt) => ({
        title: t("locationTitle", { app: prompt.appName }),
        words: prompt.purpose ?? "",
        choices: [
            { words: t("allowOnce"), allow: true, once: true },
            { words: t("allowInUse"), allow: true },
            { words: t("dontAllow"), allow: false },
        ],
    }),
    locationAlways: (prompt) => ({
        title: t("locationAlwaysTitle", { app: prompt.appName }),
        words: prompt.purpose ?? "",
        choices: [
            { words: t("keepInUse"), allow: false },
            { words: t("changeToAlways"), allow: true },
        ],
    }),
};

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
