"""For everyone: names, contrast, focus, what is said aloud, stillness. The browser's own accessibility tree, its own pixels."""

import base64

import pytest
from person import lock
from test_states import advance, banner, open_center, phone, push, still_phone  # noqa: F401

# Roles that a hand or a key acts on.
ACTIVE = {"button", "switch", "radio", "tab", "link", "textbox", "searchbox", "combobox", "slider", "option", "checkbox", "menuitem"}


def unnamed(one):
    """What may be acted on and has no name, as the browser tells assistive technology."""
    session = one.context.new_cdp_session(one.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    found = [node for node in nodes if not node["ignored"] and node.get("role", {}).get("value") in ACTIVE]
    assert found, "nothing can be acted on"
    return [node["role"]["value"] for node in found if not node.get("name", {}).get("value", "").strip()]


# Every text that is seen, with its colour, its size and its box; what is dimmed on purpose is not asked for contrast.
TEXTS = """() => {
    const found = [], range = document.createRange(), root = document.querySelector(':is(dialog[open], .prompts:not([hidden]), .options:not([hidden]), .expanded:not([hidden]))') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
        const owner = node.parentElement, style = getComputedStyle(owner);
        if (!node.data.trim() || owner.closest('[aria-hidden=true], [inert], :disabled, .unseen, option, noscript')) continue;
        if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (box.width < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const top = document.elementFromPoint(x, y);
        if (!top || !(owner.contains(top) || top.contains(owner))) continue;
        const list = owner.closest('.list'), edge = list?.getBoundingClientRect();
        if (edge && (box.top < edge.top + 30 || box.bottom > edge.bottom - 140)) continue; // fades away at the edge
        let opacity = 1;
        for (let one = owner; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
        const size = parseFloat(style.fontSize), isLarge = size >= 24 || (size >= 18.6 && style.fontWeight >= 700);
        found.push({ words: node.data.trim().slice(0, 40), colour: style.color, opacity, isLarge, isShaded: style.textShadow !== 'none' || owner.matches('.badge'), // presentation.md gives the badge its red
            box: [box.x, box.y, box.width, box.height] });
    }
    return found;
}"""

# The contrast of each text to the pixels that are behind it (WCAG 2.2, 1.4.3): the middle of what it stands on.
CONTRAST = """async ([png, texts]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + png;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const linear = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const parse = (colour) => { dot.clearRect(0, 0, 1, 1); dot.fillStyle = colour; dot.fillRect(0, 0, 1, 1); return [...dot.getImageData(0, 0, 1, 1).data]; };
    return texts.map(({ words, colour, opacity, isLarge, isShaded, box: [x, y, width, height] }) => {
        const data = context.getImageData(Math.max(0, x), Math.max(0, y), Math.max(1, width), Math.max(1, height)).data, behind = [0, 0, 0];
        for (let at = 0; at < data.length; at += 4) for (const part of [0, 1, 2]) behind[part] += data[at + part];
        const back = behind.map((sum) => sum / (data.length / 4)), [r, g, b, a] = parse(colour), alpha = (a / 255) * opacity;
        const front = [r, g, b].map((value, part) => value * alpha + back[part] * (1 - alpha));
        const [dark, bright] = [light(front), light(back)].sort((one, other) => one - other);
        // What is shaded stands out by its shadow, too.
        return { words, ratio: (bright + 0.05) / (dark + 0.05), wanted: isLarge || isShaded ? 3 : 4.5 };
    }).filter((one) => one.ratio < one.wanted);
}"""


def too_faint(one, browser):
    """The texts that stand out too little from what is behind them."""
    one.settle()
    texts = one.page.evaluate(TEXTS)
    assert len(texts) > 3
    sheet = one.page.add_style_tag(content="* { color: transparent !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important; }")
    one.settle()
    png = one.page.screenshot()
    sheet.evaluate("it => it.remove()")
    page = browser.new_page()
    try:
        found = page.evaluate(CONTRAST, [base64.b64encode(png).decode(), texts])
        return sorted({f"{it['words']}: {it['ratio']:.2f} of {it['wanted']}" for it in found})
    finally:
        page.close()


def locked(phone, one):
    lock(phone)
    one.page.wait_for_selector(".lock.here .card")


def expanded(phone, one):
    phone.post(f"cards/{phone.cards()[0]['key']}/expand")
    one.page.wait_for_selector(".expanded .actions")


def replying(phone, one):
    expanded(phone, one)
    one.page.locator('.actions [data-action="reply"]').click()
    one.page.wait_for_selector(".reply")


def options(phone, one):
    locked(phone, one)
    one.page.locator(".lock.here .card").first.focus()
    one.page.keyboard.press("ArrowLeft")
    one.page.locator(".row.open").get_by_role("button").first.press("Enter")
    one.page.wait_for_selector(".options:not([hidden])")


def settings(phone, one):
    one.page.locator(".dock .app-icon").nth(1).click()
    one.page.wait_for_selector(".settings.here .cell")


def app_settings(phone, one):
    settings(phone, one)
    one.page.locator(".settings .cell", has_text="Scripted").click()
    one.page.wait_for_selector(".settings .who")


def composing(phone, one):
    one.page.locator(".feed .write").first.click()
    one.page.locator(".composer .marks li").first.wait_for()


def helped(phone, one):
    one.page.locator(".help-button").click()
    one.page.wait_for_selector(".help")


STATES = {
    "home": lambda phone, one: None, "banner": lambda phone, one: banner(one, "Newest"), "lock": locked,
    "center": lambda phone, one: open_center(one), "expanded": expanded, "reply": replying, "options": options,
    "settings": settings, "app": app_settings, "composer": composing, "help": helped,
}


@pytest.fixture
def full(phone):  # noqa: F811
    """A phone with a card of each look."""
    push(phone, "Plain", **{"thread-id": "a"})
    push(phone, "Soon", **{"thread-id": "b", "interruption-level": "time-sensitive"})
    push(phone, "Now", **{"thread-id": "c", "interruption-level": "critical"})
    for number in range(3):
        push(phone, f"Stacked {number}", **{"thread-id": "d"})
    push(phone, "Newest", badge=3, **{"thread-id": "e"})
    return phone


@pytest.mark.parametrize("state", STATES)
def test_every_state_names_what_can_be_acted_on(full, look, state):
    one = look("?list=stack", at=full)
    STATES[state](full, one)
    one.settle()
    assert unnamed(one) == []


@pytest.mark.parametrize("appearance", ["light", "dark"])
@pytest.mark.parametrize("state", STATES)
def test_every_text_stands_out(full, look, browser, state, appearance):
    one = look(f"?list=stack&appearance={appearance}", at=full, bypass_csp=True)
    STATES[state](full, one)
    faint = too_faint(one, browser)
    assert not faint, "\n".join(faint)


@pytest.mark.parametrize("state", ["lock", "settings", "composer"])
def test_the_focus_is_seen_wherever_it_goes(full, look, state):
    one = look("?list=stack", at=full)
    STATES[state](full, one)
    one.gesture()
    ring = """() => { const it = document.activeElement, own = getComputedStyle(it), field = getComputedStyle(it.closest('.field') ?? it);
        return it === document.body || [own, field].some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 || style.boxShadow.includes('0px 0px 0px')) ? null : it.outerHTML.slice(0, 200); }"""
    seen = set()
    for _ in range(40):
        one.page.keyboard.press("Tab")
        assert one.page.evaluate(ring) is None
        seen.add(one.page.evaluate("document.activeElement.outerHTML.slice(0, 300)"))
    assert len(seen) > 10, "focus goes round"


def heard(one):
    """From now on `window.heard` holds what the live region says."""
    one.page.evaluate("""() => {
        window.heard = [];
        const region = document.querySelector('#announcer');
        new MutationObserver(() => region.textContent && window.heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
    }""")


@pytest.mark.parametrize("is_locked", [False, True])
def test_an_arrival_is_said_once(phone, look, is_locked):  # noqa: F811
    lock(phone, is_locked)
    one = look("?list=list", at=phone)
    heard(one)
    push(phone, "Said aloud")
    one.page.wait_for_function("() => window.heard.length > 0")
    # What is drawn again says nothing new: the time on the card changes.
    advance(phone, 120)
    push(phone, "The next one", **{"thread-id": "2"})
    one.page.wait_for_function("() => window.heard.at(-1).includes('The next one')")
    said = one.page.evaluate("window.heard")
    assert len(said) == 2 and "Said aloud" in said[0], said


def test_reduced_motion_has_nothing_that_goes_on(full, look):
    one = look("?list=list", at=full, reduced_motion="reduce")
    locked(full, one)
    push(full, "Arrives")
    one.page.locator(".lock.here .card", has_text="Arrives").wait_for()
    longest = one.page.evaluate("""() => Math.max(0, ...document.getAnimations().map((one) => {
        const timing = one.effect.getComputedTiming();
        return timing.iterations === Infinity ? Infinity : Number(timing.duration); }))""")
    assert longest <= 1


def test_every_action_of_a_card_by_keys(full, look):
    """Opens, answers, asks for options, clears, folds and unfolds without a pointer, and the focus is never lost."""
    one = look("?list=stack", at=full)
    locked(full, one)
    stack = one.page.get_by_role("button", name="Scripted, 3 notifications, stacked")
    stack.focus()
    one.page.keyboard.press(" ")
    one.page.get_by_role("button", name="Show Less").wait_for()
    assert one.page.evaluate("document.activeElement.matches('.card')"), "the newest of the stack has the focus"
    one.page.get_by_role("button", name="Show Less").press("Enter")
    stack.wait_for()
    card = one.page.locator(".lock.here .card", has_text="Plain")
    card.focus()
    one.page.keyboard.press("Delete")
    card.wait_for(state="detached")
    one.page.wait_for_function("() => document.activeElement.matches('.lock.here .card')")
