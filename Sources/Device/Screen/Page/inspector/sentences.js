// The device's sentences in the viewer's language. The device speaks English; sentences.json says in Chinese what is known of
// its sentences, for the page and for the HTTP API. One that is not known stays as it is.

import { preferences } from "../app/preferences.js";
import { update } from "../app/store.js";

/** Patterns with their Chinese: `$1` is what a group holds as it is, `@1` is itself a sentence. @type {[RegExp, string][]} */
let known = [];
let isAsked = false;

/** Takes in what sentences.json holds: groups of patterns, each with its Chinese. */
export function learn(/** @type {Record<string, [string, string][]>} */ groups) {
    known = Object.keys(groups)
        .sort()
        .flatMap((name) => groups[name])
        .map(([pattern, chinese]) => [new RegExp(`^(?:${pattern})$`, "s"), chinese]);
}

/** Fetches the sentences once somebody reads Chinese. */
export async function learnLanguage() {
    if (preferences.lang !== "zh" || isAsked) return;
    isAsked = true;
    const answer = await fetch("/inspector/sentences.json").catch(() => null);
    isAsked = answer?.ok ?? false;
    if (answer?.ok) learn(await answer.json());
    update();
}

/** How many sentences are known: what was drawn before may be drawn anew. */
export function vocabulary() {
    return preferences.lang === "zh" ? known.length : 0;
}

/** A sentence as the viewer reads it. */
export function sentence(english) {
    return preferences.lang === "zh" ? inChinese(english) : english;
}

/** A sentence behind a word that it begins with: the word is not said twice. */
export function after(word, english) {
    const isSaid = preferences.lang === "en" && english.startsWith(`${word}: `);
    return isSaid ? english.charAt(word.length + 2).toUpperCase() + english.slice(word.length + 3) : sentence(english);
}

/** A sentence of the device in Chinese; one that is not known as it is. */
export function inChinese(english) {
    for (const [pattern, chinese] of known) {
        const match = pattern.exec(english);
        if (match) return chinese.replace(/([$@])(\d)/g, (_, kind, group) => (kind === "@" ? inChinese(match[group] ?? "") : (match[group] ?? "")));
    }
    return english;
}
