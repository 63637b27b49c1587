package import Foundation

/// Bundles for tests, whose executables are scripts that speak the link.
package enum ScriptedBundle {
    /// What a service extension does.
    package enum Service: String, Sendable, CaseIterable {
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
    package enum App: Sendable {
        /// Answers everything.
        case answers
        /// Leaves its place on the link to the test: it writes its launch secret into that FIFO.
        case standsIn(fifo: String)
    }

    /// Writes `<name>.app`, with an app that answers everything and, when asked for, a service extension.
    package static func make(
        in folder: URL,
        bundleID: String = "com.example.app",
        app behaviour: App = .answers,
        service: Service? = nil,
        content: Content? = nil,
        entitlements: [String: Any] = [:],
        info: [String: Any] = [:]
    ) throws -> URL {
        let app = folder.appending(path: "\(bundleID)-\(UUID().uuidString.prefix(6)).app")
        let script =
            switch behaviour {
            case .answers: content == nil ? appScript : categories + appScript
            case .standsIn(let fifo): "fifo = '\(fifo)'\n" + standInScript
            }
        try write(app, id: bundleID, name: "Example", script: script, extra: info, entitlements)
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
        try FileManager.default.copyItem(at: client, to: bundle.appending(path: client.lastPathComponent))
        let executable = bundle.appending(path: "main")
        try Data((linkScript + script).utf8).write(to: executable)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
    }

    private static func list(_ values: [String: Any]) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    // MARK: Scripts

    /// The links, spoken from Python: the scripts import it from their bundle.
    private static let client = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../carillon_links.py").standardizedFileURL

    static let linkScript = #"""
        #!/usr/bin/env -S python3 -B
        import json, os, signal, sys, time
        from carillon_links import AppLink, Closed, action, attachment, category, text

        """#

    /// Answers everything; its output tells what it was told.
    private static let appScript = #"""
        link = AppLink.launched()
        print("launched", link.welcome["applicationState"], flush=True)
        if "early" in globals(): early()
        link.begin("delegateChanged", isSet=True)
        link.begin("registerForRemoteNotifications")
        while True:
            try: number, call = link.next_call()
            except Closed: sys.exit(0)
            name = call.pop("type")
            print(name, json.dumps(call), flush=True)
            if name == "willPresent": link.reply(number, "presentation", options=16 | 8 | 2)
            elif name == "backgroundPush": link.reply(number, "fetchResult", result=0)
            elif name == "didReceive" and call["response"]["actionIdentifier"] == "crash": os.kill(os.getpid(), signal.SIGKILL)
            else: link.reply(number)
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
            link = AppLink.launched()
            print("hello from the extension", flush=True)
            if behaviour == "babbles":
                link.socket.sendall(b"\x00\x00\x00\x05hello")
                time.sleep(600)
            def deliver(number, content): link.reply(number, "content", content=content)
            while True:
                try: number, call = link.next_call()
                except Closed: sys.exit(0)
                if call["type"] == "serve":
                    served, content = number, call["request"]["content"]
                    content["title"] = text(content["title"]["plain"] + " ✓")
                    if behaviour in ("delivers", "twice"): deliver(number, content)
                    if behaviour == "twice":
                        content["title"]["plain"] = "second"
                        deliver(number, content)
                    if behaviour == "empties":
                        for key in ("title", "subtitle", "body"): content[key] = text("")
                        content.pop("sound", None)
                        content["badge"] = 7
                        deliver(number, content)
                    if behaviour == "attaches":
                        place = os.environ["CARILLON_CONTAINER"] + "/tmp/picture"
                        open(place, "wb").write(open(content["userInfo"]["file"], "rb").read())
                        content["attachments"] = [attachment(place, "public.png")]
                        deliver(number, content)
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
                if call["type"] == "serviceTimeWillExpire":
                    if behaviour == "overruns":
                        content["title"]["plain"] = "best attempt"
                        deliver(served, content)
                    link.reply(number)
            """#
    }
}
