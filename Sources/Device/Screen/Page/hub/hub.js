// The page of a hub: its phones, and what was sent to any of them, searched in one place.

import { h } from "../app/dom.js";
import { preferences, onPreference } from "../app/preferences.js";
import { t } from "../app/strings.js";
import { exactTime } from "../app/time.js";
import { learnLanguage } from "../inspector/sentences.js";
import { verdictOf } from "../inspector/verdict.js";

/** How often the page looks while somebody sees it, in milliseconds. */
const interval = 2_000;

/** @type {(id: string) => any} */
const place = (id) => document.getElementById(id);
const search = h("input", { type: "search", placeholder: t("searchAll"), "aria-label": t("searchAll"), oninput: () => look() });

async function call(method, path, body) {
    const headers = new Headers(body === undefined ? undefined : { "content-type": "application/json" });
    const answer = await fetch(`/api/v1/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    if (answer.ok) return answer.status === 204 ? null : answer.json();
    const refusal = await answer.json().catch(() => null);
    throw new Error(refusal?.error?.message ?? `${answer.status} ${answer.statusText}`);
}

async function attempt(work) {
    try {
        await work();
        place("problem").textContent = "";
    } catch (error) {
        place("problem").textContent = error.message;
    }
}

/** Does something with a phone, then shows what became of it. */
function act(method, path, body) {
    return attempt(async () => {
        await call(method, path, body);
        await look();
    });
}

function deviceRow(device) {
    const apps = device.apps.map((app) => app.bundleID).join(", ");
    // Unless it was told, a phone is alone in a space that has its name.
    const space = device.space === device.id ? "" : device.space;
    return h(
        "li",
        { "data-id": device.id },
        h("a", { href: device.page }, h("b", { text: device.name }), h("small", { text: [space, device.language, apps].filter(Boolean).join(" · ") }), h("small", { class: "id", text: device.id })),
        h("button", { type: "button", text: t("resetPhone"), onclick: () => act("POST", `devices/${device.id}/reset`, {}) }),
        h("button", { type: "button", text: t("deletePhone"), onclick: () => act("DELETE", `devices/${device.id}`) }),
    );
}

function journeyRow({ device, journey }, names) {
    const address = `/devices/${encodeURIComponent(device)}/#${encodeURIComponent(journey.id)}`;
    const verdict = verdictOf(journey.verdict);
    const about = [exactTime(journey.began), names.get(device), journey.bundleID];
    return h("li", {}, h("a", { href: address }, h("b", { text: journey.title || journey.id }), h("small", { text: about.filter(Boolean).join(" · ") })), h("small", { class: `word ${verdict.tone}`, text: verdict.word }));
}

async function look() {
    await attempt(async () => {
        const words = encodeURIComponent(search.value);
        const [devices, journeys] = await Promise.all([call("GET", "devices"), call("GET", `journeys?limit=100&search=${words}`)]);
        const names = new Map(devices.map((device) => [device.id, device.name]));
        place("devices").replaceChildren(devices.length ? h("ul", {}, ...devices.map(deviceRow)) : h("p", { text: t("noPhones") }));
        list.replaceChildren(...journeys.map((line) => journeyRow(line, names)));
    });
}

const list = h("ul");
const dress = () => {
    document.documentElement.dataset.appearance = preferences.isDark ? "dark" : "light";
};
document.documentElement.lang = preferences.lang === "zh" ? "zh-Hans" : "en";
dress();
onPreference(dress);
place("head").append(h("img", { src: "/art/mark.svg", alt: "" }), h("h1", { text: t("phones") }), h("button", { type: "button", class: "first", text: t("newPhone"), onclick: () => act("POST", "devices", {}) }));
place("feed").append(search, list);
learnLanguage().then(look);
setInterval(() => document.visibilityState === "visible" && look(), interval);
