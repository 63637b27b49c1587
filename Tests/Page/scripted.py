"""An app and its content extension as scripts that speak the link: any view tree, without a compiler."""

import pathlib
import plistlib
import shutil
import stat

import carillon_links

APP_ID = "com.example.Scripted"

LINK = '''#!/usr/bin/env -S python3 -B
import os, signal, sys, time
from carillon_links import AppLink, Closed, action, category, text
link = AppLink.launched()
'''

APP = '''
actions = [action("comment", "Comment"), action("finish", "Finish"), action("open", "Open", options=4),
    action("note", "Note", textInput={"buttonTitle": "Save", "placeholder": "Your note"})]
link.begin("delegateChanged", isSet=True)
write = action("reply", "Reply", textInput={"buttonTitle": "Send", "placeholder": "Your words"},
    icon={"type": "system", "name": "arrowshape.turn.up.left"})
talk = [write, action("later", "Later"), action("delete", "Delete", options=2)]
link.begin("setCategories", categories=[category("live", actions),
    category("talk", talk, placeholder="%u secrets", summary="%u more"),
    category("titled", talk, options=4, placeholder="A secret")])
link.begin("registerForRemoteNotifications")
try:
    while True:
        number, call = link.next_call()
        if call["type"] == "willPresent": link.reply(number, "presentation", options=26)
        elif call["type"] == "backgroundPush": link.reply(number, "fetchResult", result=0)
        else: link.reply(number)
except Closed:
    sys.exit(0)
'''

