import Testing

@testable import SourceRewriter

/// Forms that stand on the Objective-C runtime and only have to compile.
@Suite struct ObjectiveCFormTests {
    @Test("Conventions of functions that take objects are left out, those of C's stay")
    func conventions() {
        let text = rewritten(
            """
            typealias Dismiss = @convention(c) (AnyObject, Selector, Bool) -> Void
            typealias Block = @convention(block) (String) -> Void
            typealias Compare = @convention(c) (Int32, Int32) -> Int32
            """
        )
        let lines = text.split(separator: "\n").map { $0.filter { $0 != " " } }
        #expect(lines[0] == "typealiasDismiss=(AnyObject,Selector,Bool)->Void")
        #expect(lines[1] == "typealiasBlock=(String)->Void")
        #expect(lines[2] == "typealiasCompare=@convention(c)(Int32,Int32)->Int32")
    }

    @Test("A property that is unavailable may be any of an @objc protocol's kind")
    func unavailableKinds() {
        let text = rewritten(
            """
            @available(*, unavailable, renamed: "chime") var bell: (some Chime)? { chime }
            @available(*, deprecated) var old: some Chime { chime }
            """
        )
        #expect(text.contains("var bell: (any Chime)?") && text.contains("var old: some Chime"))
    }

    @Test("Forwarding is told of, and overrides nothing")
    func forwarding() {
        let source = "class Proxy: NSObject { override func forwardingTarget(for selector: Selector!) -> Any? { nil } }"
        let rewritten = SourceRewriter.rewrite(source: source, fileName: "a.swift")
        #expect(!rewritten.text.contains("override") && rewritten.diagnostics.map(\.line) == [1])
    }

    @Test("The name of a module that UIKit exports imports it")
    func qualifiedNames() {
        let source = "import UIKit\nlet rate = CoreGraphics.log(0.5)"
        #expect(SourceRewriter.rewrite(source: source, fileName: "a.swift").imports == ["UIKit", "CoreGraphics"])
        #expect(SourceRewriter.rewrite(source: "import UIKit", fileName: "a.swift").imports == ["UIKit"])
    }

    @Test("abs in an extension of CGFloat is Swift's")
    func hiddenFunctions() {
        let text = rewritten(
            "extension CGFloat { func from(_ a: CGFloat) -> CGFloat { abs(a - self) } }\nlet b = abs(-1)"
        )
        #expect(text.contains("{ Swift.abs(a - self) }") && text.contains("b = abs(-1)"))
    }

    private func rewritten(_ source: String) -> String {
        SourceRewriter.rewrite(source: source, fileName: "a.swift").text
    }
}
