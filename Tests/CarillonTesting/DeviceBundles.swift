public import Foundation

/// Bundles for tests, whose executables are scripts that speak the link.
public enum ScriptedBundle {
    /// What a service extension does.
    public enum Service: String, Sendable, CaseIterable {
        /// Delivers at once, with “ ✓” behind the title.
        case delivers
        /// Delivers when it is warned.
        case overruns
        /// Returns from the warning without delivering.
        case givesUp
        /// Answers nothing at all.
        case hangs
        /// Ends by a signal, after a last word.
        case crashes
        /// Crashes, and ends only after more than its time: its stack is being written.
        case crashesSlowly
        /// Leaves with status 3.
        case exits
        /// Delivers content without text.
        case empties
        /// Calls the handler twice.
        case twice
        /// Attaches the file that `userInfo.file` names.
        case attaches
        /// Says something that is no frame.
        case babbles
        /// Never says hello.
        case never
    }

    /// What an app does.
    public enum App: Sendable {
        /// Answers everything.
        case answers
        /// Leaves its place on the link to the test: it writes its launch secret into that FIFO.
        case standsIn(fifo: String)
    }

    /// Writes `<name>.app`, with an app that answers everything and, when asked for, a service extension.
    public static func make(
        in folder: URL,
        bundleID: String = "com.example.app",
        app behaviour: App = .answers,
        service: Service? = nil,
        content: Content? = nil,
        entitlements: [String: Any] = [:]
    ) throws -> URL {
        let app = folder.appending(path: "\(bundleID)-\(UUID().uuidString.prefix(6)).app")
        let script =
            switch behaviour {
            case .answers: content == nil ? appScript : categories + appScript
            case .standsIn(let fifo): "fifo = '\(fifo)'\n" + standInScript
            }
        try write(app, id: bundleID, name: "Example", script: script, extra: [:], entitlements)
        if let service {
            let point = ["NSExtensionPointIdentifier": "com.apple.usernotifications.service"]
            try write(
                app.appending(path: "PlugIns/Service.appex"),
                id: "\(bundleID).service",
                name: "Service",
                script: serviceScript(service),
                extra: ["NSExtension": point],
                entitlements
            )
        }
        if let content {
            try write(
                app.appending(path: "PlugIns/Content.appex"),
                id: "\(bundleID).content",
                name: "Content",
                script: contentScript(content),
                extra: ["NSExtension": contentDescription],
                entitlements
            )
        }
        return app
    }

    private static func write(
        _ bundle: URL,
        id: String,
        name: String,
        script: String,
        extra: [String: Any],
        _ entitlements: [String: Any]
    ) throws {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let info =
            ["CFBundleIdentifier": id, "CFBundleName": name, "CFBundleExecutable": "main"]
            .merging(extra) { $1 } as [String: Any]
        try list(info).write(to: bundle.appending(path: "Info.plist"))
        if !entitlements.isEmpty { try list(entitlements).write(to: bundle.appending(path: "Entitlements.plist")) }
        let executable = bundle.appending(path: "main")
        try Data((linkScript + script).utf8).write(to: executable)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
    }

