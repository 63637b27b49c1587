import SourceRewriter
import Testing

@Suite struct AttributeTests {
    @Test(
        "Attributes of the Objective-C runtime become blanks",
        arguments: [
            ("@objc func a() {}", "      func a() {}"),
            ("@objc(tick:) private func a(_ x: Any) {}", "             private func a(_ x: Any) {}"),
            ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
            ("@objc lazy var x = 1", "      lazy var x = 1"),
            ("@IBAction func go() {}", "          func go() {}"),
            ("@IBInspectable var x = 1", "@IBInspectable var x = 1"),
            ("@objc\tfunc a() {}", "     \tfunc a() {}"),
            ("var a: Int { @objc(getA) get { 1 } }", "var a: Int {             get { 1 } }"),
        ]
    )
    func members(member: String, expected: String) {
        #expect(rewrittenLines("class A: NSObject {\n\(member)\n}")[1] == expected)
    }

    @Test("@objc and @objcMembers before types and extensions become blanks")
    func types() {
        let lines = rewrittenLines(
            "@objcMembers class A: NSObject {}\n@objc(B) enum B: Int { case b }\n@objc extension A {}"
        )
        #expect(lines[0] == "             class A: NSObject {}")
        #expect(lines[1] == "         enum B: Int { case b }")
        #expect(lines[2] == "      extension A {}")
    }

    @Test("What only looks like an attribute or a selector is left alone")
    func lookalikes() {
        let source = """
            // @objc func a() #selector(b)
            /* @IBOutlet /* @objc */ */
            let text = "@objc #selector(x) \\(1) 🎉"
            let raw = #"@objc #selector(x)"#
            let long = \"\"\"
                @objc #keyPath(a.b) #if os(iOS)
                \"\"\"
            """
        #expect(rewrittenLines(source).joined(separator: "\n") == source)
        #expect(!SourceRewriter.rewrite(source: source, fileName: "a.swift").isChanged)
    }

    @Test("Columns count bytes: wide characters before and in what is changed keep them")
    func wideCharacters() {
        let lines = rewrittenLines(
            "class A: NSObject {\n/* 支付宝🎉 */ @objc /* 到账 */ func 到账() {}; let s = #selector(到账)\n}"
        )
        #expect(lines[1].hasPrefix("/* 支付宝🎉 */       /* 到账 */ func 到账() {}; let s = _sel1"))
    }

    @Test(
        "A protocol of Objective-C stays one of classes",
        arguments: [
            ("@objc protocol P {\n}", "      protocol P: AnyObject {"),
            ("@objc protocol P: Q {\n}", "      protocol P: Q, AnyObject {"),
            ("@objc protocol P: NSObjectProtocol {\n}", "      protocol P: NSObjectProtocol {"),
        ]
    )
    func protocols(source: String, expected: String) {
        let text = SourceRewriter.rewrite(source: source, fileName: "a.swift").text
        #expect(text.split(separator: "\n").first.map(String.init) == expected)
    }

