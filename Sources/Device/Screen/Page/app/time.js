// Times as a phone says them.

import { preferences } from "./preferences.js";
import { t } from "./strings.js";

const locales = { en: "en-US", zh: "zh-CN" };
const formats = new Map();

/** Whether the viewer's clocks count to twelve: those of the phone and those of the lists beside it. */
function hasTwelveHours() {
    return preferences.lang === "en";
}

function format(options) {
    const locale = locales[preferences.lang];
    const key = locale + JSON.stringify(options);
    if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, options));
    return formats.get(key);
}

/** 9:41, as the lock screen and the status bar show it. By hand: the first format of a page takes longer than to draw it. */
export function clockTime(date) {
    const hours = hasTwelveHours() ? date.getHours() % 12 || 12 : String(date.getHours()).padStart(2, "0");
    return `${hours}:${String(date.getMinutes()).padStart(2, "0")}`;
}

export function longDate(date) {
    return format({ weekday: "long", month: "long", day: "numeric" }).format(date);
}

/** How long ago, as on a notification. */
export function ago(seconds, now) {
    const past = now / 1000 - seconds;
    if (past < 60) return t("now");
    if (past < 3600) return t("minutesAgo", { n: Math.floor(past / 60) });
    const then = new Date(seconds * 1000);
    if (past < 86400 && then.getDate() === now.getDate()) return t("hoursAgo", { n: Math.floor(past / 3600) });
    const yesterday = new Date(now);
    yesterday.setDate(now.getDate() - 1);
    if (then.toDateString() === yesterday.toDateString()) {
        return t("yesterday", { time: format({ hour: "numeric", minute: "2-digit", hour12: hasTwelveHours() }).format(then) });
    }
    return format({ month: "short", day: "numeric" }).format(then);
}

/** To the second, for the feed and journeys. */
export function exactTime(seconds) {
    return format({ hour: "numeric", minute: "2-digit", second: "2-digit", hour12: hasTwelveHours() }).format(new Date(seconds * 1000));
}

/** A step's distance from the first. */
export function offset(seconds) {
    const milliseconds = seconds * 1000;
    if (milliseconds < 0.05) return "0 ms";
    if (milliseconds < 10) return `+${milliseconds.toFixed(1)} ms`;
    if (milliseconds < 1000) return `+${Math.round(milliseconds)} ms`;
    if (seconds < 60) return `+${seconds.toFixed(2)} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `+${minutes} min ${Math.round(seconds % 60)} s`;
    return `+${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** 1:07, for players. */
export function playTime(seconds) {
    if (!Number.isFinite(seconds)) return "–:––";
    return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
