// When a page that is pictured is drawn whole: nothing is on its way any more.

/** @type {Promise<unknown>[]} */
const awaited = [];
const patience = 8000;

/** Has the picture wait for something that is on its way. */
export function beforeStill(promise) {
    awaited.push(promise);
}

/** Resolves once all that is drawn is there, or it has taken too long. */
export function still() {
    return Promise.race([whole(), new Promise((done) => setTimeout(done, patience))]);
}

async function whole() {
    await frame();
    await Promise.all([document.fonts.ready, ...awaited]);
    while (document.querySelector(".content-view[aria-busy], .in-app.draws .app-window[aria-busy]")) await frame();
    await Promise.all([...document.querySelectorAll("img")].map((one) => (one.complete ? null : heard(one, ["load", "error"]))));
    await Promise.all([...document.querySelectorAll("video[src]")].map((one) => (one instanceof HTMLVideoElement && one.readyState < 2 && !one.error ? heard(one, ["loadeddata", "error"]) : null)));
    await document.fonts.ready;
    await frame();
    await frame();
}

function heard(target, events) {
    return new Promise((done) => events.forEach((event) => target.addEventListener(event, done, { once: true })));
}

function frame() {
    // A page that nobody looks at may have no frames.
    return new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 100);
    });
}
