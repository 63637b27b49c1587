// Says to a screen reader what has arrived, once each.

import { surface } from "../app/store.js";
import { labelOf } from "./card.js";

const most = 3;
let known = null;

/** Says a new banner; on the locked phone, what rolls in. What is only listed arrives in silence. */
export function announceArrivals(model) {
    const listed = surface(model) === "lockScreen" ? model.center.flatMap((group) => group.cards).filter((card) => card.level > 0) : [];
    const cards = new Map([...listed, model.banner].filter(Boolean).map((card) => [`${card.key} ${card.journeyID}`, card]));
    const isFirst = known === null;
    const fresh = isFirst ? [] : [...cards].filter(([key]) => !known.has(key)).map(([, card]) => card);
    known = new Set([...model.center.flatMap((group) => group.cards), ...cards.values()].map((card) => `${card.key} ${card.journeyID}`));
    const place = document.getElementById("announcer");
    if (place && fresh.length > 0) place.textContent = fresh.slice(0, most).map(labelOf).join(". ");
}
