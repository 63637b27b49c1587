// The phone: its body, its buttons and the layers of its screen; beside it, what can be done with the whole phone.

import { api, attempt } from "../app/api.js";
import { attribute, focus, h, show, text } from "../app/dom.js";
import { icon, turn } from "../app/icons.js";
import { onKey } from "../app/keys.js";
import { preferences } from "../app/preferences.js";
import { model, state, surface, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { announceArrivals } from "./announcer.js";
import { makeBanner } from "./banner.js";
import { makeBrowser } from "./browser.js";
import { change } from "./change.js";
import { makeExpanded } from "./expanded.js";
import { gestures } from "./gestures.js";
import { makeHome } from "./home.js";
import { makeInApp } from "./inapp.js";
import { makeCenter, makeLock } from "./lock.js";
import { makeOptions, makePrompts } from "./prompts.js";
import { makeSettings } from "./settings.js";
import { makeStatus } from "./status.js";
import { hasWindow, statusBar, toggleFacts } from "./window.js";

const body = { width: 424, height: 896 };
/** How far a finger or a mouse pulls the centre down or pushes the home bar up, in points of the page. */
const pulled = 36;

export function makePhone(room) {
    const layers = [makeHome(), makeInApp(), makeBrowser(), makeSettings(), makeCenter(), makeLock(), makeBanner(), makeExpanded(), makePrompts(), makeOptions(), makeStatus()];
    const bar = h("button", { class: "home-bar", type: "button" }, h("span"));
    const pull = h("button", { class: "pull", type: "button" });
    const veil = h("div", { class: "veil", hidden: true });
    const screen = h("div", { class: "screen" }, h("div", { class: "wallpaper" }), ...layers.map((layer) => layer.node), h("div", { class: "camera" }), pull, bar, veil);
    const lock = h("button", { class: "side-button lock", type: "button", onclick: toggleLock });
    const silence = h("button", { class: "side-button silence", type: "button", role: "switch", onclick: toggleSilence });
    const device = h("div", { class: "device" }, lock, silence, screen);
    const space = h("div", { class: "device-space" }, device);
    const remote = makeRemote();
    const name = h("a", { class: "nameplate text", dir: "auto", target: "_blank", rel: "noreferrer", href: location.origin });
    room.append(space, remote.node, name);
    fit(room, space, device, remote.node, name);
    along(bar, goHome, (dy) => dy < -pulled);
    along(
        pull,
        (event) => touchBelow(pull, event) || toggleCenter(),
        (dy) => dy > pulled && !state.isCenterOpen,
    );
    onKey("l", toggleLock);
    onKey("h", goHome);
    onKey("s", toggleSilence);
    onKey("o", toggleCenter);
    let place = "";

    return (current) => {
        attribute(room, "aria-label", t("phone"));
        show(space, Boolean(current.model));
        show(remote.node, Boolean(current.model));
        if (!current.model) return;
        place = comeToFront(current, place);
        attribute(screen, "data-surface", surface(current.model));
        const isLocked = surface(current.model) === "lockScreen";
        attribute(screen, "data-depth", isLocked ? "0" : "1");
        for (const layer of layers) layer.draw(current);
        announceArrivals(current.model);
        const onPaper = !isLocked && !current.isCenterOpen && (["app", "browser"].includes(surface(current.model)) || current.settingsPage !== null);
        attribute(bar, "data-ink", onPaper ? (statusBar(current)?.ink ?? "label") : null);
        attribute(bar, "aria-label", t(isLocked ? "unlock" : "goHome"));
        attribute(lock, "aria-label", t(isLocked ? "unlock" : "lock"));
        attribute(silence, "aria-label", t("silent"));
        attribute(silence, "aria-checked", String(current.model.phone.preferences.isSilent));
        show(pull, !isLocked);
        attribute(pull, "aria-label", t(current.isCenterOpen ? "closeCenter" : "openCenter"));
        text(name, current.model.phone.name);
        remote.draw(current, isLocked);
        if (show(veil, current.link === "lost")) text(veil, t("lostLong"));
    };
}

/** What comes to the front closes what is open on the page alone; returns where the person is now. */
function comeToFront(current, before) {
    const kind = surface(current.model);
    const place = JSON.stringify(current.model.phone.surface);
    const isNew = place !== before && before !== "" && (kind === "app" || kind === "browser");
    if (place !== before && current.showsFacts) update({ showsFacts: false });
    if ((kind === "lockScreen" || isNew) && (current.isCenterOpen || current.settingsPage !== null)) update({ isCenterOpen: false, settingsPage: null });
    return place;
}

function toggleLock() {
    return attempt(() => api.lock(surface(state.model) !== "lockScreen"));
}

function toggleSilence() {
    return change({ isSilent: !model().phone.preferences.isSilent });
}

/** On the lock screen the notifications are there already. */
function toggleCenter() {
    if (surface(state.model) !== "lockScreen") update({ isCenterOpen: !state.isCenterOpen });
}

function goHome() {
    if (surface(state.model) === "lockScreen") return attempt(() => api.lock(false));
    if (state.isCenterOpen) return update({ isCenterOpen: false });
    if (state.settingsPage !== null) update({ settingsPage: null });
    return ["app", "browser"].includes(surface(state.model)) ? attempt(api.home) : undefined;
}

/** A strip that is tapped, pressed by a key, or pulled along. */
function along(strip, act, isFar) {
    // A mouse has left the strip with its first step.
    strip.addEventListener("pointerdown", (event) => event.button === 0 && strip.setPointerCapture(event.pointerId));
    gestures(strip, "y", { tap: act, hold: () => {}, release: (_, dy) => isFar(dy) && act() });
    strip.addEventListener("click", (event) => event.detail === 0 && act());
}

/** A tap on the strip at the top is the app's where the app has something to press there; tells whether it was. */
function touchBelow(strip, event) {
    if (!event || state.isCenterOpen || surface(model()) !== "app") return false;
    const below = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element !== strip && element.closest(".app-window"));
    const control = below?.closest("button, input, textarea, .hears");
    if (!(control instanceof HTMLElement)) return false;
    if (control.matches("input, textarea")) focus(control);
    else control.click();
    return true;
}