EXTENSION = '''
HERE = os.environ["CARILLON_BUNDLE_PATH"]
INK = "#000000ff/#ffffffff"
def font(size=17, weight=400): return {"size": size, "weight": weight}
def block(words, size=17, weight=400, color=INK, x=0, alignment=4):
    lines = [{"runs": [{"text": line, "font": font(size, weight), "color": color}], "x": x, "y": index * 22,
        "width": 300, "height": 22} for index, line in enumerate(words.split("\\n"))]
    return {"lines": lines, "alignment": alignment}
def node(id, frame, content=None, children=(), hears=(), **style):
    x, y, width, height = frame
    return {"id": id, "children": list(children), "frame": {"x": x, "y": y, "width": width, "height": height},
        "content": content or {"type": "plain"}, "style": style, "hears": list(hears)}
def label(words, **options): return {"type": "label", "text": block(words, **options)}
def field(placeholder, serial=1, words="", border=3):
    return {"type": "textField", "text": words, "serial": serial, "placeholder": placeholder, "font": font(), "color": INK,
        "alignment": 4, "isEnabled": True, "isEditable": True, "isSecure": False, "returnKey": "send", "keyboard": "default",
        "insets": [0, 0, 0, 0], "border": border}
def button(words): return {"type": "button", "title": block(words, weight=600, color="#007affff", x=12),
    "isEnabled": True, "isSelected": False, "label": words}
def image(name, width, height, fit=2): return {"type": "image",
    "source": {"type": "file", "path": HERE + "/" + name}, "width": width, "height": height, "fit": fit}
panel = {"root": 1, "height": 320, "players": [], "title": "A live view"}
def views(changed, whole=False, removed=(), animation=None):
    update = {"isWhole": whole, "changed": changed, "removed": list(removed), "panel": panel}
    if animation: update["animation"] = animation
    link.begin("contentExtension", report={"type": "views", **update})
def say(words): views([node(2, (16, 12, 346, 44), label(words))])

def controls():
    blue = "#34c759ff"
    rows = [node(31 + i, (0, i * 44, 346, 44), label(f"Row {i}"), hears=["tap"], background="#7878801f") for i in range(8)]
    return [
        node(1, (0, 0, 378, 320), children=[2, 3, 4, 5, 6, 7, 8, 9], background="#fff8efff/#2a2018ff"),
        node(2, (16, 12, 346, 44), label("Capital of Peru?", size=20, weight=600)),
        node(3, (16, 60, 120, 44), button("Guess"), hears=["tap"], background="#007aff22", cornerRadius=12),
        node(4, (150, 66, 51, 31), {"type": "toggle", "isOn": False, "isEnabled": True, "tint": blue}),
        node(5, (212, 66, 150, 31), {"type": "slider", "value": 0.2, "minimum": 0, "maximum": 1, "isEnabled": True, "tint": blue}),
        node(6, (16, 112, 346, 36), field("Your answer")),
        node(7, (16, 156, 110, 110), image("peak.png", 110, 110), cornerRadius=16, clips=True,
            border={"width": 2, "color": "#00000044"}),
        node(8, (140, 156, 222, 110), {"type": "scroll", "width": 222, "height": 352, "offset": {"x": 0, "y": 0}, "serial": 1,
            "isEnabled": True, "isPaging": False, "showsIndicators": True}, children=[r["id"] for r in rows]),
        node(9, (16, 276, 346, 36), {"type": "segments", "titles": ["Easy", "Hard"], "selected": 0, "isEnabled": True}),
        *rows]

def media(overlay):
    panel["mediaButton"] = {"isOverlay": overlay, "frame": {"x": 139, "y": 70, "width": 100, "height": 100}, "isPlaying": False}
    panel["players"] = [{"id": 1, "source": HERE + "/tone.wav", "isPlaying": False, "rate": 1, "volume": 1, "isMuted": False,
        "loops": True}]
    return [node(1, (0, 0, 378, 320), children=[2, 3]), node(2, (16, 12, 346, 44), label("Paused")),
        node(3, (0, 60, 378, 200), {"type": "video", "player": 1, "fit": 1}, background="#202020ff")]

def hostile():
    nasty = "<script>alert(1)</script><img src=x onerror=alert(2)> \\u202e evil \\u0000"
    evil = {"type": "image", "source": {"type": "symbol", "name": nasty}, "width": 40, "height": 40, "fit": 1}
    files = [node(7 + i, (60 + i * 60, 200, 50, 50), image(name, 50, 50)) for i, name in
        enumerate(["evil.svg", "page.html", "bomb.png", "broken.png"])]
    return [node(1, (0, 0, 378, 320), children=[2, 3, 4, 5, 6, 7, 8, 9, 10]), *files, node(2, (16, 12, 346, 44), label(nasty)),
        node(3, (16, 60, 120, 44), button(nasty), hears=["tap"]), node(4, (16, 110, 100, 40), evil),
        node(5, (16, 160, 300, 40), {"type": "missing", "what": nasty}), node(6, (0, 200, 50, 50), image("../../../../../../device.sqlite", 50, 50))]

def written(value, words, key=None):
    """The same, with the words wherever a view says what its author wrote."""
    free = ("text", "family", "link", "label", "what", "placeholder", "data", "identifier", "hint", "name", "titles", "value")
    if isinstance(value, dict): return {name: written(inner, words, name) for name, inner in value.items()}
    if isinstance(value, list): return [written(inner, words, key) for inner in value]
    return words if isinstance(value, str) and key in free else value

def everything(all_words):
    import json
    samples = [sample for sample in json.load(open(HERE + "/views.json")) if sample["type"] != "video"]
    samples.append({"type": "image", "source": {"type": "symbol", "name": ""}, "width": 40, "height": 40, "fit": 1})
    nodes = []
    for words in all_words:
        panel["title"] = words
        for sample in samples:
            id = 10 + len(nodes)
            one = node(id, (id % 300, id / 2, 60, 16), written(sample, words), hears=["tap"])
            one["accessibility"] = {"label": words, "hint": words, "value": words, "identifier": words, "isHidden": False}
            nodes.append(one)
    return [node(1, (0, 0, 378, 320), children=[one["id"] for one in nodes]), *nodes]

def tree(kind, words=()):
    if kind == "everything": return everything(words)
    if kind == "media": return media(False)
    if kind == "overlay": return media(True)
    if kind == "hostile": return hostile()
    return controls()

def accessory():
    panel["accessory"] = 50
    panel["focus"] = 51
    return [node(50, (0, 0, 378, 52), children=[51, 52]), node(51, (12, 8, 270, 36), field("Comment")),
        node(52, (292, 8, 80, 36), button("Post"), hears=["tap"])]

def play(on):
    panel["players"][0]["isPlaying"] = on
    panel["mediaButton"]["isPlaying"] = on
    say("Playing" if on else "Paused")

typed = ""
while True:
    try:
        number, call = link.next_call()
    except Closed:
        sys.exit(0)
    order = call["order"]
    name = order["type"]
    if name == "present":
        info = order["notification"]["request"]["content"]["userInfo"]
        kind = info.get("show", "controls")
        if kind == "crash":
            print("Fatal error: Index out of range", file=sys.stderr, flush=True)
            os.kill(os.getpid(), signal.SIGILL)
        views(tree(kind, info.get("words", ())), True)
        link.reply(number)
        if kind == "flood":
            for count in range(100000): say(str(count))
        if kind == "animate":
            for count in range(3600):
                views([node(2, (16 + count % 60, 12, 346, 44), label(f"frame {count}"))])
                time.sleep(1 / 60)
    elif name == "answer":
        action = order["response"]["actionIdentifier"]
        if action == "comment": views(accessory())
        if action == "note": say("noted: " + order["response"]["userText"])
        link.reply(number, "responseOption", option={"comment": 0, "note": 0, "finish": 1}.get(action, 2))
    elif name == "receive":
        say("again: " + order["notification"]["request"]["content"]["title"]["plain"])
        link.reply(number)
    elif name == "traits":
        say("dark" if order["isDark"] else "light")
        link.reply(number)
    elif name == "event":
        value = order["event"]
        what = value["type"]
        if what == "touch" and value["node"] == 3:
            panel["height"] = 360
            views([node(1, (0, 0, 378, 360), children=[2, 3, 4, 5, 6, 7, 8, 9], background="#fff8efff/#2a2018ff"),
                node(2, (16, 12, 346, 44), label("Lima", size=20, weight=600)),
                node(7, (240, 156, 110, 110), image("peak.png", 110, 110), cornerRadius=55, clips=True)],
                animation={"duration": 0.3, "delay": 0, "curve": "easeInOut"})
        elif what == "touch" and value["node"] == 52:
            del panel["accessory"], panel["focus"]
            views([node(2, (16, 12, 346, 44), label("posted: " + typed))], removed=[50, 51, 52])
        elif what == "touch": say(f"row {value['node'] - 31}")
        elif what == "text":
            typed = value["text"]
            if value["node"] == 6: say("typed " + typed)
        elif what == "returnKey": say("sent " + typed)
        elif what == "value": say(f"value {value['node']} {value['value']:.2f}")
        elif what == "mediaButton": play(value["play"])
        link.reply(number)
'''


