// The device's events, for as long as the page is open. The browser connects again by itself and tells what it heard
// last; a gap in the numbers means that frames were lost, and the feed is fetched anew.

import { api, eventsURL } from "./api.js";
import { preferences } from "./preferences.js";
import { playCue } from "./sound.js";
import { state, update } from "./store.js";
import { fetchAll, takeChange } from "../content/session.js";
import { find } from "../inspector/search.js";

export async function goLive() {
    chooseFromAddress();
    addEventListener("hashchange", chooseFromAddress);
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
    hear("content", takeChange);
    source.addEventListener("open", () => {
        update({ link: "live" });
        fetchAll();
    });
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
    const isNew = !state.journeys.has(summary.id);
    state.journeys.set(summary.id, summary);
    if (state.journeys.size > 500) forgetOldest();
    update();
    if (state.search) find();
    if ((isNew && state.follows) || state.chosen === summary.id) show(summary.id);
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
    if (state.search) find();
    const newest = summaries[0]?.id;
    if (newest && (state.follows || !state.chosen)) show(newest);
    else if (state.chosen) show(state.chosen);
}

/** Shows a journey in the inspector because the person wants to see this one. */
export function choose(id) {
    state.follows = false;
    history.replaceState(null, "", `#${encodeURIComponent(id)}`);
    return show(id);
}

/** Shows the journey that the address names, which a reload and a link bring back. */
function chooseFromAddress() {
    const id = location.hash.slice(1);
    if (/^[\w-]+$/.test(id)) choose(id);
}

let isLoading = false;

/** Shows a journey; steps that come while it is fetched are fetched once, together. */
async function show(id) {
    update({ chosen: id, journey: state.journey?.id === id ? state.journey : null });
    if (isLoading) return;
    isLoading = true;
    let shown;
    do {
        shown = `${state.chosen} ${state.journeys.get(state.chosen)?.last.at}`;
        const journey = await api.journey(state.chosen).catch(() => null);
        if (journey?.id === state.chosen) update({ journey });
    } while (shown !== `${state.chosen} ${state.journeys.get(state.chosen)?.last.at}`);
    isLoading = false;
}
