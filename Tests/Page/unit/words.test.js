import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./browser.js";

const { after, inChinese, learn } = await import("../../../Sources/Device/Screen/Page/inspector/sentences.js");
const { shortened } = await import("../../../Sources/Device/Screen/Page/inspector/identifier.js");
const { templatesFor, written } = await import("../../../Sources/Device/Screen/Page/inspector/templates.js");
const { tone, verdictOf } = await import("../../../Sources/Device/Screen/Page/inspector/verdict.js");
const { tables } = await import("../../../Sources/Device/Screen/Page/app/strings.js");

const table = JSON.parse(readFileSync(new URL("../../../Sources/Device/Screen/Page/inspector/sentences.json", import.meta.url), "utf8"));
learn(table);

test("the device's sentences are said in Chinese, with their parts", () => {
    assert.equal(inChinese("Shown: banner, lock screen; it is critical"), "显示于：横幅、锁定屏幕；为重要警告");
    assert.equal(inChinese("The service extension does not run: the app has no service extension"), "通知服务扩展不运行：App 没有通知服务扩展");
    assert.equal(inChinese("Sent to device D1 from the store (gateway two)."), "已发往设备 D1（网关 two）。");
    assert.equal(inChinese("The device has it; the gateway no longer keeps it for delivery."), "设备已收到，网关不再为投递保留。");
    assert.equal(inChinese("The badge goes from 1 to 3"), "标记由 1 变为 3");
    assert.equal(inChinese("no phone knows “titel”; is “title” meant?"), "没有手机认识“titel”；是指“title”吗？");
    assert.equal(inChinese("400 BadDeviceToken: no device here has ever been given this token."), "400 BadDeviceToken：这里从未有设备得到过此令牌。");
    assert.equal(inChinese("Crashed at NotificationService.swift:13"), "扩展崩溃：NotificationService.swift:13");
});

test("no sentence has two translations, and every group that is named is there", () => {
    const pairs = Object.values(table).flat();
    assert.equal(new Set(pairs.map(([pattern]) => pattern)).size, pairs.length);
    for (const [pattern, chinese] of pairs) {
        const groups = new RegExp(`${pattern}|`).exec("").length - 1;
        for (const [, number] of chinese.matchAll(/[$@](\d)/g)) assert.ok(Number(number) <= groups, `${chinese} names a part that ${pattern} has not`);
    }
});

test("a word is not said twice", () => {
    assert.equal(after("Shown", "Shown: banner; it is critical"), "Banner; it is critical");
    assert.equal(after("Suppressed", "Not shown; alerts are off for this app"), "Not shown; alerts are off for this app");
});

test("a sentence that is not known stays as it is", () => {
    assert.equal(inChinese("Something of a later version"), "Something of a later version");
});

test("identifiers are shortened where they are long", () => {
    assert.equal(shortened("8d687e1f-0000-4000-8000-000000000000"), "8d687e1f…");
    assert.equal(shortened("short"), "short");
    assert.equal(shortened("local-com.example.App-morning"), "local-com.example…");
});

test("templates are those that the app can show, and none needs a network", () => {
    const plain = { hasServiceExtension: false, categories: [], contentCategories: [] };
    const rich = { hasServiceExtension: true, categories: ["message", "quiz"], contentCategories: ["quiz"] };
    const names = (app) => templatesFor(app).map((one) => one.name.en);
    assert.ok(!names(plain).includes("Picture") && !names(plain).includes("With actions"));
    assert.ok(names(rich).includes("Picture") && names(rich).includes("Quiz in a content extension"));
    assert.ok(!names(rich).includes("Content extension"));
    for (const one of templatesFor(rich)) {
        const { payload } = written(one, rich);
        assert.ok(JSON.parse(payload).aps);
        assert.ok(!payload.includes("http"), `${one.name.en} needs a network`);
    }
    const actions = templatesFor(rich).find((one) => one.name.en === "With actions");
    assert.equal(JSON.parse(written(actions, rich).payload).aps.category, "message");
});

test("a verdict is said in words and colour, with the author's line", () => {
    const crash = { kind: "crashed", severity: "failed", title: "Crashed at Service.swift:13", place: "Service.swift:13", detail: "Index out of range" };
    assert.deepEqual(verdictOf(crash), { kind: "crashed", word: "Crashed at Service.swift:13", tone: "bad", said: "Index out of range" });
    assert.deepEqual(verdictOf({ kind: "shown", severity: "good", title: "Shown" }), { kind: "shown", word: "Shown", tone: "good", said: "" });
    assert.equal(verdictOf({ kind: "of-a-later-version", severity: "warning", title: "Something new" }).word, "Something new");
    assert.equal(tone("extension-crashed"), "bad");
});

test("both languages have the same words", () => {
    const keys = (table) => Object.entries(table).flatMap(([key, value]) => (value && typeof value === "object" && !Array.isArray(value) ? [key, ...keys(value)] : [key]));
    assert.deepEqual(keys(tables.zh).sort(), keys(tables.en).sort());
});
