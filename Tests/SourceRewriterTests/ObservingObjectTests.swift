import Foundation
import SourceRewriter
import Testing

/// Objects that watch by name, and names of Foundation's that are of another module here.
@Suite(.timeLimit(.minutes(5))) struct ObservingObjectTests {
    @Test("An NSObject that hears of properties says so, and asks no superclass")
    func observing() {
        let source = """
            class Watch: NSObject, Told {
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    guard keyPath == "rate" else { return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
                }
            }
            class Screen: UIViewController {
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
                }
            }
            """
        let text = SourceRewriter.rewrite(source: source, fileName: "a.swift").text
        let lines = text.split(separator: "\n")
        #expect(!lines[1].contains("override") && lines[1].contains("func observeValue(forKeyPath keyPath: String?"))
        #expect(lines[2].contains("return ()") && !lines[2].contains("super"))
        #expect(lines[6].contains("override func") && lines[7].contains("super.observeValue"))
        #expect(lines.last == "extension Watch: KeyValueObserver {}" && !text.contains("extension Screen"))
    }

    @Test("The first class of several that hear of properties says so, whatever it inherits from")
    func inherited() {
        let text = SourceRewriter.rewrite(
            source: """
                class Step: Operation {
                    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { super.automaticallyNotifiesObservers(forKey: key) }
                }
                class Last: Step {
                    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
                    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { ["a"] }
                }
                class Card: UIView {
                    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
                }
                """,
            fileName: "a.swift"
        ).text
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines[1].hasPrefix("class func automatically") && lines[1].contains("{ true "))
        #expect(lines[4].hasPrefix("override class func") && lines[5].hasPrefix("class func keyPaths"))
        #expect(lines[8].hasPrefix("class func"))
        #expect(
            Set(lines.suffix(3)) == [
                "extension Step: KeyValueNotifying {}", "extension Last: KeyValueDepending {}",
                "extension Card: KeyValueNotifying {}",
            ]
        )
    }

    @Test(
        "A dynamic property tells of its changes, on its line",
        arguments: [
            ("dynamic var a = 1", "dynamic var a = 1 { willSet { W } didSet { D } }"),
            ("dynamic private(set) var a: Int?", "dynamic private(set) var a: Int? { willSet { W } didSet { D } }"),
            ("dynamic var a = 1 { didSet { f() } }", "dynamic var a = 1 { willSet { W } didSet { defer { D }; f() } }"),
            (
                "dynamic var a = 1 { willSet(b) { f() } }",
                "dynamic var a = 1 { didSet { D } willSet(b) { W; f() } }"
            ),
            (
                "dynamic var a: Int { get { 1 } set { f() } }",
                "dynamic var a: Int { get { 1 } set { W; defer { D }; f() } }"
            ),
            ("dynamic var a: Int { 1 }", "dynamic var a: Int { 1 }"),
            ("override dynamic var a: Int { didSet { f() } }", "override dynamic var a: Int { didSet { f() } }"),
            ("var a = 1", "var a = 1"),
        ]
    )
    func telling(property: String, expected: String) {
        let text = SourceRewriter.rewrite(source: "class A: NSObject {\n\(property)\n}", fileName: "a.swift").text
        let lines = text.split(separator: "\n")
        let line = lines[1].replacingOccurrences(of: "AuthorRuntime.keyWillChange(self, \"a\")", with: "W")
        #expect(line.replacingOccurrences(of: "AuthorRuntime.keyDidChange(self, \"a\")", with: "D") == expected)
    }

    @Test("The table of a class has the key paths of what can be observed by them")
    func keyPaths() {
        let source = "class A: NSObject {\n@objc dynamic var a = 1\n@objc var b = 2\n}"
        let text = SourceRewriter.rewrite(source: source, fileName: "a.swift").text
        #expect(text.contains("case \"__keyPaths\" where self == A.self: "))
        #expect(text.contains("[\\A.a: \"a\"] as [AnyKeyPath: String]"))
    }

    @Test("Loads that are named as Foundation's are found")
    func networking() {
        let source = """
            let session: Foundation.URLSession = Foundation.URLSession(configuration: .default)
            let done = Foundation.URLSession.ResponseDisposition.allow
            let date = Foundation.Date()
            let progress = Progress()
            """
        let lines = SourceRewriter.rewrite(source: source, fileName: "a.swift").text.split(separator: "\n")
        #expect(
            lines[0]
                == "let session: FoundationNetworking.URLSession = FoundationNetworking.URLSession(configuration: .default)"
        )
        #expect(lines[1] == "let done = FoundationNetworking.URLSession.ResponseDisposition.allow")
        #expect(lines[2] == "let date = Foundation.Date()" && lines[3] == "let progress = Progress(totalUnitCount: 0)")
    }
}
