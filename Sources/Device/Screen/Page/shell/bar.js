// The bar above the page: where this is, whether it is live, sound, appearance, language.

import { api, attempt } from "../app/api.js";
import { attribute, h, show, text } from "../app/dom.js";
import { icon, turn } from "../app/icons.js";
import { prefer, preferences } from "../app/preferences.js";
import { t } from "../app/strings.js";
import { update } from "../app/store.js";
import { toggleClients } from "../inspector/clients.js";
import { toggleHelp } from "./help.js";

export function makeBar(bar) {
    const place = h("span", { class: "place text", dir: "auto" });
    const linkName = h("span");
    const link = h("span", { class: "pill", role: "status" }, h("span", { class: "dot" }), linkName);
    const faults = makeFaults();
    const sound = pill("bell", () => {
        prefer("sound", preferences.sound === "on" ? "off" : "on");
        update({ sound: preferences.sound });
    });
    const appearance = pill("moon", () => prefer("appearance", preferences.isDark ? "light" : "dark"));
    const language = pill("globe", () => prefer("lang", preferences.lang === "en" ? "zh" : "en"));
    const clients = pill("list", () => void toggleClients());
    const help = h("button", { class: "pill help-button", type: "button", text: "?", onclick: toggleHelp });
    const mark = h("img", { src: "/art/mark.svg", alt: "", loading: "lazy" });
    bar.append(h("span", { class: "wordmark" }, mark, "Carillon"), place, faults.node, link, clients.node, sound.node, appearance.node, language.node, help);

    return (state) => {
        text(place, state.model?.phone.name ?? "");
        faults.draw(state.model?.phone.faults ?? []);
        text(linkName, t(state.link));
        attribute(link, "data-state", state.link);
        clients.say(t("clientsShort"), "list");
        attribute(clients.node, "title", `${t("clients")} (v)`);
        const isOff = preferences.sound === "off";
        const isBlocked = !isOff && state.sound === "blocked";
        sound.say(isBlocked ? t("soundBlocked") : t(isOff ? "soundOff" : "soundOn"), isOff || isBlocked ? "bell-off" : "bell");
        sound.node.classList.toggle("loud", isBlocked);
        attribute(sound.node, "aria-pressed", String(!isOff));
        appearance.say(t("appearance"), preferences.isDark ? "sun" : "moon");
        language.say(t("language"), "globe");
        attribute(language.node, "aria-label", t("languageLabel"));
        attribute(help, "aria-label", t("help"));
        attribute(help, "title", `${t("help")} (?)`);
    };
}

/** What a test lets go wrong at the gateway: a warning as long as it does, with the way to end it. */
function makeFaults() {
    const name = h("strong");
    const words = h("code", { class: "text", dir: "ltr" });
    const clear = h("button", { type: "button", onclick: () => attempt(api.clearFaults) });
    const node = h("div", { class: "faults", role: "status", hidden: true }, icon("warning"), name, words, clear);
    return {
        node,
        draw(faults) {
            show(node, faults.length > 0);
            text(name, t(faults.length > 1 ? "faultsOnMany" : "faultsOn", { n: faults.length }));
            text(words, faults.join(" · "));
            attribute(words, "title", faults.join("\n"));
            text(clear, t("clearFaults"));
        },
    };
}

function pill(name, onclick) {
    const symbol = icon(name);
    const label = h("span");
    const node = h("button", { class: "pill", type: "button", onclick }, symbol, label);
    return {
        node,
        say(words, symbolName) {
            text(label, words);
            turn(symbol, symbolName);
        },
    };
}
