// What there is to know of a push beside its journey and payload: each a panel, shown where it has something to say.

import { foreign, h } from "../app/dom.js";
import { named, t } from "../app/strings.js";
import { offset } from "../app/time.js";
import { makeMedia } from "../phone/media.js";
import { payloadView } from "./payload.js";
import { changes, timeline } from "./timeline.js";

const logEvents = ["extension-log", "app-log"];
const responseEvents = ["expanded", "answered", "dismissed", "did-receive"];

/** The panels of a journey, in the order of their tabs: a name, how many things are in it (null: not counted), its nodes. */
export function panels(journey, current) {
    const steps = (events) => journey.entries.filter((entry) => events.includes(entry.event));
    const changed = journey.entries.flatMap((entry) => entry.changes ?? []);
    const attachments = cards(journey, current.model).flatMap((card) => card.attachments);
    const logs = steps(logEvents);
    const responses = steps(responseEvents);
    return [
        { name: "journey", count: null, nodes: () => [timeline(journey)] },
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
    const all = [...model.center.flatMap((group) => group.cards), model.banner, model.expanded].filter((card) => card?.journeyID === journey.id);
    return all.slice(0, 1);
}

function request(journey, current) {
    const app = current.model?.apps.find((one) => one.bundleID === journey.bundleID);
    const fields = [["device token", app?.deviceToken], ["bundle id", journey.bundleID], ...Object.entries(journey.headers ?? {}).sort()].filter(([, value]) => value);
    return [h("dl", { class: "fields" }, ...fields.flatMap(([name, value]) => [h("dt", { text: name }), foreign("dd", "", value)]))];
}

function lines(journey, entries) {
    const began = journey.entries[0]?.at ?? 0;
    return h("ol", { class: "log-lines" }, ...entries.map((entry) => h("li", { "data-station": entry.station },
        h("time", { text: offset(entry.at - began) }), h("span", { class: "from", text: named("station", entry.station) }), foreign("span", "said", entry.text))));
}

function attachment(media) {
    return h("figure", { class: "attachment" }, makeMedia(media), h("figcaption", {}, foreign("code", "", media.identifier), h("span", { text: media.mimeType })));
}
