// What the keys of the phone's keyboard do to a field, or to a view that takes typed text by itself.

/** What the delete key is told as. */
export const deletion = "\u0008";

/**
 * Types into a field of the page, as a person's own keyboard would.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} words
 */
export function typeInto(field, words) {
    replace(field, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, words);
}

/**
 * Deletes what is chosen, or the character before the caret.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {boolean} whether there was one
 */
export function deleteIn(field) {
    const end = field.selectionEnd ?? field.value.length;
    let start = field.selectionStart ?? end;
    if (start === end) {
        const before = [...new Intl.Segmenter().segment(field.value.slice(0, end))].at(-1);
        start = before ? before.index : end;
    }
    if (start === end) return false;
    replace(field, start, end, "");
    return true;
}

function replace(field, start, end, words) {
    field.setRangeText(words, start, end, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/**
 * Whether the next letter is a large one.
 *
 * @param {string} capitals as API.ViewKeyboard has them
 * @param {string} before what stands before the caret
 */
export function isCapital(capitals, before) {
    switch (capitals) {
        case "all":
            return true;
        case "words":
            return /(^|\s)$/.test(before);
        case "sentences":
            return /(^|[.!?。！？]\s+|\n)$/.test(before);
        default:
            return false;
    }
}
