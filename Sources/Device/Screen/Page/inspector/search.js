// Finding pushes: the device looks through all that it keeps, and again when something has happened.

import { api } from "../app/api.js";
import { state, update } from "../app/store.js";

let isAsking = false;
let isStale = false;

/** Asks the device for what `state.search` names; asked meanwhile, asks once more. */
export async function find() {
    isStale = true;
    if (isAsking) return;
    isAsking = true;
    while (isStale) {
        isStale = false;
        const words = state.search.trim();
        const answer = words === "" ? null : await api.search(words).catch((problem) => ({ found: [], total: 0, problem: problem.message }));
        if (words === state.search.trim()) update({ found: answer?.found ?? null, findings: answer });
    }
    isAsking = false;
}

/** Searches for something else. */
export function search(words) {
    state.search = words;
    return find();
}
