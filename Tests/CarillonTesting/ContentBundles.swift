extension ScriptedBundle {
    /// What a content extension does.
    package enum Content: String, Sendable, CaseIterable {
        /// Shows the notification's title and a button; a touch changes the title. Actions are answered as they are called:
        /// `stay`, `go`, `forward`, `never`, `clear` (which removes its own notification and forwards); any other as
        /// `stay`.
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
            actions = [action(name) for name in ("stay", "go", "forward", "clear", "never")]
            link.begin("setCategories", categories=[category("quiz", actions)])

        """#

    static func contentScript(_ content: Content) -> String {
        "behaviour = '\(content.rawValue)'\n" + #"""
            font = {"size": 17, "weight": 400}
            def block(words):
                run = {"text": words, "font": font, "color": "#000000ff/#ffffffff"}
                return {"lines": [{"runs": [run], "x": 0, "y": 0, "width": 100, "height": 22}], "alignment": 4}
            def node(id, y, content, children=[], hears=[]):
                return {"id": id, "children": children, "frame": {"x": 0, "y": y, "width": 378, "height": 40},
                    "content": content, "style": {}, "hears": hears}
            def label(words): return node(2, 0, {"type": "label", "text": block(words)})
            panel = {"root": 1, "height": 120, "players": [], "title": "Quiz"}
            button = {"type": "button", "title": block("Guess"), "isEnabled": True, "isSelected": False, "label": "Guess"}
            def tell(report, **members): link.begin("contentExtension", report={"type": report, **members})
            def views(changed, whole=False): tell("views", isWhole=whole, changed=changed, removed=[], panel=panel)
            link = AppLink.launched()
            print("the content extension lives", flush=True)
            while True:
                try: number, call = link.next_call()
                except Closed: sys.exit(0)
                order = call["order"]
                name = order["type"]
                if behaviour == "hangs": continue
                if name == "present":
                    if behaviour == "crashes":
                        print("Fatal error: no label", file=sys.stderr, flush=True)
                        os.kill(os.getpid(), signal.SIGILL)
                    if behaviour == "refuses": tell("failed", reason="there is no storyboard")
                    root = node(1, 0, {"type": "plain"}, [2, 3] if behaviour != "breaks" else [2, 3, 4])
                    title = order["notification"]["request"]["content"]["title"]["plain"]
                    views([root, label(title), node(3, 60, button, hears=["tap"])], True)
                    if behaviour == "floods":
                        for count in range(100000): views([label(str(count))])
                    link.reply(number)
                elif name == "answer":
                    chosen = order["response"]["actionIdentifier"]
                    views([label("answered " + chosen)])
                    if chosen == "never": continue
                    if chosen == "clear": link.call("removeDelivered")
                    link.reply(number, "responseOption", option={"go": 1, "forward": 2, "clear": 2}.get(chosen, 0))
                else:
                    if behaviour == "freezes": continue
                    if name == "receive": views([label("again " + order["notification"]["request"]["content"]["title"]["plain"])])
                    if name == "event":
                        what = order["event"]["type"]
                        if what == "touch": views([label("touched")])
                        if what == "value": tell("actions", actions=[action("new", "New")])
                        if what == "returnKey": tell("dismiss")
                    if name == "traits": views([label("dark" if order["isDark"] else "light")])
                    link.reply(number)
            """#
    }
}
