// Pictures, sounds and videos of an expanded notification.

import { foreign, h, text } from "../app/dom.js";
import { icon, turn } from "../app/icons.js";
import { preferences } from "../app/preferences.js";
import { beforeStill } from "../app/still.js";
import { t } from "../app/strings.js";
import { playTime } from "../app/time.js";
import { peaks } from "./waveform.js";

const makers = { image: makeImage, audio: makeAudio, movie: makeMovie };

/** What shows an attachment: its `node`, and `stop`, which ends what it plays. */
export function makeMedia(/** @type {API.Media} */ media) {
    const node = h("div", { class: `media ${media.kind}` });
    const stop = makers[media.kind](node, media) ?? (() => {});
    return { node, stop };
}

function cannotPlay(node, media) {
    node.replaceChildren(foreign("p", "unplayable", t("unplayable", { type: media.mimeType })));
}

function makeImage(node, media) {
    node.append(h("img", { src: media.url, alt: t("picture"), draggable: "false", onerror: () => cannotPlay(node, media) }));
}

function makeMovie(node, media) {
    const video = h("video", { src: media.url, playsinline: true, preload: "auto", loop: true });
    const symbol = icon("play");
    const play = h("button", { class: "play", type: "button", "aria-label": t("play") }, symbol);
    const heard = h("span");
    const toggle = () => (video.paused ? video.play().catch(() => {}) : video.pause());
    const drawState = () => {
        node.classList.toggle("playing", !video.paused);
        turn(symbol, video.paused ? "play" : "pause");
        play.setAttribute("aria-label", t(video.paused ? "play" : "pause"));
    };
    video.muted = preferences.sound === "off";
    video.addEventListener("play", drawState);
    video.addEventListener("pause", drawState);
    video.addEventListener("error", () => cannotPlay(node, media));
    video.addEventListener("timeupdate", () => {
        heard.style.transform = `scaleX(${video.currentTime / video.duration || 0})`;
    });
    play.addEventListener("click", toggle);
    node.addEventListener("click", (event) => event.stopPropagation());
    node.append(video, play, h("div", { class: "track" }, heard));
    return () => video.pause();
}

function makeAudio(node, media) {
    const audio = new Audio(media.url);
    const symbol = icon("play");
    const play = h("button", { class: "play", type: "button", "aria-label": t("play") }, symbol);
    const bars = Array.from({ length: 44 }, () => h("span"));
    const wave = h("div", { class: "wave", role: "slider", tabindex: "0", "aria-label": t("seek"), "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": "0" }, ...bars);
    const time = h("span", { class: "clock-text", text: playTime(NaN) });
    const draw = () => {
        const part = audio.currentTime / audio.duration || 0;
        bars.forEach((bar, index) => bar.classList.toggle("heard", index < part * bars.length));
        wave.setAttribute("aria-valuenow", String(Math.round(part * 100)));
        text(time, playTime(audio.paused && audio.currentTime === 0 ? audio.duration : audio.currentTime));
        turn(symbol, audio.paused ? "play" : "pause");
        play.setAttribute("aria-label", t(audio.paused ? "play" : "pause"));
    };
    for (const event of ["play", "pause", "timeupdate", "loadedmetadata", "ended"]) audio.addEventListener(event, draw);
    audio.addEventListener("error", () => cannotPlay(node, media));
    play.addEventListener("click", () => (audio.paused ? audio.play().catch(() => {}) : audio.pause()));
    wave.addEventListener("click", (event) => {
        const place = wave.getBoundingClientRect();
        audio.currentTime = ((event.clientX - place.left) / place.width) * audio.duration || 0;
    });
    wave.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
        if (step) audio.currentTime = Math.max(0, Math.min(audio.duration || 0, audio.currentTime + step));
    });
    node.addEventListener("click", (event) => event.stopPropagation());
    node.append(play, wave, time);
    const measured = peaks(media.url, bars.length);
    beforeStill(measured);
    measured.then((heights) => heights.forEach((height, index) => bars[index].style.setProperty("--peak", String(height))));
    return () => audio.pause();
}