/** Lock, Silent Mode, Notification Center, Home, the facts of the app in front: where a mouse finds them. */
function makeRemote() {
    const tool = (symbol, act) => {
        const picture = icon(symbol);
        const words = h("span");
        const node = h("button", { type: "button", onclick: act }, picture, words);
        return {
            node,
            say: (name, key, symbolName = symbol) => {
                text(words, t(name));
                attribute(node, "title", `${t(name)} (${key})`);
                turn(picture, symbolName);
            },
        };
    };
    const [lock, silent, center, home, facts] = [tool("lock", toggleLock), tool("bell", toggleSilence), tool("list", toggleCenter), tool("home", goHome), tool("info", toggleFacts)];
    return {
        node: h("div", { class: "remote", role: "toolbar" }, lock.node, silent.node, center.node, home.node, facts.node),
        draw(current, isLocked) {
            const { isSilent } = current.model.phone.preferences;
            attribute(lock.node.parentElement, "aria-label", t("phoneTools"));
            lock.say(isLocked ? "remoteUnlock" : "remoteLock", "l", isLocked ? "lock-open" : "lock");
            silent.say("remoteSilent", "s", isSilent ? "bell-off" : "bell");
            attribute(silent.node, "aria-pressed", String(isSilent));
            center.say("remoteCenter", "o");
            attribute(center.node, "aria-pressed", String(current.isCenterOpen));
            center.node.disabled = isLocked;
            if (show(facts.node, hasWindow(current.model))) {
                facts.say("remoteFacts", "i", "info");
                attribute(facts.node, "aria-pressed", String(current.showsFacts));
            }
            home.say("remoteHome", "h");
            home.node.disabled = isLocked || (surface(current.model) === "homeScreen" && !current.isCenterOpen && current.settingsPage === null);
        },
    };
}

/** As large as the room is beside its tools, at most its own size; every phone of a page has the same room. */
function fit(room, space, device, remote, name) {
    const measure = () => {
        const style = getComputedStyle(room);
        const isBeneath = style.flexDirection === "column";
        const inset = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        const high = room.clientHeight - name.offsetHeight - (isBeneath ? remote.offsetHeight + 10 : 12);
        const wide = room.clientWidth - inset - (isBeneath || !remote.offsetWidth ? 0 : remote.offsetWidth + 14);
        const scale = Math.max(0.3, Math.min(1, high / body.height, wide / body.width)).toFixed(4);
        for (const node of [space, device]) node.style.setProperty("--scale", scale);
    };
    const watch = new ResizeObserver(measure);
    // The first time is before the first frame is painted: asked for now, the browser would lay out an empty phone.
    for (const node of [room, remote, name]) watch.observe(node);
    if (preferences.isFrozen) measure();
}
