import assert from "node:assert/strict";
import { test } from "node:test";

const { firstBoard, isPad, rows } = await import("../../../Sources/Device/Screen/Page/keyboard/layouts.js");
const { deleteIn, isCapital, typeInto } = await import("../../../Sources/Device/Screen/Page/keyboard/typing.js");

/** A field as far as typing needs one. */
function field(value, start = value.length, end = start) {
    return /** @type {any} */ ({
        value,
        selectionStart: start,
        selectionEnd: end,
        told: 0,
        setRangeText(words, from, to) {
            this.value = this.value.slice(0, from) + words + this.value.slice(to);
            this.selectionStart = this.selectionEnd = from + words.length;
        },
        dispatchEvent() {
            this.told += 1;
        },
    });
}

globalThis.InputEvent ??= /** @type {any} */ (Event);

test("every keyboard has a way to delete, and back to its first board", () => {
    for (const keys of ["letters", "punctuation", "url", "email", "twitter", "search"]) {
        for (const board of ["letters", "digits", "symbols"]) {
            const all = rows(keys, board).flat();
            assert.ok(all.includes("{delete}"), `${keys} ${board}`);
            assert.ok(all.includes("{return}"), `${keys} ${board}`);
            assert.ok(all.includes(board === "letters" ? "{digits}" : "{letters}"), `${keys} ${board}`);
        }
        assert.ok(!isPad(keys));
    }
    for (const keys of ["numbers", "decimal", "phone"]) assert.equal(rows(keys, "letters").at(-1)?.at(-1), "{delete}");
    assert.equal(rows("decimal", "letters").at(-1)?.[0], ".");
    assert.ok(rows("phone", "signs").flat().includes("+"));
    assert.equal(firstBoard("punctuation"), "digits");
});

test("letters go where the caret is, and delete takes a whole character", () => {
    const one = field("ab", 1);
    typeInto(one, "x");
    assert.deepEqual([one.value, one.selectionStart, one.told], ["axb", 2, 1]);
    const family = field("a👨‍👩‍👧");
    assert.ok(deleteIn(family));
    assert.equal(family.value, "a");
    assert.ok(!deleteIn(field("")));
    const chosen = field("abcd", 1, 3);
    assert.ok(deleteIn(chosen));
    assert.equal(chosen.value, "ad");
});

test("large letters come where the field wants them", () => {
    assert.ok(isCapital("sentences", ""));
    assert.ok(isCapital("sentences", "Yes. "));
    assert.ok(!isCapital("sentences", "Yes "));
    assert.ok(isCapital("words", "Ada "));
    assert.ok(isCapital("all", "x"));
    assert.ok(!isCapital("none", ""));
});
