// The device's events, for as long as the page is open. The browser connects again by itself and tells what it heard
// last; a gap in the numbers means that frames were lost, and the feed is fetched anew.

import { api, eventsURL, read } from "../app/api.js";
import { attribute } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { playCue } from "../app/sound.js";
import { still } from "../app/still.js";
import { update } from "../app/store.js";
import { cardSession, windowSession } from "../content/session.js";
import { chooseFromAddress, refreshFeed, takeJourney } from "../inspector/journeys.js";
import { learnLanguage } from "../inspector/sentences.js";

/** A page that shows the phone alone needs no journeys. */
const isWhole = preferences.view === "page";

export async function goLive() {
    if (preferences.isFrozen) return freeze();
    listen();
    if (!isWhole) return undefined;
    learnLanguage();
    chooseFromAddress();
    addEventListener("hashchange", chooseFromAddress);
    return refreshFeed();
}

/** The picture of a moment. */
async function freeze() {
    const screen = api.screen();
    if (isWhole) await Promise.all([refreshFeed(), learnLanguage()]);
    takeRender(await screen);
    await still();
    attribute(document.documentElement, "data-drawn", true);
}

function listen() {
    const source = new EventSource(eventsURL);
    let last = null;
    const hear = (name, take) =>
        source.addEventListener(name, (event) => {
            const number = parse(event.lastEventId);
            if (isWhole && last && (number.epoch !== last.epoch || number.count > last.count + 1)) refreshFeed();
            last = number;
            take(read(event.data));
        });
    hear("render", takeRender);
    hear("sound", playCue);
    hear("content", cardSession.takeChange);
    hear("window", windowSession.takeChange);
    hear("journey", (summary) => isWhole && takeJourney(summary));
    source.addEventListener("open", () => {
        update({ link: "live" });
        cardSession.fetchAll();
        windowSession.fetchAll();
    });
    source.addEventListener("error", () => {
        update({ link: "lost" });
        // The phone was ended and started anew: it knows this browser no more, and its page says what to do.
        if (source.readyState === EventSource.CLOSED) api.screen().catch(() => location.reload());
    });
}

function parse(id) {
    const [epoch, count] = id.split(".");
    return { epoch, count: Number(count) };
}

function takeRender(model) {
    update({ model, ahead: model.phone.now * 1000 - Date.now(), link: "live" });
}
