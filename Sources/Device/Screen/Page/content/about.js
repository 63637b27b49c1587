// What is remembered of the elements of an extension's views: beside them, never as properties of theirs.

/**
 * @typedef {object} About
 * @property {string} [shell] which kind of element it is
 * @property {HTMLElement} [paper] holds what a view draws itself, beneath its children
 * @property {HTMLInputElement | HTMLTextAreaElement} [field] the control of a box with a field
 * @property {number} [turn] how often its text was told
 * @property {boolean} [isComposing] whether an input method puts letters together
 * @property {string | null} [selection] what of its text is chosen, as it was told last
 * @property {HTMLElement} [room] where children lie, when not in the element
 * @property {string} [drawn] what its paper shows, as a key
 * @property {number} [serial] of the text, the place or the moment that its extension set last
 * @property {{x: number, y: number}} [told] the place that the extension was told of last
 * @property {() => void} [tellPlace] tells where it is scrolled to
 * @property {number} [gliding] the timer after which it has arrived where its extension scrolled it
 * @property {boolean} [isHeld] whether a finger is on it
 * @property {(() => void) | null} [pending] scrolls it when the finger is gone
 * @property {string} [pages] what it comes to rest at, as a key
 * @property {string | null} [ownRole] what it is to a screen reader where it is nothing to press
 * @property {boolean} [listens] whether it hears of touches
 * @property {boolean} [follows] whether it hears of gestures that go on
 * @property {boolean} [isUsed] whether a gesture has begun: what follows is no tap
 * @property {Map<any, any>} [motions] the animations of its layer that run, each with what it moves
 * @property {boolean} [hasNumbers] whether parts of its transform or its place are numbers that animations change
 * @property {string | null} [repeated] its repeating animation, as a key
 * @property {Animation | null} [repeating] that animation while it runs
 * @property {number} [settling] the timer after which it moves at once again
 * @property {SVGElement | null} [stencil] the mask that lies in it
 * @property {Element | null} [matrices] the filters that lie in it
 * @property {number} [shown] the value that its extension set last
 */

/** @type {WeakMap<Element, About>} */
const records = new WeakMap();

/** What is remembered of an element. */
export function about(element) {
    let record = records.get(element);
    if (!record) records.set(element, (record = {}));
    return record;
}
