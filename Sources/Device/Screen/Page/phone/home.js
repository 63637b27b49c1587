// The home screen: what is true of the phone as widgets, apps with their badges page by page, settings in the dock.

import { api, attempt } from "../app/api.js";
import { attribute, foreign, h, keyed, s, show, text } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { deviceNow, surface, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { art, paint } from "./art.js";

/** How many apps the first page has room for, under its widgets, and every other. */
const room = { first: 16, other: 24 };

/** The apps of each page; there is always a first. */
function pagesOf(apps) {
    const pages = [apps.slice(0, room.first)];
    for (let at = room.first; at < apps.length; at += room.other) pages.push(apps.slice(at, at + room.other));
    return pages.map((those, index) => ({ key: String(index), apps: those }));
}

export function makeHome() {
    const dial = makeDial();
    const figure = h("div", { class: "figure" });
    const waiting = h("p");
    const lamp = h("span", { class: "lamp" });
    const link = h("p");
    const heading = h("h3");
    const facts = h("div", { class: "widget" }, heading, figure, waiting, h("div", { class: "spacer" }), h("div", { class: "row" }, lamp, link));
    const widgets = h("div", { class: "widgets" }, dial.node, facts);
    const pages = h("div", { class: "pages" });
    const dots = h("div", { class: "dots" });
    pages.addEventListener("scroll", () => mark());
    const mark = () => {
        // Where it stands is asked only when it matters: the browser lays the page out to know.
        if (dots.children.length === 0) return;
        const at = Math.round(Math.abs(pages.scrollLeft) / (pages.clientWidth || 1));
        [...dots.children].forEach((dot, index) => attribute(dot, "aria-current", index === at ? "true" : null));
    };
    const center = dockIcon("bell", 14, () => update({ isCenterOpen: true }));
    const settings = dockIcon("gear", 218, () => update({ settingsPage: "" }));
    const node = h("div", { class: "surface home" }, pages, dots, h("div", { class: "dock" }, center, settings));
    return {
        node,
        draw(state) {
            const isHere = surface(state.model) === "homeScreen" && state.settingsPage === null;
            node.classList.toggle("here", isHere);
            attribute(node, "inert", !isHere);
            dial.draw(deviceNow());
            const count = state.model.center.reduce((sum, group) => sum + group.cards.length, 0);
            text(heading, t("today"));
            text(figure, String(count));
            text(waiting, t("delivered"));
            const { isConnected, trouble } = state.model.phone;
            lamp.classList.toggle("on", isConnected && !trouble);
            text(link, trouble ?? t(isConnected ? "gatewayConnected" : "noGateway"));
            attribute(center, "aria-label", t("center"));
            attribute(settings, "aria-label", t("settings"));
            const those = pagesOf(state.model.apps);
            keyed(
                pages,
                those,
                (page) => page.key,
                () => makePage(),
                (page, { apps }) => keyed(page.icons, apps, (app) => app.bundleID, makeIcon, drawIcon),
            );
            if (widgets.parentElement !== pages.firstElementChild) pages.firstElementChild?.prepend(widgets);
            keyed(
                dots,
                those.length > 1 ? those : [],
                (page) => page.key,
                () => makeDot(pages),
                (dot, { key }) => attribute(dot.node, "aria-label", t("pageNumber", { n: Number(key) + 1 })),
            );
            mark();
        },
    };
}

function makePage() {
    const icons = h("div", { class: "icons", role: "list" });
    return { node: h("div", { class: "home-page" }, icons), icons };
}

function makeDot(pages) {
    const node = h("button", { type: "button", class: "dot" });
    node.addEventListener("click", () => pages.children[Number(node.dataset.key)].scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" }));
    return { node };
}

function dockIcon(symbol, hue, onclick) {
    const picture = h("span", { class: "art" }, icon(symbol));
    picture.style.setProperty("--hue", hue);
    return h("button", { class: "app-icon", type: "button", onclick }, picture);
}

function makeIcon(app) {
    const picture = art("", "", null);
    const label = foreign("span", "label");
    const badge = h("span", { class: "badge" });
    const node = h("button", { class: "app-icon", type: "button", onclick: () => attempt(() => api.open(app.bundleID)) }, picture, badge, label);
    return { node, picture, label, badge };
}

function drawIcon({ node, picture, label, badge }, /** @type {API.AppIcon} */ app) {
    paint(picture, app.bundleID, app.name, app.iconURL);
    text(label, app.name);
    if (show(badge, app.badge > 0)) text(badge, app.badge > 9999 ? "9999+" : String(app.badge));
    attribute(node, "aria-label", app.badge > 0 ? `${app.name}, ${t("badge")} ${app.badge}` : app.name);
}

function makeDial() {
    const hands = [
        ["5", 30, "currentColor"],
        ["3.5", 44, "currentColor"],
        ["1.5", 48, "var(--accent)"],
    ].map(([width, length, stroke]) => s("line", { x1: 60, y1: 60, x2: 60, y2: 60 - Number(length), stroke, "stroke-width": width, "stroke-linecap": "round" }));
    const minutes = Array.from({ length: 60 }, (_, index) => index);
    const ticks = [
        makeTicks(
            minutes.filter((index) => index % 5),
            52,
            55,
            { "stroke-width": 1, opacity: 0.3 },
        ),
        makeTicks(
            minutes.filter((index) => !(index % 5)),
            49,
            56,
            { "stroke-width": 2, opacity: 0.75 },
        ),
    ];
    const center = s("circle", { cx: 60, cy: 60, r: 3, fill: "var(--accent)" });
    return {
        node: h("div", { class: "widget dial", "aria-hidden": "true" }, s("svg", { viewBox: "0 0 120 120" }, ...ticks, ...hands, center)),
        draw(now) {
            const minutes = now.getMinutes() + now.getSeconds() / 60;
            const turns = [((now.getHours() % 12) + minutes / 60) * 30, minutes * 6, now.getSeconds() * 6];
            hands.forEach((hand, index) => attribute(hand, "transform", `rotate(${turns[index]} 60 60)`));
        },
    };
}

/** Strokes towards the minutes of a dial, between two distances from its middle: one path for all of them. */
function makeTicks(minutes, inner, outer, look) {
    const place = (minute, radius) => {
        const angle = (minute * Math.PI) / 30;
        return `${(60 + radius * Math.sin(angle)).toFixed(2)} ${(60 - radius * Math.cos(angle)).toFixed(2)}`;
    };
    const strokes = minutes.map((minute) => `M${place(minute, inner)}L${place(minute, outer)}`);
    return s("path", { d: strokes.join(""), stroke: "currentColor", "stroke-linecap": "round", ...look });
}
