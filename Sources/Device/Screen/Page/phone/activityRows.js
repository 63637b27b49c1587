// What a Live Activity's members say, in words: which one is the title, which the status, how far it has come.

import { clockTime } from "../app/time.js";

const titles = /^(title|name|.*(Name|_name|Title|_title))$/;
const fractions = /progress|fraction|completed/i;
const moments = /(date|time|at|until|eta|arrival|departure)$/i;
/** Seconds from 1970 to 2001, from which Swift's JSONEncoder counts unless told otherwise. */
const referenceDate = 978_307_200;

/** @returns title, status, rows with `name`, `label` and `value`, progress from 0 to 1 or null, and what never changes in one line. */
export function layOut(activity) {
    const fixed = activity.rows.filter((row) => row.isFixed);
    const state = activity.rows.filter((row) => !row.isFixed);
    const titled = fixed.find((row) => titles.test(row.name));
    const bar = state.find(isFraction);
    const status = state.find((row) => row !== bar && /status|state|phase|stage|message/i.test(row.name) && !isNumber(row.value));
    return {
        title: titled
            ? titled.value
            : words(
                  activity.type
                      .split(".")
                      .at(-1)
                      .replace(/(Activity)?Attributes$/, ""),
              ) || activity.appName,
        status: status?.value ?? "",
        rows: state.filter((row) => row !== bar && row !== status).map((row) => ({ name: row.name, label: words(row.name), value: readable(row) })),
        progress: bar ? Number(bar.value) : null,
        fixed: fixed
            .filter((row) => row !== titled)
            .map((row) => `${words(row.name)} ${readable(row)}`)
            .join(" · "),
    };
}

function isNumber(value) {
    return value.trim() !== "" && Number.isFinite(Number(value));
}

function isFraction(row) {
    return fractions.test(row.name) && isNumber(row.value) && Number(row.value) >= 0 && Number(row.value) <= 1;
}

/** `estimatedArrival` and `estimated_arrival` as “Estimated arrival”. */
function words(name) {
    const spaced = name
        .replace(/[_-]+/g, " ")
        .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
        .trim()
        .toLowerCase();
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A moment as a time of day; anything else as it is. */
function readable({ name, value }) {
    if (!moments.test(name) || !isNumber(value)) return value;
    const seconds = Number(value);
    if (seconds > 1.4e9 && seconds < 4e9) return clockTime(new Date(seconds * 1000));
    if (seconds > 4e8 && seconds < 1.4e9) return clockTime(new Date((seconds + referenceDate) * 1000));
    return value;
}
