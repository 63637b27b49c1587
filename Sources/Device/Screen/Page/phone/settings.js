// Settings: the apps, and the switches of one. The settings object, one to one.

import { api, attempt } from "../app/api.js";
import { attribute, foreign, h, text } from "../app/dom.js";
import { icon } from "../app/icons.js";
import { onEscape } from "../app/keys.js";
import { preferences } from "../app/preferences.js";
import { model, state, surface, update } from "../app/store.js";
import { t } from "../app/strings.js";
import { clockTime } from "../app/time.js";
import { art } from "./art.js";
import { change, mute } from "./change.js";
import { segments, toggle } from "./controls.js";

const allowed = [2, 3, 4];

export function makeSettings() {
    const backName = h("span");
    const back = h("button", { type: "button" }, icon("back"), backName);
    const pane = h("div", { class: "pane" });
    const node = h("div", { class: "surface settings" }, h("div", { class: "nav" }, back), pane);
    let shown = null;
    onEscape(60, () => {
        if (state.settingsPage === null) return false;
        update({ settingsPage: null });
        return true;
    });
    back.addEventListener("click", () => update({ settingsPage: state.settingsPage === "" ? null : "" }));

    async function load(bundleID) {
        const app = model().apps.find((candidate) => candidate.bundleID === bundleID);
        const settings = app && (await attempt(() => api.settings(bundleID)));
        if (!settings || state.settingsPage !== bundleID) return;
        const draw = (current) =>
            pane.replaceChildren(
                ...appPage(app, current, async (change) => {
                    const next = { ...current, ...change };
                    if ((await attempt(() => api.setSettings(bundleID, next))) !== undefined) draw(next);
                    else draw(current);
                }),
            );
        draw(settings);
    }

    return {
        node,
        draw(current) {
            const page = surface(current.model) === "lockScreen" ? null : current.settingsPage;
            node.classList.toggle("here", page !== null);
            attribute(node, "inert", page === null);
            text(backName, page === "" ? t("back") : t("settings"));
            const wanted = page === null ? null : [page, preferences.lang, JSON.stringify(page === "" ? current.model.phone.preferences : ""), ...current.model.apps.map((app) => [app.bundleID, app.authorization, app.mutedUntil, app.location])].join();
            if (wanted === shown) return;
            shown = wanted;
            if (page === "") pane.replaceChildren(...appList(current.model.apps));
            else if (page) load(page);
        },
    };
}

function appList(apps) {
    const cells = apps.map((app) => h("button", { class: "cell", type: "button", onclick: () => update({ settingsPage: app.bundleID }) }, art(app.bundleID, app.name, app.iconURL), foreign("span", "name", app.name), icon("chevron", "chevron")));
    return [h("h1", { text: t("settings") }), phonesOwn(model().phone.preferences), viewing(), h("div", { class: "cells-title", text: t("apps") }), h("div", { class: "cells" }, ...cells)];
}

/** What holds for every app. */
function phonesOwn(own) {
    const networks = ["on", "metered", "slow", "off"].map((value) => [value, t(`network-${value}`)]);
    const storages = ["open", "locked", "full"].map((value) => [value, t(`storage-${value}`)]);
    const grouping = ["automatic", "byApp", "off"].map((value) => [value, t(`grouping-${value}`)]);
    return h(
        "div",
        { class: "cells" },
        row(
            t("doNotDisturb"),
            toggle(t("doNotDisturb"), Boolean(own.focus), (isOn) => change({ focus: isOn ? t("doNotDisturb") : null })),
        ),
        row(
            t("silent"),
            toggle(t("silent"), own.isSilent, (isSilent) => change({ isSilent })),
        ),
        row(
            t("grouping"),
            segments(t("grouping"), grouping, own.grouping, (value) => change({ grouping: value })),
        ),
        row(
            t("network"),
            segments(t("network"), networks, own.network ?? "on", (network) => change({ network })),
        ),
        row(
            t("storage"),
            segments(t("storage"), storages, own.storage ?? "open", (storage) => change({ storage })),
        ),
        ...["isLow", "isScreenOff", "isCharging"].map((key) => {
            const power = own.power ?? { isLow: false, isScreenOff: false, isCharging: false };
            return row(
                t(`power-${key}`),
                toggle(t(`power-${key}`), power[key], (isOn) => change({ power: { ...power, [key]: isOn } })),
            );
        }),
        row(
            t("scheduledSummary"),
            toggle(t("scheduledSummary"), Boolean(own.summary), (isOn) => change({ summary: isOn ? { times: ["08:00", "18:00"] } : null })),
        ),
        own.summary && row(t("summaryTimes"), summaryTimes(own.summary.times)),
        row(
            t("phoneLanguage"),
            segments(
                t("phoneLanguage"),
                [
                    ["en", "English"],
                    ["zh-Hans", "简体中文"],
                ],
                own.language,
                (language) => change({ language }),
            ),
        ),
    );
}

