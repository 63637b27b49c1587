// What there is to know of a push beside its journey and payload: each a panel, shown where it has something to say.

import { api, attempt } from "../app/api.js";
import { foreign, h } from "../app/dom.js";
import { named, t } from "../app/strings.js";
import { offset } from "../app/time.js";
import { makeCard, updateCard } from "../phone/card.js";
import { makeMedia } from "../phone/media.js";
import { payloadView } from "./payload.js";
import { sentence } from "./sentences.js";
import { changes, timeline } from "./timeline.js";

const logEvents = ["extension-log", "app-log"];
const responseEvents = ["expanded", "answered", "dismissed", "did-receive"];

/** The panels of a journey, in the order of their tabs: a name, how many things are in it (null: not counted), its nodes. */
export function panels(/** @type {API.JudgedJourney} */ journey, /** @type {typeof import("../app/store.js").state} */ current) {
    const steps = (events) => journey.entries.filter((entry) => events.includes(entry.event));
    const changed = journey.entries.flatMap((entry) => entry.changes ?? []);
    const shown = cards(journey, current.model);
    const attachments = shown.flatMap((card) => card.attachments);
    const logs = steps(logEvents);
    const responses = steps(responseEvents);
    return [
        { name: "journey", count: null, nodes: () => [timeline(journey)] },
        { name: "screen", count: null, nodes: () => shown.flatMap(onScreen), isEmpty: shown.length === 0 },
        { name: "payload", count: null, nodes: () => payloadView(journey) },
        { name: "request", count: null, nodes: () => request(journey, current), isEmpty: !journey.payload },
        { name: "changed", count: changed.length, nodes: () => [changes(changed)] },
        { name: "logs", count: logs.length, nodes: () => [lines(journey, logs)] },
        { name: "attachments", count: attachments.length, nodes: () => attachments.map(attachment) },
        { name: "responses", count: responses.length, nodes: () => [lines(journey, responses)] },
    ].filter((panel) => panel.count !== 0 && !panel.isEmpty);
}

function cards(journey, model) {
    if (!model) return [];
    const listed = [...model.center.flatMap((group) => group.cards), ...(model.summary?.cards ?? [])];
    const all = [...listed, model.banner, model.expanded].filter((card) => card?.journeyID === journey.id);
    return all.slice(0, 1);
}

/** The card as the phone draws it, and why it is where it is. */
function onScreen(card) {
    const view = makeCard();
    const { node } = view;
    updateCard(view, card);
    const picture = h("div", { class: "seen", role: "img", "aria-label": node.getAttribute("aria-label") }, h("div", { inert: true }, node));
    node.removeAttribute("data-card");
    const open = h("button", { class: "tool", type: "button", text: t("openOnPhone"), onclick: () => attempt(() => api.expand(card.key)) });
    return [picture, foreign("p", "why", sentence(card.why)), open];
}

function request(journey, current) {
    const app = current.model?.apps.find((one) => one.bundleID === journey.bundleID);
    const activity = current.model?.activities.find((one) => one.journeyID === journey.id);
    const fields = [["device token", app?.deviceToken], ["push-to-start token", app?.pushToStartToken], ["Live Activity's token", activity?.pushToken], ["bundle id", journey.bundleID], ...Object.entries(journey.headers ?? {}).sort()].filter(([, value]) => value);
    return [h("dl", { class: "fields" }, ...fields.flatMap(([name, value]) => [h("dt", { text: name }), foreign("dd", "", value)]))];
}

function lines(journey, entries) {
    const began = journey.entries[0]?.at ?? 0;
    return h("ol", { class: "log-lines" }, ...entries.map((entry) => h("li", { "data-station": entry.station }, h("time", { text: offset(entry.at - began) }), h("span", { class: "from", text: named("station", entry.station) }), foreign("span", "said", sentence(entry.text)))));
}

function attachment(media) {
    return h("figure", { class: "attachment" }, makeMedia(media).node, h("figcaption", {}, foreign("code", "", media.identifier), h("span", { text: media.mimeType })));
}
