import SourceRewriter
import Testing

@Suite struct SelectorTests {
    /// The Objective-C names of the selectors of the first file, in order.
    private func names(_ sources: String...) -> [String] {
        let files = sources.enumerated().map { AuthorSource(path: "\($0.offset).swift", text: $0.element) }
        return SourceRewriter.rewrite(files).sources[0].text.split(separator: "\n")
            .filter { $0.hasPrefix("nonisolated fileprivate var _sel") }
            .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }

    @Test(
        "Names are those that Swift gives on Apple's platforms",
        arguments: [
            ("tick()", "tick"), ("tick(_ t: Timer)", "tick:"), ("update(animated: Bool)", "updateWithAnimated:"),
            ("move(to: Int, by: Int)", "moveTo:by:"), ("moveTo(point: Int)", "moveToPoint:"),
            ("a(_ x: Int, _ y: Int)", "a::"),
            ("load(fromURL: Any)", "loadFromURL:"), ("pick(_ p: Any, didSelect: Any)", "pick:didSelect:"),
            ("show(format: Any)", "showWithFormat:"), ("load() throws", "loadAndReturnError:"),
            ("save(_ x: Any) throws", "save:error:"), ("到账()", "到账"), ("`default`()", "default"),
        ]
    )
    func objectiveCNames(method: String, expected: String) {
        let base = method.prefix { $0 != "(" }
        #expect(names("class A: NSObject { @objc func \(method) {}; let s = #selector(\(base)) }") == [expected])
    }

    @Test(
        "Every way to write a selector names the method",
        arguments: [
            "tick(_:)", "tick", "self.tick", "Self.tick(_:)", "A.tick(_:)", "tick(_:) as (A) -> (Any) -> Void",
            "(tick(_:))", "A.tick as (A) -> (Any) -> Void", "Outer.A.tick(_:)", "\n  tick(\n _:)\n",
        ]
    )
    func spellings(expression: String) {
        let source =
            "class Outer { class A: NSObject { @objc(now:) func tick(_ x: Any) {}; func f() { g(#selector(\(expression))) } } }"
        _ = rewrittenLines(source)
        #expect(names(source) == ["now:"])
    }

    @Test("Types choose among methods of one name")
    func types() {
        let methods = "@objc(one:) func tick(_ a: Any) {}; @objc(two:) func tick(_ a: Int) {}"
        let uses = "#selector(tick(_:) as (A) -> (Int) -> Void), #selector(tick(_:) as (Any) -> Void)"
        #expect(names("class A: NSObject { \(methods); func f() { g(\(uses)) } }") == ["two:", "one:"])
    }

