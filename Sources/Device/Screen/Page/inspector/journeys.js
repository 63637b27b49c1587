// Which journeys the page knows of, and which one is looked at.

import { api } from "../app/api.js";
import { state, update } from "../app/store.js";
import { find } from "./search.js";

/** No more are kept; the device finds older ones by a search. */
const limit = 500;

/** How long steps gather before they are shown, in milliseconds: a banner is painted before its journey is told. */
const gathering = 100;

/**
 * What has come since the journeys were shown.
 *
 * @type {{ ids: Set<string>, newest: string | null }}
 */
let news = { ids: new Set(), newest: null };

/** Takes in a journey's newest step. */
export function takeJourney(summary) {
    if (!state.journeys.has(summary.id)) news.newest = summary.id;
    state.journeys.set(summary.id, summary);
    if (state.journeys.size > limit) forgetOldest();
    if (news.ids.size === 0) setTimeout(showNews, gathering);
    news.ids.add(summary.id);
}

function showNews() {
    const { ids, newest } = news;
    news = { ids: new Set(), newest: null };
    update();
    if (state.search) find();
    const id = state.follows && newest ? newest : state.chosen;
    if (id && (ids.has(id) || id === newest)) show(id);
}

function forgetOldest() {
    const [oldest] = [...state.journeys.values()].sort((one, other) => one.began - other.began);
    state.journeys.delete(oldest.id);
}

/** Fetches all that the page shows of them. */
export async function refreshFeed() {
    const summaries = await api.journeys().catch(() => null);
    if (!summaries) return;
    update({ journeys: new Map(summaries.map((summary) => [summary.id, summary])), isFeedKnown: true });
    if (state.search) find();
    const newest = summaries[0]?.id;
    if (newest && (state.follows || !state.chosen)) await show(newest);
    else if (state.chosen) await show(state.chosen);
}

/** Shows a journey because the person wants to see this one. */
export function choose(id) {
    state.follows = false;
    history.replaceState(null, "", `#${encodeURIComponent(id)}`);
    update({ place: "journey" });
    return show(id);
}

/** Shows the journey that the address names, which a reload and a link bring back. */
export function chooseFromAddress() {
    const id = location.hash.slice(1);
    if (/^[\w-]+$/.test(id)) choose(id);
}

let isLoading = false;

/** Shows a journey; steps that come while it is fetched are fetched once, together. */
async function show(id) {
    update({ chosen: id, journey: state.journey?.id === id ? state.journey : null });
    if (isLoading) return;
    isLoading = true;
    const newest = () => `${state.chosen} ${state.journeys.get(state.chosen ?? "")?.last.at}`;
    let shown;
    do {
        shown = newest();
        const journey = await api.journey(state.chosen).catch(() => null);
        if (journey?.id === state.chosen) update({ journey });
    } while (shown !== newest());
    isLoading = false;
}
