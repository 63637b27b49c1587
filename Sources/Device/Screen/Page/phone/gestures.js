// Touch, mouse and pen on a card: tap, press and hold, slide. Keys are the card's own business.

const slack = 8;

/** How long a finger rests before it holds, in milliseconds: `--hold-time` of tokens.css. */
const holdTime = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--hold-time"));

/**
 * @param handlers `tap`, `hold`; `slide(dx, dy)` while the finger moves along `axis`; `release(dx, dy)` when it lets go.
 */
export function gestures(node, axis, handlers) {
    let start = null;
    let timer = 0;
    let isSliding = false;
    let swallowClick = false;

    const stopHolding = () => {
        clearTimeout(timer);
        node.classList.remove("held");
    };

    node.addEventListener("pointerdown", (event) => {
        if (event.button !== 0 || event.target.closest("[data-own-gesture]")) return;
        start = { x: event.clientX, y: event.clientY, id: event.pointerId };
        isSliding = false;
        swallowClick = false;
        node.classList.add("held");
        timer = setTimeout(() => {
            swallowClick = true;
            start = null;
            stopHolding();
            swallowLift();
            handlers.hold();
        }, holdTime());
    });

    node.addEventListener("pointermove", (event) => {
        if (!start || event.pointerId !== start.id) return;
        const dx = event.clientX - start.x;
        const dy = event.clientY - start.y;
        if (!isSliding) {
            if (Math.hypot(dx, dy) < slack) return;
            stopHolding();
            const alongX = Math.abs(dx) > Math.abs(dy);
            if ((axis === "x") !== alongX) {
                start = null;
                return;
            }
            isSliding = true;
            node.setPointerCapture(event.pointerId);
        }
        handlers.slide?.(dx, dy);
    });

    const end = (event) => {
        stopHolding();
        if (isSliding && start) {
            swallowClick = true;
            handlers.release?.(event.clientX - start.x, event.clientY - start.y);
        }
        start = null;
        isSliding = false;
    };
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("contextmenu", (event) => {
        event.preventDefault();
        // A finger that rests is timed above, and may still slide.
        if (event.pointerType === "touch") return;
        stopHolding();
        start = null;
        handlers.hold();
    });
    node.addEventListener("click", (event) => {
        if (event.target.closest("[data-own-gesture]")) return;
        if (swallowClick) swallowClick = false;
        else if (event.detail !== 0) handlers.tap(event);
    });
}

/** The finger that opened something lifts over it: that is no tap on what was opened. The next touch is its own. */
function swallowLift() {
    const done = () => {
        removeEventListener("click", swallow, true);
        removeEventListener("pointerdown", done, true);
    };
    const swallow = (event) => {
        if (event.detail === 0) return; // a key's
        event.stopPropagation();
        event.preventDefault();
        done();
    };
    addEventListener("click", swallow, true);
    addEventListener("pointerdown", done, true);
}
