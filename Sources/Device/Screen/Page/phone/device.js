// The phone: its body, its buttons and the layers of its screen.

import { api, attempt } from "../app/api.js";
import { attribute, h, show, text } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { state, surface, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { announceArrivals } from "./announcer.js";
import { change } from "./change.js";
import { makeBrowser } from "./browser.js";
import { makeBanner } from "./banner.js";
import { makeExpanded } from "./expanded.js";
import { makeHome } from "./home.js";
import { makeInApp } from "./inapp.js";
import { makeCenter, makeLock } from "./lock.js";
import { makeOptions, makePrompts } from "./prompts.js";
import { makeSettings } from "./settings.js";
import { makeStatus } from "./status.js";

const body = { width: 424, height: 896 };

export function makePhone(room) {
    const layers = [makeHome(), makeInApp(), makeBrowser(), makeSettings(), makeCenter(), makeLock(), makeBanner(), makeExpanded(), makePrompts(), makeOptions(), makeStatus()];
    const bar = h("button", { class: "home-bar", type: "button", onclick: goHome }, h("span"));
    const pull = h("button", { class: "pull", type: "button", onclick: toggleCenter });
    const veil = h("div", { class: "veil", hidden: true });
    const screen = h("div", { class: "screen" }, h("div", { class: "wallpaper" }), ...layers.map((layer) => layer.node), h("div", { class: "camera" }), pull, bar, veil);
    const lock = h("button", { class: "side-button lock", type: "button", onclick: () => attempt(() => api.lock(surface(state.model) !== "lockScreen")) });
    const silence = h("button", { class: "side-button silence", type: "button", role: "switch", onclick: () => change({ isSilent: !state.model.phone.preferences.isSilent }) });
    const space = h("div", { class: "device-space" }, h("div", { class: "device" }, lock, silence, screen));
    room.append(space);
    fit(room, space);

    return (current) => {
        attribute(room, "aria-label", t("phone"));
        show(space, Boolean(current.model));
        if (!current.model) return;
        const place = surface(current.model);
        if (place === "lockScreen" && (current.isCenterOpen || current.settingsPage !== null)) update({ isCenterOpen: false, settingsPage: null });
        attribute(screen, "data-surface", place);
        attribute(screen, "data-depth", place === "lockScreen" ? "0" : "1");
        for (const layer of layers) layer.draw(current);
        announceArrivals(current.model);
        const isLocked = place === "lockScreen";
        const onPaper = !isLocked && !current.isCenterOpen && (place === "app" || place === "browser" || current.settingsPage !== null);
        attribute(bar, "data-ink", onPaper ? "label" : null);
        attribute(bar, "aria-label", t(isLocked ? "unlock" : "goHome"));
        attribute(lock, "aria-label", t(isLocked ? "unlock" : "lock"));
        attribute(silence, "aria-label", t("silent"));
        attribute(silence, "aria-checked", String(current.model.phone.preferences.isSilent));
        show(pull, !isLocked);
        attribute(pull, "aria-label", t(current.isCenterOpen ? "closeCenter" : "openCenter"));
        if (show(veil, current.link === "lost")) text(veil, t("lostLong"));
    };
}

function goHome() {
    if (surface(state.model) === "lockScreen") return attempt(() => api.lock(false));
    if (state.isCenterOpen) return update({ isCenterOpen: false });
    if (state.settingsPage !== null) update({ settingsPage: null });
    return ["app", "browser"].includes(surface(state.model)) ? attempt(api.home) : undefined;
}

function toggleCenter() {
    update({ isCenterOpen: !state.isCenterOpen });
}

/** As large as the room is, at most its own size. */
function fit(room, space) {
    const measure = () => {
        const high = (Math.max(room.clientHeight, 420) - (preferences.view === "phone" ? 0 : 12)) / body.height;
        const wide = room.clientWidth / body.width;
        space.style.setProperty("--scale", Math.min(1, high, wide).toFixed(4));
    };
    new ResizeObserver(measure).observe(room);
    measure();
}