    @Test("A selector finds methods of other files, superclasses and extensions")
    func otherFiles() {
        #expect(
            names(
                "class B: A { func f() { g(#selector(one), #selector(two), #selector(B.three), #selector(Other.four)) } }",
                "class A: NSObject { @objc(uno) func one() {} }\nextension A { @objc func two(x: Int) {} }",
                "extension B { @objc(tre:) func three(_ x: Int) {} }\nclass Other: NSObject { @objc func four(_: Int, _: Int) {} }"
            ) == ["uno", "twoWithX:", "tre:", "four::"]
        )
    }

    @Test("A method that Objective-C does not see is not meant where there is one that it does")
    func seen() {
        #expect(
            names(
                "class A { @objc private func clear() {}; func f() { g(#selector(clear)) } }\n"
                    + "extension A { private func clear<T>(_ all: [T]) {} }"
            ) == ["clear"]
        )
    }

    @Test("An override is called what it overrides")
    func overrides() {
        #expect(
            names(
                "class B: A { override func one() {}; func f() { g(#selector(one)) } }",
                "class A: NSObject { @objc(uno) func one() {} }"
            ) == ["uno"]
        )
    }

    @Test("A method of a framework is named by what is written; an author's extension of its classes is found")
    func frameworks() {
        #expect(names("let s = #selector(UIView.endEditing(_:))") == ["endEditing:"])
        // Two classes of the author's that are called otherwise by the Objective-C runtime do not matter.
        #expect(
            names(
                "class B: NSObject { @objc func ring(_ a: Any) {}\nlet s = #selector(BellDelegate.ring(_:)) }",
                "class A: NSObject { @objc(Ring:) func ring(_ a: Any) {} }"
            )
                == ["ring:"]
        )
        #expect(
            names(
                "class C: UIViewController { func f() { g(#selector(hide)) } }",
                "extension UIViewController { @objc func hide(_ s: Any) {} }"
            )
                == ["hide:"]
        )
    }

    @Test("A method of a variable is found by its name")
    func variables() {
        #expect(names("class A: NSObject { @objc func tap(_ s: Any) {} }\nlet s = #selector(view.a.tap)") == ["tap:"])
    }

    @Test("Getters and setters")
    func accessors() {
        #expect(
            names(
                "class A: NSObject { @objc var title = \"\"; @objc(isOn) var on = true; func f() { g(#selector(getter: title), #selector(setter: A.title), #selector(getter: on)) } }"
            )
                == ["title", "setTitle:", "isOn"]
        )
    }

    @Test(
        "Key paths are strings",
        arguments: [
            ("#keyPath(name)", "\"name\""), ("#keyPath(Person.address.street)", "\"address.street\""),
            ("#keyPath(Outer.Person.name)", "\"name\""), ("#keyPath(self.name)", "\"name\""),
        ]
    )
    func keyPaths(expression: String, expected: String) {
        #expect(rewrittenLines("let k = \(expression)")[0].hasPrefix("let k = \(expected)  "))
    }

    @Test("What cannot work is told once: where, what, what to do")
    func unsupported() {
        #expect(
            diagnostics("@objc protocol P {\n    @objc optional subscript(i: Int) -> Int { get }\n}").first?.hasPrefix(
                "0.swift:2:11: error: an optional requirement of this kind needs the Objective-C runtime; make it"
            ) == true
        )
        #expect(
            diagnostics("/* 到 */ let s = #selector(1 + 1)").first?.hasPrefix(
                "0.swift:1:19: error: #selector names a method"
            ) == true
        )
    }

    @Test("What is in a condition may be left out by the compiler, and is no error")
    func unsupportedInConditions() {
        let told = diagnostics("#if FLAG\n@objc protocol P {\n    @objc optional func f()\n}\n#endif")
        #expect(told.first?.hasPrefix("0.swift:3:11: note: an optional requirement") == true)
    }

    @Test("Selectors that are ambiguous, async or not @objc are told")
    func questionable() {
        #expect(
            diagnostics("class A: NSObject { @objc func a() {}; @objc func a(x: Int) {}; let s = #selector(a) }").first?
                .contains(
                    "error: 'a' may be any of a, aWithX:; write its argument labels"
                ) == true
        )
        #expect(
            diagnostics("class A: NSObject { @objc func a() async {}; let s = #selector(a) }").first?.contains(
                "error: 'a' is async"
            ) == true
        )
        #expect(
            diagnostics("class A: NSObject { func a() {}; let s = #selector(a) }").first?.contains(
                "warning: 'a' is not @objc"
            ) == true
        )
        #expect(diagnostics("@objcMembers class A: NSObject { func a() {}; let s = #selector(a) }").isEmpty)
        #expect(
            diagnostics("class A: NSObject {}\n@objc extension A { func a() {}; func f() { g(#selector(a)) } }").isEmpty
        )
    }

    @Test("A class in a function cannot be called by name, which is told")
    func localClasses() {
        #expect(
            diagnostics("func f() {\n    class A: NSObject { @objc func a() {} }\n}").first?.hasPrefix(
                "0.swift:2:5: warning: class 'A' is declared in a function"
            ) == true
        )
    }
}