def write_bundle(folder, picture, tone, app_id=APP_ID, hostile=None):
    """Writes the app's bundle: pictures and sounds lie in the extension's own."""
    app = pathlib.Path(folder) / "Scripted.app"
    extension = app / "PlugIns/Content.appex"
    description = {
        "NSExtensionPointIdentifier": "com.apple.usernotifications.content-extension",
        "NSExtensionPrincipalClass": "Content",
        "NSExtensionAttributes": {
            "UNNotificationExtensionCategory": "live",
            "UNNotificationExtensionInitialContentSizeRatio": 0.8,
            "UNNotificationExtensionDefaultContentHidden": True,
            "UNNotificationExtensionOverridesDefaultTitle": True,
            "UNNotificationExtensionUserInteractionEnabled": True,
        },
    }
    _write(app, app_id, "Scripted", LINK + APP, {})
    _write(extension, f"{app_id}.content", "Content", LINK + EXTENSION, {"NSExtension": description})
    (extension / "peak.png").write_bytes(picture)
    for name, content in (hostile or {}).items():
        (extension / name).write_bytes(content)
    (extension / "tone.wav").write_bytes(tone)
    return app


def _write(bundle, identifier, name, script, more):
    bundle.mkdir(parents=True)
    info = {"CFBundleIdentifier": identifier, "CFBundleName": name, "CFBundleExecutable": "main", **more}
    (bundle / "Info.plist").write_bytes(plistlib.dumps(info))
    (bundle / "main").write_text(script)
    shutil.copy(carillon_links.__file__, bundle)
    (bundle / "main").chmod(stat.S_IRWXU)


def payload(title, show="controls", thread="t", words=(), **aps):
    alert = {"title": title, "body": "The default text."}
    return {"aps": {"alert": alert, "category": "live", "thread-id": thread, **aps}, "show": show, "words": list(words)}


__all__ = ["APP_ID", "payload", "write_bundle"]