/** The times of the day when the summary comes; an emptied one goes, unless it is the last. */
function summaryTimes(times) {
    const fields = times.map((time, index) => {
        const field = h("input", { type: "time", class: "chip digits", value: time, "aria-label": t("summaryTimes") });
        field.addEventListener("change", () => {
            const next = times.map((other, place) => (place === index ? field.value : other)).filter(Boolean);
            change({ summary: { times: next.length ? next : times } });
        });
        return field;
    });
    const add = h("button", { class: "chip", type: "button", text: "+", "aria-label": t("addTime"), onclick: () => change({ summary: { times: [...times, "12:00"] } }) });
    return h("span", { class: "times" }, ...fields, times.length < 12 && add);
}

/** What is the viewer's own: kept by the page, not by the device. */
function viewing() {
    const choice = (key, name, choices) =>
        row(
            t(name),
            segments(
                t(name),
                choices.map((value) => [value, t(`${key}-${value}`)]),
                preferences[key],
                null,
                key,
            ),
        );
    return h("div", { class: "cells" }, choice("list", "listStyle", ["count", "stack", "list"]), choice("type", "textSize", ["small", "medium", "large"]));
}

function row(name, control) {
    return h("div", { class: "cell" }, h("span", { class: "name", text: name }), control);
}

function appPage(app, settings, change) {
    const who = h("div", { class: "who" }, art(app.bundleID, app.name, app.iconURL), foreign("span", "name", app.name));
    const until = app.mutedUntil && h("div", { class: "cells" }, row(t("mutedUntil", { time: clockTime(new Date(app.mutedUntil * 1000)) }), h("button", { class: "chip", type: "button", text: t("unmute"), onclick: () => mute(app.bundleID, 0) })));
    const place = locationCells(app);
    if (settings.authorizationStatus === 0) return [who, h("div", { class: "cells" }), h("p", { class: "note", text: t("notAsked") }), ...place];
    const isOn = allowed.includes(settings.authorizationStatus);
    const master = h(
        "div",
        { class: "cells" },
        row(
            t("allowNotifications"),
            toggle(t("allowNotifications"), isOn, (on) => change({ authorizationStatus: on ? 2 : 1 })),
        ),
    );
    if (!isOn) return [who, master, ...place];
    const setting = (key, name) =>
        settings[key] !== 0 &&
        row(
            t(name),
            toggle(t(name), settings[key] === 2, (on) => change({ [key]: on ? 2 : 1 })),
        );
    const banner =
        settings.alertStyle !== 0 &&
        settings.alert === 2 &&
        row(
            t("bannerStyle"),
            segments(
                t("bannerStyle"),
                [
                    [1, t("temporary")],
                    [2, t("persistent")],
                ],
                settings.alertStyle,
                (style) => change({ alertStyle: style }),
            ),
        );
    const previews = row(
        t("showPreviews"),
        segments(
            t("showPreviews"),
            [
                [0, t("always")],
                [1, t("whenUnlocked")],
                [2, t("never")],
            ],
            settings.showPreviews,
            (value) => change({ showPreviews: value }),
        ),
    );
    const inApp =
        settings.providesAppNotificationSettings &&
        h(
            "button",
            {
                class: "cell",
                type: "button",
                onclick: () =>
                    attempt(async () => {
                        await api.openSettings(app.bundleID);
                        update({ settingsPage: null });
                    }),
            },
            h("span", { class: "name", text: t("settingsInApp", { app: app.name }) }),
            icon("chevron", "chevron"),
        );
    const section = (title, ...rows) => {
        const there = rows.filter(Boolean);
        return there.length ? [title && h("div", { class: "cells-title", text: title }), h("div", { class: "cells" }, ...there)] : [];
    };
    return [
        who,
        until,
        master,
        ...section(t("alerts"), setting("lockScreen", "lockScreen"), setting("notificationCenter", "notificationCenter"), setting("alert", "banners"), banner),
        ...section(null, setting("sound", "sounds"), setting("badge", "badges"), previews),
        ...section(null, setting("timeSensitive", "timeSensitiveSwitch"), setting("criticalAlert", "criticalAlerts"), setting("announcement", "announcements"), setting("scheduledDelivery", "scheduledSummary"), setting("directMessages", "directMessages"), setting("carPlay", "carPlay")),
        ...section(null, inApp),
        ...place,
    ].filter(Boolean);
}

/** Whether an app may know where the phone is: there once it has asked. */
function locationCells(app) {
    if (!app.location) return [];
    const choices = ["denied", "notDetermined", "whenInUse", "always"].map((access) => [access, t(`location-${access}`)]);
    const choice = segments(t("location"), choices, app.location, (access) => attempt(() => api.setLocation(app.bundleID, access)));
    return [h("div", { class: "cells-title", text: t("location") }), h("div", { class: "cells" }, h("div", { class: "cell" }, choice))];
}
