extension ScriptedBundle {
    /// What a content extension does.
    public enum Content: String, Sendable, CaseIterable {
        /// Shows the notification's title and a button; a touch changes the title. Actions are answered as they are called:
        /// `stay`, `go`, `forward`, `never`; any other as `stay`.
        case shows
        /// Ends by a signal when it is to present.
        case crashes
        /// Says hello and then nothing.
        case hangs
        /// Shows its views and takes no event any more.
        case freezes
        /// Changes its views without an end.
        case floods
        /// Sends views that are no tree.
        case breaks
        /// Says that it cannot be shown.
        case refuses
    }

    static var contentDescription: [String: Any] {
        [
            "NSExtensionPointIdentifier": "com.apple.usernotifications.content-extension",
            "NSExtensionPrincipalClass": "Content",
            "NSExtensionAttributes": [
                "UNNotificationExtensionCategory": ["quiz", "vote"],
                "UNNotificationExtensionInitialContentSizeRatio": 0.5,
                "UNNotificationExtensionDefaultContentHidden": true,
                "UNNotificationExtensionUserInteractionEnabled": true,
            ] as [String: Any],
        ]
    }

    /// What an app with a content extension says before anything else.
    static let categories = #"""
        def early():
            actions = [{"identifier": name, "title": {"plain": name}, "options": 0} for name in ("stay", "go", "forward", "never")]
            category = {"identifier": "quiz", "actions": actions, "intentIdentifiers": [], "options": 0,
                "hiddenPreviewsBodyPlaceholder": {"plain": ""}, "categorySummaryFormat": {"plain": ""}}
            send({"appCall": {"id": 99, "_1": {"setCategories": {"_0": [category]}}}})

        """#

    static func contentScript(_ content: Content) -> String {
        "behaviour = '\(content.rawValue)'\n" + #"""
            font = {"size": 17, "weight": 400}
            def text(words):
                run = {"text": words, "font": font, "color": "#000000ff/#ffffffff"}
                return {"lines": [{"runs": [run], "x": 0, "y": 0, "width": 100, "height": 22}], "alignment": 4}
            def node(id, y, content, children=[], hears=[]):
                return {"id": id, "children": children, "frame": {"x": 0, "y": y, "width": 378, "height": 40},
                    "content": content, "style": {}, "hears": hears}
            def label(words): return node(2, 0, {"label": {"text": text(words)}})
            panel = {"root": 1, "height": 120, "players": [], "title": "Quiz"}
            button = {"title": text("Guess"), "isEnabled": True, "isSelected": False, "label": "Guess"}
            calls = 0
            def tell(report):
                global calls
                calls += 1
                send({"appCall": {"id": calls, "_1": {"contentExtension": {"_0": report}}}})
            def views(changed, whole=False):
                update = {"isWhole": whole, "changed": changed, "removed": [], "panel": panel}
                tell({"views": {"_0": update}})
            hello()
            print("the content extension lives", flush=True)
            while True:
                frame = receive()
                if "deviceCall" not in frame: continue
                id, call = frame["deviceCall"]["id"], frame["deviceCall"]["_1"]
                order = call["contentExtension"]["_0"]
                name = next(iter(order))
                if behaviour == "hangs": continue
                if name == "present":
                    scene = order["present"]["_0"]
                    if behaviour == "crashes":
                        print("Fatal error: no label", file=sys.stderr, flush=True)
                        os.kill(os.getpid(), signal.SIGILL)
                    if behaviour == "refuses": tell({"failed": {"reason": "there is no storyboard"}})
                    root = node(1, 0, {"plain": {}}, [2, 3] if behaviour != "breaks" else [2, 3, 4])
                    title = scene["notification"]["request"]["content"]["title"]["plain"]
                    views([root, label(title), node(3, 60, {"button": {"_0": button}}, hears=["tap"])], True)
                    if behaviour == "floods":
                        for number in range(100000): views([label(str(number))])
                    reply(id, "done")
                elif name == "answer":
                    action = order["answer"]["_0"]["actionIdentifier"]
                    views([label("answered " + action)])
                    if action == "never": continue
                    reply(id, "responseOption", {"go": 1, "forward": 2}.get(action, 0))
                else:
                    if behaviour == "freezes": continue
                    if name == "receive": views([label("again " + order["receive"]["_0"]["request"]["content"]["title"]["plain"])])
                    if name == "event":
                        what = next(iter(order["event"]["_0"]))
                        if what == "touch": views([label("touched")])
                        if what == "value": tell({"actions": {"_0": [{"identifier": "new", "title": {"plain": "New"}, "options": 0}]}})
                        if what == "returnKey": tell({"dismiss": {}})
                    if name == "traits": views([label("dark" if order["traits"]["_0"]["isDark"] else "light")])
                    reply(id, "done")
            """#
    }
}
