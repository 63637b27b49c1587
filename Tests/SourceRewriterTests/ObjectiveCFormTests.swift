import Foundation
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

    @Test("A property that is an AnyObject somewhere is compared as the runtime would")
    func comparedProperties() {
        let text = rewritten(
            """
            class Note { var data: AnyObject? }
            class Chart { var data: NSString? }
            extension Note { func equals(_ other: Note) -> Bool { data?.isEqual(other.data) ?? false } }
            """
        )
        #expect(text.contains("{ AnyObjectMembers(data)?.isEqual(other.data) ?? false }"))
    }

    @Test("A delegate that is to be an object may be any of a protocol's kind")
    func delegateObjects() {
        let text = rewritten(
            """
            func install<Proxy: Standing>(_ one: Proxy.Delegate) where Proxy.View: Chime, Proxy.Delegate: AnyObject {}
            func keep<Proxy: Standing>(_ one: Proxy.Item) where Proxy.Item: AnyObject {}
            """
        )
        #expect(
            text.contains("where Proxy.View: Chime, Proxy.Delegate: Any ") && text.contains("Proxy.Item: AnyObject")
        )
    }

    @Test("What every object has, classes of Foundation's have that are no NSObject on Linux")
    func everyObject() {
        let protocols = "protocol Chiming {}\nprotocol Ringing { func ring() }\nprotocol Made { init() }\n"
        let text = rewritten(
            protocols + "extension NSObject: Chiming { }\nextension NSObject: Ringing { func ring() {} }\n"
                + "extension NSObject: Made {}\nextension NSObject: Identifiable {}"
        )
        #expect(text.contains("extension NSObject: Chiming { }; extension NotificationCenter: Chiming {}"))
        #expect(text.components(separatedBy: "NotificationCenter").count == 2)
    }

    @Test("A formatter that reads a part of a text says so")
    func rangedFormatters() {
        let text = rewritten(
            """
            class Euros: NumberFormatter {
                override func getObjectValue(_ a: P?, for b: String, range c: R?) throws {}
            }
            class Cents: Euros {
                override func getObjectValue(_ a: P?, for b: String, range c: R?) throws {}
            }
            """
        )
        #expect(text.components(separatedBy: "override").count == 2)
        #expect(text.hasSuffix("\nextension Euros: RangedFormatter {}\n"))
    }

    private func rewritten(_ source: String) -> String {
        SourceRewriter.rewrite(source: source, fileName: "a.swift").text
    }
}
