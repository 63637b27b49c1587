// The device's events, for as long as the page is open. The browser connects again by itself and tells what it heard
// last; a gap in the numbers means that frames were lost, and the feed is fetched anew.

import { api, eventsURL, read } from "../app/api.js";
import { attribute, nextFrame } from "../app/dom.js";
import { preferences } from "../app/preferences.js";
import { playCue } from "../app/sound.js";
import { still } from "../app/still.js";
import { hear, update } from "../app/store.js";
import { cardSession, windowSession } from "../content/session.js";
import { chooseFromAddress, refreshFeed, takeJourney } from "../inspector/journeys.js";
import { learnLanguage } from "../inspector/sentences.js";

/** A page that shows the phone alone needs no journeys. */
const isWhole = preferences.view === "page";

export async function goLive() {
    // The document brings the screen of its moment along; the events begin with the next one.
    const brought = document.getElementById("screen");
    brought?.remove();
    if (preferences.isFrozen) return freeze();
    if (brought) hear(shown(read(brought.textContent)));
    listen();
    if (!isWhole) return undefined;
    await nextFrame();
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
    const on = (name, take) =>
        source.addEventListener(name, (event) => {
            const number = parse(event.lastEventId);
            if (isWhole && last && (number.epoch !== last.epoch || number.count > last.count + 1)) refreshFeed();
            last = number;
            take(read(event.data));
        });
    on("render", takeRender);
    on("sound", playCue);
    on("content", cardSession.takeChange);
    on("window", windowSession.takeChange);
    on("journey", (summary) => isWhole && takeJourney(summary));
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
    hear({ ...shown(model), link: "live" });
}

/** What the page knows by a picture of the screen. */
function shown(model) {
    return { model, ahead: model.phone.now * 1000 - Date.now() };
}
