import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import "./browser.js";

const { ago, clockTime, exactTime, offset, playTime } = await import("../../../Sources/Device/Screen/Page/app/time.js");
const { preferences } = await import("../../../Sources/Device/Screen/Page/app/preferences.js");

const noon = new Date(2026, 2, 14, 14, 5, 9);
const seconds = noon.getTime() / 1000;
/** Some versions put a narrow space before AM and PM. */
const plain = (words) => words.replaceAll(/\s/g, " ");

afterEach(() => (preferences.lang = "en"));

test("clocks of the phone and of the lists count the same hours", () => {
    assert.equal(clockTime(noon), "2:05");
    assert.equal(plain(exactTime(seconds)), "2:05:09 PM");
    preferences.lang = "zh";
    assert.equal(clockTime(noon), "14:05");
    assert.equal(exactTime(seconds), "14:05:09");
});

test("how long ago, as on a notification", () => {
    const past = (by) => plain(ago(seconds - by, noon));
    assert.equal(past(0), "now");
    assert.equal(past(59), "now");
    assert.equal(past(60), "1m ago");
    assert.equal(past(3599), "59m ago");
    assert.equal(past(3600), "1h ago");
    assert.equal(past(15 * 3600), "Yesterday 11:05 PM");
    assert.equal(past(3 * 86400), "Mar 11");
});

test("a step's distance is as exact as it is short", () => {
    const pairs = [
        [0, "0 ms"],
        [0.0042, "+4.2 ms"],
        [0.25, "+250 ms"],
        [3.456, "+3.46 s"],
        [75, "+1 min 15 s"],
        [7260, "+2 h 1 min"],
    ];
    for (const [distance, words] of pairs) assert.equal(offset(distance), words);
});

test("players without a length say so", () => {
    assert.equal(playTime(67), "1:07");
    assert.equal(playTime(Number.NaN), "–:––");
});
