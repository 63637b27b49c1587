// The full interface of one notification.

import { api, attempt, defaultAction, dismissAction } from "../app/api.js";
import { attribute, focus, foreign, h, show, text } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { onEscape } from "../app/keys.js";
import { deviceNow } from "../app/store.js";
import { t } from "../app/strings.js";
import { symbol } from "../app/symbols.js";
import { ago } from "../app/time.js";
import { makeContent } from "../content/content.js";
import { cardSession } from "../content/session.js";
import { art } from "./art.js";
import { levelName } from "./card.js";
import { drawFace, makeFace } from "./face.js";
import { makeMedia } from "./media.js";

export function makeExpanded() {
    const node = h("div", { class: "expanded", role: "dialog", "aria-modal": "true", hidden: true });
    let shown = null;
    let focusBefore = null;
    let content = null;
    let media = [];
    node.addEventListener("click", (event) => event.target === node && attempt(api.collapse));
    onEscape(80, () => {
        if (!shown) return false;
        attempt(api.collapse);
        return true;
    });

    const stop = () => {
        for (const one of media) one.stop();
        media = [];
        content?.stop();
        content = null;
    };
    const close = () => {
        stop();
        cardSession.follow(null);
        shown = null;
        node.replaceChildren();
        show(node, false);
        node.classList.remove("opening");
        focus(focusBefore);
        focusBefore = null;
    };
    const open = (card, view, isNew) => {
        const source = document.querySelector(`[data-card="${CSS.escape(card.key)}"]`);
        if (isNew) focusBefore = document.activeElement?.closest(".card");
        if (source) node.style.setProperty("--from-y", `${(source.getBoundingClientRect().top - innerHeight / 2) / 2}px`);
        stop();
        const name = foreign("span", "name", card.appName);
        content = view && makeContent(view, (panel) => view.overridesTitle && text(name, panel.title || card.appName));
        media = content ? [] : card.attachments.map(makeMedia);
        node.replaceChildren(longLook(card, name, view, content ? [content.place] : media.map((one) => one.node)), ...actionList(card), ...(content ? [content.keyboard] : []));
        attribute(node, "aria-label", card.title || card.appName);
        node.classList.toggle("with-content", Boolean(content));
        show(node, true);
        node.classList.add("opening");
        if (isNew) focus(node.querySelector(".close"), true);
    };
    return {
        node,
        draw(state) {
            const card = state.model.expanded ?? null;
            if (!card) return shown ? close() : undefined;
            // A view that failed leaves its place to the default view.
            const found = state.model.contentView;
            const view = found && found.state !== "failed" ? found : null;
            cardSession.follow(view);
            const body = JSON.stringify([{ ...card, actions: null }, view?.expansion]);
            const actions = JSON.stringify(card.actions);
            if (shown?.body !== body) open(card, view, shown?.key !== card.key);
            else if (shown.actions !== actions) {
                node.querySelectorAll(".actions, .reply").forEach((old) => old.remove());
                node.querySelector(".long-look")?.after(...actionList(card));
            }
            shown = { key: card.key, body, actions };
        },
    };
}

function longLook(/** @type {API.Card} */ card, name, view, shown) {
    const close = h(
        "button",
        {
            class: "close",
            type: "button",
            "aria-label": t("close"),
            onclick: (event) => {
                event.stopPropagation();
                attempt(() => api.respond(card.key, dismissAction));
            },
        },
        icon("close"),
    );
    const header = h("div", { class: "header" }, art(card.bundleID, card.appName, card.iconURL), name, h("time", { text: ago(card.date, deviceNow()) }), close);
    const pieces = h("div", { class: "pieces" }, ...shown, !view?.hidesDefaultContent && copy(card));
    return h("div", { class: "long-look", onclick: () => attempt(() => api.respond(card.key, defaultAction)) }, header, pieces);
}

/** Title, subtitle and body, as the system draws them. */
function copy(/** @type {API.Card} */ card) {
    const level = levelName(card.level);
    const face = card.sender ? makeFace() : null;
    if (face) drawFace(face, card);
    return h("div", { class: "copy" }, face?.node, level && h("div", { class: "level", text: level }), foreign("div", "title", card.title), card.subtitle && foreign("div", "subtitle", card.subtitle), card.body && foreign("div", "body", card.body));
}

function actionList(/** @type {API.Card} */ card) {
    if (card.actions.length === 0) return [];
    const list = h("div", { class: "actions", role: "group" });
    for (const action of card.actions) {
        const title = foreign("span", "title", action.title);
        const button = h("button", { type: "button", class: action.isDestructive ? "destructive" : "", "data-action": action.identifier }, title, symbol(action.icon));
        button.addEventListener("click", () => {
            if (action.textInput) list.replaceWith(replyField(card, action));
            else attempt(() => respond(card, action, undefined, button));
        });
        list.append(button);
    }
    return [list];
}

function replyField(card, action) {
    const input = h("textarea", { rows: "1", placeholder: action.textInput.placeholder, "aria-label": action.textInput.placeholder || action.title, dir: "auto" });
    const send = h("button", { type: "submit" }, foreign("span", "", action.textInput.buttonTitle || t("send")));
    const form = h("form", { class: "reply" }, input, send);
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(async () => {
            await respond(card, action, input.value, send);
            // The card may stay for more; its keyboard has gone.
            form.replaceWith(...actionList(card));
        });
    });
    input.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
        event.preventDefault();
        form.requestSubmit();
    });
    queueMicrotask(() => input.focus({ preventScroll: true }));
    return form;
}

async function respond(card, action, userText, button) {
    button.disabled = true;
    try {
        await api.respond(card.key, action.identifier, userText);
    } finally {
        button.disabled = false;
    }
}