    private static func list(_ values: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    // MARK: Scripts

    static let linkScript = #"""
        #!/usr/bin/env python3
        import json, os, signal, socket, struct, sys, time
        link = socket.socket(socket.AF_UNIX)
        def send(frame):
            body = json.dumps(frame).encode()
            link.sendall(struct.pack(">I", len(body)) + body)
        def exactly(count):
            data = b""
            while len(data) < count:
                more = link.recv(count - len(data))
                if not more: sys.exit(0)
                data += more
            return data
        def receive():
            return json.loads(exactly(struct.unpack(">I", exactly(4))[0]))
        def hello():
            link.connect(os.environ["CARILLON_LINK"])
            send({"hello": {"_0": {"version": 1, "role": os.environ["CARILLON_ROLE"],
                "bundleID": os.environ["CARILLON_BUNDLE_ID"], "processID": os.getpid(),
                "launchSecret": os.environ["CARILLON_LAUNCH_SECRET"]}}})
            return receive()["welcome"]["_0"]
        def reply(id, name, value=None):
            send({"reply": {"id": id, "_1": {name: {} if value is None else {"_0": value}}}})

        """#

    /// Answers everything; its output tells what it was told.
    private static let appScript = #"""
        state = hello()["applicationState"]
        print("launched", state, flush=True)
        if "early" in globals(): early()
        send({"appCall": {"id": 1, "_1": {"delegateChanged": {"isSet": True}}}})
        send({"appCall": {"id": 2, "_1": {"registerForRemoteNotifications": {}}}})
        while True:
            frame = receive()
            if "deviceCall" not in frame: continue
            id, call = frame["deviceCall"]["id"], frame["deviceCall"]["_1"]
            name = next(iter(call))
            print(name, json.dumps(call[name].get("_0")), flush=True)
            if name == "willPresent": reply(id, "presentation", 16 | 8 | 2)
            elif name == "backgroundPush": reply(id, "fetchResult", 0)
            elif name == "didReceive" and call[name]["_0"]["actionIdentifier"] == "crash": os.kill(os.getpid(), signal.SIGKILL)
            else: reply(id, "done")
        """#

    private static let standInScript = #"""
        with open(fifo, "w") as file:
            file.write(os.environ["CARILLON_LAUNCH_SECRET"])
        time.sleep(600)
        """#

    private static func serviceScript(_ service: Service) -> String {
        "behaviour = '\(service.rawValue)'\n" + #"""
            if behaviour == "never":
                time.sleep(600)
            hello()
            print("hello from the extension", flush=True)
            if behaviour == "babbles":
                link.sendall(b"\x00\x00\x00\x05hello")
                time.sleep(600)
            while True:
                frame = receive()
                if "deviceCall" not in frame: continue
                id, call = frame["deviceCall"]["id"], frame["deviceCall"]["_1"]
                name = next(iter(call))
                if name == "serve":
                    served, content = id, call[name]["_0"]["content"]
                    content["title"]["plain"] += " ✓"
                    if behaviour in ("delivers", "twice"): reply(id, "content", content)
                    if behaviour == "twice":
                        content["title"]["plain"] = "second"
                        reply(id, "content", content)
                    if behaviour == "empties":
                        for key in ("title", "subtitle", "body"): content[key] = {"plain": ""}
                        content.pop("sound", None)
                        content["badge"] = 7
                        reply(id, "content", content)
                    if behaviour == "attaches":
                        place = os.environ["CARILLON_CONTAINER"] + "/tmp/picture"
                        open(place, "wb").write(open(content["userInfo"]["file"], "rb").read())
                        content["attachments"] = [{"identifier": "", "path": place, "type": "public.png",
                            "options": {"isThumbnailHidden": False}}]
                        reply(id, "content", content)
                    if behaviour == "crashes":
                        print("Fatal error: unexpectedly found nil", file=sys.stderr, flush=True)
                        os.kill(os.getpid(), signal.SIGILL)
                    if behaviour == "crashesSlowly":
                        print("*** Signal 4: Backtracing from 0x1000... ***", file=sys.stderr, flush=True)
                        go = os.environ["CARILLON_CONTAINER"] + "/tmp/go"
                        while not os.path.exists(go): time.sleep(0.01)
                        print("Fatal error: unexpectedly found nil", file=sys.stderr, flush=True)
                        os.kill(os.getpid(), signal.SIGILL)
                    if behaviour == "exits": sys.exit(3)
                    if behaviour == "hangs": time.sleep(600)
                if name == "serviceTimeWillExpire":
                    if behaviour == "overruns":
                        content["title"]["plain"] = "best attempt"
                        reply(served, "content", content)
                    reply(id, "done")
            """#
    }
}
