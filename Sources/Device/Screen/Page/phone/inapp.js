// An app in front: the windows that it draws, else its facts, which can also be asked for.

import { api, attempt } from "../app/api.js";
import { attribute, foreign, h, show, text } from "../app/dom.js";
import { surface, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { art, paint } from "./art.js";
import { makeAppWindow } from "./window.js";

export function makeInApp() {
    let shown = null;
    const picture = art("", "", null);
    const name = foreign("h2", "name");
    const running = h("p", { class: "running" });
    const rows = Object.fromEntries(["bundle", "token", "badge"].map((key) => [key, factRow(key)]));
    const settings = h("button", { class: "cell", type: "button", onclick: () => update({ settingsPage: shown.bundleID }) });
    const end = h("button", { class: "cell red", type: "button", onclick: () => attempt(() => api.terminate(shown.bundleID)) });
    const cells = h("div", { class: "cells" }, rows.bundle.node, rows.badge.node, rows.token.node);
    const actions = h("div", { class: "cells" }, settings, end);
    cells.style.width = actions.style.width = "100%";
    const drawn = makeAppWindow();
    const node = h("div", { class: "surface in-app" }, picture, name, running, cells, actions, drawn.node);
    return {
        node,
        draw(state) {
            const bundleID = state.model.phone.surface.bundleID;
            const app = state.model.apps.find((candidate) => candidate.bundleID === bundleID);
            const isHere = surface(state.model) === "app" && Boolean(app) && state.settingsPage === null;
            node.classList.toggle("here", isHere);
            attribute(node, "inert", !isHere);
            const draws = drawn.draw(state, app?.name);
            if (app || surface(state.model) !== "app") node.classList.toggle("draws", draws);
            if (!app) return;
            shown = app;
            paint(picture, app.bundleID, app.name, app.iconURL);
            text(name, app.name);
            const why = state.model.window?.state === "failed" ? state.model.window.why : "";
            text(running, app.isRunning ? t(why ? "noWindow" : "inFront", { why }) : t("notRunning"));
            rows.bundle.draw(app.bundleID);
            rows.badge.draw(String(app.badge));
            rows.token.draw(app.deviceToken ?? t("noToken"), app.deviceToken);
            text(settings, t("viewSettings"));
            if (show(end, app.isRunning)) text(end, t("end"));
        },
    };
}

function factRow(key) {
    const name = h("span", { class: "name" });
    const value = h("span", { class: "value digits" });
    const copy = h("button", { class: "chip", type: "button" });
    const node = h("div", { class: `cell ${key === "token" ? "tall" : ""}` }, name, value, copy);
    let copied = "";
    copy.addEventListener("click", async () => {
        await navigator.clipboard.writeText(copied);
        text(copy, t("copied"));
    });
    return {
        node,
        draw(words, copies) {
            copied = copies;
            text(name, t(key));
            text(value, words);
            if (show(copy, Boolean(copies)) && copy.textContent !== t("copied")) text(copy, t("copy"));
        },
    };
}