    @Test("@UIApplicationMain is @main")
    func main() {
        #expect(
            rewrittenLines("@UIApplicationMain class D: UIResponder {}")[0]
                == "@main              class D: UIResponder {}"
        )
    }

    @Test("os(Linux) is false where it would take members away, and true elsewhere")
    func emptyLinuxClauses() {
        let lines = rewrittenLines(
            "extension [Int] {\n    #if os(Linux) || os(Windows)\n    // None.\n    #else\n    var sum: Int { reduce(0, +) }\n"
                + "    #endif\n}\nstruct A {\n    #if os(Linux)\n    var a = 1\n    #endif\n}\n#if os(Linux)\n#else\nimport B\n#endif"
        )
        #expect(lines[1] == "    #if false     || os(Windows)")
        #expect(lines[8] == "    #if os(Linux)" && lines[12] == "#if os(Linux)")
    }

    @Test("os(iOS) is true, in other conditions too, and other systems are left alone")
    func platform() {
        let lines = rewrittenLines("#if os(iOS) && !os(macOS)\n#elseif canImport(UIKit) || os(iOS)\n#endif\n// os(iOS)")
        #expect(lines[0] == "#if true    && !os(macOS)")
        #expect(lines[1] == "#elseif canImport(UIKit) || true   ")
        #expect(lines[3] == "// os(iOS)")
    }

    @Test("The side for Linux is taken where a phone's uses what Linux has in another form")
    func formsOfDarwin() {
        let lines = rewrittenLines(
            "#if os(macOS) || os(iOS)\nlet a = funopen(b, nil, nil, nil, nil)\n#else\nlet a = fopencookie()\n#endif\n"
                + "#if os(iOS)\nlet c = funopen(b, nil, nil, nil, nil)\n#endif\n"
                + "#if os(iOS)\nlet d = libm_exp10(1)\n#endif\n"
                + "#if os(macOS) || canImport(UIKit)\nlet e = f.st_mtimespec\n#else\nlet e = f.st_mtim\n#endif"
        )
        #expect(lines[0] == "#if os(macOS) || false  ")
        #expect(lines[5] == "#if true   " && lines[8] == "#if false  ")
        #expect(lines[11] == "#if os(macOS) || false           ")
    }

    @Test("A type of the file's own is not Foundation's of that name")
    func ownTypes() {
        let own = "class Fetch {\n    class Progress {}\n    let progress = Progress()\n}"
        #expect(SourceRewriter.rewrite(source: own, fileName: "a.swift").text.contains("= Progress()\n"))
        let others = SourceRewriter.rewrite(source: "let progress = Progress()", fileName: "a.swift").text
        #expect(others.contains("Progress(totalUnitCount: 0)"))
        let alike = "class TimerModel {\n    var timer = Timer()\n}"
        #expect(SourceRewriter.rewrite(source: alike, fileName: "a.swift").text.contains("Timer(timeInterval: 0"))
    }

    @Test("Streams of C that code of Swift 6 may not name have names of their own")
    func standardStreams() {
        let text = "fputs(\"a\", stderr)\nfflush(stdout)\nrun(stderr)\nlet stderr = Pipe()"
        let lines = SourceRewriter.rewrite(source: text, fileName: "a.swift").text.split(separator: "\n")
        #expect(lines[0] == "fputs(\"a\", phone_stderr)" && lines[1] == "fflush(phone_stdout)")
        #expect(lines[2] == "run(stderr)" && lines[3] == "let stderr = Pipe()")
    }

    @Test("Overrides of formatters that Foundation on Linux does not know are methods of their own")
    func formatters() {
        let text =
            "class A: Formatter {\n    override func getObjectValue(_ o: P?, for s: String, errorDescription e: E?) "
            + "-> Bool { false }\n    override func string(for o: Any?) -> String? { nil }\n}\n"
            + "extension A {\n    override func isPartialStringValid(_ p: P, newEditingString n: N?, errorDescription e: E?) "
            + "-> Bool { true }\n}\nextension B {\n    override open func getObjectValue(_ o: P?, for s: String, "
            + "errorDescription e: E?) -> Bool { true }\n}"
        let lines = rewrittenLines(text)
        #expect(lines[8].hasPrefix("             open func getObjectValue"))
        #expect(lines[1].hasPrefix("             func getObjectValue"))
        #expect(lines[2].contains("override func string"))
        #expect(lines[0] == "class A: Formatter {" && lines[5].hasPrefix("             func isPartialStringValid"))
    }

    @Test("Windows line ends stay")
    func carriageReturns() {
        let text = SourceRewriter.rewrite(source: "class A {\r\n@objc\r\nfunc a() {}\r\n}\r\n", fileName: "a.swift")
            .text
        #expect(text.hasPrefix("class A {\r\n     \r\nfunc a() {}\r\n}\r\n"))
    }

    @Test("The name in @objc(Name) leads to the class")
    func classNames() {
        let module = SourceRewriter.rewrite([
            AuthorSource(path: "a.swift", text: "@objc(Service) class NotificationService: NSObject {}")
        ])
        #expect(module.classNames == ["Service": "NotificationService"])
    }
}
