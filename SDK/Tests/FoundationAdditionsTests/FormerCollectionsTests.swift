import Foundation
import FoundationAdditions
import Testing

/// Collections, scanners and addresses as authors of before have them.
@Suite(.timeLimit(.minutes(1))) struct FormerCollectionsTests {
    @Test func `a key that is said to be copied is found again`() {
        let kept = NSMutableDictionary()
        kept.setObject("Ada", forKey: "name" as any NSCopying)
        kept.setObject(1, forKey: "age")
        #expect(kept["name"] as? String == "Ada" && kept.count == 2)
    }

    @Test func `a scanner hands out what it found as an object`() {
        let scanner = Scanner(string: "<b>bold")
        var text: NSString?
        #expect(scanner.scanString("<", into: &text) && text == "<")
        #expect(scanner.scanUpTo(">", into: &text) && text == "b")
        #expect(!scanner.scanCharacters(from: .decimalDigits, into: &text) && text == "b")
        var word: String?
        _ = scanner.scanString(">")
        word = scanner.scanUpToCharacters(from: .decimalDigits)
        #expect(word == "bold")
    }

    @Test func `an address may be made with its length`() {
        let address = sockaddr_in(
            sin_len: 0,
            sin_family: 0,
            sin_port: 80,
            sin_addr: in_addr(s_addr: 7),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0)
        )
        #expect(address.sin_port == 80 && address.sin_addr.s_addr == 7 && address.sin_len == 16)
        #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    }

    @Test func `a name of Core Foundation is a UUID, and a dictionary says whether it has a value`() throws {
        let name = CFUUIDCreateString(nil, CFUUIDCreate(nil)) as String
        #expect(UUID(uuidString: name) != nil && CFUUIDCreateFromString(nil, "none") == nil)
        let (key, missing) = ("size" as NSString, "none" as NSString)
        let kept = NSDictionary(dictionary: ["size": NSNumber(value: 3)])
        var found: UnsafeRawPointer?
        #expect(!CFDictionaryGetValueIfPresent(kept, Unmanaged.passUnretained(missing).toOpaque(), &found))
        #expect(CFDictionaryGetValueIfPresent(kept, Unmanaged.passUnretained(key).toOpaque(), &found))
        let value = try Unmanaged<AnyObject>.fromOpaque(#require(found)).takeUnretainedValue()
        #expect((value as? NSNumber)?.intValue == 3)
    }
}
