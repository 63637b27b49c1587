// Which keys the phone's keyboard has, row by row. A key is a letter, or what it does, in braces.

const split = (/** @type {string} */ row) => row.split(" ");

const boards = {
    letters: ["q w e r t y u i o p", "a s d f g h j k l", "{shift} z x c v b n m {delete}"].map(split),
    digits: ["1 2 3 4 5 6 7 8 9 0", '- / : ; ( ) $ & @ "', "{symbols} . , ? ! ' {delete}"].map(split),
    symbols: ["[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "{digits} . , ? ! ' {delete}"].map(split),
};

/** What stands beside the space bar, or in its place. */
const last = {
    url: [".", "/", "{.com}"],
    email: ["{space}", "@", "."],
    twitter: ["{space}", "@", "#"],
    search: ["{space}", "."],
};

/** The key in the corner of the keyboards with numbers alone. */
const corner = { numbers: "{none}", decimal: ".", phone: "{signs}" };

const pad = ["1 2 3", "4 5 6", "7 8 9"].map(split);

/** The letters that a telephone has under its numbers. */
export const under = { 2: "ABC", 3: "DEF", 4: "GHI", 5: "JKL", 6: "MNO", 7: "PQRS", 8: "TUV", 9: "WXYZ" };

/** Whether it has numbers alone. */
export function isPad(keys) {
    return keys in corner;
}

/** The board that a keyboard begins with. */
export function firstBoard(keys) {
    return keys === "punctuation" ? "digits" : "letters";
}

/**
 * The rows of a keyboard, from the top.
 *
 * @param {string} keys as API.ViewKeyboard has them
 * @param {string} board `letters`, `digits` or `symbols`; a telephone's `signs`
 * @returns {string[][]}
 */
export function rows(keys, board) {
    if (isPad(keys)) {
        if (board === "signs")
            return [
                ["*", "+", "#"],
                ["{none}", ",", "{none}"],
                ["{none}", ";", "{none}"],
                ["{numbers}", "0", "{delete}"],
            ];
        return [...pad, [corner[keys], "0", "{delete}"]];
    }
    const turn = board === "letters" ? "{digits}" : "{letters}";
    return [...boards[board], [turn, ...(last[keys] ?? ["{space}"]), "{return}"]];
}
