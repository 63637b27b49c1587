// Sounds are really played. A browser plays none before the first gesture on the page: until then the bar says so.

import { preferences } from "./preferences.js";
import { state, update } from "./store.js";

let waiting = null;

export function playCue(cue) {
    if (preferences.sound === "off") return;
    const player = new Audio(cue.url);
    player.volume = Math.min(1, Math.max(0, cue.volume));
    player.play().then(
        () => state.sound === "blocked" && update({ sound: "on" }),
        (error) => {
            if (error.name !== "NotAllowedError") return;
            waiting = player;
            update({ sound: "blocked" });
        },
    );
}

/** The first gesture opens the browser's ear. */
export function listenForGesture() {
    const open = () => {
        if (state.sound !== "blocked") return;
        waiting?.play().catch(() => {});
        waiting = null;
        update({ sound: "on" });
    };
    addEventListener("pointerdown", open);
    addEventListener("keydown", open);
}
