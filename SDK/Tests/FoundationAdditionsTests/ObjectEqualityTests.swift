import Foundation
import FoundationAdditions
import Testing

@Suite(.timeLimit(.minutes(1))) struct ObjectEqualityTests {
    init() { ObjectEquality.repair() }

    private static let key = NSAttributedString.Key("key")
    private static let other = NSAttributedString.Key("other")

    /// Its bits are those that Foundation looks for a type in.
    private final class Value: NSObject {
        let number: UInt
        init(_ number: UInt) { self.number = number }
        override func isEqual(_ object: Any?) -> Bool { (object as? Value)?.number == number }
        override var hash: Int { Int(number) }
    }

    private final class Bare: NSObject {}

    @Test func `it is this Foundation that is repaired`() { #expect(ObjectEquality.repair()) }

    @Test(arguments: [UInt(0), 1, 255, 256, 0x3FF00, UInt((1.0).bitPattern), .max])
    func `ranges that meet may have any objects as attributes`(number: UInt) {
        let text = NSMutableAttributedString(string: "abcdef")
        text.addAttribute(Self.key, value: Value(number), range: NSRange(location: 0, length: 3))
        text.addAttribute(Self.key, value: Value(0), range: NSRange(location: 3, length: 2))
        text.addAttribute(Self.key, value: Value(number), range: NSRange(location: 5, length: 1))
        text.append(NSAttributedString(string: "gh", attributes: [Self.key: Value(number)]))
        text.setAttributes([Self.key: Bare()], range: NSRange(location: 1, length: 1))
        text.deleteCharacters(in: NSRange(location: 1, length: 1))
        let found = (0..<text.length).map { (text.attribute(Self.key, at: $0, effectiveRange: nil) as? Value)?.number }
        #expect(found == [number, number, 0, 0, number, number, number])
    }

    @Test func `equal attributes of ranges that meet are one range`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [Self.key: Value(0)])
        text.append(NSAttributedString(string: "cd", attributes: [Self.key: Value(0)]))
        var range = NSRange()
        _ = text.attribute(Self.key, at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 4))
        text.append(NSAttributedString(string: "ef", attributes: [Self.key: Bare(), Self.other: Value(0)]))
        _ = text.attribute(Self.key, at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 4))
    }
}
