// Puts the page together and keeps it true.

import { makeBar } from "./bar.js";
import { goLive } from "./live.js";
import { installSprings } from "./motion.js";
import { onPreference, preferences } from "./preferences.js";
import { listenForGesture } from "./sound.js";
import { onChange, state, update } from "./store.js";
import { showBeside } from "./beside.js";
import { change } from "../phone/change.js";
import { makePhone } from "../phone/device.js";
import { makeInspector } from "../inspector/inspector.js";

const root = document.documentElement;
const rooms = [
    makeBar(document.getElementById("bar")),
    makePhone(document.getElementById("phone")),
    makeInspector(document.getElementById("inspector")),
];

function applyPreferences() {
    root.dataset.appearance = preferences.isDark ? "dark" : "light";
    root.lang = preferences.lang === "zh" ? "zh-Hans" : "en";
    root.dir = preferences.direction;
    root.dataset.type = preferences.type;
    root.dataset.view = preferences.view;
    root.toggleAttribute("data-framed", parent !== window);
    root.classList.toggle("still", preferences.isFrozen);
}

applyPreferences();
installSprings();
listenForGesture();
/** Tells the device how its viewer wants to see it, which content extensions are told in turn. */
function tellLook() {
    const known = state.model?.phone.preferences;
    const textSize = { small: "S", medium: "L", large: "XXL" }[preferences.type];
    if (!known || preferences.isFrozen || (Boolean(known.isDark) === preferences.isDark && (known.textSize ?? "L") === textSize)) return;
    change({ isDark: preferences.isDark, textSize });
}

onPreference(() => {
    applyPreferences();
    update();
    tellLook();
});
onChange((state) => rooms.forEach((draw) => draw(state)));
update({ sound: preferences.sound });
setInterval(() => update(), 15_000);
showBeside(document.getElementById("others"));
goLive().catch(() => update({ link: "lost" }));
