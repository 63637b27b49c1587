// Puts the page together and keeps it true.

import { makeBar } from "./bar.js";
import { goLive } from "./live.js";
import { installSprings } from "./motion.js";
import { onPreference, preferences } from "./preferences.js";
import { listenForGesture } from "./sound.js";
import { onChange, update } from "./store.js";
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
    root.classList.toggle("still", preferences.isFrozen);
}

applyPreferences();
installSprings();
listenForGesture();
onPreference(() => {
    applyPreferences();
    update();
});
onChange((state) => rooms.forEach((draw) => draw(state)));
update({ sound: preferences.sound });
setInterval(() => update(), 15_000);
goLive().catch(() => update({ link: "lost" }));
