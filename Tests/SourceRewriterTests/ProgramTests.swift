import Foundation
import SourceRewriter
import Testing

/// Author files, rewritten, through the real compiler, and run.
@Suite(.timeLimit(.minutes(5))) struct ProgramTests {
    @Test("Selectors reach methods through timers, notifications and perform")
    func selectors() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": #"""
            import Foundation

            var isDone = false

            class Base: NSObject {
                @objc private func hidden(_ note: Notification) { print("hidden \(note.name.rawValue)") }
                func listen() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(hidden(_:)), name: Notification.Name("ping"), object: nil)
                }
            }

            @objc(Renamed) @objcMembers final class Sub: Base {
                @IBOutlet weak var label: NSString!
                @IBInspectable var radius: CGFloat = 0
                @objc dynamic var title: String? = "none"
                func member(_ text: String, times: Int) -> String { String(repeating: text, count: times) }
                @IBAction func tapped() { print("tapped") }
                @objc static func shared() -> Sub { Sub() }
                @objc func fail() throws { throw CocoaError(.fileNoSuchFile) }
                @objc func fire(_ timer: Timer) {
                    print("fired \(timer.userInfo as? String ?? "") on \(Thread.isMainThread)")
                    timer.invalidate()
                    isDone = true
                }
            }

            let sub = Sub()
            sub.listen()
            NotificationCenter.default.post(name: Notification.Name("ping"), object: nil)
            NotificationCenter.default.removeObserver(sub)
            NotificationCenter.default.post(name: Notification.Name("ping"), object: nil)
            print(sub.perform(#selector(Sub.member(_:times:)), with: "ab", with: 2).takeUnretainedValue())
            print(sub.responds(to: #selector(Sub.tapped)), sub.responds(to: Selector(("tapped:"))))
            sub.perform(NSSelectorFromString("tapped"))
            sub.setValue(NSNumber(value: 4), forKey: "radius")
            sub.setValue("now", forKey: #keyPath(Sub.title))
            print(sub.radius, sub.value(forKey: "title") ?? "nil", NSStringFromSelector(#selector(setter: Sub.title)))
            sub.setValue(nil, forKey: "title")
            let label = "outlet" as NSString
            print(AuthorNames.shared.set(label, for: "label", in: sub), sub.label ?? "nil", sub.title ?? "nil")
            print(AuthorNames.shared.set(label, for: "missing", in: sub), AuthorNames.shared.perform("shared", on: Sub.self))
            UserDefaults.standard.setValue(3, forKey: "three")
            print(UserDefaults.standard.value(forKey: "three") ?? "nil")
            sub.perform(#selector(Sub.tapped), with: nil, afterDelay: 0.01)
            sub.perform(Selector("fail"), with: nil, afterDelay: 0.01)
            NSObject.cancelPreviousPerformRequests(withTarget: sub, selector: Selector("fail"), object: nil)
            Timer.scheduledTimer(
                timeInterval: 0.05, target: sub, selector: #selector(sub.fire), userInfo: "info", repeats: true)
            while !isDone { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
            """#
        ])
        #expect(
            run.lines == [
                "hidden ping", "abab", "true false", "tapped", "4.0 now setTitle:", "true outlet nil", "false true",
                "3",
                "tapped", "fired info on true",
            ]
        )
    }

    @Test(
        "Nested, private, generic and isolated classes, extensions elsewhere and conditions",
        arguments: [
            ["-swift-version", "5"], ["-swift-version", "6"],
            ["-swift-version", "6", "-default-isolation", "MainActor"],
        ]
    )
    func kinds(arguments: [String]) async throws {
        let run = try await AuthorProgram.output(
            [
                "main.swift": #"""
                import Foundation

                struct Outer {
                    private class Base: NSObject {
                        private enum Kind { case a }
                        @objc private func hidden() { print("hidden \(Kind.a)") }
                    }
                    private final class Inner: Base {
                        @objc fileprivate func shown(kind: NSNumber) { print("shown \(kind)") }
                    }
                    func run() {
                        let inner = Inner()
                        inner.perform(Selector(("hidden")))
                        inner.perform(#selector(Inner.shown), with: 7)
                    }
                }
                class Generic<Element>: NSObject {
                    var elements: [Element] = []
                    @objc func count() -> Int { elements.count }
                }
                class Plain: NSObject {
                    #if DEBUG
                    @objc func mode() { print("debug") }
                    #elseif os(iOS)
                    @objc func mode() { print("phone") }
                    #else
                    @objc func mode() { print("neither") }
                    #endif
                    @objc func over(_ text: String) { print("text \(text)") }
                    @objc(overNumber:) func over(_ number: Int) { print("number \(number)") }
                    @available(*, deprecated) @objc func old() { print("old") }
                }
                @MainActor class Isolated: NSObject {
                    @IBOutlet private weak var view: NSObject?
                    @objc private func tap(_ sender: Any?, event: NSObject!) { print("tap", sender ?? "nil", event ?? "nil") }
                    func run() {
                        perform(#selector(tap(_:event:)), with: nil)
                        print(AuthorNames.shared.set(self, for: "view", in: self), view === self)
                        view = nil
                    }
                }

                Outer().run()
                let generic = Generic<String>()
                generic.elements = ["a", "b"]
                print(generic.perform(#selector(Generic<String>.count)).takeUnretainedValue())
                let plain = Plain()
                for name in ["mode", "old", "here"] { plain.perform(Selector(name)) }
                plain.perform(Selector("over:"), with: "x")
                plain.perform(Selector("overNumber:"), with: 1)
                MainActor.assumeIsolated { Isolated().run() }
                """#,
                "Elsewhere.swift": #"""
                import Foundation

                extension Plain { @objc func here() { print("here") } }
                extension NSObject { @objc func everywhere(_ note: Notification) { print("everywhere") } }
                @objc protocol Delegate { func done() }
                class Holder { weak var delegate: Delegate? }
                #if canImport(CoreData)
                extension Missing { @objc func nothing() {} }
                #endif
                """#,
            ],
            arguments: arguments
        )
        #expect(
            run.lines == [
                "hidden a", "shown 7", "2", "phone", "old", "here", "text x", "number 1", "tap nil nil", "true true",
            ]
        )
    }

    @Test("A private class in a type may take what a private name in the same type stands for")
    func privateNames() async throws {
        let run = try await AuthorProgram.output([
            "Timer.swift": """
            import Foundation
            enum Clocks {
                private typealias Parent = Clock
                private final class Inner: NSObject {
                    private let parent: Parent
                    init(_ parent: Parent) { self.parent = parent }
                    override var description: String { parent.name }
                    @objc func tick() { print("tick") }
                }
                static func made() -> NSObject { Inner(Clock(name: "a clock")) }
            }
            struct Clock { let name: String }
            """,
            "main.swift": "let clock = Clocks.made()\nprint(clock)\nclock.perform(Selector((\"tick\")))",
        ])
        #expect(run.lines == ["a clock", "tick"])
    }

    @Test("Errors name the author's path, line and column, and show the author's line")
    func errors() async throws {
        let program = try AuthorProgram([
            "View.swift": #"""
            import Foundation

            class View: NSObject {
                @IBOutlet weak var label: NSString! /* 到账 */
                @objc(go:) private func go(_ sender: Any) { NotificationCenter.default.addObserver(self, selector: #selector(go), name: nil, object: 到账) }
            }
            """#
        ])
        defer { program.remove() }
        let run = try await program.compile(arguments: ["-parse-as-library"])
        #expect(run.status != 0)
        let line = try #require(program.module.sources.first?.text.split(separator: "\n").dropFirst(3).first)
        let column = try #require(line.utf8.firstRange(of: Array("到账)".utf8)))
        #expect(
            run.output.hasPrefix(
                "\(program.path("View.swift")):5:\(line.utf8.distance(from: line.startIndex, to: column.lowerBound) + 1): error: "
            )
        )
        #expect(run.output.contains("@objc(go:) private func go(_ sender: Any)"))
        #expect(run.output.contains("#selector(go)"))
        #expect(!run.output.contains("copies") && !run.output.contains("__AuthorTables"))
    }

    @Test("A crash names the class and the selector, and the stack the author's line")
    func crashes() async throws {
        let run = try await AuthorProgram.output(
            [
                "main.swift": #"""
                import Foundation

                class 通知: NSObject {
                    @objc func tick(_ timer: Timer) {}
                }
                let object = 通知()
                object.perform(Selector("tock:"), with: 1)
                """#
            ],
            module: "音"
        )
        #expect(run.status != 0)
        #expect(
            run.lines.first?.hasSuffix("Fatal error: -[音.通知 tock:]: unrecognized selector sent to instance") == true
        )
        #expect(run.output.contains("/main.swift:7:8"))
        let wrong = try await AuthorProgram.output([
            "main.swift": #"""
            import Foundation
            class A: NSObject { @objc func tick(_ timer: Timer) {} }
            A().perform(#selector(A.tick), with: "text")
            """#
        ])
        #expect(
            wrong.lines.first?.hasSuffix(
                "-[Author.A tick:]: argument 1 is a value of type String, but the method takes Timer"
            ) == true
        )
    }

    @Test("A module whose names have words in common with the table's finds it; an optimized build keeps it")
    func discovery() async throws {
        let files = [
            "main.swift": #"""
            import Foundation
            class AuthorTables: NSObject { @objc func tick() { print("tick") } }
            AuthorTables().perform(Selector("tick"))
            """#
        ]
        #expect(try await AuthorProgram.output(files, module: "AuthorTablesAuthor").lines == ["tick"])
        #expect(try await AuthorProgram.output(files, module: "_9通知", arguments: ["-O", "-wmo"]).lines == ["tick"])
    }

    @Test("Foundation's parts that are missing on Linux")
    func foundation() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": #"""
            import Foundation

            nonisolated(unsafe) var key: UInt8 = 0
            final class Noisy { deinit { print("gone") } }
            var owner: NSObject? = NSObject()
            if let owner {
                objc_setAssociatedObject(owner, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                print(objc_getAssociatedObject(owner, &key) ?? "nil", objc_getAssociatedObject(NSObject(), &key) ?? "nil")
                objc_setAssociatedObject(owner, &key, Noisy(), .OBJC_ASSOCIATION_RETAIN)
            }
            owner = nil
            objc_setAssociatedObject(NSObject(), &key, 1, .OBJC_ASSOCIATION_RETAIN)

            let activity = NSUserActivity(activityType: "a.b")
            activity.addUserInfoEntries(from: ["k": 1])
            print(activity.activityType, activity.userInfo?["k"] ?? "nil")
            """#
        ])
        #expect(
            run.lines == [
                "value nil", "gone", "a.b 1",
            ]
        )
    }

    @Test("Deprecated and unavailable members make no noise")
    func availability() async throws {
        let run = try await AuthorProgram.output([
            "main.swift": #"""
            import Foundation

            @available(*, deprecated) class Old: NSObject {
                @objc func one() { print("one") }
                @objc @available(*, unavailable) func two() {}
            }
            class New: NSObject {
                @available(*, deprecated, message: "use two") @objc func one() { print("new one") }
                @objc var three: Int { get async { 3 } }
                @objc func four() async {}
                @available(swift, obsoleted: 1.0) @objc(five) func _five() {}
            }
            New().perform(Selector("one"))
            print(New().responds(to: Selector("three")), New().responds(to: Selector("four")))
            """#
        ])
        #expect(run.lines == ["new one", "false false"])
    }
}

/// Table cells, whose classes a table knows by their types alone.
@Suite struct CellMakerTests {
    private func makers(_ source: String, of name: String = "initWithStyle:reuseIdentifier:") -> [String] {
        SourceRewriter.rewrite(source: source, fileName: "Cells.swift").text.split(separator: "\n")
            .filter { $0.contains(name) }
            .compactMap { $0.split(separator: " where self == ").last?.split(separator: ".").first.map(String.init) }
    }

    @Test("A class that has or inherits init(style:reuseIdentifier:) can be made by its name; another cannot")
    func inherited() {
        let source = """
            class A: UITableViewCell { override init(style: Style, reuseIdentifier: String?) {}; required init?(coder: NSCoder) {} }
            class B: A { let label = UILabel() }
            class C: A { init(model: Int) {} }
            class D: UITableViewCell {}
            class E: UITableViewCell { private init(style: Style, reuseIdentifier: String?) {} }
            """
        #expect(makers(source) == ["A", "B"])
    }
    @Test("Collection cells are made by their frame, views of sections by their identifier; other views are not")
    func collections() {
        let source = """
            class A: UICollectionViewCell { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }
            class B: A {}
            class C: UIView { override init(frame: CGRect) {} }
            class D: UITableViewHeaderFooterView { override init(reuseIdentifier: String?) {} }
            """
        #expect(makers(source, of: "initWithFrame:") == ["A", "B"])
        #expect(makers(source, of: "initWithReuseIdentifier:") == ["D"])
    }
}
