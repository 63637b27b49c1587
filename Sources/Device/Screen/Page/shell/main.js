// Puts the page together and keeps it true.

import { attribute } from "../app/dom.js";
import { listenForKeys } from "../app/keys.js";
import { onPreference, preferences } from "../app/preferences.js";
import { listenForGesture } from "../app/sound.js";
import { drawAtOnce, onChange, state, update } from "../app/store.js";
import { installClients } from "../inspector/clients.js";
import { makeInspector } from "../inspector/inspector.js";
import { learnLanguage } from "../inspector/sentences.js";
import { change } from "../phone/change.js";
import { makePhone } from "../phone/device.js";
import { makeBar } from "./bar.js";
import { showBeside } from "./beside.js";
import { installHelp } from "./help.js";
import { makePlaces } from "./layout.js";
import { goLive } from "./live.js";

const root = document.documentElement;

function applyPreferences() {
    root.dataset.appearance = preferences.isDark ? "dark" : "light";
    root.lang = preferences.lang === "zh" ? "zh-Hans" : "en";
    root.dir = preferences.direction;
    root.dataset.type = preferences.type;
    root.dataset.view = preferences.view;
    attribute(root, "data-framed", parent !== window);
    root.classList.toggle("still", preferences.isFrozen);
}

/** Tells the device how its viewer wants to see it, which content extensions are told in turn. */
function tellLook() {
    const known = state.model?.phone.preferences;
    const textSize = { small: "S", medium: "L", large: "XXL" }[preferences.type];
    if (!known || preferences.isFrozen || (Boolean(known.isDark) === preferences.isDark && (known.textSize ?? "L") === textSize)) return;
    change({ isDark: preferences.isDark, textSize });
}

applyPreferences();
// What is on its way from the device while the page is put together need not be waited for.
goLive().catch(() => update({ link: "lost" }));
listenForGesture();
listenForKeys();
installHelp();
installClients();
const isWhole = preferences.view === "page";
const drawPhone = makePhone(document.getElementById("phone"));
/**
 * What stands around the phone: drawn after it, so that a banner is painted first.
 *
 * @type {((current: typeof state) => void)[]}
 */
const around = isWhole ? [makeBar(document.getElementById("bar")), makePlaces(document.getElementById("places"))] : [];
let hasInspector = !isWhole;
/** How long what stands around the phone waits, in milliseconds: at the beginning, and for what the device told by itself. */
const restraint = { first: 120, news: 100 };
/**
 * The drawing of what stands around the phone, and when it is due.
 *
 * @type {{ timer: ReturnType<typeof setTimeout>, due: number } | null}
 */
let waiting = null;

function draw(current, isNews) {
    drawPhone(current);
    if (preferences.isFrozen) return drawAround();
    const rest = hasInspector ? (isNews ? restraint.news : 0) : restraint.first;
    const due = performance.now() + rest;
    if (waiting && waiting.due <= due) return undefined;
    clearTimeout(waiting?.timer);
    waiting = { timer: setTimeout(drawAround, due - performance.now()), due };
    return undefined;
}

function drawAround() {
    waiting = null;
    // The first picture of the phone does not wait for the inspector to be made.
    if (!hasInspector && (state.model || state.link === "lost" || preferences.isFrozen)) {
        hasInspector = true;
        around.push(makeInspector(document.getElementById("inspector")));
    }
    for (const part of around) part(state);
}

onPreference(() => {
    applyPreferences();
    if (isWhole) learnLanguage();
    update();
    tellLook();
});
onChange(draw);
update({ sound: preferences.sound });
// In a frame of its own the browser would have laid out an empty phone before.
drawAtOnce();
setInterval(() => update(), 15_000);
if (isWhole) showBeside(document.getElementById("phones"));
