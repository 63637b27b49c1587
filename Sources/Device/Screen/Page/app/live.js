// The device's events, for as long as the page is open. The browser connects again by itself and tells what it heard
// last; a gap in the numbers means that frames were lost, and the feed is fetched anew.

import { api, eventsURL } from "./api.js";
import { preferences } from "./preferences.js";
import { playCue } from "./sound.js";
import { state, update } from "./store.js";

export async function goLive() {
    await refreshFeed();
    if (preferences.isFrozen) return takeRender(await api.screen());
    const source = new EventSource(eventsURL);
    let last = null;
    const hear = (name, take) =>
        source.addEventListener(name, (event) => {
            const number = parse(event.lastEventId);
            if (last && (number.epoch !== last.epoch || number.count > last.count + 1)) refreshFeed();
            last = number;
            take(JSON.parse(event.data));
        });
    hear("render", takeRender);
    hear("sound", playCue);
    hear("journey", takeJourney);
    source.addEventListener("open", () => update({ link: "live" }));
    source.addEventListener("error", () => update({ link: "lost" }));
}

function parse(id) {
    const [epoch, count] = id.split(".");
    return { epoch, count: Number(count) };
}

function takeRender(model) {
    update({ model, ahead: model.phone.now * 1000 - Date.now(), link: "live" });
}

function takeJourney(summary) {
    state.journeys.set(summary.id, summary);
    if (state.journeys.size > 500) forgetOldest();
    update();
    if (!state.chosen) choose(summary.id);
    else if (state.chosen === summary.id) choose(summary.id);
}

function forgetOldest() {
    let oldest = null;
    for (const summary of state.journeys.values()) if (!oldest || summary.began < oldest.began) oldest = summary;
    state.journeys.delete(oldest.id);
}

async function refreshFeed() {
    const summaries = await api.journeys().catch(() => null);
    if (!summaries) return;
    update({ journeys: new Map(summaries.map((summary) => [summary.id, summary])) });
    if (!state.chosen && summaries.length > 0) choose(summaries[0].id);
}

/** Shows a journey in the inspector. */
export async function choose(id) {
    update({ chosen: id, journey: state.journey?.id === id ? state.journey : null });
    const journey = await api.journey(id).catch(() => null);
    if (state.chosen === id) update({ journey });
}
